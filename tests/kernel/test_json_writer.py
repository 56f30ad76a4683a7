"""Compiled code writes the JSON that everybody else reads."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.kernel import json_writer


def written(put: Any, *values: Any) -> Any:
    page = np.zeros(4000, dtype=np.uint8)
    end = put(page, 3, *values)
    return json.loads(page[3:end].tobytes())


@given(st.integers(-(10**12), 10**12))
def test_whole_numbers(number: int) -> None:
    assert written(json_writer.put_whole, number) == number


@given(st.lists(st.integers(0, 255), max_size=20))
def test_lists(numbers: list[int]) -> None:
    assert written(json_writer.put_list, np.array(numbers, dtype=np.uint8)) == numbers


@given(st.integers(-(10**6), 10**6))
def test_fields(number: int) -> None:
    page = np.zeros(40, dtype=np.uint8)
    end = json_writer.put_field(page, 3, b'"seat":', number)
    assert page[3:end].tobytes() == b'"seat":%d' % number


@given(st.sets(st.integers(0, 40)))
def test_members_of_a_set(members: set[int]) -> None:
    assert written(json_writer.put_members, sum(1 << member for member in members)) == sorted(members)


@pytest.mark.parametrize("truth", [0, 1])
def test_truth(truth: int) -> None:
    assert written(json_writer.put_truth, truth) is bool(truth)


def test_words() -> None:
    words = [b"", b"offer", b"a word that is longer than two chunks", b"pick"]
    letters, starts = json_writer.lexicon(words)
    page = np.zeros(80, dtype=np.uint8)
    for number, word in enumerate(words):
        end = json_writer.put_word(page, 3, letters, starts, number)
        assert page[3:end].tobytes() == word


def test_a_comma_stands_between_two_entries() -> None:
    page = np.zeros(2, dtype=np.uint8)
    assert json_writer.put_comma(page, 0, 0) == 0
    assert json_writer.put_comma(page, 1, 0) == 2
    assert page[1] == ord(",")


def test_texts_lie_one_after_the_other_and_end_with_a_comma() -> None:
    page, ends = memoryview(b"one,two,,rest"), np.array([0, 4, 4, 8, 9]).data
    assert json_writer.texts_in(page, ends, 5) == [b"", b"one", b"", b"two", b""]
