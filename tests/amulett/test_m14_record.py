"""Das Amulett M14: records, and what is wrong with bad ones."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import numpy as np
import pytest

from serai import Table
from serai.games.amulett import GAME
from serai.games.amulett.edition.read import load
from serai.games.amulett.study.batch import RandomGames, follow
from serai.kernel.errors import IllegalMove
from serai.records.replay import BadRecord

SIZES = [(players, experienced) for players in (3, 4, 5, 6) for experienced in (False, True)]


def played(players: int, experienced: bool, seed: int = 1) -> dict[str, Any]:
    """The record of a random game, as JSON would give it back."""
    table = Table.new("amulett", players=players, seed=seed, options={"experienced": experienced})
    draw = random.Random(seed)
    while not table.over:
        table.play(draw.choice(table.legal(draw.choice(table.to_move))))
    record: dict[str, Any] = json.loads(json.dumps(table.record()))
    return record


@pytest.mark.parametrize(("players", "experienced"), SIZES)
def test_m14_a_replay_is_the_same_game(players: int, experienced: bool) -> None:
    record = played(players, experienced)
    table = Table.replay(record)
    assert json.loads(json.dumps(table.record())) == record
    assert follow(load(), players, {"experienced": experienced}, record["moves"]) == record["result"]
    without = {key: value for key, value in record.items() if key not in ("result", "options", "edition_hash")}
    if not experienced:
        assert Table.replay(without).over


def test_m14_the_opening_stands_in_order() -> None:
    verbs = [move["do"] for move in played(4, True)["moves"][:9]]
    assert verbs == ["deal_gems", "shuffle", "first", "keep", "keep", "keep", "keep", "shuffle", verbs[8]]
    assert [move["seat"] for move in played(4, True)["moves"][3:7]] == [0, 1, 2, 3]


def test_m14_keeps_may_stand_in_any_order() -> None:
    record = played(3, True)
    record["moves"][3:6] = record["moves"][3:6][::-1]
    assert Table.replay(record).result == record["result"]


def test_m14_the_order_of_gems_has_no_meaning() -> None:
    record = played(3, False)
    for gems in record["moves"][0]["areas"].values():
        gems.reverse()
    for move in record["moves"]:
        if move["do"] == "gem":
            move["gems"].reverse()
    assert Table.replay(record).result == record["result"]
    assert follow(load(), 3, {"experienced": False}, record["moves"]) == record["result"]


@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ({"format": "serai-record/2"}, "M14"),
        ({"edition": "reconstructed-0"}, "M14"),
        ({"moves": None}, "M14"),
        ({"moves": {}}, "M14"),
        ({"players": 2}, "M1.1"),
        ({"players": 7}, "M1.1"),
        ({"players": 3.0}, "M1.1"),
        ({"options": {"tea": 1}}, "M14"),
        ({"options": {"experienced": 1}}, "M14"),
        ({"options": {"experienced": None}}, "M14"),
        ({"options": []}, "M14"),
        ({"result": None}, "M11.5"),
        ({"result": {}}, "M11.5"),
    ],
)
def test_m14_a_wrong_head_or_result_is_refused(changes: dict[str, Any], rule: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        Table.replay({**played(3, False), **changes})
    assert refused.value.rule == rule


def test_m14_a_wrong_winner_is_refused() -> None:
    record = played(3, False)
    record["result"]["rounds"] += 1
    with pytest.raises(BadRecord, match=r"M11\.5.*rounds"):
        Table.replay(record)
    unfinished = played(3, False)
    unfinished["moves"].pop()
    with pytest.raises(BadRecord, match=r"M11\.5"):
        Table.replay(unfinished)
    assert follow(load(), 3, {"experienced": False}, unfinished["moves"]) == {}


@pytest.mark.parametrize(("players", "experienced"), [(3, True), (5, False)])
def test_m14_spoilt_records_are_refused_where_they_are_spoilt(players: int, experienced: bool) -> None:
    """Drop, double or exchange moves, or change a value: both ways of checking agree about every such record."""
    record = played(players, experienced, seed=4)
    draw = random.Random(1)
    agreed = 0
    for _ in range(60):
        moves = copy.deepcopy(record["moves"])
        place = draw.randrange(len(moves))
        match draw.randrange(4):
            case 0:
                del moves[place]
            case 1:
                moves.insert(place, moves[place])
            case 2:
                moves[place]["seat"] = draw.choice([None, 0, 1, 2, 9])
            case _:
                key = draw.choice(list(moves[place]))
                moves[place][key] = draw.choice([None, -1, 0, 1, 3, "gold", [], {}, True, 2.5, "A1", "pass"])
        quick = follow(load(), players, {"experienced": experienced}, moves)
        try:
            slow = Table.replay({**record, "moves": moves, "result": record["result"]}).result
        except BadRecord as fault:
            # A refused move must be refused by both; a result may also differ, or stand in an unfinished record.
            agreed += fault.rule.startswith("M") and (quick is None) == (fault.move > 0)
        else:
            agreed += quick == slow
    assert agreed == 60


def test_m14_options() -> None:
    assert GAME.check_options({"experienced": True}) == {"experienced": True}
    assert [GAME.head_rule(part) for part in ("format", "game", "edition", "moves", "result")] == ["M14"] * 4 + [
        "M11.5"
    ]


@pytest.mark.parametrize(("players", "experienced"), SIZES)
def test_m14_simulated_records_hold(players: int, experienced: bool) -> None:
    """Games played in one compiled call, and the same games written down."""
    options = {"experienced": experienced}
    games = RandomGames(load(), players, options, seed="records")
    lines, written = np.zeros((2, 6, players, len(games.figures)), dtype=np.int16)
    decisions = games.play(3, lines)
    recorded, courses = games.play_recorded(3, written)
    assert recorded == decisions
    assert (lines == written).all()
    for (moves, result), line in zip(courses, lines, strict=True):
        assert games.line_of(result) == line.tolist()
        assert follow(load(), players, options, json.loads(json.dumps(moves))) == result
    head = {"format": "serai-record/1", "game": "amulett", "edition": "reconstructed-1", "players": players}
    moves, result = courses[0]
    assert Table.replay({**head, "options": options, "moves": moves, "result": result}).over
