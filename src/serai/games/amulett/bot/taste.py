"""Das Amulett: how fond the bot of a seat is of a move."""

from __future__ import annotations

from serai.games.amulett.bot.edition_priors import Priors
from serai.games.amulett.rules.moves import GEM
from serai.games.amulett.rules.state import PICK, PICK_BASE
from serai.kernel.rule import rule

PICKS = PICK_BASE**PICK


@rule
def taste_for(priors: Priors, seat: int, action: int) -> float:
    """From 0 to 1: its taste in gems, the one among those it takes that it likes best."""
    pick, most = action - GEM, 0.0
    if not 0 <= pick < PICKS:
        return most
    for _ in range(PICK):
        colour = pick % PICK_BASE
        if colour > 0:
            most = max(most, float(priors.tastes[seat, colour - 1]))
        pick //= PICK_BASE
    return most
