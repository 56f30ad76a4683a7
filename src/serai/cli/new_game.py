"""`serai new-game`: a package to start a game of your own."""

from __future__ import annotations

from pathlib import Path

from cyclopts import App

EXAMPLES = """\
The package is a small, complete game with a simultaneous step, a die and a draw in mid-game. Change it bit by bit into
your own, and check it after each change. docs/write-a-game.md is the guide.

    serai new-game moon_garden
    pip install -e moon_garden
    serai check-game moon_garden
"""

new_game = App(name="new-game", help_epilogue=EXAMPLES)


@new_game.default
def run(name: str, /, *, folder: Path | None = None) -> int:
    """Create a package for a new game: rules, words in both languages, rule book, tests.

    Parameters
    ----------
    name
        The name of the package and the game: small letters, digits and _.
    folder
        A new or empty folder to write to; by default one with the game's name, here.
    """
    from serai.scaffold import create

    place = folder or Path(name)
    for file in create(name, place):
        print(file)
    print(f"next: pip install -e {place}, then serai check-game {name}")
    return 0
