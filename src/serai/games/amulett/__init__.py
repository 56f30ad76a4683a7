"""Das Amulett: auctions and spells for 3 to 6 players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.games.game import Game
from serai.games.options import flag, house_rule


class Amulett(Game):
    """What Das Amulett says of itself. Rules are imported when they are asked for."""

    id = "amulett"
    title = "Das Amulett"
    fewest, most, usual = 3, 6, 4
    options = (
        flag("experienced", rule="M14"),
        house_rule("builders", "M13.7", "wall", "pyramid"),
        house_rule("influence", "M13.6", "one", "two", "none"),
        house_rule("second_gem", "M8.5", "free", "compulsory"),
        house_rule("desire", "M13.4", "everybody", "owner"),
        house_rule("mixing", "M7.2", "free", "single"),
        house_rule("order", "M6.1", "fixed", "free"),
    )
    players_rule = "M1.1"
    options_rule = "M14"
    start_player = ("first", "player")
    record_rule = "M14"
    head_rules: Mapping[str, str] = {"result": "M11.5"}
    reveals = frozenset({"turned_up"})

    def merits(self, result: Mapping[str, Any]) -> list[tuple[float, ...]]:
        """M11: the winners, then by gems and by colours as in M11.4. The gems count as points."""
        return [
            (seat in result["winners"], sum(gems.values()), len(gems), sum(gems.values()))
            for seat, gems in enumerate(result["gems"])
        ]

    def bags(self, edition: Any, players: int) -> dict[str, list[int]]:
        """M2.4: the start player. M6.2: the round markers, all of which are in the bag each time."""
        return {"player": list(range(players)), "value": list(edition.markers)}

    def cards(self, edition: Any) -> dict[str, list[str]]:
        """M2.1: the gems. M2.3: the spells."""
        gems = [colour for colour, gem in edition.gems.items() for _ in range(gem.count)]
        return {"areas": gems, "deck": list(edition.spells)}


GAME = Amulett()
