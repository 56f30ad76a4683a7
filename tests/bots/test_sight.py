"""A policy at a table: the observations and actions of the environments, from a Sight."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import serai
from serai.bots.bot import Bot, Thought
from serai.bots.sight import Sight
from serai.games.game import Move
from serai.kernel.errors import UserError
from serai.table import Table

GAMES = ("amul", "amulett")


class Policy(Bot):
    """What `serai.PolicyBot` does, by hand and with dice for a policy; it checks what a policy may rely on."""

    def decide(self, sight: Sight, budget: object = None) -> Thought:  # noqa: ARG002
        rng, move = np.random.default_rng(sight.seed % 2**32), None
        while move is None:
            observation, mask = sight.observation(), sight.mask
            assert observation["players"] == [sight.players]
            move = sight.move_of(int(rng.choice(np.flatnonzero(mask))))
        assert move in sight.legal
        return Thought(move)


@pytest.mark.parametrize("game", GAMES)
def test_a_policy_plays_whole_games(game: str) -> None:
    table = Table.new(game, players=3, seed=3)
    bots = [Policy(game), serai.make_bot("random", game), serai.make_bot("greedy", game)]
    while not table.over:
        seat = table.to_move[0]
        sight = Sight.of(table, seat)
        thought = bots[seat].decide(sight)
        assert bots[seat].decide(sight) == thought, "the same Sight gives the same decision"
        table.play(thought.move)
    assert table.result is not None
    places = table.game.standings(table.result).places
    assert sum(places) == pytest.approx(0)
    assert {seat for seat, place in enumerate(places) if place == max(places)} == set(table.result["winners"])


def said_after(sight: Sight, path: tuple[int, ...] = ()) -> list[Move]:
    """All moves that can be said and begin with these actions."""
    fresh = replace(sight)
    move = None
    for action in path:
        move = fresh.move_of(action)
    if move is not None:
        return [move]
    return [move for action in np.flatnonzero(fresh.mask) for move in said_after(sight, (*path, int(action)))]


@pytest.mark.parametrize("game", GAMES)
def test_every_legal_move_can_be_said_in_one_way(game: str) -> None:
    table = Table.new(game, players=3, seed=5)
    for _ in range(12):
        sight = Sight.of(table, table.to_move[0])
        assert sorted(map(str, said_after(sight))) == sorted(map(str, sight.legal))
        table.play(sight.legal[0])


def test_what_is_not_legal_is_refused() -> None:
    table = Table.new("amul", players=3, seed=5)
    sight = Sight.of(table, table.to_move[0])
    for action in (int(sight.mask.argmin()), -1, 9999):
        with pytest.raises(UserError, match="not legal here"):
            sight.move_of(action)
    assert sight.move_of(int(sight.mask.argmax())) in sight.legal
