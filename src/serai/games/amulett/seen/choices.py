"""Das Amulett: the short list of a decision, for people.

The rules accept every legal bundle, gem choice and teleport; there can be hundreds. A person is offered the few that
differ in kind, the most sensible one first, each with a message that says what it means. Anything else may still be
played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import Any

from serai.games.amulett.edition.compile import plain_data_of
from serai.games.amulett.edition.read import Edition
from serai.games.amulett.notation import Notation, bits, notation_of
from serai.games.amulett.rules.edition_data import PLACES, EditionData, Power
from serai.games.amulett.rules.moves import (
    ARC,
    BID,
    BID_SPELL,
    BURY,
    DESIRE,
    DRAIN,
    GEM,
    INCOME,
    JOURNEY,
    MOVE,
    PASS,
    PAY,
    TAKE,
    TELEPORT,
)
from serai.games.amulett.rules.state import AREAS, BUNDLE_BITS, COLOURS, KEEP_BASE, METALS, State, Step
from serai.kernel.lazy_record import glance

MOST = 16
KEPT_STONES = (3, 2)
# Plain numbers: enumerations are slow to reckon with.
WILD = int(Power.WILD)


Advice = tuple[int, str, dict[str, Any]]
"""One entry of the list: the number of the move, and the entry of the catalogues that says what it means."""


def choices_for(memory: bytes, edition: Edition, seat: int, actions: Sequence[int]) -> list[Advice]:
    """The short list of a seat's legal moves, which are not none; `pass` comes last. The memory is that of a state."""
    adviser = _Adviser(glance(State, memory), plain_data_of(edition), notation_of(edition), seat)
    if actions[0] != PASS:
        return _different(adviser.advise(actions))
    found = _different(adviser.advise(actions[1:])) if len(actions) > 1 else []
    return [*found, (PASS, "amulett-choice-pass", {})]


def _different(choices: Iterator[Advice]) -> list[Advice]:
    kept: dict[int, Advice] = {}
    for choice in choices:
        kept.setdefault(choice[0], choice)
        if len(kept) == MOST:
            break
    return list(kept.values())


class _Adviser:
    """Knows what a seat can see."""

    def __init__(self, state: State, data: EditionData, notation: Notation, seat: int):
        self.state, self.data, self.notation = state, data, notation
        self.own = state.seats[seat]

    def advise(self, actions: Sequence[int]) -> Iterator[Advice]:
        """What is worth considering of these moves, none of which is `pass`; some may be named twice."""
        return _BY_STEP[self.state.step](self, actions)

    # What is worth something to this seat

    @property
    def _jokers(self) -> list[int]:
        """By kind of place: the metals that are jokers there, as bits (M13.10)."""
        wild: Any = self.own.powers[WILD:]
        return [sum([1 << metal for metal in range(METALS) if wild[place * METALS + metal]]) for place in range(PLACES)]

    def _usable(self, areas: Iterable[int]) -> list[int]:
        """M7.3: by area the metals as bits, without one that Burning Desire may name."""
        accepts, place, jokers = self.data.accepts, self.data.place, self._jokers
        return [accepts[area] | jokers[place[area]] for area in areas]

    def _metals(self) -> list[int]:
        """The most useful metal first: where it can be used soon, here and in the areas around."""
        here, hand = self.state.party, self.own.hand
        around = bits(self.data.near[here] & self.state.occupied)
        usable = self._usable((here, here, here, here, *around))
        worth = [-sum([(metals >> metal) & 1 for metals in usable]) for metal in range(METALS)]
        return [metal for _, _, metal in sorted(zip(worth, hand, range(METALS), strict=True))]

    def _bundles(self, metals: Sequence[int]) -> Iterator[list[int]]:
        """Within the limits, as many cards as possible: of the metals in the order given, then of each metal first."""
        limits = self.state.limits
        low, high = limits.low, limits.high
        free = limits.most - sum(low)
        others = [first for first in metals[1:] if low[first] < high[first]]
        for order in (metals, *([first, *metals] for first in others)):
            cards, rest = list(low), free
            for metal in order:
                more = min(rest, high[metal] - cards[metal])
                cards[metal] += more
                rest -= more
            yield cards

    # The decisions

    def _keep(self, actions: Sequence[int]) -> Iterator[Advice]:
        """M2.7: each pair of spells, with the same number of stones on both; those first that give most metal."""
        legal, dealt, spells = set(actions), self.own.dealt, self.notation.spells
        places = [place for place, spell in enumerate(dealt) if spell]
        richest_first = sorted(places, key=lambda place: self._metal_a_stone(dealt[place]), reverse=True)
        for stones in KEPT_STONES:
            for kept in combinations(richest_first, self.data.kept):
                action = sum(stones * KEEP_BASE**place for place in kept)
                if action in legal:
                    stones_on = {spells[dealt[place]]: stones for place in sorted(kept)}
                    left = self.data.stones - stones * len(kept)
                    yield action, "amulett-means-keep", {"stones_on": stones_on, "left": left}

    def _metal_a_stone(self, spell: int) -> float:
        powers: Any = self.data.powers[spell]
        metal = sum(powers[Power.SYMBOL : Power.SYMBOL + METALS]) + powers[Power.JOKER]
        return float(metal / self.data.cost[spell])

    def _bid_spell(self, actions: Sequence[int]) -> Iterator[Advice]:
        supply = self.own.supply
        for action in actions:
            amount = action - BID_SPELL
            yield action, "amulett-means-bid-spell", {"amount": amount, "left": supply - amount}

    def _bid(self, actions: Sequence[int]) -> Iterator[Advice]:
        cover, repeated = self.own.cover, self.state.bid
        for action in actions:
            amount = action - BID
            kind = "repeat" if amount == repeated else "most" if amount == cover else "raise"
            yield action, "amulett-means-bid", {"amount": amount, "cover": cover, "kind": kind}

    def _income(self, _actions: Sequence[int]) -> Iterator[Advice]:
        """M5.4: what is free all of one metal, or spread evenly."""
        for cards in self._bundles(self._metals()):
            yield INCOME + _packed(cards), "amulett-means-income", {"take": self.notation.bundle(cards)}
        limits, hand = self.state.limits, self.own.hand
        even, high = list(limits.low), limits.high
        for _ in range(limits.most - sum(even)):
            room = [metal for metal in range(METALS) if even[metal] < high[metal]]
            even[min(room, key=lambda metal: hand[metal] + even[metal])] += 1
        yield INCOME + _packed(even), "amulett-means-income", {"take": self.notation.bundle(even)}

    def _pay(self, _actions: Sequence[int]) -> Iterator[Advice]:
        """M8.1: the least useful cards first, or one metal before the others."""
        for cards in self._bundles(self._metals()[::-1]):
            rest = [held - paid for held, paid in zip(self.own.hand, cards, strict=True)]
            arguments = {"cards": self.notation.bundle(cards), "rest": self.notation.bundle(rest)}
            yield PAY + _packed(cards), "amulett-means-pay", arguments

    def _take(self, _actions: Sequence[int]) -> Iterator[Advice]:
        """M8.2, M8.3: as many as allowed, the most useful first."""
        for cards in self._bundles(self._metals()):
            yield TAKE + _packed(cards), "amulett-means-take", {"cards": self.notation.bundle(cards)}

    def _gem(self, actions: Sequence[int]) -> Iterator[Advice]:
        """M8.5: what wins, then new colours, then the number."""
        ranked = []
        for action in actions:
            colours = self.notation.picked(action - GEM)
            new = {colour for colour in colours if not self.own.gems[colour]}
            ranked.append((not self._wins(len(new), len(colours)), -len(new), -len(colours), action, colours))
        for loses, new_colours, _, action, colours in sorted(ranked, key=lambda entry: entry[:3]):
            gems = [self.notation.colours[colour] for colour in colours]
            yield action, "amulett-means-gem", {"gems": gems, "new": -new_colours, "wins": "no" if loses else "yes"}

    def _wins(self, new: int, gems: int) -> bool:
        """M11.1: whether these further gems, some of them of new colours, win the game."""
        own, data = self.own, self.data
        return own.colours + new >= data.winning_colours or own.gem_count + gems >= data.winning_gems

    def _move(self, actions: Sequence[int]) -> Iterator[Advice]:
        """M9.2: the areas where this seat can pay most, those with more gems first."""
        sizes, hand = self.state.area_size, self.own.hand
        held = [(1 << metal, cards) for metal, cards in enumerate(hand) if cards]
        areas = [action - MOVE for action in actions]
        covers = [sum([cards for metal, cards in held if usable & metal]) for usable in self._usable(areas)]
        ranked = [(-cover, -sizes[area], area) for cover, area in zip(covers, areas, strict=True)]
        for cover, _, area in sorted(ranked):
            gems = self.notation.gems_in(self.state, area)
            yield MOVE + area, "amulett-means-move", {"area": self.notation.areas[area], "gems": gems, "cover": -cover}

    def _teleport(self, _actions: Sequence[int]) -> Iterator[Advice]:
        """M13.3: a colour this seat lacks to the party, or a gem away from it."""
        here, present = self.state.party, self.state.present
        others = [area for area in range(self.data.areas) if area != here]
        lacking = {colour for colour, count in enumerate(self.own.gems) if not count}
        for area in others:
            for colour in bits(present[area]):
                if colour in lacking:
                    lacking.discard(colour)
                    yield self._teleported("teleport-here", area, colour, here)
        for colour in bits(present[here]):
            for area in others:
                yield self._teleported("teleport-away", here, colour, area)

    def _teleported(self, message: str, source: int, colour: int, target: int) -> Advice:
        areas = self.notation.areas
        places = {"from": areas[source], "colour": self.notation.colours[colour], "to": areas[target]}
        return TELEPORT + (source * COLOURS + colour) * AREAS + target, f"amulett-means-{message}", places

    def _desire(self, actions: Sequence[int]) -> Iterator[Advice]:
        """M13.4: the metal of which this seat holds most."""
        hand = self.own.hand
        for metal in sorted((action - DESIRE for action in actions), key=lambda metal: -hand[metal]):
            yield DESIRE + metal, "amulett-means-desire", {"metal": self.notation.metals[metal], "held": hand[metal]}

    def _journey(self, actions: Sequence[int]) -> Iterator[Advice]:
        return ((action, "amulett-choice-journey", {"value": action - JOURNEY}) for action in actions)

    def _energy(self, actions: Sequence[int]) -> Iterator[Advice]:
        """M10.2: spells with the fewest stones first."""
        stones, owner = self.state.stones, self.state.owner
        spells = [(action - ARC, "arc") if action >= ARC else (action - DRAIN, "drain") for action in actions]
        for spell, verb in sorted(spells, key=lambda entry: (stones[entry[0]], entry[0])):
            action = spell + (ARC if verb == "arc" else DRAIN)
            name = self.notation.spells[spell]
            yield action, f"amulett-means-{verb}", {"spell": name, "stones": stones[spell], "owner": owner[spell] - 1}

    def _bury(self, actions: Sequence[int]) -> Iterator[Advice]:
        spells = self.notation.spells
        return ((action, "amulett-choice-bury", {"spell": spells[action - BURY]}) for action in actions)


_BY_STEP: dict[int, Callable[[_Adviser, Sequence[int]], Iterator[Advice]]] = {
    Step.KEEP: _Adviser._keep,
    Step.BID_SPELL: _Adviser._bid_spell,
    Step.TELEPORT: _Adviser._teleport,
    Step.INCOME: _Adviser._income,
    Step.DESIRE: _Adviser._desire,
    Step.JOURNEY: _Adviser._journey,
    Step.BID: _Adviser._bid,
    Step.PAY: _Adviser._pay,
    Step.TAKE: _Adviser._take,
    Step.CURSE: _Adviser._take,
    Step.GEM: _Adviser._gem,
    Step.MOVE: _Adviser._move,
    Step.ENERGY: _Adviser._energy,
    Step.BURY: _Adviser._bury,
}


def _packed(cards: Sequence[int]) -> int:
    """Cards by metal as the number of a bundle."""
    return sum(count << (BUNDLE_BITS * metal) for metal, count in enumerate(cards))
