"""What a compiled search needs around it: settings, memory to work in, and the search under way."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from serai.bots.desk import Desk
from serai.bots.tree import favour
from serai.kernel.schema import Record, blank

Floats = npt.NDArray[Any]


def filled(record: type[Record], file: Path) -> Any:
    """A record with the settings of a file, as an array of one."""
    made = blank(record, 1)
    settings = tomllib.loads(file.read_text("utf-8"))
    for field in record.fields:
        setattr(made[0], field.name, settings[field.name])
    return made


class MemoryPool:
    """Workspaces of a few megabytes each, lent for one decision and used again for the next.

    There are as many as searches ever ran at once.
    """

    def __init__(self, record: type[Record]):
        self._record = record
        self._free: list[Any] = []

    @contextmanager
    def lent(self) -> Iterator[Any]:
        """A workspace, as an array of one."""
        try:
            memory = self._free.pop()  # one step for the interpreter, so threads need no lock
        except IndexError:
            memory = blank(self._record, 1)
        try:
            yield memory
        finally:
            self._free.append(memory)


@dataclass(frozen=True)
class TreeSearch:
    """A search under way on a desk whose memory has a `tree` (bots.mind.Search)."""

    desk: Desk
    options: Sequence[int]
    """The legal moves as the tree knows them; those it has left out as bad have no visits."""
    search: Callable[[Desk, int], None]

    def favour(self, log_chances: Sequence[float], share: float) -> None:
        favour(self.desk.memories[0].tree, np.array(self.options), np.array(log_chances), len(self.options), share)

    def run(self, simulations: int) -> None:
        self.search(self.desk, simulations)

    def findings(self) -> list[tuple[int, float]]:
        """Visits and mean value of each legal move."""
        tree = self.desk.memories[0].tree
        rows = tree.branches[: int(tree.nodes[0].options)]
        means = rows["total"] / np.maximum(rows["visits"], 1)
        found = dict(
            zip(rows["option"].tolist(), zip(rows["visits"].tolist(), means.tolist(), strict=True), strict=True)
        )
        return [found.get(option, (0, 0.0)) for option in self.options]
