"""Āmul's cards read straight from the edition file, for checks that must not lean on the code they check."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

EDITION = Path(__file__).parents[2] / "src/serai/games/amul/edition/reconstructed-1.toml"


@dataclass(frozen=True)
class PlainCard:
    number: int
    kind: str
    deck: str
    min_players: int
    letter: str | None
    colour: str
    position: str
    traits: Mapping[str, int]
    effect: str | None
    powers: tuple[Mapping[str, Any], ...]
    text: Mapping[str, str]

    @property
    def table_capable(self) -> bool:
        return self.position in ("table", "both")

    @property
    def hand_capable(self) -> bool:
        return self.position in ("hand", "both")


Catalogue = Mapping[int, PlainCard]


@cache
def catalogue() -> Catalogue:
    cards = {}
    for kind, said in tomllib.loads(EDITION.read_text("utf-8"))["kind"].items():
        for deck, rows in said["cards"].items():
            for number, min_players, *letter in rows:
                cards[number] = PlainCard(
                    number=number,
                    kind=kind,
                    deck=deck,
                    min_players=min_players,
                    letter=letter[0] if letter else None,
                    colour=said["colour"],
                    position=said["position"],
                    traits=said.get("traits", {}),
                    effect=said.get("effect"),
                    powers=tuple(said["powers"]),
                    text=said["text"],
                )
    return dict(sorted(cards.items()))


def numbers_of(kind: str, deck: str | None = None) -> list[int]:
    """The cards of a kind, ascending."""
    return [c.number for c in catalogue().values() if c.kind == kind and deck in (None, c.deck)]


def in_use(players: int, tea: int, deck: str) -> list[int]:
    """A2.2, A13: the cards of a deck that take part, ascending."""
    chosen = []
    for card in catalogue().values():
        if card.kind == "tea":
            takes_part = card.number in numbers_of("tea")[:tea]
        elif card.kind == "tea_trader":
            takes_part = tea >= 1
        else:
            takes_part = card.min_players <= players
        if takes_part and card.deck == deck:
            chosen.append(card.number)
    return chosen
