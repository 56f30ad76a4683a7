"""A9: the order of play."""

from __future__ import annotations

import pytest

from serai.played_game import PlayedGame
from tests.support.amul_catalogue import numbers_of
from tests.support.amul_scenes import play_round, play_step, stacked

MONGOL_GUARDS = numbers_of("mongol_guard")  # letters D, F, L
ARAB_GUARDS = numbers_of("arab_guard")  # letters E, G, M
ARAB_GENERAL = numbers_of("arab_general")[0]  # B, two symbols
MONGOL_GENERAL = numbers_of("mongol_general")[0]  # C, two symbols


def pick_order_after(plays: dict[int, list[int]], players: int = 3, first: int = 0, rounds: int = 3) -> PlayedGame:
    """The Pick step after some rounds in which these seats revealed these cards, one a round."""
    kept = [card for cards in plays.values() for card in cards]
    table = stacked(players, first, hands=plays)
    for number in range(rounds):
        play_round(table, play={s: cards[number] for s, cards in plays.items() if number < len(cards)}, keep=kept)
    play_step(table, "offer", keep=kept)
    return table


@pytest.mark.parametrize("players", range(3, 9))
def test_a9_1_clockwise_from_first_pick_in_rounds_1_to_n(players: int) -> None:
    """Prowess does not matter yet, however large."""
    table = stacked(players, first=1, hands={2: [ARAB_GENERAL]})
    for number in range(1, min(players, 9) + 1):
        play_step(table, "offer", keep=[ARAB_GENERAL])
        holder = (1 + number - 1) % players
        assert table.view(None)["order"] == [(holder + k) % players for k in range(players)]
        play_step(table, "pick", keep=[ARAB_GENERAL])
        play_step(table, "play", {2: ARAB_GENERAL} if number == 1 else None, keep=[ARAB_GENERAL])


def test_a9_2_higher_prowess_goes_first_from_round_n_plus_1() -> None:
    table = pick_order_after({1: [MONGOL_GUARDS[0]], 2: [ARAB_GENERAL]})
    assert [seat["prowess"] for seat in table.view(None)["seats"]] == [0, 1, 2]
    assert table.view(None)["order"] == [2, 1, 0]


def test_a9_2_cards_in_hand_do_not_count() -> None:
    table = pick_order_after({2: []}, first=0)
    assert table.view(None)["order"] == [0, 1, 2]
    table = stacked(3, hands={2: [ARAB_GENERAL, MONGOL_GENERAL]})
    for _ in range(3):
        play_round(table, keep=[ARAB_GENERAL, MONGOL_GENERAL])
    play_step(table, "offer", keep=[ARAB_GENERAL, MONGOL_GENERAL])
    assert table.view(None)["order"] == [0, 1, 2]


def test_a9_3_equal_prowess_better_letter_first() -> None:
    table = pick_order_after({0: [ARAB_GUARDS[1]], 1: [MONGOL_GUARDS[1]], 2: [ARAB_GUARDS[0]]})
    assert [seat["letter"] for seat in table.view(None)["seats"]] == [6, 5, 4]
    assert table.view(None)["order"] == [2, 1, 0]


def test_a9_3_only_the_best_letter_counts() -> None:
    """Two seats with prowess 2: D and G against E and F."""
    table = pick_order_after({0: [ARAB_GUARDS[0], MONGOL_GUARDS[1]], 1: [ARAB_GUARDS[1], MONGOL_GUARDS[0]]})
    seats = table.view(None)["seats"]
    assert [(seat["prowess"], seat["letter"]) for seat in seats[:2]] == [(2, 4), (2, 3)]
    assert table.view(None)["order"] == [1, 0, 2]


def test_a9_4_without_prowess_clockwise_from_first_pick() -> None:
    """Round 6 of five players: First Pick has come back to the start player; seat 4 alone has prowess."""
    table = pick_order_after({4: [MONGOL_GUARDS[0]]}, players=5, first=2, rounds=5)
    assert table.view(None)["first_pick"] == 2
    assert table.view(None)["order"] == [4, 2, 3, 0, 1]


def test_a9_5_the_order_is_fixed_when_the_step_begins() -> None:
    table = pick_order_after({1: [ARAB_GENERAL]})
    order = table.view(None)["order"]
    for seat in order:
        assert table.view(None)["order"] == order
        assert table.to_move == (seat,)
        table.play(table.legal(seat)[0])


def test_a9_5_with_eight_players_prowess_matters_in_round_nine_only() -> None:
    table = stacked(8, first=3, hands={0: [ARAB_GENERAL]})
    for number in range(1, 10):
        play_step(table, "offer", keep=[ARAB_GENERAL])
        clockwise = [(3 + number - 1 + k) % 8 for k in range(8)]
        expected = clockwise if number < 9 else [0, *(seat for seat in clockwise if seat != 0)]
        assert table.view(None)["order"] == expected
        play_step(table, "pick", keep=[ARAB_GENERAL])
        play_step(table, "play", {0: ARAB_GENERAL} if number == 1 else None, keep=[ARAB_GENERAL])
