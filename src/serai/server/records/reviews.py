"""Reviews of finished games: made one at a time in the background, and kept in the server's folder.

A review follows from the game alone, so a file that is lost is simply made again.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from serai.games import find_game
from serai.games.game import Edition
from serai.kernel.rule import INTERPRETED
from serai.records.replay import Head
from serai.reviews.report import Review
from serai.reviews.review import FEWEST_WORLDS, WORLDS, blank, fill_in
from serai.server import wire
from serai.server.base.logs import log
from serai.server.base.refusals import NOT_NOW, Refuse
from serai.server.base.tasks import Tasks
from serai.server.records import finished
from serai.server.rows.table import TableDoc
from serai.server.store.base import Row
from serai.server.work import threads

MOST_WAITING = 50
IN_WORLDS = FEWEST_WORLDS if INTERPRETED else WORLDS
"""interpreted rules are for debugging, and would take an hour"""


class _Job:
    """A review that is waited for."""

    def __init__(self, total: int):
        self.done, self.total = 0, total

    def tell(self, done: int, total: int) -> None:
        self.done, self.total = done, total


class Reviews:
    """The reviews of one server process."""

    def __init__(self, folder: Path):
        self._folder = folder
        self._places = asyncio.Semaphore(1)
        self._jobs: dict[Path, _Job] = {}
        self._tasks = Tasks()

    async def ask(
        self, doc: TableDoc, edition: Edition, rows: list[Row], seat: int, *, opened: bool, made: bool = False
    ) -> wire.ReviewState:
        """Return the review of a seat, or how far it is. The first request starts it, unless it wants `made` ones."""
        file = self._folder / f"{doc.id}.{seat}.{'open' if opened else 'known'}.json"
        if file not in self._jobs:
            head = await asyncio.to_thread(_head_of, doc, edition, rows)
            wanted = blank(head, opened=opened, worlds=IN_WORLDS)
            if (found := await asyncio.to_thread(_read, file, wanted)) is not None:
                return wire.ReviewState(1, 1, found)
            if made:
                return wire.ReviewState(0, len(head.moves), None)
            if len(self._jobs) >= MOST_WAITING:
                raise Refuse(NOT_NOW, "server-reviews-busy")
            if file not in self._jobs:
                self._jobs[file] = _Job(len(head.moves))
                self._tasks.start(self._make(file, wanted, head, seat))
        job = self._jobs[file]
        return wire.ReviewState(job.done, job.total, None)

    async def _make(self, file: Path, wanted: Review, head: Head, seat: int) -> None:
        job = self._jobs[file]
        try:
            async with self._places:
                made = await threads.in_thread(lambda: fill_in(wanted, head, [seat], job.tell))
                await asyncio.to_thread(_write, file, made)
        except Exception:  # noqa: BLE001 - the next request starts it again
            log.exception("review failed", extra={"file": file.name})
        finally:
            del self._jobs[file]

    def stop(self) -> None:
        """Give up unfinished reviews."""
        self._tasks.cancel()


def _head_of(doc: TableDoc, edition: Edition, rows: list[Row]) -> Head:
    record = finished.record_of(doc, edition, rows)
    return Head(record, find_game(doc.game), edition, doc.players, doc.options, record["moves"])


def _read(file: Path, wanted: Review) -> Review | None:
    """Return a stored review made in the wanted way."""
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Review)
    except (FileNotFoundError, msgspec.DecodeError):
        return None
    return found if msgspec.structs.replace(found, seats=[]) == wanted else None


def _write(file: Path, review: Review) -> None:
    """At once or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(".part")
    part.write_bytes(msgspec.json.encode(review))
    part.replace(file)
