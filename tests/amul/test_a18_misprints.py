"""A18: how printing errors are read."""

from __future__ import annotations

import pytest

from serai.games.amul.edition.read import load
from tests.support.amul_catalogue import catalogue, in_use, numbers_of


def test_a18_1_147_market_cards() -> None:
    market = [card for card in catalogue().values() if card.deck == "market"]
    assert len(market) == 147
    assert sum(card.kind != "tea" for card in market) == 139


def test_a18_2_one_mughal_warlord_and_the_goods_untouched() -> None:
    copies = {kind: len(numbers_of(kind, "market")) for kind in ("mughal_warlord", "gem", "silk", "camel")}
    assert copies == {"mughal_warlord": 1, "gem": 9, "silk": 8, "camel": 6}


@pytest.mark.parametrize(("players", "fill"), {3: 1, 4: 2, 5: 3, 6: 3, 7: 3, 8: 3}.items())
def test_a18_3_the_columns_give_every_deck_its_size(players: int, fill: int) -> None:
    """Five cards each, then nine times one each and the fill: not a card more or less."""
    assert len(in_use(players, 0, "market")) == 5 * players + 9 * (players + fill)


def test_a18_4_our_own_numbering() -> None:
    decks = [card.deck for card in load().cards]
    assert decks == ["market"] * 147 + ["palace"] * 16 + ["bazaar"] * 9
    assert [card.number for card in load().cards] == list(range(1, 173))
    assert load().cards[143 - 1].kind != "yurt"


def test_a18_5_names_paired_across_the_languages() -> None:
    names = {kind.name["en"]: kind.name["de"] for kind in load().kinds.values()}
    pairs = {
        "Gemsmith": "Goldschmied",
        "Jeweler": "Juwelier",
        "Spice Dealer": "Gewürzhändlerin",
        "Spice Broker": "Gewürzverkäuferin",
    }
    assert pairs.items() <= names.items()


def test_a18_6_the_tea_trader_is_a_woman_in_german() -> None:
    assert load().kinds["tea_trader"].name["de"] == "Teehändlerin"
