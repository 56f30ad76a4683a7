"""The quick check agrees with replaying move by move."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest

from serai import IllegalMove, Table
from serai.games.amul.edition.read import load
from serai.games.amul.study.batch import follow
from serai.records.check import Checker
from serai.records.replay import BadRecord


def played(players: int, seed: int, tea: int = 0) -> dict[str, Any]:
    random = Random(seed)
    table = Table.new("amul", players=players, seed=seed, options={"tea": tea})
    while not table.over:
        table.play(random.choice(table.legal(random.choice(table.to_move))))
    return table.record()


VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2,
    7,
    53,
    172,
    173,
    10**20,
    2.0,
    "1",
    [],
    {},
    "offer",
    "pick",
    "effect",
    "setup",
]


def damaged(record: dict[str, Any], random: Random) -> dict[str, Any]:
    """One thing changed: mostly a fault, sometimes by luck still a record."""
    record = copy.deepcopy(record)
    moves = record["moves"]
    place = random.randrange(len(moves))
    match random.randrange(6):
        case 0:
            moves[place][random.choice(["seat", "do", "card", "take", "first", "deck", "more"])] = random.choice(VALUES)
        case 1:
            del moves[place]
        case 2:
            moves.insert(place, copy.deepcopy(random.choice(moves)))
        case 3:
            other = random.randrange(len(moves))
            moves[place], moves[other] = moves[other], moves[place]
        case 4:
            moves[place].pop(random.choice(list(moves[place])))
        case _:
            moves[place] = random.choice(VALUES)
    return record


def holds_by_replay(record: dict[str, Any]) -> bool:
    try:
        Table.replay(record)
    except BadRecord:
        return False
    return True


@pytest.mark.parametrize(("players", "tea"), [(3, 0), (4, 8), (8, 2)])
def test_whole_games_hold(players: int, tea: int) -> None:
    record = played(players, players, tea)
    assert follow(load(), players, {"tea": tea}, record["moves"]) == record["result"]
    assert Checker().fault(record) is None


def test_damaged_records_are_judged_alike() -> None:
    """The quick way must not accept what replaying refuses, nor the other way round."""
    random = Random(3)
    record = played(3, 3)
    del record["result"]
    accepted = refused = 0
    for _ in range(400):
        broken = damaged(record, random)
        quickly = follow(load(), 3, {"tea": 0}, broken["moves"]) is not None
        if quickly or refused < 40:
            assert holds_by_replay(broken) == quickly, broken
        accepted += quickly
        refused += not quickly
    assert accepted >= 3, "some damage leaves another legal game behind"
    assert refused > 300


def test_every_beginning_of_a_game_is_followed() -> None:
    record = played(3, 5)
    for moves in range(len(record["moves"])):
        assert follow(load(), 3, {"tea": 0}, record["moves"][:moves]) == {}


def test_a_bad_record_knows_its_move() -> None:
    record = played(3, 6)
    record["moves"][7]["card"] = 172
    fault = Checker().fault(record)
    assert isinstance(fault, IllegalMove)
    assert (fault.move, fault.rule) == (8, "A6.1")
