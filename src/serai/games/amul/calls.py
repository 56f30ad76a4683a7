"""Āmul: the rules as ordinary Python calls them.

States, tables and sheets travel as arrays of one: see `kernel.schema.blank` for why. There is no rule here.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.games.amul.moves import Actions, awaited_seats, carry_out, list_moves
from serai.games.amul.redaction import redact_in
from serai.games.amul.scoring import settle
from serai.games.amul.sheet import clear, tally
from serai.games.amul.view import put_news, write_common, write_own
from serai.kernel.rule import rule, whole
from serai.kernel.schema import Bytes, Ints
from serai.kernel.writing import Page


@rule
def seats_awaited(states: Any) -> int:
    """moves.awaited_seats"""
    return awaited_seats(states[0])


@rule
def moves_of(states: Any, seat: int, actions: Actions) -> int:
    """moves.list_moves"""
    return list_moves(states[0], seat, actions)


@rule
def carry_out_in(states: Any, tables: Any, seat: int, step: int, card: int) -> int:
    """moves.carry_out"""
    return carry_out(states[0], tables[0], seat, step, card)


@rule
def write_news_in(
    states: Any,
    memory: Bytes,
    masks: Bytes,
    seen: Any,
    seen_memory: Bytes,
    viewers: Bytes,
    tables: Any,
    sheets: Any,
    desks: Any,
    offered: Ints,
    in_use: Ints,
    page: Page,
    ends: Any,
    pieces: Any,
    shown: Any,
    shown_ends: Any,
    news: Page,
    news_ends: Any,
) -> None:
    """What has changed for each of the viewers since they were last shown something.

    Every one of them gets a redacted state of its own, and nothing else; what is common is what a spectator sees, so
    nobody's knowledge gets into it.
    """
    # The type that seats have where they are counted: with another one all of it would be compiled twice.
    spectator: Any = np.int32(len(masks) - 1)
    redact_in(states, memory, masks[spectator], seen, seen_memory, spectator)
    common = write_common(seen[0], tables[0], sheets[0], desks[0], offered, page, ends)
    at = whole(0)
    for number in range(len(viewers)):
        viewer: Any = np.int32(viewers[number])
        redact_in(states, memory, masks[viewer], seen, seen_memory, viewer)
        write_own(seen[0], tables[0], sheets[0], desks[0], viewer, in_use, page, ends, common)
        at = put_news(page, ends, common, viewer, pieces, shown[viewer], shown_ends[viewer], news, at)
        news_ends[number] = at


@rule
def score_areas(cards: Ints, seats: Ints, players: int, tables: Any, sheets: Any) -> None:
    """scoring.settle, for cards that lie in the areas of these seats"""
    clear(sheets[0], players)
    for index in range(len(cards)):
        tally(sheets[0], tables[0], seats[index], cards[index])
    settle(sheets[0], tables[0])
