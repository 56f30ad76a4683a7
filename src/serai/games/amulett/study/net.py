"""Das Amulett: what a net looks at, and on which tables it learns."""

from __future__ import annotations

from typing import Any

from serai.envs.vector.reading import Reading, digits, hot
from serai.games.amulett.edition.read import Edition
from serai.games.amulett.rules.state import AREAS, BUNDLE_BITS, COLOURS, METALS, SEATS, SPELLS, Step

READINGS: tuple[Reading, ...] = (
    hot("players", SEATS),
    hot("experienced", 1),
    hot("round", 10, scale=1 / 8),
    hot("step", Step.OVER),
    hot("start", SEATS - 1),
    hot("on_turn", SEATS - 1),
    hot("party", AREAS - 1),
    hot("steps_left", 9),
    hot("uses_left", 4),
    *digits("desired", None, 1, METALS),
    hot("bid", 24, scale=1 / 8),
    hot("bidder", SEATS),
    hot("spell", SPELLS),
    hot("pile", 8),
    hot("deck", 0, scale=1 / 16),
    hot("dry", 3),
    hot("part", 3),
    *digits("said", 0, BUNDLE_BITS, 3),
    hot("limits", 10, scale=1 / 8),
    hot("bundle_least", 16, scale=1 / 8),
    hot("bundle_most", 16, scale=1 / 8),
    hot("metals", 8, scale=1 / 16),
    hot("board", 3),
    hot("spells", SEATS, 0),
    hot("spells", 8, 1, scale=1 / 4),
    hot("spells", 1, 2),
    hot("spells", 8, 3, scale=1 / 16),
    hot("seats", 1, 0),
    hot("seats", 1, 1),
    hot("seats", 16, 2, scale=1 / 8),
    hot("seats", 12, 3, scale=1 / 8),
    hot("seats", 16, 4, scale=1 / 8),
    hot("seats", 8, 5, scale=1 / 4),
    hot("seats", 7, 6, scale=1 / 4),
    hot("seats", 5, 7),
    hot("seats", 1, 8),
    *(hot("seats", 8, 9 + metal, scale=1 / 8) for metal in range(METALS)),
    *(hot("seats", 3, 9 + METALS + colour) for colour in range(COLOURS)),
    hot("dealt", SPELLS, 0),
    hot("dealt", SPELLS, 1),
    hot("dealt", SPELLS, 2),
    hot("dealt", SPELLS, 3),
)
HEAD = "step"
HEADS = {
    int(step): head
    for head, steps in enumerate(
        ((Step.KEEP,), (Step.BID_SPELL,), (Step.INCOME,), (Step.BID,), (Step.PAY, Step.CURSE), (Step.TAKE,)), start=1
    )
    for step in steps
}
"""An amount means something else in each of these steps, so they have logits of their own; the others share theirs."""

ADVISED = False
"""Whether `greedy` tells the net what each action is worth: here an action is only a part of a move."""

POINTS = 2.0
"""A lead in gems that is as good as won."""

TABLES: tuple[tuple[float, dict[str, Any]], ...] = ((0.75, {"experienced": False}), (0.25, {"experienced": True}))
"""Shares of the tables by options."""

PLAYERS = {3: 0.2, 4: 0.45, 5: 0.2, 6: 0.15}
"""Shares of the tables by number of players."""


def kinds(edition: Edition) -> dict[str, Any]:  # noqa: ARG001 - as every game has it
    """No two spells and no two areas are alike."""
    return {}
