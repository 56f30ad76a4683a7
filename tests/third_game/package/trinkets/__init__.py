"""Trinkets: everybody lays a card face down, and the highest takes the trinket that lies open. For 2 to 5 players."""

from __future__ import annotations

from typing import Any

from serai.authoring import Game, whole_number


class Trinkets(Game):
    """What Trinkets says of itself. Rules are imported when they are asked for."""

    id = "trinkets"
    title = "Trinkets"
    fewest, most, usual = 2, 5, 3
    options = (whole_number("rounds", rule="T1.3", least=3, most=6, default=5),)
    players_rule = "T1.1"
    options_rule = "T1.3"
    record_rule = "T1"

    def cards(self, edition: Any) -> dict[str, list[int]]:
        """T1.2"""
        cards = list(range(1, 37))
        return {"hands": cards, "card": cards, "trinket": list(range(1, len(edition.worth) + 1))}


GAME = Trinkets()
