"""What having a card or a spell goes along with: the lift of the win share, and how sure it is."""

from __future__ import annotations

import math
from typing import Any

from serai.arena.summary import Z95
from serai.games import find_game
from tools.strength.balance import Balance, Tally

NOTABLE = 0.05
"""A lift beyond this, with its whole interval, is worth a look."""
FEW = 0.2
"""Seats in a game: what has fewer owners than this is hardly ever owned."""
UNSURE = 0.1
"""Half an interval that is wider than this says nothing."""


def things_of(game: str) -> dict[str, Any]:
    """The kinds of cards, or the spells, of the edition counted."""
    edition = find_game(game).load_edition(None)
    return dict(edition.kinds if game == "amul" else edition.spells)


def lift_of(tally: Tally, balance: Balance) -> float:
    """The win share of its owners less that of equals."""
    return tally.wins / tally.owners - 1 / balance.players if tally.owners else 0.0


def doubt_of(tally: Tally, balance: Balance) -> float:
    """Half of the 95% interval. Few owners who all lost do not make it small: equals scatter, too."""
    share, equality = tally.wins / tally.owners, 1 / balance.players
    return Z95 * math.sqrt(max(share * (1 - share), equality * (1 - equality)) / tally.owners)


def mean_lift(balance: Balance) -> float:
    """The lift of any card or spell: winners have more of everything."""
    owners = sum(tally.owners for tally in balance.tallies.values())
    return sum(tally.wins for tally in balance.tallies.values()) / owners - 1 / balance.players if owners else 0.0


def is_rare(tally: Tally, balance: Balance) -> bool:
    """Whether it is hardly ever owned."""
    return tally.owners < FEW * balance.games


def is_told(tally: Tally, balance: Balance) -> bool:
    """Whether it was owned often enough to tell how it fares."""
    return not is_rare(tally, balance) and doubt_of(tally, balance) <= UNSURE


def is_off(tally: Tally, balance: Balance) -> bool:
    """Whether its owners win clearly more, or clearly less, than others."""
    return is_told(tally, balance) and abs(lift_of(tally, balance)) - doubt_of(tally, balance) > NOTABLE
