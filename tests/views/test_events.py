"""Whole games tell only events that are declared, with arguments that are what the declaration says."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import pytest

from serai.kernel.event_text import Facts, Kind, Shape
from serai.played_game import PlayedGame
from tests.secrecy.test_views_alone import every_table

GAMES = ("amul", "amulett")
IS_SHAPE: dict[Shape, Any] = {
    Shape.NUMBER: lambda value: type(value) is int,
    Shape.TEXT: lambda value: isinstance(value, str),
    Shape.TRUTH: lambda value: isinstance(value, bool),
    Shape.NUMBERS: lambda value: isinstance(value, list) and all(type(number) is int for number in value),
    Shape.TEXTS: lambda value: isinstance(value, list) and all(isinstance(text, str) for text in value),
    Shape.COUNTS: lambda value: all(isinstance(key, str) and type(count) is int for key, count in value.items()),
    Shape.LISTS: lambda value: all(IS_SHAPE[Shape.TEXTS](texts) for texts in value.values()),
}


def fits(value: object, kind: Kind, players: int) -> bool:
    if value is None:
        return kind.is_nullable
    seats = value if kind.name == "seats" else [value] if kind.name == "seat" else []
    return bool(IS_SHAPE[kind.shape](value)) and all(seat in range(players) for seat in seats)  # type: ignore[attr-defined]


def check(event: Facts, declared: Any, players: int) -> None:
    name = event["event"]
    kinds, hidden = declared.EVENTS[name], declared.HIDDEN.get(name, ())
    arguments = {argument: value for argument, value in event.items() if argument != "event"}
    assert set(kinds) - set(hidden) <= set(arguments) <= set(kinds), event
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
            check(event, declared, players)
    for event in table.told(None):
        assert not set(declared.HIDDEN.get(event["event"], ())) & set(event), event


@pytest.mark.parametrize("game", GAMES)
def test_only_what_is_declared_is_hidden(game: str) -> None:
    declared = import_module(f"serai.games.{game}.seen.event_kinds")
    for name, hidden in declared.HIDDEN.items():
        assert set(hidden) < set(declared.EVENTS[name])
