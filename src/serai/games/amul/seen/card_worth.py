"""Āmul: the two numbers beside a card, an honest help for the decision at hand.

They compare two score sheets, with the card and without it, as if the game ended now: the viewer's play area counts,
and so do the cards in hand that have the hand icon (A10.1). Points are *sure* where nobody else can change them; they
are *unsure* where they hang on what lies before others: the majorities (A11.3), and cards that look around (A16.3).
"""

from __future__ import annotations

from serai.games.amul.rules.edition_data import KINDS, EditionData
from serai.games.amul.rules.powers import card_points
from serai.games.amul.rules.scoring import settle_seat
from serai.games.amul.rules.sheet import Row, Sheet, sum_up, take_back, tally
from serai.games.amul.rules.state import CARDS, Step
from serai.games.amul.seen.record import NOT_COUNTED, OwnSeat, Seen
from serai.kernel.rule import rule, whole
from serai.kernel.schema import Ints


@rule
def count_worth(now: Seen, last: Seen, data: EditionData, looks_around: Ints, sheet: Sheet, viewer: int) -> None:
    """Sure and unsure points of each card within reach, and all points now. The viewer's column of the sheet is scratch
    space."""
    is_known = has_same_areas(now, last) and has_same_cards(now, last)
    for card in range(CARDS + 1):
        now.sure_of[card] = last.sure_of[card] if is_known else NOT_COUNTED
        now.unsure_of[card] = last.unsure_of[card] if is_known else NOT_COUNTED
    if is_known:
        now.own.points_with_hand = last.own.points_with_hand
    else:
        weigh_cards(now, data, looks_around, sheet, viewer)
    others = whole(now.reach_size) - now.own.hand_size
    for place in range(now.reach_size):
        card = now.reach[place]
        sign = whole(1) if place < others else sign_in_hand(data, whole(now.step), card)
        now.sure[place] = sign * now.sure_of[card]
        now.unsure[place] = sign * now.unsure_of[card]


@rule
def sign_in_hand(data: EditionData, step: int, card: int) -> int:
    """What becomes of a card in hand: at Reveal it may come to count, or leave the game; else it is given away.

    A6.2, A10.1: with both icons it counts wherever it lies, so that revealing it changes nothing.
    """
    if step == Step.PLAY:
        return whole(data.table_capable[card]) - whole(data.hand_capable[card])
    return whole(-1)


@rule
def weigh_cards(now: Seen, data: EditionData, looks_around: Ints, sheet: Sheet, viewer: int) -> None:
    """What each card within reach is worth beside the others that count."""
    others = whole(now.reach_size) - now.own.hand_size
    laid = lay_hand(sheet, data, viewer, now.own, whole(0))
    points, unsure = count_column(sheet, data, looks_around, viewer)
    now.own.points_with_hand = points
    for place in range(others):
        weigh(now, data, looks_around, sheet, viewer, now.reach[place], points, unsure)
    for _ in range(laid):
        take_back(sheet, data, viewer)
    for place in range(now.own.hand_size):
        laid = lay_hand(sheet, data, viewer, now.own, whole(now.own.hand[place]))
        points, unsure = count_column(sheet, data, looks_around, viewer)
        weigh(now, data, looks_around, sheet, viewer, now.own.hand[place], points, unsure)
        for _ in range(laid):
            take_back(sheet, data, viewer)


@rule
def lay_hand(sheet: Sheet, data: EditionData, viewer: int, own: OwnSeat, but: int) -> int:
    """A10.1: lay down the hand cards that count, but for one; how many."""
    laid = whole(0)
    for place in range(own.counting_size):
        if own.counting[place] != but:
            tally(sheet, data, viewer, own.counting[place])
            laid += 1
    return laid


@rule
def weigh(
    now: Seen,
    data: EditionData,
    looks_around: Ints,
    sheet: Sheet,
    viewer: int,
    card: int,
    points: int,
    unsure: int,
) -> None:
    """What one more card adds to a column with these points, some of which are unsure."""
    tally(sheet, data, viewer, card)
    points_with, unsure_with = count_column(sheet, data, looks_around, viewer)
    take_back(sheet, data, viewer)
    now.unsure_of[card] = unsure_with - unsure
    now.sure_of[card] = points_with - points - now.unsure_of[card]


@rule
def count_column(sheet: Sheet, data: EditionData, looks_around: Ints, seat: int) -> tuple[int, int]:
    """The points of a seat, and how many of them are unsure."""
    sum_up(sheet)
    points = whole(settle_seat(sheet, data, seat))
    unsure = whole(sheet.seats[seat].rows[Row.ARAB]) + whole(sheet.seats[seat].rows[Row.MONGOL])
    for kind in range(KINDS):
        if looks_around[kind]:
            for copy in range(sheet.seats[seat].copies[kind]):
                unsure += card_points(sheet, data, kind, seat, copy + 1)
    return points, unsure


@rule
def has_same_areas(now: Seen, last: Seen) -> bool:
    """Whether the viewer was last shown the same cards in all areas, together with gains."""
    if not last.is_shown or not last.has_gains:
        return False
    for seat in range(now.players):
        if now.seats[seat].area_size != last.seats[seat].area_size:
            return False
        for place in range(now.seats[seat].area_size):
            if now.seats[seat].area[place] != last.seats[seat].area[place]:
                return False
    return True


@rule
def has_same_cards(now: Seen, last: Seen) -> bool:
    """Whether the viewer was last shown the same hand, and numbers for all that is within reach now."""
    same = now.own.hand_size == last.own.hand_size
    for place in range(now.own.hand_size):
        same &= now.own.hand[place] == last.own.hand[place]
    for place in range(now.reach_size):
        same &= last.sure_of[now.reach[place]] != NOT_COUNTED
    return same
