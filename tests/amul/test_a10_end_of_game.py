"""A10: the end of the game."""

from __future__ import annotations

import pytest

from serai.games.amul.edition.read import load
from serai.games.amul.explain import fill_sheet, result_of
from tests.support.amul_catalogue import catalogue, numbers_of
from tests.support.amul_scenes import area_of, play_round, random_game, stacked


def test_a10_1_hand_capable_cards_are_laid_down_and_the_others_removed() -> None:
    gold, silk, spice = numbers_of("gold")[0], numbers_of("silk")[0], numbers_of("spice")[0]
    kept = [gold, silk, spice]
    table = stacked(3, hands={0: kept})
    for _ in range(9):
        play_round(table, keep=kept)
    view = table.view(None)
    laid = {entry["card"]: entry["way"] for entry in view["seats"][0]["area"]}
    assert laid[gold] == laid[spice] == "laid_down"
    assert silk not in laid
    assert silk in view["removed"]
    assert [seat["hand_size"] for seat in view["seats"]] == [0, 0, 0]


@pytest.mark.parametrize("players", range(3, 9))
def test_a10_1_positions_in_whole_games(players: int) -> None:
    table = random_game(players, 7)
    events = [event for event in table.view(None)["history"] if event["event"] == "laid_down"]
    assert [event["seat"] for event in events] == list(range(players))
    for event in events:
        assert len(event["cards"]) + len(event["removed"]) == 5
        assert all(catalogue()[card].position != "table" for card in event["cards"])
        assert all(catalogue()[card].position == "table" for card in event["removed"])


@pytest.mark.parametrize("players", [3, 5, 8])
def test_a10_2_scoring_is_a_function_of_areas_and_seating(players: int) -> None:
    """The result is the score of the bare areas, whatever order the cards came in."""
    table = random_game(players, 11)
    areas = [area_of(table, seat) for seat in range(players)]
    assert table.result == result_of(fill_sheet(load(), areas))
    assert table.result == result_of(fill_sheet(load(), [area[::-1] for area in areas]))


def test_a10_3_nine_revealed_and_five_laid_down_at_most() -> None:
    for seed in range(6):
        table = random_game(6, seed)
        for seat in table.view(None)["seats"]:
            ways = [entry["way"] for entry in seat["area"]]
            assert ways.count("revealed") <= 9
            assert ways.count("laid_down") <= 5
            assert ways.count("taken") <= ways.count("revealed")
