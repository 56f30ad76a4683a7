"""Builds the engines for the browser; nothing is done for one that is there.

python -m serai.wasm [--force] [GAME …]
"""

from __future__ import annotations

import sys
from time import perf_counter

from serai.games import find_game
from serai.wasm.built import MODULE, folder, is_built, playable
from serai.wasm.engine import build


def main(words: list[str]) -> None:
    chosen = [word for word in words if not word.startswith("-")]
    for game in chosen or playable():
        if "--force" in words or not is_built(game):
            began = perf_counter()
            build(game)
            size, seconds = (folder(game) / MODULE).stat().st_size // 1024, perf_counter() - began
            print(f"the engine of {find_game(game).title}: {size} kB, {seconds:.0f} s", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
