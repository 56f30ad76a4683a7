"""Āmul A16: what the powers of the cards are worth. All of them look only at the tallied areas and the seating."""

from __future__ import annotations

from serai.games.amul.rules.edition_data import Do, EditionData, Op, PowerRow, Scope, Sense
from serai.games.amul.rules.sheet import Sheet, everywhere, own
from serai.kernel.bits import count_bits
from serai.kernel.rule import rule, whole

LOW_KINDS = 60
LOW_MASK = (1 << (LOW_KINDS + 1)) - 1


@rule
def left_of(sheet: Sheet, seat: int) -> int:
    """A16.3: left is the next seat clockwise."""
    return seat + 1 if seat + 1 < sheet.players else 0


@rule
def right_of(sheet: Sheet, seat: int) -> int:
    """A16.3: the seat before."""
    return seat - 1 if seat > 0 else sheet.players - 1


@rule
def in_scope(sheet: Sheet, scope: int, seat: int, other: int) -> bool:
    """A16.3: whether the area of `other` counts for `seat`."""
    left, right = other == left_of(sheet, seat), other == right_of(sheet, seat)
    if scope == Scope.OWN:
        return other == seat
    if scope == Scope.LEFT:
        return left
    if scope == Scope.RIGHT:
        return right
    if scope == Scope.NEIGHBOURS:
        return left or right
    if scope == Scope.OWN_NEIGHBOURS:
        return left or right or other == seat
    if scope == Scope.ALL:
        return True
    return other != seat


@rule
def count(sheet: Sheet, data: EditionData, counter: int, scope: int, seat: int) -> int:
    """A16.4: count(selector, scope)."""
    # All areas that can matter are looked at, which is quicker than to find out which of them do.
    return (
        data.weights[scope, 0] * own(sheet, counter, seat)
        + data.weights[scope, 1] * own(sheet, counter, left_of(sheet, seat))
        + data.weights[scope, 2] * own(sheet, counter, right_of(sheet, seat))
        + data.weights[scope, 3] * everywhere(sheet, counter)
    )


@rule
def counted(sheet: Sheet, data: EditionData, power: PowerRow, seat: int) -> int:
    """A16.7 `each`, and A16.10 `if` with one condition: what a single count is worth."""
    found = count(sheet, data, power.counter, power.scope, seat)
    return power.each * found + data.steps[power.graph + min(found, whole(power.graph_last))]


@rule
def entry(data: EditionData, power: PowerRow, place: int) -> int:
    """A16.6, A16.9, A16.16: entry `place` of a 1-based table; before it 0, beyond its end the last entry."""
    if place <= 0:
        return 0
    return whole(data.steps[power.first + min(place, power.count) - 1])


@rule
def kinds_in_scope(sheet: Sheet, data: EditionData, selector: int, scope: int, seat: int) -> int:
    """A16.8: how many different kinds there are among the matching cards in the scope."""
    low = high = whole(0)
    if scope == Scope.OWN:
        low, high = kinds_met(sheet, data, selector, seat, low, high)
    else:
        for other in range(sheet.players):
            if in_scope(sheet, scope, seat, other):
                low, high = kinds_met(sheet, data, selector, other, low, high)
    # Number 0 did not match; the last bit of the low word stands for kinds that the high word has.
    return count_bits((low & LOW_MASK) >> 1) + count_bits(high >> 1)


@rule
def kinds_met(sheet: Sheet, data: EditionData, selector: int, seat: int, low: int, high: int) -> tuple[int, int]:
    """Add the matching kinds of an area to those already met, which are bits of two words."""
    # Without branches, because which cards match is anybody's guess.
    for place in range(sheet.seats[seat].held):
        number = whole(data.variety[sheet.seats[seat].cards[place], selector])
        low |= 1 << min(number, LOW_KINDS + 1)
        high |= 1 << max(number - LOW_KINDS, 0)
    return low, high


@rule
def owned_by_all(sheet: Sheet, kind: int) -> int:
    """A16.9: cards of a kind in all areas."""
    total = 0
    for seat in range(sheet.players):
        total += sheet.seats[seat].copies[kind]
    return total


@rule
def holds(sheet: Sheet, data: EditionData, power: PowerRow, seat: int) -> bool:
    """A16.10: whether every condition of an `if` holds."""
    fulfilled = True
    for index in range(power.first, power.first + power.count):
        condition = data.conditions[index]
        found = count(sheet, data, condition.counter, condition.scope, seat)
        enough = (found >= condition.value) | (condition.op == Op.AT_MOST)
        not_too_many = (found <= condition.value) | (condition.op == Op.AT_LEAST)
        fulfilled &= enough & not_too_many
    return fulfilled


@rule
def prevails(sheet: Sheet, power: PowerRow, seat: int) -> bool:
    """A16.12: against the neighbours or all others. `most` needs at least one; ties count as fulfilled."""
    mine = own(sheet, power.counter, seat)
    left, right = own(sheet, power.counter, left_of(sheet, seat)), own(sheet, power.counter, right_of(sheet, seat))
    fewest, most = min(mine, left, right), max(mine, left, right)
    if power.scope == Scope.OTHERS:
        for other in range(sheet.players):
            theirs = own(sheet, power.counter, other)
            fewest, most = min(fewest, theirs), max(most, theirs)
    return mine == fewest if power.sense == Sense.LEAST else mine == most and mine > 0


@rule
def delivers(sheet: Sheet, power: PowerRow, seat: int) -> bool:
    """A16.13: at least one card of each of the three goods; a good named twice needs two."""
    copies = sheet.seats[seat].copies
    return (
        copies[power.goods[0]] >= power.needed[0]
        and copies[power.goods[1]] >= power.needed[1]
        and copies[power.goods[2]] >= power.needed[2]
    )


@rule
def per_card(sheet: Sheet, data: EditionData, power: PowerRow, seat: int) -> int:
    """A16.5, A16.7-A16.10, A16.12, A16.13: what a power gives to each copy of its kind alike."""
    if power.counted:
        return counted(sheet, data, power, seat)
    do = power.do
    if do == Do.FLAT:
        return whole(power.points)
    if do == Do.VARIETY:
        return power.points * kinds_in_scope(sheet, data, power.counter, power.scope, seat)
    if do == Do.SCARCITY:
        return entry(data, power, owned_by_all(sheet, power.kind))
    if do == Do.IF:
        return whole(power.points) if holds(sheet, data, power, seat) else whole(power.otherwise)
    if do == Do.COMPARE:
        return power.points * prevails(sheet, power, seat)
    return power.points * delivers(sheet, power, seat)


@rule
def together(sheet: Sheet, data: EditionData, power: PowerRow, seat: int, copies: int) -> int:
    """What a power gives to the first `copies` cards of its kind together.

    A16.6: `set` has a table for it. A16.11: in a `pair` each partner serves one copy.
    """
    if power.do == Do.SET:
        return entry(data, power, copies)
    if power.do == Do.PAIR:
        return power.points * min(copies, own(sheet, power.counter, seat))
    return copies * per_card(sheet, data, power, seat)


@rule
def points_of(sheet: Sheet, data: EditionData, power: PowerRow, seat: int, copy: int) -> int:
    """A16.6, A16.11: what a power gives to the copy-th lowest card (from 1) among the seat's cards of its kind."""
    with_it = together(sheet, data, power, seat, copy)
    return with_it - together(sheet, data, power, seat, copy - 1)


@rule
def card_points(sheet: Sheet, data: EditionData, kind: int, seat: int, copy: int) -> int:
    """A16.17: the powers of a card are added, then the floor of 0 is applied."""
    total = 0
    for index in range(data.kind_first[kind], data.kind_first[kind + 1]):
        total += points_of(sheet, data, data.powers[index], seat, copy)
    return max(total, 0)
