"""Das Amulett: the short list of a decision, for people.

The rules accept every legal bundle, gem choice and teleport; there can be hundreds. A person is offered the few that
differ in kind, the most sensible one first, each with a message that says what it means. Whoever wants something else
may still play it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, TypedDict

from serai.games.amulett.edition import Edition
from serai.games.amulett.notation import Notation, notation_of
from serai.games.amulett.state import METALS, State, Step
from serai.games.amulett.tables import Power, Tables, plain_tables_of
from serai.kernel.game import Move
from serai.kernel.schema import plain

MOST = 16
KEPT_STONES = (3, 2)


class Choice(TypedDict):
    """One entry of the list: the move, and an entry of the catalogues that says what it means."""

    move: Move
    message: str
    arguments: dict[str, Any]


def choices_for(states: Any, edition: Edition, seat: int, legal: Sequence[Move]) -> list[Choice]:
    """The short list of a seat's legal moves; `pass` comes last. States are an array of one."""
    if not legal:
        return []
    state = plain(State, states)
    active = [move for move in legal if move["do"] != "pass"]
    adviser = _Adviser(state, plain_tables_of(edition), edition, seat, active)
    passing: list[Choice] = [
        {"move": move, "message": "amulett-choice-pass", "arguments": {}} for move in legal if move["do"] == "pass"
    ]
    found = adviser.by_step[int(state.step)]() if active else ()
    return [*_different(found, MOST), *passing]


def _different(choices: Iterable[Choice], most: int) -> list[Choice]:
    kept: list[Choice] = []
    for choice in choices:
        if len(kept) < most and all(choice["move"] != other["move"] for other in kept):
            kept.append(choice)
    return kept


class _Adviser:
    """Knows what a seat can see."""

    def __init__(self, state: State, tables: Tables, edition: Edition, seat: int, legal: Sequence[Move]):
        self.state, self.tables, self.seat = state, tables, seat
        self.legal = legal
        self.notation: Notation = notation_of(edition)
        self.own = state.seats[seat]
        self.by_step: dict[int, Callable[[], Iterator[Choice]]] = {
            Step.KEEP: self._keep,
            Step.BID_SPELL: self._bid_spell,
            Step.TELEPORT: self._teleport,
            Step.INCOME: self._income,
            Step.DESIRE: self._desire,
            Step.JOURNEY: self._as_they_are,
            Step.BID: self._bid,
            Step.PAY: self._pay,
            Step.TAKE: self._take,
            Step.CURSE: self._take,
            Step.GEM: self._gem,
            Step.MOVE: self._move,
            Step.ENERGY: self._energy,
            Step.BURY: self._as_they_are,
        }

    def _choice(self, move: Move, message: str, **arguments: Any) -> Choice:
        return {"move": move, "message": f"amulett-means-{message}", "arguments": arguments}

    def _as_they_are(self) -> Iterator[Choice]:
        for move in self.legal:
            arguments = {name: value for name, value in move.items() if name not in ("seat", "do")}
            yield {"move": move, "message": f"amulett-choice-{move['do']}", "arguments": arguments}

    # What is worth something to this seat

    def _usable(self, area: int, metal: int) -> bool:
        """M7.3, without a metal that Burning Desire may name."""
        wild = Power.WILD + int(self.tables.place[area]) * METALS + metal
        return bool((int(self.tables.accepts[area]) >> metal) & 1 or self.own.powers[wild])

    def _cover(self, area: int) -> int:
        return sum(int(self.own.hand[metal]) for metal in range(METALS) if self._usable(area, metal))

    def _worth(self, metal: int) -> int:
        """Where a metal can be used soon: here, and in the areas around."""
        here = int(self.state.party)
        near = int(self.tables.near[here])
        around = [area for area in range(self.tables.areas) if (near >> area) & 1 and self.state.area_size[area]]
        return 4 * self._usable(here, metal) + sum(self._usable(area, metal) for area in around)

    def _metals(self) -> list[int]:
        """The most useful metal first."""
        return sorted(range(METALS), key=lambda metal: (-self._worth(metal), int(self.own.hand[metal]), metal))

    def _bundle(self, wanted: Sequence[int], total: int) -> dict[str, int]:
        """Within the limits, as many cards as possible of each metal in turn."""
        limits = self.state.limits
        cards = [int(low) for low in limits.low]
        for metal in wanted:
            cards[metal] += min(total - sum(cards), int(limits.high[metal]) - cards[metal])
        return self.notation.bundle(cards)

    def _orders(self, metals: Sequence[int]) -> Iterator[list[int]]:
        """The order given, then each metal first."""
        yield list(metals)
        for first in metals:
            yield [first, *(metal for metal in metals if metal != first)]

    # The decisions

    def _keep(self) -> Iterator[Choice]:
        """M2.7: each pair of spells, with the same number of stones on both; those first that give most metal."""
        moves = {_frozen(move["spells"]): move for move in self.legal}
        richest_first = sorted((int(spell) for spell in self.own.dealt if spell), key=self._metal_a_stone, reverse=True)
        dealt = [self.notation.spells[spell] for spell in richest_first]
        for stones in KEPT_STONES:
            for kept in combinations(dealt, int(self.tables.kept)):
                move = moves.get(_frozen(dict.fromkeys(kept, stones)))
                if move is not None:
                    left = int(self.tables.stones) - stones * len(kept)
                    yield self._choice(move, "keep", stones_on=move["spells"], left=left)

    def _metal_a_stone(self, spell: int) -> float:
        powers: Any = self.tables.powers[spell]
        metal = int(sum(powers[Power.SYMBOL : Power.SYMBOL + METALS]) + powers[Power.JOKER])
        return metal / int(self.tables.cost[spell])

    def _bid_spell(self) -> Iterator[Choice]:
        for move in self.legal:
            left = int(self.own.supply) - move["amount"]
            yield self._choice(move, "bid-spell", amount=move["amount"], left=left)

    def _bid(self) -> Iterator[Choice]:
        cover, repeated = int(self.own.cover), int(self.state.bid)
        for move in self.legal:
            kind = "repeat" if move["amount"] == repeated else "most" if move["amount"] == cover else "raise"
            yield self._choice(move, "bid", amount=move["amount"], cover=cover, kind=kind)

    def _income(self) -> Iterator[Choice]:
        """M5.4: what is free all of one metal, or spread evenly."""
        verb, total = {"seat": self.seat, "do": "income"}, int(self.state.limits.most)
        for order in self._orders(self._metals()):
            take = self._bundle(order, total)
            yield self._choice({**verb, "take": take}, "income", take=take)
        low = [int(count) for count in self.state.limits.low]
        while sum(low) < total:
            room = [metal for metal in range(METALS) if low[metal] < self.state.limits.high[metal]]
            low[min(room, key=lambda metal: int(self.own.hand[metal]) + low[metal])] += 1
        take = self.notation.bundle(low)
        yield self._choice({**verb, "take": take}, "income", take=take)

    def _pay(self) -> Iterator[Choice]:
        """M8.1: the least useful cards first, or one metal before the others."""
        total = int(self.state.limits.most)
        for order in self._orders(self._metals()[::-1]):
            cards = self._bundle(order, total)
            kept = [
                int(held) - cards.get(metal, 0) for held, metal in zip(self.own.hand, self.notation.metals, strict=True)
            ]
            move = {"seat": self.seat, "do": "pay", "cards": cards}
            yield self._choice(move, "pay", cards=cards, rest=self.notation.bundle(kept))

    def _take(self) -> Iterator[Choice]:
        """M8.2, M8.3: as many as allowed, the most useful first."""
        total = int(self.state.limits.most)
        for order in self._orders(self._metals()):
            cards = self._bundle(order, total)
            yield self._choice({"seat": self.seat, "do": "take", "cards": cards}, "take", cards=cards)

    def _gem(self) -> Iterator[Choice]:
        """M8.5: what wins, then new colours, then the number."""
        for move in sorted(self.legal, key=lambda move: self._gem_rank(move["gems"])):
            _, new, _ = self._gem_rank(move["gems"])
            wins = "yes" if self._wins(move["gems"]) else "no"
            yield self._choice(move, "gem", gems=move["gems"], new=-new, wins=wins)

    def _gem_rank(self, gems: Sequence[str]) -> tuple[bool, int, int]:
        new = {gem for gem in gems if not self.own.gems[self.notation.colours.index(gem)]}
        return not self._wins(gems), -len(new), -len(gems)

    def _wins(self, gems: Sequence[str]) -> bool:
        new = {gem for gem in gems if not self.own.gems[self.notation.colours.index(gem)]}
        colours, count = int(self.own.colours) + len(new), int(self.own.gem_count) + len(gems)
        return colours >= self.tables.winning_colours or count >= self.tables.winning_gems

    def _move(self) -> Iterator[Choice]:
        """M9.2: the areas where this seat can pay most, those with more gems first."""
        entries = []
        for move in self.legal:
            number = self.notation.areas.index(move["area"])
            gems, cover = self.notation.gems_in(self.state, number), self._cover(number)
            entries.append((-cover, -len(gems), number, move, gems))
        for cover, _, _, move, gems in sorted(entries, key=lambda entry: entry[:3]):
            yield self._choice(move, "move", area=move["area"], gems=gems, cover=-cover)

    def _teleport(self) -> Iterator[Choice]:
        """M13.3: a colour this seat lacks to the party, or a gem away from it."""
        here = self.notation.areas[self.state.party]
        lacking = {name for name, count in zip(self.notation.colours, self.own.gems, strict=False) if not count}
        for move in self.legal:
            if move["to"] == here and move["colour"] in lacking:
                lacking.discard(move["colour"])
                yield self._choice(move, "teleport-here", **_places(move))
        for move in self.legal:
            if move["from"] == here:
                yield self._choice(move, "teleport-away", **_places(move))

    def _desire(self) -> Iterator[Choice]:
        """M13.4: the metal of which this seat holds most."""
        held = dict(zip(self.notation.metals, map(int, self.own.hand), strict=True))
        for move in sorted(self.legal, key=lambda move: -held[move["metal"]]):
            yield self._choice(move, "desire", metal=move["metal"], held=held[move["metal"]])

    def _energy(self) -> Iterator[Choice]:
        """M10.2: spells with the fewest stones first."""
        entries = []
        for move in self.legal:
            number = self.notation.spells.index(move["spell"])
            stones, owner = int(self.state.stones[number]), int(self.state.owner[number]) - 1
            entries.append((stones, number, owner, move))
        for stones, _, owner, move in sorted(entries, key=lambda entry: entry[:2]):
            yield self._choice(move, move["do"], spell=move["spell"], stones=stones, owner=owner)


def _places(move: Move) -> dict[str, Any]:
    return {"from": move["from"], "colour": move["colour"], "to": move["to"]}


def _frozen(spells: Mapping[str, int]) -> frozenset[tuple[str, int]]:
    return frozenset(spells.items())
