"""A world of one device from one seed: pages, a disk, people at a table, faults for a while, and then none."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.simulation.device.host import GAMES, Happening, Host, Planted
from tests.simulation.device.kept import (
    Reference,
    Stored,
    fault_of_record,
    fault_of_sight,
    faults_of_answers,
    faults_of_commit,
)
from tests.simulation.device.visitor import Visitor
from tests.simulation.faults import Faults
from tests.simulation.loop import Standstill, TooLong, VirtualLoop

CALM_SECONDS = 1200.0
"""of the world, in which the game has to end when nothing goes wrong any more"""
QUICK, LATE = 0.02, 4.0
"""seconds that a disk takes"""
BESIDE = 0.3
"""how often one of several pages is closed, each second"""
NAMES = ("Anna", "Ben", "Cleo")
QUESTIONS = {"create": 1, "record": 2}


@dataclass
class Page:
    """One life of the client's worker."""

    number: int
    offered: Stored | None = None
    """what it has last asked the disk to store"""
    answered: Stored | None = None
    """the same, where the disk has answered"""


@dataclass
class Report:
    """What came of a world."""

    seed: str
    trouble: list[str]
    seconds: float
    moves: int
    acknowledged: int
    faults: Counter[str]
    trace: str


@dataclass
class Disk:
    """Answers one transaction after the other."""

    free: float = 0.0
    waiting: dict[int, Happening] = field(default_factory=dict)


class DeviceWorld:
    """See the module's text."""

    def __init__(self, seed: str, host: Host, planted: Sequence[Planted] = ()):
        self.seed, self._host, self._planted = seed, host, planted
        self.loop = VirtualLoop(self._chance_of("loop"))  # type: ignore[abstract] # the rest is for real networks
        self.faults = Faults(seed)
        self.trouble: list[str] = []
        shape = self._chance_of("shape")
        self.game = shape.choice(GAMES)
        self._fault_seconds = shape.uniform(20, 150)
        seats = [*NAMES[: shape.choice([1, 2, 2, 3])], "", "", ""][:3]
        shape.shuffle(seats)
        self._wanted = {
            "game": self.game,
            "players": 3,
            "options": {},
            "start_player": shape.choice([None, 0, 2]) if self.game == "amulett" else None,
            "seats": [{"name": name} if name else {"level": "easy"} for name in seats],
        }
        people = [seat for seat, name in enumerate(seats) if name]
        self.visitors = [self._visitor(seats[seat], seat, str(seat) if people[1:] else None) for seat in people]
        if shape.random() < 0.5:
            self.visitors.append(self._visitor("watcher", None, None))
        self._disk, self._disk_chance = Disk(), self._chance_of("disk")
        self._pages: dict[int, Page] = {}
        self._made = self._sockets = 0
        self._choosing = self._chance_of("pages")
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._id = ""
        self._promised: dict[str, Any] = {}
        self._stored: Stored | None = None
        self.games = Reference()
        self._trace = hashlib.sha256()

    def _chance_of(self, name: str) -> random.Random:
        return random.Random(f"{self.seed}/device/{name}")

    def _visitor(self, name: str, seat: int | None, invite: str | None) -> Visitor:
        return Visitor(name, seat, invite, self, self._chance_of(f"visitor {name}"))

    # --- what a visitor finds around them ---

    def later(self, seconds: float, work: Callable[[], None]) -> None:
        self.loop.call_later(seconds, work)

    def page_for(self, visitor: Visitor) -> int | None:
        if not self._pages:
            return None
        page = self._choosing.choice(list(self._pages))
        self._sockets += 1
        visitor.socket = self._sockets
        self._post(page, {"kind": "open", "socket": visitor.socket, "table": self._id})
        return page

    def send(self, visitor: Visitor, message: Any) -> None:
        if isinstance(message, str):
            message = json.loads(message)
        if visitor.page is not None:
            self._post(visitor.page, {"kind": "send", "socket": visitor.socket, "message": message})

    # --- the host ---

    def _post(self, page: int, data: Any) -> None:
        """Messages between a page and its worker come one after the other, and never within another's work."""
        self.loop.call_soon(self._ask, "post", {"page": page, "data": data})

    def _ask(self, what: str, about: dict[str, Any]) -> None:
        if what in ("post", "timer") and about["page"] not in self._pages:
            return
        happened = self._host.ask(what, self.loop.time(), **about)
        self._trace.update(json.dumps([self.loop.time(), what, happened]).encode())
        touched: list[Visitor] = []
        for each in happened:
            if "fault" in each:
                self.trouble.append(f"the worker has failed: {each['fault'][:300]}")
            elif "timer" in each:
                timer = {"page": each["page"], "timer": each["timer"]}
                self.loop.call_later(each["ms"] / 1000, self._ask, "timer", timer)
            elif "transaction" in each:
                self._wait_for_disk(each)
            else:
                touched += self._hear(each["page"], each["posted"])
        for visitor in dict.fromkeys(touched):
            self._look_at(visitor)
            visitor.go_on()

    def _wait_for_disk(self, transaction: Happening) -> None:
        if transaction["told"] is not None and transaction["page"] in self._pages:
            self._pages[transaction["page"]].offered = transaction["told"]
        seconds = self._disk_chance.uniform(0, LATE if self.faults.strike("device late") else QUICK)
        self._disk.free = max(self._disk.free, self.loop.time() + seconds)
        self.loop.call_at(self._disk.free, self._answer, transaction)

    def _answer(self, transaction: Happening) -> None:
        page, is_write = self._pages.get(transaction["page"]), transaction["mode"] == "readwrite"
        ok = not (is_write and self._id and self.faults.strike("device refused"))
        if page is None and is_write:
            ok = self._disk_chance.random() < 0.5
        if transaction["told"] is not None:
            if ok:
                self._commit(transaction["told"])
            if page is not None:
                page.answered = transaction["told"]
                for visitor in self.visitors if ok else ():
                    visitor.is_warned &= visitor.page != page.number
        self._ask("disk", {"transaction": transaction["transaction"], "ok": ok})

    def _commit(self, now: Stored) -> None:
        self.trouble += faults_of_commit(self._stored, now, self.games)
        self._stored = now

    def _hear(self, page: int, message: dict[str, Any]) -> list[Visitor]:
        if message["kind"] == "answer":
            self._answers[message["number"]].set_result(message["answer"])
        elif message["kind"] == "refusal":
            self.trouble.append(f"a question was refused: {message['refusal']['reason']}")
            self._answers[message["number"]].set_result(None)
        at = [one for one in self.visitors if one.page == page and one.socket == message.get("socket")]
        for visitor in at:
            if message["kind"] == "closed":
                visitor.lose_page()
            else:
                visitor.hear(message["message"])
        return at

    def _look_at(self, visitor: Visitor) -> None:
        """Whatever somebody sees, the disk has answered for; what is acknowledged is stored, or they were warned."""
        page = self._pages.get(visitor.page or -1)
        if page is None or visitor.view is None or self._stored is None:
            return
        fault = fault_of_sight(visitor, page.answered or self._stored, self.games)
        if fault and page.offered and not fault_of_sight(visitor, page.offered, self.games):
            fault = f"{visitor.name} sees what the disk has not answered for"
        if fault:
            self.trouble.append(fault)
        for story in visitor.stories:
            if story.acknowledged and not story.was_warned and f"{visitor.seat} {story.id}" not in self._stored["acts"]:
                story.was_warned = visitor.is_warned
                if not story.was_warned:
                    self.trouble.append(f"{story.id} was acknowledged, is not stored, and {visitor.name} was not told")

    # --- pages ---

    def _open_page(self) -> None:
        self._made += 1
        self._pages[self._made] = Page(self._made)
        seed = self._choosing.getrandbits(48)
        self._ask("page", {"page": self._made, "seed": seed, "planted": self._planted})

    def _end_page(self, page: int) -> None:
        del self._pages[page]
        self._ask("end", {"page": page})
        for visitor in self.visitors:
            if visitor.page == page:
                visitor.lose_page()

    def _trouble_pages(self) -> None:
        if not self._pages:
            self._open_page()
        elif self.faults.strike("page opened beside"):
            self._open_page()
            mover = self._choosing.choice(self.visitors)
            if mover.page is not None:
                self._post(mover.page, {"kind": "close", "socket": mover.socket})
                mover.change_page()
        for page in list(self._pages):
            if self.faults.strike("page ended") or (len(self._pages) > 1 and self._choosing.random() < BESIDE):
                self._end_page(page)
        if self.faults.strike("clock jumped"):
            self._ask("jump", {"ms": self._choosing.choice([0, -3_600_000, 3_600_000])})

    async def _question(self, question: str, *given: Any) -> Any:
        number = QUESTIONS[question]
        asked = {"kind": "ask", "number": number, "question": question, "given": given}
        self._post(next(iter(self._pages)), asked)
        self._answers[number] = self.loop.create_future()
        try:
            return await asyncio.wait_for(self._answers[number], CALM_SECONDS)
        except TimeoutError:
            self.trouble.append(f"nobody answers: {question}")
            return None

    # --- the course of a world ---

    def run(self) -> Report:
        try:
            self.loop.run(self._live(), 100_000.0)
        except (Standstill, TooLong) as fault:
            self.trouble.append(f"the world has stopped: {type(fault).__name__}")
        for context in self.loop.faults:
            self.trouble.append(f"the world itself has failed: {context.get('exception')!r}")
        self.loop.end()
        stories = [story for visitor in self.visitors for story in visitor.stories]
        return Report(
            self.seed,
            self.trouble,
            self.loop.time(),
            len(self._stored["log"]) if self._stored else 0,
            sum(story.acknowledged for story in stories),
            self.faults.happened,
            self._trace.hexdigest(),
        )

    async def _live(self) -> None:
        self._ask("device", {})
        self._open_page()
        place = await self._question("create", self._wanted)
        if place is None:
            return
        self._id, self._promised = place["table"]["id"], place["table"]["deal"]
        for visitor in self.visitors:
            visitor.come_later()
        end = self.loop.time() + self._fault_seconds
        while self.loop.time() < end and not (self._is_over or self.trouble):
            await asyncio.sleep(1)
            self._trouble_pages()
        self.faults.are_over = True
        for page in list(self._pages)[:-1]:
            self._end_page(page)
        if not self._pages:
            self._open_page()
        end = self.loop.time() + CALM_SECONDS
        while not self._is_over and not self.trouble:
            await asyncio.sleep(1)
            if self.loop.time() > end:
                self.trouble.append("the game does not end")
        await self._look_back()

    @property
    def _is_over(self) -> bool:
        return all(visitor.is_done for visitor in self.visitors)

    async def _look_back(self) -> None:
        if self.trouble or self._stored is None:
            return
        for visitor in self.visitors:
            self.trouble += faults_of_answers(visitor, self._stored)
        record = await self._question("record", self._id)
        if record is not None and (fault := fault_of_record(record, self._promised)):
            self.trouble.append(fault)
