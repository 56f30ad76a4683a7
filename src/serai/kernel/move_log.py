"""What was played at a table, and what was told of it."""

from __future__ import annotations

from typing import Any

from serai.kernel.event_text import NOTHING_TOLD, WITHDRAWN, Event, EventText

Move = dict[str, Any]
"""as the record format writes it"""


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
        self._last = NOTHING_TOLD
        """what followed from the last move"""
        self._withdrawn = 0
        """how many moves were taken back"""

    def copy(self) -> MoveLog:
        """An independent copy."""
        twin = MoveLog(self._players)
        twin.log, twin.moves, twin.told = list(self.log), list(self.moves), list(self.told)
        twin._sealed = dict(self._sealed)
        twin._last, twin._withdrawn = self._last, self._withdrawn
        return twin

    def note(self, move: Move, is_sealed: bool, text: EventText) -> None:
        """A move was carried out. A choice in secret is final when the last seat has chosen."""
        self.log.append(move)
        if is_sealed:
            self._sealed[move["seat"]] = move
            if len(self._sealed) == self._players:
                self.moves.extend(self._sealed[seat] for seat in sorted(self._sealed))
                self._sealed.clear()
        else:
            self.moves.append(move)
        self._last = text
        if text.texts[0]:
            self.told.append(text)

    def withdraw(self, seat: int) -> Move:
        """The last move, an open one, is taken back; the entry that says so comes back."""
        entry = withdrawal(seat)
        self.log.append(entry)
        self.moves.pop()
        self._withdrawn += 1
        event = Event(WITHDRAWN, {"seat": seat, "events": len(self._last.open())})
        self._last = EventText.of([event], self._players)
        self.told.append(self._last)
        return entry

    @property
    def version(self) -> int:
        """How often a move became final or was taken back: it never falls, so it never names two positions."""
        return len(self.moves) + 2 * self._withdrawn
