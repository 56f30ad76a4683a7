"""Āmul's course once more, A2 to A10 as plain Python objects: slow, readable, and nothing shared with ours.

It carries out moves and names the legal ones, but trusts that what it is given is legal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.support.amul_catalogue import PlainCard, catalogue, in_use

Move = Mapping[str, Any]

ROUNDS = 9
FILL = {3: 1, 4: 2, 5: 3, 6: 3, 7: 3, 8: 3}


@dataclass
class Player:
    hand: list[int] = field(default_factory=list)
    area: list[tuple[int, str]] = field(default_factory=list)
    """Cards with the way they came there."""
    effect: str | None = None
    """Source of the immediate effect still to be used this round."""


class ReferenceGame:
    """One game, from its setup move on."""

    def __init__(self, players: int, tea: int, setup: Move):
        self.n = players
        self.cards = catalogue()
        self.start: int = setup["first"]
        self.deck: list[int] = list(setup["deck"])
        self.palace = in_use(players, tea, "palace")
        self.bazaar = in_use(players, tea, "bazaar")
        self.market: list[int] = []
        self.removed: list[int] = []
        self.players = [Player() for _ in range(players)]
        self.sealed: dict[int, int] = {}
        self.order: list[int] = []
        self.waiting: list[int] = []
        self.round = 0
        self.step = "offer"
        for _ in range(5):
            self.deal_around()
        self.new_round()

    # --- what may be done

    def to_move(self) -> list[int]:
        if self.step in ("offer", "play"):
            return [seat for seat in range(self.n) if seat not in self.sealed]
        return self.waiting[:1]

    def legal(self, seat: int) -> list[Move]:
        player = self.players[seat]
        if self.step in ("offer", "play"):
            return [{"seat": seat, "do": self.step, "card": card} for card in player.hand]
        if seat not in self.waiting[:1]:
            return []
        if self.step == "pick":
            return [{"seat": seat, "do": "pick", "card": card} for card in self.market]
        return [{"seat": seat, "do": "effect", "take": card} for card in [*self.source(player), None]]

    def source(self, player: Player) -> list[int]:
        return {"palace": self.palace, "bazaar": self.bazaar, "market": self.market}[player.effect or ""]

    # --- doing it

    def play(self, move: Move) -> None:
        seat = move["seat"]
        match move["do"]:
            case "offer" | "play":
                self.sealed[seat] = move["card"]
                if len(self.sealed) == self.n:
                    chosen, self.sealed = self.sealed, {}
                    self.turn_up(chosen) if move["do"] == "offer" else self.reveal(chosen)
            case "pick":
                self.market.remove(move["card"])
                self.players[seat].hand.append(move["card"])
                self.waiting.pop(0)
                if not self.waiting:
                    self.step = "play"
            case "effect":
                self.use_effect(self.players[seat], move["take"])

    def deal_around(self) -> None:
        """A2.5, A3.1."""
        for step in range(self.n):
            self.players[(self.start + step) % self.n].hand.append(self.deck.pop(0))

    def new_round(self) -> None:
        """A3."""
        self.round += 1
        self.deal_around()
        self.market = [self.deck.pop(0) for _ in range(FILL[self.n])]
        self.step = "offer"

    def turn_up(self, chosen: Mapping[int, int]) -> None:
        """A4.2."""
        for seat in range(self.n):
            self.players[seat].hand.remove(chosen[seat])
            self.market.append(chosen[seat])
        self.order = self.order_of_play()
        self.waiting = list(self.order)
        self.step = "pick"

    def reveal(self, chosen: Mapping[int, int]) -> None:
        """A6.2, A7.1, A7.6, A7.7."""
        for seat in range(self.n):
            player, card = self.players[seat], self.cards[chosen[seat]]
            player.hand.remove(card.number)
            if card.table_capable:
                player.area.append((card.number, "revealed"))
                player.effect = card.effect
            else:
                self.removed.append(card.number)
        with_effect = [seat for seat in self.order_of_play() if self.players[seat].effect]
        if with_effect:
            self.order = with_effect
            self.waiting = list(with_effect)
            self.step = "effect"
        else:
            self.end_round()

    def use_effect(self, player: Player, card: int | None) -> None:
        """A7.2 to A7.5."""
        if card is not None:
            self.source(player).remove(card)
            player.area.append((card, "taken"))
        player.effect = None
        self.waiting.pop(0)
        if not self.waiting:
            self.end_round()

    def end_round(self) -> None:
        """A8."""
        self.removed += self.market
        self.market = []
        if self.round < ROUNDS:
            self.new_round()
        else:
            self.lay_down()

    def lay_down(self) -> None:
        """A10.1."""
        for player in self.players:
            for number in player.hand:
                if self.cards[number].hand_capable:
                    player.area.append((number, "laid_down"))
                else:
                    self.removed.append(number)
            player.hand = []
        self.order = []
        self.step = "over"

    # --- A9

    def order_of_play(self) -> list[int]:
        holder = (self.start + self.round - 1) % self.n
        clockwise = [(holder + step) % self.n for step in range(self.n)]
        if self.round <= self.n:
            return clockwise
        strong = [seat for seat in clockwise if self.prowess(seat) > 0]
        weak = [seat for seat in clockwise if self.prowess(seat) == 0]
        return sorted(strong, key=lambda seat: (-self.prowess(seat), self.best_letter(seat))) + weak

    def cards_of(self, seat: int) -> list[PlainCard]:
        return [self.cards[number] for number, _ in self.players[seat].area]

    def prowess(self, seat: int) -> int:
        return sum(card.traits.get("military", 0) for card in self.cards_of(seat))

    def best_letter(self, seat: int) -> str:
        return min(card.letter for card in self.cards_of(seat) if card.letter)
