"""Āmul: how fond the bot of a seat is of a card."""

from __future__ import annotations

from serai.games.amul.bot.edition_priors import Priors
from serai.games.amul.rules.edition_data import EditionData
from serai.kernel.rule import rule


@rule
def taste_for(data: EditionData, priors: Priors, seat: int, card: int) -> float:
    """From 0 to 1; nobody is fond of taking nothing."""
    return float(priors.tastes[seat, data.colour[card]]) if card > 0 else 0.0
