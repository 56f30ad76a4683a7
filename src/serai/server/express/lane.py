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
from serai.kernel.schema import blank
from serai.kernel.writing import lexicon
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
from serai.server.store.base import Encoded

if TYPE_CHECKING:
    from serai.server.passenger import Passenger
    from serai.server.store.sqlite import SqliteStore

MOST_READY = 4096
"""lines that are read in a turn; the others wait for the next"""
TALES, NEWS, UNSENT = 8 << 20, 1 << 20, 4 << 20
PAGE = 1 << 20
"""bytes enough for all that a line can be told in a turn"""


NOTHING_TO_STORE = Encoded(0, b"")


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
        self._is_watched = False
        self._timer: asyncio.TimerHandle | None = None
        self._count, self._began = 0, 0.0
        """decisions of the present turn, and when it began"""
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
        """Begin a turn as soon as something arrives."""
        if self._booths.guests and not self._is_watched:
            self._is_watched = True
            asyncio.get_running_loop().add_reader(self._booths.epoll.fileno(), self._begin)

    def _look_away(self) -> None:
        """What arrives while a turn is under way waits in the sockets."""
        if self._is_watched:
            self._is_watched = False
            asyncio.get_running_loop().remove_reader(self._booths.epoll.fileno())

    def _begin(self) -> None:
        self._look_away()
        self._wake()

    def _begin_for_sealed(self) -> None:
        self._timer = None
        self._wake()

    # --- a turn ---

    def begin_turn(self) -> Encoded:
        """Carry out what has arrived; what has to be stored comes back."""
        self._count, self.tables, self._began = 0, 0, time()
        try:
            self._look_away()
            if self._booths.guests:
                return self._carry_out(self._booths.ready(MOST_READY))
        except Exception:  # noqa: BLE001 - tables that are not in the lane must go on
            self._break_down()
        return NOTHING_TO_STORE

    def _carry_out(self, ready: Any) -> Encoded:
        decisions, booths = self._decisions, self._booths.booths
        count = read_all(ready, self._booths.lines, booths, decisions, self._text, *self._verbs, monotonic())
        self._express.carry_out(decisions, count, booths, self._tales)
        texts = self._text, self._tales, np.frombuffer(struct.pack(">d", self._began), dtype=np.uint8)
        size = enter_all(decisions, count, booths, self._booths.lines, *texts, self._journal, self._booths.memories)
        self._count, self.tables = count, int(np.count_nonzero(booths["is_touched"]))
        moves = int(np.count_nonzero(decisions["outcome"][:count] == TAKEN))
        return Encoded(moves, self._journal[:size].tobytes())

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
                self._hand_over(self._arrived(every=False))
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
        for stream, number in self._booths.vacate(slot):
            stream.go_on_from(number, None)

    def _break_down(self) -> None:
        """A fault that nobody has thought of: the store has every game, and those who wait for an answer come back."""
        log.exception("express lane failed")
        self.is_open = False
        for connection in list(self._booths.connections.values()):
            connection.close(TRY_AGAIN)
        for slot in list(self._booths.guests):
            self._lose(slot)

    def _tell(self) -> None:
        booths, decisions, chosen = self._booths.booths, self._decisions, self._chosen
        count = choose_viewers(chosen, booths, decisions, monotonic(), SEALED_SECONDS)
        first, is_done = 0, False
        while not is_done:
            end = self._express.write_news(chosen, first, count, booths, self._news)
            tables = chosen, first, end, booths, self._booths.lines, decisions
            left = tell_all(*tables, (self._text, self._tales), self._news, tuple(self._pages), self._unsent)
            for number, start, stop in self._unsent[:left].tolist():
                self._booths.connections[number].pass_on(self._pages[-1][start:stop].tobytes())
            first, is_done = end, end == count
        sealed_at = booths["sealed_at"]
        if self._timer is None and sealed_at.any():
            wait = SEALED_SECONDS + float(sealed_at[sealed_at > 0].min()) - monotonic()
            self._timer = asyncio.get_running_loop().call_later(max(wait, 0.0), self._begin_for_sealed)

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
                host = self._booths.guests[booth].host
                host.leave_lane()
                host.look()  # and come back, if nothing is in the way
            self._pass(connection, data)

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


@cache
def compile_lane(game: str) -> None:
    """Have everything compiled that the lane of a game runs."""
    nobody: Any = None
    Lane(find_express(game), nobody, nobody).rehearse()
