"""Whole games tell only events that are declared, with arguments that are what the declaration says."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import pytest

from serai.kernel.event_text import NUMBER, SEAT, WORD, ArgumentKind, Facts, Kinds, Shape
from serai.played_game import PlayedGame
from tests.secrecy.test_views_alone import every_table


def fits(value: Any, kind: ArgumentKind, players: int) -> bool:
    """Whether a value is of this kind."""
    if kind.id is object:
        return True
    if value is None:
        return kind.is_optional
    match kind.shape:
        case Shape.ONE:
            found = [value]
        case Shape.SEVERAL if isinstance(value, list):
            found = value
        case Shape.COUNTED if isinstance(value, dict) and all(type(count) is int for count in value.values()):
            found = list(value)
        case _:
            return False
    return all(type(one) is kind.id and (kind.noun != "seat" or one in range(players)) for one in found)


def check(event: Facts, kinds: Kinds, players: int) -> None:
    arguments = {argument: value for argument, value in event.items() if argument != "event"}
    needed = {argument for argument, kind in kinds.items() if not kind.is_optional}
    assert needed <= set(arguments) <= set(kinds), event
    for argument, value in arguments.items():
        assert fits(value, kinds[argument], players), (event, argument)


@every_table
def test_whole_games_tell_what_is_declared(game: str, players: int, options: dict[str, Any]) -> None:
    declared = import_module(f"serai.games.{game}.seen.event_kinds")
    table = PlayedGame.new(game, players=players, seed=players, options=options)
    draw = random.Random(players)
    while not table.over:
        table.play(draw.choice(table.legal(draw.choice(table.to_move))))
    for viewer in (None, *range(players)):
        for event in table.told(viewer):
            check(event, declared.EVENTS[event["event"]], players)


@pytest.mark.parametrize(
    ("value", "kind"),
    [(3, SEAT), (None, SEAT), (True, NUMBER), ("offer", NUMBER), (2, WORD), ([0, 3], SEAT.several), (0, SEAT.several)],
)
def test_what_does_not_fit_is_found(value: object, kind: ArgumentKind) -> None:
    assert not fits(value, kind, players=3)
