"""Das Amulett M0.6: bundles of metal cards, written as one number with five bits for each metal.

Which bundles a decision allows is said by `Limits`: bounds for each metal and for the sum. The walks below share the
cards beyond the lower bounds out between the first two metals and the other two; how many ways there are to spread
cards over two metals needs no walk. So bundles are numbered by their sum, then by the share of the first pair.
"""

from __future__ import annotations

from typing import Any

from serai.games.amulett.rules.state import BUNDLE_BITS, METALS, Limits
from serai.kernel.rule import rule, whole
from serai.kernel.schema import Ints

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
def packed(cards: Ints) -> int:
    """Cards by metal as one bundle."""
    return pack(whole(cards[0]), whole(cards[1]), whole(cards[2]), whole(cards[3]))


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
def least_of_first(cards: int, second: int) -> int:
    """Cards spread over two metals: how few the first can get, given the room of the second."""
    return max(whole(0), cards - second)


@rule
def ways(cards: int, first: int, second: int) -> int:
    """In how many ways cards can be spread over two metals, given their room."""
    return min(cards, first) - least_of_first(cards, second) + 1


@rule
def room(limits: Limits, metal: int) -> int:
    """How many cards of a metal there may be beyond the lower bound."""
    return whole(limits.high[metal]) - whole(limits.low[metal])


@rule
def cards_beyond(limits: Limits, total: int) -> int:
    """How many cards of a bundle of this sum are beyond the lower bounds."""
    for metal in range(METALS):
        total -= whole(limits.low[metal])
    return total


@rule
def bundle_with(limits: Limits, beyond: int, share: int, first: int, third: int) -> int:
    """A bundle by its cards beyond the lower bounds: in all, of the first pair, of the first and the third metal."""
    return pack(
        whole(limits.low[0]) + first,
        whole(limits.low[1]) + share - first,
        whole(limits.low[2]) + third,
        whole(limits.low[3]) + beyond - share - third,
    )


@rule
def nth_bundle(limits: Limits, wanted: int) -> int:
    """The bundle of that number, from 0; beyond the last one -1 - how many there are."""
    passed = whole(0)
    first, second, third, fourth = (
        room(limits, whole(0)),
        room(limits, whole(1)),
        room(limits, whole(2)),
        room(limits, whole(3)),
    )
    for total in range(limits.least, limits.most + 1):
        beyond = cards_beyond(limits, total)
        for share in range(least_of_first(beyond, third + fourth), min(beyond, first + second) + 1):
            others = ways(beyond - share, third, fourth)
            found = ways(share, first, second) * others
            if wanted < passed + found:
                row = (wanted - passed) // others
                column = wanted - passed - row * others
                of_first = least_of_first(share, second) + row
                of_third = least_of_first(beyond - share, fourth) + column
                return bundle_with(limits, beyond, share, of_first, of_third)
            passed += found
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
    """Write all of them into the list, in their order, as actions of a verb; returns how many there are."""
    size = 0
    first, second, third, fourth = (
        room(limits, whole(0)),
        room(limits, whole(1)),
        room(limits, whole(2)),
        room(limits, whole(3)),
    )
    for total in range(limits.least, limits.most + 1):
        beyond = cards_beyond(limits, total)
        for share in range(least_of_first(beyond, third + fourth), min(beyond, first + second) + 1):
            least_third = least_of_first(beyond - share, fourth)
            for of_first in range(least_of_first(share, second), min(share, first) + 1):
                for of_third in range(least_third, min(beyond - share, third) + 1):
                    actions[size] = verb + bundle_with(limits, beyond, share, of_first, of_third)
                    size += 1
    return size
