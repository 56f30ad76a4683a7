"""Bots in the server: off the event loop, bounded, and harmless when they fail."""

from __future__ import annotations

import asyncio
import logging
import random
import threading
from pathlib import Path

import pytest

from serai import Table
from serai.bots.bot import Bot, Budget, Thought
from serai.bots.sight import Sight
from serai.played_game import PlayedGame
from serai.server.store.base import decode_move
from serai.server.work.bot_pool import BotPool
from tests.server.people import PATIENCE, eventually, is_over, waiting_for
from tests.server.serving import Serving, serving
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio


class CrashingBot(Bot):
    def decide(self, sight: Sight, budget: Budget | None = None) -> Thought:
        raise ZeroDivisionError(f"no idea about {sight.seat} within {budget}")


class CheatingBot(Bot):
    def decide(self, sight: Sight, budget: Budget | None = None) -> Thought:  # noqa: ARG002
        return Thought({"seat": sight.seat, "do": "win"})


class SleepingBot(Bot):
    """Thinks until it is woken."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.woken = threading.Event()

    def decide(self, sight: Sight, budget: Budget | None = None) -> Thought:  # noqa: ARG002
        self.woken.wait(PATIENCE)
        return Thought(sight.legal[-1])


class CountingBot(Bot):
    """Knows how many of its kind think at the same time."""

    lock = threading.Lock()
    may_end = threading.Event()
    now = most = 0

    def decide(self, sight: Sight, budget: Budget | None = None) -> Thought:  # noqa: ARG002
        with self.lock:
            CountingBot.now += 1
            CountingBot.most = max(self.most, self.now)
        self.may_end.wait(PATIENCE)
        with self.lock:
            CountingBot.now -= 1
        return Thought(sight.legal[0])


@pytest.mark.parametrize("bot", [CrashingBot, CheatingBot])
async def test_a_bot_that_fails_plays_at_random(
    bot: type[Bot], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR, "serai.server")
    async with serving(tmp_path, make_bot=lambda _level, game: bot(game)) as server:
        anna = server.browser()
        table = (await anna.make(name="Anna", start=True))["table"]["id"]
        async with anna.at(table) as seat:
            await seat.play_on(is_over, random.Random(1))
    assert "bot failed" in caplog.text


async def test_a_bot_that_cannot_be_made_plays_at_random(tmp_path: Path) -> None:
    def no_bot(level: str, game: str) -> Bot:
        raise ValueError(f"{level} for {game}")

    async with serving(tmp_path, make_bot=no_bot) as server:
        anna = server.browser()
        table = (await anna.make(name="Anna", start=True))["table"]["id"]
        async with anna.at(table) as seat:
            await seat.until(lambda me: me.view and me.view["awaited"] == [0])


async def test_a_bot_that_is_too_slow_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    bot = SleepingBot("amul")
    room = BotPool(at_once=1, seconds=0.05, make=lambda _, __: bot)
    sight = Sight.of(Table.new("amul", players=3), 1)
    assert await room.decide("easy", sight) in sight.legal
    assert await room.decide("easy", sight) in sight.legal  # the first one still sleeps, nobody waits for it
    assert room._overdue == 1
    assert "took too long" in str([vars(record) for record in caplog.records])
    bot.woken.set()
    await eventually(lambda: room._overdue == 0)


async def test_only_so_many_think_at_once(tmp_path: Path) -> None:
    CountingBot.may_end.set()
    async with serving(tmp_path, make_bot=lambda _, game: CountingBot(game), bots_at_once=2) as server:
        anna = server.browser()
        CountingBot.may_end.clear()  # once it has shown that it can play
        tables = [(await anna.make(players=8, name="Anna", start=True))["table"]["id"] for _ in range(4)]
        await eventually(lambda: CountingBot.now == 2 and waiting_for("quick_bot"))
        CountingBot.may_end.set()
        async with anna.at(tables[0]) as seat:
            await seat.started()
            assert (await seat.act(seat.view["legal"][0]))["type"] == "ack"
            await seat.until(lambda me: me.view["step"] == "pick")
        assert CountingBot.most == 2


async def test_people_do_not_wait_for_bots(tmp_path: Path) -> None:
    bot = SleepingBot("amul")
    bot.woken.set()
    async with serving(tmp_path, make_bot=lambda _, __: bot, bots_at_once=1, bot_seconds=PATIENCE) as server:
        bot.woken.clear()  # once it has shown that it can play
        anna, ben = server.browser(), server.browser()
        tables = [(await person.make(name="Anna", start=True))["table"]["id"] for person in (anna, ben)]
        async with anna.at(tables[0]) as here, ben.at(tables[1]) as there:
            for seat in (here, there):
                await seat.started()
                assert (await seat.act(seat.view["legal"][0]))["type"] == "ack"
            assert not bot.woken.is_set()
            bot.woken.set()
            await here.until(lambda me: me.view["step"] == "pick")


async def test_somebody_alone_with_bots_is_spared_passes_that_are_no_choice(server: Serving) -> None:
    anna = server.browser()
    place = await anna.make("amulett", name="Anna", level="easy", start=True)
    table = place["table"]["id"]
    async with anna.at(table) as me:
        await me.play_on(is_over, random.Random(3))
    game, spared = PlayedGame.empty("amulett", 3, place["table"]["options"]), 0
    for row in await server.store.rows(table):
        move = decode_move(row)
        if move["do"] == "pass" and move["seat"] == 0:
            is_forced = len(game.legal(0)) == 1
            assert row.by == ("order" if is_forced else "person")
            spared += is_forced
        game.follow(move)
    assert spared


async def test_among_people_a_pass_is_left_to_the_player(server: Serving) -> None:
    """Done at once, it would tell the others that it was no choice."""
    anna, ben, table = await two_people(server, game="amulett")
    async with anna.at(table) as one, ben.at(table) as other:
        await asyncio.gather(one.play_on(is_over, random.Random(3)), other.play_on(is_over, random.Random(4)))
    assert {row.by for row in await server.store.rows(table)} == {"person", "bot", "chance"}
