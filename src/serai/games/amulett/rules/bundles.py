"""Das Amulett M0.6: bundles of metal cards, written as one number with five bits for each metal.

Which bundles a decision allows is said by `Limits`: bounds for each metal and for the sum. The walks below share the
cards beyond the lower bounds out between the first two metals and the other two; how many ways there are to spread
cards over two metals needs no walk. So bundles are numbered by their sum, then by the share of the first pair.

Where metals must not be mixed (M7.2, a house rule), bundles with cards of each of them are walked through one after
the other, `chosen`, and last those with none of them, for which METALS stands.
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
        if cards < limits.low[metal] or cards > limits.high[metal] or (cards > 0 and is_barred(limits, metal, bundle)):
            return False
        total += cards
    return limits.least <= total <= limits.most


@rule
def is_unmixed(limits: Limits, metal: int) -> bool:
    """Whether a metal must not be mixed with others of its kind."""
    return (whole(limits.unmixed) >> metal) & 1 == 1


@rule
def is_barred(limits: Limits, metal: int, bundle: int) -> bool:
    """M7.2: whether a bundle has cards that must not be mixed with this metal."""
    if is_unmixed(limits, metal):
        for other in range(METALS):
            if other != metal and is_unmixed(limits, other) and cards_of(bundle, other) > 0:
                return True
    return False


@rule
def least_of_first(cards: int, second: int) -> int:
    """Cards spread over two metals: how few the first can get, given the room of the second."""
    return max(whole(0), cards - second)


@rule
def ways(cards: int, first: int, second: int) -> int:
    """In how many ways cards can be spread over two metals, given their room."""
    return min(cards, first) - least_of_first(cards, second) + 1


@rule
def is_walk(limits: Limits, chosen: int) -> bool:
    """Whether there are bundles with cards of the chosen metal and of no other that must not be mixed with it."""
    return chosen == METALS or (is_unmixed(limits, chosen) and limits.high[chosen] > 0)


@rule
def fewest(limits: Limits, metal: int, chosen: int) -> int:
    """The lower bound of a metal in these bundles."""
    return whole(1) if metal == chosen else whole(limits.low[metal])


@rule
def room(limits: Limits, metal: int, chosen: int) -> int:
    """How many cards of a metal there may be in these bundles beyond the lower bound."""
    if metal != chosen and is_unmixed(limits, metal):
        return whole(0)
    return whole(limits.high[metal]) - fewest(limits, metal, chosen)


@rule
def cards_beyond(limits: Limits, total: int, chosen: int) -> int:
    """How many cards of such a bundle of this sum are beyond the lower bounds."""
    for metal in range(METALS):
        total -= fewest(limits, metal, chosen)
    return total


@rule
def bundle_with(limits: Limits, chosen: int, beyond: int, share: int, first: int, third: int) -> int:
    """A bundle by its cards beyond the lower bounds: in all, of the first pair, of the first and the third metal."""
    return pack(
        fewest(limits, whole(0), chosen) + first,
        fewest(limits, whole(1), chosen) + share - first,
        fewest(limits, whole(2), chosen) + third,
        fewest(limits, whole(3), chosen) + beyond - share - third,
    )


@rule
def nth_bundle(limits: Limits, wanted: int) -> int:
    """The bundle of that number, from 0; beyond the last one -1 - how many there are."""
    passed = whole(0)
    if limits.unmixed > 0:
        for chosen in range(METALS):
            if is_walk(limits, whole(chosen)):
                found = nth_of_walk(limits, wanted - passed, whole(chosen))
                if found >= 0:
                    return found
                passed -= 1 + found
    found = nth_of_walk(limits, wanted - passed, whole(METALS))
    return found if found >= 0 else found - passed


@rule
def nth_of_walk(limits: Limits, wanted: int, chosen: int) -> int:
    """The same for the bundles of one walk."""
    passed = whole(0)
    first, second, third, fourth = (
        room(limits, whole(0), chosen),
        room(limits, whole(1), chosen),
        room(limits, whole(2), chosen),
        room(limits, whole(3), chosen),
    )
    for total in range(limits.least, limits.most + 1):
        beyond = cards_beyond(limits, total, chosen)
        for share in range(least_of_first(beyond, third + fourth), min(beyond, first + second) + 1):
            others = ways(beyond - share, third, fourth)
            found = ways(share, first, second) * others
            if wanted < passed + found:
                row = (wanted - passed) // others
                column = wanted - passed - row * others
                of_first = least_of_first(share, second) + row
                of_third = least_of_first(beyond - share, fourth) + column
                return bundle_with(limits, chosen, beyond, share, of_first, of_third)
            passed += found
    return -1 - passed


@rule
def is_settled(limits: Limits) -> bool:
    """M0.4: whether an exact number of cards leaves no choice: nothing or everything, or all of one metal."""
    if limits.unmixed > 0:
        return nth_bundle(limits, whole(1)) < 0
    low = high = free = 0
    for metal in range(METALS):
        low += whole(limits.low[metal])
        high += whole(limits.high[metal])
        free += whole(limits.low[metal] < limits.high[metal])
    return free < 2 or limits.least == low or limits.least == high


@rule
def settled_bundle(limits: Limits) -> int:
    """The only bundle where there is no choice."""
    if limits.unmixed > 0:
        return nth_bundle(limits, whole(0))
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
def to_add(limits: Limits, bundle: int, metal: int, rest: int) -> int:
    """How many cards of a metal may join a bundle that lacks `rest` cards, so that it can still be completed."""
    more = min(rest, whole(limits.high[metal]) - cards_of(bundle, metal))
    if not is_unmixed(limits, metal):
        return more
    together = whole(limits.high[metal])
    for other in range(METALS):
        if not is_unmixed(limits, whole(other)):
            together += whole(limits.high[other])
    return whole(0) if together < limits.least or is_barred(limits, metal, bundle) else more


@rule
def count_bundles(limits: Limits) -> int:
    """How many bundles keep within the limits."""
    return -1 - nth_bundle(limits, whole(NEVER))


@rule
def list_bundles(limits: Limits, verb: int, actions: Any) -> int:
    """Write all of them into the list, in their order, as actions of a verb; returns how many there are."""
    size = whole(0)
    if limits.unmixed > 0:
        for chosen in range(METALS):
            if is_walk(limits, whole(chosen)):
                size = list_walk(limits, verb, actions, size, whole(chosen))
    return list_walk(limits, verb, actions, size, whole(METALS))


@rule
def list_walk(limits: Limits, verb: int, actions: Any, size: int, chosen: int) -> int:
    """The same for the bundles of one walk, behind those that are in the list; returns how many it has then."""
    first, second, third, fourth = (
        room(limits, whole(0), chosen),
        room(limits, whole(1), chosen),
        room(limits, whole(2), chosen),
        room(limits, whole(3), chosen),
    )
    for total in range(limits.least, limits.most + 1):
        beyond = cards_beyond(limits, total, chosen)
        for share in range(least_of_first(beyond, third + fourth), min(beyond, first + second) + 1):
            least_third = least_of_first(beyond - share, fourth)
            for of_first in range(least_of_first(share, second), min(share, first) + 1):
                for of_third in range(least_third, min(beyond - share, third) + 1):
                    actions[size] = verb + bundle_with(limits, chosen, beyond, share, of_first, of_third)
                    size += 1
    return size
