"""Editions of Āmul whose kinds carry other powers, for our scoring and for the naive one alike."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from serai.games.amul.edition.read import Edition, content, load, power_from_data
from serai.kernel.edition import content_hash
from tests.support.amul_catalogue import Catalogue, catalogue

PowerData = Mapping[str, Any]

COLOURS = ("yellow", "blue", "purple", "red", "green", "orange", "bazaar")
SCOPES = ("own", "left", "right", "neighbours", "own_neighbours", "all", "others")
TRAITS = ("arab", "mongol", "military", "trade", "gift")


def edition_with(powers: Mapping[str, Sequence[PowerData]]) -> Edition:
    """The built-in edition with these powers, by kind, instead of its own."""
    edition = load()
    kinds = dict(edition.kinds)
    for kind, data in powers.items():
        kinds[kind] = replace(kinds[kind], powers=tuple(power_from_data(power, kinds) for power in data))
    changed = replace(edition, kinds=kinds)
    return replace(changed, hash=content_hash(content(changed)))


def catalogue_with(powers: Mapping[str, Sequence[PowerData]]) -> Catalogue:
    """The same for the naive scorer."""
    return {
        number: replace(card, powers=tuple(powers[card.kind])) if card.kind in powers else card
        for number, card in catalogue().items()
    }


class PowerMaker:
    """Draws powers from the whole vocabulary of A16."""

    def __init__(self, seed: int):
        self.random = random.Random(seed)
        self.kinds = sorted({card.kind for card in catalogue().values()})
        # An edition has room for a limited number of different selectors, so its powers share these.
        self.selectors = [self.selector() for _ in range(12)]

    def edition_powers(self) -> dict[str, list[PowerData]]:
        """One to three powers for every kind."""
        return {kind: [self.power() for _ in range(self.random.choice((1, 1, 2, 3)))] for kind in self.kinds}

    def some(self, words: Sequence[str], most: int) -> list[str]:
        return self.random.sample(words, self.random.randint(1, min(most, len(words))))

    def selector(self) -> dict[str, list[str]]:
        lists = {
            "kinds": self.some(self.kinds, 12),
            "colours": self.some(COLOURS, 4),
            "decks": self.some(("market", "palace", "bazaar"), 2),
            "positions": self.some(("table", "hand", "both"), 2),
            "traits": self.some(TRAITS, 3),
        }
        return {name: lists[name] for name in sorted(self.some(sorted(lists), 3))}

    def power(self) -> PowerData:
        draw = self.random
        do = draw.choice(("flat", "set", "each", "variety", "scarcity", "if", "pair", "compare", "order"))
        select = draw.choice(self.selectors)
        points = draw.randint(-4, 9)
        match do:
            case "flat":
                return {"do": do, "points": points}
            case "set":
                return {"do": do, "table": sorted(draw.randint(0, 20) for _ in range(draw.randint(1, 6)))}
            case "each" | "variety":
                scope = draw.choice(SCOPES)
                return {"do": do, "points": draw.randint(-2, 3), "scope": scope, "select": select}
            case "scarcity":
                falling = sorted((draw.randint(-3, 9) for _ in range(draw.randint(1, 10))), reverse=True)
                return {"do": do, "table": falling}
            case "if":
                when = [self.condition() for _ in range(draw.randint(1, 2))]
                return {"do": do, "points": points, "otherwise": draw.randint(-3, 4), "when": when}
            case "pair":
                return {"do": do, "points": points, "select": select}
            case "compare":
                sense, scope = draw.choice(("most", "least")), draw.choice(("neighbours", "others"))
                return {"do": do, "points": points, "sense": sense, "scope": scope, "select": select}
        return {"do": "order", "points": points, "goods": draw.choices(self.kinds[:12], k=3)}

    def condition(self) -> dict[str, Any]:
        return {
            "select": self.random.choice(self.selectors),
            "scope": self.random.choice(SCOPES),
            "op": self.random.choice((">=", "<=", "==")),
            "value": self.random.randint(0, 4),
        }
