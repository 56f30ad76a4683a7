"""Āmul: all that its editions say, one line for each value (kernel/edition_field.py).

A *kind* is a card name with all it says; a *card* is one physical copy with its number, deck, minimum player count and
letter.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping

from serai.games.amul.edition.powers import COLOURS, DECKS, MOST_POINTS, MOST_POWERS, POSITIONS, TRAITS, Power
from serai.kernel.edition_field import (
    EditionSheet,
    RulesColumn,
    Words,
    choice,
    counts,
    declared,
    given,
    letters,
    records,
    whole,
    wholes,
    words,
)

FEWEST_PLAYERS, MOST_PLAYERS = 3, 8
MOST_ROUNDS = 9
MOST_START_HAND = 5
MOST_FILL = 3
MOST_SYMBOLS = 9
MOST_CARDS = {"market": 147, "palace": 16, "bazaar": 9}
MOST_NUMBER = sum(MOST_CARDS.values())
PLAYERS = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
_SOURCES = (None, "palace", "bazaar", "market")


def _on_table(position: str) -> bool:
    return position in ("table", "both")


def _in_hand(position: str) -> bool:
    return position in ("hand", "both")


def _military(traits: Mapping[str, int]) -> int:
    return traits["military"]


def _from_1(points: tuple[int, ...]) -> tuple[int, ...]:
    return (0, *points)


def _by_players(cards: Mapping[int, int]) -> list[int]:
    return [cards.get(players, 0) for players in range(MOST_PLAYERS + 1)]


@declared
class Kind:
    """A card name with all it says."""

    id: str = given(origin="kind", content=False)
    name: Words = words()
    colour: str = choice(COLOURS, columns=RulesColumn())
    position: str = choice(
        POSITIONS, columns=(RulesColumn("table_capable", _on_table), RulesColumn("hand_capable", _in_hand))
    )
    traits: Mapping[str, int] = counts(MOST_SYMBOLS, TRAITS, optional=True, columns=RulesColumn("military", _military))
    effect: str | None = choice(
        DECKS, none=True, columns=(RulesColumn(value=_SOURCES.index), RulesColumn("has_effect", bool))
    )
    powers: tuple[Power, ...] = records(Power, MOST_POWERS)
    text: Words = words()
    provenance: Words

    def faults(self) -> Iterator[tuple[str, str]]:
        if self.effect is not None and self.position == "hand":
            yield "effect", "needs a card that stays on the table; position must be table or both (A7.1)"


@declared
class Card:
    """One physical copy."""

    number: int = whole(1, MOST_NUMBER, asked=False, printed=False, origin="number")
    kind: str = given()
    deck: str = choice(DECKS)
    min_players: int = whole(FEWEST_PLAYERS, MOST_PLAYERS, key="from")
    letter: str | None = letters()
    provenance: Words


@declared
class Edition:
    """Everything that Āmul's cards and box say."""

    id: str
    game: str
    about: Words = words(asked=False, content=False)
    hash: str
    kinds: Mapping[str, Kind]
    """In the order of their lowest card numbers, so that equal content gives equal tables."""
    cards: tuple[Card, ...]
    rounds: int = whole(1, MOST_ROUNDS, columns=RulesColumn())
    start_hand: int = whole(1, MOST_START_HAND, columns=RulesColumn())
    majority_points: tuple[int, ...] = wholes(0, MOST_POINTS, MOST_PLAYERS, columns=RulesColumn("majority", _from_1))
    market_fill: Mapping[int, int] = counts(MOST_FILL, PLAYERS, bundle=False, columns=RulesColumn(value=_by_players))
    remarks: Mapping[str, Words] = dataclasses.field(default_factory=dict)
    """Provenance in other languages, by its English words."""


SHEETS = (
    EditionSheet("kind", Kind, shown="kinds", ticked="each"),
    EditionSheet("card", Card, shown="cards", ticked="kind"),
    EditionSheet("", Edition, single=True),
)
