"""A whole world from one seed: processes, a store, people at tables, faults for a while, and then none."""

from __future__ import annotations

import asyncio
import hashlib
import math
import random
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import AbstractContextManager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, TypeVar

import msgspec

from serai.kernel.errors import UserError
from serai.server.base.clock import Clock
from serai.server.base.logs import log
from serai.server.base.settings import Settings
from serai.server.clocks.limits import SLOW_SECONDS
from serai.server.store.base import Store
from serai.server.store.sqlite import SqliteStore
from serai.server.transport.bus import Bus, NoBus
from tests.simulation import checks
from tests.simulation.afterwards import compared
from tests.simulation.blame import LogReader, is_simulated
from tests.simulation.clocks import EPOCH
from tests.simulation.embedded_store import Disk, EmbeddedStore
from tests.simulation.faults import Faults
from tests.simulation.ledger import Ledger
from tests.simulation.loop import OWNER, Standstill, TooLong, VirtualLoop
from tests.simulation.network import Connection, Network, Server
from tests.simulation.news import Newsroom
from tests.simulation.ordering import NAME
from tests.simulation.people import LONGEST_ABSENCE, Person
from tests.simulation.process import Process
from tests.simulation.report import Report, Said, Table
from tests.simulation.seams import replaced
from tests.simulation.shared_store import Database, SharedStore

if TYPE_CHECKING:
    from tests.simulation.stage import Stage

T = TypeVar("T")

CALM_SECONDS = 900.0
"""of the world, in which every game has to end when nothing goes wrong any more"""
DAY, HOUR = 86_400.0, 3_600
SLOWLY = 60.0
"""seconds between the faults of processes in slow worlds, where 1 is usual"""
OK, CREATED, NOT_NOW = 200, 201, 409
LONGEST_NIGHT = 8.0 * HOUR
LONGEST_BOT = 25.0
LONGEST_STANDSTILL = 30.0


class WorldClock(Clock):
    """A computer that starts asks for the right time first, so its date is wrong only later."""

    def __init__(self, world_time: Callable[[], float], wall_time: Callable[[], float]):
        super().__init__(lambda: EPOCH + world_time(), world_time)
        self._wall = wall_time


class World:
    """See the module's text."""

    def __init__(self, seed: str, stage: Stage, *, is_slow: bool = False):
        """In a slow world people look at their tables a few times a day, and machines sleep while nobody is there."""
        self.seed, self._stage, self._is_slow = seed, stage, is_slow
        self.loop = VirtualLoop(self.chance("loop"))  # type: ignore[abstract] # the rest is for real networks
        self.faults = Faults(seed)
        self.trouble: list[str] = []
        self.ledger = Ledger(self.loop.time, self.trouble.append)
        self.network = Network(self.faults, self.chance, self._watch, self._known)
        shape = self.chance("shape")
        self.is_embedded = shape.random() < 0.5
        self._count = 1 if self.is_embedded else shape.choice([1, 2, 2, 3])
        self._fault_seconds = shape.uniform(20, 200)
        if is_slow:
            self._fault_seconds = self.chance("days").uniform(2, 6) * DAY
        self._tables = [self._table(shape, number) for number in range(shape.choice([1, 1, 2]))]
        self._database = Database(self.ledger)
        self._newsroom = Newsroom(self.faults, self.chance("news"))
        self.processes: list[Process] = []
        self._jump = 0.0
        """how wrong the computer's clock is"""
        self._fuses: dict[int, int] = {}
        self._trace = hashlib.sha256()
        self._said: list[Said] = []
        self._thinking = self.chance("thinking")

    def chance(self, name: str) -> random.Random:
        return random.Random(f"{self.seed}/{name}")

    def _table(self, shape: random.Random, number: int) -> Table:
        people = [self._somebody(f"{number}{place}") for place in range(shape.choice([1, 2, 2, 3]))]
        watchers = [self._somebody(f"{number}w")] if shape.random() < 0.5 else []
        if self._is_slow:
            return Table(people, watchers, seconds=self.chance(f"slow {number}").choice([6, 12, 24]) * HOUR)
        seconds = shape.choice([None, None, 5, 60])
        if seconds is not None:
            return Table(people, watchers, seconds=seconds)
        match self.chance(f"slow {number}").choice(["slow", "slow", "budget", ""]):
            case "slow":
                return Table(people, watchers, seconds=SLOW_SECONDS)
            case "budget":
                return Table(people, watchers, budget=60, increment=5)
            case _:
                return Table(people, watchers)

    def _somebody(self, name: str) -> Person:
        address = f"10.0.0.{len(name) + sum(map(ord, name))}"
        absence = LONGEST_NIGHT if self._is_slow else LONGEST_ABSENCE
        return Person(name, address, self.network, self.faults, self.chance(name), self.serving, absence)

    # --- what the server finds around it: see `seams.py` ---

    def clock(self) -> Clock:
        """Of a process that starts now."""
        return WorldClock(self.loop.time, self.wall_time)

    def wall_time(self) -> float:
        return EPOCH + self._jump + self.loop.time()

    @staticmethod
    def _present() -> Process | None:
        owner = OWNER.get()
        assert owner is None or isinstance(owner, Process)
        return owner

    def think(self, work: Callable[[], T]) -> asyncio.Future[T]:
        outcome: asyncio.Future[T] = self.loop.create_future()

        def done() -> None:
            if outcome.done():
                return
            try:
                outcome.set_result(work())
            except Exception as fault:  # noqa: BLE001 - it goes to the one who awaits the outcome
                outcome.set_exception(fault)

        longest = LONGEST_BOT if self.faults.strike("bot slow") else 0.3
        self.loop.call_later(self._thinking.uniform(0, longest), done)
        return outcome

    async def open_store(self, settings: Settings) -> Store:
        process = self._present()
        assert process is not None
        chance = self.chance(f"store of {process.number}")
        if not self.is_embedded:
            return SharedStore(self._database, self.faults, chance, self.wall_time)
        process.disk = Disk(self.faults, chance, self.ledger, process.kill)
        return EmbeddedStore(settings.data / "serai.sqlite", process.disk)

    def bus_for(self, *_: str) -> Bus:
        process = self._present()
        assert process is not None
        return NoBus() if self.is_embedded else self._newsroom.bus_of(process)

    def connect(self, file: Path) -> sqlite3.Connection:
        return self._disk().connect(file)

    def lock(self, file: Path) -> IO[str]:
        return self._disk().lock(file)

    def _disk(self) -> Disk:
        process = self._present()
        assert process is not None
        assert process.disk is not None
        return process.disk

    def stop_process(self) -> None:
        process = self._present()
        assert process is not None
        process.stop()

    # --- what the world sees ---

    def _watch(self, connection: Connection, text: bytes) -> int:
        """Everything that a process says, at the moment when it says it."""
        self._said.append(Said(self.loop.time(), connection.name, text))
        self._trace.update(f"{self.loop.time():.6f} {connection.number} ".encode() + text)
        length = self.ledger.length(connection.table)
        if NAME.encode() in text:
            self.trouble.append(f"{connection.name} was told of an order: {text.decode()[:200]}")
        if text.startswith((b'{"type":"ack"', b'{"type":"refused"')):
            answer = msgspec.json.decode(text)
            is_made = self.ledger.holds(connection.table, self.person(connection.name).seat, answer["id"])
            if answer["type"] == "ack" and not is_made:
                self.trouble.append(f"{answer['id']} was acknowledged before it was committed")
            if answer["type"] == "refused" and is_made:
                self.trouble.append(f"{answer['id']} was refused ({answer['message']}) after it was committed")
        return length

    def _known(self, server: Server, table: str) -> int:
        """Nobody who comes goes back in time: what is committed by then is shown, wherever they come.

        A process whose folder another one has taken over learns of that a little later.
        """
        is_newest = server is self.processes[-1]
        return self.ledger.length(table) if is_newest or not self.is_embedded else 0

    def person(self, name: str) -> Person:
        return next(person for table in self._tables for person in table.everybody if person.name == name)

    # --- processes ---

    def serving(self) -> list[Process]:
        return [process for process in self.processes if process.is_serving]

    def start(self) -> None:
        number = len(self.processes)
        process = Process(number, self._stage.app(), self.clock(), lambda: self._burn(number))
        process.lengths_at_start = {table: len(log) for table, log in self.ledger.logs.items()}
        self.processes.append(process)

    def _burn(self, number: int) -> bool:
        """Whether a process dies with this step."""
        left = self._fuses.get(number)
        if left is None:
            return False
        self._fuses[number] = left - 1
        return left <= 0

    async def _trouble_processes(self) -> None:
        chance = self.chance("processes")
        while not self.faults.are_over:
            await self._pass_time()
            self._revive(chance)
            for process in self.serving():
                if self.faults.strike("killed"):
                    self._fuses[process.number] = chance.randint(0, 300)
                elif self.faults.strike("stopped in order"):
                    process.stop()
                elif self.faults.strike("stood still"):
                    process.still_until = self.loop.time() + chance.uniform(1, LONGEST_STANDSTILL)
            if self.is_embedded and self.serving() and self.faults.strike("taken over"):
                self._stage.settings.data.joinpath("serai.lock").unlink(missing_ok=True)
                self.start()
            if self.faults.strike("clock jumped"):
                self._jump = chance.choice([0, 0, -3600, 3600, 5, -5])

    async def _pass_time(self) -> None:
        """Until something may go wrong again. A machine that sleeps wakes up when somebody comes."""
        await asyncio.sleep(SLOWLY if self._is_slow else 1)
        back = min(person.away_until for table in self._tables for person in table.everybody)
        if self._is_slow and self.loop.time() < back < math.inf:
            for process in self.serving():
                process.still_until = back

    def _revive(self, chance: random.Random | None) -> None:
        missing = self._count - sum(not process.is_over for process in self.processes)
        for _ in range(missing):
            if chance is None or chance.random() < 0.5:
                self.start()

    # --- the course of a world ---

    def run(self, planted: Callable[[], AbstractContextManager[Any]]) -> Report:
        reader = LogReader(self.trouble.append)
        log.addHandler(reader)
        propagate, log.propagate = log.propagate, False
        try:
            with replaced(self, self.seed), planted():
                self._last_for(self._live(), 100 * DAY if self._is_slow else 100_000.0)
                self.loop.end()
        finally:
            log.removeHandler(reader)
            log.propagate = propagate
        self._look_back()
        stories = [story for table in self._tables for person in table.everybody for story in person.stories]
        return Report(
            self.seed,
            self.trouble,
            self.loop.time(),
            self.loop.steps,
            sum(map(len, self.ledger.logs.values())),
            sum(story.acknowledged for story in stories),
            self.faults.happened,
            self._trace.hexdigest(),
            self._said,
            self._tables,
            self.ledger,
        )

    def _last_for(self, work: Coroutine[Any, Any, None], seconds: float) -> None:
        try:
            self.loop.run(work, seconds)
        except (Standstill, TooLong) as fault:
            self.trouble.append(f"the world has stopped: {type(fault).__name__}")
        for context in self.loop.faults:
            uncaught = context.get("exception")
            if uncaught is not None and not is_simulated(uncaught):
                self.trouble.append(f"nobody has caught {type(uncaught).__name__}: {uncaught}")

    async def _live(self) -> None:
        self._revive(None)
        trouble = self.loop.create_task(self._trouble_processes())
        games = [self.loop.create_task(self._play(table)) for table in self._tables]
        await asyncio.wait(games, timeout=self._fault_seconds)
        self.faults.are_over = True
        self._fuses.clear()
        await trouble
        await self._come_to_rest(games)
        await self._close()

    async def _come_to_rest(self, games: list[asyncio.Task[None]]) -> None:
        end = self.loop.time() + (30 * DAY if self._is_slow else CALM_SECONDS)
        while self.loop.time() < end and not all(game.done() for game in games):
            self._revive(None)
            await self._pass_time()
        for table, game in zip(self._tables, games, strict=True):
            if not game.done():
                waiting = [(p.name, (p.view or {}).get("version"), p.is_waiting) for p in table.everybody]
                self.trouble.append(f"table {table.id} does not end: {waiting}")
            elif game.exception() is not None:
                self.trouble.append(f"table {table.id}: {game.exception()!r}")

    async def _close(self) -> None:
        for process in self.processes:
            if not process.is_over and not process.is_stopping:
                process.stop()
        await asyncio.sleep(60)
        for process in self.processes:
            if not process.is_over:
                self.trouble.append(f"process {process.number} does not stop")
            elif not process.is_dead and process.ended.exception() is not None:
                fault = process.ended.exception()
                if fault is not None and not is_simulated(fault, UserError):
                    self.trouble.append(f"process {process.number} ended with {fault!r}")

    async def _play(self, table: Table) -> None:
        host = table.people[0]
        seats = ["open"] * len(table.people) + ["easy"] * self.chance(f"bots {host.name}").choice([0, 1, 2])
        if len(seats) == 1:
            seats.append("easy")
        wanted = {"game": self._stage.game, "players": len(seats), "seats": seats, "access": "public", "level": "easy"}
        await host.ask("GET", "/api/tables")
        clock = {"seconds": table.seconds, "budget": table.budget, "increment": table.increment}
        made = await host.ask("POST", "/api/tables", {**wanted, **clock, "name": host.name})
        assert made.status == CREATED, made
        table.id = made.body["table"]["id"]
        table.commitment = made.body["table"]["deal"]["commitment"]
        for person in table.everybody:
            person.table = table.id
        for person in table.people[1:]:
            await person.ask("GET", f"/api/tables/{table.id}")
            joined = await person.ask("POST", f"/api/tables/{table.id}/join", {"name": person.name})
            person.seat = joined.body["you"]["seat"]
        for person in table.people:
            await person.seal_salt(table.commitment)
        playing = [person.play() for person in table.everybody]
        ordering = [person.give_orders() for person in table.people if table.seconds == SLOW_SECONDS]
        await asyncio.gather(self._start(table), *playing, *ordering)

    async def _start(self, table: Table) -> None:
        """When everybody has come to the table, whether they are still there or not."""
        await asyncio.gather(*(person.has_come.wait() for person in table.people))
        before = {person.name: person.connection for person in table.people}
        started = await table.people[0].ask("POST", f"/api/tables/{table.id}/start")
        assert started.status in (OK, NOT_NOW), started
        if self._count == len(self.processes) == 1:
            table.were_here = {p.name for p in table.people if p.connection is before[p.name] and not p.is_cut_off}

    # --- afterwards ---

    def _look_back(self) -> None:
        wrong = compared(self._store_afterwards, self._tables, self.ledger, self._read_at_start)
        self.trouble += asyncio.run(wrong)
        self.trouble += checks.answers_were_true([p for table in self._tables for p in table.everybody], self.ledger)

    def _store_afterwards(self) -> Store:
        if self.is_embedded:
            return SqliteStore(self._stage.settings.data / "serai.sqlite")
        return SharedStore(self._database, self.faults, self.chance("afterwards"), self.wall_time)

    def _read_at_start(self, table: str) -> Callable[[int], int]:
        return lambda number: self.processes[number].lengths_at_start.get(table, 0)
