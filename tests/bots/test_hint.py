"""Hints: the judge's move, the next best one, and a reason that is true."""

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
from serai.bots.judge import WORLDS_AT_ONCE, thousandths
from serai.bots.registry import make
from serai.bots.sight import Sight
from serai.games.amul.edition.read import load
from tests.bots.board import holds
from tests.bots.scenes import decisions

GAMES = ("amul", "amulett")
BUDGET = Budget(simulations=80)


def some(game: str, seed: int = 4, every: int = 23, count: int = 6, **options: Any) -> list[Sight]:
    """Decisions with a choice."""
    found = (sight for sight in decisions(game, 4, seed, options, every) if len(sight.legal) > 1)
    return list(islice(found, count))


@pytest.mark.parametrize("game", GAMES)
def test_with_a_budget_of_worlds_a_hint_is_always_the_same(game: str) -> None:
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


@pytest.mark.parametrize("count", [50, pytest.param(1000, marks=pytest.mark.rare)])
@pytest.mark.parametrize("game", GAMES)
def test_no_hint_shows_the_lower_number_or_a_reason_that_is_not_true(game: str, count: int) -> None:
    """In positions of games between bots of all kinds; the board is read from the view alone."""
    reasons: list[str] = []
    for number in range(count):
        sight = sight_from(game, number)
        told = hint(sight, Budget(simulations=60))
        if told.other is None:
            continue
        assert thousandths(told.win) >= thousandths(told.other_win)
        assert {*map(str, (told.move, told.other))} <= {*map(str, sight.legal)}
        if told.why is not None:
            assert told.why.share >= 1 / 3 - 0.001
            assert holds(sight, told.move, told.other, told.why), (told, sight.view)
            reasons.append(told.why.reason)
    assert len(reasons) >= count / 5
    assert len(set(reasons)) >= 4


def sight_from(game: str, number: int) -> Sight:
    """A decision with a choice, each from another game, later and later in it."""
    players, bots = 3 + number % 3, [make(name, game) for name in ("greedy", "easy", "medium")]
    table, wanted = Table.new(game, players=players, seed=f"hints {number}"), 7 * number % 97
    while True:
        for seat in table.to_move:
            sight = Sight.of(table, seat, number)
            move = bots[(seat + number) % len(bots)].decide(sight).move
            wanted -= len(sight.legal) > 1
            if wanted < 0 and len(sight.legal) > 1:
                return sight
            table.play(move)
            if table.over:
                table = Table.new(game, players=players, seed=f"hints {number} {wanted}")
                break


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
def test_without_time_every_move_is_still_tried(game: str) -> None:
    told = hint(some(game, count=1)[0], Budget(milliseconds=0.001))
    assert told.other is not None
    assert 0 < told.worlds <= WORLDS_AT_ONCE


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
                table.play(hint(sight, BUDGET).move if seat == 0 else others.decide(sight).move)
        won += 0 in (table.result or {})["winners"]
    assert won == 2
