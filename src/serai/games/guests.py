"""Games in other people's packages: found by entry points, looked through before they are let in.

These checks are cheap, because every `serai` command makes them: the texts must be Python and Fluent, no event may be
lost (yielded.py), and the package must describe its game. Rules are imported when they are needed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any

from serai.games.faults import GameFault, fault_of
from serai.games.yielded import CARRY_OUT, lost_in

if TYPE_CHECKING:
    from serai.games.game import Game

GROUP = "serai.games"
POSITIONS = ("quick.py", "position.py")
"""where the game in progress is: as rules, or in ordinary Python"""


def guests() -> list[EntryPoint]:
    """Return the entry points of admitted packages. `SERAI_GUESTS` names them; if it is not set, all are."""
    named = os.environ.get("SERAI_GUESTS")
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    return [found[name] for name in sorted(found) if named is None or name in named.split(",")]


def let_in(entry: EntryPoint) -> Game:
    """The game that a package describes, or GameFault."""
    place = place_of(entry)
    try:
        for file in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            _check_text(entry.name, file)
        check_words(entry.name, place / "words")
        package = import_module(entry.module)
    except (Exception, SystemExit) as raised:
        fault = fault_of(entry.name, place, raised)
        raise fault or GameFault(entry.name, str(place), f"{type(raised).__name__}: {raised}") from raised
    file = place / "__init__.py" if place.is_dir() else place
    return _described(entry, file, getattr(package, "GAME", None))


def _check_text(game: str, file: Path) -> None:
    """SyntaxError or GameFault at the first mistake that a module shows."""
    text = file.read_bytes()
    compile(text, file, "exec")
    for line, what in lost_in(text) if CARRY_OUT.encode() in text else ():
        raise GameFault(game, f"{file}, line {line}", what)


def place_of(entry: EntryPoint) -> Path:
    """The folder of a package, or the file of a single module, before anything of it is imported."""
    try:
        spec = find_spec(entry.module)
    except (ImportError, ValueError):  # its parent is missing
        spec = None
    if spec is not None and spec.origin is None and spec.submodule_search_locations:
        folder = next(iter(spec.submodule_search_locations))
        raise GameFault(
            entry.name,
            folder,
            f"Python takes this folder for the package '{entry.module}', and there is no __init__.py in it; start from "
            "another folder, or install the package as `serai new-game` sets it up",
        )
    if spec is None or spec.origin is None:
        raise GameFault(
            entry.name,
            f"entry point '{entry.name} = {entry.value}'",
            f"there is no package '{entry.module}'; install it, or fix the entry point in its pyproject.toml",
        )
    return Path(spec.origin) if spec.submodule_search_locations is None else Path(spec.origin).parent


_TEXTS = ("id", "title", "players_rule", "options_rule", "record_rule")
_NUMBERS = ("fewest", "usual", "most", "most_moves")


def _described(entry: EntryPoint, file: Path, game: object) -> Game:
    from serai.games.game import Game

    def wrong(what: str) -> GameFault:
        return GameFault(entry.name, str(file), what)

    if not isinstance(game, Game):
        found = "there is no GAME" if game is None else f"GAME is {game!r}, which is no Game"
        raise wrong(f"{found}; derive a class from Game and end the file with GAME = ThatClass()")
    for what in _faults(game):
        raise wrong(what)
    if game.id != entry.name:
        raise wrong(f"its id is '{game.id}', but its entry point is called '{entry.name}'; give both the same name")
    if game.package != entry.module:
        raise wrong(f"{type(game).__name__} stands in {game.package}; write it in the package's __init__.py")
    if "begin" not in vars(type(game)) and not any((file.parent / name).is_file() for name in POSITIONS):
        raise wrong("there is no quick.py beside it, and no position.py; docs/write-a-game.md shows both")
    return game


def _faults(game: Game) -> Iterator[str]:
    """What it says of itself and cannot be."""
    from serai.games.game import MOST_SEATS
    from serai.games.options import Option

    missing = [name for name in (*_TEXTS, *_NUMBERS) if not hasattr(game, name)]
    if missing:
        yield f"{type(game).__name__} does not say its {', '.join(missing)}; add {missing[0]} = …"
        return
    for names, kind, what in ((_TEXTS, str, "a text"), (_NUMBERS, int, "a whole number")):
        for name in names:
            if not isinstance(getattr(game, name), kind):
                yield f"its {name} is {getattr(game, name)!r}; give {what}"
    if not 1 <= game.fewest <= game.usual <= game.most:
        yield f"fewest, usual, most = {game.fewest}, {game.usual}, {game.most} are not in ascending order"
    if game.most > MOST_SEATS:
        yield f"most = {game.most}, and a table has {MOST_SEATS} seats at most"
    options: Any = game.options
    if not isinstance(options, tuple) or not all(isinstance(option, Option) for option in options):
        yield "options are made with whole_number, flag or choice; write them as a tuple: options = (flag(…),)"
    if twice := [one.id for one, other in combinations(options, 2) if one.id == other.id]:
        yield f"two options are called '{twice[0]}'; rename one"


def check_words(game: str, folder: Path) -> None:
    """GameFault at the first line of a catalogue that is no Fluent, or that speaks for somebody else."""
    for file in sorted(folder.rglob("*.ftl")):
        for line, what in faults_in(game, file.read_text("utf-8")):
            raise GameFault(game, f"{file}, line {line}", what)


def faults_in(game: str, text: str) -> Iterator[tuple[int, str]]:
    """Return by line what is wrong with a catalogue."""
    from fluent.syntax import ast, parse

    for entry in parse(text).body:
        start = entry.span.start if entry.span else 0
        if isinstance(entry, ast.Junk):
            for note in entry.annotations:
                at = note.span.start if note.span else start
                yield text.count("\n", 0, at) + 1, f"this is no Fluent: {note.message}"
        elif isinstance(entry, ast.Message) and not entry.id.name.startswith(f"{game}-"):
            yield text.count("\n", 0, start) + 1, f"the message '{entry.id.name}' must begin with '{game}-'"


def tell(fault: GameFault) -> None:
    """One line for a person; processes that others have started are silent."""
    import multiprocessing

    if multiprocessing.parent_process() is None:
        print(f"serai: left out: {fault}", file=sys.stderr)
