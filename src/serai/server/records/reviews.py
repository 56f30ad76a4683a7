"""Reviews of finished games: made one at a time in the background, and kept in the server's folder.

A review follows from the game alone, so a file that is lost is simply made again.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import msgspec

from serai.bots.judge import WORLDS
from serai.games import find_game
from serai.kernel.rule import INTERPRETED
from serai.records.replay import Head
from serai.reviews.report import Review
from serai.reviews.review import FEWEST_WORLDS, blank, fill_in
from serai.server import wire
from serai.server.base import logs
from serai.server.base.refusals import NOT_NOW, Refuse
from serai.server.base.tasks import Tasks
from serai.server.records import finished
from serai.server.records.finished import Log
from serai.server.work import threads
from serai.server.work.apart import Apart
from serai.server.work.fair_queue import Client
from serai.server.work.worker import tell

MOST_WAITING = 50
MOST_OF_ONE = 10
"""reviews that one visitor may wait for"""
SECONDS, DEADLINE = 1800.0, 3600.0
"""of processor time for a review, and until it is given up"""
IN_WORLDS = FEWEST_WORLDS if INTERPRETED else WORLDS
"""interpreted rules are for debugging, and would take an hour"""


class _Job:
    """A review that is waited for."""

    def __init__(self, visitor: str, total: int):
        self.visitor = visitor
        self.done, self.total = 0, total

    def tell(self, done: int, total: int) -> None:
        self.done, self.total = done, total


class Reviews:
    """The reviews of one server process."""

    def __init__(self, folder: Path, apart: Apart):
        self._folder = folder
        self._apart = apart
        """for what does not take long"""
        self._slow = Apart(None, SECONDS, DEADLINE, "review")
        self._jobs: dict[Path, _Job] = {}
        self._tasks = Tasks()

    async def ask(self, client: Client, log: Log, seat: int, *, opened: bool, made: bool = False) -> wire.ReviewState:
        """Return the review of a seat, or how far it is. The first request starts it, unless it wants `made` ones."""
        file = self._folder / f"{log.doc.id}.{seat}.{'open' if opened else 'known'}.json"
        if file not in self._jobs:
            wanted, total = await self._apart.do(client, _wanted, log, opened, IN_WORLDS)
            if (found := await threads.in_thread(partial(_read, file, wanted))) is not None:
                return wire.ReviewState(1, 1, found)
            if made:
                return wire.ReviewState(0, total, None)
            if file not in self._jobs:
                self._refuse_one_more(client.visitor)
                self._jobs[file] = _Job(client.visitor, total)
                self._tasks.start(self._make(client, file, wanted, log, seat))
        job = self._jobs[file]
        return wire.ReviewState(job.done, job.total, None)

    def _refuse_one_more(self, visitor: str) -> None:
        of_one = sum(job.visitor == visitor for job in self._jobs.values())
        if len(self._jobs) >= MOST_WAITING or of_one >= MOST_OF_ONE:
            raise Refuse(NOT_NOW, "server-reviews-busy")

    async def _make(self, client: Client, file: Path, wanted: Review, log: Log, seat: int) -> None:
        job = self._jobs[file]
        try:
            made = await self._slow.listen(client, job.tell, _made, log, wanted, seat)
            await threads.in_thread(partial(_write, file, made))
        except Exception:  # noqa: BLE001 - the next request starts it again
            logs.log.exception("review failed", extra={"file": file.name})
        finally:
            del self._jobs[file]

    async def stop(self) -> None:
        """Give up unfinished reviews."""
        self._tasks.cancel()
        await self._slow.stop()


# --- in the process apart ---


def _wanted(log: Log, opened: bool, worlds: int) -> tuple[Review, int]:
    """A review without any seat, and how many moves there are to go through."""
    head = _head_of(log)
    return blank(head, opened=opened, worlds=worlds), len(head.moves)


def _made(log: Log, wanted: Review, seat: int) -> Review:
    return fill_in(wanted, _head_of(log), [seat], tell)


def _head_of(log: Log) -> Head:
    doc, edition, rows = log
    record = finished.record_of(doc, edition, rows)
    return Head(record, find_game(doc.game), edition, doc.players, doc.options, record["moves"])


# --- kept ---


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
