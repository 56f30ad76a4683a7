"""Das Amulett in a browser: the layout of its memory, and the rules that its engine needs (serai/wasm/exports.py)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from serai.bots.desk import Desk
from serai.bots.net_file import need_shipped
from serai.games.amulett import GAME
from serai.games.amulett.bot.chances import NOTHING_HIDDEN, begin_chances, find_chances, is_news, lay_open, undeal
from serai.games.amulett.bot.edition_priors import Priors, priors_of
from serai.games.amulett.bot.entry_points import move_values_of, taste_for
from serai.games.amulett.bot.mind import MIND, PLAN
from serai.games.amulett.bot.net_choice import MOST_ACTIONS, Asking, like_moves
from serai.games.amulett.bot.outlook import CHANCES
from serai.games.amulett.bot.reasons import find_reasons
from serai.games.amulett.bot.search import prepare, search
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
from serai.games.amulett.rules.state import AREAS, COLOURS, MOST_LEGAL, RING, State, Step
from serai.games.amulett.seen.entry_points import CHANCE, draw_chance, go_on_in, play_move, seats_awaited, write_changes
from serai.games.amulett.seen.moves_text import put_chance
from serai.games.amulett.seen.offers import sort
from serai.games.amulett.seen.record import MOST_GEMS, Seen
from serai.games.amulett.seen.redaction import VIEWERS, redact_into
from serai.games.amulett.seen.workspace import Setting, Workspace
from serai.games.amulett.seen.writer import setting_of
from serai.kernel.rule import rule, whole
from serai.kernel.schema import NOBODY, blank, i32, i64, one, several
from serai.wasm.local_table import CHANCE_DUE, OPEN, OVER, SEALED, TableParts, sort_together

__all__ = [
    "Workspace",
    "companion_at",
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

f64 = np.float64
VIEWS = setting_of(load(None)).table
MOST_NUMBERS = max(AREAS * (1 + MOST_GEMS), RING)
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
    views=VIEWS,
    net=NET,
    most_actions=MOST_ACTIONS,
    most_legal=MOST_LEGAL,
    rows=CHANCES.rows,
    most_numbers=MOST_NUMBERS,
    most_written=VIEWS.room,
)

LocalTable = PARTS.record(
    {},
    {
        "actions": several(i64, MOST_LEGAL, NOBODY, "the moves that a seat may choose from"),
        "values": several(f64, MOST_LEGAL, NOBODY, "what they are worth"),
        "step": one(i32, NOBODY, "the step that waited for the chance outcome which was laid"),
        "gems": several(i64, AREAS * MOST_GEMS, NOBODY, "gems to be laid out"),
        "known": several(Known, 1, NOBODY, "the companion: what people know of a printed game"),
        "reckoned": several(Reckoned, 1, NOBODY, "the companion: what follows from it"),
    },
)


def lay_table(edition: Edition, players: int, options: Mapping[str, Any]) -> Any:
    """A table before its first chance move, as an array of one."""
    tables = blank(LocalTable, 1)
    state, setting = lay_out(compile_data(edition), players, options), setting_of(edition).memory
    PARTS.lay(tables[0], state, setting, data_of(edition), priors_of(edition, players), PLAN)
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
def draw_outcome(table: Any) -> int:
    """draw_chance"""
    table.step = table.state[0].step
    return draw_chance(table.state.view(np.uint8), table.setting.view(np.uint8), table.page[:])


@rule
def lay_outcome(table: Any, count: int) -> int:
    """A given outcome of what chance owes, and the move that it is"""
    table.step = table.state[0].step
    if lay_due(table, count) < 0:
        return whole(-1)
    setting = table.setting[0]
    return put_chance(table.page[:], whole(0), setting.names, setting.edition, table.state[0], whole(table.step))


@rule
def lay_due(table: Any, count: int) -> int:
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
def lay_all_gems(table: Any, count: int) -> int:
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
def lay_deck(table: Any, count: int) -> int:
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
def play_outcome(table: Any) -> int:
    """play_move, after chance"""
    return carry_out(table, whole(CHANCE), whole(table.step))


@rule
def carry_out(table: Any, seat: int, action: int) -> int:
    """play_move"""
    state, setting, work = table.state.view(np.uint8), table.setting.view(np.uint8), table.workspace.view(np.uint8)
    return play_move(state, setting, work, table.page[:], seat, action)


# Decisions


@rule
def list_choices(table: Any, seat: int) -> int:
    """The legal moves of a seat in the order they are shown; how many there are."""
    viewer: Any = np.int32(seat)
    size = whole(list_moves(table.state[0], table.edition[0], viewer, table.actions[:]))
    sort(table.actions[:], size)
    return size


@rule
def play_listed(table: Any, seat: int, choice: int) -> int:
    """play_move, by the place among the legal moves, after list_choices"""
    return carry_out(table, seat, whole(table.actions[choice]))


@rule
def listed_option(table: Any, choice: int) -> int:
    """A legal move by its place among them, after list_choices."""
    return whole(table.actions[choice])


@rule
def name_of(_table: Any, action: int) -> int:
    """A number for what people call a move; each has a name of its own."""
    return whole(action)


@rule
def taste_of(table: Any, seat: int, action: int) -> float:
    """How fond the bot of a seat is of a legal move."""
    return taste_for(table.priors[0], seat, action)


@rule
def value_choices(table: Any, seat: int) -> int:
    """What each legal move is worth one decision deep, in the order they are shown."""
    actions, values = table.actions[:], table.values[:]
    size = move_values_of(table.seen, table.edition, table.priors, seat, actions, values)
    sort_together(actions, values, size)
    return size


@rule
def begin_search(_table: Any, desk: Desk, seat: int, seed: np.uint64) -> None:
    """search.prepare"""
    prepare(desk, seat, seed)


@rule
def begin_outlook(desk: Desk, seat: int, opened: int, seed: np.uint64) -> None:
    """chances.begin_chances"""
    begin_chances(desk, whole(NOTHING_HIDDEN) if opened else seat, seed)


@rule
def like_choices(table: Any, seat: int) -> int:
    """How likely the net thinks each legal move, in the order they are shown."""
    seen, edition, asking, thinking = table.seen, table.edition, table.asking, table.thinking
    return like_moves(table.net, seen, edition, asking, thinking, seat, table.actions[:], table.log_chances[:])
