"""`serai features`: records as named arrays, for research."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cyclopts import App

from serai.cli.options import FileName
from serai.cli.patience import patience
from serai.games import GAMES
from serai.kernel.errors import UserError

EXAMPLES = f"""\
One row per action, seen by the seat that decides. The tensors of each game are described in docs/reference.md.

    serai simulate {GAMES[0]} --games 100 --records games.jsonl
    serai features games.jsonl --output games.npz
    serai features games.jsonl --minari {GAMES[0]}/random-v0
"""

features = App(name="features", help_epilogue=EXAMPLES)


@features.default
def run(
    file: FileName, /, *, output: str = "features.npz", edition: str | None = None, minari: str | None = None
) -> int:
    """Turn records into named arrays.

    Parameters
    ----------
    file
        Records of one game, one per line; "-" is standard input.
    output
        Where the arrays go, as a compressed NumPy archive (.npz).
    edition
        The edition the records were played with, if it is a file of your own.
    minari
        Write a local data set of Minari with this name instead of the arrays. Needs serai[minari].
    """
    import numpy as np

    from serai.envs.features import features_of
    from serai.records.read import NotJson, entries

    def records() -> Iterator[Any]:
        for line, found in entries(file):
            if isinstance(found, NotJson):
                raise UserError(f"{file}:{line}: {found.reason}")
            yield found

    if minari is not None:
        from serai.envs.minari import write

        with patience():
            made = write(minari, records(), edition)
        print(f"{made.total_steps} actions in {made.total_episodes} episodes, one for each seat of each game: {minari}")
        return 0
    with patience():
        arrays = features_of(records(), edition)
    np.savez_compressed(output, **arrays)
    size = Path(output).stat().st_size
    print(f"{len(arrays['seat'])} actions of {int(arrays['record'].max()) + 1} games in {output}, {size} bytes:")
    for name, array in arrays.items():
        print(f"  {name}: {array.dtype.name}{list(array.shape)}")
    return 0
