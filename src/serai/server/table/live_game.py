"""A game in progress as the server keeps it: the table, and the rows of its log that still have to be stored.

No I/O here. `pending` is stored elsewhere, and then `settle` is called. Until then nothing may be shown, because a
move that is not stored may yet be lost.
"""

from __future__ import annotations

from time import time
from typing import Any

from serai.games.game import Edition, Move
from serai.played_game import PlayedGame
from serai.server.refusals import FORBIDDEN, MALFORMED, NOT_NOW, Refuse
from serai.server.store.base import Row, decode_move, encode_move
from serai.server.table.doc import TableDoc
from serai.server.wire import Act

MOST_CHANGES = 30
"""How often a sealed choice may be changed: the log keeps every change."""


class LiveGame:
    """One game, from its log."""

    def __init__(self, doc: TableDoc, edition: Edition, rows: list[Row]):
        log = [decode_move(row) for row in rows] or doc.deal
        self.table = PlayedGame.restore(doc.game, doc.players, log, doc.options, edition, doc.seed, doc.start_player)
        self.stored = len(rows)
        self.pending: list[Row] = []
        self._acts = {(decode_move(row)["seat"], row.act) for row in rows if row.act}
        """the decisions that were taken"""
        self.changes: dict[int, int] = {}
        """how often each seat has decided at the present version"""
        self._log_chance(self.table.log[len(rows) :], time())
        moved = [row.at for row in rows if row.version < self.table.version]
        self.since = moved[-1] if moved else time()
        """when the present decision began"""

    def act(self, seat: int | None, act: Act, now: float) -> bool:
        """A person's decision. True when the very same one had been taken before; refusals raise."""
        if seat is None:
            raise Refuse(FORBIDDEN, "server-watching")
        if (seat, act.id) in self._acts:
            return True
        if (act.move is None) == (act.choice is None):
            raise Refuse(MALFORMED, "server-move-or-choice")
        if act.move is not None and act.move.get("seat") != seat:
            raise Refuse(FORBIDDEN, "server-not-your-seat", seat=seat)
        if act.version != self.table.version:
            raise Refuse(NOT_NOW, "server-stale", version=self.table.version)
        if self.changes.get(seat, 0) >= MOST_CHANGES:
            raise Refuse(NOT_NOW, "server-too-many-changes", most=MOST_CHANGES)
        self.play(act.move or self._offered(seat, act.choice), "person", now, act.id)
        self._acts.add((seat, act.id))
        return False

    def _offered(self, seat: int, choice: int | None) -> Move:
        """The legal move at a place of the list that the seat was shown."""
        legal = self.table.legal(seat)
        if choice is None or choice >= len(legal):
            raise Refuse(NOT_NOW, "server-no-choice", count=len(legal))
        return legal[choice]

    def play(self, move: dict[str, Any], by: str, now: float, act: str = "") -> None:
        """Carry out a move and log it, with the chance that follows."""
        version = self.table.version
        kept, *drawn = self.table.advance(move)
        self.pending.append(Row(version, by, act, encode_move(kept), now))
        self._log_chance(drawn, now)
        if self.table.version != version:
            self.changes.clear()
            self.since = now
        else:
            self.changes[move["seat"]] = self.changes.get(move["seat"], 0) + 1

    def _log_chance(self, drawn: list[Move], now: float) -> None:
        """Chance outcomes are final at once, so each raises the version by one."""
        first = self.table.version - len(drawn)
        self.pending += [Row(first + place, "chance", "", encode_move(move), now) for place, move in enumerate(drawn)]

    def follow(self, rows: list[Row]) -> None:
        """Moves that another process has stored."""
        for row in rows:
            version = self.table.version
            move = decode_move(row)
            self.table.play_final(move, final=False)
            if row.act:
                self._acts.add((move["seat"], row.act))
            if self.table.version != version:
                self.changes.clear()
                self.since = row.at
        self.stored += len(rows)

    def settle(self) -> None:
        """What was pending is stored."""
        self.stored += len(self.pending)
        self.pending = []
