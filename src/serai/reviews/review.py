"""The review of a finished game, seat by seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from itertools import takewhile
from typing import Any

import msgspec

from serai.bots.chances import MOST_WORLDS
from serai.bots.judge import SEED, WORLDS
from serai.bots.mind import chances_of
from serai.bots.sight import Sight
from serai.games.game import Position
from serai.kernel.chance import key_of
from serai.kernel.errors import UserError
from serai.records.editions import ChosenEditions
from serai.records.replay import Head, read_head, replay_head
from serai.reviews.course import turn_of, what_mattered
from serai.reviews.decisions import Weighed, weigh
from serai.reviews.knowledge import Knowledge
from serai.reviews.report import FORMAT, Review, SeatReview
from serai.reviews.split import Split

BOT = "instinct"
"""the quick choices of simulated games"""
FEWEST_WORLDS = 8

Progress = Callable[[int, int], None]
"""told how many moves of all are done; every seat goes through all of them"""


def review(
    record: Mapping[str, Any],
    seats: Iterable[int] | None = None,
    *,
    opened: bool = False,
    worlds: int = WORLDS,
    seed: str = SEED,
    edition: str | None = None,
    progress: Progress | None = None,
    threads: int = 1,
) -> Review:
    """Review a finished game for some seats, or for all: what each decision was worth, and what made the result.

    Every decision is judged by what its seat knew, or with all cards `opened`. The review is the same whenever it is
    made again: chance follows from the seed, the seat and the number of the move. It does not follow from the record,
    because that holds cards which the seat could not know.
    """
    head = finished(record, ChosenEditions(edition))
    wanted = blank(head, opened=opened, worlds=worlds, seed=seed)
    return fill_in(wanted, head, seats_of(head, seats), progress, threads)


def finished(record: Mapping[str, Any], editions: Any) -> Head:
    """The record of a finished game that holds, or a refusal."""
    head = read_head(record, editions)
    if not replay_head(head).over:
        raise UserError("the game is not finished: only finished games can be reviewed", "ui-review-unfinished")
    return head


def seats_of(head: Head, seats: Iterable[int] | None) -> list[int]:
    """The seats that were asked for, or all."""
    chosen = list(range(head.players)) if seats is None else list(seats)
    for seat in chosen:
        if not 0 <= seat < head.players:
            raise UserError(f"there is no seat {seat}: seats are numbered 0 to {head.players - 1}")
    return chosen


def blank(head: Head, *, opened: bool = False, worlds: int = WORLDS, seed: str = SEED) -> Review:
    """A review that says how it is made, still without any seat."""
    if not FEWEST_WORLDS <= worlds <= MOST_WORLDS:
        raise UserError(f"a review cannot use {worlds} worlds: ask for {FEWEST_WORLDS} to {MOST_WORLDS}")
    return Review(
        format=FORMAT,
        game=head.game.id,
        edition=head.edition.id,
        edition_hash=head.edition.hash,
        players=head.players,
        set_up=len(list(takewhile(lambda move: move["seat"] is None, head.moves))),
        open=opened,
        bot=BOT,
        seed=seed,
        worlds=min(worlds, chances_of(head.game.id).most_worlds),
        seats=[],
    )


def fill_in(wanted: Review, head: Head, seats: list[int], progress: Progress | None = None, threads: int = 1) -> Review:
    """Make it, some seats at a time."""
    chances = chances_of(head.game.id)
    count = _Count(len(seats) * len(head.moves), progress)

    def one(seat: int) -> SeatReview:
        return _review_seat(head, Knowledge(chances, seat, wanted.open), wanted, count)

    with ThreadPoolExecutor(threads) as pool:
        # Each in a context like ours: NumPy's tolerance of overflows, for one.
        contexts = [copy_context() for _ in seats]
        made = list(pool.map(lambda seat, context: context.run(one, seat), seats, contexts))
    return msgspec.structs.replace(wanted, seats=made)


class _Count:
    """Counts moves and reports progress."""

    def __init__(self, total: int, progress: Progress | None):
        self.total, self.done, self.progress = total, 0, progress

    def add(self) -> None:
        self.done += 1
        if self.progress is not None:
            self.progress(self.done, self.total)


def _review_seat(head: Head, knowledge: Knowledge, wanted: Review, count: _Count) -> SeatReview:
    seat, goals = knowledge.seat, knowledge.chances.goals(head.edition)
    split = Split(knowledge, head.players, wanted.worlds, wanted.seed)
    weighed: list[Weighed] = []
    position = head.game.begin(head.edition, head.players, head.options, 0)
    for at, move in enumerate(head.moves):
        before = position.copy()
        if move["seat"] == seat:
            sight = sight_of(head, knowledge, before, wanted.seed)
            found = weigh(knowledge, sight, move, at, wanted.worlds, goals)
            weighed += [found] if found is not None else []
        position.play(move, final=True)
        split.follow(before, move, position, at + 1)
        count.add()
    winners = position.result()["winners"]
    return SeatReview(
        seat=seat,
        result=1 / len(winners) if seat in winners else 0.0,
        decisions=[found.moment.decision for found in weighed],
        moments=what_mattered(weighed),
        turn=turn_of(split.ribbon, seat),
        ribbon=split.ribbon,
        parts=split.parts(),
    )


def sight_of(head: Head, knowledge: Knowledge, position: Position, seed: str) -> Sight:
    """A decision as the review may know it."""
    known = knowledge.of(position)
    key = key_of(f"{seed}/{knowledge.seat}")
    return Sight(head.game.id, knowledge.seat, head.players, known.legal(knowledge.seat), known, [], key)
