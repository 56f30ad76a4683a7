"""A17: cases printed in the rulebooks; A17.4 is `test_scoring_examples.py`."""

from __future__ import annotations

from tests.support.amul_catalogue import catalogue, numbers_of
from tests.support.amul_scenes import play_round, play_step, stacked
from tests.support.amul_scores import score


def test_a17_1_three_players_share_the_most_mongol_symbols() -> None:
    guards, merchants = numbers_of("mongol_guard"), numbers_of("mongol_merchant")
    result = score([[guards[0]], [guards[1]], [guards[2]], []])
    assert [column["mongol"] for column in result["breakdown"]] == [2, 2, 2, 0]
    result = score([[guards[0], merchants[0]], [guards[1], merchants[1]], [guards[2], merchants[2]], [merchants[3]]])
    assert [column["mongol"] for column in result["breakdown"]] == [2, 2, 2, 0]


def test_a17_2_two_with_four_arab_symbols_and_two_with_two() -> None:
    arabs = [n for n, card in catalogue().items() if card.traits.get("arab") == 1]
    areas = [arabs[0:4], arabs[4:8], arabs[8:10], arabs[10:12]]
    assert [column["arab"] for column in score(areas)["breakdown"]] == [4, 4, 0, 0]


def test_a17_3_linda_and_lukas() -> None:
    """Linda: Guards with D, E and F. Lukas: the General with B (two symbols) and a Guard with G. Lukas goes first."""
    linda = [numbers_of("mongol_guard")[0], numbers_of("arab_guard")[0], numbers_of("mongol_guard")[1]]
    lukas = [numbers_of("arab_general")[0], numbers_of("arab_guard")[1]]
    assert [catalogue()[card].letter for card in (*linda, *lukas)] == ["D", "E", "F", "B", "G"]
    kept = [*linda, *lukas]
    table = stacked(3, hands={0: linda, 1: lukas})
    for number in range(3):
        shown = {0: linda[number]} | ({1: lukas[number]} if number < 2 else {})
        play_round(table, play=shown, keep=kept)
    play_step(table, "offer", keep=kept)
    seats = table.view(None)["seats"]
    assert [(seat["prowess"], seat["letter"]) for seat in seats[:2]] == [(3, 3), (3, 1)]
    assert table.view(None)["order"] == [1, 0, 2]
