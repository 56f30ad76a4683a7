"""The editions that tables can be made with: the built-in ones and the operator's own, never a path from outside."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from serai.games import GAMES, find_game
from serai.kernel.game import Edition
from serai.server.refusals import BROKEN_RULE, UNKNOWN, Refuse


@dataclass(frozen=True)
class Listed:
    """An edition and the source it is loaded from."""

    game: str
    id: str
    hash: str
    source: str | None
    edition: Edition
    content: bytes
    """the whole edition as JSON, for clients"""


class Editions:
    """All editions of one server, read once at the start; a faulty file is told then."""

    def __init__(self, folder: Path | None = None):
        self._all: list[Listed] = [self._load(game, None) for game in GAMES]
        for file in sorted(folder.glob("*.toml")) if folder else []:
            self._all.append(self._load(_game_of(file), str(file)))

    @staticmethod
    def _load(game: str, source: str | None) -> Listed:
        edition: Any = find_game(game).load_edition(source)
        return Listed(game, edition.id, edition.hash, source, edition, msgspec.json.encode(edition))

    def of(self, game: str) -> list[Listed]:
        return [listed for listed in self._all if listed.game == game]

    def named(self, game: str, name: str | None) -> Listed:
        """The edition a person chose; the first one is the default."""
        choices = self.of(game)
        for listed in choices:
            if name in (None, listed.id):
                return listed
        raise Refuse(BROKEN_RULE, "server-no-edition", editions=", ".join(listed.id for listed in choices))

    def with_hash(self, game: str, edition_hash: str) -> Listed:
        """The very edition a table was made with."""
        for listed in self.of(game):
            if listed.hash == edition_hash:
                return listed
        raise Refuse(UNKNOWN, "server-edition-gone", hash=edition_hash[:16])


def _game_of(file: Path) -> str:
    import tomllib

    from serai.kernel.errors import UserError

    try:
        game = tomllib.loads(file.read_text("utf-8")).get("game")
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise UserError(f"{file}: not a TOML file: {fault}") from None
    if game not in GAMES:
        raise UserError(f"{file}: 'game' must be one of {', '.join(GAMES)}")
    return str(game)
