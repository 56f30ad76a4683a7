"""A12: who wins."""

from __future__ import annotations

from tests.support.amul_catalogue import numbers_of
from tests.support.amul_scores import score

GOLD, OIL, CAMEL = numbers_of("gold"), numbers_of("oil"), numbers_of("camel")
MERCENARIES = numbers_of("mercenaries")[0]  # two symbols, no points without Gold
CITY_GUARD = numbers_of("amul_city_guard")[0]


def test_a12_1_most_points_win() -> None:
    assert score([[GOLD[0]], [OIL[0]], [GOLD[1], GOLD[2]]])["winners"] == [2]


def test_a12_1_prowess_does_not_help_who_has_fewer_points() -> None:
    result = score([[GOLD[0]], [OIL[0], MERCENARIES], []])
    assert result["prowess"] == [0, 2, 0]
    assert result["winners"] == [0]


def test_a12_2_a_tie_is_won_by_prowess() -> None:
    result = score([[OIL[0]], [OIL[1], MERCENARIES], []])
    assert result["scores"] == [2, 2, 0]
    assert result["winners"] == [1]


def test_a12_2_prowess_is_a_number_letters_are_not_used() -> None:
    """Warlord, Gold and Camel (letter A) against City Guard, Mercenaries and Oil (letters H, K): 6 points each."""
    warlord = numbers_of("mughal_warlord")[0]
    result = score([[warlord, GOLD[0], CAMEL[0]], [CITY_GUARD, MERCENARIES, OIL[0]], []])
    assert result["prowess"] == [3, 3, 0]
    assert result["scores"] == [6, 6, 0]
    assert result["winners"] == [0, 1]


def test_a12_2_cards_laid_down_count_for_prowess() -> None:
    """A Sword may be laid down from the hand; scoring asks only for the area."""
    sword = numbers_of("arab_sword")[0]
    assert score([[sword], [], []])["prowess"] == [1, 0, 0]


def test_a12_3_still_tied_victory_is_shared() -> None:
    assert score([[GOLD[0]], [GOLD[1]], [OIL[0]]])["winners"] == [0, 1]
    assert score([[], [], [], []])["winners"] == [0, 1, 2, 3]
