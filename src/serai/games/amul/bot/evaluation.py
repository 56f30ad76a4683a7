"""Āmul: what a seat can expect to score with what it holds.

Power by power as in the scoring of A16, with a guess at what may still come: `more` is the part of the game left.
"""

from __future__ import annotations

import numpy as np

from serai.games.amul.bot.counts import TableCounts, symbols, symbols_shown
from serai.games.amul.bot.edition_priors import GOODS, KIND_WORDS, Priors
from serai.games.amul.rules.edition_data import ConditionRow, Counter, Do, EditionData, Op, PowerRow, Scope, Sense
from serai.games.amul.rules.state import SEATS, State, Step
from serai.kernel.bits import count_bits, lowest_bit, without_lowest
from serai.kernel.rule import rule, small_rule, whole


@rule
def plays_left(state: State, data: EditionData) -> int:
    """How many cards each seat will still reveal."""
    left = whole(data.rounds) - whole(state.turn)
    return left if state.step == Step.EFFECT else left + 1


@small_rule
def expected(outlook: TableCounts, priors: Priors, counter: int, other: int) -> float:
    """How much of a counter the area of another seat will hold in the end."""
    missing = max(priors.dials.area - outlook.seats[other].area_size, 0.0)
    return symbols_shown(outlook.seats[other], counter) + priors.density[counter] * missing  # type: ignore[no-any-return]


@small_rule
def left_of(outlook: TableCounts, seat: int) -> int:
    """A16.3: the next seat clockwise."""
    return seat + 1 if seat + 1 < whole(outlook.players) else 0


@small_rule
def right_of(outlook: TableCounts, seat: int) -> int:
    """A16.3: the seat before."""
    return seat - 1 if seat > 0 else whole(outlook.players) - 1


@rule
def reach(outlook: TableCounts, priors: Priors, counter: int, scope: int, seat: int, more: float) -> float:
    """count(selector, scope) as it may be in the end."""
    own = symbols(outlook.seats[seat], counter) + priors.dials.own_growth * more * priors.density[counter]
    if scope == Scope.OWN:
        return own  # type: ignore[no-any-return]
    left = expected(outlook, priors, counter, left_of(outlook, seat))
    if scope == Scope.LEFT:
        return left
    right = expected(outlook, priors, counter, right_of(outlook, seat))
    if scope == Scope.RIGHT:
        return right
    if scope == Scope.NEIGHBOURS:
        return left + right
    if scope == Scope.OWN_NEIGHBOURS:
        return own + left + right  # type: ignore[no-any-return]
    total = own if scope == Scope.ALL else 0.0
    for other in range(outlook.players):
        if other != seat:
            total += expected(outlook, priors, counter, other)
    return total


@small_rule
def times(chance: float, needed: int) -> float:
    """The chance that something happens exactly this number of times."""
    result = 1.0
    for _ in range(needed):
        result *= chance
    return result


@rule
def shown_around(outlook: TableCounts, counter: int, scope: int, seat: int) -> int:
    """How much of a counter lies open before the other seats of a scope."""
    left, right = left_of(outlook, seat), right_of(outlook, seat)
    total = whole(0)
    for other in range(whole(outlook.players)):
        near = (other == left and scope != Scope.RIGHT) or (other == right and scope != Scope.LEFT)
        if other != seat and (near or scope == Scope.ALL or scope == Scope.OTHERS):
            total += symbols_shown(outlook.seats[other], counter)
    return total


@rule
def fulfilled(outlook: TableCounts, priors: Priors, condition: ConditionRow, seat: int, more: float) -> float:
    """How likely a condition will hold."""
    if condition.scope == Scope.OWN:
        found = symbols(outlook.seats[seat], condition.counter)
        if condition.op == Op.AT_MOST:
            return 1.0 if found <= condition.value else 0.0
        return times(min(priors.dials.symbol * more, 1.0), whole(condition.value) - found)
    found = shown_around(outlook, condition.counter, condition.scope, seat)
    if condition.op == Op.AT_MOST:
        return priors.dials.quiet if found <= condition.value else 0.0
    return times(min(priors.dials.symbol * more, 1.0), whole(condition.value) - found)


@rule
def all_fulfilled(
    outlook: TableCounts, data: EditionData, priors: Priors, power: PowerRow, seat: int, more: float
) -> float:
    """How likely every condition of an `if` will hold."""
    chance = 1.0
    for index in range(power.first, power.first + power.count):
        chance *= fulfilled(outlook, priors, data.conditions[index], seat, more)
    return chance


@small_rule
def ahead(lead: float, spread: float) -> float:
    """How likely a lead in symbols is to last: a cheap S-curve."""
    return 0.5 + 0.5 * lead / (spread + abs(lead))


@rule
def prevailing(outlook: TableCounts, priors: Priors, power: PowerRow, seat: int) -> float:
    """How likely a `compare` will hold; ties count as fulfilled."""
    own = symbols(outlook.seats[seat], power.counter)
    if power.sense == Sense.MOST and own == 0:
        return 0.0
    neighbours = left_of(outlook, seat), right_of(outlook, seat)
    chance = 1.0
    for other in range(whole(outlook.players)):
        near = other in neighbours
        if other != seat and (near or power.scope == Scope.OTHERS):
            lead = own - expected(outlook, priors, power.counter, other)
            chance *= ahead((lead if power.sense == Sense.MOST else -lead) + 0.5, priors.dials.spread)
    return chance


@small_rule
def entry(data: EditionData, power: PowerRow, place: int) -> float:
    """Entry `place` of a 1-based table, as in the scoring."""
    return float(data.steps[power.first + min(place, whole(power.count)) - 1]) if place > 0 else 0.0


@small_rule
def kinds_matching(outlook: TableCounts, priors: Priors, selector: int, seat: int) -> int:
    """How many kinds of a `variety` are held."""
    total = 0
    for word in range(KIND_WORDS):
        total += count_bits(whole(outlook.seats[seat].kinds[word] & priors.variety[selector, word]))
    return total


@small_rule
def goods_missing(outlook: TableCounts, priors: Priors, power: PowerRow, index: int, seat: int) -> int:
    """How many goods of an order are lacking."""
    missing = 0
    for good in range(GOODS):
        missing += outlook.seats[seat].copies[power.goods[good]] < priors.needed[index, good]
    return missing


@rule
def copies_out(outlook: TableCounts, priors: Priors, kind: int, seat: int) -> int:
    """How many cards of a kind all areas will hold in the end."""
    out = whole(outlook.seats[seat].copies[kind])
    for other in range(outlook.players):
        if other != seat:
            out += whole(outlook.seats[other].shown_copies[kind])
    return int(out + priors.dials.scarcity * (whole(priors.copies[kind]) - out) + 0.5)


@small_rule
def power_value(
    outlook: TableCounts, data: EditionData, priors: Priors, index: int, kind: int, seat: int, more: float
) -> float:
    """What one power of all held cards of a kind may give together, beyond what they have by themselves."""
    power = data.powers[index]
    do = power.do
    copies = whole(outlook.seats[seat].copies[kind])
    if do == Do.SET:
        sure = entry(data, power, copies)
        step = entry(data, power, copies + 1) - sure - entry(data, power, 1)
        return sure + priors.dials.set_step * more * max(step, 0.0)
    if do == Do.PAIR:
        pairs = min(copies, symbols(outlook.seats[seat], power.counter))
        return power.points * (pairs + min(priors.dials.partner * more, 1.0) * (copies - pairs))

    if do == Do.EACH:
        points = power.points * reach(outlook, priors, power.counter, power.scope, seat, more)
    elif do == Do.ORDER:
        missing = goods_missing(outlook, priors, power, index, seat)
        points = power.points * times(min(2.0 * priors.dials.good * more, priors.dials.good), missing)
    elif do == Do.IF:
        chance = all_fulfilled(outlook, data, priors, power, seat, more)
        points = power.otherwise + chance * (power.points - power.otherwise)
    elif do == Do.SCARCITY:
        points = entry(data, power, copies_out(outlook, priors, kind, seat))
    elif do == Do.COMPARE:
        points = power.points * prevailing(outlook, priors, power, seat)
    else:
        found = kinds_matching(outlook, priors, power.counter, seat)
        points = power.points * (found + priors.dials.variety * more)
    return copies * points


@rule
def majority_value(outlook: TableCounts, data: EditionData, priors: Priors, counter: int, seat: int) -> float:
    """A11.3 by the rank that may be expected."""
    own = symbols(outlook.seats[seat], counter)
    if own == 0:
        return 0.0
    rank = 1.0
    for other in range(outlook.players):
        if other != seat:
            rank += ahead(expected(outlook, priors, counter, other) - own, priors.dials.spread)
    below = int(rank)
    part = rank - below
    beyond = whole(data.majority[below + 1]) if below < SEATS else 0
    return data.majority[below] * (1.0 - part) + beyond * part


@rule
def expected_score(
    outlook: TableCounts, state: State, data: EditionData, priors: Priors, seat: int, plays: int
) -> float:
    """What a seat can expect to score with what it holds, given the reveals that are left."""
    rounds = whole(data.rounds)
    more = plays / rounds
    total = float(outlook.seats[seat].printed)
    for word in range(KIND_WORDS):
        kinds = np.uint64(outlook.seats[seat].kinds[word] & priors.looking[word])
        while kinds != 0:
            kind = whole(priors.kind_of_bit[word, lowest_bit(kinds)])
            kinds = without_lowest(kinds)
            for row in range(priors.rows_first[kind], priors.rows_first[kind + 1]):
                total += power_value(outlook, data, priors, whole(priors.rows[row]), kind, seat, more)
    total += majority_value(outlook, data, priors, Counter.ARAB, seat)
    total += majority_value(outlook, data, priors, Counter.MONGOL, seat)

    # A9.2: prowess decides about the order only after as many rounds as there are players.
    in_order = max(min(rounds - whole(state.turn), rounds - whole(outlook.players)), 0)
    return total + priors.dials.military * symbols(outlook.seats[seat], Counter.MILITARY) * in_order / rounds
