"""People of a simulated world: they play to the end, come back as often as they are cut off, and do not always tell
the truth.
"""

from __future__ import annotations

import asyncio
import json
import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from serai.kernel.deal import sealed
from serai.views import diff
from tests.simulation import lies
from tests.simulation.faults import Faults
from tests.simulation.network import Answer, Connection, Gone, Network, Sent
from tests.simulation.ordering import OrderBook
from tests.simulation.process import Process

SILENCE = 45.0
"""seconds after which somebody believes that the connection is lost"""
SEND_AGAIN_SECONDS = 1.0
LONGEST_THOUGHT = 3.0
LONGEST_ABSENCE = 5.0


@dataclass
class Story:
    """A decision, as the one who has made it knows it."""

    id: str
    version: int
    move: dict[str, Any]
    sent: int = 0
    acknowledged: bool = False
    refused: str | None = None
    """why, where that is the last word"""


class Sighting(NamedTuple):
    """What somebody has seen of a table."""

    seat: int | None
    process: int
    view: str
    """as JSON with its keys in order"""
    length: int
    """of the committed log when this was written"""
    known: int
    """rows that this process had to know already"""
    left: float | None
    """seconds that the server says are left"""
    at: float
    process_began: float


class Person:
    """With a seat at a table, or without one to watch."""

    def __init__(
        self,
        name: str,
        address: str,
        network: Network,
        faults: Faults,
        chance: random.Random,
        serving: Callable[[], list[Process]],
        longest_absence: float,
    ):
        self.name, self.table = name, ""
        self._address, self._network, self._faults, self._chance = address, network, faults, chance
        self._serving, self._longest_absence = serving, longest_absence
        self.away_until = 0.0
        self._cookie: str | None = None
        self.seat: int | None = None
        self.view: Any = None
        self._revision: str | None = None
        self._views: dict[str, Any] = {}
        """by revision, for one who comes back with an old one"""
        self._undecided: Story | None = None
        self._decided_at: str | None = None
        self.stories: list[Story] = []
        self.sightings: list[Sighting] = []
        self.orders = OrderBook(name, random.Random(f"{chance.getstate()[1][0]}/orders"))
        self.twisted: int | None = None
        """the decision that is another one in this world than in its twin"""
        self.is_done = False
        self.state: dict[str, Any] = {}
        self.salt: str | None = None
        """what this person's device adds to the chance of the table, if its seal was taken"""
        self.were_salts_early = False
        """whether salts were shown before all of them were open"""
        self.connection: Connection | None = None
        self.has_come = asyncio.Event()
        self._opening: asyncio.Task[None] | None = None

    # --- requests ---

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        """Until an answer comes. What was asked may have been done more than once."""
        answer, _ = await self._ask_until_answered(method, path, body)
        return answer

    async def _ask_until_answered(self, method: str, path: str, body: Any) -> tuple[Answer, bool]:
        """And whether it was the first attempt that was answered."""
        is_first = True
        while True:
            serving = self._serving()
            try:
                if serving:
                    process = self._chance.choice(serving)
                    answer = await self._network.request(process, method, path, body, self._cookie, self._address)
                    self._cookie = answer.cookie or self._cookie
                    if answer.status < 500:  # otherwise it is not the asker's fault
                        return answer, is_first
            except Gone:
                pass
            is_first = False
            await asyncio.sleep(self._chance.uniform(0.1, 3))

    # --- a table ---

    async def seal_salt(self, commitment: str) -> None:
        """Most do; it was taken when there is an answer."""
        chance = random.Random(f"{self._chance.getstate()[1][0]}/salt")
        if chance.random() < 0.8:
            salt = chance.randbytes(16).hex()
            answer = await self.ask("POST", f"/api/tables/{self.table}/seal", {"seal": sealed(salt, commitment)})
            assert answer.status == 200, answer
            self.salt = salt

    def _perhaps_open_salt(self) -> None:
        """As soon as its seal is among those that are fixed."""
        deal = self.state.get("deal") or {}
        if self.state.get("status") != "open" or not deal.get("seals"):
            return
        self.were_salts_early |= bool(deal["salts"])
        if self.salt is None or self._opening is not None:
            return
        if self.seat is not None and deal["seals"][self.seat] == sealed(self.salt, deal["commitment"]):
            self._opening = asyncio.create_task(self._open_salt())

    async def _open_salt(self) -> None:
        answer = await self.ask("POST", f"/api/tables/{self.table}/salt", {"salt": self.salt})
        assert answer.status == 200, answer

    async def play(self) -> None:
        """Until the game is over."""
        while not self.is_done:
            serving = self._serving()
            try:
                if serving:
                    await self._sit(self._chance.choice(serving))
            except Gone:
                pass
            absence = self._chance.uniform(0, self._longest_absence)
            self.away_until = asyncio.get_running_loop().time() + absence
            await asyncio.sleep(absence)
        self.away_until = math.inf

    async def give_orders(self) -> None:
        """Until the game is over, at a table that has time for them."""
        await self.orders.live(self.table, self._ask_until_answered, self._hand, lambda: self.is_done)

    def _hand(self) -> list[str]:
        """What can be ordered, as far as it is known."""
        if self.view is None or self.seat is None:
            return []
        return [str(card) for card in self.view["seats"][self.seat].get("hand", ()) if card]

    async def _sit(self, process: Process) -> None:
        connection = await self._network.connect(process, self.table, self._cookie, self.name, self._address)
        self.connection = connection
        known = [None, self._revision, self._revision, *self._views]
        revision = self._chance.choice(known)
        self.view = self._views.get(revision or "")
        connection.send(json.dumps({"type": "hello", "from": revision}))
        self._decided_at = None
        try:
            while not self.is_done:
                await self._take_in(await asyncio.wait_for(connection.receive(), SILENCE), connection)
        except TimeoutError:
            connection.break_off()
        finally:
            connection.leave()

    async def _take_in(self, sent: Sent, connection: Connection) -> None:
        message: dict[str, Any] = msgspec.json.decode(sent.text)
        match message["type"]:
            case "welcome":
                self.seat, self.state = message["you"]["seat"], message["table"]
                self.has_come.set()
                self._see(message, connection, sent)
                if self._undecided is not None:
                    self._send(self._undecided, connection)
            case "update":
                self.view = diff.apply(self.view, message["patch"])
                self._look(message, connection, sent)
            case "table":
                self.state = message["table"]
            case "ack" | "refused" | "unknown":
                self._hear_answer(message, connection)
        self._perhaps_open_salt()
        self.is_done = self.state.get("status") == "over" and "result" in (self.view or {})
        if self.seat is not None and self.view is not None and not self.is_done:
            if self._faults.strike("lie"):
                lies.tell(self, connection, self._chance)
            await self._perhaps_decide(connection)

    def _see(self, message: dict[str, Any], connection: Connection, sent: Sent) -> None:
        if message["updates"] is None:
            self.view = message["view"]
        for update in message["updates"] or []:
            self.view = diff.apply(self.view, update["patch"])
        if self.view is not None:
            self._look(message, connection, sent)

    def _look(self, message: dict[str, Any], connection: Connection, sent: Sent) -> None:
        self._revision = message["revision"]
        self._views[message["revision"]] = self.view
        view = json.dumps(self.view, sort_keys=True)
        server, known = connection.server, connection.known
        sight = Sighting(self.seat, server.number, view, sent.length, known, message["left"], sent.at, server.began)
        self.sightings.append(sight)

    # --- decisions ---

    async def _perhaps_decide(self, connection: Connection) -> None:
        if self.seat not in self.view["awaited"] or self._undecided is not None:
            return
        if self._decided_at == self._revision:
            return
        await asyncio.sleep(self._chance.uniform(0, 0.1 if self._faults.are_over else LONGEST_THOUGHT))
        self._decided_at = self._revision
        self.decide(connection)

    def decide(self, connection: Connection) -> None:
        """Some legal move."""
        legal = self.view["legal"]
        place = self._chance.randrange(len(legal)) + (len(self.stories) == self.twisted)
        move = legal[place % len(legal)]
        story = Story(f"{self.name}-{len(self.stories)}", self.view["version"], move)
        self.stories.append(story)
        self._undecided = story
        self._send(story, connection)
        if self._faults.strike("sent twice"):
            self._send(story, connection)

    def _send(self, story: Story, connection: Connection) -> None:
        story.sent += 1
        act = {"type": "act", "id": story.id, "version": story.version, "move": story.move}
        connection.send(json.dumps(act))

    def _hear_answer(self, message: dict[str, Any], connection: Connection) -> None:
        story = next((story for story in self.stories if story.id == message["id"]), None)
        if story is None:
            return
        match message["type"]:
            case "ack":
                story.acknowledged = True
            case "refused":
                story.refused = message["message"]
            case "unknown":
                asyncio.get_running_loop().call_later(SEND_AGAIN_SECONDS, self._send, story, connection)
                return
        if story is self._undecided:
            self._undecided = None
            if message["type"] == "refused" or self._faults.strike("mind changed"):
                self._decided_at = None

    @property
    def is_cut_off(self) -> bool:
        return self.connection is None or self.connection.is_broken

    @property
    def is_waiting(self) -> bool:
        return self._undecided is not None
