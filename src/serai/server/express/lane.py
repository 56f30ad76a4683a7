"""The express lane of one game: its part of every turn."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from functools import cache
from time import monotonic, time
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from serai.games import find_express
from serai.kernel.express import ASIDE, LONGEST_ROW, TAKEN, Decision, Express
from serai.kernel.json_writer import lexicon
from serai.kernel.schema import blank
from serai.server.audience import SEALED_SECONDS
from serai.server.closing import TRY_AGAIN
from serai.server.connection import Connection
from serai.server.express.booths import MOST_BOOTHS, Acts, Booths
from serai.server.express.entering import enter_all
from serai.server.express.guest import Guest, Return
from serai.server.express.reading import LONGEST, read_all
from serai.server.express.telling import choose_viewers, tell_all
from serai.server.logs import log
from serai.server.metrics import METRICS
from serai.server.store.runs import Encoded

if TYPE_CHECKING:
    from serai.server.passenger import Passenger
    from serai.server.store.sqlite import SqliteStore

MOST_READY = 4096
"""lines that are read in a turn; the others wait for the next"""
TALES, NEWS, UNSENT = 8 << 20, 1 << 20, 4 << 20
PAGE = 1 << 20
"""bytes enough for all that a line can be told in a turn"""
CROWD = 25
"""tables where something happens in one turn"""
BYSTANDER_SECONDS = 0.2
"""how long it may take in a crowd until those who are not asked see what has happened: mostly one update for several
moves, which saves a third of all that is written"""

NOTHING_TO_STORE = Encoded(0, 0, b"")


class Arrived(NamedTuple):
    """What was read from a line at a table; nothing at its end."""

    connection: Connection
    booth: int
    outcome: int
    data: bytes


class Lane:
    """See the package's text."""

    def __init__(self, express: Express, store: SqliteStore, wake: Callable[[], None]):
        self._express = express
        self._store = store
        self._wake = wake
        """begin a turn"""
        self._booths = Booths()
        self.is_open = True
        self._is_watched = self._is_watched_at_all = False
        """the gate is open; the event loop knows it"""
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at = 0.0
        self._count, self._left, self._ended, self._began = 0, 0, 0, 0.0
        """what has arrived in the present turn, how much of it is not for the lane, how many games have ended, and when
        the turn began
        """
        self.tables = 0
        """where something was carried out in this turn"""
        self._decisions = blank(Decision, MOST_READY)
        self._text, self._tales, self._journal, self._news, *self._pages = (
            np.empty(size, dtype=np.uint8)
            for size in (2 * MOST_READY * LONGEST, TALES, MOST_READY * LONGEST_ROW, NEWS, PAGE, PAGE, UNSENT)
        )
        self._unsent: Any = np.empty((len(self._booths.lines), 3), dtype=np.int64)
        self._chosen: Any = np.empty(MOST_BOOTHS, dtype=np.int64)
        words = [f'{verb}","{name}":' for verb, name in express.verbs]
        self._verbs = (*lexicon(words), np.array(express.nullable, dtype=np.uint8))

    # --- coming and going ---

    def __contains__(self, host: Passenger) -> bool:
        return host in self._booths

    def admit(self, guest: Guest) -> None:
        """Take a table in, if that is possible."""
        if self.is_open and self._booths.admit(guest):
            self._wake()  # something may have arrived already

    def release(self, host: Passenger) -> Return | None:
        """Give a table back, between two turns; None when it is not here."""
        return self._booths.release(host)

    # --- when to begin ---

    def watch(self) -> None:
        """Begin a turn as soon as something arrives; what arrives while one is under way waits in the sockets."""
        if self._booths.guests and not self._is_watched:
            if not self._is_watched_at_all:
                self._is_watched_at_all = True
                asyncio.get_running_loop().add_reader(self._booths.gate.fileno(), self._begin)
            self._is_watched = True
            self._booths.open_gate()

    def _begin(self) -> None:
        self._is_watched = False
        self._booths.close_gate()
        self._wake()

    def _begin_for_those_who_wait(self) -> None:
        self._timer = None
        self._wake()

    # --- a turn ---

    def begin_turn(self) -> Encoded:
        """Carry out what has arrived; what has to be stored comes back."""
        self._count, self._left, self._ended, self.tables, self._began = 0, 0, 0, 0, time()
        try:
            if self._booths.guests:
                return self._carry_out(self._booths.ready(MOST_READY))
        except Exception:  # noqa: BLE001 - tables that are not in the lane must go on
            self._break_down()
        return NOTHING_TO_STORE

    def _carry_out(self, ready: Any) -> Encoded:
        decisions, booths = self._decisions, self._booths.booths
        count = read_all(ready, self._booths.lines, booths, decisions, self._text, *self._verbs, monotonic())
        self._express.carry_out(decisions, count, booths, self._tales)
        moment, moment_text = _bytes_of(struct.pack(">d", self._began)), _bytes_of(repr(self._began).encode())
        written = (self._text, self._tales), moment, moment_text, self._journal
        moves, self.tables, self._ended, size = enter_all(decisions, count, booths, self._booths.lines, *written)
        self._count, self._left = count, count - moves
        return Encoded(moves, self.tables, self._journal[:size].tobytes())

    async def store(self, encoded: Encoded) -> bool:
        """Store what was carried out; False where that is not possible."""
        try:
            return not encoded.moves or await self._store.append_encoded(encoded)
        except Exception:  # noqa: BLE001 - ordinary Python tries again, and tells those who wait
            log.exception("moves not stored")
            return False

    def end_turn(self, encoded: Encoded, is_stored: bool) -> None:
        """Tell everybody what is stored. What was left for ordinary Python is handed over."""
        try:
            if not is_stored:
                self._take_back()
            elif self._booths.guests:
                METRICS.moves.by["person"] += encoded.moves
                METRICS.moves.acknowledged(time() - self._began, encoded.moves)
                self._tell()
                arrived = self._arrived(every=False) if self._left else []
                if self._ended:
                    for slot in np.flatnonzero(self._booths.booths["is_over"]).tolist():
                        self._let_go(slot)
                self._hand_over(arrived)
        except Exception:  # noqa: BLE001 - as above
            self._break_down()

    def _take_back(self) -> None:
        """What was carried out is not stored: ordinary Python reads the games again and sees to everything."""
        arrived = self._arrived(every=True)
        for slot in np.flatnonzero(self._booths.booths["is_touched"]).tolist():
            self._lose(slot)
        self._hand_over(arrived)

    def _lose(self, slot: int) -> None:
        self._booths.guests[slot].host.lose_game()
        for sent in self._booths.vacate(slot):
            sent.stream.go_on_from(sent.number, None)

    def _break_down(self) -> None:
        """A fault that nobody has thought of: the store has every game, and those who wait for an answer come back."""
        log.exception("express lane failed")
        self.is_open = False
        for connection in list(self._booths.connections.values()):
            connection.close(TRY_AGAIN)
        for slot in list(self._booths.guests):
            self._lose(slot)

    def _tell(self) -> None:
        booths, decisions, chosen = self._booths.booths[: self._booths.used], self._decisions, self._chosen
        wait = BYSTANDER_SECONDS if self.tables >= CROWD else 0.0
        count, due_at = choose_viewers(chosen, booths, decisions, monotonic(), SEALED_SECONDS, wait)
        first, is_done = 0, False
        while not is_done:
            end = self._express.write_news(chosen, first, count, booths, self._news)
            tables = chosen, first, end, booths, self._booths.lines, decisions
            written = self._text, self._news, tuple(self._pages)
            left = tell_all(*tables, *written, self._unsent)
            for number, start, stop in self._unsent[:left].tolist():
                self._booths.connections[number].pass_on(self._pages[-1][start:stop].tobytes())
            first, is_done = end, end == count
        if due_at:
            self._wait_until(due_at)

    def _wait_until(self, due_at: float) -> None:
        """Begin a turn then, if there is none before."""
        if self._timer is not None:
            if self._timer_at <= due_at:
                return
            self._timer.cancel()
        self._timer_at = due_at
        wait = max(due_at - monotonic(), 0.0)
        self._timer = asyncio.get_running_loop().call_later(wait, self._begin_for_those_who_wait)

    def _arrived(self, every: bool) -> list[Arrived]:
        """What has arrived in this turn, or only what was left for ordinary Python, in the order it came."""
        decisions, self._count = self._decisions[: self._count], 0
        numbers = np.arange(len(decisions)) if every else np.flatnonzero(decisions["outcome"] != TAKEN)
        places = decisions[["line", "booth", "outcome", "start", "received"]][numbers].tolist()
        connections = self._booths.connections
        return [
            Arrived(connections[line], booth, outcome, self._text[start : start + size].tobytes())
            for line, booth, outcome, start, size in places
        ]

    def _hand_over(self, arrived: list[Arrived]) -> None:
        """All this goes the ordinary way."""
        for connection, booth, outcome, data in arrived:
            if outcome != ASIDE and booth in self._booths.guests:
                self._let_go(booth)
            self._pass(connection, data)

    def _let_go(self, slot: int) -> None:
        host = self._booths.guests[slot].host
        host.leave_lane()
        host.look()  # and come back, if nothing is in the way

    def _pass(self, connection: Connection, data: bytes) -> None:
        """As the event loop would: a fault of one connection is its end, and nobody else's."""
        if not data:
            connection.direct.leave_the_end()
            return
        try:
            connection.direct.data_received(data)
        except Exception:  # noqa: BLE001 - whatever it is
            log.exception("connection failed")
            connection.direct.transport.abort()

    def rehearse(self) -> None:
        """Go through all of a turn with nobody there, so that everything is compiled."""
        self._carry_out(np.zeros(0, dtype=np.int64))
        self._tell()
        Acts().note({(0, "once"): None})


def _bytes_of(data: bytes) -> Any:
    return np.frombuffer(data, dtype=np.uint8)


@cache
def compile_lane(game: str) -> None:
    """Have everything compiled that the lane of a game runs."""
    nobody: Any = None
    Lane(find_express(game), nobody, nobody).rehearse()
