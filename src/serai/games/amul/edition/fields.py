"""Āmul: all that its editions say, one line for each value (kernel/edition_field.py).

A *kind* is a card name with all it says; a *card* is one physical copy with its number, deck, minimum player count and
letter.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping

from serai.games.amul.edition.check import (
    FEWEST_PLAYERS,
    MOST_FILL,
    MOST_NUMBER,
    MOST_PLAYERS,
    MOST_ROUNDS,
    MOST_START_HAND,
    MOST_SYMBOLS,
)
from serai.games.amul.edition.powers import COLOURS, DECKS, MOST_POINTS, MOST_POWERS, POSITIONS, TRAITS, Power
from serai.kernel.edition_field import (
    Sheet,
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


@declared
class Kind:
    """A card name with all it says."""

    id: str = given(origin="kind", content=False)
    name: Words = words()
    colour: str = choice(COLOURS)
    position: str = choice(POSITIONS)
    traits: Mapping[str, int] = counts(MOST_SYMBOLS, TRAITS, optional=True)
    effect: str | None = choice(DECKS, none=True)
    powers: tuple[Power, ...] = records(Power, MOST_POWERS)
    text: Words = words()
    provenance: Words

    def faults(self) -> Iterator[tuple[str, str]]:
        if self.effect is not None and self.position == "hand":
            yield "effect", "needs a card that stays on the table; position must be table or both (A7.1)"


@declared
class Card:
    """One physical copy."""

    number: int = whole(1, MOST_NUMBER, asked=False, origin="number")
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
    rounds: int = whole(1, MOST_ROUNDS)
    start_hand: int = whole(1, MOST_START_HAND)
    majority_points: tuple[int, ...] = wholes(0, MOST_POINTS, MOST_PLAYERS)
    market_fill: Mapping[int, int] = counts(MOST_FILL, range(FEWEST_PLAYERS, MOST_PLAYERS + 1), bundle=False)
    remarks: Mapping[str, Words] = dataclasses.field(default_factory=dict)
    """Provenance in other languages, by its English words."""


SHEETS = (
    Sheet("kind", Kind, shown="kinds", ticked="each"),
    Sheet("card", Card, shown="cards", ticked="kind"),
    Sheet("", Edition, single=True),
)
