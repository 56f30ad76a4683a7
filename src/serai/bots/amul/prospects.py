"""Āmul: what a seat can expect to score, from its own cards and the open areas.

A `Holding` counts the cards of one seat, hand and area together (`counters`, `copies`), and those everybody sees
(`shown`). `prospects` values it power by power: like the scoring of A16, but with hope for what may still come.
"""

from __future__ import annotations

from typing import Any

from serai.bots.amul.hopes import Hopes
from serai.games.amul.state import SEATS, Source, State, Step
from serai.games.amul.tables import COUNTERS, KINDS, Counter, Do, Op, PowerRow, Scope, Sense, Tables
from serai.kernel.rule import rule, whole
from serai.kernel.schema import EVERYONE, Ints, Record, i16, one, several, u8

ROWS = 48


class Holding(Record):
    """The cards of one seat, counted."""

    counters: Ints = several(i16, COUNTERS, EVERYONE, "symbols on the cards in hand and area")
    shown: Ints = several(i16, COUNTERS, EVERYONE, "symbols on the cards in the area")
    copies: Ints = several(u8, KINDS, EVERYONE, "cards of each kind in hand and area")
    shown_copies: Ints = several(u8, KINDS, EVERYONE, "cards of each kind in the area")
    listed: Ints = several(u8, KINDS, EVERYONE, "1: the kind stands in the list")
    kinds: Ints = several(u8, ROWS, EVERYONE, "kinds that were held at some time")
    kinds_size: int = one(i16, EVERYONE, "how many")


class Outlook(Record):
    """All seats as a bot counts them."""

    players: int = one(i16, EVERYONE, "number of players")
    seats: list[Holding] = several(Holding, SEATS, EVERYONE, "one per seat")


@rule
def hold(outlook: Outlook, tables: Tables, hopes: Hopes, seat: int, card: int) -> None:
    """A card comes to a seat."""
    for counter in range(COUNTERS):
        outlook.seats[seat].counters[counter] += hopes.counts[card, counter]
    kind = tables.kind[card]
    outlook.seats[seat].copies[kind] += 1
    if outlook.seats[seat].listed[kind] == 0:
        outlook.seats[seat].listed[kind] = 1
        outlook.seats[seat].kinds[outlook.seats[seat].kinds_size] = kind
        outlook.seats[seat].kinds_size += 1


@rule
def drop(outlook: Outlook, tables: Tables, hopes: Hopes, seat: int, card: int) -> None:
    """A card leaves a seat."""
    for counter in range(COUNTERS):
        outlook.seats[seat].counters[counter] -= hopes.counts[card, counter]
    outlook.seats[seat].copies[tables.kind[card]] -= 1


@rule
def show(outlook: Outlook, tables: Tables, hopes: Hopes, seat: int, card: int) -> None:
    """A card that is held comes to lie in the area."""
    for counter in range(COUNTERS):
        outlook.seats[seat].shown[counter] += hopes.counts[card, counter]
    outlook.seats[seat].shown_copies[tables.kind[card]] += 1


@rule
def look(state: State, tables: Tables, hopes: Hopes, outlook: Outlook) -> None:
    """Count everything from scratch; unknown cards (0) count nothing."""
    outlook.players = state.players
    for seat in range(state.players):
        for counter in range(COUNTERS):
            outlook.seats[seat].counters[counter] = 0
            outlook.seats[seat].shown[counter] = 0
        for kind in range(KINDS):
            outlook.seats[seat].copies[kind] = 0
            outlook.seats[seat].shown_copies[kind] = 0
            outlook.seats[seat].listed[kind] = 0
        outlook.seats[seat].kinds_size = 0
        for place in range(state.seats[seat].area_size):
            hold(outlook, tables, hopes, seat, state.seats[seat].area[place])
            show(outlook, tables, hopes, seat, state.seats[seat].area[place])
        for place in range(state.seats[seat].hand_size):
            if state.seats[seat].hand[place] != 0:
                hold(outlook, tables, hopes, seat, state.seats[seat].hand[place])


@rule
def plays_left(state: State, tables: Tables) -> int:
    """How many cards each seat will still reveal."""
    left = whole(tables.rounds) - whole(state.turn)
    if state.step == Step.OFFER or state.step == Step.PICK or state.step == Step.PLAY:
        left += 1
    return left


@rule
def expected(outlook: Outlook, state: State, hopes: Hopes, counter: int, seat: int, other: int) -> float:
    """How much of a counter another area will hold in the end."""
    missing = max(hopes.dials.growth - state.seats[other].area_size, 0.0)
    return outlook.seats[other].shown[counter] + hopes.density[counter] * missing


@rule
def reach(outlook: Outlook, state: State, hopes: Hopes, counter: int, scope: int, seat: int, more: float) -> float:
    """count(selector, scope) as expected at the end."""
    players = whole(outlook.players)
    own = outlook.seats[seat].counters[counter] + hopes.dials.each * more * hopes.density[counter]
    if scope == Scope.OWN:
        return own
    left = expected(outlook, state, hopes, counter, seat, (seat + 1) % players)
    if scope == Scope.LEFT:
        return left
    right = expected(outlook, state, hopes, counter, seat, (seat + players - 1) % players)
    if scope == Scope.RIGHT:
        return right
    if scope == Scope.NEIGHBOURS:
        return left + right
    if scope == Scope.OWN_NEIGHBOURS:
        return own + left + right
    total = own if scope == Scope.ALL else 0.0
    for other in range(players):
        if other != seat:
            total += expected(outlook, state, hopes, counter, seat, other)
    return total


@rule
def power_of(base: float, exponent: float) -> float:
    result = 1.0
    while exponent > 0:
        result *= base
        exponent -= 1.0
    return result


@rule
def likely(
    outlook: Outlook, state: State, tables: Tables, hopes: Hopes, power: PowerRow, seat: int, more: float
) -> float:
    """How likely every condition of an `if` will hold."""
    chance = 1.0
    for index in range(power.first, power.first + power.count):
        condition = tables.conditions[index]
        if condition.scope == Scope.OWN:
            found = whole(outlook.seats[seat].counters[condition.counter])
            if condition.op == Op.AT_MOST:
                chance *= 1.0 if found <= condition.value else 0.0
            elif found < condition.value:
                chance *= power_of(min(hopes.dials.condition * more, 1.0), whole(condition.value) - found)
        else:
            found = 0
            for other in range(outlook.players):
                left = other == (seat + 1) % outlook.players
                right = seat == (other + 1) % outlook.players
                if (left and condition.scope != Scope.RIGHT) or (right and condition.scope != Scope.LEFT):
                    found += outlook.seats[other].shown[condition.counter]
            if condition.op == Op.AT_MOST:
                chance *= hopes.dials.quiet if found <= condition.value else 0.0
            elif found < condition.value:
                chance *= power_of(0.5, whole(condition.value) - found)
    return chance


@rule
def ahead(lead: float, spread: float) -> float:
    """How likely a lead of so many symbols lasts; a cheap S-curve."""
    x = lead / spread
    return 0.5 + 0.5 * x / (1.0 + abs(x))


@rule
def prevailing(outlook: Outlook, state: State, hopes: Hopes, power: PowerRow, seat: int) -> float:
    """How likely a `compare` will hold."""
    own = whole(outlook.seats[seat].counters[power.counter])
    if power.sense == Sense.MOST and own == 0:
        return 0.0
    chance = 1.0
    players = whole(outlook.players)
    for other in range(players):
        near = other == (seat + 1) % players or seat == (other + 1) % players
        if other != seat and (near or power.scope == Scope.OTHERS):
            theirs = expected(outlook, state, hopes, power.counter, seat, other)
            lead = own - theirs if power.sense == Sense.MOST else theirs - own
            chance *= ahead(lead + 0.5, hopes.dials.spread)
    return chance


@rule
def entry(tables: Tables, power: PowerRow, place: int) -> float:
    """Entry `place` of a 1-based table, as in the scoring."""
    if place <= 0:
        return 0.0
    return float(tables.steps[power.first + min(place, whole(power.count)) - 1])


@rule
def kinds_matching(outlook: Outlook, tables: Tables, hopes: Hopes, selector: int, seat: int) -> int:
    """How many different kinds of a `variety` are held."""
    total = 0
    for place in range(outlook.seats[seat].kinds_size):
        kind = outlook.seats[seat].kinds[place]
        if outlook.seats[seat].copies[kind] > 0 and tables.variety[hopes.sample[kind], selector]:
            total += 1
    return total


@rule
def goods_missing(outlook: Outlook, power: PowerRow, seat: int) -> int:
    """How many goods of an order are still lacking."""
    missing = 0
    for good in range(3):
        needed = 0
        for named in range(good + 1):
            needed += power.goods[named] == power.goods[good]
        if outlook.seats[seat].copies[power.goods[good]] < needed:
            missing += 1
    return missing


@rule
def hope_of(
    outlook: Outlook, state: State, tables: Tables, hopes: Hopes, power: PowerRow, kind: int, seat: int, more: float
) -> float:
    """What one power of all copies of a kind is expected to give together."""
    do = power.do
    copies = whole(outlook.seats[seat].copies[kind])
    if do == Do.FLAT:
        return float(power.points * copies)
    if do == Do.SET:
        sure = entry(tables, power, copies)
        step = entry(tables, power, copies + 1) - sure - entry(tables, power, 1)
        return sure + hopes.dials.set * more * max(step, 0.0)
    if do == Do.EACH:
        return copies * power.points * reach(outlook, state, hopes, power.counter, power.scope, seat, more)
    if do == Do.ORDER:
        missing = goods_missing(outlook, power, seat)
        return copies * power.points * power_of(hopes.dials.order * min(2.0 * more, 1.0), missing)
    if do == Do.IF:
        chance = likely(outlook, state, tables, hopes, power, seat, more)
        return copies * (power.otherwise + chance * (power.points - power.otherwise))
    if do == Do.SCARCITY:
        out = whole(outlook.seats[seat].copies[kind])
        for other in range(outlook.players):
            if other != seat:
                out += outlook.seats[other].shown_copies[kind]
        most = out + hopes.dials.scarcity * (hopes.copies[kind] - out)
        return copies * entry(tables, power, int(most + 0.5))
    if do == Do.PAIR:
        partners = whole(outlook.seats[seat].counters[power.counter])
        pairs = min(copies, partners)
        return power.points * (pairs + hopes.dials.pair * more * (copies - pairs))
    if do == Do.COMPARE:
        return copies * power.points * prevailing(outlook, state, hopes, power, seat)
    found = kinds_matching(outlook, tables, hopes, power.counter, seat)
    return copies * power.points * (found + hopes.dials.variety * more)


@rule
def majority_hope(outlook: Outlook, state: State, tables: Tables, hopes: Hopes, counter: int, seat: int) -> float:
    """A11.3 with an expected rank."""
    own = whole(outlook.seats[seat].counters[counter])
    if own == 0:
        return 0.0
    rank = 1.0
    for other in range(outlook.players):
        if other != seat:
            theirs = expected(outlook, state, hopes, counter, seat, other)
            rank += 1.0 - ahead(own - theirs, hopes.dials.spread)
    low = int(rank)
    part = rank - low
    return tables.majority[low] * (1.0 - part) + (tables.majority[low + 1] * part if low < SEATS else 0.0)


@rule
def source_hope(state: State, hopes: Hopes, source: int) -> float:
    """What an unused effect is worth."""
    if source == Source.PALACE:
        return hopes.dials.palace if state.palace_size > 0 else 0.0
    if source == Source.BAZAAR:
        return hopes.dials.bazaar if state.bazaar_size > 0 else 0.0
    if source == Source.MARKET:
        return hopes.dials.market
    return 0.0


@rule
def shape(state: State, tables: Tables, hopes: Hopes, seat: int, without: int, extra: int, plays: int) -> float:
    """What the hand can still do: effects to come, less the cards that cannot be used in time.

    `without` is a card about to leave the hand, `extra` one about to join it (0 for none).
    """
    total = 0.0
    only_table = both = only_hand = effects = 0
    for place in range(state.seats[seat].hand_size + 1):
        card = whole(state.seats[seat].hand[place]) if place < state.seats[seat].hand_size else extra
        if card != 0 and card != without:
            if tables.table_capable[card] == 0:
                only_hand += 1
            elif tables.hand_capable[card]:
                both += 1
            else:
                only_table += 1
            if tables.effect[card] != Source.NONE and effects < plays:
                total += source_hope(state, hopes, tables.effect[card]) + hopes.dials.tempo * plays
                effects += 1
    if only_table > plays:
        total -= hopes.dials.stuck * (only_table - plays)
    if only_hand + both > 5 + plays - min(only_table, plays):
        total -= hopes.dials.stuck * (only_hand + both - 5 - plays + min(only_table, plays))
    if plays > 0 and only_table + both == 0:
        total -= hopes.dials.flow
    return total


@rule
def prospects(outlook: Outlook, state: State, tables: Tables, hopes: Hopes, seat: int, plays: int) -> float:
    """What a seat can expect to score with what it holds."""
    more = plays / tables.rounds
    total = 0.0
    for place in range(outlook.seats[seat].kinds_size):
        kind = outlook.seats[seat].kinds[place]
        if outlook.seats[seat].copies[kind] > 0:
            for index in range(tables.kind_first[kind], tables.kind_first[kind + 1]):
                total += hope_of(outlook, state, tables, hopes, tables.powers[index], kind, seat, more)
    total += majority_hope(outlook, state, tables, hopes, Counter.ARAB, seat)
    total += majority_hope(outlook, state, tables, hopes, Counter.MONGOL, seat)
    total += hopes.dials.military * outlook.seats[seat].counters[Counter.MILITARY] * min(
        whole(tables.rounds - state.turn), whole(tables.rounds) - whole(outlook.players)
    ) / tables.rounds
    return total
