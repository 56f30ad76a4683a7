"""Hints: the search's move and how it would end, beside the next best one."""

from __future__ import annotations

import pickle
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from serai import Table
from serai.bots import hint as hints
from serai.bots.budget import Budget
from serai.bots.greedy_bot import GreedyBot
from serai.bots.hint import Hint, hint
from serai.bots.registry import make
from serai.bots.sight import Sight
from serai.games.amul.edition.read import load
from tests.bots.scenes import decisions

GAMES = ("amul", "amulett")
BUDGET = Budget(simulations=150)


def some(game: str, seed: int = 4, every: int = 23, count: int = 6, **options: Any) -> list[Sight]:
    """Decisions with a choice."""
    found = (sight for sight in decisions(game, 4, seed, options, every) if len(sight.legal) > 1)
    return list(islice(found, count))


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_what_the_search_would_do(game: str) -> None:
    compared = 0
    for sight in some(game):
        told = hint(sight, BUDGET)
        assert told.move == make("classic:150", game).decide(sight).move
        assert told.simulations == 150
        if told.other is not None:
            assert told.other in sight.legal
            assert told.other != told.move
            assert told.worlds == 150
            assert all(row.error >= 0.0 for row in told.rows)
            compared += 1
    assert compared >= 4


@pytest.mark.parametrize("game", GAMES)
def test_with_a_budget_of_simulations_a_hint_is_always_the_same(game: str) -> None:
    for sight in some(game, count=3):
        assert hint(sight, BUDGET) == hint(pickle.loads(pickle.dumps(sight)), BUDGET)  # noqa: S301 - our own bytes


@pytest.mark.parametrize(
    ("game", "options"), [("amul", {"tea": 2}), ("amulett", {}), ("amulett", {"experienced": True})]
)
def test_worlds_a_seat_cannot_tell_apart_give_the_same_hint(game: str, options: dict[str, Any]) -> None:
    different = 0
    for sight in some(game, seed=6, every=17, count=7, **options):
        world = sight.position.imagine("another world")
        seen = world.seen_by(sight.seat)
        assert hint(sight, BUDGET) == hint(replace(sight, position=seen, legal=seen.legal(sight.seat)), BUDGET)
        different += world.state.tobytes() != sight.position.state.tobytes()
    assert different > 3


def test_another_card_of_the_same_kind_is_no_other_move() -> None:
    """People call both by the same name."""
    edition, met = load(), 0
    for sight in some("amul", seed=8, every=3, count=40):
        told = hint(sight, Budget(simulations=40))
        if told.other is None:
            continue
        kinds = [edition.cards[card - 1].kind if card else None for card in map(card_in, (told.move, told.other))]
        assert kinds[0] != kinds[1]
        legal = [edition.cards[card - 1].kind for move in sight.legal if (card := card_in(move))]
        met += legal.count(kinds[0] or "") > 1
    assert met > 0


def card_in(move: dict[str, Any]) -> int | None:
    card: int | None = move["take"] if move["do"] == "effect" else move["card"]
    return card


@pytest.mark.parametrize("game", GAMES)
def test_time_is_kept_as_far_as_it_can_be(game: str) -> None:
    told = hint(some(game, count=1)[0], Budget(milliseconds=30))
    assert told.rows
    assert hints.FEWEST_WORLDS <= told.worlds <= hints.MOST_WORLDS


@pytest.mark.parametrize("game", GAMES)
def test_where_there_is_one_move_there_is_nothing_to_think_about(game: str) -> None:
    sight = replace(some(game, count=1)[0], legal=[{"seat": 0, "do": "pass"}])
    assert hint(sight) == Hint({"seat": 0, "do": "pass"})


@pytest.mark.parametrize("game", GAMES)
def test_interpreted_rules_are_too_slow_for_more_than_a_glance(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "INTERPRETED", True)
    sight = some(game, count=1)[0]
    assert hint(sight) == Hint(GreedyBot(game).decide(sight).move)


@pytest.mark.parametrize("game", GAMES)
def test_who_follows_hints_does_well(game: str) -> None:
    """One seat does what it is told, all others play at random."""
    won = 0
    for seed in range(2):
        table, others = Table.new(game, players=3, seed=seed), make("random", game)
        while not table.over:
            for seat in table.to_move:
                sight = Sight.of(table, seat, seed)
                table.play(hint(sight, Budget(simulations=20)).move if seat == 0 else others.decide(sight).move)
        won += 0 in (table.result or {})["winners"]
    assert won == 2
