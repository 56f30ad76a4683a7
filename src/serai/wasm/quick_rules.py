"""What an engine asks of a quick game's rules: the text that such games share (`rule_for`), over their parts.

The names are those of a game's `wasm/module.py` (serai/wasm/exports.py).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.games.quick_parts import EVERYBODY
from serai.kernel.chance import word
from serai.kernel.json_writer import put, put_comma, put_members, put_number
from serai.kernel.memory import copy_bytes
from serai.kernel.rule import whole
from serai.kernel.rule_for import PART
from serai.kernel.schema import Bytes
from serai.wasm.local_table import CHANCE_DUE, OPEN, SEALED
from serai.wasm.local_table import OVER as IS_OVER

# What a game declares (games/quick_rules.py), what it has in memory, and what follows for it.
owes = PART
act = PART
happen = PART
candidates = PART
draw = PART
count_drawn = PART
count_legal = PART
legal_action = PART
waits_for_chance = PART
OVER = PART
HANDS_STEPS = PART
SEALED_STEPS = PART
STATE = PART
SETTING = PART
WORKSPACE = PART
SEEN = PART
SEEN_SIZE = PART
SEEN_STATE = PART
STATE_SIZE = PART
glance = PART
put_fields = PART
put_move = PART
put_outcome = PART
put_event = PART
put_result = PART
is_one_of = PART
seats_owing = PART
tell_all = PART
list_choices = PART


def text_is_one_of(step: int, steps: Any) -> bool:
    """Whether a step is among some."""
    found = False
    for place in range(len(steps)):
        found = found or step == steps[place]
    return found


def text_where(state: Any) -> int:
    """What the game waits for."""
    if state.step == OVER:
        return whole(IS_OVER)
    if waits_for_chance(state):
        return whole(CHANCE_DUE)
    return whole(SEALED) if is_one_of(whole(state.step), SEALED_STEPS) else whole(OPEN)


def text_seats_owing(state: Any) -> int:
    """The seats that owe a decision, as bits."""
    bits = whole(0)
    if state.step != OVER and not waits_for_chance(state):
        for seat in range(state.players):
            bits |= whole(owes(state, whole(seat))) << whole(seat)
    return bits


def text_seats_awaited(states: Any) -> int:
    """The same."""
    return whole(seats_owing(states[0]))


# Chance


def text_draw_outcome(table: Any) -> int:
    """Draw what is due, and write it as a move."""
    table.drawn_count = draw(table.state[0], table.drawn[:])
    return whole(put_outcome(table.page[:], whole(0), table.state[0], table.drawn[:], whole(table.drawn_count)))


def text_lay_outcome(table: Any, count: int) -> int:
    """A given outcome; hands come with the number of their seat before each. -1 where it cannot be."""
    state, wanted = table.state[0], whole(count_drawn(table.state[0]))
    is_dealt = is_one_of(whole(state.step), HANDS_STEPS)
    players = whole(state.players) if is_dealt else whole(0)
    if count != wanted + players:
        return whole(-1)
    size, place = whole(candidates(state, table.bag[:])), whole(0)
    each = wanted // players + 1 if is_dealt else count + 1
    for at in range(count):
        number = whole(table.numbers[at])
        if is_dealt and at % each == 0:
            if number != at // each:
                return whole(-1)
            continue
        found = whole(0)
        while found < size and table.bag[found] != number:
            found += 1
        if found == size:
            return whole(-1)
        size -= 1
        table.bag[found] = table.bag[size]
        table.drawn[place] = number
        place += 1
    table.drawn_count = place
    return whole(put_outcome(table.page[:], whole(0), state, table.drawn[:], place))


def text_play_outcome(table: Any) -> int:
    """It comes about; how many texts are told."""
    told = table.workspace[0].told[0]
    told.count = 0
    happen(table.state[0], told, table.drawn[: table.drawn_count])
    return whole(tell_all(table))


def text_list_candidates(table: Any) -> int:
    """What can be drawn now, in `numbers`, where not all of it is; how many, otherwise 0."""
    size = whole(candidates(table.state[0], table.bag[:]))
    for place in range(size):
        table.numbers[place] = table.bag[place]
    return size if count_drawn(table.state[0]) < size else whole(0)


# Moves


def text_go_on_in(_memory: Bytes, _setting: Bytes, _workspace: Bytes, _texts: Bytes) -> int:
    """Everything follows at once."""
    return whole(0)


def text_list_choices(table: Any, seat: int) -> int:
    """How many moves a seat has."""
    table.asked = seat
    return whole(count_legal(table.state[0], seat))


def text_listed_option(table: Any, choice: int) -> int:
    """A legal move by its place among them, after list_choices."""
    return whole(legal_action(table.state[0], whole(table.asked), choice))


def text_name_of(_table: Any, action: int) -> int:
    """Each move has a name of its own."""
    return whole(action)


def text_play_listed(table: Any, seat: int, choice: int) -> int:
    """Carry it out; how many texts are told."""
    told = table.workspace[0].told[0]
    told.count = 0
    act(table.state[0], told, seat, whole(legal_action(table.state[0], seat, choice)))
    return whole(tell_all(table))


def text_tell_all(table: Any) -> int:
    """Write what was told: one text for all, or one for spectators, one for each seat and one with everything."""
    work, page, players = table.workspace[0], table.page[:], whole(table.state[0].players)
    told = work.told[0]
    size, has_secrets, start = whole(told.count), False, whole(0)
    while start < size:
        has_secrets = has_secrets or told.numbers[start + 1] != EVERYBODY
        start += 3 + whole(told.numbers[start + 2])
    count = whole(0) if size == 0 else players + 2 if has_secrets else whole(1)
    at = whole(0)
    for listener in range(-1, count - 1):
        start = whole(0)
        while start < size:
            is_told = listener == players or (listener >= 0 and told.numbers[start + 1] == listener)
            at = whole(put_event(page, at, told.numbers[:], start, is_told))
            start += 3 + whole(told.numbers[start + 2])
        work.ends[listener + 1] = at
    return count


# Views


def text_redact_into(states: Any, mask: Bytes, redacted: Any, _viewer: int) -> None:
    """Keep what the mask shows."""
    np.bitwise_and(states.view(np.uint8), mask, redacted.view(np.uint8))


def text_write_changes(
    memory: Bytes,
    setting_memory: Bytes,
    workspace: Bytes,
    _rows: Bytes,
    _letters: Bytes,
    _starts: Any,
    last_shown: Bytes,
    viewers: Bytes,
    texts: Bytes,
    version: int,
) -> None:
    """Write the changes for each viewer since they were last shown something; each gets a redacted state."""
    state, setting, work = memory.view(STATE)[0], setting_memory.view(SETTING)[0], workspace.view(WORKSPACE)[0]
    shown, players, now = last_shown.view(SEEN), whole(state.players), work.redacted.view(np.uint8)
    at, owing = whole(0), whole(seats_owing(state))
    for number in range(len(viewers)):
        viewer = whole(viewers[number])
        place = min(viewer, players)
        last, start = shown[place], place * SEEN_SIZE + SEEN_STATE
        before = last_shown[start : start + STATE_SIZE]
        is_new = last.is_shown == 0
        np.bitwise_and(memory, setting.masks[viewer], now)
        seen = work.redacted[0]
        if is_new or last.version != version:
            at = put(texts, put_number(texts, put(texts, at, b'["set",["version"],'), version), b"],")
        fields_at = at
        at = whole(put_fields(texts, at, seen, now, before, viewer, is_new))
        if is_new or last.owing != owing:
            at = put(texts, put_members(texts, put(texts, at, b'["set",["awaited"],'), owing), b"],")
        if at > fields_at:
            at = put(texts, at, b'["set",["legal"],[')
            opening = at
            if viewer < players:
                for choice in range(count_legal(seen, viewer)):
                    action = whole(legal_action(seen, viewer, whole(choice)))
                    at = whole(put_move(texts, put_comma(texts, at, opening), viewer, action))
            at = put(texts, at, b"]],")
            if state.step == OVER:
                at = put(texts, whole(put_result(texts, put(texts, at, b'["set",["result"],'), state)), b"],")
        copy_bytes(now, whole(0), last_shown, whole(start), whole(STATE_SIZE))
        last.is_shown, last.version, last.owing = 1, version, owing
        work.ends[number] = at


# Bots


def text_taste_of(_table: Any, _seat: int, _option: int) -> float:
    """Bots have no taste here."""
    return 0.0


def text_value_choices(table: Any, seat: int) -> int:
    """What each legal move is worth one decision deep."""
    return whole(glance(table.search[0], table.seen[0], seat, word(table.chance), table.values[:]))
