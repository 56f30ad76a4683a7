"""The golden playthroughs as a seat's browser meets them: for tests of the client without a server.

    python -m tests.golden.plays

Writes web/plays/NAME.json, the messages of a server about a whole game, web/plays/answers.json, what a server answers
to the questions of every table, web/plays/worlds.json, games that a seat cannot tell from each other, and in
web/plays/engine what a device plays with.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec

from serai.played_game import PlayedGame
from serai.server.table.viewers.stream import Shown, Stream, view_for
from serai.wasm import built
from serai.wasm.engine import need
from tests.golden.playthroughs import PLAYTHROUGHS, WATCHER, Playthrough, course, played
from tests.secrecy import test_amul_worlds as amul_worlds
from tests.secrecy import test_amulett_worlds as amulett_worlds
from tests.support import hidden_amulett
from tools.site import answers

FOLDER = Path(__file__).parents[2] / "web" / "plays"


def messages(playthrough: Playthrough) -> dict[str, Any]:
    """What the watcher's browser gets of a game, and its score sheet where the game has one.

    A step has the move that was made, and the update that tells of it; none where the watcher sees no difference.
    """
    stream, shown = Stream(), Shown()
    found: list[dict[str, Any]] = []
    for table, move in course(playthrough):
        inner = table.inner
        for shot in inner.take_shots():
            changes, *_ = shown.changes_at(shot, [WATCHER])
            step = stream.show(changes, inner.news(WATCHER, stream.told, shot.told), None)
            found.append({"move": None, "update": None if step is None else msgspec.Raw(step)})
        changes, *_ = shown.changes(inner, [WATCHER])
        may_withdraw = inner.withdrawable == WATCHER
        update: bytes | None
        if move is None:
            update = stream.begin(view_for(inner, WATCHER), inner.told_count, None, may_withdraw=may_withdraw)
        else:
            update = stream.show(changes, inner.news(WATCHER, stream.told), None, may_withdraw=may_withdraw)
        found.append({"move": move, "update": None if update is None else msgspec.Raw(update)})
    table = played(playthrough)
    pad = table.game.part("pad")
    sheet = pad.sheet_of(table.view(None), table.edition) if pad and hasattr(pad, "sheet_of") else None
    about = {"game": playthrough.game, "players": playthrough.players, "seat": WATCHER}
    return {**about, "steps": found, "score": sheet}


def worlds(game: str) -> tuple[PlayedGame, PlayedGame]:
    """A game, and another one that the watcher cannot tell from it though hidden things differ."""
    if game == "amul":
        here = amul_worlds.played(3, seed=5, moves=13, tea=0)
        log = amul_worlds.other_world(here, WATCHER, seed=1)
    else:
        draw = random.Random(3)
        here = next(amulett_worlds.moments(amulett_worlds.started(3, True, seed=7), draw, until=250))
        log = hidden_amulett.other_world(here, WATCHER, draw)
    assert log != here.log
    return here, PlayedGame.restore(game, here.players, log, here.options, seed="another")


def views_of_worlds(game: str) -> list[list[dict[str, Any]]]:
    """What each seat sees in one world and in the other."""
    here, there = worlds(game)
    return [[here.view(seat), there.view(seat)] for seat in range(here.players)]


def write_engine(game: str) -> None:
    """As a server hands it out."""
    folder = FOLDER / "engine"
    folder.mkdir(exist_ok=True)
    for name in (built.DESCRIPTION, built.MODULE):
        (folder / name.replace("engine", game)).write_bytes((need(game) / name).read_bytes())


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for playthrough in PLAYTHROUGHS:
        (FOLDER / f"{playthrough.name}.json").write_bytes(msgspec.json.encode(messages(playthrough)))
    pairs = {game: views_of_worlds(game) for game in ("amul", "amulett")}
    (FOLDER / "worlds.json").write_bytes(msgspec.json.encode(pairs))
    for game in built.playable():
        write_engine(game)
    kept = {f"/{path}": msgspec.Raw(content) for path, content in answers(hosts=True)}
    (FOLDER / "answers.json").write_bytes(msgspec.json.encode(kept))


if __name__ == "__main__":
    main()
