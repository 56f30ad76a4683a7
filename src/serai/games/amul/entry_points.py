"""Āmul: the rules as ordinary Python calls them.

States, data and sheets travel as arrays of one: see `kernel.schema.blank` for why. There is no rule here.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.games.amul.rules.edition_data import EditionData
from serai.games.amul.rules.moves import Actions, Refusal, awaited_seats, carry_out, list_moves
from serai.games.amul.rules.scoring import score, settle
from serai.games.amul.rules.setup import deal
from serai.games.amul.rules.sheet import Sheet, clear, tally
from serai.games.amul.rules.state import CARDS, State, Step
from serai.games.amul.seen.events import MOST_TEXTS, OPEN, has_secrets, put_events, put_over
from serai.games.amul.seen.record import COMMON_SIZE, FACE_SIZE, Face, begin_common, begin_own, fill_open, fill_own
from serai.games.amul.seen.redaction import SPECTATOR, redact_in
from serai.games.amul.seen.view import PAGE, put_common, put_news
from serai.kernel.memory import copy_bytes, is_different
from serai.kernel.pointers import BYTE, WHOLE, Addresses, array_at
from serai.kernel.rule import rule, whole
from serai.kernel.schema import Ints

STATE, TABLES, SHEET, FACE = State.dtype, EditionData.dtype, Sheet.dtype, Face.dtype
STATE_SIZE = STATE.itemsize


@rule
def seats_awaited(states: Any) -> int:
    """moves.awaited_seats"""
    return awaited_seats(states[0])


@rule
def moves_of(states: Any, seat: int, actions: Actions) -> int:
    """moves.list_moves"""
    return list_moves(states[0], seat, actions)


@rule
def play_at(game: Addresses, desk: Addresses, seat: int, step: int, card: int) -> int:
    """Carry out a move of a Setting and tell it on a Desk; the number of texts comes back, or a refusal below 0.

    A4.2, A6.2: nobody is told of a choice that is still sealed. In SETUP a deck that was laid is dealt from.
    """
    data, states = array_at(game[0], 1, TABLES), array_at(game[3], 1, STATE)
    earlier = array_at(desk[0], 1, STATE)
    state, before = states[0], earlier[0]
    copy_bytes(array_at(game[3], STATE_SIZE, BYTE), whole(0), array_at(desk[0], STATE_SIZE, BYTE), whole(0), STATE_SIZE)
    if step == Step.SETUP:
        deal(state, data[0])
    else:
        refusal = whole(carry_out(state, data[0], seat, step, card))
        if refusal != Refusal.NONE:
            return -refusal
        if state.step == step and (step == Step.OFFER or step == Step.PLAY):
            return whole(0)
    if step == Step.OFFER:
        note_offers(state, array_at(game[4], CARDS + 1, BYTE))

    page = array_at(desk[5], (SPECTATOR + 1) * PAGE, BYTE)
    ends = array_at(desk[4], MOST_TEXTS, WHOLE)
    players = whole(state.players)
    texts = players + 2 if has_secrets(before, state) else whole(1)
    sheets = array_at(desk[1], 1, SHEET)
    if state.step == Step.OVER:
        score(state, data[0], sheets[0])
    at = whole(0)
    for number in range(texts):
        listener = SPECTATOR if number == 0 else number - 1 if number <= players else OPEN
        at = put_events(page, at, before, state, data[0], seat, card, listener)
        if state.step == Step.OVER:
            at = put_over(page, at, sheets[0])
        at -= 1  # without the last comma
        ends[number] = at
    return texts


@rule
def note_offers(state: State, offered: Ints) -> None:
    """A4.3: who has offered which card; the offers lie behind the cards that were filled in, by seat."""
    for card in range(CARDS + 1):
        offered[card] = 0
    filled = state.market_size - state.players
    for seat in range(state.players):
        offered[state.market[filled + seat]] = seat + 1


@rule
def write_news_at(
    game: Addresses, desk: Addresses, album_at: int, players: int, viewers_at: int, count: int, version: int
) -> None:
    """What has changed for each of the viewers since they were last shown something: for a Setting, a Desk, an Album.

    Every one of them gets a redacted state of its own, and nothing else; what is common is what a spectator sees, so
    nobody's knowledge gets into it. The album has a face for each seat and one for spectators.
    """
    viewers = array_at(viewers_at, count, BYTE)
    data = array_at(game[0], 1, TABLES)
    masks = array_at(game[1], (SPECTATOR + 1, STATE_SIZE), BYTE)
    in_use, offered = array_at(game[2], CARDS + 1, BYTE), array_at(game[4], CARDS + 1, BYTE)
    states, memory = array_at(game[3], 1, STATE), array_at(game[3], STATE_SIZE, BYTE)
    album, album_memory = array_at(album_at, players + 1, FACE), array_at(album_at, (players + 1, FACE_SIZE), BYTE)
    seen, seen_memory = array_at(desk[0], 1, STATE), array_at(desk[0], STATE_SIZE, BYTE)
    sheets = array_at(desk[1], 1, SHEET)
    faces, face_memory = array_at(desk[2], 2, FACE), array_at(desk[2], (2, FACE_SIZE), BYTE)
    page, news = array_at(desk[3], PAGE, BYTE), array_at(desk[5], (SPECTATOR + 1) * PAGE, BYTE)
    ends = array_at(desk[4], MOST_TEXTS, WHOLE)

    # The type that seats have where they are counted: with another one all of it would be compiled twice.
    spectator: Any = np.int32(SPECTATOR)
    now, before = face_memory[0], face_memory[1]
    redact_in(states, memory, masks[spectator], seen, seen_memory, spectator)
    begin_common(faces[0], now, version)
    fill_open(faces[0].open, seen[0], data[0], sheets[0], offered)
    at = size = whole(0)
    for number in range(count):
        viewer: Any = np.int32(viewers[number])
        place = min(whole(viewer), players)
        old = album_memory[place]
        # Mostly all viewers were last shown the same moment, so that what is common has changed for all of them alike.
        if number == 0 or is_different(old, whole(0), before, whole(0), COMMON_SIZE):
            copy_bytes(old, whole(0), before, whole(0), COMMON_SIZE)
            size = put_common(page, faces[0].open, now, old, players)
        redact_in(states, memory, masks[viewer], seen, seen_memory, viewer)
        begin_own(faces[0], now, album[place], old)
        fill_own(faces[0], seen[0], data[0], sheets[0], viewer, in_use)
        at = put_news(news, at, page, size, players, viewer, faces[0], now, old)
        copy_bytes(now, whole(0), old, whole(0), len(now))
        ends[number] = at


@rule
def score_in(states: Any, data: Any, sheets: Any) -> None:
    """scoring.score"""
    score(states[0], data[0], sheets[0])


@rule
def score_areas(cards: Ints, seats: Ints, players: int, data: Any, sheets: Any) -> None:
    """scoring.settle, for cards that lie in the areas of these seats"""
    clear(sheets[0], players)
    for index in range(len(cards)):
        tally(sheets[0], data[0], seats[index], cards[index])
    settle(sheets[0], data[0])
