"""Āmul's editions: every card with its provenance, read from a TOML file and checked as a whole.

An owner's file corrects kinds and cards (docs/editions.md).
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from serai.games.amul.edition.check import check
from serai.games.amul.edition.fields import MOST_NUMBER, SHEETS, Card, Edition, Kind
from serai.games.amul.edition.powers import (
    COLOURS,
    DECKS,
    POSITIONS,
    SCOPES,
    TRAITS,
    Condition,
    Power,
    Selector,
    power_from_data,
)
from serai.kernel import edition_reader
from serai.kernel.edition import EditionSource, Library, Provenance, content_hash
from serai.kernel.edition_field import bundles_of, fields_of
from serai.kernel.edition_reader import LETTER, Entries, origin_names, read_corrections, read_values
from serai.kernel.toml_reader import EditionFault, Section, shown

if TYPE_CHECKING:
    import os
    from collections.abc import Iterator

__all__ = [
    "COLOURS",
    "DECKS",
    "LETTER",
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

LIBRARY = Library("amul", Path(__file__).parent, bundles_of(SHEETS))

_ROW = '[number, from players] or [number, from players, "letter"]'
_IN_ROWS = tuple(field for field in fields_of(Card) if field.name not in ("kind", "deck"))


def load(source: str | os.PathLike[str] | None = None) -> Edition:
    """The built-in edition (None or its id) or that of an owner's file; EditionFault tells all its faults."""
    if source is None:
        return _built_in(LIBRARY.default())
    return _built_in(source) if source in LIBRARY.built_in() else _read(LIBRARY.find(source))


@cache
def _built_in(edition_id: str | os.PathLike[str]) -> Edition:
    return _read(LIBRARY.find(edition_id))


def content(edition: Edition) -> dict[str, Any]:
    """What an edition says, in the words of the files; not its name, its remarks and the provenance."""
    return edition_reader.content(edition, SHEETS)


def _read(source: EditionSource) -> Edition:
    top = Section(source.data, "", source.faults)
    box = read_values(fields_of(Edition), top, {})
    reader = _Reader(source, top)
    kinds = reader.kinds()
    cards = reader.cards()
    source.check_ticks([f"kind.{kind}" for kind in kinds])
    top.close()
    source.faults.raise_if_any()

    lowest = {card.kind: card.number for card in reversed(cards)}
    kinds = {kind: kinds[kind] for kind in sorted(kinds, key=lambda kind: lowest.get(kind, MOST_NUMBER))}
    edition = Edition(id=source.id, game=LIBRARY.game, hash="", kinds=kinds, cards=cards, **box)
    check(edition, source.faults)
    source.faults.raise_if_any()
    return replace(edition, hash=content_hash(content(edition), source.formerly), remarks=source.remarks)


class _Reader:
    """Reads the kinds and cards of one source, each value with its provenance."""

    def __init__(self, source: EditionSource, top: Section) -> None:
        self.source = source
        self.faults = source.faults
        base = _built_in(source.base) if source.base else None
        sheets = SHEETS[:2]
        names = origin_names(*(sheet.of for sheet in sheets))
        defaults = top.remarks("provenance", names)
        own = Section(source.corrections, "", self.faults).remarks("provenance", names) if base else None
        self.kind_entries, self.card_entries = (
            Entries(sheet, source, Provenance(defaults, own), sheet.entries(base) if base else {}, names)
            for sheet in sheets
        )
        self.card_sections = top.table("card", optional=True)
        self.sections = source.entries(top, "kind", base.kinds if base else None, needed="cards")
        self.stated: dict[str, dict[str, str]] = {}

    def kinds(self) -> dict[str, Kind]:
        found: dict[str, Kind] = {}
        for kind, section in self.sections.items():
            ids = {"kind": self.sections}
            found[kind], self.stated[kind] = self.kind_entries.read(kind, section, ids, also=("cards",))
        return found

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
                if not isinstance(row, list) or not 2 <= len(row) <= len(_IN_ROWS):
                    section.fault(deck, f"{shown(row)} is not a row {_ROW}")
                    continue
                values = dict(zip((field.key for field in _IN_ROWS), row, strict=False))
                entry = Section(values, f"{section.where}: {deck} {shown(row)}", self.faults)
                yield Card(kind=kind, deck=deck, provenance={}, **read_values(_IN_ROWS, entry, {}))
        section.close()

    def _corrected(self, card: Card, section: Section) -> Card:
        for field in SHEETS[0].asked:
            if section.has(field.key):
                section.fault(field.key, f"belongs to the kind; write it under [kind.{card.kind}]")
        corrected = read_corrections(card, section, {})
        stated = section.remarks("provenance", origin_names(Card))
        section.close()
        return replace(corrected, provenance=stated)

    def _with_provenance(self, card: Card) -> Card:
        key, kind = str(card.number), card.kind
        stated = {**self.stated[kind], **card.provenance}
        own = {**self.source.own("kind", kind, "provenance"), **self.source.own("card", key, "provenance")}
        corrected: Card = self.card_entries.with_origins(key, card, stated, own, f"kind.{kind}")
        return corrected
