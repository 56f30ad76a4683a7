"""The tables that are in an express lane, and their connections, as memory that compiled code works on."""

from __future__ import annotations

import mmap
import os
import select
import sys
from contextlib import suppress
from functools import partial
from itertools import islice
from operator import itemgetter
from time import monotonic
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import numpy as np

from serai.kernel.express import LONGEST_TABLE, MEMORY, MOST_LINES, MOST_SEATS, NOTHING, Booth, Line
from serai.kernel.schema import blank
from serai.server.connection import Connection
from serai.server.express.entering import Unread
from serai.server.express.guest import Guest, Return, Sent
from serai.server.express.reading import ACTS, MOST_ACTS, note_act
from serai.server.metrics import METRICS
from serai.server.running import Running

if TYPE_CHECKING:
    from serai.server.passenger import Passenger

MOST_BOOTHS = 1024
_file_of = itemgetter(0)
"""of an event of epoll"""


class Acts:
    """The decisions of a game that compiled code knows, so that it takes none of them twice."""

    def __init__(self) -> None:
        self.known: Any = np.zeros(ACTS, dtype=np.uint64)
        self.address: int = self.known.ctypes.data
        self.noted = 0
        """of those that ordinary Python has taken"""
        self.filled = 0
        """places of `known`; some of them by decisions that were refused"""

    def note(self, acts: dict[tuple[int, str], None]) -> bool:
        """Those that were taken while the table was elsewhere; False when there is no room for more."""
        if self.filled + len(acts) - self.noted >= MOST_ACTS:
            return False
        for seat, act in islice(acts, self.noted, None):
            name = np.frombuffer(act.encode(), dtype=np.uint8)
            self.filled += note_act(self.known, seat, name, 0, len(name))
        self.noted = len(acts)
        return True


def _memory() -> mmap.mmap:
    """A memory of which most is never touched, and so not there; huge pages would make all of it be there."""
    memory = mmap.mmap(-1, MEMORY)
    if hasattr(mmap, "MADV_NOHUGEPAGE"):
        with suppress(OSError):  # a system without huge pages
            memory.madvise(mmap.MADV_NOHUGEPAGE)
    return memory


def _most_files() -> int:
    """Half of what the system allows: whoever comes needs a first way more than those who are here a second."""
    import resource  # not on Windows, where there is no lane

    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if allowed == resource.RLIM_INFINITY else allowed // 2


class Booths:
    """See the module's text."""

    def __init__(self) -> None:
        self.booths: Any = blank(Booth, MOST_BOOTHS)
        self.lines: Any = blank(Line, MOST_BOOTHS * MOST_SEATS)
        self._memories: dict[int, mmap.mmap] = {}
        """by booth"""
        self.guests: dict[int, Guest] = {}
        """by booth"""
        self.connections: dict[int, Connection] = {}
        """by line"""
        self.used = 1
        """booths at the beginning beyond which there was nobody yet"""
        self._epoll = select.epoll()
        self.gate = select.epoll()
        """can be read once something has arrived, unless it is closed"""
        self.gate.register(self._epoll.fileno(), 0)
        self._files: dict[int, int] = {}
        """by line, its own way to the socket"""
        self._line_of: Any = np.zeros(1024, dtype=np.int64)
        """the other way round, by number of the file"""
        self._slots: WeakKeyDictionary[Passenger, int] = WeakKeyDictionary()
        self._free = list(range(MOST_BOOTHS))[::-1]
        self._free_lines = list(range(len(self.lines)))[::-1]
        self._acts: WeakKeyDictionary[Running, Acts] = WeakKeyDictionary()

    def __contains__(self, host: Passenger) -> bool:
        return host in self._slots

    def ready(self, most: int) -> Any:
        """The lines where something has arrived since they were last read."""
        return self._line_of[np.fromiter(map(_file_of, self._epoll.poll(0, most)), dtype=np.int64)]

    def open_gate(self) -> None:
        """Say once when something arrives. An event loop that watched the lines themselves would go through all of
        them whenever it is told to begin.
        """
        self.gate.modify(self._epoll.fileno(), select.EPOLLIN | select.EPOLLONESHOT)

    def close_gate(self) -> None:
        self.gate.poll(0)  # it has said so, and says no more

    # --- coming ---

    def admit(self, guest: Guest) -> bool:
        """Take a table in, if there is room and all its connections can be read and written from here."""
        acts = self._acts.setdefault(guest.running, Acts())
        connections = [connection for looker in guest.lookers for connection in looker.connections]
        if not 0 < len(connections) <= min(MOST_LINES, len(self._free_lines)) or not self._free:
            return False
        if len(guest.host.doc.id) > LONGEST_TABLE or not acts.note(guest.running.acts):
            return False
        files = self._open_files(connections)
        if not files:
            return False
        slot = self._free.pop()
        self.used = max(self.used, slot + 1)
        self.guests[slot] = guest
        self._memories[slot] = _memory()
        self._slots[guest.host] = slot
        self._furnish(self.booths[slot], guest, acts)
        self.booths[slot].memory = np.frombuffer(self._memories[slot], dtype=np.uint8).ctypes.data
        lines = [self._connect(slot, *each) for each in zip(connections, files, strict=True)]
        self.booths[slot].lines[: len(lines)] = lines
        METRICS.express.inc()
        return True

    def _open_files(self, connections: list[Connection]) -> list[int]:
        """A way to the socket of each connection, watched from now on; none at all where one of them cannot be had."""
        files: list[int] = []
        for connection in connections:
            file = connection.direct.second_file()
            if file is None:
                break
            try:
                self._epoll.register(file, select.EPOLLIN | select.EPOLLET)
            except OSError:  # the system watches no more than so many
                os.close(file)
                break
            files.append(file)
        if len(files) == len(connections) and max(files) < _most_files():
            return files
        for file in files:
            self._close(file)
        return []

    def _close(self, file: int) -> None:
        self._epoll.unregister(file)
        os.close(file)

    def _furnish(self, booth: Any, guest: Guest, acts: Acts) -> None:
        table, name = guest.running.table, guest.host.doc.id.encode()
        booth.setting, booth.album = guest.addresses
        booth.acts, booth.acts_known = acts.address, acts.filled
        booth.players, booth.version, booth.before = table.players, table.version, table.version
        booth.awaited = sum(1 << seat for seat in table.to_move)
        booth.length = guest.running.stored
        booth.played = booth.tales = booth.filled = booth.is_leaving = booth.is_touched = booth.is_over = 0
        booth.changes = [guest.running.changes.get(seat, 0) for seat in range(MOST_SEATS)]
        booth.due_at, booth.first = 0.0, NOTHING
        booth.name[: len(name)], booth.name_size = list(name), len(name)
        booth.viewers_size = len(guest.lookers)
        for looker, viewer in zip(guest.lookers, booth.viewers, strict=False):
            viewer.seat = MOST_SEATS if looker.seat is None else looker.seat
            viewer.lines = len(looker.connections)
            viewer.name, viewer.number = list(looker.stream.name.encode()), looker.stream.number
            viewer.told = viewer.tales = 0

    def _connect(self, slot: int, connection: Connection, file: int) -> int:
        number = self._free_lines.pop()
        connection.direct.lend(partial(self._silence, number))
        if file >= len(self._line_of):
            self._line_of = np.resize(self._line_of, 2 * file)
        self._files[number], self._line_of[file] = file, number
        self.connections[number] = connection
        line, now = self.lines[number], monotonic()
        line.file, line.booth, line.stamp = file, slot, now
        line.seat = NOTHING if connection.seat is None else connection.seat
        line.acts, line.most_acts, line.acts_rate = connection.acts.state(now)
        line.messages, line.most_messages, line.messages_rate = connection.messages.state(now)
        return number

    def _silence(self, number: int) -> None:
        """From now on only ordinary Python writes to this line."""
        self.lines[number].file = NOTHING

    # --- going ---

    def release(self, host: Passenger) -> Return | None:
        """Give a table back, between two turns; None when it is not here."""
        if host not in self._slots:
            return None
        slot = self._slots[host]
        columns = ("played", "tales", "filled", "version", "acts_known", "due_at")
        played, tales, filled, version, acts_known, due_at = (self.booths[column].item(slot) for column in columns)
        self._acts[self.guests[slot].running].filled = acts_known
        unread = Unread(played, self._memories[slot], filled)
        changes = self.booths["changes"][slot].tolist()
        return Return(unread, version, tales, changes, not due_at, self.vacate(slot))

    def vacate(self, slot: int) -> list[Sent]:
        """Forget a table, whatever was done at it; what was sent in each stream comes back."""
        guest = self.guests.pop(slot)
        del self._memories[slot]
        del self._slots[guest.host]
        self._free.append(slot)
        METRICS.express.dec()
        self.booths["due_at"][slot] = self.booths["is_touched"][slot] = self.booths["is_over"][slot] = 0
        count = sum(len(looker.connections) for looker in guest.lookers)
        for number in self.booths["lines"][slot, :count].tolist():
            self._disconnect(number)
        viewers, tales = self.booths["viewers"][slot], self.booths["tales"].item(slot)
        numbers, told = viewers["number"].tolist(), viewers["tales"].tolist()
        return [Sent(looker.stream, numbers[place], tales - told[place]) for place, looker in enumerate(guest.lookers)]

    def _disconnect(self, number: int) -> None:
        connection, file = self.connections.pop(number), self._files.pop(number)
        # By column: the fields of a record are slow to read outside of compiled code.
        acts, messages, stamp = (self.lines[column].item(number) for column in ("acts", "messages", "stamp"))
        connection.acts.restore(acts, stamp)
        connection.messages.restore(messages, stamp)
        self._close(file)
        connection.direct.take_back()
        self._free_lines.append(number)
