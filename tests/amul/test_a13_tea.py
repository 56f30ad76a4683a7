"""A13: the Tea variant."""

from __future__ import annotations

import pytest

from serai import IllegalMove, Table
from tests.support.amul_scenes import random_game

MARKET_IN_USE = {3: 51, 4: 74, 5: 97, 6: 111, 7: 125, 8: 139}
TEA_TRADER = 172


@pytest.mark.parametrize("tea", [-1, 9, 1.0, "3", True, None, [], 10**30])
def test_a13_1_tea_is_a_whole_number_from_0_to_8(tea: object) -> None:
    with pytest.raises(IllegalMove) as refused:
        Table.new("amul", players=4, options={"tea": tea})
    assert refused.value.rule == "A13.1"


@pytest.mark.parametrize("tea", range(9))
def test_a13_2_the_tea_trader_comes_with_the_tea(tea: int) -> None:
    for players in (3, 8):
        bazaar = Table.new("amul", players=players, options={"tea": tea}).view(None)["bazaar"]
        assert (TEA_TRADER in bazaar) == (tea >= 1)
        assert len(bazaar) == players + (tea >= 1)


@pytest.mark.parametrize("players", MARKET_IN_USE)
@pytest.mark.parametrize("tea", [1, 4, 8])
def test_a13_3_the_lowest_tea_cards_are_shuffled_in(players: int, tea: int) -> None:
    deck = Table.new("amul", players=players, seed=1, options={"tea": tea}).record()["moves"][0]["deck"]
    assert sorted(card for card in deck if 140 <= card <= 147) == list(range(140, 140 + tea))
    assert len(deck) == MARKET_IN_USE[players] + tea


@pytest.mark.parametrize(("players", "tea"), [(3, 3), (3, 8), (5, 0), (6, 2), (8, 8)])
def test_a13_4_as_many_cards_stay_in_the_deck_unseen_until_the_end(players: int, tea: int) -> None:
    table = random_game(players, 5, tea)
    deck = table.record()["moves"][0]["deck"]
    view = table.view(None)
    assert view["deck"] == tea
    assert view["unseen"] == []
    left = set(deck) - set(view["removed"]) - {e["card"] for seat in view["seats"] for e in seat["area"]}
    assert left == set(deck[len(deck) - tea :])
