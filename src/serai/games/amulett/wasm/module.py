"""Das Amulett in a browser: the layout of its memory, and the rules that its engine needs (serai/wasm/exports.py)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from serai.bots.hint import WORLDS_AT_ONCE
from serai.bots.levels import LEVELS
from serai.bots.net import thinking_record
from serai.bots.net_file import need_shipped
from serai.games.amulett import GAME
from serai.games.amulett.bot.chances import NOTHING_HIDDEN
from serai.games.amulett.bot.edition_priors import Priors, priors_of
from serai.games.amulett.bot.entry_points import (
    begin_chances_at,
    find_chances_at,
    forecast_at,
    is_news_at,
    lay_open_at,
    move_values_of,
    prepare_at,
    search_at,
    undeal_at,
)
from serai.games.amulett.bot.forecast import ROWS
from serai.games.amulett.bot.mind import MIND, PLAN
from serai.games.amulett.bot.net_choice import MOST_ACTIONS, Asking, like_moves
from serai.games.amulett.bot.review import CHANCES
from serai.games.amulett.bot.search_memory import Plan, SearchMemory
from serai.games.amulett.companion.ask import companion_at
from serai.games.amulett.companion.record import Known, Reckoned
from serai.games.amulett.edition.compile import compile_data, data_of
from serai.games.amulett.edition.read import Edition, load
from serai.games.amulett.rules.course import is_chance
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.gem_phase import set_marker
from serai.games.amulett.rules.legal import list_moves
from serai.games.amulett.rules.setup import end_shuffle, lay_gems, lay_out, set_first
from serai.games.amulett.rules.spells import deck_place
from serai.games.amulett.rules.state import AREAS, COLOURS, MOST_LEGAL, RING, SEATS, State, Step
from serai.games.amulett.seen.entry_points import CHANCE, draw_chance, go_on_in, play_move, seats_awaited, write_changes
from serai.games.amulett.seen.moves_text import put_chance
from serai.games.amulett.seen.offers import sort
from serai.games.amulett.seen.record import MOST_GEMS, Seen
from serai.games.amulett.seen.redaction import VIEWERS, redact_into
from serai.games.amulett.seen.workspace import Setting, Workspace
from serai.games.amulett.seen.writer import setting_of
from serai.kernel.chance import Generator
from serai.kernel.rule import rule, whole
from serai.kernel.schema import NOBODY, Record, blank, i32, i64, one, several, u8
from serai.wasm.local_table import CHANCE_DUE, LINES_AT_ONCE, MOST_FOLLOWED, OPEN, OVER, SEALED, sort_together

__all__ = [
    "ROWS",
    "LocalTable",
    "Workspace",
    "companion_at",
    "find_chances_at",
    "forecast_at",
    "is_news_at",
    "lay_open_at",
    "redact_into",
    "search_at",
    "seats_awaited",
    "undeal_at",
    "write_changes",
]

f64 = np.float64
Array = npt.NDArray[Any]
VIEWS = setting_of(load(None)).table
MOST_NUMBERS = max(AREAS * (1 + MOST_GEMS), RING)
NET = need_shipped(GAME)


class LocalTable(Record):
    """One table. Up to `shown` it is laid out beforehand, for every number of players and all options."""

    state: Array = several(State, 1, NOBODY, "the game")
    setting: Array = several(Setting, 1, NOBODY, "what is the same for all such games")
    edition: Array = several(EditionData, 1, NOBODY, "the edition's data")
    priors: Array = several(Priors, 1, NOBODY, "what bots expect")
    plan: Array = several(Plan, 1, NOBODY, "how bots search")
    slips: Array = several(f64, len(MIND.slips), NOBODY, "by level, how far bots slip")
    net_slips: Array = several(f64, len(LEVELS), NOBODY, "by level, how far those slip that ask a net; 0: not at all")
    net_weight: Array = several(f64, 1, NOBODY, "the part of a win that outweighs the preference of a net")
    rows: Array = several(u8, len(VIEWS.rows), NOBODY, "how views are written")
    letters: Array = several(u8, len(VIEWS.letters), NOBODY, "the words in them")
    starts: Array = several(i64, len(VIEWS.starts), NOBODY, "where each word begins")
    shown: Array = several(Seen, VIEWERS, NOBODY, "what each viewer was last shown")
    viewers: Array = several(u8, 1, NOBODY, "who looks")
    workspace: Array = several(Workspace, 1, NOBODY, "room to write views and events")
    seen: Array = several(State, 1, NOBODY, "what the deciding seat knows")
    search: Array = several(SearchMemory, 1, NOBODY, "room for its search")
    asking: Array = several(Asking, 1, NOBODY, "room to ask a net")
    thinking: Array = several(thinking_record(NET.width, MOST_ACTIONS), 1, NOBODY, "room for the net")
    chance: Generator = one(Generator, NOBODY, "its own chance")
    actions: Array = several(i64, MOST_LEGAL, NOBODY, "the moves it may choose from")
    values: Array = several(f64, MOST_LEGAL, NOBODY, "what they are worth")
    log_chances: Array = several(f64, MOST_LEGAL, NOBODY, "how likely the net thinks each, as a logarithm")
    visits: Array = several(i64, MOST_LEGAL, NOBODY, "how often the search has tried each")
    means: Array = several(f64, MOST_LEGAL, NOBODY, "and what it has found")
    step: int = one(i32, NOBODY, "the step that waited for the chance outcome which was laid")
    gems: Array = several(i64, AREAS * MOST_GEMS, NOBODY, "gems to be laid out")
    outcomes: Array = several(f64, (WORLDS_AT_ONCE, len(ROWS)), NOBODY, "how games end that are played for a hint")
    knew: Array = several(State, 1, NOBODY, "a review: what somebody knew")
    knows: Array = several(State, 1, NOBODY, "and knows now")
    undealt: Array = several(State, 1, NOBODY, "and would know without what was dealt meanwhile")
    moves: Array = several(i64, (MOST_FOLLOWED, 2), NOBODY, "moves that it follows: whose, and which")
    lines: Array = several(f64, (LINES_AT_ONCE, 2 * SEATS + len(CHANCES.rows)), NOBODY, "how games end after them")
    about: Array = several(f64, MOST_LEGAL, NOBODY, "what it asks of each legal move")
    numbers: Array = several(i32, MOST_NUMBERS, NOBODY, "a chance outcome to be laid")
    known: Array = several(Known, 1, NOBODY, "the companion: what people know of a printed game")
    reckoned: Array = several(Reckoned, 1, NOBODY, "the companion: what follows from it")
    page: Array = several(u8, VIEWS.room, NOBODY, "what is written")
    net: Array = several(NET.record, 1, NOBODY, "a trained net; blank until it is asked for the first time")


def lay_table(edition: Edition, players: int, options: Mapping[str, Any]) -> Any:
    """A table before its first chance move, as an array of one."""
    tables = blank(LocalTable, 1)
    table: Any = tables[0]
    table.state[0] = lay_out(compile_data(edition), players, options)
    table.setting.view(np.uint8)[:] = setting_of(edition).memory
    table.edition[0] = data_of(edition)[0]
    table.priors[0] = priors_of(edition, players)[0]
    table.plan[0] = PLAN[0]
    table.slips[:] = list(MIND.slips.values())
    table.net_slips[:] = [MIND.net_slips.get(level, 0.0) for level in LEVELS]
    table.net_weight[0] = MIND.net_weight
    table.rows[:], table.letters[:], table.starts[:] = VIEWS.rows, VIEWS.letters, VIEWS.starts
    return tables


def names(edition: Edition) -> dict[str, list[dict[str, int]]]:
    """The arguments of chance outcomes, with the words that stand for numbers: at the first depth, then inside."""
    places = {name: number for number, name in enumerate(edition.map.areas)}
    colours = {name: number for number, name in enumerate(edition.gems)}
    spells = {name: number for number, name in enumerate(edition.spells, start=1)}
    return {"areas": [places, colours], "deck": [spells], "player": [], "value": []}


@rule
def where(state: State) -> int:
    """What the game waits for."""
    if state.step == Step.OVER:
        return OVER
    if is_chance(state.step):
        return CHANCE_DUE
    return SEALED if state.step == Step.KEEP else OPEN


# Chance


@rule
def draw_outcome(table: LocalTable) -> int:
    """draw_chance"""
    table.step = table.state[0].step
    return draw_chance(table.state.view(np.uint8), table.setting.view(np.uint8), table.page[:])


@rule
def lay_outcome(table: LocalTable, count: int) -> int:
    """A given outcome of what chance owes, and the move that it is"""
    table.step = table.state[0].step
    if lay_due(table, count) < 0:
        return whole(-1)
    setting = table.setting[0]
    return put_chance(table.page[:], whole(0), setting.names, setting.edition, table.state[0], whole(table.step))


@rule
def lay_due(table: LocalTable, count: int) -> int:
    """M2.1, M2.3, M2.4, M2.8, M6.2: 0, or -1 where it is none."""
    state, data, first = table.state[0], table.edition[0], whole(table.numbers[0])
    if state.step == Step.DEAL_GEMS:
        return lay_all_gems(table, count)
    if state.step == Step.SHUFFLE or state.step == Step.RESHUFFLE:
        return lay_deck(table, count)
    if count != 1:
        return whole(-1)
    if state.step == Step.FIRST and 0 <= first < state.players:
        set_first(state, first)
        return whole(0)
    if state.step == Step.MARKER:
        for marker in range(data.markers_size):
            if data.markers[marker] == first:
                set_marker(state, first)
                return whole(0)
    return whole(-1)


@rule
def lay_all_gems(table: LocalTable, count: int) -> int:
    """M2.1: each area with its gems, in the order of the edition; all gems of the stock, and none besides."""
    state, data = table.state[0], table.edition[0]
    at = size = whole(0)
    for area in range(data.areas):
        if at + 1 + data.laid_out[area] > count or table.numbers[at] != area:
            return whole(-1)
        for place in range(data.laid_out[area]):
            table.gems[size + place] = table.numbers[at + 1 + place]
        size += whole(data.laid_out[area])
        at += 1 + whole(data.laid_out[area])
    for colour in range(COLOURS):
        copies = whole(0)
        for place in range(size):
            copies += whole(table.gems[place] == colour)
        if copies != state.stock[colour]:
            return whole(-1)
    if at != count:
        return whole(-1)
    gems: Any = table.gems[:size]
    lay_gems(state, data, gems)
    return whole(0)


@rule
def lay_deck(table: LocalTable, count: int) -> int:
    """M2.3, M2.8: spells from the top, exactly those of pile and deck; no spell exists twice."""
    state = table.state[0]
    if count != whole(state.pile_size) + whole(state.deck_size):
        return whole(-1)
    for card in range(count):
        copies = whole(0)
        for other in range(count):
            copies += whole(table.numbers[other] == state.deck[deck_place(state, card)])
        if copies != 1:
            return whole(-1)
    for card in range(count):
        state.deck[deck_place(state, card)] = table.numbers[card]
    end_shuffle(state)
    return whole(0)


@rule
def play_outcome(table: LocalTable) -> int:
    """play_move, after chance"""
    return carry_out(table, whole(CHANCE), whole(table.step))


@rule
def go_on(table: LocalTable) -> int:
    """go_on_in"""
    state, setting, work = table.state.view(np.uint8), table.setting.view(np.uint8), table.workspace.view(np.uint8)
    return go_on_in(state, setting, work, table.page[:])


@rule
def carry_out(table: LocalTable, seat: int, action: int) -> int:
    """play_move"""
    state, setting, work = table.state.view(np.uint8), table.setting.view(np.uint8), table.workspace.view(np.uint8)
    return play_move(state, setting, work, table.page[:], seat, action)


# Decisions


@rule
def list_choices(table: LocalTable, seat: int) -> int:
    """The legal moves of a seat in the order they are shown; how many there are."""
    viewer: Any = np.int32(seat)
    size = whole(list_moves(table.state[0], table.edition[0], viewer, table.actions[:]))
    sort(table.actions[:], size)
    return size


@rule
def play_choice(table: LocalTable, seat: int, choice: int) -> int:
    """play_move, by the place among the legal moves"""
    if not 0 <= choice < list_choices(table, seat):
        return whole(-1)
    return carry_out(table, seat, whole(table.actions[choice]))


@rule
def option_of(table: LocalTable, seat: int, choice: int) -> int:
    """A legal move by its place among them; -1 where it has none."""
    if not 0 <= choice < list_choices(table, seat):
        return whole(-1)
    return listed_option(table, choice)


@rule
def listed_option(table: LocalTable, choice: int) -> int:
    """The same after list_choices."""
    return whole(table.actions[choice])


@rule
def name_of(_table: LocalTable, action: int) -> int:
    """A number for what people call a move; each has a name of its own."""
    return whole(action)


@rule
def value_choices(table: LocalTable, seat: int) -> int:
    """What each legal move is worth one decision deep, in the order they are shown."""
    actions, values = table.actions[:], table.values[:]
    size = move_values_of(table.seen, table.edition, table.priors, seat, actions, values)
    sort_together(actions, values, size)
    return size


@rule
def begin_search(table: LocalTable, seat: int, seed: np.uint64) -> None:
    """search.prepare"""
    prepare_at(table.search, table.seen, table.edition, table.priors, table.plan, seat, seed)


@rule
def begin_outlook(table: LocalTable, seat: int, opened: int, seed: np.uint64) -> None:
    """chances.begin_chances"""
    viewer = whole(NOTHING_HIDDEN) if opened else seat
    begin_chances_at(table.search, table.seen, table.edition, table.priors, viewer, seed)


@rule
def choice_of(table: LocalTable, seat: int, action: int) -> int:
    """The place of this move among the legal ones."""
    for place in range(list_choices(table, seat)):
        if table.actions[place] == action:
            return whole(place)
    return whole(-1)


@rule
def like_choices(table: LocalTable, seat: int) -> int:
    """How likely the net thinks each legal move, in the order they are shown."""
    seen, edition, asking, thinking = table.seen, table.edition, table.asking, table.thinking
    return like_moves(table.net, seen, edition, asking, thinking, seat, table.actions[:], table.log_chances[:])
