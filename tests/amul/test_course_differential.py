"""The course of the game against the reference engine: everything on the table after every move."""

from __future__ import annotations

import random
from typing import Any

import pytest

from serai.games.amul.rules.state import Seat, Source, State, Way
from serai.played_game import PlayedGame
from tests.support.amul_scenes import state_of, step_of
from tests.support.reference_amul import ReferenceGame

WAYS = {way.value: way.name.lower() for way in Way}
# Every number of players without Tea and with the recommended amount, and every other amount once.
GAMES = [*((n, 0) for n in range(3, 9)), *((n, n) for n in range(3, 9)), *((3 + tea % 6, tea) for tea in range(1, 9))]
ONE_AFTER_THE_OTHER = ("pick", "effect")
SOURCES = {source.value: source.name.lower() for source in Source if source}


def ours(table: PlayedGame) -> dict[str, Any]:
    state: State = state_of(table)
    seats = state.seats[: state.players]
    return {
        "round": state.turn,
        "step": step_of(table),
        "to_move": list(table.to_move),
        "order": state.order[: state.order_size] if step_of(table) in ONE_AFTER_THE_OTHER else None,
        "deck": state.deck[state.dealt : state.deck_size],
        "market": sorted(state.market[: state.market_size]),
        "palace": sorted(state.palace[: state.palace_size]),
        "bazaar": sorted(state.bazaar[: state.bazaar_size]),
        "removed": sorted(state.removed[: state.removed_size]),
        "hands": [sorted(seat.hand[: seat.hand_size]) for seat in seats],
        "areas": [sorted(area_with_ways(seat)) for seat in seats],
        "effects": [SOURCES.get(seat.effect) for seat in seats],
    }


def area_with_ways(seat: Seat) -> list[tuple[int, str]]:
    size = seat.area_size
    return [(card, WAYS[way]) for card, way in zip(seat.area[:size], seat.way[:size], strict=True)]


def theirs(game: ReferenceGame) -> dict[str, Any]:
    return {
        "round": game.round,
        "step": game.step,
        "to_move": game.to_move(),
        "order": game.order if game.step in ONE_AFTER_THE_OTHER else None,
        "deck": game.deck,
        "market": sorted(game.market),
        "palace": sorted(game.palace),
        "bazaar": sorted(game.bazaar),
        "removed": sorted(game.removed),
        "hands": [sorted(player.hand) for player in game.players],
        "areas": [sorted(player.area) for player in game.players],
        "effects": [player.effect for player in game.players],
    }


def in_order(moves: list[dict[str, Any]]) -> list[Any]:
    return sorted(moves, key=str)


@pytest.mark.parametrize(("players", "tea"), GAMES)
def test_same_game(players: int, tea: int) -> None:
    seed = 10 * players + tea
    draw = random.Random(seed)
    table = PlayedGame.new("amul", players=players, seed=seed, options={"tea": tea})
    game = ReferenceGame(players, tea, table.record()["moves"][0])
    while True:
        assert ours(table) == theirs(game)
        if table.over:
            break
        for seat in range(players):
            assert in_order(table.legal(seat)) == in_order([dict(move) for move in game.legal(seat)])
        # Now and then a seat that has already chosen changes its mind.
        changes = [s for s in range(players) if table.legal(s)] if draw.random() < 0.1 else table.to_move
        move = draw.choice(table.legal(draw.choice(changes)))
        table.play(move)
        game.play(move)
