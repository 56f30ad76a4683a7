"""Compiled code writes the JSON that everybody else reads."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.kernel import json_writer as writing


def written(put: Any, *values: Any) -> Any:
    page = np.zeros(4000, dtype=np.uint8)
    end = put(page, 3, *values)
    return json.loads(page[3:end].tobytes())


@given(st.integers(-(10**12), 10**12))
def test_whole_numbers(number: int) -> None:
    assert written(writing.put_whole, number) == number


@given(st.lists(st.integers(0, 255), max_size=20))
def test_lists(numbers: list[int]) -> None:
    assert written(writing.put_list, np.array(numbers, dtype=np.uint8)) == numbers


@pytest.mark.parametrize("truth", [0, 1])
def test_truth(truth: int) -> None:
    assert written(writing.put_truth, truth) is bool(truth)


def test_words() -> None:
    letters, sizes = writing.lexicon(["", "offer", "pick"])
    page = np.zeros(20, dtype=np.uint8)
    ends = [writing.put_word(page, 0, letters, sizes, number) for number in range(3)]
    assert ends == [0, 5, 4]
    assert page[:4].tobytes() == b"pick"
