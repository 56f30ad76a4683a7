"""The drills in short: each promise is tried a few times, and a broken one is noticed."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError

from tests.drill.__main__ import BROKEN, DRILLS, HELD, LEFT_OUT, run
from tests.drill.drill import Drill, NotHeld, Place, hold
from tests.drill.people import Ledger, Player, Traveller
from tests.server.people import Viewer

SOON = {"kill", "takeover"}
"""what every change has to pass"""
MEASURED = {"hostile"}
"""on a machine that does nothing else: `run.py drill hostile`"""


@pytest.mark.parametrize(
    "drill",
    [
        pytest.param(drill, id=drill.name, marks=() if drill.name in SOON else pytest.mark.rare)
        for drill in DRILLS
        if drill.name not in MEASURED
    ],
)
def test_what_is_promised_holds(drill: Drill) -> None:
    try_out(drill, times=2 if drill.name.startswith("kill") else 1)  # where chance says when


@pytest.mark.rare
@pytest.mark.parametrize("drill", [drill for drill in DRILLS if drill.name.startswith("kill")], ids=lambda it: it.name)
def test_fifty_kills(drill: Drill) -> None:
    try_out(drill, times=50)


def try_out(drill: Drill, times: int) -> None:
    outcome, told = run(drill, times, seed=9)
    if outcome == LEFT_OUT:
        pytest.skip(told)
    assert outcome == HELD, told


def test_names_are_chosen_by() -> None:
    names = [drill.name for drill in DRILLS]
    assert len(set(names)) == len(names)
    assert set(names) > SOON


def test_a_promise_that_is_broken_is_told() -> None:
    async def broken(_: Place) -> str:
        hold(False, "it is not so")
        return "it is"

    async def impossible(_: Place) -> str:
        pytest.skip("not here")

    async def stands_still(_: Place) -> str:
        await asyncio.wait_for(asyncio.Event().wait(), 0.01)
        return "never"

    def told(work: object) -> tuple[str, str]:
        return run(Drill("one", "something", "everything", work), 1, 1)  # type: ignore[arg-type]

    assert told(broken) == (BROKEN, "it is not so")
    assert told(impossible) == (LEFT_OUT, "not here")
    outcome, where = told(stands_still)
    assert outcome == BROKEN
    assert "test_drill.py" in where
    assert "asyncio.Event().wait()" in where


def test_what_is_lost_or_made_after_all_is_noticed() -> None:
    ledger = Ledger(acknowledged={("t", "1"), ("t", "2")}, refused={("t", "3")})
    ledger.compare({("t", "1"), ("t", "2"), ("t", "4")})
    with pytest.raises(NotHeld, match="1 of 2 acknowledged decisions are lost"):
        ledger.compare({("t", "1")})
    with pytest.raises(NotHeld, match="1 refused decisions were made after all"):
        ledger.compare({("t", "1"), ("t", "2"), ("t", "3")})


def test_every_kind_of_trouble_counts() -> None:
    assert Ledger(acknowledged={("t", "1")}, returns=5).troubles == 0
    assert Ledger(refused={("t", "2")}, unknown=2, turned_away=4).troubles == 7


def test_a_table_that_is_closed_in_words_counts_as_trouble() -> None:
    over: dict[str, Any] = {
        "type": "welcome",
        "you": {},
        "table": {"status": "over"},
        "revision": "r",
        "chat": [],
        "updates": None,
    }
    lives = [[{"type": "closing"}], [], [over | {"view": {"version": 1, "result": {}}}]]

    class Socket:
        def __init__(self, told: list[dict[str, Any]]):
            self._told = told

        async def recv(self) -> str:
            if not self._told:
                raise ConnectionClosedError(None, None)
            return json.dumps(self._told.pop(0))

    class Gone(Traveller):
        def __init__(self) -> None:
            self.browser: Any = self

        def move_on(self) -> None:
            pass

        @asynccontextmanager
        async def at(self, *_: str, **__: Any) -> AsyncIterator[Viewer]:
            yield Viewer(Socket(lives.pop(0)))  # type: ignore[arg-type]

    ledger = Ledger()
    asyncio.run(Player(Gone(), "t", ledger, random.Random(1)).play())
    assert (ledger.returns, ledger.troubles) == (2, 1)


def test_a_place_is_its_own() -> None:
    seen: list[Place] = []

    async def look(place: Place) -> str:
        seen.append(place)
        hold(not any(place.folder.iterdir()), "somebody was here before")
        return "nothing"

    drill = Drill("look", "", "", look)
    assert [run(drill, 3, 1) for _ in range(2)] == [(HELD, "nothing")] * 2
    assert seen[0].folder != seen[1].folder
    assert not seen[0].folder.exists()
