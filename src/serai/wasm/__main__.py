"""Builds the engines for the browser into src/serai/engines/, where the server finds them.

    python -m serai.wasm [--force] [GAME …]

Nothing is done for a game whose rules and edition have not changed since the last build.
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import perf_counter

from serai.games import GAMES, find_game
from serai.kernel.rule import text_hash_of
from serai.wasm import engine

FOLDER = Path(__file__).resolve().parent.parent / "engines"


def is_built(game: str) -> bool:
    """Whether a game's engine is that of the present sources."""
    stamp = FOLDER / f"{game}.stamp"
    return stamp.is_file() and stamp.read_text("utf-8") == _fingerprint(game)


def build(game: str) -> None:
    """Build a game's engine; nobody meets a half-written one."""
    began = perf_counter()
    wanted = _fingerprint(game)
    built = engine.build(game)
    FOLDER.mkdir(exist_ok=True)
    for ending, content in (("wasm", built.module), ("json", built.description), ("stamp", wanted.encode())):
        fresh = FOLDER / f"{game}.{ending}.new"
        fresh.write_bytes(content)
        fresh.replace(FOLDER / f"{game}.{ending}")
    size, seconds = len(built.module) // 1024, perf_counter() - began
    print(f"the engine of {find_game(game).title}: {size} kB, {seconds:.0f} s", file=sys.stderr, flush=True)


def _fingerprint(game: str) -> str:
    chosen = find_game(game)
    return f"{text_hash_of(f'{chosen.package}.wasm.module')} {chosen.load_edition(None).hash}"


def main(words: list[str]) -> None:
    chosen = [word for word in words if not word.startswith("-")]
    for game in chosen or [game for game in GAMES if find_game(game).brings("wasm.module")]:
        if "--force" in words or not is_built(game):
            build(game)


if __name__ == "__main__":
    main(sys.argv[1:])
