"""A game goes on from its log, its record and its views exactly as it stood."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from serai.checking.subject import Subject, state_of
from serai.games.faults import at
from serai.kernel.json_types import ADVICE, strangers
from serai.played_game import PlayedGame
from serai.records.check import Checker

PLACES = 60
"""moments that are gone back to"""


def from_the_log(subject: Subject) -> Iterator[str]:
    yield from _kept_beside_the_state(subject)
    for moment in subject.moments[:: max(1, len(subject.moments) // PLACES)]:
        again = PlayedGame.restore(
            subject.game.id, moment.players, moment.log, moment.options, subject.edition, seed="another"
        )
        if state_of(again.whole()) != state_of(moment.whole()):
            yield (
                f"{subject.at('carry_out')}: after a restart from the log the state is another one; let it follow from "
                "the moves alone, not from the generator, the clock or anything kept outside the state"
            )
            return


def _kept_beside_the_state(subject: Subject) -> Iterator[str]:
    """What a position has after a game, and its copy lacks."""
    game = subject.played[0]
    position = subject.game.begin(subject.edition, game.players, game.options, 0)
    for move in game.log:
        position.play(move, final=False)
    for name in sorted(vars(position).keys() - vars(position.copy()).keys()):
        if not isinstance(getattr(type(position), name, None), cached_property):
            yield (
                f"{at(type(position))}: `self.{name}` is kept beside the state, and copies are without it; declare it "
                "as a field of the record"
            )


def from_the_record(subject: Subject) -> Iterator[str]:
    checker = Checker(None)
    for game in subject.played:
        if fault := checker.fault(game.record()):
            yield f"{subject.at('carry_out')}: the record of a finished game does not hold: {fault}"
            return


def from_a_view(subject: Subject) -> Iterator[str]:
    """A view is JSON, and leads back to what was redacted for it."""
    for number, moment in enumerate(subject.moments):
        for viewer in (number % moment.players, None):
            view = moment.view(viewer)
            for strange in strangers(view):
                yield f"{subject.at('view')}: in the view {strange}, and views are JSON; {ADVICE}"
                return
            seen, again = moment.seen_by(viewer), subject.game.position_of(view, subject.edition)
            is_same = again.view(viewer) == seen.view(viewer)
            if not is_same or (subject.record is not None and state_of(again) != state_of(seen)):
                yield (
                    f"{subject.at('position_of')}: a view does not lead back to its position; in a list 0 is an "
                    "empty place, and a field that is shown must be declared for those who are shown it"
                )
                return
