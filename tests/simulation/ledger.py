"""What has really been committed, and when: seen from outside, whatever the server believes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from serai.server.store.base import LogRow, decode_move


class Entry(NamedTuple):
    """A row of a log, and the world's time when it became part of it."""

    row: LogRow
    at: float


class Ledger:
    """The logs of all tables. What must never happen to a log is told at once."""

    def __init__(self, time: Callable[[], float], complain: Callable[[str], None]):
        self._time, self._complain = time, complain
        self.logs: dict[str, list[Entry]] = {}
        self._acts: dict[str, set[tuple[int, str]]] = {}

    def commit(self, table: str, number: int, rows: Sequence[LogRow]) -> None:
        """Rows that begin at a number are part of a log from now on."""
        log, acts = self.logs.setdefault(table, []), self._acts.setdefault(table, set())
        if number != len(log):
            self._complain(f"rows from {number} on were committed to a log of {len(log)} rows")
        for row in rows:
            log.append(Entry(row, self._time()))
            act = (decode_move(row)["seat"], row.act)
            if row.act and act in acts:
                self._complain(f"the decision {row.act} of seat {act[0]} was committed twice")
            acts.add(act)

    def length(self, table: str) -> int:
        return len(self.logs.get(table, ()))

    def holds(self, table: str, seat: int | None, act: str | None) -> bool:
        """Whether a decision is part of a log."""
        return seat is not None and (seat, act) in self._acts.get(table, ())

    def rows(self, table: str) -> list[LogRow]:
        return [entry.row for entry in self.logs.get(table, ())]
