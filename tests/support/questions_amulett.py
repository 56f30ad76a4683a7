"""What the reference game of Das Amulett asks: decisions and chance outcomes, and which answers it refuses."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

Move = Mapping[str, Any]

ARGUMENTS = {
    "deal_gems": {"areas"},
    "shuffle": {"deck"},
    "first": {"player"},
    "marker": {"value"},
    "keep": {"spells"},
    "bid_spell": {"amount"},
    "bid": {"amount"},
    "pass": set(),
    "teleport": {"from", "colour", "to"},
    "income": {"take"},
    "desire": {"metal"},
    "journey": {"value"},
    "pay": {"cards"},
    "take": {"cards"},
    "gem": {"gems"},
    "move": {"area"},
    "drain": {"spell"},
    "arc": {"spell"},
    "bury": {"spell"},
}
"""M14."""


@dataclass(frozen=True)
class Question:
    """Who is asked now, what they may answer, and the rule that refuses any other argument of a verb they have."""

    legal: Mapping[int, list[Move]]
    rules: Mapping[str, str]

    @cached_property
    def texts(self) -> dict[int, set[str]]:
        """The legal moves, each in the one way of writing it."""
        return {seat: {plain(move) for move in moves} for seat, moves in self.legal.items()}

    def refusal(self, move: Any) -> str | None:
        seat = move["seat"]
        if type(seat) is not int or seat not in self.legal:
            return "M0.3"
        if move["do"] not in {legal["do"] for legal in self.legal[seat]} or not has_its_arguments(move):
            return "M0.3"
        return None if plain(move) in self.texts[seat] else self.rules[move["do"]]


@dataclass(frozen=True)
class Chance:
    """An outcome that is due, and which outcomes there are."""

    verb: str
    rule: str
    possible: Callable[[Any], bool]

    def refusal(self, move: Any) -> str | None:
        if move["seat"] is not None or move["do"] != self.verb or not has_its_arguments(move):
            return "M0.3"
        (argument,) = ARGUMENTS[self.verb]
        return None if self.possible(move[argument]) else self.rule


def has_its_arguments(move: Move) -> bool:
    return set(move) == {"seat", "do"} | ARGUMENTS[move["do"]]


def plain(move: Move) -> str:
    """One text for every way of writing the same move; the order of taken gems does not matter (M14)."""
    if isinstance(move.get("gems"), list):
        move = {**move, "gems": sorted(move["gems"], key=str)}
    return json.dumps(move, sort_keys=True)
