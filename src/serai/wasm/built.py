"""Engines that have been built, beside the compiled rules that they were made from."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import gettempdir

from serai.games import GAMES, find_game
from serai.kernel.rule import folder_of

DESCRIPTION, MODULE = "engine.json", "engine.wasm"


def playable() -> list[str]:
    """The games that have an engine for the browser."""
    return [game for game in GAMES if find_game(game).brings("wasm.module")]


@cache
def folder(game: str) -> Path:
    """Where the engine of the present rules and the built-in edition lies, or will lie."""
    chosen = find_game(game)
    kept = folder_of(f"{chosen.package}.wasm.module") or Path(gettempdir())
    return kept / f"engine-{chosen.load_edition(None).hash}"


def is_built(game: str) -> bool:
    """Whether it lies there."""
    return (folder(game) / DESCRIPTION).is_file()


def build(game: str) -> None:
    """Build it. The description comes last, so that nobody meets half an engine."""
    from serai.wasm import engine  # with the compiler, which a server does not need

    built = engine.build(game)
    folder(game).mkdir(parents=True, exist_ok=True)
    for name, content in ((MODULE, built.module), (DESCRIPTION, built.description)):
        fresh = folder(game) / f"{name}.new"
        fresh.write_bytes(content)
        fresh.replace(folder(game) / name)
