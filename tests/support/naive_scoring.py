"""Āmul's scoring once more, card by card as A11, A12 and A16 say it: slow, plain, nothing shared with ours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.support.amul_catalogue import Catalogue, PlainCard

Areas = Sequence[Sequence[int]]

COLOURS = ("yellow", "blue", "purple", "red", "green", "orange", "bazaar")
MAJORITY_POINTS = {1: 8, 2: 4, 3: 2}


class NaiveScorer:
    """Scores one distribution of cards to areas."""

    def __init__(self, cards: Catalogue, areas: Areas):
        self.areas = [[cards[number] for number in area] for area in areas]
        self.players = len(areas)

    def result(self) -> dict[str, Any]:
        """A15.5."""
        seats = range(self.players)
        breakdown = [self.column(seat) for seat in seats]
        scores = [sum(column.values()) for column in breakdown]
        prowess = [self.symbols(seat, "military") for seat in seats]
        best = max((scores[seat], prowess[seat]) for seat in seats)
        winners = [seat for seat in seats if (scores[seat], prowess[seat]) == best]
        return {"scores": scores, "breakdown": breakdown, "prowess": prowess, "winners": winners}

    def column(self, seat: int) -> dict[str, int]:
        """A11.1, A11.2: one seat's column of the score sheet."""
        column = dict.fromkeys(COLOURS, 0)
        for card in self.areas[seat]:
            column[card.colour] += self.card_points(seat, card)
        return {**column, "arab": self.majority(seat, "arab"), "mongol": self.majority(seat, "mongol")}

    def majority(self, seat: int, trait: str) -> int:
        """A11.3."""
        counts = [self.symbols(other, trait) for other in range(self.players)]
        ahead = sum(count > counts[seat] for count in counts)
        level = sum(count == counts[seat] for count in counts)
        return MAJORITY_POINTS.get(ahead + level, 0) if counts[seat] else 0

    def symbols(self, seat: int, trait: str) -> int:
        return sum(card.traits.get(trait, 0) for card in self.areas[seat])

    def card_points(self, seat: int, card: PlainCard) -> int:
        """A16: the sum of its powers, never below 0."""
        return max(0, sum(self.power_points(seat, card, power) for power in card.powers))

    def power_points(self, seat: int, card: PlainCard, power: Mapping[str, Any]) -> int:
        """A16.5 to A16.13."""
        match power["do"]:
            case "flat":
                return int(power["points"])
            case "set":
                rank = self.rank_among_copies(seat, card)
                return table_entry(power["table"], rank) - table_entry(power["table"], rank - 1)
            case "each":
                return int(power["points"]) * self.count(power["select"], power["scope"], seat)
            case "variety":
                kinds = {found.kind for found in self.matching(power["select"], power["scope"], seat)}
                return int(power["points"]) * len(kinds)
            case "scarcity":
                everywhere = sum(other.kind == card.kind for area in self.areas for other in area)
                return table_entry(power["table"], everywhere)
            case "if":
                met = all(self.condition_holds(condition, seat) for condition in power["when"])
                return int(power["points"] if met else power["otherwise"])
            case "pair":
                partners = self.matching(power["select"], "own", seat)
                served = len(partners) >= self.rank_among_copies(seat, card)
                return int(power["points"]) if served else 0
            case "compare":
                return int(power["points"]) if self.compares(power, seat) else 0
            case "order":
                return int(power["points"]) if self.delivers(power["goods"], seat) else 0
        raise AssertionError(power)

    def rank_among_copies(self, seat: int, card: PlainCard) -> int:
        """1 for the lowest card number among the seat's copies of this kind, and so on."""
        return sum(other.kind == card.kind and other.number <= card.number for other in self.areas[seat])

    def condition_holds(self, condition: Mapping[str, Any], seat: int) -> bool:
        count = self.count(condition["select"], condition["scope"], seat)
        wanted = int(condition["value"])
        return {">=": count >= wanted, "<=": count <= wanted, "==": count == wanted}[condition["op"]]

    def compares(self, power: Mapping[str, Any], seat: int) -> bool:
        own = self.count(power["select"], "own", seat)
        rivals = [
            self.count(power["select"], "own", other) for other in scope_seats(power["scope"], seat, self.players)
        ]
        if power["sense"] == "most":
            return own >= 1 and all(own >= rival for rival in rivals)
        return all(own <= rival for rival in rivals)

    def delivers(self, goods: Sequence[str], seat: int) -> bool:
        owned = [card.kind for card in self.areas[seat]]
        return all(owned.count(good) >= list(goods).count(good) for good in goods)

    def count(self, select: Mapping[str, Sequence[str]], scope: str, seat: int) -> int:
        """A16.4: cards, or their symbols where traits are named."""
        found = self.matching(select, scope, seat)
        if "traits" not in select:
            return len(found)
        return sum(card.traits.get(trait, 0) for card in found for trait in select["traits"])

    def matching(self, select: Mapping[str, Sequence[str]], scope: str, seat: int) -> list[PlainCard]:
        seats = scope_seats(scope, seat, self.players)
        return [card for other in seats for card in self.areas[other] if matches(card, select)]


def matches(card: PlainCard, select: Mapping[str, Sequence[str]]) -> bool:
    values = {"kinds": card.kind, "colours": card.colour, "decks": card.deck, "positions": card.position}
    if any(name in select and value not in select[name] for name, value in values.items()):
        return False
    return "traits" not in select or any(card.traits.get(trait, 0) > 0 for trait in select["traits"])


def scope_seats(scope: str, seat: int, players: int) -> list[int]:
    """A16.3."""
    left, right = (seat + 1) % players, (seat - 1) % players
    return {
        "own": [seat],
        "left": [left],
        "right": [right],
        "neighbours": [left, right],
        "own_neighbours": [seat, left, right],
        "all": list(range(players)),
        "others": [other for other in range(players) if other != seat],
    }[scope]


def table_entry(table: Sequence[int], place: int) -> int:
    """A16.6, A16.9: 1-based; T(0) = 0, beyond the end the last entry."""
    return 0 if place == 0 else table[min(place, len(table)) - 1]
