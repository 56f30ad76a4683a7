"""Checking a game for mistakes of its author: random games of every variant, and what follows from them.

`serai check-game` is the way in. Everything is played from fixed seeds, so two runs find the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from serai.checking import chance, declared, moves, redealing, restart, secrecy, served, texts, widths, words
from serai.checking.ladder import UNSOUND, LadderReport, climb
from serai.checking.subject import CannotGoOn, Subject
from serai.games import blamed, find_game
from serai.games.faults import GameFault

GAMES = 2
"""random games of each variant"""
MOST_TOLD = 3
"""findings of one check"""

Check = Callable[[Subject], Iterator[str]]


def _random_games(subject: Subject) -> Iterator[str]:
    for variant in subject.variants:
        for number in range(GAMES):
            try:
                subject.play(variant, f"check/{number}")
            except CannotGoOn as stuck:
                yield str(stuck)
    for game in subject.played:
        _ = game.result  # GameFault where it is none


FIRST = "random games"
CHECKS: dict[str, Check] = {
    FIRST: _random_games,
    "legal moves are accepted, others refused": moves.check,
    "words": words.fit,
    "rule book": texts.book,
    "lesson": texts.lesson,
    "secrecy: two worlds that look alike tell the same": secrecy.check,
    "secrecy: what chance brings in secret stays secret": secrecy.of_chance,
    "numbers fit their fields": widths.fit,
    "re-dealing agrees with what is seen": redealing.agrees,
    "re-dealing leaves out nothing": redealing.leaves_out_nothing,
    "re-dealt worlds can be played": redealing.plays_on,
    "re-dealing is uniform": redealing.is_uniform,
    "declared rules do what the position does": declared.agree,
    "chance is declared": chance.is_declared,
    "chance is even, and differs between tables": chance.differs_between_tables,
    "restart from the log": restart.from_the_log,
    "records hold": restart.from_the_record,
    "views lead back": restart.from_a_view,
    "a table on a server": served.check,
}


def _first(mistakes: Iterator[str]) -> tuple[str, ...]:
    """Some mistakes, each once, and whether there are others."""
    told: list[str] = []
    for mistake in mistakes:
        if len(told) == MOST_TOLD:
            return (*told, "and more; fix these first")
        if mistake not in told:
            told.append(mistake)
    return tuple(told)


@dataclass(frozen=True)
class Found:
    """What one check has found."""

    check: str
    mistakes: tuple[str, ...]


class Checking:
    """One run of all checks."""

    def __init__(self, game: str):
        self.subject = Subject(find_game(game))
        self.found: list[Found] = []

    def run(self, name: str) -> Found:
        """One check. What the game raises there is a finding too."""
        try:
            mistakes = _first(CHECKS[name](self.subject))
        except GameFault as fault:
            mistakes = (str(fault),)
        except Exception as raised:
            blame = blamed(raised)
            if blame is None:
                raise
            mistakes = (str(blame),)
        found = Found(name, mistakes)
        self.found.append(found)
        return found

    @property
    def is_sound(self) -> bool:
        """Whether no check has found a mistake."""
        return not any(found.mistakes for found in self.found)

    def standing(self) -> LadderReport:
        """How far the game has come."""
        try:
            return climb(self.subject, sound=self.is_sound)
        except Exception as raised:
            if blamed(raised) is None:
                raise
            return LadderReport((), {"plays": [UNSOUND]})
