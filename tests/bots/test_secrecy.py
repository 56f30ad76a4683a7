"""A bot knows what its seat may know: worlds that the seat cannot tell apart look alike and are decided alike."""

from __future__ import annotations

import pickle
from dataclasses import replace
from typing import Any

import pytest

from serai.bots.registry import make
from tests.bots.scenes import decisions

SCENES: list[tuple[str, int, dict[str, Any]]] = [
    ("amul", 4, {"tea": 2}),
    ("amulett", 4, {}),
    ("amulett", 3, {"experienced": True}),
]


@pytest.mark.parametrize(("game", "players", "options"), SCENES)
def test_worlds_a_seat_cannot_tell_apart_are_decided_alike(game: str, players: int, options: dict[str, Any]) -> None:
    bots = [make(name, game) for name in ("greedy", "easy", "net", "classic:25", "search:25")]
    different = 0
    for sight in decisions(game, players, 6, options, every=13):
        world = sight.position.imagine("another world")
        seen = world.seen_by(sight.seat)
        other = replace(sight, position=seen, legal=seen.legal(sight.seat))
        assert pickle.dumps(sight) == pickle.dumps(other)
        assert sight.view == other.view
        for bot in bots:
            assert bot.decide(sight) == bot.decide(other)
        different += world.state.tobytes() != sight.position.state.tobytes()
    assert different > 5


def test_a_sight_holds_no_table() -> None:
    for sight in decisions("amul", 3, 7, every=40):
        loaded = pickle.loads(pickle.dumps(sight))  # noqa: S301 - our own bytes
        assert loaded.position.state.tobytes() == sight.position.state.tobytes()
        state = loaded.position.state
        assert not state.deck.any()
        for seat in range(3):
            hidden = [card for card in state.seats[seat].hand if card and not state.picked[card]]
            assert seat == sight.seat or not hidden
