"""How a field is written in JSON: the vocabulary of declarations (`written=` in kernel/schema.py).

A declaration says it once; the compiled writer (view_writer.py), the way back (view_reader.py), the client's types and
the reference page all follow it. Fields are named by their names in the same record:

    hand_size: int = taken(Seat, "hand_size", NUMBER)
    hand: Ints = taken(Seat, "hand", list_of(NUMBER, size="hand_size"))
    effect: int = taken(Seat, "effect", word(SOURCES, null=0))
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum


class WrittenForm(IntEnum):
    """The forms that a written value can have."""

    NUMBER = 0
    TRUTH = 1
    WORD = 2
    RECORD = 3
    LIST = 4
    COLUMNS = 5
    MAP = 6
    KEYED = 7
    MEMBERS = 8
    REPEATED = 9
    JOINED = 10


@dataclass(frozen=True)
class Words:
    """A vocabulary: words by number. Those without fixed words are named by each edition."""

    name: str
    size: int
    fixed: tuple[str, ...] = ()


def words_of(enumeration: type[IntEnum]) -> Words:
    """The names of an enumeration, in lower case, by value."""
    words = [""] * (max(enumeration) + 1)
    for member in enumeration:
        words[member] = member.name.lower()
    return Words(enumeration.__name__, len(words), tuple(words))


def names(name: str, size: int) -> Words:
    """Names that come with an edition, no more than `size`."""
    return Words(name, size)


@dataclass(frozen=True)
class Written:
    """One declaration. The functions below make them; which parts count depends on the form."""

    form: WrittenForm
    inner: Written | None = None
    key: Written | None = None
    words: Words | None = None
    columns: tuple[tuple[str, str, Written], ...] = ()
    size: str = ""
    keys: str = ""
    plus: int = 0
    null: int | None = None
    least: int | None = None
    most: int = 0
    is_apart: bool = False
    into: str = ""
    place: str = ""


NUMBER = Written(WrittenForm.NUMBER)
TRUTH = Written(WrittenForm.TRUTH)
RECORD = Written(WrittenForm.RECORD)
"""an object with the fields of a nested record"""


def number(plus: int = 0, null: int | None = None) -> Written:
    """A number, shown with `plus` added; the stored value `null` is shown as null."""
    return Written(WrittenForm.NUMBER, plus=plus, null=null)


SEAT_OR_NULL = number(plus=-1, null=0)
"""a seat that is stored as seat + 1, where 0 stands for none"""


def word(words: Words, null: int | None = None) -> Written:
    """A word of a vocabulary; the stored value `null` is shown as null."""
    return Written(WrittenForm.WORD, words=words, null=null)


def list_of(inner: Written, size: str = "", least: int | None = None, is_apart: bool = False) -> Written:
    """A list. `size` names the field that says how many there are; numbers below `least` are left out.

    Changes inside a list of records that is `apart` are told field by field, as long as its size stays the same.
    """
    return Written(WrittenForm.LIST, inner=inner, size=size, least=least, is_apart=is_apart)


def columns(size: str, fields: Mapping[str, tuple[str, Written]]) -> Written:
    """A list of objects whose parts lie in several fields, place by place: from the name in JSON to field and form."""
    return Written(WrittenForm.COLUMNS, size=size, columns=tuple((name, *column) for name, column in fields.items()))


def map_of(words: Words, inner: Written = NUMBER, size: str = "", least: int | None = None) -> Written:
    """An object with an entry for each place, by the word for it; numbers below `least` are left out."""
    return Written(WrittenForm.MAP, inner=inner, words=words, size=size, least=least)


def keyed(keys: str, key: Written = NUMBER, size: str = "", least: int | None = None) -> Written:
    """An object of numbers by keys that lie in the field `keys`; numbers below `least` are left out."""
    return Written(WrittenForm.KEYED, inner=NUMBER, key=key, keys=keys, size=size, least=least)


def members(inner: Written) -> Written:
    """A list of the members of a set that is stored as bits of a number."""
    return Written(WrittenForm.MEMBERS, inner=inner)


def repeated(inner: Written, most: int) -> Written:
    """A list in which each place occurs as often as its count says, never more than `most` in all."""
    return Written(WrittenForm.REPEATED, inner=inner, most=most)


def joined(into: str, place: str) -> Written:
    """The fields of a record as further fields of one entry of a list that is `apart`.

    It is the entry whose number + 1 the field `place` has; while that is 0 they are not written. This is how viewers
    see their own secrets among what everybody sees.
    """
    return Written(WrittenForm.JOINED, into=into, place=place)
