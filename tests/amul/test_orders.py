"""Āmul's orders in advance."""

from __future__ import annotations

from typing import Any

import pytest

from serai.games.amul import orders
from serai.games.orders import Carry, filled_in
from serai.games.plain_wording import find_wording
from serai.games.wording import Reader
from serai.kernel.errors import UserError
from serai.played_game import PlayedGame


@pytest.fixture
def table() -> PlayedGame:
    return PlayedGame.new("amul", 3, seed=5)


def forms(table: PlayedGame, seat: int) -> dict[str, Any]:
    reader = Reader("en", ["Anna", "Ben", "Cleo"], seat)
    wording: Any = find_wording("amul", table.edition, reader)
    return {form.kind: form for form in orders.forms(table.view(seat), wording)}


def kind_of(table: PlayedGame, card: int) -> str:
    return str(table.edition.cards[card - 1].kind)


def decide(table: PlayedGame, seat: int, kind: str, cards: list[str], round_: int = 1) -> Any:
    return orders.decide({"kind": kind, "cards": cards, "round": round_}, table.view(seat), table.edition)


def offer_all(table: PlayedGame) -> None:
    for seat in range(3):
        table.play(table.legal(seat)[0])


def test_an_order_holds_for_the_next_time_that_its_step_comes(table: PlayedGame) -> None:
    assert {kind: form.bound["round"] for kind, form in forms(table, 0).items()} == dict.fromkeys(orders.STEPS, 1)
    table.play(table.legal(0)[0])
    assert forms(table, 0)["offer"].bound == {"round": 2}, "the card for this round is chosen"
    assert list(forms(table, 0)) == ["pick", "play", "effect", "offer"], "the next decision comes first"
    assert forms(table, 1)["offer"].bound == {"round": 1}


def test_what_is_offered_to_be_named_is_what_may_lie_there_then(table: PlayedGame) -> None:
    view = table.view(0)
    hand = {kind_of(table, card) for card in view["seats"][0]["hand"]}
    assert {choice.value for choice in forms(table, 0)["offer"].fields[0].choices} == hand
    offer_all(table)
    (seat,) = table.to_move
    market = {kind_of(table, lying["card"]) for lying in table.view(seat)["market"]}
    assert {choice.value for choice in forms(table, seat)["pick"].fields[0].choices} == market


def test_the_first_card_that_is_there_is_picked(table: PlayedGame) -> None:
    offer_all(table)
    (seat,) = table.to_move
    last = table.legal(seat)[-1]
    absent = next(kind for kind in table.edition.kinds if kind not in _market(table, seat))
    assert decide(table, seat, "pick", [absent, kind_of(table, last["card"])]) == Carry(last)
    assert decide(table, seat, "pick", [absent]) == "drop"


def _market(table: PlayedGame, seat: int) -> set[str]:
    return {kind_of(table, move["card"]) for move in table.legal(seat)}


def test_an_order_waits_for_its_step_and_not_beyond_it(table: PlayedGame) -> None:
    card = kind_of(table, table.legal(0)[0]["card"])
    assert decide(table, 0, "play", [card]) == "wait"
    assert decide(table, 0, "offer", [card], round_=2) == "wait"
    assert isinstance(decide(table, 0, "offer", [card]), Carry)
    offer_all(table)
    assert decide(table, table.to_move[0], "offer", [card]) == "drop"


def test_what_is_not_offered_is_refused_in_words(table: PlayedGame) -> None:
    known = list(forms(table, 0).values())
    for kind, values in (
        ("dance", {}),
        ("offer", {}),
        ("offer", {"cards": ["gold"] * 2}),
        ("offer", {"cards": "gold"}),
    ):
        with pytest.raises(UserError):
            filled_in(known, kind, values)


def test_orders_see_what_their_owner_sees(table: PlayedGame) -> None:
    offer_all(table)
    (seat,) = table.to_move
    other = PlayedGame(table.game, table.edition, table.seen_by(seat).imagine(9))
    assert forms(table, seat) == forms(other, seat)
