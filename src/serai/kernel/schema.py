"""Fields declared once: type, shape, meaning, and who may look.

A `Record` subclass is a declaration, never an instance:

    class Seat(Record):
        hand: Ints = several(u8, 6, OWNER, "the cards in hand, 0 where a place is empty")

From it come the NumPy dtype that the rules work on, the mask that redacts a state for one viewer, and the table in
the docs. To the type checker the attributes are what the rules read: `state.seats[seat].hand[place]`.
"""

from __future__ import annotations

import itertools
import keyword
import math
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar, overload

import numpy as np
import numpy.typing as npt

u8, u16, u32, u64 = np.uint8, np.uint16, np.uint32, np.uint64
i8, i16, i32, i64 = np.int8, np.int16, np.int32, np.int64

Bytes = npt.NDArray[np.uint8]


class Ints(Protocol):
    """A fixed number of integers, as the rules see them: the type of `several` fields of numbers."""

    @overload
    def __getitem__(self, place: int | tuple[int, int]) -> int: ...
    @overload
    def __getitem__(self, place: slice) -> list[int]: ...
    def __iter__(self) -> Iterator[int]: ...
    def __setitem__(self, place: Any, value: Any) -> None: ...
    def __len__(self) -> int: ...


class Visible(Enum):
    """Who may look at a field."""

    EVERYONE = "everyone"
    OWNER = "owner"
    NOBODY = "nobody"


EVERYONE, OWNER, NOBODY = Visible.EVERYONE, Visible.OWNER, Visible.NOBODY


@dataclass(frozen=True)
class Field:
    """One field of a record."""

    name: str
    type: Any
    shape: tuple[int, ...]
    visible: Visible
    meaning: str

    @property
    def nested(self) -> bool:
        """Whether the field holds records of its own."""
        return isinstance(self.type, type) and issubclass(self.type, Record)


@dataclass(frozen=True)
class _Declared:
    type: Any
    shape: tuple[int, ...]
    visible: Visible
    meaning: str


def one(type_: Any, visible: Visible, meaning: str) -> Any:
    """A single value."""
    return _Declared(type_, (), visible, meaning)


def several(type_: Any, shape: int | tuple[int, ...], visible: Visible, meaning: str) -> Any:
    """A fixed number of values or records."""
    return _Declared(type_, (shape,) if isinstance(shape, int) else shape, visible, meaning)


class Record:
    """Base of all declared records; see the module's text."""

    dtype: ClassVar[np.dtype[Any]]
    alignment: ClassVar[int]
    fields: ClassVar[tuple[Field, ...]]

    if TYPE_CHECKING:

        def tobytes(self) -> bytes:
            """At run time a record is a `numpy.record`."""

    def __init_subclass__(cls) -> None:
        cls.fields = tuple(
            Field(name, entry.type, entry.shape, entry.visible, entry.meaning)
            for name, entry in vars(cls).items()
            if isinstance(entry, _Declared)
        )
        for field in cls.fields:
            # numpy.record has attributes of its own: a field of the same name would be hidden in interpreted mode.
            if hasattr(np.record, field.name) or keyword.iskeyword(field.name):
                raise TypeError(f"{cls.__name__}.{field.name}: this name is taken by numpy.record or by Python")
        cls.alignment, cls.dtype = _lay_out(cls.fields)


R = TypeVar("R", bound=Record)


def _lay_out(fields: tuple[Field, ...]) -> tuple[int, np.dtype[Any]]:
    """Naturally aligned offsets. NumPy's own `align` is lost where records nest, so they are written out."""
    offsets, formats = [], []
    widest, end = 1, 0
    for field in fields:
        element = field.type.dtype if field.nested else np.dtype(field.type)
        alignment = field.type.alignment if field.nested else element.alignment
        formats.append(np.dtype((element, field.shape)) if field.shape else element)
        offsets.append(-(-end // alignment) * alignment)
        end = offsets[-1] + formats[-1].itemsize
        widest = max(widest, alignment)
    names = [field.name for field in fields]
    layout = {"names": names, "formats": formats, "offsets": offsets, "itemsize": -(-end // widest) * widest}
    return widest, np.dtype((np.record, np.dtype(layout)))  # type: ignore[call-overload]


def blank(record: type[Record], count: int) -> Any:
    """`count` empty records, ready for both modes (a recarray: attributes work when interpreted)."""
    return np.zeros(count, dtype=record.dtype).view(np.recarray)


def copied(record: type[R], value: R) -> R:
    """An independent copy of one record."""
    fresh: R = np.frombuffer(bytearray(value.tobytes()), dtype=record.dtype)[0]
    return fresh


def plain(record: type[R], value: R) -> R:
    """A record as ordinary Python: integers, lists and nested objects of the same names.

    Reading many fields of a NumPy record one by one is slow; this unpacks all of its memory at once.
    """
    packing = _packing(record)
    built: R = packing.build(iter(packing.struct.unpack(value.tobytes())))
    return built


_CODES = {
    "u1": "B",
    "i1": "b",
    "u2": "H",
    "i2": "h",
    "u4": "I",
    "i4": "i",
    "u8": "Q",
    "i8": "q",
    "f4": "f",
    "f8": "d",
}


class _Packing:
    """How to unpack the memory of a record: a `struct` of all its values, and how they nest."""

    def __init__(self, record: type[Record]):
        self.fields = [
            (field.name, field.shape, _packing(field.type) if field.nested else np.dtype(field.type))
            for field in record.fields
        ]
        self.struct = struct.Struct("<" + self.format(record))

    def format(self, record: type[Record]) -> str:
        """The format string, with padding written out as `x`."""
        text, end = "", 0
        for field, (_, _, inner) in zip(record.fields, self.fields, strict=True):
            dtype, offset = record.dtype.fields[field.name][:2]  # type: ignore[index]
            count = math.prod(field.shape)
            text += f"{int(offset) - end}x" if offset > end else ""
            text += (
                inner.struct.format[1:] * count if isinstance(inner, _Packing) else f"{count}{_CODES[inner.str[1:]]}"
            )
            end = int(offset) + dtype.itemsize
        return text + (f"{record.dtype.itemsize - end}x" if record.dtype.itemsize > end else "")

    def build(self, values: Iterator[int]) -> Any:
        built = SimpleNamespace()
        for name, shape, inner in self.fields:
            take = inner.build if isinstance(inner, _Packing) else next
            if not shape:
                setattr(built, name, take(values))
            elif isinstance(inner, _Packing):
                setattr(built, name, [take(values) for _ in range(shape[0])])
            else:
                flat = list(itertools.islice(values, math.prod(shape)))
                width = math.prod(shape[1:])
                rows = flat if len(shape) == 1 else [flat[at : at + width] for at in range(0, len(flat), width)]
                setattr(built, name, rows)
        return built


_packings: dict[type[Record], _Packing] = {}


def _packing(record: type[Record]) -> _Packing:
    if record not in _packings:
        _packings[record] = _Packing(record)
    return _packings[record]


def viewer_mask(record: type[Record], viewer: int | None, owners: str = "seats") -> Bytes:
    """A byte per byte of the record: 255 where the viewer may look, 0 elsewhere (padding included).

    Entry p of the field named `owners` belongs to seat p. A spectator (None) owns nothing.
    """
    mask = np.zeros(record.dtype.itemsize, dtype=np.uint8)
    _uncover(mask, record, 0, None, viewer, owners)
    return mask


def _uncover(mask: Bytes, record: type[Record], start: int, owner: int | None, viewer: int | None, owners: str) -> None:
    for field in record.fields:
        dtype, offset = record.dtype.fields[field.name][:2]  # type: ignore[index]
        begin = start + int(offset)
        if field.nested:
            size = field.type.dtype.itemsize
            for index in range(dtype.itemsize // size):
                whose = index if field.name == owners else owner
                if field.visible is not NOBODY:
                    _uncover(mask, field.type, begin + index * size, whose, viewer, owners)
        elif field.visible is EVERYONE or (field.visible is OWNER and owner is not None and owner == viewer):
            mask[begin : begin + dtype.itemsize] = 255


def describe(record: type[Record], prefix: str = "") -> Iterator[tuple[str, str, str, str]]:
    """Rows of (field, type and shape, who may look, meaning) for the docs."""
    for field in record.fields:
        name = prefix + field.name
        shape = "".join(f"[{extent}]" for extent in field.shape)
        if field.nested:
            yield name, field.type.__name__ + shape, field.visible.value, field.meaning
            yield from describe(field.type, f"{name}." if not field.shape else f"{name}[].")
        else:
            yield name, np.dtype(field.type).name + shape, field.visible.value, field.meaning
