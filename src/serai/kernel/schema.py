"""Fields declared once: type, shape, meaning, and who may look.

A `Record` subclass is a declaration, never an instance:

    class Seat(Record):
        hand: Ints = several(u8, 6, OWNER, "the cards in hand, 0 where a place is empty")

From it come the NumPy dtype that the rules work on, the mask that redacts a state for one viewer, and the table in
the docs. To the type checker the attributes are what the rules read: `state.seats[seat].hand[place]`.

What a viewer sees is a record as well. Its fields also say how they are written in JSON (kernel/written.py), and those
that are the same as in the state are only mentioned (`taken`).
"""

from __future__ import annotations

import keyword
import struct
from collections import namedtuple
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar, overload

import numpy as np
import numpy.typing as npt

from serai.kernel.rule import INTERPRETED
from serai.kernel.written import Written

u8, u16, u32, u64 = np.uint8, np.uint16, np.uint32, np.uint64
i8, i16, i32, i64 = np.int8, np.int16, np.int32, np.int64
boolean = np.bool_
"""the kind of a field that is true or false"""

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
    written: Written | None = None
    """how it is written in JSON; None: not at all"""
    key: str = ""
    """its name there"""
    only_if: str = ""
    """it is left out while this field of the same record is 0"""
    null_unless: str = ""
    """it is null while this field of the same record is 0"""
    source: tuple[type[Record], str] | None = None
    """the field that it is a copy of"""

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
    written: Written | None
    key: str
    only_if: str
    null_unless: str
    source: tuple[type[Record], str] | None = None

    def named(self, name: str) -> Field:
        return Field(name, **{**vars(self), "key": self.key or name})


def one(
    type_: Any,
    visible: Visible,
    meaning: str,
    written: Written | None = None,
    *,
    key: str = "",
    only_if: str = "",
    null_unless: str = "",
) -> Any:
    """A single value: its kind (a number like `i16`, `boolean`, or a Record), who may look, and what it means.

    The rest says how a view that a game writes by itself has it in JSON (kernel/written.py).
    """
    return _Declared(type_, (), visible, meaning, written, key, only_if, null_unless)


def several(
    type_: Any,
    shape: int | tuple[int, ...],
    visible: Visible,
    meaning: str,
    written: Written | None = None,
    *,
    key: str = "",
    only_if: str = "",
    null_unless: str = "",
) -> Any:
    """A fixed number of values or records: the same, with their number. 0 stands for an empty place."""
    extents = (shape,) if isinstance(shape, int) else shape
    return _Declared(type_, extents, visible, meaning, written, key, only_if, null_unless)


def taken(record: type[Record], name: str, written: Written | None = None, *, key: str = "") -> Any:
    """A copy of a field of another record: its type, shape, meaning, and who may look, are as declared there."""
    field = field_of(record, name)
    return _Declared(field.type, field.shape, field.visible, field.meaning, written, key, "", "", (record, name))


class Record:
    """Base of all declared records. A class derived from it is a declaration and never has instances: each attribute is
    a field, declared by `one` or `several`. Rules get such a record and change its fields.
    """

    dtype: ClassVar[np.dtype[Any]]
    alignment: ClassVar[int]
    fields: ClassVar[tuple[Field, ...]]

    if TYPE_CHECKING:

        def tobytes(self) -> bytes:
            """At run time a record is a `numpy.record`."""

    def __init_subclass__(cls) -> None:
        cls.fields = tuple(entry.named(name) for name, entry in vars(cls).items() if isinstance(entry, _Declared))
        for field in cls.fields:
            # numpy.record has attributes of its own: a field of the same name would be hidden in interpreted mode.
            if hasattr(np.record, field.name) or keyword.iskeyword(field.name):
                raise TypeError(f"{cls.__name__}.{field.name}: this name is taken by numpy.record or by Python")
        cls.alignment, cls.dtype = _lay_out(cls.fields)


R = TypeVar("R", bound=Record)


class QuickRecord(np.record):  # type: ignore[misc]  # NumPy only says it is final
    """A `numpy.record` whose fields are found quickly: interpreted rules do little else.

    NumPy's own asks the class first, in Python, and goes on only after the exception.
    """

    __getattribute__ = np.void.__getattribute__
    __setattr__ = np.void.__setitem__
    __getitem__ = np.void.__getitem__  # type: ignore[assignment]

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except ValueError:
            raise AttributeError(name) from None


def _lay_out(fields: tuple[Field, ...]) -> tuple[int, np.dtype[Any]]:
    """Return naturally aligned offsets. NumPy's own `align` is lost where records nest, so the offsets are given one by
    one. `align` is still set, because Numba asks for it: a GPU would read fields of an unaligned record byte by byte.
    """
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
    kind = QuickRecord if INTERPRETED else np.record
    return widest, np.dtype((kind, np.dtype(layout, align=True)))  # type: ignore[call-overload]


def widened(record: type[Record]) -> type[Record]:
    """The same record where every whole number has 64 bits and a sign; those of 64 bits stay as they are."""

    def kind(field: Field) -> Any:
        if field.nested:
            return widened(field.type)
        dtype = np.dtype(field.type)
        return i64 if dtype.kind in "iu" and dtype.itemsize < np.dtype(i64).itemsize else field.type

    fields = {
        field.name: _Declared(
            kind(field), field.shape, field.visible, field.meaning, field.written, field.key, "", "", field.source
        )
        for field in record.fields
    }
    return type(record.__name__, (Record,), fields)


def field_of(record: type[Record], name: str) -> Field:
    """A field by its name."""
    return next(field for field in record.fields if field.name == name)


def place_of(record: type[Record], name: str) -> tuple[int, int]:
    """Where a field lies in its record: the first byte, and how many."""
    dtype, offset = record.dtype.fields[name][:2]  # type: ignore[index]
    return int(offset), dtype.itemsize


def blank(record: type[Record], count: int) -> Any:
    """`count` empty records as an array; its elements are records for both modes.

    From ordinary Python pass arrays to compiled functions where it is done often: Numba recognises the type of an array
    at once, but looks at every field of a single record.
    """
    # The same as `np.zeros`, which is slow for a structured type.
    return np.ndarray(count, dtype=record.dtype, buffer=bytearray(count * record.dtype.itemsize))


def empty(record: type[Record]) -> tuple[Any, Bytes]:
    """Room for one record that is going to be filled: as an array of it, and as bytes."""
    memory = np.empty(record.dtype.itemsize, dtype=np.uint8)
    return np.ndarray(1, dtype=record.dtype, buffer=memory.data), memory


def copied(record: type[R], value: R) -> R:
    """An independent copy of one record."""
    fresh: R = array_of(record, value)[0]
    return fresh


def array_of(record: type[Record], value: Record) -> Any:
    """An independent copy of one record, as an array of one."""
    return np.frombuffer(bytearray(value.tobytes()), dtype=record.dtype)


def plain(record: type[R], value: R | Any) -> R:
    """A record as ordinary Python: integers, sequences of integers (bytes where they are bytes) and nested objects.

    Reading many fields of a NumPy record one by one is slow; this unpacks all of its memory at once. An array of one
    will do as well, and is quicker.
    """
    packing = _packing(record)
    built: R = packing.build(packing.struct.unpack(value.tobytes()))
    return built


CODES = {"u1": "B", "i1": "b", "u2": "H", "i2": "h", "u4": "I", "i4": "i", "u8": "Q", "i8": "q", "f4": "f", "f8": "d"}
_make_type: Any = namedtuple


class _Packing:
    """How to unpack the memory of a record: a `struct` with one entry per field, and what becomes of raw bytes."""

    def __init__(self, record: type[Record]):
        # Not `_make`, which is the same with a check in Python, eight times a view.
        self.make = partial(tuple.__new__, _make_type(record.__name__, [field.name for field in record.fields]))
        self.unpacked: list[tuple[int, Callable[[bytes], Any]]] = []
        text, end = "<", 0
        for index, field in enumerate(record.fields):
            dtype, offset = record.dtype.fields[field.name][:2]  # type: ignore[index]
            text += f"{int(offset) - end}x{self.add(index, field, dtype.itemsize)}"
            end = int(offset) + dtype.itemsize
        self.struct = struct.Struct(f"{text}{record.dtype.itemsize - end}x")

    def add(self, index: int, field: Field, size: int) -> str:
        """Take note of a field; returns its format."""
        dtype = None if field.nested else np.dtype(field.type)
        if dtype and not field.shape:
            return CODES[dtype.str[1:]]
        if dtype != np.uint8 or len(field.shape) > 1:
            self.unpacked.append((index, self.unpacker(field, dtype)))
        return f"{size}s"

    @staticmethod
    def unpacker(field: Field, dtype: np.dtype[Any] | None) -> Callable[[bytes], Any]:
        """From the bytes of a field to nested objects or sequences of integers."""
        if dtype is None:
            inner = _packing(field.type)
            if field.shape:
                return lambda raw: [inner.build(values) for values in inner.struct.iter_unpack(raw)]
            return lambda raw: inner.build(inner.struct.unpack(raw))
        if dtype == np.uint8 and len(field.shape) == 2:
            width = field.shape[1]
            return lambda raw: [raw[start : start + width] for start in range(0, len(raw), width)]
        if len(field.shape) > 1:
            return lambda raw: np.frombuffer(raw, dtype).reshape(field.shape).tolist()
        return struct.Struct(f"<{field.shape[0]}{CODES[dtype.str[1:]]}").unpack

    def build(self, values: Sequence[Any]) -> Any:
        if self.unpacked:
            values = list(values)
            for index, unpack in self.unpacked:
                values[index] = unpack(values[index])
        return self.make(values)


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
