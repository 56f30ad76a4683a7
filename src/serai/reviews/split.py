"""What made the result of a seat: differences of one value, so that the parts add up to the result exactly.

The value is the seat's chance to win as it knows the game, by playouts. It begins with an equal share and ends with the
result, and every change on the way is attributed to its cause:

- `seat`: who begins;
- `deal`: cards and markers that are dealt or turned up, and in the end what had been hidden;
- `own` and `others`: a move that all can see, valued in the same worlds before and after it;
- `sealed`: what the seat learns when choices that were made at once are turned up. Its own choice, valued before, is
  among its own decisions.
"""

from __future__ import annotations

import math
from contextlib import ExitStack

import numpy as np

from serai.bots.chances import Outlook
from serai.bots.workspace import Floats
from serai.games.game import Move, Position
from serai.kernel.chance import key_of
from serai.reviews.knowledge import Knowledge
from serai.reviews.report import Part, PartName, RoundChances

PARTS: tuple[PartName, ...] = ("seat", "deal", "own", "others", "sealed")


class Split:
    """Follows a game move by move, as one seat knows it."""

    def __init__(self, knowledge: Knowledge, players: int, worlds: int, seed: str):
        self._chances, self._knowledge = knowledge.chances, knowledge
        self._players, self._worlds, self._seed = players, worlds, seed
        self._value: Floats = np.full((1, players), 1 / players)
        """of all seats, a line for each world"""
        self._shares = dict.fromkeys(PARTS, 0.0)
        self._variances = dict.fromkeys(PARTS, 0.0)
        self._lent = ExitStack()
        self._outlook: Outlook | None = None
        """from where the seat last learnt something; None while nothing is dealt"""
        self._moves: list[Move] = []
        """those that all could see since then"""
        self._due: PartName | None = None
        """to whom the last of them belong, while they are not yet valued"""
        self._is_secret = False
        """something was done since then that cannot be followed"""
        self.ribbon: list[RoundChances] = []

    def follow(self, before: Position, move: Move, after: Position, at: int) -> None:
        """One move of the record; `at` are the moves up to it."""
        knew, knows = self._knowledge.of(before), self._knowledge.of(after)
        if before.sealed:
            self._follow_sealed(knew, move, knows, at)
        elif move["seat"] is None:
            self._follow_chance(knew, knows, at)
        else:
            self._follow_open(knew, move, knows, at)
        if after.over:
            self._lent.close()
        elif not after.chance_due:
            self._note_round(knows, at)

    def parts(self) -> list[Part]:
        """What each cause has added."""
        return [Part(part, round(self._shares[part], 9), round(math.sqrt(self._variances[part]), 6)) for part in PARTS]

    # Kinds of moves

    def _follow_chance(self, knew: Position, knows: Position, at: int) -> None:
        if knows.chance_due and self._outlook is None:
            return  # more is to come before anything can be told
        self._value_moves(knew, at)
        if knows.over:
            self._finish("deal", knows, at)
            return
        if self._outlook is None and (undealt := self._chances.undealt(knew, knows)) is not None:
            self._learn(undealt, "seat", f"{at}/seat")
        self._learn(knows, "deal", str(at))

    def _follow_sealed(self, knew: Position, move: Move, knows: Position, at: int) -> None:
        if move["seat"] == self._knowledge.seat:
            self._value_moves(knew, at)
            assert self._outlook is not None
            self._credit("own", self._outlook.ends([*self._moves, move], range(self._worlds)).wins)
        if knew.awaited() != (move["seat"],):
            return  # the last choice turns all up
        self._due = None
        if knows.over:
            self._finish("sealed", knows, at)
            return
        if (undealt := self._chances.undealt(knew, knows)) is not None:
            self._learn(undealt, "sealed", f"{at}/sealed")
            self._learn(knows, "deal", str(at))
        else:
            self._learn(knows, "sealed", str(at))

    def _follow_open(self, knew: Position, move: Move, knows: Position, at: int) -> None:
        part: PartName = "own" if move["seat"] == self._knowledge.seat else "others"
        if self._due not in (None, part):
            self._value_moves(knew, at)
        self._due = part
        if part == "others" and move["do"] in self._chances.secret:
            self._is_secret = True
        elif not self._is_secret:
            self._moves.append(move)
        if knows.over:
            self._value_moves(None, at)
            self._finish("deal", knows, at)
        elif self._chances.is_news(knew, knows):
            self._value_moves(None, at)
            self._learn(knows, "deal", str(at))

    # Values

    def _value_moves(self, known: Position | None, at: int) -> None:
        """Give what the last moves have changed to those who made them."""
        due, self._due = self._due, None
        if due is None or self._outlook is None:
            return
        if not self._is_secret:
            self._credit(due, self._outlook.ends(self._moves, range(self._worlds)).wins)
        elif known is not None:
            self._learn(known, due, f"{at}/secret")

    def _learn(self, known: Position, part: PartName, moment: str) -> None:
        """The seat knows something new: from here on in other worlds."""
        self._lent.close()
        seed = key_of(f"{self._seed}/{self._knowledge.seat}/split/{moment}")
        self._outlook = self._lent.enter_context(self._knowledge.outlook(known, seed))
        self._moves, self._is_secret = [], False
        wins = self._outlook.ends([], range(self._worlds)).wins
        self._add(part, wins.mean(axis=0) - self._value.mean(axis=0), _variance(wins) + _variance(self._value))
        self._value = wins

    def _credit(self, part: PartName, wins: Floats) -> None:
        """In the same worlds as before, so it is the difference in each of them that wavers."""
        difference = wins - self._value
        self._add(part, difference.mean(axis=0), _variance(difference))
        self._value = wins

    def _finish(self, part: PartName, over: Position, at: int) -> None:
        winners = over.result()["winners"]
        result = np.array([[float(seat in winners) / len(winners) for seat in range(self._players)]])
        self._add(part, result[0] - self._value.mean(axis=0), _variance(self._value))
        self._value = result
        self._note(self._chances.round_of(over) + 1, at)

    def _add(self, part: PartName, change: Floats, variance: Floats) -> None:
        self._shares[part] += float(change[self._knowledge.seat])
        self._variances[part] += float(variance[self._knowledge.seat])

    # The ribbon

    def _note_round(self, known: Position, at: int) -> None:
        number = self._chances.round_of(known)
        if not self.ribbon or self.ribbon[-1].round < number:
            self._note(number, at)

    def _note(self, number: int, at: int) -> None:
        wins, errors = self._value.mean(axis=0), np.sqrt(_variance(self._value))
        self.ribbon.append(RoundChances(at, number, _rounded(wins), _rounded(errors)))


def _variance(lines: Floats) -> Floats:
    """Of the mean, for each seat."""
    return lines.var(axis=0, ddof=1) / len(lines) if len(lines) > 1 else np.zeros(lines.shape[1])


def _rounded(values: Floats) -> list[float]:
    return [round(float(value), 6) for value in values]
