"""A4: all players offer at once."""

from __future__ import annotations

from typing import Any

import pytest

from serai import IllegalMove
from serai.played_game import PlayedGame
from serai.views.redeal import position_of
from tests.support.amul_scenes import hand_of, play_step, random_moves, stacked, step_of


def test_a4_1_any_card_of_the_own_hand() -> None:
    table = stacked(3)
    for seat in range(3):
        offers = [move["card"] for move in table.legal(seat)]
        assert sorted(offers) == sorted(hand_of(table, seat))
        assert len(offers) == 6


def test_a4_1_a_card_that_is_not_in_the_own_hand_is_refused() -> None:
    table = stacked(3)
    for card in (*hand_of(table, 1), table.view(None)["market"][0]["card"], table.view(None)["palace"][0], 0, 173, -1):
        with pytest.raises(IllegalMove) as refused:
            table.play({"seat": 0, "do": "offer", "card": card})
        assert refused.value.rule == "A4.1"


def test_a4_2_nothing_is_turned_up_before_the_last_choice() -> None:
    table = stacked(4)
    filled = table.view(None)["market"]
    for seat in (2, 0, 3):
        table.play(table.legal(seat)[0])
        assert table.view(None)["market"] == filled
        assert table.version == 1
    table.play(table.legal(1)[0])
    assert len(table.view(None)["market"]) == len(filled) + 4
    assert step_of(table) == "pick"


def test_a4_2_a_choice_may_be_changed_and_the_last_one_counts() -> None:
    table = stacked(3)
    first, second, third = hand_of(table, 0)[:3]
    for card in (first, second, third):
        table.play({"seat": 0, "do": "offer", "card": card})
        assert table.view(0)["seats"][0]["choice"] == card
        assert table.to_move == (1, 2)
    play_step(table, "offer")
    assert third in [entry["card"] for entry in table.view(None)["market"]]
    assert {first, second} <= set(hand_of(table, 0))
    offers = [move for move in table.record()["moves"] if move["do"] == "offer"]
    assert [move["seat"] for move in offers] == [0, 1, 2]
    assert offers[0]["card"] == third


def test_a4_2_no_change_after_the_last_choice() -> None:
    table = stacked(3)
    play_step(table, "offer")
    with pytest.raises(IllegalMove) as refused:
        table.play({"seat": 0, "do": "offer", "card": hand_of(table, 0)[0]})
    assert refused.value.rule == "A4.1"


def test_a4_3_everybody_sees_who_offered_which_card() -> None:
    table = PlayedGame.new("amul", players=5, seed=6)
    offered: dict[int, int] = {}
    for move in random_moves(table, 6):
        if move["do"] == "offer":
            offered[move["seat"]] = move["card"]
        elif move["do"] == "pick":
            market = {entry["card"]: entry["from"] for entry in table.view(None)["market"]}
            left = {card: seat for seat, card in offered.items() if card in market}
            filled = dict.fromkeys(set(market) - set(left))
            assert market == {**left, **filled}
        else:
            offered = {}


def test_a4_3_the_state_knows_who_offered_and_so_does_every_view_of_it() -> None:
    """A card that was filled in has nobody's name, and before the offers are turned up no seat has offered."""
    table = stacked(4)
    state: Any = table.seen_by(None).state
    assert [int(seat.offered) for seat in state.seats] == [0] * 8
    choices = {seat: hand_of(table, seat)[seat] for seat in range(4)}
    for seat, card in choices.items():
        assert not table.seen_by(None).state.seats["offered"].any()
        table.play({"seat": seat, "do": "offer", "card": card})
    for viewer in (None, *range(4)):
        offered = table.seen_by(viewer).state.seats["offered"].tolist()
        assert dict(enumerate(offered[:4])) == choices
        market = {entry["card"]: entry["from"] for entry in table.view(viewer)["market"]}
        assert {card: seat for card, seat in market.items() if seat is not None} == {
            card: seat for seat, card in choices.items()
        }
        again = position_of(table.view(viewer))
        assert again.state.seats["offered"].tolist() == offered
