"""Mistakes of authors, in words for authors: which game, which file and line, and what to change there."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType, TracebackType
from typing import Any

from serai.kernel.errors import UserError

DEBUG = "SERAI_DEBUG=1 shows the whole way there"


class GameFault(UserError):
    """A mistake in the package of a game. Nothing of serai has to be changed."""

    def __init__(self, game: str, where: str, what: str):
        super().__init__(f"the game '{game}': {where}: {' '.join(what.split())}")
        self.game = game


def fault_of(game: str, folder: Path, raised: BaseException) -> GameFault | None:
    """Return a raised exception as a mistake in this folder (or file); None if nothing in there was running."""
    if isinstance(raised, GameFault):
        return raised
    if isinstance(raised, SyntaxError) and raised.filename is not None:
        where = _line(Path(raised.filename), raised.lineno)
        return GameFault(game, where, f"this is not Python: {raised.msg}") if _is_in(folder, raised.filename) else None
    place = _place(folder, raised)
    return None if place is None else GameFault(game, place, _reason(game, raised))


def at(function: Any) -> str:
    """Return where a function or a class is defined, and its name."""
    import inspect

    try:
        file, (_, line) = inspect.getsourcefile(function), inspect.getsourcelines(function)
    except (OSError, TypeError):  # it was made by code
        return str(function.__qualname__)
    return f"{_line(Path(file or ''), line)}, {function.__qualname__}"


def at_method(kind: Any, name: str) -> str:
    """The same for a method of an author's class, or the rule that says it; the class where serai has written it."""
    method = getattr(kind, name, None)
    rule = getattr(kind, "said_by", {}).get(name)
    if rule is not None:
        said = getattr(kind.parts, rule)
        return at(getattr(said, "py_func", said))
    is_theirs = method is not None and method.__module__.partition(".")[0] == kind.__module__.partition(".")[0]
    return at(method if is_theirs else kind)


def _place(folder: Path, raised: BaseException) -> str | None:
    """The last line of the folder that ran, or the class there that something was done with."""
    loc = getattr(raised, "loc", None)  # a rule that cannot be compiled names its own place
    if loc is not None and _is_in(folder, loc.filename):
        return _line(Path(loc.filename), loc.line)
    if loc is not None:  # and if its place is not told, where it is called
        for file, line in _CALLED.findall(str(raised)):
            if _is_in(folder, file):
                return _line(Path(file), int(line))
    frames = list(_frames(raised.__traceback__))
    for frame, line in frames:
        if (file := _here(folder, frame.f_code.co_filename)) is not None:
            return _line(file, line)
    for frame, _ in frames:
        for value in frame.f_locals.values():
            module = sys.modules.get(type(value).__module__)
            if _is_in(folder, getattr(module, "__file__", None) or ""):
                return at(type(value))
    return None if raised.__cause__ is None else _place(folder, raised.__cause__)


def _frames(way: TracebackType | None) -> list[tuple[FrameType, int]]:
    """What ran, with its line; the last comes first."""
    found = []
    while way is not None:
        found.append((way.tb_frame, way.tb_lineno))
        way = way.tb_next
    return found[::-1]


def _here(folder: Path, file: str) -> Path | None:
    """A file of the folder. Compiled code names the file of the copy of the same text that was compiled first."""
    if _is_in(folder, file):
        return Path(file)
    _, found, path = file.rpartition(f"/{folder.name}/")
    return folder / path if found and (folder / path).is_file() else None


def _is_in(folder: Path, file: str) -> bool:
    return Path(file).resolve().is_relative_to(folder.resolve())


def _line(file: Path, line: int | None) -> str:
    return str(file) if line is None else f"{file}, line {line}"


def _reason(game: str, raised: BaseException) -> str:
    match raised:
        case ModuleNotFoundError():
            return f"{raised}; install it, name it among the dependencies of the package, or fix its name here"
        case ImportError():
            return f"{raised}; docs/write-a-game.md lists what serai.authoring has"
        case IndexError() if "out of bounds" in str(raised):
            return f"{raised}: a list is too short for what is put or looked up there"
        case AttributeError() if hasattr(raised.obj, "states"):
            return (
                f"{raised}: copies of a position have its state and nothing else; declare it as a field of the record"
            )
        case UserError():
            return str(raised)
    if type(raised).__module__.startswith("numba."):
        said = [line.strip() for line in _compiler_said(str(raised))]
        named = _CALLEE.search(str(raised))
        which = f"the rule '{named[1]}'" if named else "this rule"
        return f"{which} cannot be compiled: {' '.join(said)}; SERAI_INTERPRETED=1 runs it as plain Python"
    return f"{type(raised).__name__}: {raised}; `serai check-game {game}` looks through the game, and {DEBUG}"


_CALLED = re.compile(r"^During: typing of call at (.+) \((\d+)\)$", re.MULTILINE)
_CALLEE = re.compile(r"^During: resolving callee type: type\(CPUDispatcher\(<function (\w+) at ", re.MULTILINE)
"""what the compiler says on the way out of a rule, the innermost first"""
_TOLD = 3
"""lines of the compiler that help; dozens follow"""


def _compiler_said(text: str) -> Iterator[str]:
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith(("Failed in", "During:"))]
    yield from lines[:_TOLD]
