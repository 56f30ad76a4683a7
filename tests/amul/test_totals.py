"""The plain score pad: points and symbols as they stand on paper, counted by the rules, or refused."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from serai.games.amul.edition.read import load
from serai.games.amul.pad import read_table
from serai.games.amul.rules.sheet import COLOURS, WRITTEN
from serai.games.amul.wasm.module import PAD_OPTIONS, lay_table, write_score_plain
from serai.kernel.errors import IllegalMove, UserError
from serai.kernel.words import languages, say
from tests.support.plain_scoring import Totals, by_the_book, some_table

EDITION = load()


def counted(totals: Any, **more: object) -> dict[str, Any]:
    return read_table({"game": "amul", "totals": totals, **more}, EDITION).score()


def in_browser(totals: Totals) -> Any:
    """What the engine of a browser makes of it; None where it refuses."""
    table = lay_table(EDITION, len(totals), PAD_OPTIONS)[0]
    numbers = [seat.get(field, 0) for seat in totals for field in WRITTEN]
    table.numbers[: len(numbers)] = numbers
    end = int(write_score_plain(table, len(numbers)))
    return None if end < 0 else json.loads(bytes(table.page[:end]))


def test_random_tables_are_counted_as_the_book_says() -> None:
    chance = random.Random("totals")
    shared = broken = 0
    for _ in range(150):
        totals = some_table(chance)
        sheet, book = counted(totals), by_the_book(totals)
        assert {key: sheet[key] for key in book} == book
        assert in_browser(totals) == sheet
        shared += len(book["winners"]) > 1
        broken += sum(score == max(book["scores"]) for score in book["scores"]) > len(book["winners"])
    assert shared
    assert broken, "some ties must have been broken by prowess"


@pytest.mark.parametrize(
    ("symbols", "points"),
    [
        ([2, 2, 2], [2, 2, 2]),
        ([4, 4, 0, 0], [4, 4, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([1, 0, 0], [8, 0, 0]),
        ([3, 2, 2], [8, 2, 2]),
        ([3, 2, 1], [8, 4, 2]),
        ([3, 3, 1], [4, 4, 2]),
        ([5, 2, 2, 2], [8, 0, 0, 0]),
        ([1, 1, 1, 1], [0, 0, 0, 0]),
        ([9, 7, 5, 5, 1, 0, 0, 0], [8, 4, 0, 0, 0, 0, 0, 0]),
    ],
)
@pytest.mark.parametrize("symbol", ["arab", "mongol"])
def test_ties_of_every_kind(symbol: str, symbols: list[int], points: list[int]) -> None:
    """A11.3"""
    totals = [{symbol: count} for count in symbols]
    sheet = counted(totals)
    assert [rows[symbol] for rows in sheet["breakdown"]] == points
    for seat, count in enumerate(symbols):
        why = sheet["explanation"][seat][symbol]
        assert (why["rule"], why["points"], why["count"], why["counts"]) == ("A11.3", points[seat], count, symbols)


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ([{"red": 9}, {"blue": 8, "military": 5}, {}], [0]),
        ([{"red": 9, "military": 1}, {"blue": 9, "military": 2, "letter": "B"}, {}], [1]),
        ([{"red": 9, "military": 2, "letter": "A"}, {"blue": 9, "military": 2, "letter": "B"}, {}], [0, 1]),
        ([{}, {}, {}], [0, 1, 2]),
    ],
    ids=["A12.1", "A12.2", "A12.3, letters do not count", "nothing at all"],
)
def test_the_winner(totals: Totals, winners: list[int]) -> None:
    assert counted(totals)["winners"] == winners


REFUSED: list[tuple[list[Any], str]] = [
    ([{}, {}], "amul-refuse-players"),
    ([{}] * 9, "amul-refuse-players"),
    ([7, {}, {}], "amul-pad-no-totals"),
    ([{"yelow": 3}, {}, {}], "amul-pad-no-field"),
    ([{"name": 3}, {}, {}], "amul-pad-no-name"),
    ([{"red": -1}, {}, {}], "amul-pad-no-count"),
    ([{"red": 1.5}, {}, {}], "amul-pad-no-count"),
    ([{"red": 2.0}, {}, {}], "amul-pad-no-count"),
    ([{"red": True}, {}, {}], "amul-pad-no-count"),
    ([{"red": "3"}, {}, {}], "amul-pad-no-count"),
    ([{"red": None}, {}, {}], "amul-pad-no-count"),
    ([{"red": 1000}, {}, {}], "amul-pad-no-count"),
    ([{"red": 10**5000}, {}, {}], "amul-pad-no-count"),
    ([{}, {"arab": 100}, {}], "amul-pad-no-count"),
    ([{"military": 1, "letter": "b"}, {}, {}], "amul-pad-no-letter"),
    ([{"military": 1, "letter": 2}, {}, {}], "amul-pad-no-letter"),
    ([{"letter": "B"}, {}, {}], "amul-pad-letter-alone"),
]


@pytest.mark.parametrize(("totals", "message"), REFUSED)
def test_what_cannot_be_is_refused_in_every_language(totals: list[Any], message: str) -> None:
    with pytest.raises(UserError) as refused:
        counted(totals)
    assert refused.value.message == message
    assert len(str(refused.value)) < 300
    said = {language: say(language, message, refused.value.arguments) for language in languages()}
    assert len(set(said.values())) == len(said), "two languages say the same"
    assert not [text for text in said.values() if "{" in text or "amul-" in text]


def test_a_letter_needs_a_symbol_by_its_rule() -> None:
    with pytest.raises(IllegalMove) as refused:
        counted([{"letter": "AA", "military": 0}, {}, {}])
    assert refused.value.rule == "A1.3"
    assert counted([{"letter": "AA", "military": 1}, {}, {}])["prowess"] == [1, 0, 0]


@pytest.mark.parametrize("more", [{"areas": [[], [], []]}, {"areas": None}])
def test_a_table_has_one_form(more: dict[str, object]) -> None:
    with pytest.raises(UserError) as refused:
        counted([{}, {}, {}], **more)
    assert refused.value.message == "amul-pad-one-form"


def test_the_engine_takes_what_the_sheet_has_room_for() -> None:
    most = [{field: 999 if place < COLOURS else 99 for place, field in enumerate(WRITTEN)}] * 8
    assert in_browser(most) == counted(most)
    assert in_browser([{"red": 1000}, {}, {}]) is None
    assert in_browser([{"red": -1}, {}, {}]) is None
    assert in_browser([{}, {"arab": 100}, {}]) is None
    table = lay_table(EDITION, 4, PAD_OPTIONS)[0]
    assert write_score_plain(table, 3 * len(WRITTEN)) == -1
