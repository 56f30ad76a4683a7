"""Das Amulett once more, M2 to M13 as plain Python: slow, readable, and nothing shared with ours but the edition.

The course of the game is one generator. It hands out a question, is sent the move that answers it, and does whatever
follows by itself until the next question.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from serai.games.amulett.edition.read import Area, Effect, load
from tests.support.questions_amulett import ARGUMENTS, Chance, Move, Question

Bundle = dict[str, int]
Course = Generator[Question | Chance, Move, None]
Asking = Generator[Question | Chance, Move, Move]


class GameEnded(Exception):
    """M11.1: at once, wherever the game stands."""


@dataclass
class Player:
    hand: Counter[str]
    supply: int
    spells: dict[str, int] = field(default_factory=dict)
    """With the stones on them."""
    gems: Counter[str] = field(default_factory=Counter)


class ReferenceGame:
    """One game from before its first chance outcome."""

    def __init__(self, players: int, *, experienced: bool = False):
        self.edition = load()
        self.n = players
        self.experienced = experienced
        self.players = [
            Player(Counter(self.edition.start_hand), self.edition.stones_per_player) for _ in range(players)
        ]
        self.stacks = Counter(
            {name: metal.count - players * self.edition.start_hand[name] for name, metal in self.edition.metals.items()}
        )
        self.board: dict[str, Counter[str]] = {area: Counter() for area in self.edition.map.areas}
        self.deck: list[str] = []
        self.pile: list[str] = []
        self.card: str | None = None
        self.party = self.edition.map.start
        self.start = 0
        self.round = 0
        self.dry = 0
        self.bought = False
        self.steps = 0
        self.desired: str | None = None
        self.high = 0
        self.bidder: int | None = None
        self.laid: Counter[str] = Counter()
        self.sealed: dict[int, Move] = {}
        self.result: dict[str, Any] | None = None
        self.question: Question | Chance | None = None
        self.follow(self.whole_game())

    # --- from outside

    def follow(self, course: Course) -> None:
        self.course = course
        self.question = next(course, None)

    def to_move(self) -> list[int]:
        if not isinstance(self.question, Question):
            return []
        return [seat for seat in self.question.legal if seat not in self.sealed]

    def legal(self, seat: int) -> list[Move]:
        return self.question.legal.get(seat, []) if isinstance(self.question, Question) else []

    def refusal(self, move: Any) -> str | None:
        """The rule that refuses a move (M0.3); None if it is legal."""
        if self.question is None or not isinstance(move, dict) or "seat" not in move:
            return "M0.3"
        if not isinstance(move.get("do"), str) or move["do"] not in ARGUMENTS:
            return "M0.3"
        return self.question.refusal(move)

    def play(self, move: Move) -> None:
        assert self.refusal(move) is None, move
        try:
            self.question = self.course.send(move)
        except StopIteration:
            self.question = None

    # --- asking

    def ask(self, seat: int, rules: Mapping[str, str], answers: Iterable[Move], *, may_pass: bool) -> Asking:
        moves: list[Move] = [{"seat": seat, **answer} for answer in answers]
        if may_pass:
            moves.append({"seat": seat, "do": "pass"})
        return (yield Question({seat: moves}, rules))

    def ask_unless_clear(self, seat: int, rule: str, answers: list[Move]) -> Asking:
        """M0.4: a step that is no move when there is exactly one way to do it."""
        if len(answers) == 1:
            return answers[0]
        return (yield from self.ask(seat, {answers[0]["do"]: rule}, answers, may_pass=False))

    # --- looking

    def clockwise(self, first: int) -> list[int]:
        return [(first + step) % self.n for step in range(self.n)]

    def effects(self, seat: int, effect: str) -> list[Effect]:
        own = [self.edition.spells[spell].effect for spell in self.players[seat].spells]
        return [found for found in own if found.id == effect]

    @property
    def area(self) -> Area:
        return self.edition.map.areas[self.party]

    def works_here(self, effect: Effect) -> bool:
        """M13."""
        return {"any": True, "pyramid": self.area.pyramid, "wall": self.area.wall is not None}[effect.where]

    # --- M2

    def whole_game(self) -> Course:
        yield from self.set_up()
        yield from self.rounds()

    def rounds(self) -> Course:
        try:
            while self.result is None:
                yield from self.spell_phase()
                yield from self.metal_phase()
                yield from self.gem_phase()
                yield from self.energy_phase()
                self.round_end()
        except GameEnded:
            return

    def set_up(self) -> Course:
        areas = (yield Chance("deal_gems", "M2.1", self.is_layout))["areas"]
        for area, colours in areas.items():
            self.board[area] = Counter(colours)
        self.deck = list((yield Chance("shuffle", "M2.3", self.is_order_of(self.edition.spells)))["deck"])
        self.start = (yield Chance("first", "M2.4", lambda seat: type(seat) is int and 0 <= seat < self.n))["player"]
        if self.experienced:
            yield from self.keep()
        else:
            for seat in range(self.n):
                for _ in range(self.edition.basic.dealt):
                    self.lay_before(seat, self.deck.pop(0), self.edition.basic.stones_each)

    def is_layout(self, areas: Any) -> bool:
        if not isinstance(areas, dict) or set(areas) != set(self.board):
            return False
        if not all(isinstance(areas[area.id], list) for area in self.edition.map.areas.values()):
            return False
        if any(len(areas[area.id]) != area.gems for area in self.edition.map.areas.values()):
            return False
        laid_out = sorted(str(colour) for colours in areas.values() for colour in colours)
        return laid_out == sorted(gem.id for gem in self.edition.gems.values() for _ in range(gem.count))

    def is_order_of(self, spells: Iterable[str]) -> Callable[[Any], bool]:
        wanted = sorted(spells)
        return lambda deck: isinstance(deck, list) and sorted(map(str, deck)) == wanted

    def lay_before(self, seat: int, spell: str, stones: int) -> None:
        self.players[seat].supply -= stones
        self.players[seat].spells[spell] = stones

    def keep(self) -> Course:
        """M2.7, M2.8."""
        size = self.edition.experienced.dealt
        dealt = [self.deck[seat * size : (seat + 1) * size] for seat in range(self.n)]
        question = Question({seat: self.ways_to_keep(seat, dealt[seat]) for seat in range(self.n)}, {"keep": "M2.7"})
        while len(self.sealed) < self.n:
            move = yield question
            self.sealed[move["seat"]] = move
        for seat, move in self.sealed.items():
            for spell, stones in move["spells"].items():
                self.lay_before(seat, spell, stones)
                self.deck.remove(spell)
        self.sealed = {}
        self.deck = list((yield Chance("shuffle", "M2.8", self.is_order_of(self.deck)))["deck"])

    def ways_to_keep(self, seat: int, cards: list[str]) -> list[Move]:
        least, stones = self.edition.experienced.min_stones, self.edition.stones_per_player
        return [
            {"seat": seat, "do": "keep", "spells": {one: on_one, other: on_other}}
            for one, other in combinations(cards, 2)
            for on_one in range(least, stones + 1)
            for on_other in range(least, stones - on_one + 1)
        ]

    # --- M4

    def spell_phase(self) -> Course:
        self.round += 1
        self.pile, self.deck = self.deck[: self.n], self.deck[self.n :]
        while self.pile:
            self.card = self.pile.pop(0)
            self.high, self.bidder = 0, None
            for seat in self.clockwise(self.start):
                amounts = range(self.high + 1, self.players[seat].supply + 1)
                bids = [{"do": "bid_spell", "amount": amount} for amount in amounts]
                move = yield from self.ask(seat, {"bid_spell": "M4.3"}, bids, may_pass=True)
                if move["do"] == "bid_spell":
                    self.high, self.bidder = move["amount"], seat
            if self.bidder is None:
                self.deck.append(self.card)
            else:
                self.lay_before(self.bidder, self.card, self.high)
                self.start = self.bidder
        self.card, self.high, self.bidder = None, 0, None

    # --- M5

    def metal_phase(self) -> Course:
        for seat in self.clockwise(self.start):
            if self.effects(seat, "teleport"):
                yield from self.teleport(seat)
            yield from self.income(seat)

    def teleport(self, seat: int) -> Course:
        ways = [
            {"do": "teleport", "from": source, "colour": colour, "to": target}
            for source, gems in self.board.items()
            for colour in +gems
            for target in self.board
            if target != source
        ]
        move = yield from self.ask(seat, {"teleport": "M13.3"}, ways, may_pass=True)
        if move["do"] == "teleport":
            self.board[move["from"]][move["colour"]] -= 1
            self.board[move["to"]][move["colour"]] += 1

    def income(self, seat: int) -> Course:
        player = self.players[seat]
        claim: Counter[str] = Counter()
        for spell in player.spells:
            claim.update(self.edition.spells[spell].income)
        for magic in self.effects(seat, "magic"):
            claim[magic.metal] += magic.cards * player.gems[magic.colour]
        total = min(claim.total(), self.stacks.total())
        least = {metal: min(claim[metal], left) for metal, left in self.stacks.items()}
        ways: list[Move] = [{"do": "income", "take": take} for take in bundles(total, least, self.stacks)]
        taken = (yield from self.ask_unless_clear(seat, "M5.4", ways))["take"]
        self.stacks.subtract(taken)
        player.hand.update(taken)

    # --- M6

    def gem_phase(self) -> Course:
        for seat in self.clockwise(self.start):
            if self.effects(seat, "desire"):
                metals = [{"do": "desire", "metal": metal} for metal in self.edition.metals]
                move = yield from self.ask(seat, {"desire": "M6.1"}, metals, may_pass=True)
                self.desired = move.get("metal")
            if self.effects(seat, "journey"):
                values = [{"do": "journey", "value": value} for value in sorted(set(self.edition.markers))]
                move = yield from self.ask(seat, {"journey": "M6.1"}, values, may_pass=True)
                self.steps = move.get("value", 0)
        if self.steps == 0:
            in_the_bag = self.edition.markers
            drawn = yield Chance("marker", "M6.2", lambda value: type(value) is int and value in in_the_bag)
            self.steps = drawn["value"]
        while self.steps > 0:
            yield from self.exchange()
            yield from self.travel()
            self.steps -= 1
        self.desired = None

    # --- M7

    def exchange(self) -> Course:
        if self.board[self.party].total() == 0:
            return
        yield from self.auction()
        if self.bidder is not None:
            self.start = self.bidder
            yield from self.payment(self.bidder)
            yield from self.take_gems(self.bidder)
        self.high, self.bidder = 0, None

    def auction(self) -> Course:
        self.high, self.bidder = 0, None
        still_in = self.clockwise(self.start)
        while still_in and still_in != [self.bidder]:
            seat = still_in.pop(0)
            amounts = range(self.lowest_bid(seat), self.usable(seat).total() + 1)
            bids = [{"do": "bid", "amount": amount} for amount in amounts]
            move = yield from self.ask(seat, {"bid": "M7.6"}, bids, may_pass=True)
            if move["do"] == "bid":
                self.high, self.bidder = move["amount"], seat
                still_in.append(seat)

    def lowest_bid(self, seat: int) -> int:
        if self.bidder is None:
            return 1
        if self.effects(seat, "superiority"):
            return self.high
        powers = [power.raise_by for power in self.effects(self.bidder, "power")]
        return self.high + max(powers, default=1)

    def usable(self, seat: int) -> Counter[str]:
        """M7.2, M7.3, M13.10."""
        metals = {*self.edition.terrains[self.area.terrain].accepts, self.desired}
        metals |= {effect.metal for effect in self.effects(seat, "metamorphosis")}
        if any(self.works_here(effect) for effect in self.effects(seat, "metamorphosis_area")):
            metals |= set(self.edition.metals)
        return Counter({metal: count for metal, count in self.players[seat].hand.items() if metal in metals})

    # --- M8

    def payment(self, winner: int) -> Course:
        ways: list[Move] = [{"do": "pay", "cards": cards} for cards in bundles(self.high, {}, self.usable(winner))]
        self.laid = Counter((yield from self.ask_unless_clear(winner, "M8.1", ways))["cards"])
        self.players[winner].hand.subtract(self.laid)
        influence = sum(effect.cards for effect in self.effects(winner, "influence") if self.works_here(effect))
        yield from self.take_cards(winner, influence + self.curses(winner), "M8.2")
        for seat in self.clockwise(winner)[1:]:
            yield from self.take_cards(seat, self.curses(seat), "M8.3")
        self.stacks.update(self.laid)
        self.laid = Counter()

    def curses(self, seat: int) -> int:
        rich = [curse for curse in self.effects(seat, "curse_rich") if self.high >= curse.min]
        poor = [curse for curse in self.effects(seat, "curse_poor") if self.high <= curse.max]
        return len(rich) + len(poor)

    def take_cards(self, seat: int, allowance: int, rule: str) -> Course:
        most = min(allowance, self.laid.total())
        if most == 0:
            return
        ways = [{"do": "take", "cards": cards} for size in range(1, most + 1) for cards in bundles(size, {}, self.laid)]
        move = yield from self.ask(seat, {"take": rule}, ways, may_pass=True)
        if move["do"] == "take":
            self.laid.subtract(move["cards"])
            self.players[seat].hand.update(move["cards"])

    def take_gems(self, winner: int) -> Course:
        here = self.board[self.party]
        gifts = sum(self.works_here(effect) for effect in self.effects(winner, "gift"))
        choices = {
            gems
            for size in range(1, min(1 + gifts, here.total()) + 1)
            for gems in combinations(sorted(here.elements()), size)
        }
        ways: list[Move] = [{"do": "gem", "gems": list(gems)} for gems in choices]
        taken = (yield from self.ask_unless_clear(winner, "M8.5", ways))["gems"]
        here.subtract(taken)
        self.players[winner].gems.update(taken)
        self.bought = True
        self.check_victory(winner)

    # --- M9

    def travel(self) -> Course:
        with_gems = [area for area, gems in self.board.items() if gems.total() > 0 and area != self.party]
        neighbours = [area for area in with_gems if area in self.area.neighbours]
        targets = neighbours if neighbours and not self.effects(self.start, "phoenix") else with_gems
        if targets:
            moves = [{"do": "move", "area": area} for area in targets]
            self.party = (yield from self.ask(self.start, {"move": "M9.2"}, moves, may_pass=False))["area"]

    # --- M10

    def energy_phase(self) -> Course:
        for seat in self.clockwise(self.start):
            yield from self.energy_spells(seat)
            yield from self.pay_energy(seat)

    def energy_spells(self, seat: int) -> Course:
        """M10.2, M10.3."""
        own = self.players[seat].spells
        pulls = sum(effect.stones for effect in self.effects(seat, "pull"))
        while True:
            others = [spell for player in self.players if player.spells is not own for spell in player.spells]
            sources = [spell for spell in own if self.edition.spells[spell].effect.id == "arc"]
            drains = [{"do": "drain", "spell": spell} for spell in others if pulls > 0]
            arcs = [{"do": "arc", "spell": spell} for spell in own if sources and spell not in sources]
            if not drains and not arcs:
                return
            move = yield from self.ask(seat, {"drain": "M10.2", "arc": "M10.2"}, drains + arcs, may_pass=True)
            match move["do"]:
                case "drain":
                    pulls -= 1
                    victim = next(player for player in self.players if move["spell"] in player.spells)
                    victim.spells[move["spell"]] -= 1
                    victim.supply += 1
                    self.bury_if_empty(victim, move["spell"])
                case "arc":
                    own[sources[0]] -= 1
                    own[move["spell"]] += 1
                    self.bury_if_empty(self.players[seat], sources[0])
                case _:
                    return

    def bury_if_empty(self, player: Player, spell: str) -> None:
        if player.spells[spell] == 0:
            del player.spells[spell]
            self.deck.append(spell)

    def pay_energy(self, seat: int) -> Course:
        """M10.4, M10.5."""
        player = self.players[seat]
        for spell, stones in player.spells.items():
            paid = min(stones, self.edition.spells[spell].cost)
            player.spells[spell] -= paid
            player.supply += paid
        while empty := [spell for spell, stones in player.spells.items() if stones == 0]:
            ways: list[Move] = [{"do": "bury", "spell": spell} for spell in empty]
            move = yield from self.ask_unless_clear(seat, "M10.5", ways)
            self.bury_if_empty(player, move["spell"])

    # --- M11

    def check_victory(self, winner: int) -> None:
        gems = +self.players[winner].gems
        if len(gems) >= self.edition.victory.colours:
            self.end("seven_colours", [winner])
            raise GameEnded
        if gems.total() >= self.edition.victory.gems:
            self.end("eight_gems", [winner])
            raise GameEnded

    def round_end(self) -> None:
        self.dry = 0 if self.bought else self.dry + 1
        self.bought = False
        if self.dry == self.edition.victory.stalled_rounds:
            ranks = [(player.gems.total(), len(+player.gems), player.hand.total()) for player in self.players]
            self.end("stalled", [seat for seat in range(self.n) if ranks[seat] == max(ranks)])

    def end(self, reason: str, winners: list[int]) -> None:
        gems = [dict(+player.gems) for player in self.players]
        self.result = {"winners": winners, "gems": gems, "rounds": self.round, "reason": reason}


def bundles(total: int, least: Mapping[str, int], most: Mapping[str, int]) -> list[Bundle]:
    """All bundles of this many cards within the bounds of every metal, metals without a card left out (M0.6)."""
    if not most:
        return [{}] if total == 0 else []
    metal, *others = most
    return [
        {metal: count, **rest} if count else rest
        for count in range(least.get(metal, 0), min(most[metal], total) + 1)
        for rest in bundles(total - count, least, {other: most[other] for other in others})
    ]
