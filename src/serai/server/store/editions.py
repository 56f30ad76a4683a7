"""The editions that tables can be made with: the built-in ones and the operator's own, never a path from outside.

A game may take days, and meanwhile the operator may correct a file or remove it. Therefore the store keeps the text of
every own edition, and a table goes on with the very edition it was made with.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol, TypeVar

import msgspec

from serai.games import GAMES, find_game, left_out_if_broken, offered
from serai.games.edition_report import fit_the_rules, report_on
from serai.games.game import Edition
from serai.kernel.errors import UserError
from serai.kernel.toml_reader import EditionFault
from serai.records.editions import game_of
from serai.server import wire
from serai.server.base.logs import log
from serai.server.base.refusals import BROKEN_RULE, NOT_NOW, UNKNOWN, Refuse
from serai.wasm.built import Part, engine_part, is_built, module_of, playable
from serai.wasm.description import describe

MOST_RECALLED = 200
"""editions kept in memory that are in none of the operator's files"""


@dataclass(frozen=True)
class Listed:
    """An edition, ready for tables and for clients."""

    game: str
    edition: Edition
    content: bytes
    """the whole edition as JSON, for clients"""
    file: Path | None = None
    """the operator's own; None for a built-in one"""

    @property
    def id(self) -> str:
        return self.edition.id

    @property
    def hash(self) -> str:
        return self.edition.hash


Named = TypeVar("Named", Listed, Edition)
ReadText = Callable[[str, str], Awaitable[Listed]]
"""reads the text of a file for a game, which may be any visitor's: where it cannot hold up a table"""


class Archive(Protocol):
    """The part of a store that keeps editions."""

    async def keep_edition(self, game: str, edition_hash: str, text: str) -> None: ...

    async def kept_edition(self, game: str, edition_hash: str) -> str | None: ...


class Editions:
    """All editions of one server, read once at the start; faulty files are reported then."""

    def __init__(self, archive: Archive, folder: Path, read: ReadText):
        self._archive, self._read = archive, read
        self._offered: list[Listed] = []
        for game in offered():
            with left_out_if_broken(game):
                self._offered.append(load(game))
        for file in sorted(folder.glob("*.toml")):
            named = game_of(file)
            if named is None:
                raise UserError(f"{file}: 'game' must be one of {', '.join(GAMES)}")
            self._offer(load(named, file))
        self._recalled: OrderedDict[tuple[str, str], Listed] = OrderedDict()

    def _offer(self, own: Listed) -> None:
        for other in self.of(own.game):
            if other.id == own.id:
                raise UserError(f"{other.file} and {own.file} both have the id {own.id!r}: give each an id of its own")
        self._offered.append(own)

    async def keep(self) -> None:
        """Put the texts of the operator's own editions into the archive."""
        for own in self._offered:
            if own.file is not None:
                await self._archive.keep_edition(own.game, own.hash, own.file.read_text("utf-8-sig"))

    def of(self, game: str) -> list[Listed]:
        return [listed for listed in self._offered if listed.game == game]

    def named(self, game: str, name: str | None) -> Listed:
        """Return the edition a person chose; the first one is the default."""
        return chosen(self.of(game), name)

    def installed(self) -> dict[str, list[Edition]]:
        """Return all editions by game."""
        return {game: [listed.edition for listed in self.of(game)] for game in GAMES}

    async def with_hash(self, game: str, edition_hash: str) -> Listed:
        """Return the very edition a table was made with."""
        for listed in self.of(game):
            if listed.hash == edition_hash:
                return listed
        found = self._recalled.get((game, edition_hash)) or await self._recall(game, edition_hash)
        if found is None:
            raise Refuse(UNKNOWN, "server-edition-gone")
        return self._remember(found)

    def _remember(self, listed: Listed) -> Listed:
        self._recalled[listed.game, listed.hash] = listed
        if len(self._recalled) > MOST_RECALLED:
            self._recalled.popitem(last=False)
        return listed

    async def take_in(self, listed: Listed, text: str) -> Listed:
        """Keep an edition that somebody brings along, for the table that is made with it."""
        await self._archive.keep_edition(listed.game, listed.hash, text)
        return self._remember(listed)

    async def _recall(self, game: str, edition_hash: str) -> Listed | None:
        """Return an edition whose file has been changed or removed since."""
        text = await self._archive.kept_edition(game, edition_hash)
        if text is None:
            return None
        try:
            recalled = await self._read(game, text)
        except UserError as fault:
            log.warning("a kept edition cannot be read", extra={"edition": edition_hash, "reason": str(fault)})
            return None
        # It corrects a built-in edition, which may be another one in this serai than in the one that stored it.
        return recalled if recalled.hash == edition_hash else None


def chosen(choices: Sequence[Named], name: str | None) -> Named:
    """Return the one with this id; the first one is the default."""
    for choice in choices:
        if name in (None, choice.id):
            return choice
    raise Refuse(BROKEN_RULE, "server-no-edition", editions=", ".join(choice.id for choice in choices))


def load(game: str, file: Path | None = None) -> Listed:
    """The built-in edition of a game, or that of a file."""
    edition: Any = find_game(game).load_edition(None if file is None else str(file))
    return Listed(game, edition, msgspec.json.encode(edition), file)


def read_text(game: str, text: str) -> Listed:
    """Return the edition that the text of a file describes."""
    with _as_file(text) as file:
        listed = load(game, file)
        fit_the_rules(game, listed.edition)
        return listed


async def read_here(game: str, text: str) -> Listed:
    """Read it in this process, which plays nothing."""
    return read_text(game, text)


def check_text(game: str, text: str) -> wire.EditionCheck:
    """Return what `serai edition check` says about the text of a file."""
    try:
        with _as_file(text) as file:
            found = report_on(game, file)
    except EditionFault as fault:
        return wire.EditionCheck(sound=False, faults=list(fault.faults))
    return wire.EditionCheck(
        sound=True,
        id=found.edition.id,
        hash=found.edition.hash,
        changes=[str(change) for change in found.changes],
        notes=found.notes,
    )


def need_engine(game: str) -> Part:
    """Return what an engine of the game is made of, or refuse while it is not built."""
    if game not in playable() or not is_built(game):
        raise Refuse(NOT_NOW, "server-no-engine")
    return engine_part(find_game(game))


def prepare(listed: Listed) -> wire.PreparedEdition:
    """Return what a browser needs to play and score with an edition by itself, as with the built-in one."""
    part = need_engine(listed.game)
    engine = {**describe(find_game(listed.game), part, listed.edition), "module": module_of(listed.game)}
    return wire.PreparedEdition(listed.id, listed.hash, msgspec.json.decode(listed.content), engine)


@contextmanager
def _as_file(text: str) -> Iterator[Path]:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "edition.toml"
        file.write_text(text, "utf-8")
        try:
            yield file
        except EditionFault as fault:  # no table names this file
            raise EditionFault(*(line.removeprefix(f"{file}: ") for line in fault.faults)) from None
