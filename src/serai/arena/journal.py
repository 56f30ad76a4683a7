"""The memory of a match: finished games in a file, one per line, so that a match can be taken up again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import msgspec

from serai.arena.match import Match
from serai.arena.play import GameOutcome
from serai.kernel.errors import UserError

FORMAT = "serai-match/1"


def read_journal(path: Path, match: Match) -> list[GameOutcome]:
    """Read the games already played; refuse a file of another match. A game whose line is cut short is played again."""
    if not path.exists() or path.stat().st_size == 0:
        return []
    head, *lines = path.read_bytes().splitlines()
    if _parsed(head, dict) != _head(match):
        raise UserError(
            f"{path} holds another match: repeat its game, players, bots, seed and options, or name another file"
        )
    outcomes = {outcome.number: outcome for line in lines if (outcome := _parsed(line, GameOutcome)) is not None}
    return [outcomes[number] for number in sorted(outcomes)]


@contextmanager
def open_journal(path: Path, match: Match) -> Iterator[IO[bytes]]:
    """The file, ready for one line per game."""
    before = path.read_bytes() if path.exists() else b""
    with path.open("ab") as file:
        if not before:
            _write(file, _head(match))
        elif not before.endswith(b"\n"):
            file.write(b"\n")
        yield file


def write_outcome(file: IO[bytes], outcome: GameOutcome) -> None:
    """Add a game; it is on its way to the disk at once."""
    _write(file, outcome)


def _write(file: IO[bytes], entry: object) -> None:
    file.write(msgspec.json.encode(entry) + b"\n")
    file.flush()


def _head(match: Match) -> dict[str, Any]:
    return {"format": FORMAT, **match.described()}


def _parsed(line: bytes, form: Any) -> Any:
    try:
        return msgspec.json.decode(line, type=form)
    except msgspec.MsgspecError:
        return None
