"""A6: all players reveal at once."""

from __future__ import annotations

import pytest

from serai import IllegalMove
from serai.played_game import PlayedGame
from tests.support.amul_catalogue import catalogue, numbers_of
from tests.support.amul_scenes import area_of, hand_of, play_step, random_moves, stacked, state_of, step_of

GOLD = numbers_of("gold")  # hand only
SILK = numbers_of("silk")  # table only
SPICE = numbers_of("spice")  # both


def before_reveal() -> PlayedGame:
    """Seat 0 holds cards of all three positions."""
    table = stacked(3, hands={0: [GOLD[0], SILK[0], SPICE[0]]})
    kept = [GOLD[0], SILK[0], SPICE[0]]
    play_step(table, "offer", keep=kept)
    play_step(table, "pick")
    return table


def test_a6_1_any_card_of_the_own_hand_may_be_revealed() -> None:
    """Also one that cannot stay, by a player who has one that can."""
    table = before_reveal()
    choices = [move["card"] for move in table.legal(0)]
    assert sorted(choices) == sorted(hand_of(table, 0))
    assert {GOLD[0], SILK[0], SPICE[0]} <= set(choices)


def test_a6_1_a_card_that_is_not_in_the_own_hand_is_refused() -> None:
    table = before_reveal()
    for card in (*hand_of(table, 1), table.view(None)["market"][0]["card"]):
        with pytest.raises(IllegalMove) as refused:
            table.play({"seat": 0, "do": "play", "card": card})
        assert refused.value.rule == "A6.1"


@pytest.mark.parametrize("card", [SILK[0], SPICE[0]])
def test_a6_2_a_table_capable_card_stays(card: int) -> None:
    table = before_reveal()
    play_step(table, "play", {0: card})
    assert table.view(None)["seats"][0]["area"] == [{"card": card, "way": "revealed"}]
    assert card not in table.view(None)["removed"]


def test_a6_2_a_hand_card_is_removed_at_once() -> None:
    table = before_reveal()
    play_step(table, "play", {0: GOLD[0]})
    assert area_of(table, 0) == []
    assert GOLD[0] in table.view(None)["removed"]


def test_a6_2_a_choice_may_be_changed_until_the_last_one() -> None:
    table = before_reveal()
    for card in (GOLD[0], SPICE[0], SILK[0]):
        table.play({"seat": 0, "do": "play", "card": card})
        assert area_of(table, 0) == []
    play_step(table, "play")
    assert area_of(table, 0) == [SILK[0]]
    revealed = [move["card"] for move in table.record()["moves"] if move["do"] == "play" and move["seat"] == 0]
    assert revealed == [SILK[0]]


@pytest.mark.parametrize("players", [3, 5, 8])
def test_a6_3_every_hand_has_five_cards(players: int) -> None:
    """Seen before the next deal where an effect step lies between."""
    table = PlayedGame.new("amul", players=players, seed=3)
    effects = 0
    for _ in random_moves(table, 3):
        if step_of(table) == "effect":
            effects += 1
            assert [seat.hand_size for seat in state_of(table).seats[:players]] == [5] * players
    assert effects


def test_a6_2_positions_decide_in_whole_games() -> None:
    for seed in range(4):
        table = PlayedGame.new("amul", players=4, seed=seed)
        for move in random_moves(table, seed):
            if move["do"] == "play" and step_of(table) != "play":
                for event in [e for e in table.view(None)["history"] if e["event"] == "revealed"][-4:]:
                    stays = catalogue()[event["card"]].position != "hand"
                    assert event["stays"] == stays
                    assert (event["card"] in area_of(table, event["seat"])) == stays
