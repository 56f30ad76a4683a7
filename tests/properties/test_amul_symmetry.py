"""Āmul: seats are alike, and copies are independent."""

from __future__ import annotations

import random
from typing import Any

import pytest

from serai import Table
from serai.played_game import PlayedGame
from tests.support.amul_scenes import random_game, random_moves


def rotated(moves: list[dict[str, Any]], by: int, players: int) -> list[dict[str, Any]]:
    """The same game with every player sitting `by` seats further on."""
    setup = {**moves[0], "first": (moves[0]["first"] + by) % players}
    return [setup, *({**move, "seat": (move["seat"] + by) % players} for move in moves[1:])]


@pytest.mark.parametrize("players", range(3, 9))
def test_rotated_seats_give_rotated_results(players: int) -> None:
    record = random_game(players, players, tea=players).record()
    result = record.pop("result")
    for by in range(1, players):
        turned = Table.replay({**record, "moves": rotated(record["moves"], by, players)})
        assert turned.result is not None
        for part in ("scores", "breakdown", "prowess"):
            assert turned.result[part] == [result[part][(seat - by) % players] for seat in range(players)]
        assert turned.result["winners"] == sorted((seat + by) % players for seat in result["winners"])


@pytest.mark.parametrize("players", [3, 5, 8])
def test_rotated_seats_see_rotated_tables(players: int) -> None:
    moves = random_game(players, 5).record()["moves"]
    head = {**PlayedGame.new("amul", players=players).record()}
    for length in range(1, len(moves), 31):
        plain = Table.replay({**head, "moves": moves[:length]})
        turned = Table.replay({**head, "moves": rotated(moves[:length], 1, players)})
        assert sorted((seat + 1) % players for seat in plain.to_move) == sorted(turned.to_move)
        for seat in range(players):
            mine, theirs = plain.view(seat), turned.view((seat + 1) % players)
            assert sorted(mine["seats"][seat]["hand"]) == sorted(theirs["seats"][(seat + 1) % players]["hand"])
            assert mine["unseen"] == theirs["unseen"]
            assert mine["gains"] == theirs["gains"]
            assert [(s + 1) % players for s in mine["order"]] == theirs["order"]


@pytest.mark.parametrize("players", [3, 8])
def test_old_copies_never_change(players: int) -> None:
    table = PlayedGame.new("amul", players=players, seed=2)
    kept = []
    for _ in random_moves(table, 2):
        copy = table._position.copy()
        kept.append((copy, copy.state.tobytes(), copy.data.tobytes()))
    for copy, state, data in kept:
        assert copy.state.tobytes() == state
        assert copy.data.tobytes() == data


def test_playing_on_a_copy_leaves_the_original_alone() -> None:
    table = PlayedGame.new("amul", players=4, seed=6)
    draw = random.Random(6)
    for count, _ in enumerate(random_moves(table, 6)):
        if count % 17:
            continue
        before = table._position.state.tobytes()
        copy = table._position.copy()
        while not copy.over:
            copy.play(draw.choice(copy.legal(copy.awaited()[0])), final=False)
        assert table._position.state.tobytes() == before
        assert not table.over


def test_what_a_table_gives_away_is_not_its_own() -> None:
    """Scribbling on a view, a record or the moves changes nothing but the paper."""
    table = PlayedGame.new("amul", players=3, seed=1)
    for _, _ in zip(range(40), random_moves(table, 1), strict=False):
        pass
    before = (table.record(), table.view(0), table._position.state.tobytes())
    view, record, moves = table.view(0), table.record(), table.legal(table.to_move[0])
    for pile in ("market", "palace", "bazaar", "removed", "order", "unseen", "legal", "history", "awaited"):
        view[pile].clear()
    view["seats"][0]["hand"].clear()
    view["options"]["tea"] = 8
    record["moves"][0]["first"] = 9
    record["moves"].clear()
    record["options"]["tea"] = 8
    moves.clear()
    table.options["tea"] = 8
    table.seen_by(0).state.seats[0].hand[0] = 99
    assert (table.record(), table.view(0), table._position.state.tobytes()) == before
