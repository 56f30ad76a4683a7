"""A game in progress as the server keeps it: the table, and the rows of its log that still have to be stored.

No I/O here. Others store `pending` and then call `settle`. Until then nothing may be shown, because a move that is not
stored may still be lost.
"""

from __future__ import annotations

from typing import Any

from serai.games.game import Edition, Move
from serai.kernel.move_log import MOST_CHANGES, is_withdrawal
from serai.played_game import PlayedGame
from serai.server.base import clock
from serai.server.base.refusals import FORBIDDEN, MALFORMED, NOT_NOW, Refuse
from serai.server.clocks.thinking import ThinkingTimes
from serai.server.rows.game_status import GameStatus
from serai.server.rows.table import TableDoc
from serai.server.store.base import LogRow, decode_move, encode_move
from serai.server.store.checks import beginning, checksum
from serai.server.table.game.deal import draws_of
from serai.server.wire import Act

PERSON = "person"
"""how rows name people who decide for themselves"""
ORDER = "order"
"""how rows name decisions made beforehand"""


class LiveGame:
    """One game, from its log."""

    def __init__(self, doc: TableDoc, edition: Edition, rows: list[LogRow]):
        log = [decode_move(row) for row in rows] or doc.deal
        draws = draws_of(doc, edition)
        self.table = PlayedGame.restore(doc.game, doc.players, log, doc.options, edition, draws=draws)
        self.stored = len(rows)
        self.pending: list[LogRow] = []
        self.check = (rows[-1].check if rows else None) or beginning(doc.id)
        """the checksum of the last row"""
        self._acts = {(decode_move(row)["seat"], row.act) for row in rows if row.act}
        """the accepted decisions, including those taken back: sent again, they do not count again"""
        if rows and rows[-1].by != PERSON:
            self.table.let_stand()
        self._log_chance(self.table.log[len(rows) :], clock.now())
        self.thinking, begun = _thinking_in(rows, log, self.table.version)
        # Nobody gets more time because a clock was ahead when the move was stored.
        self.since = min(begun, clock.now())
        """when the present decision began"""

    def act(self, seat: int | None, act: Act, now: float, *, has_time: bool = True) -> bool:
        """Carry out a person's decision. Return True if the very same one was accepted before; refusals raise.

        `has_time` says whether somebody who takes a move back could still decide again.
        """
        if seat is None:
            raise Refuse(FORBIDDEN, "server-watching")
        if (seat, act.id) in self._acts:
            return True
        if not act.id.isprintable():  # not every store can hold it
            raise Refuse(MALFORMED, "server-act-id")
        if (act.move is not None) + (act.choice is not None) + act.withdraw != 1:
            raise Refuse(MALFORMED, "server-move-or-choice")
        if act.move is not None and act.move.get("seat") != seat:
            raise Refuse(FORBIDDEN, "server-not-your-seat", seat=seat)
        if act.version != self.table.version:
            raise Refuse(NOT_NOW, "server-stale", version=self.table.version)
        if not self.table.may_choose(seat):
            raise Refuse(NOT_NOW, "server-too-many-changes", most=MOST_CHANGES)
        if act.withdraw:
            self._withdraw(seat, now, act.id, has_time)
        else:
            self.play(act.move or self._offered(seat, act.choice), PERSON, now, act.id)
        self._acts.add((seat, act.id))
        return False

    def has_taken(self, seat: int, act: str) -> bool:
        """Whether a seat's decision of this id is in the log."""
        return (seat, act) in self._acts

    def has_stored(self, seat: int, act: str) -> bool:
        """Whether it was there before the present turn, whose outcome is still open."""
        is_new = any(row.act == act and decode_move(row)["seat"] == seat for row in self.pending)
        return self.has_taken(seat, act) and not is_new

    def obey(self, move: Move, act: str, now: float) -> None:
        """Carry out a decision that a seat's owner made beforehand."""
        self.play(move, ORDER, now, act)
        self._acts.add((move["seat"], act))

    def _withdraw(self, seat: int, now: float, act: str, has_time: bool) -> None:
        """Take the last move back. Answers to it come too late, because the version changes.

        The time for the decision goes on as if it had not been made.
        """
        if self.table.has_chosen(seat):
            raise Refuse(NOT_NOW, "server-still-open")
        if self.table.withdrawable != seat:
            raise Refuse(NOT_NOW, "server-not-withdrawable")
        if not has_time:
            raise Refuse(NOT_NOW, "server-withdrawn-late")
        version = self.table.version
        self._log(LogRow(version, PERSON, act, encode_move(self.table.withdraw(seat)), now))
        self.since = self.thinking.withdraw(seat)

    def _offered(self, seat: int, choice: int | None) -> Move:
        """Return the legal move at a place of the list that the seat was shown."""
        legal = self.table.legal(seat)
        if choice is None or choice >= len(legal):
            raise Refuse(NOT_NOW, "server-no-choice", count=len(legal))
        return legal[choice]

    def play(self, move: dict[str, Any], by: str, now: float, act: str = "") -> None:
        """Carry out a move and log it, with the chance that follows."""
        version = self.table.version
        kept, *drawn = self.table.advance(move)
        if by != PERSON:
            self.table.let_stand()
        self.thinking.note(version, kept["seat"], by, self.since, now)
        self._log(LogRow(version, by, act, encode_move(kept), now))
        self._log_chance(drawn, now)
        if self.table.version != version:
            self.since = now

    def _log_chance(self, drawn: list[Move], now: float) -> None:
        """Chance outcomes are final at once, so each raises the version by one."""
        first = self.table.version - len(drawn)
        for place, move in enumerate(drawn):
            self._log(LogRow(first + place, "chance", "", encode_move(move), now))

    def _log(self, row: LogRow) -> None:
        self.check = checksum(self.check, row)
        self.pending.append(LogRow(*row[:-1], self.check))

    def follow(self, rows: list[LogRow]) -> None:
        """Moves that another process has stored."""
        for row in rows:
            version = self.table.version
            move = decode_move(row)
            self.table.follow(move)
            if row.by != PERSON:
                self.table.let_stand()
            if row.act:
                self._acts.add((move["seat"], row.act))
            begun = row.at
            if is_withdrawal(move):
                begun = self.thinking.withdraw(move["seat"])
            else:
                self.thinking.note(row.version, move["seat"], row.by, self.since, row.at)
            if self.table.version != version:
                self.since = begun
            self.check = row.check or self.check
        self.stored += len(rows)

    def standing(self, allowances: tuple[float | None, ...] = ()) -> GameStatus:
        """Return the game's public state for lists of tables. `allowances` are the seconds of the awaited seats."""
        return GameStatus(self.table.round, () if self.table.over else self.table.to_move, self.since, allowances)

    @property
    def is_torn(self) -> bool:
        """Whether a move was carried out only in part: what followed from it met a mistake of the game's author."""
        return len(self.table.log) != self.stored + len(self.pending)

    def settle(self) -> None:
        """Note that everything pending is stored."""
        self.stored += len(self.pending)
        self.pending = []


def _thinking_in(rows: list[LogRow], log: list[dict[str, Any]], present: int) -> tuple[ThinkingTimes, float]:
    """Return everybody's time from a stored game, and when the decision at the present version began."""
    thinking = ThinkingTimes()
    if not rows:
        return thinking, clock.now()
    version, since, last = rows[0].version, rows[0].at, rows[0].at
    for row, move in zip(rows, log, strict=True):
        if row.version != version:
            version, since = row.version, last
        if is_withdrawal(move):
            last = thinking.withdraw(move["seat"])
        else:
            thinking.note(version, move["seat"], row.by, since, row.at)
            last = row.at
    return thinking, since if version == present else last
