"""How the memory of an engine is laid out, for browsers.

A description holds the memory of a table before its first move for every number of players and all options. These
differ little from each other, so one is kept whole and the others as what is different. Each way to play a house rule
turns bits of its own, whatever else is chosen. It belongs to one edition; the module is the same for all.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator, Mapping
from itertools import groupby, product
from typing import Any

import numpy as np

from serai.bots.hint import SECOND
from serai.bots.levels import LEVELS
from serai.bots.mind import mind_of
from serai.bots.net_file import TrainedNet
from serai.games.game import Game
from serai.games.options import Option, Value
from serai.kernel.move_log import MOST_CHANGES, MOST_WITHDRAWN
from serai.kernel.names import BLANK, LONGEST_NAME
from serai.kernel.schema import Bytes, Record, place_of
from serai.wasm.built import Part
from serai.wasm.judge_plan import plan_of

FORMAT = "serai-engine/13"
"""what is exported and described: a page from before a change must not take an engine from after it"""
LAID_OUT_UP_TO = "shown"
"""the first field of a game's `LocalTable` that is empty before the first move"""
NEAR = 16
"""differences that are closer than this are kept as one"""


def describe(game: Game, part: Part, edition: Any) -> dict[str, Any]:
    """What a browser has to know of the engine's memory to play with an edition."""
    record: type[Record] = part.LocalTable
    size = place_of(record, LAID_OUT_UP_TO)[0]
    tables = [(seats, chosen, _memory(part, edition, seats, chosen, size)) for seats, chosen in _tables(game)]
    first = tables[0][2]
    return {
        "format": FORMAT,
        "game": game.id,
        "edition": edition.id,
        "edition_hash": edition.hash,
        "size": record.dtype.itemsize,
        "page": place_of(record, "page")[0],
        "numbers": place_of(record, "numbers")[0],
        "ends": place_of(record, "workspace")[0] + place_of(part.Workspace, "ends")[0],
        "names": part.names(edition),
        "defaults": game.check_options({}),
        "pad_options": getattr(part, "PAD_OPTIONS", None),
        "companion": _companion(record) if hasattr(record, "known") else None,
        "start_player": game.start_player,
        "reveals": None if game.reveals is None else sorted(game.reveals),
        "limits": {
            "changes": MOST_CHANGES,
            "withdrawn": MOST_WITHDRAWN,
            "name": LONGEST_NAME,
            "blank": BLANK,
        },
        "bags": {seats: game.bags(edition, seats) for seats in range(game.fewest, game.most + 1)},
        "cards": game.cards(edition),
        "levels": {
            level.name: {
                "net": level.net,
                "slips": level.name in mind_of(game.id).net_slips,
                "budget": level.budget and {"simulations": level.budget.simulations, "ms": level.budget.milliseconds},
            }
            for level in LEVELS.values()
        },
        "net": _net(game, part, edition),
        "hint": {"ms": SECOND.milliseconds},
        "judge": plan_of(game, part, edition),
        "memory": _text(first),
        "tables": [
            {"players": seats, "options": chosen, "differences": list(_differences(first, memory))}
            for seats, chosen, memory in tables
        ],
        "house": _house(game, part, edition, size),
    }


def _net(game: Game, part: Part, edition: Any) -> dict[str, Any] | None:
    """The file of the net that comes with the game, and where it is laid; None where it has learned another edition."""
    if part.NET is None or part.NET.objection(game, edition):
        return None
    at, size = place_of(part.LocalTable, "net")
    return {"at": at, "size": size, "file": net_mark(part.NET)}


def net_mark(net: TrainedNet) -> str:
    """What the file of a net is called by its content."""
    return hashlib.sha256(net.nets.tobytes()).hexdigest()[:16]


def _companion(record: type[Record]) -> dict[str, list[int]]:
    """Where the numbers of a companion lie: the first byte, and how many bytes."""
    return {name: list(place_of(record, name)) for name in ("known", "reckoned")}


def _tables(game: Game) -> Iterator[tuple[int, dict[str, Value]]]:
    """Every number of players with all options but house rules."""
    plain = [option for option in game.options if not option.house]
    for seats in range(game.fewest, game.most + 1):
        for values in product(*map(_values, plain)):
            yield seats, dict(zip([option.id for option in plain], values, strict=True))


def _house(game: Game, part: Part, edition: Any, size: int) -> dict[str, dict[str, Any]]:
    """Each house rule with its default, and the bits that are turned where it is played another way."""
    usual = game.check_options({})
    first = _memory(part, edition, game.fewest, usual, size)

    def turned(option: Option, word: str) -> list[tuple[int, str]]:
        other = _memory(part, edition, game.fewest, {**usual, option.id: word}, size)
        return list(_differences(np.zeros_like(first), first ^ other))

    return {
        option.id: {"default": option.default, "turned": {word: turned(option, word) for word in option.words[1:]}}
        for option in game.options
        if option.house
    }


def _values(option: Option) -> list[Value]:
    match option.kind:
        case "flag":
            return [False, True]
        case "choice":
            return list(option.words)
        case _:
            return list(range(option.least or 0, (option.most or 0) + 1))


def _memory(part: Part, edition: Any, players: int, options: Mapping[str, Value], size: int) -> Bytes:
    memory: Bytes = part.lay_table(edition, players, options).view(np.uint8)[:size]
    return memory


def _differences(first: Bytes, other: Bytes) -> Iterator[tuple[int, str]]:
    """Where a memory is different from the first, and the bytes that lie there."""
    places = np.flatnonzero(first != other)
    pieces = np.cumsum(np.diff(places, prepend=places[:1]) > NEAR)
    for _, piece in groupby(zip(pieces.tolist(), places.tolist(), strict=True), key=lambda pair: pair[0]):
        found = [place for _, place in piece]
        yield found[0], _text(other[found[0] : found[-1] + 1])


def _text(memory: Bytes) -> str:
    return base64.b64encode(memory.tobytes()).decode()
