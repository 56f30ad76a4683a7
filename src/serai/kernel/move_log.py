"""What was played at a table, and what was told of it.

Moves that compiled code has played (server/express) are only counted at first. They are read when someone asks for
them, which at most tables nobody does before the store is asked for the whole game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from serai.kernel.event_text import SILENCE, Tale

Move = dict[str, Any]
"""as the record format writes it"""


class Noted(NamedTuple):
    """A move, whether it was a choice in secret, and what followed from it."""

    move: Move
    is_sealed: bool
    tale: Tale


class Chronicle:
    """Grows with every move."""

    def __init__(self, players: int):
        self._players = players
        self.version = 0
        """how many moves are final"""
        self.told = 0
        """how many tales there are"""
        self._latest: Tale | None = None
        """the last of them, if it is known"""
        self._log: list[Move] = []
        self._moves: list[Move] = []
        self._sealed: dict[int, Move] = {}
        self._tales: list[Tale] = []
        self._unread: list[Callable[[], Iterable[Noted]]] = []
        """what comes after all that is in the lists above"""

    def copy(self) -> Chronicle:
        """An independent copy."""
        self._read()
        twin = Chronicle(self._players)
        twin.version, twin.told, twin._latest = self.version, self.told, self._latest
        twin._log, twin._moves, twin._tales = list(self._log), list(self._moves), list(self._tales)
        twin._sealed = dict(self._sealed)
        return twin

    def note(self, noted: Noted) -> None:
        """A move was carried out. Of a choice in secret nobody is told before the last one makes all of them final."""
        is_told = noted.tale is not SILENCE and bool(noted.tale.texts[0])
        if not noted.is_sealed:
            self.version += 1
        elif is_told:
            self.version += self._players
        if is_told:
            self.told += 1
            self._latest = noted.tale
        if self._unread:
            self._unread.append(lambda: (noted,))
        else:
            self._enter(noted)

    def note_later(self, read: Callable[[], Iterable[Noted]], version: int, told: int) -> None:
        """Moves were carried out which `read` can tell: there are so many final moves now, and so many more tales."""
        self._unread.append(read)
        self.version = version
        self.told += told
        self._latest = None

    def _enter(self, noted: Noted) -> None:
        move = noted.move
        self._log.append(move)
        if noted.is_sealed:
            self._sealed[move["seat"]] = move
            if len(self._sealed) == self._players:
                self._moves.extend(self._sealed[seat] for seat in sorted(self._sealed))
                self._sealed.clear()
        else:
            self._moves.append(move)
        if noted.tale.texts[0]:
            self._tales.append(noted.tale)

    def _read(self) -> None:
        unread = [noted for read in self._unread for noted in read()]
        self._unread.clear()
        for noted in unread:
            self._enter(noted)

    @property
    def log(self) -> list[Move]:
        """Every move in the order it was played: chance, and choices in secret that were changed later, included."""
        self._read()
        return self._log

    @property
    def moves(self) -> list[Move]:
        """The final moves, simultaneous ones by seat."""
        self._read()
        return self._moves

    def tales(self, since: int) -> list[Tale]:
        """What followed from the moves, where somebody was told something, after so many tales."""
        if since == self.told:
            return []
        if since == self.told - 1 and self._latest is not None:
            return [self._latest]  # mostly that is all that somebody lacks
        self._read()
        return self._tales[since:]
