"""A11: the score sheet and the majorities."""

from __future__ import annotations

import random

import pytest

from tests.support.amul_catalogue import catalogue, numbers_of
from tests.support.amul_scores import points, score

ARAB, MONGOL = numbers_of("arab_guard"), numbers_of("mongol_guard")
ARAB_RELIC = numbers_of("arab_relic")[0]  # two symbols


def test_a11_1_rows_of_the_score_sheet() -> None:
    rows = ["yellow", "blue", "purple", "red", "green", "orange", "bazaar", "arab", "mongol"]
    assert [list(column) for column in score([[], [], []])["breakdown"]] == [rows] * 3


@pytest.mark.parametrize("seed", range(5))
def test_a11_1_the_order_of_scoring_does_not_matter(seed: int) -> None:
    cards = list(catalogue())
    random.Random(seed).shuffle(cards)
    areas = [cards[20 * seat : 20 * seat + 20] for seat in range(4)]
    assert score(areas) == score([sorted(area) for area in areas])


def test_a11_2_points_are_entered_in_the_row_of_the_colour() -> None:
    for number, card in catalogue().items():
        areas = [[number], [], []]
        column = score(areas)["breakdown"][0]
        assert column[card.colour] == points(areas, number)
        others = [row for row in column if row not in (card.colour, "arab", "mongol")]
        assert [column[row] for row in others] == [0] * 6


@pytest.mark.parametrize(
    ("symbols", "expected"),
    [
        ([3, 2, 1], [8, 4, 2]),
        ([3, 2, 1, 1], [8, 4, 0, 0]),  # ranks 3 and 4
        ([2, 2, 1], [4, 4, 2]),
        ([2, 1, 1], [8, 2, 2]),
        ([1, 1, 1], [2, 2, 2]),
        ([1, 1, 1, 1], [0, 0, 0, 0]),
        ([3, 0, 0], [8, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([3, 2, 1, 0], [8, 4, 2, 0]),
        ([1, 2, 2, 1, 1, 0, 0, 2], [0, 2, 2, 0, 0, 0, 0, 2]),
    ],
)
def test_a11_3_majorities(symbols: list[int], expected: list[int]) -> None:
    """Arab Merchants and Guards carry one symbol each; the same for the Mongols, apart."""
    for row, people in (("arab", "arab"), ("mongol", "mongol")):
        supply = iter(numbers_of(f"{people}_merchant") + numbers_of(f"{people}_guard"))
        areas = [[next(supply) for _ in range(count)] for count in symbols]
        result = score(areas)
        assert [column[row] for column in result["breakdown"]] == expected
        other = "mongol" if row == "arab" else "arab"
        assert [column[other] for column in result["breakdown"]] == [0] * len(symbols)


def test_a11_3_symbols_are_counted_not_cards() -> None:
    """One Arab Relic (2) against one Arab Guard."""
    column = [column["arab"] for column in score([[ARAB_RELIC], [ARAB[0]], []])["breakdown"]]
    assert column == [8, 4, 0]


@pytest.mark.parametrize("players", range(3, 9))
def test_a11_4_any_distribution_is_scored(players: int) -> None:
    """All 172 cards in one area, Tea and cards for eight players included; and nothing at all."""
    everything = [list(catalogue())] + [[] for _ in range(players - 1)]
    result = score(everything)
    assert result["scores"][0] > 0
    assert result["scores"][1:] == [0] * (players - 1)
    assert score([[] for _ in range(players)])["scores"] == [0] * players
