"""Das Amulett's orders in advance."""

from __future__ import annotations

import random
from typing import Any

import pytest

from serai.games.amulett import orders
from serai.games.orders import Carry
from serai.games.plain_wording import find_wording
from serai.games.wording import Reader
from serai.played_game import PlayedGame


@pytest.fixture
def table() -> PlayedGame:
    """The first spell is up, and nobody has bid."""
    return PlayedGame.new("amulett", 3, seed=5)


def decide(table: PlayedGame, **order: Any) -> Any:
    (seat,) = table.to_move
    given = {"kind": "spell", "most": 3, "then": "bid", "only": "all", "round": 1, **order}
    return orders.decide(given, table.view(seat), table.edition)


def bid(seat: int, amount: int) -> dict[str, Any]:
    return {"seat": seat, "do": "bid_spell", "amount": amount}


def play_to(table: PlayedGame, step: str) -> None:
    chance = random.Random(1)
    while table.view(table.to_move[0])["step"] != step:
        table.play(chance.choice(table.legal(table.to_move[0])))


def test_up_to_the_limit_the_lowest_bid_is_made(table: PlayedGame) -> None:
    (seat,) = table.to_move
    assert decide(table) == Carry(bid(seat, 1), again=True)
    table.play(bid(seat, 2))
    (seat,) = table.to_move
    assert decide(table) == Carry(bid(seat, 3), again=True)
    assert decide(table, most=2) == Carry({"seat": seat, "do": "pass"}, again=True)


def test_a_spell_is_bid_for_only_once_so_the_limit_may_be_the_bid(table: PlayedGame) -> None:
    (seat,) = table.to_move
    assert decide(table, then="most") == Carry(bid(seat, 3), again=True)
    assert decide(table, then="most", most=40) == Carry(bid(seat, 6), again=True), "what there is"


def test_up_to_the_limit_one_may_want_to_be_asked(table: PlayedGame) -> None:
    (seat,) = table.to_move
    assert decide(table, then="ask") == "wait"
    assert decide(table, then="ask", most=0) == Carry({"seat": seat, "do": "pass"}, again=True)


def test_an_order_for_one_spell_ends_with_it(table: PlayedGame) -> None:
    spell = table.view(0)["auction"]["spell"]
    assert decide(table, only=spell) == Carry(bid(table.to_move[0], 1))
    for _ in range(3):
        table.play(table.legal(table.to_move[0])[0])
    assert decide(table, only=spell) == "drop"
    assert isinstance(decide(table), Carry)


def test_in_an_exchange_one_may_raise_again(table: PlayedGame) -> None:
    play_to(table, "bid")
    (seat,) = table.to_move
    lowest = {"seat": seat, "do": "bid", "amount": 1}
    party = table.view(seat)["party"]
    assert decide(table, kind="gem", only=party) == Carry(lowest, again=True)
    assert decide(table, kind="gem", only=party, most=0) == Carry({"seat": seat, "do": "pass"})


def test_an_order_waits_for_its_round_and_phase_and_not_beyond_them(table: PlayedGame) -> None:
    assert decide(table, kind="gem") == "wait"
    assert decide(table, round=2) == "wait"
    play_to(table, "bid")
    assert decide(table) == "drop"
    assert decide(table, kind="gem", round=0) == "drop"


def test_forms_are_for_the_auctions_to_come(table: PlayedGame) -> None:
    def bound() -> dict[str, int]:
        seat = table.to_move[0]
        wording: Any = find_wording("amulett", table.edition, Reader("de", ["Anna", "Ben", "Cleo"], seat))
        return {form.kind: form.bound["round"] for form in orders.forms(table.view(seat), wording)}

    assert bound() == {"spell": 1, "gem": 1}
    play_to(table, "bid")
    assert bound() == {"spell": 2, "gem": 1}
