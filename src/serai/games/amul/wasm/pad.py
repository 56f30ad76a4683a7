"""Āmul's score pad in a browser: what a person wrote down becomes cards, and impossible tables are refused.

It agrees with `games/amul/pad.py`, which also reads files and has words for everything that is no table at all.
Entries are numbers: of a card, or what stands for a kind (`entry_for`).
"""

from __future__ import annotations

from typing import Any

from serai.games.amul.edition.read import DECKS, Edition
from serai.games.amul.rules.edition_data import KINDS, EditionData
from serai.games.amul.rules.state import CARDS, Source
from serai.games.amul.seen.explanation import Reasons
from serai.kernel.json_writer import Page, put, put_number, put_word
from serai.kernel.rule import rule, whole

FIRST_KIND = 2
"""kinds are numbers below 0; -1 stands for an unknown one"""


def words(edition: Edition) -> dict[str, int]:
    """What a person may write for a kind: its id, or `palace:gold` for a copy there."""
    places = {kind: place for place, kind in enumerate(edition.kinds)}
    anywhere = {kind: entry_for(place, Source.NONE) for kind, place in places.items()}
    there = {(card.deck, card.kind) for card in edition.cards}
    return anywhere | {
        f"{deck}:{kind}": entry_for(places[kind], Source[deck.upper()])
        for deck in DECKS
        for kind in places
        if (deck, kind) in there
    }


def entry_for(kind: int, deck: Source) -> int:
    """The number of an entry that names a kind, and perhaps a deck."""
    return -(FIRST_KIND + kind + KINDS * deck)


@rule
def kind_in(entry: int) -> int:
    """The kind that an entry names."""
    return (-entry - FIRST_KIND) % KINDS


@rule
def is_copy(card: int, entry: int, data: EditionData, decks: Any) -> bool:
    """Whether a card is in this game, and what an entry asks for."""
    deck = (-entry - FIRST_KIND) // KINDS
    if decks[card] == Source.NONE or (deck != Source.NONE and deck != decks[card]):
        return False
    return data.kind[card] == kind_in(entry)


@rule
def take_down(
    numbers: Any, count: int, decks: Any, owners: Any, data: EditionData, reasons: Reasons, players: int, page: Page
) -> int:
    """Put a card in the place of each entry; 0, or the end of a refusal.

    Numbers name one card each, so they come first; kinds take what is left.
    """
    for card in range(CARDS + 1):
        owners[card] = 0
    seat = first = whole(0)
    for place in range(count):
        entry = whole(numbers[place])
        if entry == 0:
            if place - first > CARDS:
                return put_too_many(page, seat, place - first)
            seat += 1
            first = whole(place + 1)
        elif entry > 0:
            if owners[entry]:
                return put_twice(page, entry, data, reasons)
            if decks[entry] == Source.NONE:
                return put_not_in_game(page, entry, seat, data, reasons, players)
            owners[entry] = 1
    seat = whole(0)
    for place in range(count):
        entry = whole(numbers[place])
        seat += whole(entry == 0)
        if entry < 0:
            card = whole(1)
            while card <= CARDS and (owners[card] or not is_copy(card, entry, data, decks)):
                card += 1
            if card > CARDS:
                return put_surplus(page, numbers, whole(place), seat, decks, data, reasons, players)
            owners[card] = 1
            numbers[place] = card
    return whole(0)


# Refusals


@rule
def put_twice(page: Page, card: int, data: EditionData, reasons: Reasons) -> int:
    """Every card exists once."""
    at = put(page, whole(0), b'{"rule":null,"message":"amul-pad-twice","arguments":{"number":')
    at = put_kind(page, put_number(page, at, card), whole(data.kind[card]), reasons)
    return put(page, at, b"}}")


@rule
def put_not_in_game(page: Page, card: int, seat: int, data: EditionData, reasons: Reasons, players: int) -> int:
    """A2.2: some cards are only in larger games."""
    at = put(page, whole(0), b'{"rule":null,"message":"amul-pad-not-in-game","arguments":{"seat":')
    at = put_number(page, put(page, put_number(page, at, seat), b',"number":'), card)
    at = put(page, put_kind(page, at, whole(data.kind[card]), reasons), b',"players":')
    return put(page, put_number(page, at, players), b"}}")


@rule
def put_too_many(page: Page, seat: int, count: int) -> int:
    """More cards than there are."""
    at = put(page, whole(0), b'{"rule":null,"message":"amul-pad-too-many","arguments":{"seat":')
    at = put_number(page, put(page, put_number(page, at, seat), b',"count":'), count)
    return put(page, put_number(page, put(page, at, b',"most":'), whole(CARDS)), b"}}")


@rule
def put_surplus(
    page: Page, numbers: Any, place: int, seat: int, decks: Any, data: EditionData, reasons: Reasons, players: int
) -> int:
    """A2.2: more copies of a kind than the game has. Those are counted that are still to come in the same area."""
    entry = whole(numbers[place])
    surplus = copies = whole(0)
    while numbers[place] != 0:
        surplus += whole(numbers[place] == entry)
        place += 1
    for card in range(1, CARDS + 1):
        copies += whole(is_copy(card, entry, data, decks))
    at = put(page, whole(0), b'{"rule":"A2.2","message":"amul-refuse-copies","arguments":{"seat":')
    at = put_kind(page, put_number(page, at, seat), kind_in(entry), reasons)
    at = put_number(page, put(page, at, b',"surplus":'), surplus)
    at = put_number(page, put(page, at, b',"count":'), copies)
    return put(page, put_number(page, put(page, at, b',"players":'), players), b"}}")


@rule
def put_kind(page: Page, at: int, kind: int, reasons: Reasons) -> int:
    """A kind by its id."""
    return put_word(page, put(page, at, b',"kind":'), reasons.letters, reasons.starts, whole(reasons.kinds[kind]))
