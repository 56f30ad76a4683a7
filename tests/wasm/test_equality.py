"""The engine for browsers plays exactly as native code does: every move, every event and every view, to the byte."""

from __future__ import annotations

import hashlib
import json
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from serai.bots.bot import Bot
from serai.bots.budget import Budget
from serai.bots.levels import LEVELS, LevelBot
from serai.bots.net_bot import player_for
from serai.bots.search_bot import ClassicBot, SearchBot
from serai.bots.sight import Sight
from serai.games import find_game
from serai.kernel.chance import key_of
from serai.kernel.rule import INTERPRETED
from serai.kernel.schema import place_of
from serai.played_game import PlayedGame
from serai.wasm.built import folder, playable
from serai.wasm.engine import need
from tests.golden import playthroughs as golden
from tools.build_web import node_program

pytestmark = pytest.mark.skipif(INTERPRETED, reason="an engine is compiled code")

HARNESS = Path(__file__).with_name("play.mjs")
SIMULATIONS = 100
HALF = 1 << 32


SIZES = [(game, players) for game in playable() for players in range(find_game(game).fewest, find_game(game).most + 1)]


def built(request: pytest.FixtureRequest) -> str:
    """A game whose engine is built."""
    chosen: str = request.param
    need(chosen)
    return chosen


game = pytest.fixture(scope="module", params=playable(), name="game")(built)
size = pytest.fixture(scope="module", name="size")(built)


def in_engine(game: str, jobs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the engine answers to each job."""
    lines = "\n".join(json.dumps(job) for job in jobs)
    command = [str(node_program()), str(HARNESS), str(folder(game))]
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


class Native:
    """The same game played by native code, with the same digest."""

    def __init__(self, game: str, job: dict[str, Any], name: str):
        self.job = job
        self.table = PlayedGame.empty(game, job["players"], job["options"], seed=name)
        self.album = self.table.album()
        self.viewers: list[int | None] = [*range(job["players"]), None]
        self.digest = hashlib.sha256()
        self.decisions = 0
        self.state: int = job["seed"][0] % HALF
        self.bot = bot_for(game, job)

    def play(self) -> dict[str, Any]:
        self.let_chance()
        self.show()
        while not self.table.over:
            for seat in self.table.to_move:
                self.step(self.table.legal(seat)[self.choose(seat)])
            self.let_chance()
            self.show()
        if (pad := self.table.game.part("pad")) is not None:
            self.note(msgspec.json.encode(pad.sheet_of(self.table.view(None), self.table.edition)))
        return {"decisions": self.decisions, "digest": self.digest.hexdigest()}

    def let_chance(self) -> None:
        while self.table.chance_due and not self.table.over:
            self.step(self.table._position.draw())

    def step(self, move: dict[str, Any]) -> None:
        before = self.table.told_count
        self.note(msgspec.json.encode(self.table.play_final(move, final=False)))
        for told in self.table._played.told[before:]:
            self.note(*told.texts)

    def note(self, *texts: bytes) -> None:
        self.digest.update(b"".join(text + b"\n" for text in texts))

    def show(self) -> None:
        self.note(*self.table.changes(self.viewers, self.album))

    def choose(self, seat: int) -> int:
        self.decisions += 1
        if self.bot is None:
            self.state = (self.state * 1664525 + 1013904223) % HALF
            return int((self.state >> 8) % len(self.table.legal(seat)))
        sight = replace(Sight.of(self.table, seat), seed=self.decisions + HALF * (self.job["seed"][0] % HALF))
        if self.job["decide"] == "weighed":
            player = player_for(sight)
            assert player is not None
            self.note(np.array(player.log_chances(sight)).tobytes().hex().encode())
        return sight.legal.index(self.bot.decide(sight).move)


def bot_for(game: str, job: dict[str, Any]) -> Bot | None:
    match job["decide"]:
        case "any":
            return None
        case "search":
            return ClassicBot(game, Budget(simulations=SIMULATIONS))
        case "slipped":
            return LevelBot(game, LEVELS["hard"])
        case "weighed":
            return SearchBot(game, Budget(simulations=SIMULATIONS))
        case level:
            return LevelBot(game, replace(LEVELS[level], net=False))


def jobs_for(game: str, count: int, decide: str = "any") -> Iterator[tuple[str, dict[str, Any]]]:
    """Games of every size, with the options in turn."""
    rules = find_game(game)
    for players in range(rules.fewest, rules.most + 1):
        for number in range(count):
            name = f"{game}/{players}/{number}"
            options = {option.id: _turn(option, number) for option in rules.options}
            key = key_of(name)
            seed = [half - HALF if half >= HALF // 2 else half for half in (key % HALF, key // HALF)]
            yield (
                name,
                {
                    "players": players,
                    "options": options,
                    "seed": seed,
                    "decide": decide,
                    "simulations": SIMULATIONS,
                    "log_chances_at": place_of(rules.need("wasm.module", "").LocalTable, "log_chances")[0],
                },
            )


def _turn(option: Any, number: int) -> object:
    if option.kind == "flag":
        return bool(number % 2)
    if option.kind == "choice":
        return option.words[number % len(option.words)]
    return (option.least or 0) + number % ((option.most or 0) - (option.least or 0) + 1)


def smallest(game: str, decide: str) -> list[tuple[str, dict[str, Any]]]:
    return list(jobs_for(game, 1, decide))[:1]


def largest(game: str, decide: str) -> list[tuple[str, dict[str, Any]]]:
    return list(jobs_for(game, 1, decide))[-1:]


def compare(game: str, named: list[tuple[str, dict[str, Any]]]) -> None:
    found = in_engine(game, [job for _, job in named])
    assert len(found) == len(named)
    for (name, job), answer in zip(named, found, strict=True):
        assert answer == Native(game, job, name).play(), f"{name} with {job['options']}"


def test_some_games_of_every_size(game: str) -> None:
    """Two, so that every option that can be left is."""
    compare(game, list(jobs_for(game, 2)))


def test_the_golden_playthroughs(game: str) -> None:
    """Sealed choices that are changed, and chance that was drawn elsewhere, included."""
    tables = [golden.played(course).inner for course in golden.PLAYTHROUGHS if course.game == game]
    jobs = [
        {"players": table.players, "options": table.options, "log": table.log, "version": table.version}
        for table in tables
    ]
    for table, answer in zip(tables, in_engine(game, jobs), strict=True):
        (view,) = table.changes([None], table.album())
        assert answer == {"over": True, "spectator": view.decode()}


def test_bots_decide_alike(game: str) -> None:
    compare(game, largest(game, "easy"))
    compare(game, smallest(game, "medium"))
    compare(game, largest(game, "hard"))


def test_nets_decide_alike(game: str) -> None:
    compare(game, largest(game, "slipped"))


def test_nets_like_moves_alike_and_are_weighed_alike(game: str) -> None:
    compare(game, smallest(game, "weighed"))


def test_bots_that_search_decide_alike(game: str) -> None:
    compare(game, smallest(game, "search"))


@pytest.mark.rare
@pytest.mark.parametrize("decide", ["easy", "medium", "hard", "slipped", "weighed", "search"])
def test_all_decide_alike_in_every_size(game: str, decide: str) -> None:
    compare(game, list(jobs_for(game, 2, decide)))


@pytest.mark.rare
@pytest.mark.parametrize(("size", "players"), SIZES, indirect=["size"])
def test_a_thousand_games_of_every_size(size: str, players: int) -> None:
    compare(size, [(name, job) for name, job in jobs_for(size, 1000) if job["players"] == players])
