"""Fields of a record, read one by one from its memory."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from serai.games.amul.rules.sheet import Sheet
from serai.games.amul.rules.state import SEATS, State
from serai.kernel.lazy_record import glance
from serai.kernel.schema import Record, plain


def same(record: type[Record], seen: Any, whole: Any) -> None:
    for field in record.fields:
        mine, theirs = getattr(seen, field.name), getattr(whole, field.name)
        if not field.nested:
            assert mine == theirs or list(mine) == list(theirs), field.name
        elif field.shape:
            for one, other in zip(mine, theirs, strict=True):
                same(field.type, one, other)
        else:
            same(field.type, mine, theirs)


@pytest.mark.parametrize("record", [State, Sheet])
def test_a_glance_sees_what_is_there(record: type[Record]) -> None:
    memory = random.Random(3).randbytes(record.dtype.itemsize)
    same(record, glance(record, memory), plain(record, np.frombuffer(memory, dtype=record.dtype)))


def test_there_are_no_records_beyond_the_last_one() -> None:
    seats = glance(State, bytes(State.dtype.itemsize)).seats
    assert seats[SEATS - 1].hand_size == 0
    for place in (-1, SEATS):
        with pytest.raises(IndexError):
            seats[place]
