"""One visitor's bots and replays keep nobody else waiting."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from serai import Table
from serai.bots.bot import Bot, Budget, Thought
from serai.bots.sight import Sight
from serai.server.base import clock
from serai.server.base.settings import VisitorLimits
from serai.server.work.bot_pool import BotPool
from serai.server.work.fair_queue import NOBODY, Client, FairQueue
from tests.server.fake_clock import FakeClock
from tests.server.people import PATIENCE
from tests.server.serving import Serving, serving

pytestmark = pytest.mark.anyio


async def served(queue: FairQueue, asked: list[Client], seconds: float = 0.0) -> list[Client]:
    """Return the order in which requests are served that come while the place is taken."""
    order: list[Client] = []
    time = FakeClock()
    may_begin = asyncio.Event()

    async def hold() -> None:
        async with queue.place(Client("holder", "t")):
            await may_begin.wait()

    async def ask(client: Client) -> None:
        async with queue.place(client):
            order.append(client)
            time.advance(seconds)

    with clock.using(time):
        holding = asyncio.create_task(hold())
        await asyncio.sleep(0)
        tasks = []
        for client in asked:
            tasks.append(asyncio.create_task(ask(client)))
            await asyncio.sleep(0)
        may_begin.set()
        await asyncio.gather(holding, *tasks)
    return order


async def test_visitors_take_turns_however_much_one_asks_for() -> None:
    many = [Client("loud", f"t{number}") for number in range(10)]
    quiet = Client("quiet", "q")
    order = await served(FairQueue(1, "untrusted_work"), [*many, quiet, quiet], seconds=0.005)
    assert order.index(quiet) <= 1
    assert [client.visitor for client in order[:4]].count("quiet") == 2


async def test_tables_of_one_visitor_take_turns() -> None:
    order = await served(FairQueue(1, "untrusted_work"), [Client("a", "one")] * 5 + [Client("a", "two")], seconds=0.005)
    assert order.index(Client("a", "two")) <= 1


async def test_work_for_nobody_comes_last() -> None:
    order = await served(FairQueue(1, "untrusted_work"), [Client(NOBODY, "left")] * 3 + [Client("a", "one")] * 3)
    assert [client.visitor for client in order] == ["a"] * 3 + [NOBODY] * 3


async def test_who_goes_away_does_not_keep_a_place() -> None:
    queue = FairQueue(1, "untrusted_work")
    async with queue.place(Client("a", "one")):
        waiting = asyncio.create_task(queue._take(Client("b", "two")))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    async with asyncio.timeout(1), queue.place(Client("c", "three")):
        pass
    assert queue._free == 1


class SearchingBot(Bot):
    """Takes its time, as an expert does."""

    has_begun, may_end = threading.Event(), threading.Event()

    def decide(self, sight: Sight, budget: Budget | None = None) -> Thought:  # noqa: ARG002
        self.has_begun.set()
        self.may_end.wait(PATIENCE)
        return Thought(sight.legal[0])


class LookingBot(Bot):
    def decide(self, sight: Sight, budget: Budget | None = None) -> Thought:  # noqa: ARG002
        return Thought(sight.legal[0])


@pytest.fixture
def searching() -> Iterator[threading.Event]:
    SearchingBot.has_begun.clear()
    SearchingBot.may_end.clear()
    yield SearchingBot.may_end
    SearchingBot.may_end.set()


async def test_bots_that_only_look_do_not_wait_for_those_that_search(searching: threading.Event) -> None:
    pool = BotPool(1, PATIENCE, lambda level, game: (SearchingBot if level == "expert" else LookingBot)(game))
    sight = Sight.of(Table.new("amul", players=3), 1)
    experts = [asyncio.create_task(pool.decide("expert", sight, Client("loud", f"t{n}"))) for n in range(20)]
    assert await asyncio.to_thread(SearchingBot.has_begun.wait, PATIENCE)
    async with asyncio.timeout(5):
        assert await pool.decide("easy", sight, Client("quiet", "t")) in sight.legal
    searching.set()
    await asyncio.gather(*experts)


async def test_an_experts_table_waits_for_one_decision_not_for_a_hundred() -> None:
    pool = BotPool(1, PATIENCE, lambda _, game: LookingBot(game))
    sight = Sight.of(Table.new("amul", players=3), 1)
    loud = [asyncio.create_task(pool.decide("expert", sight, Client("loud", f"t{n % 20}"))) for n in range(100)]
    await asyncio.sleep(0)
    await pool.decide("expert", sight, Client("quiet", "t"))
    assert sum(task.done() for task in loud) < 20
    await asyncio.gather(*loud)


async def test_the_bots_of_a_table_think_for_those_who_look(server: Serving) -> None:
    anna = server.browser()
    table = (await anna.make(name="Anna", start=True))["table"]["id"]
    live = await server.tables.open(table)
    assert live.audience.payer() == NOBODY
    async with anna.at(table) as seat:
        await seat.started()
        assert live.audience.payer() == "127.0.0.1"


async def test_one_browser_has_so_many_games_with_bots(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=VisitorLimits(running=2)) as server:
        anna = server.browser()
        for _ in range(2):
            await anna.make(name="Anna", start=True)
        body = {"game": "amul", "players": 3, "name": "Anna", "start": True}
        assert (await anna.post("/api/tables", body, 429))["arguments"]["limit"] == "running"
        table = (await anna.make(name="Anna"))["table"]["id"]
        refused = await anna.post(f"/api/tables/{table}/start", status=429)
        assert refused["arguments"]["limit"] == "running"
        await server.browser().make(name="Ben", start=True)
