"""The cache of compiled rules.

Numba's own cache looks only at the file of the function it caches, so an edited callee would go unnoticed. What a
module compiles is therefore kept in a folder named after a hash of its text and of all text it imports, directly or
not, from serai and from its own package (and of the bounds-check switch, which changes the code).
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from importlib.util import resolve_name
from pathlib import Path

IMPORT = re.compile(
    r"^[ \t]*(?:from[ \t]+([.\w]+)[ \t]+import[ \t]*(\([^)]*\)|.*)|import[ \t]+([.\w]+(?:[ \t]*,[ \t]*[.\w]+)*))",
    re.MULTILINE,
)
"""An import of any kind, wherever it is written. Parsing the text would take fifteen times as long, at every start."""
HOUSE = __name__.partition(".")[0]
_MONTH = 30 * 24 * 3600


def folder_of(*modules: str) -> Path | None:
    """Where things are kept that follow from the rules text of modules; None where nothing can be kept."""
    return _folder_named(hash_of(*modules)) if all(map(_file_of, modules)) else None


def compiled_before(module: str) -> bool:
    """Whether the rules of a module, as they are now, have been compiled on this machine."""
    folder = folder_of(module)
    return folder is not None and any(folder.glob("**/*.nbi"))


def mark_of(package: str) -> Path | None:
    """A file to be left when all rules of a package have been compiled; None where nothing can be kept."""
    folder = folder_of(package, *_modules_in(package))
    return folder and folder / "all-compiled"


def _modules_in(package: str) -> Iterator[str]:
    """Every module of a package, however deep; none where a game is a single file."""
    home = _file_of(package)
    if home is not None and home.name == "__init__.py":
        for file in home.parent.rglob("*.py"):
            path = file.relative_to(home.parent).with_suffix("").parts
            yield ".".join((package, *path)).removesuffix(".__init__")


def hash_of(*modules: str) -> str:
    """Return a hash that changes with any text behind the compiled rules of modules."""
    digest = hashlib.sha256(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    for name, file in sorted(_texts_behind(modules).items()):
        digest.update(f"{name} {_text_hash(file)}\n".encode())
    return digest.hexdigest()[:16]


def _texts_behind(modules: Iterable[str]) -> dict[str, Path]:
    """The modules and all they import of their own packages and of serai, by name."""
    to_read = list(modules)
    followed = {HOUSE, *(name.partition(".")[0] for name in to_read)}
    found: dict[str, Path] = {}
    while to_read:
        name = to_read.pop()
        if name not in found and name.partition(".")[0] in followed and (file := _file_of(name)) is not None:
            found[name] = file
            to_read += _imports_of(name, file)
    return found


@cache
def _file_of(module: str) -> Path | None:
    """The text of a module or package; None if this is neither, or has no text."""
    package, *path = module.split(".")
    home = getattr(sys.modules.get(package), "__file__", None)
    if home is None:
        return None
    if not path:
        return Path(home)
    place = Path(home).parent.joinpath(*path)
    return next((file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file()), None)


@cache
def _imports_of(module: str, file: Path) -> tuple[str, ...]:
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    return tuple(_imported_names(package, file.read_text("utf-8")))


def _imported_names(package: str, text: str) -> Iterator[str]:
    """What may be a module: `from here import this` names here, and perhaps here.this."""
    for source, names, modules in IMPORT.findall(text):
        if modules:
            yield from re.split(r"[ \t]*,[ \t]*", modules)
            continue
        with suppress(ImportError):  # a text may speak of imports that lead out of its package
            here = resolve_name(source, package)
            yield here
            yield from (f"{here}.{name}" for name in re.findall(r"\w+", names))


@cache
def _text_hash(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


@cache
def _root() -> Path:
    chosen = os.environ.get("SERAI_CACHE_DIR")
    if chosen:
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_cache_dir("serai")) / "compiled"


@cache
def _folder_named(name: str) -> Path | None:
    folder = _root() / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        _forget_the_old()
    except OSError:
        return None
    return folder


@cache
def _forget_the_old() -> None:
    for folder in _root().iterdir():
        if time.time() - folder.stat().st_mtime > _MONTH:
            shutil.rmtree(folder, ignore_errors=True)
