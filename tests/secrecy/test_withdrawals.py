"""Taking a move back tells nobody what is hidden: worlds that a viewer cannot tell apart give the same bytes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from serai.played_game import PlayedGame
from serai.server.table.viewers.stream import Stream

MOST_MOVES = 60


def messages(table: PlayedGame, album: Any, stream: Stream, viewer: int | None) -> bytes | None:
    """The update that a viewer is sent, as server/table/viewers/audience.py makes it."""
    (changes,) = table.changes((viewer,), album)
    may_withdraw = viewer is not None and viewer == table.withdrawable
    return stream.show(changes, table.news(viewer, stream.told), None, may_withdraw=may_withdraw)


def told(world: PlayedGame, move: dict[str, Any], viewer: int | None) -> list[bytes | None]:
    """All that a viewer is sent of a move and of its withdrawal; none where the move stays."""
    album, stream = world.album(), Stream()
    stream.name, stream._opening, stream.told = "same", b'{"type":"update","revision":"same.', world.told_count
    world.changes((viewer,), album)
    world.play(move)
    sent = [messages(world, album, stream, viewer)]
    if world.withdrawable == move["seat"]:
        world.withdraw(move["seat"])
        sent.append(messages(world, album, stream, viewer))
    return sent


@pytest.mark.parametrize(
    ("game", "players", "options"), [("amul", 3, {"tea": 0}), ("amul", 5, {"tea": 5}), ("amulett", 3, {})]
)
def test_worlds_that_a_viewer_cannot_tell_apart_give_the_same_bytes(
    game: str, players: int, options: dict[str, Any]
) -> None:
    draw = random.Random(players)
    table = PlayedGame.new(game, players, 6, options)
    compared = 0
    for number in range(MOST_MOVES):
        move = draw.choice(table.legal(draw.choice(table.to_move)))
        tried = table.copy()
        tried.play(move)
        if tried.withdrawable is not None:
            viewer = (None, *range(players))[number % (players + 1)]
            other = table.copy()
            other._position = table.seen_by(viewer).imagine(number)
            sent = told(table.copy(), move, viewer)
            assert sent == told(other, move, viewer)
            assert len(sent) == 2
            compared += None not in sent
        table.play(move)
    assert compared > 8
