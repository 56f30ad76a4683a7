"""Edition files: finding one, laying an owner's corrections over it, telling where values come from, hashing.

Nothing here knows a game; a game reads the tables of its editions with `serai.kernel.toml_reader`.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from serai.kernel.toml_reader import (
    NONE,
    EditionFault,
    Faults,
    Section,
    did_you_mean,
    is_id,
    listed,
    not_one_of,
    shown,
)

if TYPE_CHECKING:
    from collections.abc import Collection

P = ParamSpec("P")
T = TypeVar("T")

OWNER = "owner"
"""The provenance of a value that an owner's file gives without saying where it comes from."""

CHECKED = "checked"
"""The provenance of a value that an owner has compared with the printed game and found right."""

_HEAD = ("id", "game", "based_on", CHECKED, "formerly", "remarks")
_EDITION_ID = re.compile(r"[a-z0-9][a-z0-9._-]*")


@dataclass(frozen=True)
class EditionSource:
    """An edition as its files say it, for a game to read; faults of its first lines are already noted."""

    id: str
    data: Mapping[str, Any]
    """Everything to read, with an owner's corrections already applied to the edition they correct."""
    faults: Faults
    base: str | None = None
    """The built-in edition that is corrected; None for a whole edition."""
    corrections: Mapping[str, Any] = field(default_factory=dict)
    formerly: Mapping[str, str] = field(default_factory=dict)
    """Names and texts whose wording was corrected, and what they read when the edition came out."""
    remarks: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Provenance and notes in other languages than English: by language and by the English words."""
    checked: frozenset[str] = frozenset()
    """What was compared with the printed game: entries like `kind.gold`, or the name of all that goes together."""

    def check_ticks(self, known: Collection[str]) -> None:
        """Note a fault for each name in `checked` that does not exist."""
        for name in sorted(self.checked - set(known)):
            self.faults.add(CHECKED, not_one_of(name, known))

    def own(self, *keys: str) -> Mapping[str, Any]:
        """The table of the owner's own file under these keys, empty where it has none."""
        table: object = self.corrections
        for key in keys:
            table = table.get(key) if isinstance(table, Mapping) else None
        return table if isinstance(table, Mapping) else {}

    def entries(self, top: Section, key: str, below: Collection[str] | None, needed: str) -> dict[str, Section]:
        """The tables `[key.<id>]` by id.

        `below` has the ids of the edition that is corrected. A new id counts as a typing mistake unless its table has
        the key that every new one needs.
        """
        tables = top.table(key)
        entries = {}
        for name in tables:
            section = tables.table(name, where=f"{key} {name}")
            if not is_id(name):
                section.fault("", "is not an id; write small letters, digits and _, beginning with a letter")
            elif below is not None and name not in below and needed not in self.own(key, name):
                hint = did_you_mean(name, below) or f"; a new one needs its {needed}"
                section.fault("", f"there is no such {key}{hint}")
            else:
                entries[name] = section
        return entries


@dataclass(frozen=True)
class Library:
    """The editions of one game: those in its folder, and owners' files."""

    game: str
    folder: Path
    bundles: frozenset[str] = frozenset()
    """Keys whose table is one value: anything it does not name is none; corrections replace it as a whole."""

    def built_in(self) -> dict[str, Path]:
        """The game's own editions by id, the one that is used unless another is named first."""
        return {path.stem: path for path in sorted(self.folder.glob("*.toml"), key=_small_ones_last)}

    def default(self) -> str:
        """The id of the edition that is used unless another is named."""
        return next(iter(self.built_in()))

    def find(self, source: str | os.PathLike[str]) -> EditionSource:
        """The built-in edition of that id, or the owner's file at that path."""
        known = self.built_in()
        file = os.fspath(source)
        if isinstance(source, str) and source in known:
            return _read(self.game, known[file].name, _read_built_in(known[file]))
        if not file.endswith(".toml") and not Path(file).exists():
            raise EditionFault(f"{file}: there is no such edition or file; built in: {listed(known)}")
        data = read_toml(file)
        owner = _read(self.game, file, {"game": self.game, **data})
        if owner.id in known:
            owner.faults.add("id", f"{shown(owner.id)} is a built-in edition; give yours an id of its own")
        based_on = data.get("based_on", self.default())
        if based_on == NONE:
            return owner
        if not isinstance(based_on, str) or based_on not in known:
            owner.faults.add("based_on", not_one_of(based_on, [*known, NONE]))
            owner.faults.raise_if_any()
        below = self.find(based_on)
        # [provenance] speaks of the values in its own file only.
        corrections = {key: value for key, value in owner.data.items() if key != "provenance"}
        corrected = merge(below.data, corrections, self.bundles)
        return replace(
            owner,
            data=corrected,
            base=based_on,
            corrections=owner.data,
            formerly={**below.formerly, **owner.formerly},
            remarks=merge(below.remarks, owner.remarks, self.bundles),
        )


def _small_ones_last(path: Path) -> tuple[bool, str]:
    """Editions for study (mini-…) are nobody's default."""
    return path.stem.startswith("mini-"), path.stem


def read_toml(file: str | os.PathLike[str]) -> dict[str, Any]:
    name = os.fspath(file)
    try:
        return tomllib.loads(Path(file).read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        raise EditionFault(f"{name}: there is no such file") from None
    except IsADirectoryError:
        raise EditionFault(f"{name}: is a folder; name the edition file in it") from None
    except UnicodeDecodeError:
        raise EditionFault(f"{name}: is not written in UTF-8; save it as UTF-8 text") from None
    except OSError as error:
        raise EditionFault(f"{name}: cannot be read: {error.strerror}") from None
    except ValueError as error:  # bad TOML, and numbers of thousands of digits
        raise EditionFault(f"{name}: is not valid TOML: {' '.join(str(error).split())}") from None
    except RecursionError:
        raise EditionFault(f"{name}: is nested too deeply to be an edition") from None


@cache
def _read_built_in(path: Path) -> dict[str, Any]:
    return read_toml(path)


def _read(game: str, file: str, data: Mapping[str, Any]) -> EditionSource:
    """Check the lines every edition file begins with; the game reads the rest."""
    faults = Faults(file)
    head = Section(data, "", faults)
    edition_id = head.text("id")
    if edition_id and not _EDITION_ID.fullmatch(edition_id):
        head.fault("id", f"{shown(edition_id)} is not an id; write small letters, digits, dots, _ and -")
    if head.text("game") not in ("", game):
        head.fault("game", f"{shown(data['game'])} is not the game this file is used for, {game}")
    remarks = head.table("remarks", optional=True)
    checked = head.choices(CHECKED, None) if head.has(CHECKED) else ()
    return EditionSource(
        edition_id,
        {key: data[key] for key in data if key not in _HEAD},
        faults,
        formerly=head.texts("formerly"),
        remarks={language: remarks.texts(language) for language in remarks},
        checked=frozenset(checked),
    )


def merge(base: Mapping[str, Any], over: Mapping[str, Any], bundles: frozenset[str]) -> dict[str, Any]:
    """Lay corrections over an edition: tables are merged, other values replaced; what is not named stays."""
    merged = dict(base)
    for key, value in over.items():
        below = merged.get(key)
        if key not in bundles and isinstance(below, Mapping) and isinstance(value, Mapping):
            merged[key] = merge(below, value, bundles)
        else:
            merged[key] = value
    return merged


@dataclass(frozen=True)
class Provenance:
    """Where values come from: said beside a value, else by `[provenance]` of its file, else `owner`."""

    defaults: Mapping[str, str]
    corrections: Mapping[str, str] | None = None
    """`[provenance]` of an owner's corrections; None for a whole edition."""

    def of(
        self,
        values: Mapping[str, object],
        before: Mapping[str, object] | None,
        stated: Mapping[str, str],
        stated_by_owner: Mapping[str, str],
        checked: Collection[str] = (),
    ) -> dict[str, str]:
        """The origin of each value; `before` has those that the corrections replace, None if all are new.

        The owner says that the values named in `checked` are right as they are.
        """
        origins = {}
        for name, value in values.items():
            if self.corrections is not None and (before is None or before[name] != value):
                origins[name] = stated_by_owner.get(name) or self.corrections.get(name, OWNER)
            elif name in checked:
                origins[name] = CHECKED
            else:
                origins[name] = stated.get(name) or self.defaults.get(name, OWNER)
        return origins


def kept_by_edition(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Keep what is made of an edition, which comes first, and of plain values, for what was asked last.

    The same content gives the same result. People may bring any number of editions, so not all can be kept.
    """

    def decorate(make: Callable[P, T]) -> Callable[P, T]:
        kept: dict[tuple[object, ...], T] = {}

        @wraps(make)
        def found(*given: P.args, **named: P.kwargs) -> T:
            edition, *more = given
            key = (edition.hash, *more)  # type: ignore[attr-defined]
            made = kept.get(key)
            if made is None:
                made = kept[key] = make(*given, **named)
                if len(kept) > most:
                    kept.pop(next(iter(kept)), None)
            return made

        return found

    return decorate


def content_hash(content: object, formerly: Mapping[str, str] | None = None) -> str:
    """16 hex digits over what an edition says, whatever the order or layout of its file.

    A corrected wording counts as the original one, so that games begun before it go on.
    """
    canonical = json.dumps(_reworded(content, formerly or {}), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def _reworded(content: object, formerly: Mapping[str, str]) -> object:
    if isinstance(content, str):
        return formerly.get(content, content)
    if isinstance(content, Mapping):
        return {key: _reworded(value, formerly) for key, value in content.items()}
    if isinstance(content, list | tuple):
        return [_reworded(value, formerly) for value in content]
    return content
