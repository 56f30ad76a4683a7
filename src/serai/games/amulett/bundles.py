"""Das Amulett M0.6: bundles of metal cards, written as one number with five bits for each metal.

Which bundles a decision allows is said by `Limits`: bounds for each metal and for the sum. The walks below fix the
first two metals and know how many ways are left for the other two.
"""

from __future__ import annotations

from typing import Any

from serai.games.amulett.state import BUNDLE_BITS, METALS, Limits
from serai.kernel.rule import rule, whole

MASK = (1 << BUNDLE_BITS) - 1
NEVER = 1 << 40


@rule
def cards_of(bundle: int, metal: int) -> int:
    """How many cards of a metal there are in a bundle."""
    return (bundle >> (BUNDLE_BITS * metal)) & MASK


@rule
def pack(first: int, second: int, third: int, fourth: int) -> int:
    """Four numbers of cards as one bundle."""
    return first | (second << BUNDLE_BITS) | (third << (2 * BUNDLE_BITS)) | (fourth << (3 * BUNDLE_BITS))


@rule
def allows(limits: Limits, bundle: int) -> bool:
    """Whether a bundle keeps within the limits."""
    if bundle < 0 or bundle >> (BUNDLE_BITS * METALS) > 0:
        return False
    total = 0
    for metal in range(METALS):
        cards = cards_of(bundle, metal)
        if cards < limits.low[metal] or cards > limits.high[metal]:
            return False
        total += cards
    return limits.least <= total <= limits.most


@rule
def nth_bundle(limits: Limits, wanted: int) -> int:
    """The bundle of that number, from 0; beyond the last one -1 - how many there are."""
    passed = 0
    low_third, high_third = whole(limits.low[2]), whole(limits.high[2])
    low_fourth, high_fourth = whole(limits.low[3]), whole(limits.high[3])
    for total in range(limits.least, limits.most + 1):
        for first in range(whole(limits.low[0]), min(whole(limits.high[0]), total) + 1):
            for second in range(whole(limits.low[1]), min(whole(limits.high[1]), total - first) + 1):
                rest = total - first - second
                low = max(low_third, rest - high_fourth)
                ways = min(high_third, rest - low_fourth) - low + 1
                if ways > 0:
                    if wanted < passed + ways:
                        third = low + wanted - passed
                        return pack(first, second, third, rest - third)
                    passed += ways
    return -1 - passed


@rule
def is_settled(limits: Limits) -> bool:
    """M0.4: whether an exact number of cards leaves no choice: nothing or everything, or all of one metal."""
    low = high = free = 0
    for metal in range(METALS):
        low += whole(limits.low[metal])
        high += whole(limits.high[metal])
        free += whole(limits.low[metal] < limits.high[metal])
    return free < 2 or limits.least == low or limits.least == high


@rule
def settled_bundle(limits: Limits) -> int:
    """The only bundle where there is no choice."""
    bundle = 0
    rest = whole(limits.least)
    for metal in range(METALS):
        rest -= whole(limits.low[metal])
    for metal in range(METALS):
        low, high = whole(limits.low[metal]), whole(limits.high[metal])
        more = min(rest, high - low)
        rest -= more
        bundle |= (low + more) << (BUNDLE_BITS * metal)
    return bundle


@rule
def count_bundles(limits: Limits) -> int:
    """How many bundles keep within the limits."""
    return -1 - nth_bundle(limits, whole(NEVER))


@rule
def list_bundles(limits: Limits, verb: int, actions: Any) -> int:
    """Write all of them into the list as actions of a verb, and return how many there are."""
    size = 0
    low_third, high_third = whole(limits.low[2]), whole(limits.high[2])
    low_fourth, high_fourth = whole(limits.low[3]), whole(limits.high[3])
    for total in range(limits.least, limits.most + 1):
        for first in range(whole(limits.low[0]), min(whole(limits.high[0]), total) + 1):
            for second in range(whole(limits.low[1]), min(whole(limits.high[1]), total - first) + 1):
                rest = total - first - second
                for third in range(max(low_third, rest - high_fourth), min(high_third, rest - low_fourth) + 1):
                    actions[size] = verb + pack(first, second, third, rest - third)
                    size += 1
    return size
