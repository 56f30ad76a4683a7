"""Nothing that a seat could not know changes its review."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import serai
from serai.records.editions import ChosenEditions
from serai.records.replay import read_head, replay_head
from tests.reviews.games import played


def kept_to_the_end(record: dict[str, Any]) -> list[list[int]]:
    """Āmul: the cards that each seat was dealt and still held when the game ended, so that nobody had seen them."""
    head = read_head(record, ChosenEditions())
    moves = record["moves"]
    shown = {move["card"] for move in moves if move["do"] in ("offer", "pick", "play")}
    deck = moves[0]["deck"]
    laid_down = [event for event in replay_head(head).told(0) if event["event"] == "laid_down"]
    return [
        [
            card
            for event in laid_down
            if event["seat"] == seat
            for card in event["cards"] + event["removed"]
            if card in deck and card not in shown
        ]
        for seat in range(head.players)
    ]


def exchanged(record: dict[str, Any], one: int, other: int) -> dict[str, Any]:
    """The same moves, but two cards of the deck have changed places."""
    twin = copy.deepcopy(record)
    deck = twin["moves"][0]["deck"]
    places = deck.index(one), deck.index(other)
    deck[places[0]], deck[places[1]] = other, one
    del twin["result"]
    return twin


def test_cards_that_others_held_to_the_end_change_no_judgement() -> None:
    """Āmul: they are laid down at the end, so only the last step of the split may know of them."""
    record = played("amul", 4, 5)
    held = kept_to_the_end(record)
    viewer = 0
    pairs = [(one, other) for one in held[1] for other in held[2]]
    assert pairs
    differing = 0
    for one, other in pairs[:2]:
        twin = exchanged(record, one, other)
        was, now = (serai.review(found, [viewer], worlds=16).seats[0] for found in (record, twin))
        assert was.decisions == now.decisions
        assert was.moments == now.moments
        assert was.ribbon[:-1] == now.ribbon[:-1]
        if was.result == now.result:
            assert was.parts == now.parts
        was, now = (serai.review(found, [viewer], worlds=16, opened=True).seats[0] for found in (record, twin))
        differing += was.decisions != now.decisions
    assert differing, "with all cards open it must make a difference, or this test proves nothing"


def test_spells_that_were_never_turned_up_change_nothing() -> None:
    """Das Amulett: the whole review is the same."""
    record = played("amulett", 3, 2)
    twin = copy.deepcopy(record)
    shuffled = next(move for move in twin["moves"] if "deck" in move)
    told = [event for event in replay_head(read_head(record, ChosenEditions())).told(None) if "spell" in event]
    seen = {event["spell"] for event in told}
    unseen = [place for place, spell in enumerate(shuffled["deck"]) if spell not in seen][-2:]
    assert len(unseen) == 2
    one, other = unseen
    deck = shuffled["deck"]
    deck[one], deck[other] = deck[other], deck[one]
    assert serai.review(record, worlds=10) == serai.review(twin, worlds=10)


@pytest.mark.parametrize("seat", [0, 2])
def test_the_deck_that_was_never_dealt_changes_nothing(seat: int) -> None:
    record = played("amul", 3, 6, tea=8)  # without Tea all cards are dealt
    deck = record["moves"][0]["deck"]
    twin = exchanged(record, deck[-1], deck[-2])
    assert serai.review(record, [seat], worlds=12) == serai.review(twin, [seat], worlds=12)
