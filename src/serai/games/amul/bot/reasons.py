"""Āmul: what can be said for a move. Everything here is true of the cards that the seat sees now.

The seat's sheet is counted with its play area and the cards of its hand that have the hand icon, but for the two cards
between which it chooses.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from serai.bots.desk import Desk
from serai.bots.findings import OWN, RIVAL, ReasonTable, note
from serai.games.amul.bot.search_memory import SearchMemory
from serai.games.amul.rules.edition_data import Counter, Do, EditionData, PowerRow
from serai.games.amul.rules.phases import source_card, source_size
from serai.games.amul.rules.scoring import gain, settle_seat
from serai.games.amul.rules.sheet import COLOURS, Row, Sheet, own, sum_up, take_back, tally, tally_areas
from serai.games.amul.rules.state import State, Step
from serai.games.amul.seen.event_kinds import CARD, CARD_KIND
from serai.kernel.event_text import NUMBER, SEAT
from serai.kernel.rule import rule, whole

TRAITS = 2
"""Arab and Mongol: their counters and their rows come first and in the same order"""
MUCH = 2
"""points that make a rival want a card"""


class Reason(IntEnum):
    """What is told, in the order of REASONS."""

    STAKE = 0
    TRADER = 1
    FETCHES_TRADER = 2
    FETCHES = 3
    SET = 4
    SCORES = 5
    RAISES = 6
    MAJORITY = 7
    KEEPS = 8
    WAITS = 9
    LOST = 10
    USELESS = 11
    NEEDED = 12
    COMPLETES = 13


REASONS: ReasonTable = {
    "stake": {"card": CARD},
    "trader": {"card": CARD, "trader": CARD, "points": NUMBER, "goods": CARD_KIND.several},
    "fetches_trader": {"card": CARD, "trader": CARD, "points": NUMBER, "goods": CARD_KIND.several},
    "fetches": {"card": CARD, "taken": CARD, "points": NUMBER},
    "set": {"card": CARD, "points": NUMBER, "count": NUMBER},
    "scores": {"card": CARD, "points": NUMBER},
    "raises": {"card": CARD, "points": NUMBER, "row": NUMBER},
    "majority": {"card": CARD, "trait": NUMBER, "mine": NUMBER, "best": NUMBER},
    "keeps": {"card": CARD, "trait": NUMBER, "mine": NUMBER, "best": NUMBER},
    "waits": {"card": CARD, "other": CARD},
    "lost": {"card": CARD},
    "useless": {"card": CARD},
    "needed": {"seat": SEAT, "card": CARD, "points": NUMBER},
    "completes": {"card": CARD, "trader": CARD, "points": NUMBER},
}


@rule
def find_reasons(desk: Desk, seat: int, chosen: int, other: int, found: Any) -> int:
    """What speaks for a card and against another one, 0 for taking nothing; how many findings."""
    memory, game, data = desk.memories[0], desk.states[0], desk.data[0]
    sheet, is_given = memory.sheet, game.step == Step.OFFER
    tally_areas(game, data, sheet)
    size = note(found, whole(0), Reason.STAKE, OWN, chosen if chosen > 0 else other, -1, -1)
    size = note_rivals(game, data, sheet, seat, chosen, other, found, size)
    lay_hand(game, data, sheet, seat, chosen, other)
    subject = other if is_given else chosen
    if subject > 0:
        size = note_gains(memory, data, seat, subject, found, size)
        if data.has_effect[subject]:
            size = note_effect(memory, game, data, seat, subject, found, size)
    if game.step == Step.PLAY and data.table_capable[chosen]:
        if not data.table_capable[other]:
            size = note(found, size, Reason.LOST, whole(data.colour[other]), other, -1, -1)
        elif data.hand_capable[other] and not data.hand_capable[chosen]:
            size = note(found, size, Reason.WAITS, whole(data.colour[chosen]), chosen, other, -1)
    if is_given and gain(sheet, data, seat, chosen, points_now(sheet, data, seat)) <= 0:
        size = note(found, size, Reason.USELESS, OWN, chosen, -1, -1)
    return size


@rule
def lay_hand(game: State, data: EditionData, sheet: Sheet, seat: int, chosen: int, other: int) -> None:
    """A10.1: the cards in hand that count at the end, but for two."""
    for place in range(game.seats[seat].hand_size):
        card = whole(game.seats[seat].hand[place])
        if data.hand_capable[card] and card != chosen and card != other:
            tally(sheet, data, seat, card)


@rule
def points_now(sheet: Sheet, data: EditionData, seat: int) -> int:
    """What a seat's cards score."""
    sum_up(sheet)
    return whole(settle_seat(sheet, data, seat))


@rule
def note_gains(memory: SearchMemory, data: EditionData, seat: int, card: int, found: Any, size: int) -> int:
    """What one more card changes in the rows of the sheet."""
    sheet, colour, before = memory.sheet, whole(data.colour[card]), memory.values
    points_now(sheet, data, seat)
    copies = whole(sheet.seats[seat].copies[data.kind[card]])
    for row in range(len(sheet.seats[seat].rows)):
        before[row] = sheet.seats[seat].rows[row]
    tally(sheet, data, seat, card)
    points_now(sheet, data, seat)
    for row in range(COLOURS):
        points = whole(sheet.seats[seat].rows[row] - before[row])
        if points <= 0 or row == Row.BAZAAR:
            continue
        if row != colour:
            size = note(found, size, Reason.RAISES, row, card, points, row)
        elif copies > 0:
            size = note(found, size, Reason.SET, row, card, points, copies + 1)
        else:
            size = note(found, size, Reason.SCORES, row, card, points, -1)
    for trait in range(TRAITS):
        size = note_majority(memory, data, seat, trait, card, found, size)
    size = note_trader(sheet, data, seat, card, card, found, size)
    take_back(sheet, data, seat)
    return size


@rule
def note_majority(
    memory: SearchMemory, data: EditionData, seat: int, trait: int, card: int, found: Any, size: int
) -> int:
    """A11.3: points of a majority that a card brings, which has just been tallied, or a lead that it makes safer."""
    sheet, row = memory.sheet, whole(Row.ARAB) + trait
    mine, best = whole(own(sheet, whole(Counter.ARAB) + trait, seat)), whole(0)
    for rival in range(sheet.players):
        if rival != seat:
            best = max(best, whole(own(sheet, whole(Counter.ARAB) + trait, rival)))
    gained = sheet.seats[seat].rows[row] > memory.values[row]
    take_back(sheet, data, seat)
    brought = mine - whole(own(sheet, whole(Counter.ARAB) + trait, seat))
    tally(sheet, data, seat, card)
    if brought <= 0 or not (gained or mine - brought > best):
        return size
    after = note(found, size, Reason.MAJORITY if gained else Reason.KEEPS, row, card, trait, mine)
    if after > size:
        found[size][5] = best
    return after


@rule
def note_trader(sheet: Sheet, data: EditionData, seat: int, card: int, teller: int, found: Any, size: int) -> int:
    """A16.13: an order that a card completes, which has just been tallied. It may come through another one's effect."""
    for held in range(sheet.seats[seat].held):
        trader = whole(sheet.seats[seat].cards[held])
        kind = data.kind[trader]
        if data.colour[trader] != Row.BAZAAR:
            continue
        for index in range(data.kind_first[kind], data.kind_first[kind + 1]):
            if data.powers[index].do == Do.ORDER and completes(sheet, data.powers[index], seat, data.kind[card]):
                is_good = data.kind[trader] != data.kind[card]
                reason = Reason.COMPLETES if is_good else Reason.TRADER if card == teller else Reason.FETCHES_TRADER
                after = note(found, size, reason, Row.BAZAAR, teller, trader, whole(data.powers[index].points))
                if after > size and not is_good:
                    note_goods(data.powers[index], found[size])
                return after
    return size


@rule
def completes(sheet: Sheet, order: PowerRow, seat: int, kind: int) -> bool:
    """Whether an order is met, and was not before the last card of a kind came."""
    is_new = order.kind == kind and sheet.seats[seat].copies[kind] == 1
    for place in range(len(order.goods)):
        copies, needed = sheet.seats[seat].copies[order.goods[place]], order.needed[place]
        if copies < needed:
            return False
        is_new = is_new or (order.goods[place] == kind and copies == needed)
    return bool(is_new)


@rule
def note_goods(order: PowerRow, line: Any) -> None:
    """The goods of an order, each once."""
    at = 5
    for place in range(len(order.goods)):
        good, is_told = order.goods[place], order.needed[place] == 0
        for before in range(place):
            is_told = is_told or order.goods[before] == good
        if not is_told:
            line[at] = good
            at += 1


@rule
def note_effect(
    memory: SearchMemory, game: State, data: EditionData, seat: int, card: int, found: Any, size: int
) -> int:
    """A7: the card that an effect could take now for the most points."""
    sheet, source = memory.sheet, whole(data.effect[card])
    tally(sheet, data, seat, card)
    points = points_now(sheet, data, seat)
    best, most = whole(0), whole(0)
    for place in range(source_size(game, source)):
        taken = whole(source_card(game, source, place))
        more = whole(gain(sheet, data, seat, taken, points))
        if taken != card and more > most:
            best, most = taken, more
    if best > 0 and data.colour[best] == Row.BAZAAR:
        tally(sheet, data, seat, best)
        size = note_trader(sheet, data, seat, best, card, found, size)
        take_back(sheet, data, seat)
    if best > 0:
        size = note(found, size, Reason.FETCHES, whole(data.colour[best]), card, best, most)
    take_back(sheet, data, seat)
    return size


@rule
def note_rivals(
    game: State, data: EditionData, sheet: Sheet, seat: int, chosen: int, other: int, found: Any, size: int
) -> int:
    """Who would score much with the card that they do not get."""
    is_given = game.step == Step.OFFER
    denied, left = other if is_given else chosen, chosen if is_given else other
    if denied == 0 or game.step == Step.PLAY:
        return size
    for rival in range(game.players):
        if rival == seat or not (is_given or takes_later(game, seat, rival)):
            continue
        points = points_now(sheet, data, rival)
        wanted = whole(gain(sheet, data, rival, denied, points))
        if wanted >= MUCH and (left == 0 or wanted > gain(sheet, data, rival, left, points)):
            size = note(found, size, Reason.NEEDED, RIVAL + rival, rival, denied, wanted)
    return size


@rule
def takes_later(game: State, seat: int, rival: int) -> bool:
    """Whether somebody is still to take a card from where the seat takes one now."""
    for place in range(game.order_size - game.awaited + 1, game.order_size):
        if game.order[place] == rival:
            return bool(game.step == Step.PICK or game.seats[rival].effect == game.seats[seat].effect)
    return False
