"""Āmul in a browser: the layout of its memory, and what the engine needs from the rules (serai/wasm/exports.py)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from serai.bots.desk import Desk
from serai.bots.net_file import need_shipped
from serai.bots.tree import NONE
from serai.games.amul import GAME
from serai.games.amul.bot.chances import begin_chances, find_chances, is_news, lay_open, undeal
from serai.games.amul.bot.counts import TableCounts
from serai.games.amul.bot.edition_priors import Priors, priors_of
from serai.games.amul.bot.entry_points import taste_for, values_of
from serai.games.amul.bot.mind import MIND, PLAN
from serai.games.amul.bot.net_choice import MOST_ACTIONS, Asking, like_cards
from serai.games.amul.bot.outlook import CHANCES
from serai.games.amul.bot.reasons import find_reasons
from serai.games.amul.bot.search import prepare, search
from serai.games.amul.bot.search_memory import Plan, SearchMemory
from serai.games.amul.edition.check import MOST_TEA
from serai.games.amul.edition.compile import cards_in_use, data_of, lay_out
from serai.games.amul.edition.fields import FEWEST_PLAYERS
from serai.games.amul.edition.read import DECKS, Edition, load
from serai.games.amul.rules.edition_data import EditionData
from serai.games.amul.rules.scoring import settle, settle_written
from serai.games.amul.rules.setup import draw_setup
from serai.games.amul.rules.sheet import (
    COLOURS,
    MOST_WRITTEN_POINTS,
    MOST_WRITTEN_SYMBOLS,
    WRITTEN,
    clear,
    tally,
    write_down,
)
from serai.games.amul.rules.state import AREA, CARDS, MOST_LEGAL, OFFER, SEATS, House, Source, State, Step
from serai.games.amul.seen.entry_points import go_on_in, moves_of, play_move, seats_awaited, write_changes
from serai.games.amul.seen.explanation import Reasons, put_score, room_for
from serai.games.amul.seen.fill import sort
from serai.games.amul.seen.reasons import reasons_of
from serai.games.amul.seen.record import TABLE, Seen
from serai.games.amul.seen.redaction import VIEWERS, redact_into
from serai.games.amul.seen.workspace import Setting, Workspace
from serai.games.amul.seen.writer import MOST_TOLD, setting_of
from serai.games.amul.wasm.pad import take_down, words
from serai.games.options import house_number
from serai.kernel.json_writer import put, put_list, put_number
from serai.kernel.rule import rule, whole
from serai.kernel.schema import NOBODY, blank, i32, several, u8
from serai.wasm.local_table import CHANCE_DUE, OPEN, OVER, SEALED, TableParts, sort_together

__all__ = [
    "Workspace",
    "find_chances",
    "find_reasons",
    "go_on_in",
    "is_news",
    "lay_open",
    "redact_into",
    "search",
    "seats_awaited",
    "undeal",
    "write_changes",
]

f32 = np.float32
MOST_NUMBERS = SEATS * (CARDS + 1)
"""areas with a mark behind each, whatever people write; the start player and the deck are fewer"""
COLUMN = len(WRITTEN)
PAD_OPTIONS = {"tea": MOST_TEA}
"""how a score pad counts by default"""
NET = need_shipped(GAME)


PARTS = TableParts(
    state=State,
    setting=Setting,
    edition=EditionData,
    priors=Priors,
    plan=Plan,
    seen=Seen,
    workspace=Workspace,
    search=SearchMemory,
    asking=Asking,
    viewers=VIEWERS,
    mind=MIND,
    views=TABLE,
    net=NET,
    most_actions=MOST_ACTIONS,
    most_legal=MOST_LEGAL,
    rows=CHANCES.rows,
    most_numbers=MOST_NUMBERS,
    most_written=max(MOST_TOLD, room_for(reasons_of(load())[0], SEATS * AREA)),
)

LocalTable = PARTS.record(
    {
        "greedy": several(Priors, 1, NOBODY, "what bots expect who look one decision deep"),
        "reasons": several(Reasons, 1, NOBODY, "how scores are explained"),
        "decks": several(u8, CARDS + 1, NOBODY, "by card the deck that it belongs to (Source); none: not in this game"),
        "template": several(State, 1, NOBODY, "the game before its first chance"),
    },
    {
        "outlooks": several(TableCounts, 1, NOBODY, "room for the thoughts of a seat"),
        "options": several(i32, MOST_LEGAL, NOBODY, "the cards it may choose from"),
        "values": several(f32, MOST_LEGAL, NOBODY, "what they are worth"),
        "owners": several(u8, CARDS + 1, NOBODY, "by card whether it lies in an area to be scored"),
    },
)


def lay_table(edition: Edition, players: int, options: Mapping[str, Any]) -> Any:
    """A table before its first chance move, as an array of one."""
    tables = blank(LocalTable, 1)
    table: Any = tables[0]
    tea = options["tea"]
    state, setting = lay_out(edition, players, tea, house_number(House, options)), setting_of(edition, players, tea)
    PARTS.lay(table, state, setting, data_of(edition), priors_of(edition, players, tea, "search"), PLAN)
    table.greedy[0] = priors_of(edition, players, tea, "greedy")[0]
    table.reasons[0] = reasons_of(edition)[0]
    for deck in DECKS:
        table.decks[cards_in_use(edition, players, tea, deck)] = Source[deck.upper()]
    table.template[0] = table.state[0]
    return tables


def names(edition: Edition) -> dict[str, list[dict[str, int]]]:
    """The arguments of chance outcomes in the order they are laid, and the words for cards on a score pad."""
    return {"first": [], "deck": [], "areas": [words(edition)]}


@rule
def where(state: State) -> int:
    """What the game waits for."""
    if state.step == Step.OVER:
        return OVER
    if state.step == Step.SETUP:
        return CHANCE_DUE
    return SEALED if state.step == Step.OFFER or state.step == Step.PLAY else OPEN


# Chance


@rule
def draw_outcome(table: Any) -> int:
    """draw_setup, and the move that it is"""
    draw_setup(table.state[0])
    return write_outcome(table)


@rule
def write_outcome(table: Any) -> int:
    """Start player and deck as a move."""
    state, page = table.state[0], table.page[:]
    at = put_number(page, put(page, whole(0), b'{"seat":null,"do":"setup","first":'), whole(state.start))
    at = put_list(page, put(page, at, b',"deck":'), state.deck[: state.deck_size])
    return put(page, at, b"}")


@rule
def lay_outcome(table: Any, count: int) -> int:
    """A2.2, A2.4: a seat, and a deck of the very cards that are in use."""
    state, size = table.state[0], whole(table.state[0].deck_size)
    if state.step != Step.SETUP or count != size + 1 or not 0 <= table.numbers[0] < state.players:
        return whole(-1)
    for place in range(size):
        copies = whole(0)
        for other in range(1, count):
            copies += whole(table.numbers[other] == state.deck[place])
        if copies != 1:
            return whole(-1)
    state.start = table.numbers[0]
    for place in range(size):
        state.deck[place] = table.numbers[place + 1]
    return write_outcome(table)


@rule
def play_outcome(table: Any) -> int:
    """play_move, after chance"""
    return carry_out(table, whole(0), whole(Step.SETUP), whole(0))


@rule
def carry_out(table: Any, seat: int, step: int, card: int) -> int:
    """play_move"""
    state, setting, work = table.state.view(np.uint8), table.setting.view(np.uint8), table.workspace.view(np.uint8)
    return play_move(state, setting, work, table.page[:], seat, step, card)


# The end


@rule
def write_score(table: Any) -> int:
    """The score of the areas as they are, with all reasons; cards are tallied in ascending order for that."""
    state, data, sheet = table.state[0], table.edition[0], table.workspace[0].sheets[0]
    clear(sheet, state.players, state.house)
    for seat in range(state.players):
        last = 0
        for _ in range(state.seats[seat].area_size):
            lowest = CARDS + 1
            for place in range(state.seats[seat].area_size):
                card = whole(state.seats[seat].area[place])
                lowest = card if last < card < lowest else lowest
            tally(sheet, data, seat, lowest)
            last = lowest
    settle(sheet, data)
    return put_score(table.page[:], whole(0), table.reasons[0], data, sheet)


@rule
def write_score_of(table: Any, count: int) -> int:
    """The same for any areas (A11.4): `numbers` has what was written down for each seat (pad.py), and 0 behind it.

    There may be fewer areas than the table has seats: the cards are those of the table all the same.
    A refusal is written where they cannot lie on a table, and its end comes back as a number below 0; -1 stands for
    what are no areas.
    """
    state, data, sheet, numbers = table.state[0], table.edition[0], table.workspace[0].sheets[0], table.numbers[:]
    players = whole(0)
    for place in range(count):
        if numbers[place] > CARDS or numbers[place] == -1:
            return whole(-1)
        players += whole(numbers[place] == 0)
    if not FEWEST_PLAYERS <= players <= state.players or numbers[count - 1] != 0:
        return whole(-1)
    seats, page = whole(state.players), table.page[:]
    end = take_down(numbers, count, table.decks[:], table.owners[:], data, table.reasons[0], seats, page)
    if end > 0:
        return -end
    clear(sheet, players, state.house)
    at = whole(0)
    for seat in range(players):
        size = whole(0)
        while numbers[at + size] != 0:
            size += 1
        area: Any = numbers[at:]
        sort(area, size)
        for place in range(at, at + size):
            tally(sheet, data, seat, whole(numbers[place]))
        at += size + 1
    settle(sheet, data)
    return put_score(table.page[:], whole(0), table.reasons[0], data, sheet)


@rule
def write_score_plain(table: Any, count: int) -> int:
    """The same for what seats have on paper (sheet.WRITTEN), one after the other in `numbers`; -1 if it cannot be."""
    data, sheet, players = table.edition[0], table.workspace[0].sheets[0], whole(table.state[0].players)
    if count != players * COLUMN:
        return whole(-1)
    for place in range(count):
        most = MOST_WRITTEN_POINTS if place % COLUMN < COLOURS else MOST_WRITTEN_SYMBOLS
        if not 0 <= table.numbers[place] <= most:
            return whole(-1)
    clear(sheet, players, table.state[0].house)
    for seat in range(players):
        write_down(sheet, seat, table.numbers[seat * COLUMN :])
    settle_written(sheet, data)
    return put_score(table.page[:], whole(0), table.reasons[0], data, sheet)


# Decisions


@rule
def list_choices(table: Any, seat: int) -> int:
    """The legal moves of a seat in the order they are shown; how many there are."""
    size = moves_of(table.state, seat, table.workspace[0].actions[:])
    sort(table.workspace[0].actions[:], size)
    return size


@rule
def play_listed(table: Any, seat: int, choice: int) -> int:
    """play_move, by the place among the legal moves, after list_choices"""
    action = whole(table.workspace[0].actions[choice]) - OFFER
    return carry_out(table, seat, action // (CARDS + 1) + Step.OFFER, action % (CARDS + 1))


@rule
def listed_option(table: Any, choice: int) -> int:
    """The card of a legal move, 0 for taking nothing, by its place among them, after list_choices."""
    return (whole(table.workspace[0].actions[choice]) - OFFER) % (CARDS + 1)


@rule
def name_of(table: Any, card: int) -> int:
    """A number for what people call a card: those of one kind have one name."""
    return whole(table.edition[0].kind[card]) if card > 0 else whole(NONE)


@rule
def taste_of(table: Any, seat: int, card: int) -> float:
    """How fond the bot of a seat is of a legal move."""
    return taste_for(table.edition[0], table.priors[0], seat, card)


@rule
def value_choices(table: Any, seat: int) -> int:
    """What each legal move is worth one decision deep, in the order they are shown."""
    options, values = table.options[:], table.values[:]
    size = values_of(table.seen, table.edition, table.greedy, table.outlooks, seat, options, values)
    sort_together(options, values, size)
    return size


@rule
def begin_search(table: Any, desk: Desk, seat: int, seed: np.uint64) -> None:
    """search.prepare"""
    prepare(desk, table.greedy, seat, seed)


@rule
def begin_outlook(desk: Desk, seat: int, _opened: int, seed: np.uint64) -> None:
    """chances.begin_chances"""
    begin_chances(desk, seat, seed)


@rule
def like_choices(table: Any, seat: int) -> int:
    """How likely the net thinks each legal move, in the order they are shown."""
    options, log_chances, seen, edition = table.options[:], table.log_chances[:], table.seen, table.edition
    asking, thinking = table.asking, table.thinking
    size = like_cards(
        table.net, seen, table.template, edition, table.greedy, asking, thinking, seat, options, log_chances
    )
    sort_together(options, log_chances, size)
    return size
