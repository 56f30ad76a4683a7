"""Das Amulett: the rules as ordinary Python calls them.

States and data travel as arrays of one: see `kernel.schema.blank` for why. There is no rule here.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.games.amulett.rules.course import let_chance, step_on
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.legal import list_moves
from serai.games.amulett.rules.moves import attempt, awaited_seats, is_asked
from serai.games.amulett.rules.state import MOST_LEGAL, State
from serai.games.amulett.seen.knowledge import SPECTATOR
from serai.games.amulett.seen.record import FACE_SIZE, Face, fill_face
from serai.games.amulett.seen.redaction import redact_in
from serai.games.amulett.seen.view import put_news
from serai.kernel.memory import copy_bytes
from serai.kernel.pointers import BYTE, WHOLE, Addresses, array_at
from serai.kernel.rule import rule, whole

STATE, TABLES, FACE = State.dtype, EditionData.dtype, Face.dtype
# Not plain constants: for each of those Numba would compile `array_at` once more.
ONE: Any = np.int64(1)
STATE_BYTES, FACE_BYTES = ONE * STATE.itemsize, ONE * FACE_SIZE
VIEWERS = ONE * (SPECTATOR + 1)
ACTIONS = ONE * MOST_LEGAL


@rule
def seats_awaited(states: Any) -> int:
    """moves.awaited_seats"""
    return awaited_seats(states[0])


@rule
def attempt_in(states: Any, data: Any, seat: int, verb: int, value: int) -> int:
    """moves.attempt"""
    return attempt(states[0], data[0], seat, verb, value)


@rule
def step_in(states: Any, data: Any) -> bool:
    """course.step_on"""
    return step_on(states[0], data[0])


@rule
def chance_in(states: Any, data: Any) -> None:
    """course.let_chance"""
    let_chance(states[0], data[0])


@rule
def write_news_at(
    game: Addresses,
    names: int,
    width: int,
    desk: Addresses,
    room: int,
    album_at: int,
    players: int,
    viewers_at: int,
    count: int,
    version: int,
) -> int:
    """What has changed for each of the viewers since they were last shown something: for a Setting, a Desk, an Album.

    Every one of them gets a redacted state of its own, and nothing else. The album has a face for each seat and one
    for spectators. The viewers who have moves to choose from are returned as bits.
    """
    viewers = array_at(viewers_at, count, BYTE)
    data = array_at(game[0], ONE, TABLES)
    masks = array_at(game[1], (VIEWERS, STATE_BYTES), BYTE)
    letters, sizes = array_at(game[2], (names, width), BYTE), array_at(game[3], names, WHOLE)
    states, memory = array_at(game[4], ONE, STATE), array_at(game[4], STATE_BYTES, BYTE)
    album = array_at(album_at, (players + 1, FACE_BYTES), BYTE)
    seen, seen_memory = array_at(desk[0], ONE, STATE), array_at(desk[0], STATE_BYTES, BYTE)
    faces, now = array_at(desk[1], ONE, FACE), array_at(desk[1], FACE_BYTES, BYTE)
    ends, news = array_at(desk[2], VIEWERS, WHOLE), array_at(desk[3], room, BYTE)

    at = asked = whole(0)
    for number in range(count):
        # The type that seats have where they are counted: with another one all of it would be compiled twice.
        viewer: Any = np.int32(viewers[number])
        old = album[min(whole(viewer), players)]
        redact_in(states, memory, masks[viewer], seen, seen_memory, viewer)
        for place in range(FACE_BYTES):
            now[place] = 0
        fill_face(faces[0], seen[0], data[0], viewer, version)
        at = put_news(news, at, letters, sizes, faces[0], now, old)
        copy_bytes(now, whole(0), old, whole(0), len(now))
        ends[number] = at
        if viewer < players and is_asked(seen[0], viewer):
            asked |= ONE << viewer
    return asked


@rule
def list_moves_at(game: Addresses, desk: Addresses, seat: int) -> int:
    """legal.list_moves, of what a seat sees: for a Setting and a Desk, on which the redacted state is left."""
    data = array_at(game[0], ONE, TABLES)
    masks = array_at(game[1], (VIEWERS, STATE_BYTES), BYTE)
    states, memory = array_at(game[4], ONE, STATE), array_at(game[4], STATE_BYTES, BYTE)
    seen, seen_memory = array_at(desk[0], ONE, STATE), array_at(desk[0], STATE_BYTES, BYTE)
    actions = array_at(desk[4], ACTIONS, WHOLE)
    viewer: Any = np.int32(seat)
    redact_in(states, memory, masks[viewer], seen, seen_memory, viewer)
    return list_moves(seen[0], data[0], viewer, actions)
