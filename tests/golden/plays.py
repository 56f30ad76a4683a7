"""The golden playthroughs as a seat's browser meets them: for tests of the client without a server.

    python -m tests.golden.plays

Writes web/plays/NAME.json, the messages of a server about a whole game, and web/plays/answers.json, what a server
answers to the questions of every table.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from serai.server.table.stream import Stream
from serai.server.table.viewing import Shown, view_for
from tests.golden.playthroughs import PLAYTHROUGHS, WATCHER, Playthrough, course, played
from tools.site import answers

FOLDER = Path(__file__).parents[2] / "web" / "plays"


def messages(playthrough: Playthrough) -> dict[str, Any]:
    """What the watcher's browser gets of a game, and its score sheet where the game has one.

    A step has the move that was made, and the update that tells of it; none where the watcher sees no difference.
    """
    stream, shown = Stream(), Shown()
    found = []
    for table, move in course(playthrough):
        inner = table.inner
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


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for playthrough in PLAYTHROUGHS:
        (FOLDER / f"{playthrough.name}.json").write_bytes(msgspec.json.encode(messages(playthrough)))
    kept = {f"/{path}": msgspec.Raw(content) for path, content in answers(hosts=True)}
    (FOLDER / "answers.json").write_bytes(msgspec.json.encode(kept))


if __name__ == "__main__":
    main()
