"""Two worlds that a viewer cannot tell apart look alike, to the byte, on every channel (A14).

The second world is the first one with the cards permuted that the viewer has not seen by the end: every public move is
the same, hidden hands, the deck and sealed choices differ.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from serai import IllegalMove
from serai.games.game import Move
from serai.played_game import PlayedGame

VIEWERS = (None, 0, 1)


def bytes_of(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()


def played(players: int, seed: int, moves: int, tea: int) -> PlayedGame:
    """A random game after this many moves; sealed steps are left half chosen as often as not."""
    table = PlayedGame.new("amul", players=players, seed=seed, options={"tea": tea})
    chance = random.Random(seed)
    for _ in range(moves):
        if table.over:
            break
        table.play(chance.choice(table.legal(chance.choice(table.to_move))))
    return table


def renamed(move: Move, names: dict[int, int]) -> Move:
    move = dict(move)
    if move["do"] == "setup":
        move["deck"] = [names.get(card, card) for card in move["deck"]]
    elif move.get("card") is not None:
        move["card"] = names.get(move["card"], move["card"])
    return move


def other_world(table: PlayedGame, viewer: int | None, seed: int) -> list[Move]:
    """The moves of a world that the viewer cannot tell from this one."""
    unseen = table.view(viewer)["unseen"]
    shuffled = list(unseen)
    random.Random(seed).shuffle(shuffled)
    names = dict(zip(unseen, shuffled, strict=True))
    return [renamed(move, names) for move in table.log]


def everything(table: PlayedGame, viewer: int | None) -> bytes:
    """All that reaches a viewer at this moment: the redacted state, the view, the answers to moves that are refused."""
    answers: list[dict[str, Any]] = []
    if viewer is not None:
        for move in attempts(table, viewer):
            try:
                events = PlayedGame.restore("amul", table.players, table.log, table.options).play(move)
                answers.append({"told": [event for event in events if event["event"] not in ("dealt", "filled")]})
            except IllegalMove as refusal:
                answers.append({"rule": refusal.rule, "reason": refusal.reason, "arguments": refusal.arguments})
    state: bytes = table.seen_by(viewer).state.tobytes()
    return state + bytes_of([table.view(viewer), answers])


def attempts(table: PlayedGame, viewer: int) -> list[dict[str, Any]]:
    """Moves that are refused whatever is hidden: cards of others, of the deck, of no deck, and of other seats."""
    unseen = table.view(viewer)["unseen"][:2]
    moves = [{"seat": viewer, "do": verb, "card": card} for verb in ("offer", "pick", "play") for card in unseen]
    return [*moves, *({"seat": viewer, "do": "effect", "take": card} for card in (*unseen, 0, 173, 10**30))]


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("tea", [0, 3])
def test_worlds_that_a_viewer_cannot_tell_apart_look_alike(players: int, tea: int) -> None:
    for seed, moves in ((1, 17), (2, 64)):
        table = played(players, seed, moves, tea)
        for viewer in (None, 1):
            log = other_world(table, viewer, seed)
            assert log != table.log
            twin = PlayedGame.restore("amul", players, log, table.options)
            assert everything(twin, viewer) == everything(table, viewer)


@pytest.mark.parametrize("players", [3, 5, 8])
def test_every_earlier_moment_and_every_event_looked_alike_too(players: int) -> None:
    table = played(players, 11, 20 * players, 0)
    for viewer in VIEWERS:
        data = PlayedGame.empty("amul", players), PlayedGame.empty("amul", players)
        for moves in zip(table.log, other_world(table, viewer, 5), strict=True):
            for world, move in zip(data, moves, strict=True):
                world.play_final(move, final=False)
            seen = [world.seen_by(viewer).state.tobytes() + bytes_of(world.view(viewer)) for world in data]
            assert seen[0] == seen[1]


@pytest.mark.parametrize("players", [3, 6])
def test_a_changed_sealed_choice_is_invisible_and_so_is_the_order_of_choosing(players: int) -> None:
    table = PlayedGame.new("amul", players=players, seed=4)
    eager = PlayedGame.new("amul", players=players, seed=4)
    last = players - 1
    for seat in range(1, last):
        table.play(table.legal(seat)[0])
    for seat in reversed(range(1, last)):
        for move in (*eager.legal(seat), eager.legal(seat)[3]):
            eager.play(move)
    for viewer in (None, 0, last):
        assert bytes_of(table.view(viewer)) == bytes_of(eager.view(viewer))


@pytest.mark.parametrize("players", [3, 4, 8])
def test_the_generator_and_the_deck_are_in_no_view(players: int) -> None:
    table = played(players, 2, 40, 0)
    for viewer in (None, *range(players)):
        seen = table.seen_by(viewer).state
        assert seen.chance.key == 0
        assert not seen.deck.any()
        assert "setup" not in bytes_of(table.view(viewer)).decode()
