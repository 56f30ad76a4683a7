"""Workspaces for searches: a few megabytes each, lent for one decision and used again for the next."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from serai.kernel.schema import Record, blank


class Desks:
    """As many workspaces as searches ever ran at the same time."""

    def __init__(self, record: type[Record]):
        self._record = record
        self._free: list[Any] = []

    @contextmanager
    def lent(self) -> Iterator[Any]:
        """A workspace, as an array of one."""
        try:
            desk = self._free.pop()  # one step for the interpreter, so threads need no lock
        except IndexError:
            desk = blank(self._record, 1)
        try:
            yield desk
        finally:
            self._free.append(desk)
