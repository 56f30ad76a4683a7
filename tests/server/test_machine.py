"""A hypothesis state machine at a table: whatever people do, in whatever order, all views stay true."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from serai import Table
from serai.games import GAMES
from tests.server.people import PATIENCE, Browser, Viewer, is_over
from tests.server.serving import Serving, serving

T = TypeVar("T")
WHO = st.integers(0, 5)
"""one of two people, or of three"""

# Infinite numbers are no JSON: such a frame is garbage, and its refusal names no decision one could wait for.
finite = st.floats(allow_nan=False, allow_infinity=False)
junk = st.recursive(
    st.none() | st.booleans() | st.integers() | finite | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


class Tables(RuleBasedStateMachine):
    """Two people and a bot, or three people."""

    runner: asyncio.Runner
    server: Serving

    def __init__(self) -> None:
        super().__init__()
        self.browsers: list[Browser] = []
        self.viewers: dict[int, Viewer] = {}
        self.doors: dict[int, AsyncExitStack] = {}
        self.sent: list[tuple[int, str, dict[str, Any], int]] = []
        self.ended = False

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(asyncio.wait_for(work, PATIENCE))

    # --- what people do ---

    @initialize(game=st.sampled_from(GAMES), people=st.sampled_from([2, 3]))
    def open_table(self, game: str, people: int) -> None:
        self.do(self._open(game, people))

    async def _open(self, game: str, people: int) -> None:
        self.browsers = [self.server.browser() for _ in range(people)]
        seats = ["open", "open", "easy" if people == 2 else "open"]
        place = await self.browsers[0].make(game, name="Anna", access="public", seats=seats)
        self.table = place["table"]["id"]
        for name, browser in zip(("Ben", "Cleo"), self.browsers[1:], strict=False):
            await browser.post(f"/api/tables/{self.table}/join", {"name": name}, 200)
        await self.browsers[0].post(f"/api/tables/{self.table}/start", status=200)
        for seat in range(people):
            await self._enter(seat, None)

    async def _enter(self, seat: int, revision: str | None, view: Any = None) -> None:
        door = self.doors[seat] = AsyncExitStack()
        viewer = self.viewers[seat] = await door.enter_async_context(
            self.browsers[seat].at(self.table, **{"from": revision})
        )
        viewer.view = view
        await viewer.welcome()
        await viewer.started()

    @rule(who=WHO, choice=st.integers(0, 99))
    def decide(self, who: int, choice: int) -> None:
        seat = who % len(self.browsers)
        viewer = self.viewers[seat]
        if viewer.view["legal"]:
            legal = viewer.view["legal"]
            self.do(self._decide(seat, legal[choice % len(legal)]))

    async def _decide(self, seat: int, move: dict[str, Any]) -> None:
        viewer = self.viewers[seat]
        version = viewer.view["version"]
        answer = await viewer.act(move)
        if answer["type"] == "ack":
            assert not answer["again"]
            self.sent.append((seat, answer["id"], move, version))
        else:
            await viewer.until(lambda me: me.view["version"] > version)

    @rule(who=WHO, move=st.dictionaries(st.sampled_from(["seat", "do", "card", "x"]), junk))
    def talk_nonsense(self, who: int, move: dict[str, Any]) -> None:
        seat = who % len(self.browsers)
        if move not in self.viewers[seat].view["legal"]:
            answer = self.do(self.viewers[seat].act({"seat": seat, **move}))
            assert answer["type"] == "refused"
            assert answer["reason"]

    @rule(which=st.integers(0, 99))
    def send_again(self, which: int) -> None:
        # No precondition: what has been sent depends on how quick the bot was, and which rules there are must not.
        if self.sent:
            seat, act, move, version = self.sent[which % len(self.sent)]
            assert self.do(self.viewers[seat].act(move, version=version, act=act))["again"]

    @rule(who=WHO, known=st.booleans(), abruptly=st.booleans())
    def reconnect(self, who: int, known: bool, abruptly: bool) -> None:
        self.do(self._reconnect(who % len(self.browsers), known, abruptly))

    async def _reconnect(self, seat: int, known: bool, abruptly: bool = False) -> None:
        old = self.viewers[seat]
        if abruptly:
            old.socket.transport.abort()
        await self.doors[seat].aclose()
        await self._enter(seat, old.revision if known else None, old.view if known else None)

    @rule(who=WHO)
    def leave_and_return(self, who: int) -> None:
        self.do(self._leave_and_return(who % len(self.browsers)))

    async def _leave_and_return(self, seat: int) -> None:
        await self.browsers[seat].post(f"/api/tables/{self.table}/leave", status=200)
        await self._reconnect(seat, known=True)
        assert not self.viewers[seat].table["seats"][seat]["stand_in"]

    @rule(who=WHO, text=st.text(min_size=1, max_size=20))
    def chat(self, who: int, text: str) -> None:
        self.do(self.viewers[who % len(self.browsers)].send(type="chat", text=text))

    # --- what must be true ---

    @invariant()
    def everybody_sees_what_a_fresh_look_shows(self) -> None:
        if self.viewers:
            self.do(self._compare())

    async def _compare(self) -> None:
        for seat, viewer in self.viewers.items():
            async with self.browsers[seat].at(self.table) as fresh:
                await fresh.started()
                await viewer.until(as_far_as(fresh.view))

    def teardown(self) -> None:
        if self.viewers:
            self.do(self._end())

    async def _end(self) -> None:
        """The log is one legal game, and no decision stands in it twice."""
        over = is_over(self.viewers[0])
        for door in self.doors.values():
            await door.aclose()
        rows = await self.server.store.rows(self.table)
        acts = [row.act for row in rows if row.act]
        assert len(acts) == len(set(acts))
        assert {act for _, act, _, _ in self.sent} <= set(acts)
        if over:
            Table.replay(await self.browsers[0].get(f"/api/tables/{self.table}/record"))


def as_far_as(view: Any) -> Callable[[Viewer], bool]:
    """The same view, or already a later one."""
    return lambda me: bool(me.view == view) or me.view["version"] > view["version"]


def test_tables() -> None:
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner:
        stack = AsyncExitStack()
        Tables.runner = runner
        Tables.server = runner.run(stack.enter_async_context(serving(Path(folder))))
        try:
            # Not shrunk: looking for a smaller story of a table that stands still would stand still many times.
            Tables.TestCase.settings = settings(max_examples=12, stateful_step_count=25, phases=[Phase.generate])
            Tables.TestCase("runTest").runTest()
        finally:
            runner.run(stack.aclose())
