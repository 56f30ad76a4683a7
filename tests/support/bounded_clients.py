"""Games as the server plays them, for tests/support/bounded.py.

What clients send is compiled code's only food from outside, so every decision comes after lies about it.
"""

from __future__ import annotations

import random
from time import time
from typing import Any

from serai.games import find_game
from serai.games.game import Move
from serai.kernel.errors import UserError
from serai.server.rows.table import SeatDoc, TableDoc
from serai.server.table.game.live_game import LiveGame
from serai.server.table.viewers.stream import Shown
from serai.server.wire import Act

WRONG: tuple[Any, ...] = (
    2**31,
    2**63 - 1,
    -1,
    -(2**63),
    10**30,
    0,
    255,
    256,
    0.5,
    True,
    None,
    "1",
    [1],
    [10**9],
    {"a": 1},
)


def table_of(game: str, players: int) -> LiveGame:
    rules = find_game(game)
    edition = rules.load_edition(None)
    doc = TableDoc(
        id="bounded",
        game=game,
        players=players,
        edition=edition.id,
        edition_hash=edition.hash,
        options=rules.check_options({}),
        access="public",
        level="easy",
        seconds=None,
        chat=False,
        seats=[SeatDoc(kind="person", name=f"{seat}", holder=f"{seat}") for seat in range(players)],
        host=None,
        secret="b0",  # noqa: S106
        created=0.0,
    )
    return LiveGame(doc, edition, [])


def lies_about(move: Move, chance: random.Random) -> Move:
    """The move with one part of it changed, or another move's parts."""
    part = chance.choice([name for name in move if name != "seat"])
    value = move[part]
    if isinstance(value, list) and value and chance.random() < 0.5:
        return {**move, part: [*value[:-1], chance.choice(WRONG)]}
    return {**move, part: chance.choice(WRONG)}


def lie(game: str, players: int) -> int:
    """A whole game with lies before every move; returns how many decisions it had."""
    chance = random.Random(game)
    live, shown, decisions = table_of(game, players), Shown(), 0
    viewers = (None, *range(players))
    while not live.table.over:
        seat = chance.choice(live.table.to_move)
        legal = live.table.legal(seat)
        for number in range(3):
            lie = lies_about(chance.choice(legal), chance)
            if lie not in legal:
                decisions += is_refused(live, seat, Act(id=f"lie {number}", version=live.table.version, move=lie))
        told = live.table.told_count
        live.act(seat, Act(id=f"{decisions}", version=live.table.version, choice=chance.randrange(len(legal))), time())
        live.settle()
        shown.changes(live.table, viewers)
        for viewer in viewers:
            live.table.news(viewer, told)
        decisions += 1
    return decisions


def is_refused(live: LiveGame, seat: int, act: Act) -> bool:
    length = len(live.table.log)
    try:
        live.act(seat, act, time())
    except UserError:
        assert len(live.table.log) == length
        return True
    raise AssertionError(f"{act.move} was taken")
