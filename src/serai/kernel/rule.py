"""The `rule` decorator: one text, run interpreted or compiled.

Rule functions work on one structured record, allocate nothing, raise nothing and know no strings. By default they
are compiled by Numba and the result is kept on disk. `SERAI_INTERPRETED=1` runs the very same text as ordinary Python:
for debuggers, for coverage and to prove that both agree.

Numba's own cache looks only at the file of the function it caches, so an edited callee would go unnoticed. The
cache folder is therefore named after a hash of all rules text that the function may call (and of the bounds-check
switch, which changes the code).
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numpy as np

P = ParamSpec("P")
R = TypeVar("R")

INTERPRETED = os.environ.get("SERAI_INTERPRETED", "") not in ("", "0")
_PACKAGE = Path(__file__).resolve().parent.parent
_RULES_TEXT = (b"serai.kernel.rule", b"serai.kernel.schema", b"serai.kernel.actions", b"IntEnum")
"""what marks text that is compiled, or whose numbers are compiled into other text"""
_MONTH = 30 * 24 * 3600


_MACHINERY = {"bot": ("bots", "envs"), "study": ("envs",)}
"""the rooms of a game that call rules text of the house besides the kernel's"""
_ALSO_CALLED = {"bot": ("study",)}
"""what they call of the game's other rooms: bots show a net what a learner observes"""
_FOR_A_BROWSER = ("rules", "seen", "bot", "study", "companion", "wasm")
"""the rooms of a game that become its engine there"""


def _callable_from(module: str) -> tuple[Path, ...]:
    """The folders whose rules a module may call, without the folders in them.

    A game's rules see the kernel and themselves; its other rooms see its rules and their own machinery. What somebody
    else's package may call is all of that package.
    """
    package, *parts = module.split(".")
    kernel, bots, envs, games = (_PACKAGE / floor for floor in ("kernel", "bots", "envs", "games"))
    if package != __name__.partition(".")[0]:
        return (kernel, bots, *_all_in(envs), *_all_in(Path(str(sys.modules[package].__file__)).parent))
    match parts:
        case ["kernel", *_]:
            return (kernel,)
        case ["bots" | "envs" | "wasm" as floor, *_]:
            return (kernel, *_all_in(_PACKAGE / floor))
        case ["games", game, "rules", *_]:
            return (kernel, games / game / "rules")
        case ["games", game, "wasm", *_]:  # all that a browser needs
            rooms = [games / game / name for name in _FOR_A_BROWSER]
            return (kernel, bots, *_all_in(envs), _PACKAGE / "wasm", games / game, *rooms)
        case ["games", game, *path]:
            room = path[0] if path[:-1] else ""
            rooms = [games / game / name for name in dict.fromkeys(("rules", "seen", *path[:-1]))]
            rooms += [games / game / name for name in _ALSO_CALLED.get(room, ())]
            machinery = [folder for floor in _MACHINERY.get(room, ()) for folder in _all_in(_PACKAGE / floor)]
            return (kernel, games / game, *rooms, *machinery)
    return (kernel, bots, *_all_in(envs), *_all_in(games))


def _all_in(folder: Path) -> tuple[Path, ...]:
    return (folder, *(path for path in sorted(folder.rglob("*")) if path.is_dir()))


@cache
def _text_hash(folders: tuple[Path, ...]) -> str:
    digest = hashlib.sha256(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    for folder in folders:
        for path in sorted(folder.glob("*.py")):
            text = path.read_bytes()
            if any(name in text for name in _RULES_TEXT):
                digest.update(f"{path.parent.name}/{path.name}".encode())
                digest.update(text)
    return digest.hexdigest()[:16]


@cache
def _cache_root() -> Path:
    chosen = os.environ.get("SERAI_CACHE_DIR")
    if chosen:
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_cache_dir("serai")) / "compiled"


@cache
def _cache_folder(folders: tuple[Path, ...]) -> Path | None:
    """Where compiled rules of exactly these texts are kept; None where nothing can be written."""
    folder = _cache_root() / _text_hash(folders)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        _forget_old_caches()
    except OSError:
        return None
    return folder


@cache
def _forget_old_caches() -> None:
    for folder in _cache_root().iterdir():
        if time.time() - folder.stat().st_mtime > _MONTH:
            shutil.rmtree(folder, ignore_errors=True)


def folder_of(module: str) -> Path | None:
    """Where things are kept that follow from the rules text a module may call; None where nothing can be written."""
    return _cache_folder(_callable_from(module))


def compiled_before(module: str) -> bool:
    """Whether the rules of a module, as they are now, have been compiled on this machine."""
    folder = folder_of(module)
    return INTERPRETED or (folder is not None and any(folder.glob("**/*.nbi")))


def mark_of(module: str) -> Path | None:
    """A file beside compiled rules: all that a module may call has been compiled. None where nothing is kept."""
    folder = None if INTERPRETED else folder_of(module)
    return folder and folder / "all-compiled"


if INTERPRETED:
    # Compiled integers wrap silently; the interpreted text does the same without a warning per draw.
    np.seterr(over="ignore")
else:
    from numba import config, njit
    from numba.core import codegen

    _library: Any = codegen.CPUCodeLibrary
    _optimise = _library._optimize_final_module

    def _optimise_and_keep(library: Any) -> None:
        """Keep the code of a function for its callers before it is prepared for this machine's instructions.

        Numba keeps it after that, which is as good as long as all callers run here; rules are also compiled for
        browsers (serai/wasm). These are private names, hence the cap on Numba's version.
        """
        _optimise(library)
        library._finalized = True  # it is, as far as the question below is concerned
        library._get_module_for_linking()
        library._finalized = False

    _library._optimize_final_module = _optimise_and_keep


# A wrapper for C, which nobody calls, would take a twelfth of the compiler's time. And rules allocate nothing, so
# nobody has to count who holds an array.
OPTIONS: dict[str, Any] = {
    "error_model": "numpy",
    "nogil": True,
    "no_cfunc_wrapper": True,
    "_nrt": False,
    # What is not said here a rule would take over from the rule that happens to be compiled with it first.
    "forceinline": False,
}
"""how Numba compiles rules text"""


def small_rule(function: Callable[P, R]) -> Callable[P, R]:
    """Rules text that is compiled into each of its callers: for what is small and called often."""
    return rule(function, forceinline=True)


def part_rule(function: Callable[P, R]) -> Callable[P, R]:
    """Rules text that becomes a part of its caller's: for what has one caller, which is compiled sooner that way.

    Numba compiles a function once for itself and then again with each function that it is a part of.
    """
    return rule(function, inline="always")


def rule(function: Callable[P, R], **more: Any) -> Callable[P, R]:
    """Mark a function as rules text."""
    if INTERPRETED:
        return function
    folder = folder_of(function.__module__)
    decorated: Any = _compiled(function, folder, **more)

    # Most rules are called by rules only. Those get code of their own, without the wrapper for callers in Python, which
    # would take a fifth of the compiler's time.
    @cache
    def bare() -> Any:
        made = _compiled(function, folder and folder / "bare", no_cpython_wrapper=True, **more)
        made._compiling_counter = decorated._compiling_counter  # a rule that calls itself is known by it
        return made

    decorated.get_call_template = lambda *call: bare().get_call_template(*call)
    decorated.get_overload = lambda signature: bare().get_overload(signature)
    result: Callable[P, R] = decorated
    return result


def _compiled(function: Callable[P, R], folder: Path | None, **options: Any) -> Any:
    """By Numba, when it is first called; kept in the folder."""
    if folder is not None:
        config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    return njit(cache=folder is not None, **{**OPTIONS, **options})(function)


@rule
def whole(value: int | np.uint64) -> int:
    """A stored number as an ordinary integer.

    Stored numbers are narrow. Compiled code would turn an unsigned one into a float when it meets a signed one, and
    interpreted code would keep it narrow; this makes both compute alike.
    """
    return np.int64(value)  # type: ignore[return-value]
