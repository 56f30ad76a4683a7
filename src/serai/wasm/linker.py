"""Makes a WebAssembly module of the one object file that LLVM writes.

A general linker joins many files and libraries, and is a download of a hundred megabytes. Here one object holds
everything: what is left to do is to say where its data and its stack lie, and to write those places into the code. The
formats are those of the WebAssembly specification and of its tool conventions ("Linking").
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

HEADER = b"\0asm\x01\0\0\0"
PAGE = 1 << 16
STACK_SIZE = 1 << 18
"""bytes at the beginning of the memory; a stack that grows too far hits its end there, and no data"""

CUSTOM, TYPE, IMPORT, FUNCTION, MEMORY, GLOBAL, EXPORT, CODE, DATA = 0, 1, 2, 3, 5, 6, 7, 10, 11
I32, MUTABLE, IMMUTABLE, I32_CONST, END = 0x7F, 1, 0, 0x41, 0x0B
IMPORTS_FUNCTION, IMPORTS_TABLE, IMPORTS_MEMORY, IMPORTS_GLOBAL = range(4)
FUNCTION_SYMBOL, DATA_SYMBOL, SECTION_SYMBOL = 0, 1, 3
UNDEFINED, NAMED_EXPLICITLY = 0x10, 0x40
SEGMENT_INFO, SYMBOL_TABLE = 5, 8

FUNCTION_INDEX, ADDRESS_LEB, ADDRESS_SIGNED_LEB, ADDRESS_WORD, TYPE_INDEX, GLOBAL_INDEX = 0, 3, 4, 5, 6, 7
ADDRESSES = (ADDRESS_LEB, ADDRESS_SIGNED_LEB, ADDRESS_WORD)
LEB_WIDTH = 5
"""bytes that LLVM leaves for a number which is not known yet"""


class NotLinkable(Exception):
    """The object needs something that this linker, or the module's host, does not have."""


class ByteReader:
    """Reads numbers and names from bytes."""

    def __init__(self, text: bytes, at: int = 0):
        self.text, self.at = text, at

    def byte(self) -> int:
        self.at += 1
        return self.text[self.at - 1]

    def take(self, size: int) -> bytes:
        self.at += size
        return self.text[self.at - size : self.at]

    def number(self) -> int:
        """An unsigned LEB128."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def signed(self) -> int:
        """A signed LEB128."""
        start = self.at
        value = self.number()
        bits = 7 * (self.at - start)
        return value - (1 << bits) if (value >> (bits - 1)) & 1 else value

    def name(self) -> str:
        return self.take(self.number()).decode()


def leb(value: int) -> bytes:
    """A number as LEB128, unsigned."""
    written = bytearray()
    while value >= 0x80:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    written.append(value)
    return bytes(written)


def signed_leb(value: int) -> bytes:
    """A number as LEB128, signed."""
    written = bytearray()
    while not -0x40 <= value < 0x40:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    written.append(value & 0x7F)
    return bytes(written)


def wide_leb(value: int) -> bytes:
    """A number that fills the room LLVM has left for it; signed or not makes no difference below 2 to the 31st."""
    return bytes(value >> shift & 0x7F | (0x80 if shift < 7 * (LEB_WIDTH - 1) else 0) for shift in range(0, 35, 7))


def listed(entries: Sequence[bytes]) -> bytes:
    return leb(len(entries)) + b"".join(entries)


def named(name: str) -> bytes:
    return leb(len(name.encode())) + name.encode()


@dataclass(frozen=True)
class Symbol:
    """A function or a piece of data that relocations speak of."""

    kind: int
    name: str = ""
    index: int = 0
    """of the function or of the data segment"""
    offset: int = 0
    """in its segment"""
    is_defined: bool = True


class Relocation(NamedTuple):
    """A place in a section where a number is still to be written."""

    kind: int
    at: int
    symbol: int
    addend: int


class ObjectFile:
    """The parts of an object file."""

    def __init__(self, text: bytes):
        if not text.startswith(HEADER):
            raise NotLinkable("this is no WebAssembly object")
        self.sections: dict[int, bytes] = {}
        self.symbols: list[Symbol] = []
        self.alignments: list[int] = []
        """of the data segments, as powers of two"""
        self.relocations: dict[int, list[Relocation]] = {}
        """by section"""
        order: list[int] = []
        reader = ByteReader(text, len(HEADER))
        while reader.at < len(text):
            kind = reader.byte()
            body = reader.take(reader.number())
            order.append(kind)
            if kind == CUSTOM:
                self._read_custom(ByteReader(body), order)
            else:
                self.sections[kind] = body

    def _read_custom(self, body: ByteReader, order: Sequence[int]) -> None:
        name = body.name()
        if name == "linking":
            self._read_linking(body)
        elif name.startswith("reloc."):
            section = order[body.number()]
            self.relocations[section] = list(_relocations(body))

    def _read_linking(self, body: ByteReader) -> None:
        body.number()  # the version of the convention
        while body.at < len(body.text):
            kind = body.byte()
            part = ByteReader(body.take(body.number()))
            if kind == SEGMENT_INFO:
                for _ in range(part.number()):
                    part.name()
                    self.alignments.append(part.number())
                    part.number()
            elif kind == SYMBOL_TABLE:
                self.symbols = [_symbol(part) for _ in range(part.number())]

    def imported_functions(self) -> Iterator[str]:
        """What the object calls and does not have."""
        reader = ByteReader(self.sections.get(IMPORT, b"\0"))
        for _ in range(reader.number()):
            reader.name()
            name, kind = reader.name(), reader.byte()
            if kind == IMPORTS_FUNCTION:
                yield name
            reader.take(1 if kind in (IMPORTS_TABLE, IMPORTS_GLOBAL) else 0)
            has_end = kind in (IMPORTS_TABLE, IMPORTS_MEMORY) and reader.byte() & 1
            reader.number()
            if has_end:
                reader.number()


def data_segments(body: bytes) -> Iterator[bytes]:
    """The segments of a data section."""
    reader = ByteReader(body)
    for _ in range(reader.number()):
        if reader.byte() or reader.byte() != I32_CONST:
            raise NotLinkable("a data segment is not laid at a plain place")
        reader.signed()
        reader.byte()
        yield reader.take(reader.number())


def _relocations(body: ByteReader) -> Iterator[Relocation]:
    for _ in range(body.number()):
        kind, at, symbol = body.byte(), body.number(), body.number()
        yield Relocation(kind, at, symbol, body.signed() if kind in ADDRESSES else 0)


def _symbol(part: ByteReader) -> Symbol:
    kind, flags = part.byte(), part.number()
    is_defined = not flags & UNDEFINED
    if kind == DATA_SYMBOL:
        name = part.name()
        index, offset = (part.number(), part.number()) if is_defined else (0, 0)
        if is_defined:
            part.number()
        return Symbol(kind, name, index, offset, is_defined)
    if kind == SECTION_SYMBOL:
        part.number()
        return Symbol(kind)
    index = part.number()
    name = part.name() if is_defined or flags & NAMED_EXPLICITLY else ""
    return Symbol(kind, name, index, 0, is_defined)


def link(text: bytes, exports: Sequence[str]) -> bytes:
    """A module with its own memory that exports these functions, `memory`, and `heap`, where free memory begins."""
    found = ObjectFile(text)
    if missing := sorted(found.imported_functions()):
        raise NotLinkable(f"nobody has the functions {', '.join(missing)}")
    data = found.sections.get(DATA, b"\0")
    places = []
    end = STACK_SIZE
    for segment, alignment in zip(data_segments(data), found.alignments, strict=True):
        places.append(-(-end // (1 << alignment)) * (1 << alignment))
        end = places[-1] + len(segment)
    heap = -(-end // 16) * 16

    functions = {symbol.name: symbol.index for symbol in found.symbols if symbol.kind == FUNCTION_SYMBOL}
    exported = [named("memory") + bytes([2, 0]), named("heap") + bytes([3, 1])]
    exported += [named(name) + b"\0" + leb(functions[name]) for name in exports]
    laid = [
        b"\0" + bytes([I32_CONST]) + signed_leb(place) + bytes([END]) + leb(len(segment)) + segment
        for place, segment in zip(places, data_segments(_patched(data, found, DATA, places)), strict=True)
    ]
    sections = {
        TYPE: found.sections[TYPE],
        FUNCTION: found.sections[FUNCTION],
        MEMORY: listed([b"\0" + leb(-(-heap // PAGE))]),
        GLOBAL: listed([_global(MUTABLE, STACK_SIZE), _global(IMMUTABLE, heap)]),
        EXPORT: listed(exported),
        CODE: _patched(found.sections[CODE], found, CODE, places),
        DATA: listed(laid),
    }
    return HEADER + b"".join(bytes([kind]) + leb(len(body)) + body for kind, body in sections.items())


def _global(mutability: int, value: int) -> bytes:
    return bytes([I32, mutability, I32_CONST]) + signed_leb(value) + bytes([END])


def _patched(body: bytes, found: ObjectFile, section: int, places: Sequence[int]) -> bytes:
    """A section with the places of data written in. Functions and types keep their numbers: none is imported."""
    patched = bytearray(body)
    for kind, at, number, addend in found.relocations.get(section, ()):
        if kind in ADDRESSES:
            symbol = found.symbols[number]
            address = places[symbol.index] + symbol.offset + addend
            written = address.to_bytes(4, "little") if kind == ADDRESS_WORD else wide_leb(address)
            patched[at : at + len(written)] = written
        elif kind == GLOBAL_INDEX:
            patched[at : at + LEB_WIDTH] = wide_leb(0)  # the stack pointer is the only one that LLVM knows
        elif kind not in (FUNCTION_INDEX, TYPE_INDEX):
            raise NotLinkable(f"relocations of kind {kind} are not known")
    return bytes(patched)
