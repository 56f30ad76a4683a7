"""Das Amulett: the names of an edition as JSON, for compiled code to write, and what is made of them.

Each function puts something at a place of a page and returns the place after it (kernel/json_writer.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from serai.games.amulett.edition.check import MOST_LETTERS
from serai.games.amulett.edition.read import Edition
from serai.games.amulett.rules.bits import lowest_bit
from serai.games.amulett.rules.bundles import cards_of
from serai.games.amulett.rules.state import AREAS, COLOURS, METALS, SPELLS, State
from serai.kernel.json_writer import CHUNK, Page, lexicon, put, put_comma, put_number, put_word
from serai.kernel.rule import rule, whole
from serai.kernel.schema import NOBODY, Ints, Record, i64, several, u8

METAL = 0
COLOUR = METAL + METALS
AREA = COLOUR + COLOURS
SPELL = AREA + AREAS
WORDS = SPELL + SPELLS + 1
"""spells count from 1"""
LONGEST = MOST_LETTERS + len('""')


class Names(Record):
    """Metals, colours, areas and spells of an edition, in this order: words of a lexicon, in quotation marks."""

    letters: Ints = several(u8, WORDS * LONGEST + CHUNK, NOBODY, "the letters of all names")
    starts: Ints = several(i64, WORDS + 1, NOBODY, "where each name begins, and where the last one ends")


def fill_names(names: Any, edition: Edition) -> None:
    """Fill in an array of one with the names of an edition."""
    words = [
        *_filled_up(edition.metals, METALS),
        *_filled_up(edition.gems, COLOURS),
        *_filled_up(edition.map.areas, AREAS),
        *_filled_up(["", *edition.spells], SPELLS + 1),
    ]
    letters, starts = lexicon([msgspec.json.encode(word) for word in words])
    names["letters"][0, : len(letters)] = letters
    names["starts"][0] = starts


def _filled_up(words: Iterable[str], size: int) -> list[str]:
    found = list(words)
    return found + [""] * (size - len(found))


@rule
def put_name(page: Page, at: int, names: Names, number: int) -> int:
    """One of the names."""
    return put_word(page, at, names.letters, names.starts, number)


@rule
def put_bundle(page: Page, at: int, names: Names, bundle: int) -> int:
    """M0.6: metal cards by their number; metals with none are left out."""
    at = put(page, at, b"{")
    opening = at
    for metal in range(METALS):
        cards = cards_of(bundle, metal)
        if cards > 0:
            at = put_name(page, put_comma(page, at, opening), names, METAL + metal)
            at = put_number(page, put(page, at, b":"), cards)
    return put(page, at, b"}")


@rule
def put_spells(page: Page, at: int, names: Names, members: int) -> int:
    """A list of spells that are bits of a number."""
    at = put(page, at, b"[")
    opening = at
    while members > 0:
        at = put_name(page, put_comma(page, at, opening), names, SPELL + lowest_bit(members))
        members &= members - 1
    return put(page, at, b"]")


@rule
def put_gems(page: Page, at: int, names: Names, state: State, area: int) -> int:
    """A list of the gems that lie in an area, one by one."""
    at = put(page, at, b"[")
    opening = at
    for colour in range(COLOURS):
        for _ in range(state.board[area, colour]):
            at = put_name(page, put_comma(page, at, opening), names, COLOUR + colour)
    return put(page, at, b"]")


@rule
def put_areas(page: Page, at: int, names: Names, state: State, areas: int) -> int:
    """The gems of every area, by its name."""
    at = put(page, at, b"{")
    opening = at
    for area in range(areas):
        at = put(page, put_name(page, put_comma(page, at, opening), names, AREA + area), b":")
        at = put_gems(page, at, names, state, area)
    return put(page, at, b"}")


@rule
def put_stones(page: Page, at: int, names: Names, spell: int, stones: int) -> int:
    """A spell, and a number: of its energy stones, or of the cards it has brought."""
    return put_number(page, put(page, put_name(page, at, names, SPELL + spell), b":"), whole(stones))
