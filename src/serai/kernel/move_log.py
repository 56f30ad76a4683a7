"""What was played at a table, and what was told of it."""

from __future__ import annotations

from typing import Any

from serai.kernel.event_text import EventText

Move = dict[str, Any]
"""as the record format writes it"""


class MoveLog:
    """Grows with every move."""

    def __init__(self, players: int):
        self._players = players
        self.log: list[Move] = []
        """every move in the order it was played: chance, and choices in secret that were changed later, included"""
        self.moves: list[Move] = []
        """the final moves, simultaneous ones by seat"""
        self.told: list[EventText] = []
        """what followed from the moves, where somebody was told something"""
        self._sealed: dict[int, Move] = {}

    def copy(self) -> MoveLog:
        """An independent copy."""
        twin = MoveLog(self._players)
        twin.log, twin.moves, twin.told = list(self.log), list(self.moves), list(self.told)
        twin._sealed = dict(self._sealed)
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
        if text.texts[0]:
            self.told.append(text)

    @property
    def version(self) -> int:
        """How many moves are final."""
        return len(self.moves)
