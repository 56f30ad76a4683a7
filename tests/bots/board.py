"""Whether a reason is true on the board, as anybody can read it from the view and the edition."""

from __future__ import annotations

from collections import Counter
from typing import Any

from serai.bots.reasons import Why
from serai.bots.sight import Sight
from serai.games.amul.explain import score
from serai.games.amulett.edition.read import Edition as AmulettEdition

Move = dict[str, Any]
ROWS = ("yellow", "blue", "purple", "red", "green", "orange")
TRAITS = ("arab", "mongol")


def holds(sight: Sight, move: Move, other: Move, why: Why) -> bool:
    """Whether what is said of a move and another one is so."""
    reads: Any = {"amul": AmulBoard, "amulett": AmulettBoard}[sight.game](sight, move, other)
    return bool(getattr(reads, why.reason)(**why.arguments))


class AmulBoard:
    """Āmul, as a seat sees it; its two cards in question lie apart."""

    def __init__(self, sight: Sight, move: Move, other: Move):
        position: Any = sight.position
        self.edition, self.view, self.seat, self.move = position.edition, sight.view, sight.seat, move
        self.chosen, self.other = (one.get("card") or one.get("take") or 0 for one in (move, other))
        self.areas = [[lying["card"] for lying in seat["area"]] for seat in self.view["seats"]]
        hand = self.view["seats"][self.seat]["hand"]
        self.subject = self.other if move["do"] == "offer" else self.chosen
        counting = [card for card in hand if self.kind(card).position in ("hand", "both")]
        self.base = [list(area) for area in self.areas]
        self.base[self.seat] += [card for card in counting if card not in (self.chosen, self.other)]

    def kind(self, card: int) -> Any:
        return self.edition.kinds[self.edition.cards[card - 1].kind]

    def rows(self, areas: list[list[int]], seat: int) -> dict[str, int]:
        rows: dict[str, int] = score(self.edition, areas)["breakdown"][seat]
        return rows

    def gains(self, cards: list[int], more: list[int]) -> dict[str, int]:
        """What further cards change in the rows of the seat's sheet."""
        before, after = (
            self.rows(
                [[*area, *(added if seat == self.seat else [])] for seat, area in enumerate(self.base)], self.seat
            )
            for added in (cards, cards + more)
        )
        return {row: after[row] - before[row] for row in after}

    def scores(self, card: int, points: int) -> bool:
        return card == self.subject and self.gains([], [card])[self.kind(card).colour] == points > 0

    def set(self, card: int, points: int, count: int) -> bool:
        copies = sum(self.kind(held).id == self.kind(card).id for held in self.base[self.seat])
        return self.scores(card, points) and copies + 1 == count > 1

    def raises(self, card: int, points: int, row: int) -> bool:
        return self.gains([], [card])[ROWS[row]] == points > 0 and ROWS[row] != self.kind(card).colour

    def order(self, trader: int) -> Any:
        return next(power for power in self.kind(trader).powers if power.do == "order")

    def has(self, goods: Any, cards: list[int]) -> bool:
        held = Counter(self.kind(card).id for card in cards)
        return not Counter(goods) - held

    def trader(self, card: int, trader: int, points: int, goods: list[str]) -> bool:
        order, mine = self.order(trader), self.base[self.seat]
        return (
            card == trader == self.subject
            and points == order.points
            and set(goods) == set(order.goods)
            and self.has(order.goods, mine)
        )

    def completes(self, card: int, trader: int, points: int) -> bool:
        order, mine = self.order(trader), self.base[self.seat]
        now = self.has(order.goods, [*mine, card]) and not self.has(order.goods, mine)
        return card == self.subject and trader in mine and points == order.points and now

    def source(self, card: int) -> list[int]:
        effect = self.kind(card).effect
        lying = self.view[effect]
        return [one["card"] for one in lying] if effect == "market" else lying

    def fetches(self, card: int, taken: int, points: int) -> bool:
        return taken in self.source(card) and sum(self.gains([card], [taken]).values()) == points > 0

    def fetches_trader(self, card: int, trader: int, points: int, goods: list[str]) -> bool:
        order, mine = self.order(trader), [*self.base[self.seat], card]
        return (
            trader in self.source(card)
            and points == order.points
            and set(goods) == set(order.goods)
            and self.has(order.goods, mine)
        )

    def symbols(self, trait: int, seat: int, more: list[int]) -> int:
        return sum(self.kind(card).traits[TRAITS[trait]] for card in (self.base[seat] + more))

    def counted(self, trait: int, card: int, mine: int, best: int) -> bool:
        others = [self.symbols(trait, seat, []) for seat in range(len(self.areas)) if seat != self.seat]
        return self.symbols(trait, self.seat, [card]) == mine and max(others) == best

    def majority(self, trait: int, card: int, mine: int, best: int) -> bool:
        return self.counted(trait, card, mine, best) and self.gains([], [card])[TRAITS[trait]] > 0

    def keeps(self, trait: int, card: int, mine: int, best: int) -> bool:
        before = self.symbols(trait, self.seat, [])
        return self.counted(trait, card, mine, best) and mine > before > best

    def waits(self, card: int, other: int) -> bool:
        return bool(self.kind(card).position == "table" and self.kind(other).position == "both")

    def lost(self, card: int) -> bool:
        return card == self.other and self.kind(card).position == "hand"

    def useless(self, card: int) -> bool:
        return card == self.chosen and sum(self.gains([], [card]).values()) <= 0

    def needed(self, seat: int, card: int, points: int) -> bool:
        areas = [[*area, *([card] if owner == seat else [])] for owner, area in enumerate(self.areas)]
        gained = sum(self.rows(areas, seat).values()) - sum(self.rows(self.areas, seat).values())
        return seat != self.seat and gained == points >= 2


class AmulettBoard:
    """Das Amulett, as a seat sees it."""

    def __init__(self, sight: Sight, move: Move, other: Move):
        position: Any = sight.position
        self.edition: AmulettEdition = position.edition
        self.view, self.seat, self.move, self.instead = sight.view, sight.seat, move, other
        self.mine = self.view["seats"][self.seat]

    def gems_in(self, area: str) -> set[str]:
        return set(self.view["areas"][area])

    def amount(self, move: Move) -> int:
        return int(move.get("amount", 0))

    def rivals(self) -> list[dict[str, Any]]:
        return [self.view["seats"][seat] for seat in range(len(self.view["seats"])) if seat != self.seat]

    def near(self, seat: dict[str, Any], area: str) -> bool:
        """Whether one gem wins."""
        goal = self.edition.victory
        new = self.gems_in(area) - set(seat["gems"])
        return seat["gem_count"] + 1 >= goal.gems or (seat["colours"] + 1 >= goal.colours and bool(new))

    def wins(self, area: str) -> bool:
        return area == self.view["party"] and self.near(self.mine, area)

    def colours(self, gems: list[str]) -> bool:
        there = set(self.move.get("gems") or self.gems_in(self.move.get("area", self.view["party"])))
        return bool(gems) and set(gems) <= there - set(self.mine["gems"]) - set(self.instead.get("gems", []))

    def no_colour(self, area: str) -> bool:
        return self.move["do"] == "pass" and self.gems_in(area) <= set(self.mine["gems"])

    def unpaid(self, amount: int) -> bool:
        bidding = self.view["auction"]["bidding"] if "bidding" in (self.view["auction"] or {}) else None
        rivals = [self.view["seats"][seat] for seat in bidding if seat != self.seat] if bidding else []
        return amount == self.amount(self.move) and all(rival["hand_size"] < amount for rival in rivals)

    def stops(self, seat: int) -> bool:
        return seat != self.seat and self.near(self.view["seats"][seat], self.view["party"])

    def cheaper(self, count: int) -> bool:
        return self.amount(self.instead) - self.amount(self.move) == count > 0 < self.amount(self.move)

    def income(self, spell: str, count: int) -> bool:
        return spell == self.view["auction"]["spell"] and sum(self.edition.spells[spell].income.values()) == count

    def lasts(self, spell: str, rounds: int) -> bool:
        amount, cost = self.amount(self.move), self.edition.spells[spell].cost
        return bool(amount > self.amount(self.instead) and (rounds - 1) * cost < amount <= rounds * cost)

    def energy(self, left: int) -> bool:
        return bool(left == self.mine["supply"] - self.amount(self.instead) >= 0)

    def pays_there(self, area: str, count: int) -> bool:
        accepted = self.edition.terrains[self.edition.map.areas[area].terrain].accepts
        cards = sum(self.mine["hand"][metal] for metal in accepted)
        return bool(area == self.move["area"] and cards <= count <= self.mine["hand_size"])

    def accepted(self, metal: str) -> bool:
        moved, instead = (one.get("take") or one.get("cards") or {} for one in (self.move, self.instead))
        return self.is_taken_by_more(metal, moved, instead)

    def kept(self, metal: str) -> bool:
        return self.is_taken_by_more(metal, self.instead["cards"], self.move["cards"])

    def is_taken_by_more(self, metal: str, more: dict[str, int], less: dict[str, int]) -> bool:
        """Whether there are more cards of a metal, and more areas take it than another that there are fewer of."""
        fewer = [other for other in self.edition.metals if more.get(other, 0) < less.get(other, 0)]
        return more.get(metal, 0) > less.get(metal, 0) and any(self.takers(metal) > self.takers(one) for one in fewer)

    def takers(self, metal: str) -> int:
        """How many areas with gems take a metal where the party is and next to it."""
        areas, party = self.edition.map.areas, self.view["party"]
        close = [area for area in {party, *areas[party].neighbours} if self.view["areas"][area]]
        return sum(self.takes(areas[area], metal) for area in close)

    def takes(self, area: Any, metal: str) -> bool:
        """Whether the seat can pay with a metal in an area: it is taken there, or a spell makes it a joker."""
        effects = [self.edition.spells[spell].effect for spell in self.mine["spells"]]
        places = ["", *(["pyramid"] if area.pyramid else []), *(["wall"] if area.wall else [])]
        wild = any(
            effect.id.startswith("metamorphosis") and effect.where in places and effect.metal in ("", metal)
            for effect in effects
        )
        return wild or metal in self.edition.terrains[area.terrain].accepts

    def drains(self, seat: int, spell: str, left: int) -> bool:
        return bool(self.view["seats"][seat]["spells"][spell] - 1 == left >= 0)
