"""Das Amulett: how simulated seats bid where the gems of an exchange would win the game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from serai.bots.mind import chances_of
from serai.games.amulett.bot.edition_priors import priors_of
from serai.games.amulett.bot.mind import PLAN
from serai.games.amulett.bot.rollout_policy import cards_to_bid, make_up_minds, note_all
from serai.games.amulett.bot.search_memory import SearchMemory
from serai.games.amulett.rules.state import Step
from serai.kernel.schema import blank
from tests.amulett.scenes import Scene

ONE_GEM_LEFT = ["red", "red", "yellow", "yellow", "green", "green", "grey"]
KEYS = range(1, 21)


def exchange(*hands: str) -> Scene:
    """All metals are accepted, and the first seat wins the game with the gem that lies there."""
    board = {"D2": ["red"]}
    return Scene.at("exchange", players=len(hands), party="D2", board=board, gems=[ONE_GEM_LEFT], hands=hands)


def highest_bid(scene: Scene, key: int) -> tuple[int, int]:
    """Everybody bids as in a simulated game: the seat that gets the gem, and what it gives."""
    state, data, priors = scene.state, scene.position.data, priors_of(scene.position.edition, 3)[0]
    state.chance.key = np.uint64(key)
    memory: Any = blank(SearchMemory, 1)[0]
    note_all(memory.notes[0], state, data, priors)
    make_up_minds(memory, state, data, priors, PLAN[0].noise)
    highest = (-1, 0)
    while state.step == Step.BID:
        seat, cards = scene.to_move(), int(cards_to_bid(memory, state, priors))
        if cards:
            highest = (seat, cards)
            scene.do(seat, "bid", amount=cards)
        else:
            scene.do(seat, "pass")
    return highest


@pytest.mark.parametrize("key", KEYS)
def test_who_can_give_most_for_a_victory_gets_it(key: int) -> None:
    assert highest_bid(exchange("g" * 6, "g" * 5, "g" * 5), key) == (0, 6)


@pytest.mark.parametrize("key", KEYS)
def test_a_victory_is_stopped_but_for_no_more_than_that_takes(key: int) -> None:
    """Those who had stopped it went on bidding against each other, with all their cards."""
    winner, cards = highest_bid(exchange("gg", "g" * 9, "g" * 9), key)
    assert winner in (1, 2)
    assert 2 <= cards < 9


def test_a_victory_that_nobody_can_stop_is_certain() -> None:
    known = exchange("g" * 6, "g" * 5, "g" * 5).position.seen_by(0)
    with chances_of("amulett").outlook(known, 0, 1) as outlook:
        assert (outlook.ends([], range(60)).wins == [1.0, 0.0, 0.0]).all()
