"""The log of a game: its moves, and the events told of them."""

from __future__ import annotations

from typing import Any

from serai.kernel.event_text import WITHDRAWN, Event, EventText

Move = dict[str, Any]
"""as the record format writes it"""
MOST_CHANGES = 30
"""How often a seat may choose in secret before all have: the log keeps every change."""
MOST_WITHDRAWN = 10
"""How many moves in a row a seat may take back before somebody else decides: the log keeps them all."""


def withdrawal(seat: int) -> Move:
    """The entry of a log by which a seat takes its last move back. It has no verb, as all moves of games have."""
    return {"seat": seat, "withdraw": True}


def is_withdrawal(entry: Move) -> bool:
    return "withdraw" in entry and "do" not in entry


class MoveLog:
    """Grows with every move."""

    def __init__(self, players: int):
        self._players = players
        self.log: list[Move] = []
        """every move in the order it was played: chance, choices in secret that were changed later, and moves that were
        taken back, each with its withdrawal, included"""
        self.moves: list[Move] = []
        """the final moves, simultaneous ones by seat"""
        self.told: list[EventText] = []
        """what followed from the moves, where somebody was told something"""
        self._sealed: dict[int, Move] = {}
        self._last = 0
        """where in it that begins which followed from the last move"""
        self._withdrawn = 0
        """how many moves were taken back"""
        self._choices: dict[int, int] = {}
        """how often each seat has chosen in secret since the last final move"""
        self._in_a_row = 0
        """how many moves were taken back since anybody but the last mover decided"""
        self._mover: int | None = None

    def copy(self) -> MoveLog:
        """An independent copy."""
        twin = MoveLog(self._players)
        twin.log, twin.moves, twin.told = list(self.log), list(self.moves), list(self.told)
        twin._sealed = dict(self._sealed)
        twin._last, twin._withdrawn = self._last, self._withdrawn
        twin._choices, twin._in_a_row, twin._mover = dict(self._choices), self._in_a_row, self._mover
        return twin

    def note(self, move: Move, is_sealed: bool) -> None:
        """Note that a move was carried out. A choice in secret is final when the last seat has chosen."""
        self.log.append(move)
        seat = move["seat"]
        if seat is not None and seat != self._mover:
            self._mover, self._in_a_row = seat, 0
        if is_sealed:
            self._sealed[seat] = move
            self._choices[seat] = self._choices.get(seat, 0) + 1
            if len(self._sealed) == self._players:
                self.moves.extend(self._sealed[seat] for seat in sorted(self._sealed))
                self._sealed.clear()
                self._choices.clear()
        else:
            self.moves.append(move)
        self._last = len(self.told)

    def tell(self, text: EventText) -> None:
        """Add what the last move did, or a step that followed from it."""
        if text.texts[0]:
            self.told.append(text)

    @property
    def last(self) -> list[EventText]:
        """What followed from the last move."""
        return self.told[self._last :]

    def withdraw(self, seat: int) -> Move:
        """Take back the last move, an open one; return the entry that says so."""
        entry = withdrawal(seat)
        self.log.append(entry)
        self.moves.pop()
        self._withdrawn += 1
        self._in_a_row += 1
        event = Event(WITHDRAWN, {"seat": seat, "events": sum(len(text.open()) for text in self.last)})
        self._last = len(self.told)
        self.told.append(EventText.of([event], self._players))
        return entry

    def has_chosen(self, seat: int) -> bool:
        """Whether there is a choice in secret that is not final yet."""
        return seat in self._sealed

    def may_choose(self, seat: int) -> bool:
        """Whether a seat has not changed its choice in secret too often."""
        return self._choices.get(seat, 0) < MOST_CHANGES

    @property
    def may_withdraw(self) -> bool:
        """Whether not too many moves were taken back in a row."""
        return self._in_a_row < MOST_WITHDRAWN

    @property
    def version(self) -> int:
        """How often a move became final or was taken back: it never falls, so it never names two positions."""
        return len(self.moves) + 2 * self._withdrawn
