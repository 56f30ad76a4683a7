"""Āmul at tables that are kept as memory (kernel/express.py): the moves and the news of many of them in one call."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.games.amul.entry_points import STATE, play_at, write_news_at
from serai.games.amul.position import ARGUMENTS, STEPS
from serai.games.amul.rules.moves import awaited_seats
from serai.games.amul.rules.state import CARDS, Step
from serai.games.amul.seen.redaction import SPECTATOR
from serai.games.amul.seen.scribe import Desk
from serai.games.amul.seen.view import PAGE
from serai.kernel.express import ASIDE, LEFT, MOST_VIEWERS, NOTHING, Booth, Decision, is_taken, note_played
from serai.kernel.pointers import WHOLE, Addresses, array_at
from serai.kernel.rule import rule, whole
from serai.kernel.schema import Bytes

SETTING_SIZE = 5
"""addresses of a Setting (scribe.py)"""
MOST_NEWS = (SPECTATOR + 1) * PAGE
"""bytes enough for all viewers of a table, or all texts of a tale"""
STEP_OF = np.array(list(STEPS.values()), dtype=np.int64)
"""by verb"""


@rule
def carry_out_all(decisions: list[Decision], count: int, booths: list[Booth], desk: Addresses, tales: Bytes) -> None:
    """Carry out decisions. `desk` is a Desk's, but writes where this says."""
    at = whole(0)
    for number in range(count):
        decision = decisions[number]
        booth = booths[decision.booth]
        if decision.outcome == ASIDE:
            continue
        if is_taken(booth, decision) and len(tales) - at >= MOST_NEWS:
            desk[5] = whole(tales.ctypes.data) + at
            play_one(booth, decision, desk)
            decision.tale = at
            if decision.texts:
                ends = array_at(desk[4], decision.texts, WHOLE)
                for text in range(decision.texts):
                    decision.ends[text] = at + ends[text]
                at = whole(decision.ends[decision.texts - 1])
        else:
            decision.outcome = LEFT
        if decision.outcome == LEFT:
            booth.is_leaving = 1


@rule
def play_one(booth: Booth, decision: Decision, desk: Addresses) -> None:
    """Carry out a decision, unless it is refused: then it is left as if nobody had tried it. After the last one of a
    game there is nothing more to do here.
    """
    game = array_at(booth.setting, SETTING_SIZE, WHOLE)
    step = STEP_OF[decision.verb]
    card = whole(decision.value)
    if card == NOTHING:
        card = whole(0)
    elif card < 1 or card > CARDS:
        card = whole(NOTHING)
    texts = play_at(game, desk, whole(decision.seat), whole(step), card)
    states = array_at(game[3], 1, STATE)
    if texts < 0:
        decision.outcome = LEFT
        return
    is_sealed = step == Step.OFFER or step == Step.PLAY
    note_played(booth, decision, is_sealed, texts, whole(awaited_seats(states[0])))
    if states[0].step == Step.OVER:
        booth.is_over = 1
        booth.is_leaving = 1


@rule
def write_news_of_all(
    chosen: Any, first: int, count: int, booths: list[Booth], desk: Addresses, them: Bytes, news: Bytes
) -> int:
    """Write what has changed for the viewers of the chosen tables that are due; `them` is room for their numbers."""
    at = whole(0)
    for number in range(first, count):
        if len(news) - at < MOST_NEWS:
            return number
        booth = booths[chosen[number]]
        due = whole(0)
        for place in range(booth.viewers_size):
            if booth.viewers[place].is_due:
                them[due] = booth.viewers[place].seat
                due += 1
        if due == 0:
            continue
        desk[5] = whole(news.ctypes.data) + at
        game = array_at(booth.setting, SETTING_SIZE, WHOLE)
        seen_by = whole(them.ctypes.data)
        write_news_at(game, desk, booth.album, whole(booth.players), seen_by, due, whole(booth.version))
        ends = array_at(desk[4], MOST_VIEWERS, WHOLE)
        start = at
        due = whole(0)
        for place in range(booth.viewers_size):
            viewer = booth.viewers[place]
            if viewer.is_due:
                viewer.news = at
                at = start + ends[due]
                viewer.news_end = at
                due += 1
    return count


class AmulExpress:
    """See kernel.express.Express."""

    verbs = tuple((verb, ARGUMENTS[verb][0]) for verb in STEPS)
    nullable = tuple(verb == "effect" for verb in STEPS)

    def __init__(self) -> None:
        self._desk = Desk()
        self._places = self._desk.addresses.copy()
        self._them: Any = np.zeros(MOST_VIEWERS, dtype=np.uint8)

    def carry_out(self, decisions: Any, count: int, booths: Any, tales: Any) -> None:
        carry_out_all(decisions, count, booths, self._places, tales)

    def write_news(self, chosen: Any, first: int, count: int, booths: Any, news: Any) -> int:
        return write_news_of_all(chosen, first, count, booths, self._places, self._them, news)


EXPRESS = AmulExpress
