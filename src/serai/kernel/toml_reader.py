"""Tables of a data file, read key by key; every fault becomes a sentence.

A fault does not stop the reading: it is noted in a shared `Faults` and a harmless value stands in, so that
one run tells a person everything there is to fix. Nothing is used before `Faults.raise_if_any` lets it pass.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from serai.kernel.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

NONE = "none"
"""How a file says "nothing" where TOML has no word for it: no effect, no letter, no edition below."""

LANGUAGES = ("en", "de")

_FEW = 12
"""The most words that a fault lists; of more, it proposes only the nearest."""

_FAR = 1000
"""Beyond every coordinate; infinity and "not a number" are as well."""

_ID = re.compile(r"[a-z][a-z0-9_]*")


class EditionFault(UserError):
    """A file that cannot be used. The message is its first fault; `faults` has one line for each."""

    def __init__(self, *faults: str) -> None:
        more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
        super().__init__(faults[0] + more)
        self.faults = faults


@dataclass
class Faults:
    """Collects the faults of one file."""

    file: str
    lines: list[str] = field(default_factory=list)

    def add(self, *parts: str) -> None:
        """Note one fault: where it is, from the outside in, and in the last part what would be right."""
        line = ": ".join([self.file, *(part for part in parts if part)])
        self.lines.append("".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in line))

    def raise_if_any(self) -> None:
        if self.lines:
            raise EditionFault(*self.lines)


class Section:
    """One table of a file. Each key is asked for by name; `close` reports the keys that nobody asked for."""

    def __init__(self, data: object, where: str, faults: Faults) -> None:
        self.where = where
        self.faults = faults
        self._data: Mapping[str, Any] = data if isinstance(data, Mapping) else {}
        self._asked: list[str] = []
        self._silent = False
        if not isinstance(data, Mapping):
            self.fault("", f"{shown(data)} is not a table")
            self._silent = True  # do not also report what such a table lacks

    def __iter__(self) -> Iterator[str]:
        return iter(self._data)

    def fault(self, key: str, message: str) -> None:
        """Note what is wrong with the value under a key."""
        if not self._silent:
            self.faults.add(self.where, key, message)

    def has(self, key: str) -> bool:
        """Whether a key is there; it counts as asked for."""
        self._asked.append(key)
        return key in self._data

    def value(self, key: str, expected: str) -> Any:
        """The value as it stands; None, with a fault, where there is none."""
        if self.has(key):
            return self._data[key]
        self.fault(key, f"is missing; give {expected}")
        return None

    def integer(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number in a range; `low`, with a fault, where there is none."""
        if default is not None and not self.has(key):
            return default
        expected = f"a whole number from {low} to {high}"
        value = self.value(key, expected)
        if is_integer(value, low, high):
            return int(value)
        if value is not None:
            self.fault(key, f"{shown(value)} is not {expected}")
        return low

    def integers(self, key: str, low: int, high: int, longest: int) -> tuple[int, ...]:
        """A list of one or more whole numbers in a range; empty, with a fault, where there is none."""
        expected = f"a list of 1 to {longest} whole numbers from {low} to {high}"
        entries = self._list(key, expected, 1, longest)
        if not all(is_integer(entry, low, high) for entry in entries):
            self.fault(key, f"{shown(entries)} is not {expected}")
            return ()
        return tuple(entries)

    def numbers(self, ranges: Mapping[str, tuple[int, int]]) -> dict[str, int]:
        """The table as a whole: exactly these whole numbers, each within its range."""
        numbers = {key: self.integer(key, low, high) for key, (low, high) in ranges.items()}
        self.close()
        return numbers

    def number(self, key: str) -> float:
        """Any number; 0, with a fault, where there is none."""
        value = self.value(key, "a number")
        if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < _FAR:
            return float(value)
        if value is not None:
            self.fault(key, f"{shown(value)} is not a number between -{_FAR} and {_FAR}")
        return 0.0

    def boolean(self, key: str, default: bool) -> bool:
        """True or false; the default where there is none."""
        value = self._data[key] if self.has(key) else default
        if not isinstance(value, bool):
            self.fault(key, f"{shown(value)} is not true or false")
            return default
        return value

    def text(self, key: str, default: str | None = None) -> str:
        """A text; empty, with a fault, where there is none and no default."""
        if default is not None and not self.has(key):
            return default
        value = self.value(key, "a text in quotes")
        if isinstance(value, str) and value.strip():
            return value
        if value is not None:
            self.fault(key, f"{shown(value)} is not a text")
        return ""

    def choice(self, key: str, known: Collection[str], default: str | None = None) -> str:
        """One of the known words; empty, with a fault, where there is none and no default."""
        if default is not None and not self.has(key):
            return default
        value = self.value(key, f"one of {listed(known)}")
        if isinstance(value, str) and value in known:
            return value
        if value is not None:
            self.fault(key, not_one_of(value, known))
        return ""

    def choices(self, key: str, known: Collection[str] | None, length: int | None = None) -> tuple[str, ...]:
        """A list of known words (of any words, if `known` is None), of that length or at least one."""
        expected = f"a list of {length} names" if length else "a list of one or more names"
        entries = self._list(key, expected, length or 1, length)
        for entry in entries:
            if not isinstance(entry, str) or (known is not None and entry not in known):
                self.fault(key, not_one_of(entry, known or ()))
                return ()
        return tuple(entries)

    def both_languages(self, key: str) -> dict[str, str]:
        """A table with a text for each language."""
        section = self.table(key)
        words = {language: section.text(language) for language in LANGUAGES}
        section.close()
        return words

    def remarks(self, key: str, known: Collection[str]) -> dict[str, str]:
        """A table of texts that may be absent, each under one of the known keys."""
        section = self.table(key, optional=True)
        remarks = {name: section.text(name) for name in known if section.has(name)}
        section.close()
        return remarks

    def texts(self, key: str) -> dict[str, str]:
        """A table of texts that may be absent, under any keys."""
        section = self.table(key, optional=True)
        return {name: section.text(name) for name in section}

    def table(self, key: str, optional: bool = False, where: str = "") -> Section:
        """The table under that key; `where` is what its faults call it."""
        where = where or (f"{self.where}: {key}" if self.where else key)
        if not optional and not self.has(key):
            self.fault(key, "is missing; give a table")
            section = Section({}, where, self.faults)
            section._silent = True
            return section
        return Section(self._data[key] if self.has(key) else {}, where, self.faults)

    def tables(self, key: str, entry_name: str, longest: int) -> list[Section]:
        """A list of one or more tables; a fault calls them by that name and their place."""
        entries = self._list(key, f"a list of 1 to {longest} tables", 1, longest)
        prefix = f"{self.where}: " if self.where else ""
        return [Section(entry, f"{prefix}{entry_name} {place}", self.faults) for place, entry in enumerate(entries, 1)]

    def _list(self, key: str, expected: str, shortest: int, longest: int | None) -> list[Any]:
        value = self.value(key, expected)
        if isinstance(value, list) and shortest <= len(value) <= (longest or len(value)):
            return value
        if value is not None:
            self.fault(key, f"{shown(value)} is not {expected}")
        return []

    def close(self) -> None:
        for key in self._data:
            if key not in self._asked:
                self.fault(key, f"is not known here{did_you_mean(key, self._asked)}")


def is_integer(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def is_id(word: str) -> bool:
    """Whether it can be the id of a card, a spell or the like: ids appear in records and addresses."""
    return _ID.fullmatch(word) is not None


def shown(value: object) -> str:
    """A value as a fault quotes it: never longer than fits into the line."""
    try:
        text = repr(value)
    except ValueError:  # Python refuses to write out a number of thousands of digits
        text = "this number"
    return text if len(text) <= 60 else text[:57] + "..."


def listed(words: Collection[str]) -> str:
    return ", ".join(words) if len(words) <= _FEW else f"the {len(words)} known ids"


def not_one_of(value: object, known: Collection[str]) -> str:
    if 0 < len(known) <= _FEW:
        return f"{shown(value)} is not one of {listed(known)}"
    return f"{shown(value)} is not known{did_you_mean(value, known)}"


def did_you_mean(word: object, known: Collection[str]) -> str:
    near = difflib.get_close_matches(word, known, n=1) if isinstance(word, str) else []
    return f"; did you mean {near[0]}?" if near else ""
