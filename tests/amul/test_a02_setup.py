"""A2: the table before the first round."""

from __future__ import annotations

import pytest

from serai import IllegalMove
from serai.played_game import PlayedGame
from tests.support.amul_catalogue import in_use
from tests.support.amul_scenes import hand_of, random_moves, stacked, stacked_deck, state_of, step_of

MARKET_IN_USE = {3: 51, 4: 74, 5: 97, 6: 111, 7: 125, 8: 139}


@pytest.mark.parametrize("players", [2, 9, 0, -3, 4.0, "4", True, None, 10**30])
def test_a2_1_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(IllegalMove) as refused:
        PlayedGame.new("amul", players=players)
    assert refused.value.rule == "A2.1"


@pytest.mark.parametrize("players", MARKET_IN_USE)
def test_a2_2_cards_in_use(players: int) -> None:
    table = PlayedGame.new("amul", players=players, seed=1)
    deck = table.record()["moves"][0]["deck"]
    view = table.view(None)
    assert len(deck) == MARKET_IN_USE[players]
    assert sorted(deck) == in_use(players, 0, "market")
    assert view["palace"] == in_use(players, 0, "palace")
    assert len(view["palace"]) == 2 * players
    assert view["bazaar"] == in_use(players, 0, "bazaar")
    assert len(view["bazaar"]) == players


def test_a2_2_tea_and_the_tea_trader_stay_in_the_box() -> None:
    table = PlayedGame.new("amul", players=8, seed=1)
    assert not set(range(140, 148)) & set(table.record()["moves"][0]["deck"])
    assert 172 not in table.view(None)["bazaar"]


@pytest.mark.parametrize("players", MARKET_IN_USE)
def test_a2_3_palace_and_bazaar_are_never_refilled(players: int) -> None:
    table = PlayedGame.new("amul", players=players, seed=3)
    piles = [set(in_use(players, 0, deck)) for deck in ("palace", "bazaar")]
    for move in random_moves(table, 3):
        state = state_of(table)
        now = [set(state.palace[: state.palace_size]), set(state.bazaar[: state.bazaar_size])]
        gone = (piles[0] | piles[1]) - (now[0] | now[1])
        assert now[0] <= piles[0]
        assert now[1] <= piles[1]
        assert gone <= ({move["take"]} if move["do"] == "effect" else set())
        piles = now


def test_a2_4_the_deck_is_shuffled_and_a_start_player_drawn() -> None:
    setups = [PlayedGame.new("amul", players=3, seed=seed).record()["moves"][0] for seed in range(60)]
    assert {setup["first"] for setup in setups} == {0, 1, 2}
    assert len({tuple(setup["deck"]) for setup in setups}) == 60
    assert len({setup["deck"][0] for setup in setups}) > 20


def test_a2_4_each_player_is_dealt_five_cards() -> None:
    """And the sixth belongs to the first round (A3.1)."""
    dealt = [
        event for event in PlayedGame.new("amul", players=4, seed=1).view(None)["history"] if event["event"] == "dealt"
    ]
    assert [event["count"] for event in dealt] == [5] * 4 + [1] * 4


@pytest.mark.parametrize("first", [0, 2, 3])
def test_a2_5_one_card_at_a_time_beginning_with_the_start_player(first: int) -> None:
    table = stacked(4, first)
    deck = stacked_deck(4, first)
    for seat in range(4):
        turn = (seat - first) % 4
        assert sorted(hand_of(table, seat)) == sorted(deck[turn + 4 * k] for k in range(6))


def test_a2_6_the_start_player_card_stays_and_first_pick_begins_with_it() -> None:
    table = stacked(3, first=2)
    assert table.view(None)["first_pick"] == 2
    starts = {table.view(None)["start"] for _ in random_moves(table, 1)}
    assert starts == {2}


def test_a2_7_nine_rounds_of_replenish_planning_and_upkeep() -> None:
    table = PlayedGame.new("amul", players=5, seed=4)
    steps = [(1, "offer")]
    for _ in random_moves(table, 4):
        here = (int(state_of(table).turn), step_of(table))
        if here != steps[-1]:
            steps.append(here)
    for number in range(1, 10):
        in_this_round = [step for turn, step in steps if turn == number and step != "over"]
        assert in_this_round in (["offer", "pick", "play"], ["offer", "pick", "play", "effect"])
    assert steps[-1] == (9, "over")
