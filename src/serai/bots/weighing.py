"""Weigh a net's preferences against a search's findings; the same text runs here and in a browser."""

from __future__ import annotations

from typing import Any

from serai.kernel.rule import rule, whole

TRIES_TO_BELIEVE = 10
"""after this many simulations, half of the difference found is believed"""
LEFT_OUT = 0.05
"""part of a win by which a move that the search has not tried counts as worse"""


@rule
def weigh(visits: Any, values: Any, log_chances: Any, size: int, net_weight: float) -> int:
    """The best move by both together; the first of equals."""
    tries, total = whole(0), 0.0
    for place in range(size):
        tries += whole(visits[place])
        total += visits[place] * values[place]
    mean = total / max(tries, 1)
    best, highest = whole(0), 0.0
    for place in range(size):
        gain = -LEFT_OUT
        if visits[place] > 0:
            gain = (values[place] - mean) * visits[place] / (visits[place] + TRIES_TO_BELIEVE)
        appeal = log_chances[place] + gain / net_weight
        if place == 0 or appeal > highest:
            best, highest = whole(place), appeal
    return best
