"""The engine of a quick game: what other games bring in `wasm/module.py`, made of its declared parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np

from serai.bots import quick_playouts
from serai.bots.findings import LINE, MOST_FOUND
from serai.bots.plain_mind import PlainMind
from serai.bots.quick_playouts import ROWS, memory_of
from serai.bots.tastes import NO_TASTE
from serai.games.game import Game
from serai.games.quick_parts import MOST_NUMBERS, Form, Told
from serai.games.quick_position import MOST_CANDIDATES, QuickPosition
from serai.kernel.chance import Generator
from serai.kernel.rule import INTERPRETED, _compiled
from serai.kernel.schema import (
    NOBODY,
    Record,
    blank,
    i32,
    i64,
    one,
    place_of,
    several,
    u8,
    viewer_mask,
)
from serai.wasm import quick_rules
from serai.wasm.local_table import LINES_AT_ONCE, MOST_FOLLOWED

f64 = np.float64
LETTERS = 24
"""a number, a name or a bracket takes less room"""


class Nothing(Record):
    """Where other games have something."""

    nothing: int = one(u8, NOBODY, "nothing")


@cache
def quick_module(game: Game) -> SimpleNamespace:
    """The parts by the names that an engine knows."""
    quick = game.need("quick", "has no engine for the browser")
    position: type[QuickPosition] = quick.begin.__self__
    state, seats = position.record, game.most
    viewers = seats + 1
    setting: Any = _record("Setting", masks=several(u8, (viewers, state.dtype.itemsize), NOBODY, "what each may see"))
    seen: Any = _record(
        "Seen",
        is_shown=one(i64, NOBODY, "1: something was"),
        version=one(i64, NOBODY, "which version"),
        owing=one(i64, NOBODY, "who owed a decision, as bits"),
        state=one(state, NOBODY, "the state as it was shown"),
    )
    workspace: Any = _record(
        "Workspace",
        redacted=several(state, 1, NOBODY, "the state as one viewer may know it"),
        told=several(Told, 1, NOBODY, "what a move did"),
        ends=several(i64, viewers + 1, NOBODY, "where each text ends"),
    )
    memory: Any = memory_of(state)
    legal = position.moves.count
    names = max((len(verb.arguments) for verb in position.moves.values()), default=0)
    room = LETTERS * (2 * state.dtype.itemsize + legal * (names + 3) + (viewers + 1) * MOST_NUMBERS)
    table: Any = _record(
        "LocalTable",
        state=several(state, 1, NOBODY, "the game"),
        setting=several(setting, 1, NOBODY, "what is the same for all such games"),
        edition=several(Nothing, 1, NOBODY, "nothing"),
        priors=several(Nothing, 1, NOBODY, "nothing"),
        plan=several(Nothing, 1, NOBODY, "nothing"),
        slips=several(f64, len(PlainMind.slips), NOBODY, "by level, how far bots slip"),
        taste=several(f64, len(NO_TASTE), NOBODY, "nothing"),
        rows=several(u8, 1, NOBODY, "nothing"),
        letters=several(u8, 1, NOBODY, "nothing"),
        starts=several(i64, 1, NOBODY, "nothing"),
        shown=several(seen, viewers, NOBODY, "what each viewer was last shown"),
        viewers=several(u8, 1, NOBODY, "who looks"),
        workspace=several(workspace, 1, NOBODY, "room to write views and events"),
        seen=several(state, 1, NOBODY, "what the deciding seat knows"),
        search=several(memory, 1, NOBODY, "room for its search"),
        chance=one(Generator, NOBODY, "its own chance"),
        values=several(f64, legal, NOBODY, "what its moves are worth"),
        knew=several(state, 1, NOBODY, "the judge: what somebody knew"),
        knows=several(state, 1, NOBODY, "and knows now"),
        undealt=several(state, 1, NOBODY, "nothing"),
        moves=several(i64, (MOST_FOLLOWED, 2), NOBODY, "moves that it follows: whose, and which"),
        lines=several(f64, (LINES_AT_ONCE, 3 * seats + len(ROWS)), NOBODY, "how games end after them"),
        found=several(i64, (MOST_FOUND, LINE), NOBODY, "nothing"),
        about=several(f64, legal, NOBODY, "what it asks of each legal move"),
        asked=one(i64, NOBODY, "whose moves were listed last"),
        drawn_count=one(i64, NOBODY, "how many numbers were drawn"),
        drawn=several(i64, MOST_CANDIDATES, NOBODY, "what was drawn"),
        bag=several(i64, MOST_CANDIDATES, NOBODY, "from what"),
        numbers=several(i32, MOST_CANDIDATES + seats, NOBODY, "a chance outcome to be laid"),
        page=several(u8, room, NOBODY, "what is written"),
    )

    def lay_table(edition: Any, players: int, options: Mapping[str, Any]) -> Any:
        """A table before its first chance move, as an array of one."""
        tables = blank(table, 1)
        tables[0].state[0] = position.begin(edition, players, options, 0).state
        tables["setting"]["masks"][0, 0] = [viewer_mask(state, seat) for seat in (*range(seats), None)]
        tables["slips"][0] = list(PlainMind.slips.values())
        return tables

    parts: dict[str, Any] = {
        **position.compiled(),
        "MOST_MOVES": game.most_moves,
        "SEALED_STEPS": np.array([-1, *map(int, position.sealed_steps)]),
        "STATE": state.dtype,
        "STATE_SIZE": state.dtype.itemsize,
        "SETTING": setting.dtype,
        "WORKSPACE": workspace.dtype,
        "SEEN": seen.dtype,
        "SEEN_SIZE": seen.dtype.itemsize,
        "SEEN_STATE": place_of(seen, "state")[0],
    }
    texts = {**vars(quick_playouts), **vars(quick_rules)}
    known = {**texts, **parts}  # one for all: they call each other
    for name in texts:
        if name.startswith("text_"):
            known[name.removeprefix("text_")] = parts[name.removeprefix("text_")] = _made(known[name], known)
    return SimpleNamespace(
        **parts, LocalTable=table, Workspace=workspace, NET=None, lay_table=lay_table, names=_names(position)
    )


def _record(name: str, **fields: Any) -> type[Record]:
    return type(name, (Record,), fields)


def _made(text: Any, known: dict[str, Any]) -> Any:
    """A shared text that finds its parts among these. It is kept nowhere: an engine is kept as a whole."""
    made = FunctionType(text.__code__, known, text.__name__)
    return made if INTERPRETED else _compiled(made, None, no_cpython_wrapper=True)


def _names(position: type[QuickPosition]) -> Callable[[Any], dict[str, list[dict[str, int]]]]:
    """The arguments of chance outcomes; those of hands have the seats as keys."""
    seats = {str(seat): seat for seat in range(10)}
    named = {draw.argument: [seats] if draw.form is Form.HANDS else [] for draw in position.draws.values()}
    return lambda _edition: named
