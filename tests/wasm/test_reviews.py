"""Reviews and hints that a browser makes are those that a server makes: the same chances, reasons and parts."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

import serai
from serai.bots.budget import Budget
from serai.bots.hint import hint
from serai.bots.mind import chances_of
from serai.bots.sight import Sight
from serai.kernel.rule import INTERPRETED
from serai.records.editions import ChosenEditions
from serai.records.replay import read_head
from serai.wasm.built import playable
from serai.wasm.engine import need
from tests.reviews.games import played
from tools.build_web import WEB, install_packages, node_program

pytestmark = pytest.mark.skipif(INTERPRETED, reason="an engine is compiled code")

HARNESS = Path(__file__).with_name("review.mjs")
WORLDS = 60
OPTIONS: dict[str, dict[str, Any]] = {"amul": {"tea": 3}, "amulett": {"experienced": True}}
NEAR = 1.5e-6
"""sums of the same numbers in another order, rounded to six places"""


def in_browser(game: str, jobs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The reviews as the client's program makes them, and how far it said it was."""
    install_packages()
    command = [str(node_program()), str(HARNESS), str(need(game)), str(WEB)]
    lines = "\n".join(json.dumps(job) for job in jobs)
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def near(value: Any) -> Any:
    """The same, but for the last place of numbers."""
    if isinstance(value, dict):
        return {key: near(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [near(part) for part in value]
    return pytest.approx(value, abs=NEAR) if isinstance(value, float) else value


@pytest.mark.parametrize("game", playable())
def test_reviews_are_alike(game: str) -> None:
    records = [played(game, 3, 2), played(game, 4, 3, **OPTIONS.get(game, {})), played(game, 5, 4)]
    jobs: list[dict[str, Any]] = [
        {"record": record, "seat": seat, "open": opened, "worlds": WORLDS}
        for record in records
        for seat, opened in ((0, False), (2, True))
    ]
    found = in_browser(game, jobs)
    assert len(found) == len(jobs)
    for job, answer in zip(jobs, found, strict=True):
        made = serai.review(job["record"], [job["seat"]], opened=job["open"], worlds=WORLDS)
        assert answer["review"] == near(msgspec.to_builtins(made))
        steps = answer["steps"]
        assert steps == sorted(steps)
        assert steps[-1] == 1


@pytest.mark.parametrize("game", playable())
def test_hints_are_alike(game: str) -> None:
    record = played(game, 4, 3, **OPTIONS.get(game, {}))
    head = read_head(record, ChosenEditions())
    position = head.game.begin(head.edition, head.players, head.options, 0)
    jobs, wanted = [], []
    for at, move in enumerate(record["moves"]):
        if move["seat"] is not None and at % 9 == 0 and len(position.legal(move["seat"])) > 1:
            seat, known = move["seat"], position.seen_by(move["seat"])
            sight = Sight(game, seat, head.players, known.legal(seat), known, [], 0)
            jobs.append({"record": record, "seat": seat, "at": at, "worlds": WORLDS})
            wanted.append(hint(sight, Budget(simulations=WORLDS)))
        position.play(move, final=True)
    found = in_browser(game, jobs)
    assert found == [near(msgspec.to_builtins(told)) for told in wanted]
    if chances_of(game).reasons:
        assert len({told["why"]["reason"] for told in found if told["why"]}) > 2
