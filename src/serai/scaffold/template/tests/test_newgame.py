"""The rules of New Game, each in a test of its name. `serai check-game newgame` checks all the rest."""

from __future__ import annotations

import pytest

from serai import IllegalMove, Table
from serai.authoring import UserError, arranged


def table(players: int, prizes: list[int], dice: list[int]) -> Table:
    """A table where these prizes are drawn and these dice fall, with as many cards as there are prizes."""
    return arranged("newgame", players, {"draw": prizes, "roll": dice}, options={"cards": len(prizes)})


def lay(table: Table, *cards: int) -> None:
    for seat, card in enumerate(cards):
        table.play({"seat": seat, "do": "lay", "card": card})


def points(table: Table) -> list[int]:
    return [seat["points"] for seat in table.view(None)["seats"]]


def test_r1_1_r1_2_what_is_asked_for_must_be_possible() -> None:
    for wrong, rule in (({"players": 1}, "R1.1"), ({"players": 2, "options": {"cards": 2}}, "R1.2")):
        with pytest.raises(IllegalMove) as refused:
            Table.new("newgame", **wrong)
        assert refused.value.rule == rule


def test_r2_1_r2_3_the_highest_card_takes_the_prize() -> None:
    game = table(3, [2, 3, 1], [1, 1, 1])
    assert game.view(None)["prizes"] == [2]
    lay(game, 1, 3, 2)
    assert points(game) == [0, 2, 0]
    assert game.view(None)["prizes"] == [2, 3]
    assert game.view(None)["seats"][1]["hand"] == [1, 2]


def test_r2_2_a_choice_can_be_changed_and_is_hidden() -> None:
    game = table(2, [2, 3, 1], [1, 1, 1])
    lay(game, 1)
    assert game.to_move == (1,)
    assert game.view(0)["seats"][0]["choice"] == 1
    assert "choice" not in game.view(1)["seats"][0]
    lay(game, 3, 2)
    assert points(game) == [2, 0]


def test_r2_3_equals_take_nothing() -> None:
    game = table(3, [2, 3, 1], [1, 1, 1])
    lay(game, 3, 3, 1)
    assert points(game) == [0, 0, 0]


def test_r2_4_a_six_brings_three_points() -> None:
    game = table(2, [2, 3, 1], [6, 1, 1])
    lay(game, 3, 1)
    assert points(game) == [5, 0]


def test_r3_1_the_most_points_win_and_equals_win_together() -> None:
    game = table(2, [1, 2, 3], [1, 1, 1])
    lay(game, 3, 2)
    lay(game, 2, 1)
    lay(game, 1, 3)
    assert game.result == {"scores": [3, 3], "winners": [0, 1]}


def test_what_is_no_move_is_refused() -> None:
    game = table(2, [2, 3, 1], [1, 1, 1])
    for wrong in (None, {}, {"seat": 0, "do": "lay", "card": 9}, {"seat": 0, "do": "fly"}):
        with pytest.raises((IllegalMove, UserError)):
            game.play(wrong)
