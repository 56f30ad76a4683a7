"""The third game as declared rules (trinkets/quick.py): they do what its position does. Run by test_library.py."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from trinkets import position, quick

import serai
from serai.bots.levels import LEVELS
from serai.checking import declared
from serai.checking.subject import Subject
from serai.envs.vector.lanes import DECIDING
from serai.envs.vector.plain_lanes import PlainLanes
from serai.envs.vector.quick_lanes import QuickLanes
from serai.games import find_game
from serai.games.capabilities import capabilities_of
from serai.games.quick_batch import QuickBatch
from serai.played_game import PlayedGame
from serai.views import diff
from serai.wasm.built import playable
from serai.wasm.exports import exports_of
from serai.wasm.local_table import CHANCE_DUE, OVER
from serai.wasm.quick_module import quick_module

GAME = find_game("trinkets")
EDITION = GAME.load_edition(None)
ENGINE = quick_module(GAME)
CALL = exports_of(ENGINE)
HEAD = ("format", "game", "edition", "edition_hash", "options", "seat", "history")
"""what a device knows of a view without its engine"""
SIZES = [(players, 3 + players % 4) for players in range(GAME.fewest, GAME.most + 1)]


@pytest.mark.parametrize(("players", "rounds"), SIZES)
def test_rules_and_ordinary_python_play_alike(players: int, rounds: int) -> None:
    def course(of: Any) -> Iterator[Any]:
        game, chance = of.begin(EDITION, players, {"rounds": rounds}, "same"), random.Random(players)
        while not game.over:
            if game.chance_due:
                yield {name: sorted(part.candidates) for name, part in game.chance().parts.items()}
                yield game.play(game.draw(), final=True)
            for seat in game.awaited():
                yield game.legal(seat)
                yield game.play(chance.choice(game.legal(seat)), final=True)
                yield game.seen_by(seat).imagine("a world").states.tobytes()
            yield game.view(None), game.view(0)
        yield game.result()

    assert list(course(quick)) == list(course(position))


class OnDevice:
    """The engine as ordinary Python, beside the game at a table."""

    def __init__(self, players: int, rounds: int):
        self.options = GAME.check_options({"rounds": rounds})
        self.game = PlayedGame.empty("trinkets", players, self.options, seed="device")
        self.table: Any = ENGINE.lay_table(EDITION, players, self.options)[0]
        self.views: dict[int | None, Any] = {viewer: {} for viewer in (*range(players), None)}

    def text(self, start: int, end: int) -> str:
        return bytes(self.table.page[start:end]).decode()

    def told(self, count: int) -> list[str]:
        ends = [0, *self.table.workspace[0].ends[:count].tolist()]
        return [self.text(start, max(start, end - 1)) for start, end in pairwise(ends)]

    def look(self) -> None:
        """Everybody sees what they see at the table."""
        for viewer in self.views:
            end = CALL["change"](self.table, GAME.most if viewer is None else viewer, self.game.version)
            patch = json.loads(f"[{self.text(0, max(end - 1, 0))}]")
            seen = self.views[viewer] = diff.apply(self.views[viewer], patch)
            assert seen == {name: value for name, value in self.game.view(viewer).items() if name not in HEAD}

    def let_chance(self) -> list[str]:
        assert CALL["moment"](self.table) == CHANCE_DUE
        chance = self.game._position.chance()
        unevident = next(iter(chance.unevident().values()), [])
        assert self.table.numbers[: CALL["candidates"](self.table)].tolist() == sorted(unevident)
        move = self.game._position.draw()
        self.lay(move)
        return self.play(move, CALL["play_chance"](self.table))

    def lay(self, move: dict[str, Any]) -> None:
        (value,) = (value for name, value in move.items() if name not in ("seat", "do"))
        hands = isinstance(value, dict)
        numbers = [n for seat, lot in value.items() for n in (int(seat), *lot)] if hands else [value]
        for wrong in ([*numbers, 1], [*numbers[:-1], 99], [*numbers[:-1], numbers[0]] if hands else [0]):
            self.table.numbers[: len(wrong)] = wrong
            assert CALL["lay"](self.table, len(wrong)) == -1, wrong
        self.table.numbers[: len(numbers)] = numbers
        assert json.loads(self.text(0, CALL["lay"](self.table, len(numbers)))) == move

    def play(self, move: dict[str, Any], count: int) -> list[str]:
        before, told = self.game.told_count, self.told(count)
        self.game.play_final(move, final=False)
        assert (told or [""]) == ([t.decode() for e in self.game._played.told[before:] for t in e.texts] or [""])
        assert CALL["go_on"](self.table) == 0
        return told


@pytest.mark.parametrize(("players", "rounds"), SIZES)
def test_an_engine_follows_from_what_the_game_declares(players: int, rounds: int) -> None:
    """Views, events, chance and legal moves, to the byte but for the order of what has changed."""
    device, chance = OnDevice(players, rounds), random.Random(players)
    device.look()
    while not device.game.over:
        if device.game.chance_due:
            device.let_chance()
        else:
            owing = CALL["awaited"](device.table)
            assert [seat for seat in range(players) if owing >> seat & 1] == list(device.game.to_move)
            seat = device.game.to_move[0]
            place = chance.randrange(len(device.game.legal(seat)))
            assert CALL["play"](device.table, seat, len(device.game.legal(seat))) == -1
            device.play(device.game.legal(seat)[place], CALL["play"](device.table, seat, place))
        device.look()
    assert CALL["moment"](device.table) == OVER


def test_bots_of_every_level_think_on_a_device() -> None:
    device = OnDevice(2, 3)
    while device.game.chance_due:
        device.let_chance()
    table, moves = device.table, len(device.game.legal(0))
    CALL["look"](table, 0)
    assert not table.seen[0].stock.any(), "it knows what its seat may know"
    for level in range(len(LEVELS) - 2):
        assert 0 <= CALL["decide"](table, 0, level, 1, 2) < moves
    CALL["prepare"](table, 0, 1, 2)
    CALL["simulate"](table, 40)
    assert 0 <= CALL["found"](table, 0) < moves


def test_a_batch_plays_the_games_of_its_records() -> None:
    batch = QuickBatch(GAME, EDITION, 3, GAME.check_options({}), "batch")
    lines, again = np.zeros((2, 5, 3, 2), np.int16)
    decisions = batch.play(7, lines)
    recorded, courses = batch.play_recorded(7, again)
    assert (decisions, lines.tolist()) == (recorded, again.tolist())
    for moves, result in courses:
        game = PlayedGame.empty("trinkets", 3, GAME.check_options({}))
        for move in moves:
            game.play_final(move)
        assert game.result == result


def test_lanes_follow_from_the_declared_rules() -> None:
    """What is legal, what is seen and who comes where, as by the position."""
    batch, plain = serai.vector("trinkets", games=5, seed=3, players=3, options={"rounds": 3}), PlainLanes(GAME)
    assert isinstance(batch.rules, QuickLanes)
    for _ in range(12):
        seen = np.zeros_like(batch.observe())
        plain.observe_lanes(batch.lanes, None, None, np.full(5, DECIDING, np.int16), seen, 0, 5)
        assert (batch.observe() == seen).all()
        for lane in batch.lanes:
            legal = lane.legal[: lane.legal_count].tolist()
            assert plain.open_seats(lane)[0] == lane.seat
            assert plain.legal_of(lane, int(lane.seat)) == legal == np.flatnonzero(lane.mask).tolist()
        before, actions = batch.lanes.copy(), batch.sample().copy()
        batch.step(actions)
        for place in np.flatnonzero(batch.done):
            plain.position_in(before["state"][place : place + 1]).play(
                plain.verbs.move_of(int(before[place].seat), int(actions[place])), final=True
            )
            plain.settle_lane(before[place], None, None)
            assert before[place].places.tolist() == batch.places[place].tolist()
            assert before[place].points.tolist() == batch.points[place].tolist()
    assert batch.lanes["number"].max() >= 5, "games have ended, and others have begun"


def test_check_game_compares_both(monkeypatch: pytest.MonkeyPatch) -> None:
    subject = Subject(GAME)
    subject.play(subject.usual, "both")
    assert list(declared.agree(subject)) == []
    scored = replace(quick.TrinketsPosition.parts, points=lambda _state, seat: seat)
    monkeypatch.setattr(quick.TrinketsPosition, "parts", scored)
    (told,) = declared.agree(subject)
    assert "quick.py, line " in told
    assert "the result is another one than with position.py" in told


def test_it_is_offered_on_a_device() -> None:
    assert "trinkets" in playable()
    assert {"engine", "batch"} <= set(capabilities_of(GAME))
