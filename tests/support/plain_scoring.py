"""Āmul's plain score sheet once more, from the rule book alone: nothing of the rules is used here."""

from __future__ import annotations

import random
from typing import Any

Totals = list[dict[str, Any]]
COLOURS = ("yellow", "blue", "purple", "red", "green", "orange", "bazaar")
FIELDS = (*COLOURS, "arab", "mongol", "military")


def by_the_book(totals: Totals) -> dict[str, Any]:
    """The score sheet from A11 and A12."""

    def majority(symbol: str, seat: dict[str, Any]) -> int:
        mine = seat.get(symbol, 0)
        # A11.3: with g players ahead and t level you hold ranks g+1 to g+t, and get the points of the last of them.
        not_behind = [other for other in totals if other.get(symbol, 0) >= mine]
        return {1: 8, 2: 4, 3: 2}.get(len(not_behind), 0) if mine else 0

    breakdown = [
        {
            **{colour: seat.get(colour, 0) for colour in COLOURS},
            "arab": majority("arab", seat),
            "mongol": majority("mongol", seat),
        }
        for seat in totals
    ]
    scores = [sum(rows.values()) for rows in breakdown]
    prowess = [seat.get("military", 0) for seat in totals]
    best = max(zip(scores, prowess, strict=True))
    winners = [seat for seat, merit in enumerate(zip(scores, prowess, strict=True)) if merit == best]
    return {"scores": scores, "breakdown": breakdown, "prowess": prowess, "winners": winners}


def some_table(chance: random.Random) -> Totals:
    """Few different numbers, so that many are equal."""
    high, many = chance.choice([(1, 1), (3, 2), (30, 9), (999, 99)])
    return [
        {field: chance.randint(0, high if place < len(COLOURS) else many) for place, field in enumerate(FIELDS)}
        for _ in range(chance.randint(3, 8))
    ]
