"""A3: one card for everybody, then the Market."""

from __future__ import annotations

import pytest

from serai.played_game import PlayedGame
from tests.support.amul_scenes import FILL, play_round, random_moves, stacked, stacked_deck, state_of, step_of


def test_a3_1_dealt_clockwise_from_the_start_player_in_every_round() -> None:
    """Also when First Pick has moved on."""
    table = stacked(3, first=1)
    deck = stacked_deck(3, first=1)
    for number in range(1, 10):
        dealt = {
            event["seat"]: event["cards"]
            for seat in range(3)
            for event in table.view(seat)["history"][-5:]
            if event["event"] == "dealt" and "cards" in event
        }
        top = 15 + 4 * (number - 1)
        assert dealt == {1: [deck[top]], 2: [deck[top + 1]], 0: [deck[top + 2]]}
        play_round(table)


@pytest.mark.parametrize("players", range(3, 9))
def test_a3_1_every_hand_has_six_cards(players: int) -> None:
    table = PlayedGame.new("amul", players=players, seed=2)
    rounds = set()
    for _ in random_moves(table, 2):
        state = state_of(table)
        if step_of(table) == "offer":
            rounds.add(state.turn)
            assert [seat.hand_size for seat in state.seats[:players]] == [6] * players
    assert rounds == set(range(1, 10))


@pytest.mark.parametrize(("players", "fill"), FILL.items())
def test_a3_2_the_market_is_filled(players: int, fill: int) -> None:
    table = stacked(players)
    deck = stacked_deck(players)
    for number in range(1, 10):
        after_dealing = 5 * players + (number - 1) * (players + fill) + players
        market = [entry["card"] for entry in table.view(None)["market"]]
        assert market == deck[after_dealing : after_dealing + fill]
        play_round(table)
