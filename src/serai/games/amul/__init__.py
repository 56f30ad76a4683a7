"""Āmul: a market draft with hidden hands for 3 to 8 players.

Everybody offers and reveals at once and picks in turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.games.game import Game
from serai.games.options import house_rule, whole_number

TOTALS_EXAMPLE = """\
{"game": "amul", "totals": [
      {"name": "Anna", "yellow": 12, "blue": 16, "arab": 2, "military": 3},
      {"name": "Lukas", "red": 11, "green": 8, "arab": 2, "mongol": 4},
      {"name": "Linda", "blue": 15, "orange": 10, "bazaar": 3, "mongol": 1}]}"""
SCORE_EXAMPLE = '{"game": "amul", "areas": [["gold", "silk", "silk"], [53, "camel"], ["palace:oil", "lamp"]]}'


class Amul(Game):
    """What Āmul says of itself. Rules are imported when they are asked for."""

    id = "amul"
    title = "Āmul"
    fewest, most, usual = 3, 8, 4
    options = (
        whole_number("tea", rule="A13.1", least=0, most=8, default=0),
        house_rule("offers", "A4.3", "named", "shuffled"),
        house_rule("majorities", "A11.3", "printed", "shared", "broken"),
    )
    players_rule = "A2.1"
    options_rule = "A15.3"
    record_rule = "A15"
    head_rules: Mapping[str, str] = {"options": "A15.3", "result": "A15.5"}
    reveals = frozenset({"dealt", "filled"})
    score_file = f"""\
The file holds what each player has, in seating order. The simple form is right for every printing: the points of the
colours *yellow*, *blue*, *purple*, *red*, *green* and *orange* and of the *bazaar*, and the numbers of *arab*, *mongol*
and *military* symbols. Anything left out is 0. You may note the best *letter* beside military symbols; it decides
nothing here. Majorities, totals and the winner follow.

    {TOTALS_EXAMPLE}

Or give the cards, counted with the values of an edition: the final areas, one list per seat. A card is its number, the
id of its kind, or *palace:gold* for a copy in the Palace. An id takes the lowest free number of its kind, Market before
Palace. You may add "options" with the number of Tea cards (otherwise all eight may lie there), "names" of the players,
and "anyway" (true), which allows cards that are not used with so few players. In both forms "options" may say how ties
for a majority are settled: {{"majorities": "shared"}} or "broken" (A11.3).

    {SCORE_EXAMPLE}
"""

    def merits(self, result: Mapping[str, Any]) -> list[tuple[float, ...]]:
        """A12: points, then prowess. The last entry is what counts as points."""
        return [(score, prowess, score) for score, prowess in zip(result["scores"], result["prowess"], strict=True)]

    def bags(self, edition: Any, players: int) -> dict[str, list[int]]:  # noqa: ARG002
        """A2.4: the start player."""
        return {"first": list(range(players))}

    def cards(self, edition: Any) -> dict[str, list[int]]:
        """A2.2: the Market deck."""
        return {"deck": [card.number for card in edition.cards if card.deck == "market"]}


GAME = Amul()
