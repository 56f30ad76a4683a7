"""A8: the end of the round."""

from __future__ import annotations

import pytest

from serai import IllegalMove
from serai.played_game import PlayedGame
from tests.support.amul_scenes import play_step, random_game, random_moves, stacked, state_of


def test_a8_1_what_is_left_in_the_market_is_removed() -> None:
    table = stacked(5)
    play_step(table, "offer")
    play_step(table, "pick")
    left = [entry["card"] for entry in table.view(None)["market"]]
    assert len(left) == 3
    play_step(table, "play")
    assert set(left) <= set(table.view(None)["removed"])
    assert not set(left) & {entry["card"] for entry in table.view(None)["market"]}


@pytest.mark.parametrize("players", range(3, 9))
def test_a8_2_first_pick_moves_one_seat_clockwise(players: int) -> None:
    table = PlayedGame.new("amul", players=players, seed=4)
    start = table.view(None)["start"]
    for _ in random_moves(table, 4):
        assert table.view(None)["first_pick"] == (start + state_of(table).turn - 1) % players


def test_a8_3_nine_rounds_then_the_end() -> None:
    table = PlayedGame.new("amul", players=4, seed=2)
    rounds = [state_of(table).turn for _ in random_moves(table, 2)]
    assert sorted(set(rounds)) == list(range(1, 10))
    assert rounds == sorted(rounds)


def test_a8_3_after_the_end_every_move_is_refused() -> None:
    table = random_game(3, 1)
    assert table.to_move == ()
    assert [table.legal(seat) for seat in range(3)] == [[], [], []]
    for verb, argument in (("offer", "card"), ("pick", "card"), ("play", "card"), ("effect", "take")):
        with pytest.raises(IllegalMove) as refused:
            table.play({"seat": 0, "do": verb, argument: 5})
        assert refused.value.rule == "A8.3"
