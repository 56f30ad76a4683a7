"""What can be chosen when a game begins: each option with its range, its default and its words.

Forms in the browser, the command line, `/api/games` and the check of a record's head are all made from this.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Literal

Value = int | bool | str


@dataclass(frozen=True)
class Option:
    """One option. The catalogues have its label, `<game>-option-<id>`, and its help, `<game>-option-<id>-help`."""

    id: str
    rule: str
    """the rule that a wrong value breaks"""
    default: Value
    kind: Literal["whole", "flag", "choice"]
    least: int | None = None
    most: int | None = None
    words: tuple[str, ...] = ()
    """what a choice chooses from"""
    house: bool = False
    """a house rule: groups play it one way or another. Named only at tables that do not play the default, so that
    records, nets and promises of all other tables are what they were without it"""

    def __post_init__(self) -> None:
        if not self.accepts(self.default):
            raise ValueError(f"option '{self.id}': its default {self.default!r} is none of its values: {self.values}")

    @property
    def example(self) -> str:
        """A value other than the default, as the command line writes it."""
        if self.kind == "flag":
            return f"{self.id}={str(not self.default).lower()}"
        return f"{self.id}={self.most if self.kind == 'whole' else self.words[-1]}"

    @property
    def values(self) -> str:
        """The possible values, for a person of any language."""
        if self.kind == "whole":
            return f"{self.least}–{self.most}"
        return ", ".join(("true", "false") if self.kind == "flag" else self.words)

    def accepts(self, value: object) -> bool:
        """Whether this is a value of the option. JSON's true is no number here, although Python's is."""
        if isinstance(value, bool) or self.kind == "flag":
            return isinstance(value, bool) and self.kind == "flag"
        if self.kind == "choice":
            return value in self.words
        return isinstance(value, int) and (self.least or 0) <= value <= (self.most or 0)


def whole_number(id: str, rule: str, least: int, most: int, default: int) -> Option:  # noqa: A002
    """A whole number within a range."""
    return Option(id, rule, default, "whole", least=least, most=most)


def flag(id: str, rule: str, default: bool = False) -> Option:  # noqa: A002
    """Yes or no."""
    return Option(id, rule, default, "flag")


def choice(id: str, rule: str, *words: str) -> Option:  # noqa: A002
    """One of a few words; the first is the default."""
    return Option(id, rule, "".join(words[:1]), "choice", words=words)


def house_rule(id: str, rule: str, *words: str) -> Option:  # noqa: A002
    """A house rule: a choice between ways to play a rule; the first word is our reading of the print."""
    return Option(id, rule, "".join(words[:1]), "choice", words=words, house=True)


def house_number(members: type[IntEnum], options: Mapping[str, Any]) -> int:
    """The house rules that are chosen, as the bits of one number.

    A member is called like the option and the word, `OFFERS_SHUFFLED` for offers=shuffled; defaults have none.
    """
    chosen = {f"{option}_{value}".upper() for option, value in options.items()}
    return sum(member for name, member in members.__members__.items() if name in chosen)
