"""Āmul: what there is to see, made from a state that has already been redacted (A14).

A view is written as JSON by compiled code, part by part: first those that are the same for everybody (`write_common`),
then the viewer's own (`write_own`). A server sends those that have changed (`put_news`).
"""

from __future__ import annotations

from typing import Any

from serai.games.amul.knowledge import list_unseen
from serai.games.amul.moves import awaited_seats, list_moves
from serai.games.amul.order import first_pick
from serai.games.amul.scoring import score, score_and_gains
from serai.games.amul.sheet import ROWS, Row, Sheet
from serai.games.amul.state import (
    CARDS,
    MOST_LEGAL,
    NO_LETTER,
    OFFER,
    PICK,
    PLAY,
    SEATS,
    TAKE,
    Source,
    State,
    Step,
    Way,
)
from serai.games.amul.tables import Tables
from serai.kernel.pages import END, NAME, START, paths, put_changes
from serai.kernel.rule import rule, whole
from serai.kernel.schema import EVERYONE, Ints, Record, i16, i32, several, u8
from serai.kernel.writing import Page, lexicon, next_above, put, put_ascending, put_list, put_truth, put_whole, put_word

COMMON = (
    "round",
    "step",
    "start",
    "first_pick",
    "awaited",
    "order",
    "deck",
    "market",
    "palace",
    "bazaar",
    "removed",
)
"""the parts of a common page; one per seat follows"""
OWN = ("seat", "unseen", "gains", "legal")
"""the parts of a viewer's page: the own entry among the seats, and what else depends on who looks"""
PAGE = 1 << 14
"""bytes enough for the view of any viewer of the largest game"""
MOST_PARTS = len(COMMON) + SEATS + len(OWN)

PATHS = paths(
    [
        *(f'"{part}"' for part in COMMON),
        *(f'"seats",{seat}' for seat in range(SEATS)),
        *(f'"{part}"' for part in OWN[1:]),
    ]
)
SET_LETTERS, SET_SIZES, CUT_LETTERS, CUT_SIZES = PATHS

WAYS = {int(way): way.name.lower() for way in Way}
WAY_LETTERS, WAY_SIZES = lexicon(["", *WAYS.values()])
STEP_LETTERS, STEP_SIZES = lexicon([step.name.lower() for step in Step])
SOURCE_LETTERS, SOURCE_SIZES = lexicon([source.name.lower() for source in Source])
ROW_LETTERS, ROW_SIZES = lexicon([row.name.lower() for row in Row])


class Desk(Record):
    """Scratch space for writing."""

    reach: Ints = several(u8, CARDS, EVERYONE, "cards within reach of the viewer, without gaps")
    gains: Ints = several(i16, CARDS, EVERYONE, "what each of them would add to the viewer's points")
    known: Ints = several(u8, CARDS, EVERYONE, "cards of a hand that everybody knows")
    unseen: Ints = several(u8, CARDS + 1, EVERYONE, "cards nobody has shown the viewer")
    seen_by_card: Ints = several(u8, CARDS + 1, EVERYONE, "by card, for list_unseen")
    actions: Ints = several(i32, MOST_LEGAL, EVERYONE, "the viewer's legal moves")


@rule
def write_common(seen: State, tables: Tables, sheet: Sheet, desk: Desk, offered: Ints, page: Page, ends: Any) -> int:
    """All that everybody sees alike, at the beginning of a page; returns how many parts there are.

    `offered` says by card which seat, plus 1, has offered it this round (A4.3).
    """
    score(seen, tables, sheet)
    ends[0] = at = put_whole(page, whole(0), seen.turn)
    at = put(page, at, b'"')
    at = put_word(page, at, STEP_LETTERS, STEP_SIZES, seen.step)
    ends[1] = at = put(page, at, b'"')
    ends[2] = at = put_whole(page, at, seen.start)
    ends[3] = at = put_whole(page, at, first_pick(seen) if seen.turn else seen.start)
    ends[4] = at = put_awaited(page, at, seen)
    ends[5] = at = put_list(page, at, seen.order, seen.order_size)
    ends[6] = at = put_whole(page, at, whole(seen.deck_size) - seen.dealt)
    ends[7] = at = put_market(page, at, seen, offered)
    ends[8] = at = put_ascending(page, at, seen.palace, seen.palace_size)
    ends[9] = at = put_ascending(page, at, seen.bazaar, seen.bazaar_size)
    ends[10] = at = put_list(page, at, seen.removed, seen.removed_size)
    for seat in range(seen.players):
        at = put_seat(page, at, seen, sheet, desk, seat)
        ends[11 + seat] = at = put(page, at, b"}")
    return 11 + whole(seen.players)


@rule
def write_own(
    seen: State, tables: Tables, sheet: Sheet, desk: Desk, viewer: int, in_use: Ints, page: Page, ends: Any, part: int
) -> int:
    """All that depends on who looks, after the parts that are on the page; returns how many parts there are now.

    A spectator has neither a seat nor gains: these parts are empty.
    """
    at = whole(ends[part - 1])
    is_seated = viewer < seen.players
    size = lay_within_reach(seen, desk, viewer) if is_seated else 0
    if is_seated:
        reach: Any = desk.reach
        score_and_gains(seen, tables, sheet, viewer, reach[:size], desk.gains)
        at = put_seat(page, at, seen, sheet, desk, viewer)
        at = put_hand(page, at, seen, viewer)
    ends[part] = at
    # A14.3: cards in use minus all cards seen by this viewer.
    unseen = list_unseen(seen, in_use, desk.unseen, desk.seen_by_card)
    ends[part + 1] = at = put_list(page, at, desk.unseen, unseen)
    if is_seated and seen.step != Step.SETUP and seen.step != Step.OVER:
        at = put_gains(page, at, desk, size)
    ends[part + 2] = at
    ends[part + 3] = put_moves(page, at, seen, desk, viewer) if is_seated else put(page, at, b"[]")
    return part + 4


@rule
def put_news(
    page: Page, ends: Any, common: int, viewer: int, pieces: Any, shown: Page, shown_ends: Any, news: Page, at: int
) -> int:
    """What has changed for a viewer. A seated viewer's own entry takes the place of the one that others see."""
    is_seated = viewer < common - len(COMMON)
    count = whole(0)
    start = whole(0)
    for part in range(common + len(OWN)):
        end = whole(ends[part])
        name = whole(part)
        if part == common:
            name = len(COMMON) + whole(viewer)
        elif part > common:
            name = len(COMMON) + SEATS - 1 + part - common
        is_hidden = part == len(COMMON) + viewer if is_seated else part == common
        if not is_hidden:
            pieces[count, START], pieces[count, END], pieces[count, NAME] = start, end, name
            count += 1
        start = end
    return put_changes(page, pieces, count, shown, shown_ends, SET_LETTERS, SET_SIZES, CUT_LETTERS, CUT_SIZES, news, at)


@rule
def put_awaited(page: Page, at: int, seen: State) -> int:
    """The seats that owe a decision."""
    awaited = awaited_seats(seen)
    at = put(page, at, b"[")
    is_first = True
    for seat in range(seen.players):
        if (awaited >> seat) & 1:
            if not is_first:
                at = put(page, at, b",")
            at = put_whole(page, at, seat)
            is_first = False
    return put(page, at, b"]")


@rule
def put_market(page: Page, at: int, seen: State, offered: Ints) -> int:
    """The Market's cards and who has offered them."""
    at = put(page, at, b"[")
    for place in range(seen.market_size):
        card = whole(seen.market[place])
        at = put(page, at, b',{"card":') if place else put(page, at, b'{"card":')
        at = put_whole(page, at, card)
        at = put(page, at, b',"from":')
        at = put_whole(page, at, whole(offered[card]) - 1) if offered[card] else put(page, at, b"null")
        at = put(page, at, b"}")
    return put(page, at, b"]")


@rule
def put_seat(page: Page, at: int, seen: State, sheet: Sheet, desk: Desk, seat: int) -> int:
    """What lies before a player, without the closing brace."""
    mine = seen.seats[seat]
    known = whole(0)
    for place in range(mine.hand_size):
        card = mine.hand[place]
        if card and seen.picked[card]:
            desk.known[known] = card
            known += 1
    at = put(page, at, b'{"hand_size":')
    at = put_whole(page, at, mine.hand_size)
    at = put(page, at, b',"known":')
    at = put_ascending(page, at, desk.known, known)
    at = put(page, at, b',"chosen":')
    at = put_truth(page, at, mine.has_chosen)
    at = put(page, at, b',"area":[')
    for place in range(mine.area_size):
        at = put(page, at, b',{"card":') if place else put(page, at, b'{"card":')
        at = put_whole(page, at, mine.area[place])
        at = put(page, at, b',"way":"')
        at = put_word(page, at, WAY_LETTERS, WAY_SIZES, mine.way[place])
        at = put(page, at, b'"}')
    at = put(page, at, b'],"prowess":')
    at = put_whole(page, at, mine.prowess)
    at = put(page, at, b',"letter":')
    at = put_whole(page, at, mine.letter) if mine.letter != NO_LETTER else put(page, at, b"null")
    at = put(page, at, b',"effect":')
    if mine.effect:
        at = put(page, at, b'"')
        at = put_word(page, at, SOURCE_LETTERS, SOURCE_SIZES, mine.effect)
        at = put(page, at, b'"')
    else:
        at = put(page, at, b"null")
    at = put(page, at, b',"points":')
    at = put_whole(page, at, sheet.seats[seat].total)
    at = put(page, at, b',"rows":{"')
    for row in range(ROWS):
        if row:
            at = put(page, at, b',"')
        at = put_word(page, at, ROW_LETTERS, ROW_SIZES, row)
        at = put(page, at, b'":')
        at = put_whole(page, at, sheet.seats[seat].rows[row])
    return put(page, at, b"}")


@rule
def put_hand(page: Page, at: int, seen: State, seat: int) -> int:
    """The rest of the viewer's own entry."""
    mine = seen.seats[seat]
    at = put(page, at, b',"hand":')
    at = put_list(page, at, mine.hand, mine.hand_size)
    at = put(page, at, b',"choice":')
    at = put_whole(page, at, mine.hand[mine.chosen - 1]) if mine.chosen else put(page, at, b"null")
    return put(page, at, b"}")


@rule
def lay_within_reach(seen: State, desk: Desk, seat: int) -> int:
    """Market, Palace, Bazaar and the own hand, in the order they are shown; returns how many cards there are."""
    size = 0
    for place in range(seen.market_size):
        desk.reach[size] = seen.market[place]
        size += 1
    last = whole(0)
    for _ in range(seen.palace_size):
        last = next_above(seen.palace, seen.palace_size, last)
        desk.reach[size] = last
        size += 1
    last = whole(0)
    for _ in range(seen.bazaar_size):
        last = next_above(seen.bazaar, seen.bazaar_size, last)
        desk.reach[size] = last
        size += 1
    for place in range(seen.seats[seat].hand_size):
        desk.reach[size] = seen.seats[seat].hand[place]
        size += 1
    return size


@rule
def put_gains(page: Page, at: int, desk: Desk, size: int) -> int:
    """What each card within reach would add to the viewer's points in the own area."""
    at = put(page, at, b"{")
    for place in range(size):
        at = put(page, at, b',"') if place else put(page, at, b'"')
        at = put_whole(page, at, desk.reach[place])
        at = put(page, at, b'":')
        at = put_whole(page, at, desk.gains[place])
    return put(page, at, b"}")


@rule
def put_moves(page: Page, at: int, seen: State, desk: Desk, seat: int) -> int:
    """The viewer's legal moves, as records write them and in the order of their numbers."""
    actions: Any = desk.actions
    size = list_moves(seen, seat, actions)
    at = put(page, at, b"[")
    last = -1
    for place in range(size):
        lowest = TAKE + CARDS + 1
        for other in range(size):
            if last < actions[other] < lowest:
                lowest = whole(actions[other])
        last = lowest
        at = put(page, at, b',{"seat":') if place else put(page, at, b'{"seat":')
        at = put_whole(page, at, seat)
        if last > TAKE:
            at = put(page, at, b',"do":"effect","take":')
            at = put_whole(page, at, last - TAKE)
        elif last == TAKE:
            at = put(page, at, b',"do":"effect","take":null')
        elif last >= PLAY:
            at = put(page, at, b',"do":"play","card":')
            at = put_whole(page, at, last - PLAY)
        elif last >= PICK:
            at = put(page, at, b',"do":"pick","card":')
            at = put_whole(page, at, last - PICK)
        else:
            at = put(page, at, b',"do":"offer","card":')
            at = put_whole(page, at, last - OFFER)
        at = put(page, at, b"}")
    return put(page, at, b"]")
