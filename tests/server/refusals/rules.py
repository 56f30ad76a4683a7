"""Records with one move that the rules refuse: a real game up to there, then a move that is wrong in some way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from serai.games import find_game
from serai.kernel.errors import IllegalMove
from serai.played_game import PlayedGame

Move = dict[str, Any]
TRIES = 3
"""wrong moves of each kind at each point of a game"""


def wrong_moves(draw: random.Random, moves: list[Move], at: int, players: int) -> Iterator[Move]:
    """What somebody may write down in place of the right move, or after the last one."""
    right = moves[min(at, len(moves) - 1)]
    seat = draw.choice([*range(players), None])
    yield {**right, "do": "dance"}
    yield {**right, "seat": 99}
    yield {key: value for key, value in right.items() if key in ("do", "seat")}
    yield {**right, "seat": draw.randrange(players)}
    for _ in range(TRIES):
        yield {**draw.choice(moves), "seat": seat}
        yield {**draw.choice(moves), "seat": right["seat"]}
        yield draw.choice(moves)
    yield moves[at - 1]
    for key, value in right.items():
        if key not in ("do", "seat"):
            yield {**right, key: "nothing"}
            for _ in range(TRIES):
                yield {**right, key: _another(draw, value)}


def _another(draw: random.Random, value: Any) -> Any:
    """Of the same kind, and mostly wrong."""
    match value:
        case bool():
            return not value
        case int():
            return draw.choice((value + 1, value - 1, 0, 99, 170))
        case [*items]:
            return draw.choice((items[1:], items[:1] * len(items), [*items, *items[:1]]))
        case dict():
            kept = dict(value)
            for name in draw.sample(sorted(kept), min(1, len(kept))):
                kept[name] = _another(draw, kept[name])
            return kept
        case _:
            return draw.choice(("gold", "red", "A1", "none"))


def refused_moves(game: str, seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """The ids of refusals, each with a record whose last move brings it about."""
    draw, described = random.Random(seed), find_game(game)
    players = described.fewest + seed % (described.most - described.fewest + 1)
    options = described.check_options({option.id: bool(seed) for option in described.options if option.kind == "flag"})
    record = _played(game, players, seed, options)
    moves = record["moves"]
    position = described.begin(described.load_edition(None), players, options, 0)
    for at in range(len(moves) + 1):
        for wrong in wrong_moves(draw, moves, at, players):
            try:
                position.copy().play(wrong, final=True)
            except IllegalMove as fault:
                yield fault.message, {**record, "moves": [*moves[:at], wrong]}
        if at < len(moves):
            position.play(moves[at], final=True)


def _played(game: str, players: int, seed: int, options: dict[str, Any]) -> dict[str, Any]:
    chance = random.Random(seed)
    table = PlayedGame.new(game, players, seed, options)
    while not table.over:
        table.advance(chance.choice(table.legal(table.to_move[0])))
    record = table.record()
    del record["result"]
    return record


def refused_records(game: str, seed: int) -> dict[str, dict[str, Any]]:
    """By each refusal that a random game has met, one record."""
    found: dict[str, dict[str, Any]] = {}
    for message, record in refused_moves(game, seed):
        found.setdefault(message, record)
    return found
