"""The public log of a server: which deals it has promised, and which games came of them, each entry over all before it.

Only digests are in it, so it tells no card, no table and nobody's name. `docs/deals.md` says what it proves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from serai.kernel.deal import canonical, digest

FORMAT = "serai-log/1"
BEGINNING = ""
"""what the first entry follows"""


class PublicEntry(NamedTuple):
    """The promise of a deal, or the end of a game that was dealt so."""

    number: int
    """from 1, without gaps"""
    day: str
    """of the server, in UTC; never earlier than that of the entry before"""
    commitment: str
    """the promise, as everybody at the table sees it before the game"""
    result: str
    """the digest of the finished game (`digest_of_game`); empty for a promise"""
    head: str
    """the digest of this entry and, by it, of all before"""


class BrokenLog(Exception):
    """An entry is not what follows those before it."""

    def __init__(self, number: int, reason: str):
        super().__init__(f"entry {number} {reason}")
        self.number, self.reason = number, reason


def digest_of_game(deal: Mapping[str, Any], moves: Sequence[Any], result: object) -> str:
    """Return the digest of a finished game: with the secret in it, which nobody can guess, it tells nothing."""
    dealt = {key: deal[key] for key in ("commitment", "secret", "salts")}
    return digest({**dealt, "moves": moves, "result": result})


def following(last: PublicEntry | None, day: str, commitment: str, result: str = "") -> PublicEntry:
    """Return the entry that comes after another one. A clock that was set back changes no order."""
    number, day = (1, day) if last is None else (last.number + 1, max(day, last.day))
    return PublicEntry(number, day, commitment, result, _head(last, number, day, commitment, result))


def verified(entries: Iterable[PublicEntry], last: PublicEntry | None = None) -> Iterator[PublicEntry]:
    """Yield entries that follow each other, the first of them another one; raise BrokenLog at one that does not."""
    for entry in entries:
        number = 1 if last is None else last.number + 1
        if entry.number != number:
            raise BrokenLog(number, f"is missing: {entry.number} comes in its place")
        if last is not None and entry.day < last.day:
            raise BrokenLog(number, "is of an earlier day than the one before")
        if entry.head != _head(last, *entry[:4]):
            raise BrokenLog(number, "does not follow from the one before")
        last = entry
        yield entry


def end_of(entries: int, head: str) -> bytes:
    """Return what a server signs: how long its log is, and what the last entry covers."""
    return canonical({"format": FORMAT, "entries": entries, "head": head})


def _head(last: PublicEntry | None, number: int, day: str, commitment: str, result: str) -> str:
    before = BEGINNING if last is None else last.head
    return digest({"before": before, "number": number, "day": day, "commitment": commitment, "result": result})
