"""Āmul: what happened, told from the states before and after a move or a step that ran by itself, as JSON.

The order of the events is the order of the rules. Simultaneous choices appear only when they are turned up, by seat:
nobody learns in which order they were made (A14.2). A listener is a seat, SPECTATOR, or OPEN, who is told everything.
Each event is followed by a comma.
"""

from __future__ import annotations

from serai.games.amul.rules.edition_data import EditionData
from serai.games.amul.rules.order import first_pick
from serai.games.amul.rules.sheet import Sheet, winners_of
from serai.games.amul.rules.state import SEATS, House, Source, State, Step
from serai.games.amul.seen.redaction import SPECTATOR
from serai.kernel.json_writer import Page, lexicon, put, put_list, put_truth, put_whole, put_word
from serai.kernel.rule import rule, whole

OPEN = SPECTATOR + 1
MOST_TEXTS = OPEN + 1

SOURCE_LETTERS, SOURCE_STARTS = lexicon([source.name.lower().encode() for source in Source])


@rule
def has_secrets(before: State, after: State) -> bool:
    """Whether cards were dealt, which only their owners are told."""
    return before.turn != after.turn


@rule
def put_events(
    page: Page,
    at: int,
    before: State,
    after: State,
    data: EditionData,
    sheet: Sheet,
    seat: int,
    card: int,
    listener: int,
) -> int:
    """What a seat's move with a card did, or a step that ran by itself."""
    step = before.step
    if step == Step.SETUP:
        return put_setup(page, at, after, data, listener)
    if step == Step.OFFER:
        return put_offers(page, at, after)
    if step == Step.PICK:
        return put(page, put_card(page, put(page, at, b'{"event":"picked","seat":'), seat, card), b"},")
    if step == Step.PLAY:
        return put_reveal(page, at, before, after, data, seat, card)
    if step == Step.EFFECT:
        return put_taking(page, at, before, seat, card)
    if step == Step.ROUND_END:
        at = put_list(page, put(page, at, b'{"event":"emptied","cards":'), before.market[: before.market_size])
        return put(page, at, b"},")
    if step == Step.NEXT_ROUND:
        return put_replenish(page, at, after, listener)
    return put_over(page, at, sheet) if after.step == Step.OVER else put_laid_down(page, at, before, data)


@rule
def put_card(page: Page, at: int, seat: int, card: int) -> int:
    """A seat, and a card; 0 stands for none."""
    at = put(page, put_whole(page, at, seat), b',"card":')
    return put_whole(page, at, card) if card else put(page, at, b"null")


@rule
def put_setup(page: Page, at: int, after: State, data: EditionData, listener: int) -> int:
    """A2.4, A2.5: the first hands; their last card came with the first round."""
    at = put(page, put_whole(page, put(page, at, b'{"event":"began","first":'), after.start), b"},")
    for step in range(after.players):
        at = put_dealt(
            page, at, after, whole((after.start + step) % after.players), whole(0), whole(data.start_hand), listener
        )
    return put_replenish(page, at, after, listener)


@rule
def put_dealt(page: Page, at: int, after: State, seat: int, first: int, count: int, listener: int) -> int:
    """A2.5, A3.1: cards dealt to a seat; which, only its owner is told."""
    at = put(page, put_whole(page, put(page, at, b'{"event":"dealt","seat":'), seat), b',"count":')
    at = put_whole(page, at, count)
    if listener in (seat, OPEN):
        at = put_list(page, put(page, at, b',"cards":'), after.seats[seat].hand[first : first + count])
    return put(page, at, b"},")


@rule
def put_replenish(page: Page, at: int, after: State, listener: int) -> int:
    """A3: every hand now ends with the card just dealt."""
    at = put_whole(page, put(page, at, b'{"event":"round","round":'), after.turn)
    at = put_whole(page, put(page, at, b',"first_pick":'), first_pick(after))
    at = put(page, at, b"},")
    for step in range(after.players):
        seat = whole((after.start + step) % after.players)
        at = put_dealt(page, at, after, seat, whole(after.seats[seat].hand_size - 1), whole(1), listener)
    at = put_list(page, put(page, at, b'{"event":"filled","cards":'), after.market[: after.market_size])
    return put(page, at, b"},")


@rule
def put_offers(page: Page, at: int, after: State) -> int:
    """A4.2: the offers, turned up together, lie behind the cards that were filled in, by seat or shuffled (A4.3)."""
    filled = after.market_size - after.players
    if after.house & House.OFFERS_SHUFFLED:
        at = put_list(page, put(page, at, b'{"event":"shuffled","cards":'), after.market[filled : after.market_size])
        at = put(page, at, b"},")
    else:
        for seat in range(after.players):
            at = put(page, at, b'{"event":"offered","seat":')
            at = put(page, put_card(page, at, whole(seat), whole(after.market[filled + seat])), b"},")
    at = put_list(page, put(page, at, b'{"event":"order","step":"pick","seats":'), after.order[: after.order_size])
    return put(page, at, b"},")


@rule
def sealed_card(before: State, seat: int, mover: int, card: int) -> int:
    """The card that a seat had sealed when the last choice, the mover's, was made."""
    if seat == mover:
        return card
    return whole(before.seats[seat].hand[before.seats[seat].chosen - 1])


@rule
def put_reveal(page: Page, at: int, before: State, after: State, data: EditionData, mover: int, card: int) -> int:
    """A6.2, A7.6: the cards turned up together, and who uses an effect."""
    for seat in range(before.players):
        shown = sealed_card(before, seat, mover, card)
        at = put_card(page, put(page, at, b'{"event":"revealed","seat":'), whole(seat), shown)
        at = put_truth(page, put(page, at, b',"stays":'), data.table_capable[shown])
        at = put(page, at, b"},")
    if after.step == Step.EFFECT:
        at = put(page, at, b'{"event":"order","step":"effect","seats":')
        at = put(page, put_list(page, at, after.order[: after.order_size]), b"},")
    return at


@rule
def put_taking(page: Page, at: int, before: State, seat: int, card: int) -> int:
    """A7.3, A7.4: an effect was used, perhaps for nothing."""
    at = put_card(page, put(page, at, b'{"event":"took","seat":'), seat, card)
    at = put(page, at, b',"source":"')
    at = put_word(page, at, SOURCE_LETTERS, SOURCE_STARTS, before.seats[seat].effect)
    return put(page, at, b'"},')


@rule
def put_laid_down(page: Page, at: int, before: State, data: EditionData) -> int:
    """A10.1: what the next player lays down from the hand."""
    seat = whole(before.players) - before.awaited
    at = put_whole(page, put(page, at, b'{"event":"laid_down","seat":'), seat)
    at = put_hand(page, put(page, at, b',"cards":'), before, data, seat, whole(1))
    at = put_hand(page, put(page, at, b',"removed":'), before, data, seat, whole(0))
    return put(page, at, b"},")


@rule
def put_over(page: Page, at: int, sheet: Sheet) -> int:
    """A10.2, A12: the score, and who has won."""
    at = put(page, at, b'{"event":"over","scores":[')
    for seat in range(sheet.players):
        at = put(page, at, b",") if seat else at
        at = put_whole(page, at, sheet.seats[seat].total)
    at = put_seats(page, put(page, at, b'],"winners":'), winners_of(sheet))
    return put(page, at, b"},")


@rule
def put_seats(page: Page, at: int, seats: int) -> int:
    """Seats that are given as bits."""
    at = put(page, at, b"[")
    is_first = True
    for seat in range(SEATS):
        if (seats >> seat) & 1:
            if not is_first:
                at = put(page, at, b",")
            at = put_whole(page, at, seat)
            is_first = False
    return put(page, at, b"]")


@rule
def put_hand(page: Page, at: int, before: State, data: EditionData, seat: int, capable: int) -> int:
    """A10.1: the cards of a hand that are hand-capable (1) or not (0); ascending."""
    at = put(page, at, b"[")
    last = 0
    for _ in range(before.seats[seat].hand_size):
        lowest = 0
        for place in range(before.seats[seat].hand_size):
            card = whole(before.seats[seat].hand[place])
            if card > last and data.hand_capable[card] == capable and (card < lowest or not lowest):
                lowest = card
        if not lowest:
            break
        at = put(page, at, b",") if last else at
        at = put_whole(page, at, lowest)
        last = lowest
    return put(page, at, b"]")
