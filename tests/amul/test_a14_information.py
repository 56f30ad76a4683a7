"""A14: what everybody, one seat, or nobody may know."""

from __future__ import annotations

import json
from typing import Any

import pytest

from serai.played_game import PlayedGame
from tests.support.amul_catalogue import in_use, numbers_of
from tests.support.amul_scenes import hand_of, play_round, play_step, random_game, random_moves, stacked, state_of


def public(view: dict[str, Any]) -> dict[str, Any]:
    """What must be the same in every view."""
    own = ("seat", "history", "legal", "gains", "sure", "unsure", "unseen")
    shared = {name: value for name, value in view.items() if name not in own}
    shared["seats"] = [
        {name: value for name, value in seat.items() if name not in ("hand", "choice", "counting", "points_with_hand")}
        for seat in view["seats"]
    ]
    return shared


def test_a14_1_public_things_are_the_same_for_everybody() -> None:
    table = PlayedGame.new("amul", players=4, seed=3, options={"tea": 4})
    for count, _ in enumerate(random_moves(table, 3)):
        if count % 7 == 0:
            expected = public(table.view(None))
            assert [public(table.view(seat)) for seat in range(4)] == [expected] * 4


def test_a14_1_a_spectator_sees_the_table() -> None:
    table = stacked(3, first=1)
    play_round(table)
    view = table.view(None)
    state = state_of(table)
    assert view["options"] == {"tea": 0}
    assert (view["round"], view["rounds"], view["step"]) == (2, 9, "offer")
    assert (view["start"], view["first_pick"]) == (1, 2)
    assert view["palace"] == state.palace[: state.palace_size]
    assert view["bazaar"] == state.bazaar[: state.bazaar_size]
    assert [entry["card"] for entry in view["market"]] == state.market[: state.market_size]
    assert view["removed"] == state.removed[: state.removed_size]
    assert view["deck"] == state.deck_size - state.dealt
    assert [seat["hand_size"] for seat in view["seats"]] == [6, 6, 6]
    for seen, seat in zip(view["seats"], state.seats, strict=False):
        assert [entry["card"] for entry in seen["area"]] == seat.area[: seat.area_size]


def test_a14_2_the_own_hand_and_choice_are_private() -> None:
    table = stacked(3)
    card = hand_of(table, 1)[2]
    table.play({"seat": 1, "do": "offer", "card": card})
    own = table.view(1)["seats"][1]
    assert own["choice"] == card
    assert card in own["hand"]
    for viewer in (None, 0, 2):
        seen = table.view(viewer)["seats"][1]
        assert seen["chosen"] is True
        assert "hand" not in seen
        assert "choice" not in seen


def test_a14_2_a_changed_choice_changes_nothing_for_others() -> None:
    table = stacked(3)
    first, second = hand_of(table, 1)[:2]
    table.play({"seat": 1, "do": "offer", "card": first})
    before = [json.dumps(table.view(viewer)) for viewer in (None, 0, 2)]
    table.play({"seat": 1, "do": "offer", "card": second})
    table.play({"seat": 1, "do": "offer", "card": second})
    assert [json.dumps(table.view(viewer)) for viewer in (None, 0, 2)] == before


def test_a14_3_a_picked_card_is_known_until_it_leaves_the_hand() -> None:
    table = PlayedGame.new("amul", players=4, seed=5)
    known: list[set[int]] = [set() for _ in range(4)]
    sealed: dict[int, int] = {}
    for move in random_moves(table, 5):
        if move["do"] == "pick":
            known[move["seat"]].add(move["card"])
        elif move["do"] in ("offer", "play"):
            sealed[move["seat"]] = move["card"]
            if len(sealed) == 4:
                for seat, card in sealed.items():
                    known[seat].discard(card)
                sealed = {}
        if not table.over:
            assert [set(seat["known"]) for seat in table.view(None)["seats"]] == known


@pytest.mark.parametrize("tea", [0, 3])
def test_a14_3_unseen_cards_are_the_cards_in_use_minus_those_seen(tea: int) -> None:
    table = PlayedGame.new("amul", players=3, seed=8, options={"tea": tea})
    for count, _ in enumerate(random_moves(table, 8)):
        if count % 5 or table.over:
            continue
        state = state_of(table)
        hidden = set(state.deck[state.dealt : state.deck_size])
        for viewer in (None, 0, 1, 2):
            others = [seat for seat in range(3) if seat != viewer]
            in_hands = {card for seat in others for card in state.seats[seat].hand[:6] if card}
            known = {card for seat in table.view(None)["seats"] for card in seat["known"]}
            assert table.view(viewer)["unseen"] == sorted(hidden | in_hands - known)
        assert set(table.view(None)["unseen"]) <= set(in_use(3, tea, "market"))


def test_a14_4_at_the_end_all_hands_become_public() -> None:
    table = random_game(4, 2)
    for viewer in (None, 0, 3):
        view = table.view(viewer)
        laid = [event for event in view["history"] if event["event"] == "laid_down"]
        assert [len(event["cards"]) + len(event["removed"]) for event in laid] == [5] * 4
        assert view["unseen"] == []


def test_a14_4_the_order_of_the_deck_is_hidden_until_the_end() -> None:
    table = PlayedGame.new("amul", players=3, seed=1, options={"tea": 8})
    assert not table.seen_by(0).state.deck.any()
    assert not table.seen_by(None).state.deck.any()
    over = random_game(3, 1, tea=8)
    deck = over.record()["moves"][0]["deck"]
    assert over.seen_by(None).state.deck[len(deck) - 8 : len(deck)].tolist() == deck[-8:]


def test_a14_5_a_view_holds_no_deck_and_no_sealed_moves() -> None:
    table = stacked(3)
    began = table.view(0)["history"][0]
    assert began == {"event": "began", "first": 0}
    table.play(table.legal(1)[0])
    assert not [event for event in table.view(0)["history"] if event["event"] == "offered"]
    play_step(table, "offer")
    offered = [event["seat"] for event in table.view(0)["history"] if event["event"] == "offered"]
    assert offered == [0, 1, 2]


def test_a14_5_only_the_own_deals_show_their_cards() -> None:
    table = stacked(3)
    for viewer in (None, 0, 1, 2):
        for event in table.view(viewer)["history"]:
            if event["event"] == "dealt":
                assert ("cards" in event) == (event["seat"] == viewer)


def test_a14_6_the_whole_public_history_stays_visible() -> None:
    table = PlayedGame.new("amul", players=3, seed=4)
    moves = list(random_moves(table, 4))
    history = table.view(None)["history"]
    told = {
        verb: [event["card"] for event in history if event["event"] == event_name]
        for verb, event_name in (("pick", "picked"), ("effect", "took"))
    }
    assert told["pick"] == [move["card"] for move in moves if move["do"] == "pick"]
    assert told["effect"] == [move["take"] for move in moves if move["do"] == "effect"]
    revealed = sorted(event["card"] for event in history if event["event"] == "revealed")
    assert revealed == sorted(move["card"] for move in moves if move["do"] == "play")
    removed = [card for event in history if event["event"] == "emptied" for card in event["cards"]]
    assert set(removed) <= set(table.view(None)["removed"])


def test_a14_7_copies_are_told_apart_by_their_numbers() -> None:
    """Two Silver cards in one hand are two different moves."""
    silver = numbers_of("silver")[:2]
    table = stacked(3, hands={0: silver})
    moves = [move["card"] for move in table.legal(0)]
    assert set(silver) <= set(moves)
    assert len(moves) == len(set(moves)) == 6
