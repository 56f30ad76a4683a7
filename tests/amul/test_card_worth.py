"""The numbers beside the cards: what they say is so, and all of it can be explained."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from serai.games.amul.edition.read import load
from serai.games.amul.explain import explain
from serai.played_game import PlayedGame
from serai.server.table.viewers.stream import Shown
from tests.support.amul_catalogue import catalogue
from tests.support.amul_scenes import random_moves
from tests.support.naive_scoring import NaiveScorer
from tests.views.test_updates import Follower

View = dict[str, Any]
EVERY = 19
"""moves from one look to the next: no multiple of any number of players, so that all steps and seats are met"""


def looks(players: int, seed: int) -> Iterator[tuple[int, View]]:
    """Now and then somebody's view of a random game."""
    table = PlayedGame.new("amul", players=players, seed=seed, options={"tea": 3})
    for count, _ in enumerate(random_moves(table, seed)):
        if count % EVERY == 0 and not table.over:
            yield count % players, table.view(count % players)


def position_of(card: int) -> str:
    edition = load()
    return edition.kinds[edition.cards[card - 1].kind].position


def before_and_after(view: View, seat: int, card: int) -> tuple[list[list[int]], list[list[int]]]:
    """The areas that a number compares, by the icons on the cards: as if the game ended before the move, or after."""
    areas = [[entry["card"] for entry in other["area"]] for other in view["seats"]]
    hand = view["seats"][seat]["hand"]
    others = areas[seat] + [held for held in hand if held != card and position_of(held) != "table"]
    lacking, having = areas[:], areas[:]
    lacking[seat], having[seat] = others, [*others, card]
    if card not in hand:
        return lacking, having
    if view["step"] != "play":
        return having, lacking
    before = lacking if position_of(card) == "table" else having
    return before, lacking if position_of(card) == "hand" else having


def looks_around(reason: dict[str, Any]) -> bool:
    """Whether other areas were looked at."""
    return any(found.get("scope", "own") != "own" for found in (reason, *reason.get("conditions", [])))


def parts(explained: dict[str, Any]) -> dict[str, tuple[int, bool]]:
    """Every row of a seat's explanation: its points, and whether others can change them."""
    found = {
        str(card["card"]): (card["points"], any(looks_around(reason) for reason in card["why"]))
        for card in explained["cards"]
    }
    return found | {row: (explained[row]["points"], True) for row in ("arab", "mongol")}


@pytest.mark.parametrize("players", [3, 5, 8])
def test_a_number_is_the_difference_of_two_score_sheets(players: int) -> None:
    """Counted by the naive scorer, with the card and without it."""
    for seat, view in looks(players, 5):
        for card in map(int, view["sure"]):
            before, after = (
                NaiveScorer(catalogue(), areas).result()["scores"][seat] for areas in before_and_after(view, seat, card)
            )
            assert view["sure"][str(card)] + view["unsure"][str(card)] == after - before


@pytest.mark.parametrize("players", [3, 8])
def test_points_with_the_hand_are_those_of_a_game_that_ends_now(players: int) -> None:
    """A10.1: the hand cards that count are laid down; the others' hands are secret, and stay out of it."""
    is_more = False
    for seat, view in looks(players, 7):
        own = view["seats"][seat]
        areas = [[entry["card"] for entry in other["area"]] for other in view["seats"]]
        areas[seat] += [held for held in own["hand"] if position_of(held) != "table"]
        assert own["points_with_hand"] == NaiveScorer(catalogue(), areas).result()["scores"][seat]
        assert all("points_with_hand" not in other for other in view["seats"] if other is not own)
        is_more |= own["points_with_hand"] > own["points"]
    assert is_more


@pytest.mark.parametrize("players", [3, 4])
def test_why_explains_all_of_a_number(players: int) -> None:
    """Row by row the two sheets differ by exactly what is shown: the sure points, and the others."""
    has_changed_others = False
    for seat, view in looks(players, 11):
        for card in map(int, view["sure"]):
            before, after = (parts(explain(load(), areas)[seat]) for areas in before_and_after(view, seat, card))
            sure = unsure = 0
            for row in {*before, *after}:
                difference = after.get(row, (0, False))[0] - before.get(row, (0, False))[0]
                _, is_unsure = after.get(row) or before[row]
                sure, unsure = sure + difference * (not is_unsure), unsure + difference * is_unsure
                has_changed_others |= difference != 0 and row != str(card)
            assert (view["sure"][str(card)], view["unsure"][str(card)]) == (sure, unsure)
    assert has_changed_others, "a card changes the points of other cards, too"


def test_at_reveal_a_card_with_both_icons_changes_nothing_and_a_card_for_the_hand_is_lost() -> None:
    """A6.2, A10.1."""
    seen: dict[str, list[int]] = {"table": [], "hand": [], "both": []}
    for seed in range(4):
        for seat, view in looks(4, seed):
            if view["step"] == "play":
                for card in view["seats"][seat]["hand"]:
                    seen[position_of(card)].append(view["sure"][str(card)])
    assert any(points > 0 for points in seen["table"])
    assert any(points < 0 for points in seen["hand"])
    assert seen["both"]
    assert not any(seen["both"])


def test_only_cards_in_sight_have_a_number() -> None:
    """A14: what a viewer may not see has none, and spectators have no numbers at all."""
    table = PlayedGame.new("amul", players=4, seed=2)
    for count, _ in enumerate(random_moves(table, 2)):
        if count % EVERY or table.over:
            continue
        view = table.view(1)
        in_sight = {*view["seats"][1]["hand"], *view["palace"], *view["bazaar"]}
        in_sight |= {entry["card"] for entry in view["market"]}
        assert set(map(int, view["sure"])) == set(map(int, view["unsure"])) == in_sight
        assert not {"sure", "unsure"} & table.view(None).keys()
        assert view["seats"][1]["counting"] == [c for c in view["seats"][1]["hand"] if position_of(c) != "table"]
        assert "counting" not in table.view(0)["seats"][1]


def test_who_comes_back_with_the_same_cards_finds_the_numbers_of_another_market() -> None:
    """Seat 0 offers the last card of its hand, picks it again, and looks only before and after."""
    table, follower, shown = PlayedGame.new("amul", players=3, seed=4), Follower(0), Shown()
    hand = table.view(0)["seats"][0]["hand"]
    follower.follow(table, shown.changes(table, [0])[0])
    for seat in range(3):
        table.play({"seat": seat, "do": "offer", "card": table.view(seat)["seats"][seat]["hand"][-1]})
    while table.view(0)["step"] == "pick":
        seat = table.to_move[0]
        table.play(next(move for move in table.legal(seat) if (move["card"] == hand[-1]) == (seat == 0)))
    follower.follow(table, shown.changes(table, [0])[0])
    assert follower.view["seats"][0]["hand"] == hand
    assert follower.view["sure"] == table.view(0)["sure"]
