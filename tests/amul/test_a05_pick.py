"""A5: one after the other takes a card from the Market."""

from __future__ import annotations

import pytest

from serai import IllegalMove
from serai.played_game import PlayedGame
from tests.support.amul_scenes import FILL, hand_of, play_step, random_moves, stacked, state_of, step_of


def market(table: PlayedGame) -> list[int]:
    return [entry["card"] for entry in table.view(None)["market"]]


def test_a5_1_every_card_of_the_market_may_be_picked_also_the_own_one() -> None:
    table = stacked(3, first=1)
    own = hand_of(table, 1)[0]
    play_step(table, "offer", {1: own})
    assert table.to_move == (1,)
    assert sorted(move["card"] for move in table.legal(1)) == sorted(market(table))
    table.play({"seat": 1, "do": "pick", "card": own})
    assert own in hand_of(table, 1)
    assert own not in market(table)


def test_a5_1_in_the_order_of_play() -> None:
    table = stacked(4, first=2)
    play_step(table, "offer")
    picked = []
    while step_of(table) == "pick":
        (seat,) = table.to_move
        assert all(table.legal(other) == [] for other in range(4) if other != seat)
        picked.append(seat)
        table.play(table.legal(seat)[0])
    assert picked == [2, 3, 0, 1]


def test_a5_1_out_of_turn_and_what_does_not_lie_there_is_refused() -> None:
    table = stacked(3)
    play_step(table, "offer")
    for move in (
        {"seat": 1, "do": "pick", "card": market(table)[0]},
        {"seat": 0, "do": "pick", "card": hand_of(table, 0)[0]},
        {"seat": 0, "do": "pick", "card": 0},
    ):
        with pytest.raises(IllegalMove) as refused:
            table.play(move)
        assert refused.value.rule == "A5.1"


def test_a5_1_passing_is_not_possible() -> None:
    table = stacked(3)
    play_step(table, "offer")
    assert all(move["do"] == "pick" and move["card"] for move in table.legal(0))
    with pytest.raises(IllegalMove) as refused:
        table.play({"seat": 0, "do": "pick", "card": None})
    assert refused.value.rule == "A15"


def test_a5_2_palace_and_bazaar_cannot_be_picked() -> None:
    table = stacked(3)
    play_step(table, "offer")
    for card in (*table.view(None)["palace"], *table.view(None)["bazaar"]):
        with pytest.raises(IllegalMove) as refused:
            table.play({"seat": 0, "do": "pick", "card": card})
        assert refused.value.rule == "A5.1"


@pytest.mark.parametrize("players", FILL)
def test_a5_3_six_cards_in_hand_and_the_fill_left_in_the_market(players: int) -> None:
    table = PlayedGame.new("amul", players=players, seed=8)
    rounds = 0
    for move in random_moves(table, 8):
        if move["do"] == "pick" and step_of(table) == "play":
            state = state_of(table)
            rounds += 1
            assert [seat.hand_size for seat in state.seats[:players]] == [6] * players
            assert state.market_size == FILL[players]
    assert rounds == 9
