"""Āmul's editions: every card with its provenance, read from a TOML file and checked as a whole.

A *kind* is a card name with all it says; a *card* is one physical copy with its number, deck, minimum player
count and letter. An owner's file corrects either (docs/editions.md).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from serai.games.amul.edition.check import (
    FEWEST_PLAYERS,
    MOST_FILL,
    MOST_NUMBER,
    MOST_PLAYERS,
    MOST_ROUNDS,
    MOST_START_HAND,
    MOST_SYMBOLS,
    check,
)
from serai.games.amul.edition.powers import (
    COLOURS,
    DECKS,
    MOST_POINTS,
    MOST_POWERS,
    POSITIONS,
    SCOPES,
    TRAITS,
    Condition,
    Power,
    Selector,
    power_from_data,
    power_to_data,
    read_power,
)
from serai.kernel.edition import Library, Provenance, Source, content_hash
from serai.kernel.toml_reader import LANGUAGES, NONE, EditionFault, Section, shown

if TYPE_CHECKING:
    import os
    from collections.abc import Iterator, Mapping

__all__ = [
    "COLOURS",
    "DECKS",
    "POSITIONS",
    "SCOPES",
    "TRAITS",
    "Card",
    "Condition",
    "Edition",
    "EditionFault",
    "Kind",
    "Power",
    "Selector",
    "content",
    "load",
    "power_from_data",
]

LIBRARY = Library("amul", Path(__file__).parent, bundles=frozenset({"traits"}))

LETTER = re.compile(r"[A-Z]{1,2}")


@dataclass(frozen=True)
class Kind:
    id: str
    name: Mapping[str, str]
    colour: str
    position: str
    traits: Mapping[str, int]
    effect: str | None
    powers: tuple[Power, ...]
    text: Mapping[str, str]
    provenance: Mapping[str, str]


@dataclass(frozen=True)
class Card:
    number: int
    kind: str
    deck: str
    min_players: int
    letter: str | None
    provenance: Mapping[str, str]


@dataclass(frozen=True)
class Edition:
    id: str
    game: str
    about: Mapping[str, str]
    hash: str
    kinds: Mapping[str, Kind]
    """In the order of their lowest card numbers, so that equal content gives equal tables."""
    cards: tuple[Card, ...]
    rounds: int
    start_hand: int
    market_fill: Mapping[int, int]
    majority_points: tuple[int, ...]
    remarks: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Provenance in other languages, by its English words."""


def load(source: str | os.PathLike[str] | None = None) -> Edition:
    """The built-in edition (None or its id) or that of an owner's file; EditionFault tells all its faults."""
    if source is None:
        return _built_in(LIBRARY.default())
    return _built_in(source) if source in LIBRARY.built_in() else _read(LIBRARY.find(source))


@cache
def _built_in(edition_id: str | os.PathLike[str]) -> Edition:
    return _read(LIBRARY.find(edition_id))


def _kind_values(kind: Kind) -> dict[str, object]:
    """The known values of a kind, by the names that provenance uses."""
    words = {f"{part}_{language}": getattr(kind, part)[language] for part in ("name", "text") for language in LANGUAGES}
    return {
        "kind": kind.id,
        "colour": kind.colour,
        "position": kind.position,
        "traits": kind.traits,
        "effect": kind.effect,
        "powers": kind.powers,
        **words,
    }


def _card_values(card: Card) -> dict[str, object]:
    return {"number": card.number, "deck": card.deck, "from": card.min_players, "letter": card.letter}


_CARD_FIELDS = ("number", "deck", "from", "letter")
_PRINTED = ("deck", "from", "letter")
"""What a box tells of a card; the numbers are our own."""
_FIELDS = (
    *("kind", "name_en", "name_de", "colour", "position", "traits", "effect", "powers", "text_en", "text_de"),
    *_CARD_FIELDS,
)
_ROW = '[number, from players] or [number, from players, "letter"]'


def _read(source: Source) -> Edition:
    top = Section(source.data, "", source.faults)
    about = top.both_languages("about")
    rounds = top.integer("rounds", 1, MOST_ROUNDS)
    start_hand = top.integer("start_hand", 1, MOST_START_HAND)
    majority_points = top.integers("majority_points", 0, MOST_POINTS, MOST_PLAYERS)
    fill = top.table("market_fill")
    market_fill = {n: fill.integer(str(n), 0, MOST_FILL) for n in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)}
    fill.close()

    reader = _Reader(source, top)
    kinds = reader.kinds()
    cards = reader.cards()
    source.check_ticks([f"kind.{kind}" for kind in kinds])
    top.close()
    source.faults.raise_if_any()

    lowest = {card.kind: card.number for card in reversed(cards)}
    kinds = {kind: kinds[kind] for kind in sorted(kinds, key=lambda kind: lowest.get(kind, MOST_NUMBER))}
    edition = Edition(
        source.id, LIBRARY.game, about, "", kinds, cards, rounds, start_hand, market_fill, majority_points
    )
    check(edition, source.faults)
    source.faults.raise_if_any()
    return replace(edition, hash=content_hash(content(edition), source.formerly), remarks=source.remarks)


def content(edition: Edition) -> dict[str, Any]:
    """What an edition says, in the words of the files; not its name, its remarks and the provenance."""
    kinds = {
        kind.id: {
            "name": kind.name,
            "colour": kind.colour,
            "position": kind.position,
            "traits": kind.traits,
            "effect": kind.effect,
            "powers": [power_to_data(power) for power in kind.powers],
            "text": kind.text,
        }
        for kind in edition.kinds.values()
    }
    cards = {str(card.number): {"kind": card.kind, **_card_values(card)} for card in edition.cards}
    return {
        "game": edition.game,
        "rounds": edition.rounds,
        "start_hand": edition.start_hand,
        "market_fill": {str(players): cards for players, cards in edition.market_fill.items()},
        "majority_points": list(edition.majority_points),
        "kind": kinds,
        "card": cards,
    }


class _Reader:
    """Reads the kinds and cards of one source, each value with its provenance."""

    def __init__(self, source: Source, top: Section) -> None:
        self.source = source
        self.faults = source.faults
        self.base = _built_in(source.base) if source.base else None
        defaults = top.remarks("provenance", _FIELDS)
        own = None
        if self.base:
            own = Section(source.corrections, "", self.faults).remarks("provenance", _FIELDS)
        self.provenance = Provenance(defaults, own)
        self.card_sections = top.table("card", optional=True)
        self.sections = source.entries(top, "kind", self.base.kinds if self.base else None, needed="cards")
        self.stated: dict[str, dict[str, str]] = {}

    def kinds(self) -> dict[str, Kind]:
        return {kind: self._kind(kind, section) for kind, section in self.sections.items()}

    def _kind(self, kind_id: str, section: Section) -> Kind:
        name = section.both_languages("name")
        colour = section.choice("colour", COLOURS)
        position = section.choice("position", POSITIONS)
        symbols = section.table("traits", optional=True)
        traits = {trait: symbols.integer(trait, 0, MOST_SYMBOLS, default=0) for trait in TRAITS}
        symbols.close()
        effect = section.choice("effect", (*DECKS, NONE), default=NONE)
        if effect != NONE and position == "hand":
            section.fault("effect", "needs a card that stays on the table; position must be table or both (A7.1)")
        powers = tuple(read_power(entry, self.sections) for entry in section.tables("powers", "power", MOST_POWERS))
        text = section.both_languages("text")
        self.stated[kind_id] = section.remarks("provenance", _FIELDS)
        section.has("cards")
        section.close()

        kind = Kind(kind_id, name, colour, position, traits, None if effect == NONE else effect, powers, text, {})
        before = self.base.kinds.get(kind_id) if self.base else None
        origins = self.provenance.of(
            _kind_values(kind),
            _kind_values(before) if before else None,
            self.stated[kind_id],
            self.source.own("kind", kind_id, "provenance"),
            checked=_FIELDS if f"kind.{kind_id}" in self.source.checked else (),
        )
        return replace(kind, provenance=origins)

    def cards(self) -> tuple[Card, ...]:
        """All physical cards by number: the rows under the kinds, corrected by what `[card.N]` says."""
        cards: dict[str, Card] = {}
        for kind, section in self.sections.items():
            for card in self._rows(kind, section.table("cards")):
                key = str(card.number)
                if key in cards:
                    self.faults.add(f"card {key}", f"is given twice, under {cards[key].kind} and {kind}")
                cards[key] = card
        for key in self.card_sections:
            section = self.card_sections.table(key, where=f"card {key}")
            if key in cards:
                cards[key] = self._corrected(cards[key], section)
            else:
                section.fault("", "there is no such card; give a number that stands in a row of its kind")
        by_number = sorted(cards.values(), key=lambda card: card.number)
        return tuple(self._with_provenance(card) for card in by_number)

    def _rows(self, kind: str, section: Section) -> Iterator[Card]:
        for deck in DECKS:
            rows = section.value(deck, "") if section.has(deck) else []
            if not isinstance(rows, list):
                section.fault(deck, f"{shown(rows)} is not a list of rows {_ROW}")
                continue
            for row in rows:
                if not isinstance(row, list) or not 2 <= len(row) <= 3:
                    section.fault(deck, f"{shown(row)} is not a row {_ROW}")
                    continue
                names = dict(zip(("number", "from", "letter"), row, strict=False))
                entry = Section(names, f"{section.where}: {deck} {shown(row)}", self.faults)
                number = entry.integer("number", 1, MOST_NUMBER)
                yield Card(number, kind, deck, _min_players(entry), _letter(entry), {})
        section.close()

    def _corrected(self, card: Card, section: Section) -> Card:
        for misplaced in ("name", "colour", "position", "traits", "effect", "powers", "text"):
            if section.has(misplaced):
                section.fault(misplaced, f"belongs to the kind; write it under [kind.{card.kind}]")
        corrected = replace(
            card,
            deck=section.choice("deck", DECKS, default=card.deck),
            min_players=_min_players(section, card.min_players),
            letter=_letter(section, card.letter),
            provenance=section.remarks("provenance", _CARD_FIELDS),
        )
        section.close()
        return corrected

    def _with_provenance(self, card: Card) -> Card:
        before = self._card_before(card.number)
        own = {
            **self.source.own("kind", card.kind, "provenance"),
            **self.source.own("card", str(card.number), "provenance"),
        }
        origins = self.provenance.of(
            _card_values(card),
            _card_values(before) if before else None,
            {**self.stated[card.kind], **card.provenance},
            own,
            checked=_PRINTED if f"kind.{card.kind}" in self.source.checked else (),
        )
        return replace(card, provenance=origins)

    def _card_before(self, number: int) -> Card | None:
        cards = self.base.cards if self.base else ()
        return cards[number - 1] if number <= len(cards) else None


def _min_players(section: Section, default: int | None = None) -> int:
    return section.integer("from", FEWEST_PLAYERS, MOST_PLAYERS, default)


def _letter(section: Section, default: str | None = None) -> str | None:
    letter = section.text("letter", default or NONE)
    if letter and letter != NONE and not LETTER.fullmatch(letter):
        section.fault("letter", f"{shown(letter)} is not a letter; write A to Z, after Z comes AA")
    return None if letter == NONE else letter
