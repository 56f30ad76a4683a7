"""Records declared once: layout, copies, plain values, and who may look."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pytest

from serai.games.amul.rules.edition_data import EditionData
from serai.games.amul.rules.sheet import Sheet
from serai.games.amul.rules.state import State
from serai.kernel import schema
from serai.kernel.schema import (
    EVERYONE,
    NOBODY,
    OWNER,
    Ints,
    Record,
    blank,
    copied,
    describe,
    i16,
    i32,
    one,
    plain,
    several,
    u8,
    u64,
    viewer_mask,
)


class Chest(Record):
    coins: int = one(i16, EVERYONE, "coins on top")
    secret: int = one(u8, NOBODY, "what lies at the bottom")


class Player(Record):
    hand: Ints = several(u8, 3, OWNER, "cards in hand")
    score: int = one(i32, EVERYONE, "points")
    chest: Chest = one(Chest, EVERYONE, "a chest")
    diary: Chest = one(Chest, NOBODY, "kept under lock and key")


class World(Record):
    turn: int = one(u8, EVERYONE, "whose turn it is")
    seed: int = one(u64, NOBODY, "where chance comes from")
    grid: Ints = several(i16, (2, 3), EVERYONE, "two rows of three")
    seats: list[Player] = several(Player, 2, EVERYONE, "the players")


records = pytest.mark.parametrize("record", [Chest, Player, World, State, Sheet, EditionData])


@pytest.mark.parametrize("name", ["round", "shape", "item", "dtype", "max", "sort", "tolist", "class", "if"])
def test_names_that_numpy_or_python_take_are_refused(name: str) -> None:
    """`state.round` would be a method of numpy.record when the rules run interpreted."""
    with pytest.raises(TypeError, match=f"Bad.{name}: this name is taken"):
        type("Bad", (Record,), {name: one(u8, EVERYONE, "a field")})


@records
def test_every_field_is_naturally_aligned(record: type[Record]) -> None:
    for field in record.fields:
        dtype, offset = record.dtype.fields[field.name][:2]  # type: ignore[index]
        alignment = field.type.alignment if field.nested else dtype.base.alignment
        assert offset % alignment == 0
        assert record.alignment >= alignment
    assert record.dtype.itemsize % record.alignment == 0


def test_fields_do_not_overlap_and_keep_their_order() -> None:
    ends = 0
    for field in World.fields:
        dtype, offset = World.dtype.fields[field.name][:2]  # type: ignore[index]
        assert offset >= ends
        ends = offset + dtype.itemsize
    assert [field.name for field in World.fields] == ["turn", "seed", "grid", "seats"]
    assert ends <= World.dtype.itemsize


def random_record(record: type[Record], seed: int) -> Any:
    noise = np.random.default_rng(seed).integers(0, 256, record.dtype.itemsize, dtype=np.uint8)
    return np.frombuffer(bytearray(noise.tobytes()), dtype=record.dtype).view(np.recarray)[0]


def test_blank_records_are_zero_and_read_by_attribute() -> None:
    worlds = blank(World, 2)
    worlds[1].seats[1].hand[2] = 7
    assert worlds[0].tobytes() == bytes(World.dtype.itemsize)
    assert worlds[1].seats[1].hand.tolist() == [0, 0, 7]


@records
def test_a_copy_is_equal_and_independent(record: type[Record]) -> None:
    original = random_record(record, 1)
    before = original.tobytes()
    copy: Any = copied(record, original)
    assert copy.tobytes() == before
    copy[record.fields[0].name] = 0
    copy[record.fields[-1].name] = np.zeros((), dtype=copy[record.fields[-1].name].dtype)
    assert copy.tobytes() != before
    assert original.tobytes() == before


def field_by_field(record: type[Record], value: Any, prefix: str = "") -> Iterator[tuple[str, Any]]:
    for field in record.fields:
        name = prefix + field.name
        inner = value[field.name]
        if not field.nested:
            yield name, inner.tolist()
        elif field.shape:
            for index in range(field.shape[0]):
                yield from field_by_field(field.type, inner[index], f"{name}[{index}].")
        else:
            yield from field_by_field(field.type, inner, f"{name}.")


def as_lists(value: Any) -> Any:
    """Rows may be any sequence, bytes included."""
    return [as_lists(entry) for entry in value] if isinstance(value, Sequence) else value


def plain_field_by_field(record: type[Record], value: Any, prefix: str = "") -> Iterator[tuple[str, Any]]:
    for field in record.fields:
        name = prefix + field.name
        inner = getattr(value, field.name)
        if not field.nested:
            yield name, as_lists(inner)
        elif field.shape:
            for index, entry in enumerate(inner):
                yield from plain_field_by_field(field.type, entry, f"{name}[{index}].")
        else:
            yield from plain_field_by_field(field.type, inner, f"{name}.")


@records
@pytest.mark.parametrize("seed", range(3))
def test_plain_equals_reading_field_by_field(record: type[Record], seed: int) -> None:
    value = random_record(record, seed)
    assert list(plain_field_by_field(record, plain(record, value))) == list(field_by_field(record, value))


def test_plain_values_are_ordinary_and_independent() -> None:
    world = blank(World, 1)[0]
    seen = plain(World, world)
    assert type(seen.turn) is int
    assert type(seen.seats[1].hand[2]) is int
    assert as_lists(seen.grid) == [[0, 0, 0], [0, 0, 0]]
    world.turn = 5
    world.seats[1].hand[2] = 9
    assert (seen.turn, seen.seats[1].hand[2]) == (0, 0)


def seen_through(viewer: int | None) -> dict[str, Any]:
    """The fields of a world of all ones that the mask lets through."""
    full = np.full(World.dtype.itemsize, 255, dtype=np.uint8)
    masked = (full & viewer_mask(World, viewer)).view(World.dtype)[0]
    return {name: value for name, value in field_by_field(World, masked) if np.any(value)}


def test_who_may_look() -> None:
    public = {"turn", "grid", "seats[0].score", "seats[1].score", "seats[0].chest.coins", "seats[1].chest.coins"}
    assert set(seen_through(None)) == public
    assert set(seen_through(0)) == public | {"seats[0].hand"}
    assert set(seen_through(1)) == public | {"seats[1].hand"}


def test_what_is_seen_is_seen_whole() -> None:
    assert seen_through(0)["grid"] == [[-1, -1, -1], [-1, -1, -1]]
    assert seen_through(0)["seats[0].hand"] == [255, 255, 255]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_padding_is_hidden(viewer: int | None) -> None:
    """Whatever lies between the fields must not tell worlds apart."""
    holes = np.full(World.dtype.itemsize, 255, dtype=np.uint8)
    record = holes.view(World.dtype)[0]
    blank_fields(World, record)
    assert holes.any()  # there is padding, or this test would be empty
    assert not (holes & viewer_mask(World, viewer)).any()


def blank_fields(record: type[Record], value: Any) -> None:
    for field in record.fields:
        if not field.nested:
            value[field.name] = 0
        elif field.shape:
            for entry in value[field.name]:
                blank_fields(field.type, entry)
        else:
            blank_fields(field.type, value[field.name])


def test_the_docs_name_every_field() -> None:
    rows = list(describe(World))
    assert rows[0] == ("turn", "uint8", "everyone", "whose turn it is")
    assert ("grid", "int16[2][3]", "everyone", "two rows of three") in rows
    assert ("seats", "Player[2]", "everyone", "the players") in rows
    assert ("seats[].chest.secret", "uint8", "nobody", "what lies at the bottom") in rows


@records
def test_every_field_has_a_meaning(record: type[Record]) -> None:
    assert all(row[3].strip() for row in describe(record))


def test_a_state_of_amul_stays_small() -> None:
    assert State.dtype.itemsize < 2048


def test_records_of_interpreted_rules_are_read_and_written_in_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "INTERPRETED", True)

    class Purse(Record):
        coins: int = one(u8, EVERYONE, "coins")

    class Merchant(Record):
        purse: Purse = one(Purse, EVERYONE, "a record in a record")
        hand: Ints = several(u8, 3, EVERYONE, "cards in hand")
        sacks: list[Purse] = several(Purse, 2, EVERYONE, "several records")

    merchant = blank(Merchant, 1)[0]
    assert issubclass(Merchant.dtype.type, schema.QuickRecord)
    merchant.purse.coins = 7
    merchant.hand[1] = 8
    merchant.sacks[1].coins = 9
    assert merchant.tobytes() == bytes([7, 0, 8, 0, 0, 9])
    assert (merchant.purse.coins, merchant.hand[1], merchant.sacks[1].coins) == (7, 8, 9)
    assert not hasattr(merchant, "crown")
    with pytest.raises(ValueError, match="crown"):
        merchant.crown = 1
