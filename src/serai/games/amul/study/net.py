"""Āmul: what a net looks at, and on which tables it learns."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.envs.vector.reading import Reading, hot
from serai.games.amul.edition.read import Edition
from serai.games.amul.rules.state import CARDS, SEATS, Step
from serai.games.amul.study.vector import HAND

READINGS: tuple[Reading, ...] = (
    hot("cards", HAND + SEATS - 1),
    hot("players", SEATS),
    hot("tea", 8),
    hot("round", 9),
    hot("step", 4),
    hot("start", SEATS - 1),
    hot("first_pick", SEATS - 1),
    hot("deck", 0, scale=1 / 64),
    hot("effect", 3),
    hot("order", SEATS),
    hot("seats", 1, 0),
    hot("seats", 6, 1),
    hot("seats", 16, 2, scale=1 / 16),
    hot("seats", 10, 3, scale=1 / 8),
    hot("seats", 255, 4, least=229),
    hot("seats", 3, 5),
)
HEAD = "step"
HEADS = {int(step): head for head, step in enumerate((Step.OFFER, Step.PICK, Step.PLAY, Step.EFFECT))}
"""What a card is worth depends on what is done with it, so each step has logits of its own."""

ADVISED = True
"""Whether `greedy` tells the net what each action is worth (bot/rival.py): it adds up points, a net can only guess."""

POINTS = 10.0
"""A lead that is as good as won."""

TABLES: tuple[tuple[float, dict[str, Any]], ...] = ((0.7, {"tea": 0}), (0.15, {"tea": 4}), (0.15, {"tea": 8}))
"""Shares of the tables by options."""

PLAYERS = {3: 0.15, 4: 0.4, 5: 0.15, 6: 0.1, 7: 0.1, 8: 0.1}
"""Shares of the tables by number of players."""


def kinds(edition: Edition) -> dict[str, Any]:
    """Cards of one kind do the same: what is learned of one holds for the others, in the input and in the actions."""
    number = {kind: place for place, kind in enumerate(edition.kinds)}
    kind = np.full(CARDS + 1, -1)
    for card in edition.cards:
        kind[card.number] = number[card.kind]
    return {"cards": kind, "actions": kind}
