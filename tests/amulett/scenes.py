"""Positions of Das Amulett in the middle of things, and parts of the game entered by name.

A scene says what the rules need to know; everything it does not mention lies in stacks, deck and areas.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from serai.games.amulett import GAME
from serai.games.amulett.edition.compile import compile_data
from serai.games.amulett.edition.read import Edition, load
from serai.games.amulett.notation import deck_of, notation_of
from serai.games.amulett.position import AmulettPosition
from serai.games.amulett.position import begin as begin_game
from serai.games.amulett.rules.board import put_gem
from serai.games.amulett.rules.course import step_on
from serai.games.amulett.rules.moves import Refusal, attempt, split
from serai.games.amulett.rules.setup import lay_out
from serai.games.amulett.rules.spells import lay_before
from serai.games.amulett.rules.state import State, Step
from serai.games.game import Move
from serai.kernel.errors import IllegalMove
from serai.kernel.schema import array_of

INITIALS = "gsci"
"""Gold, silver, copper, iron."""

PARTS = {
    "spell_phase": (Step.SPELL_PHASE, Step.METAL_PHASE),
    "metal_phase": (Step.METAL_PHASE, Step.GEM_PHASE),
    "gem_phase": (Step.GEM_PHASE, Step.ENERGY_PHASE),
    "exchange": (Step.EXCHANGE, Step.TRAVEL),
    "travel": (Step.TRAVEL, Step.ENERGY_PHASE),
    "energy_phase": (Step.ENERGY_PHASE, Step.ROUND_END),
    "round_end": (Step.ROUND_END, Step.SPELL_PHASE),
}
"""Where each part begins, and the step that is no longer of it."""


class Scene:
    """A position that is played up to the end of a part of the game."""

    def __init__(self, position: AmulettPosition, end: Step | None = None):
        self.position = position
        self.end = end
        self.go_on()

    @classmethod
    def at(cls, begin: str, edition: Edition | None = None, **described: Any) -> Scene:
        """Enter the parts named, joined by +, from a described state."""
        edition = edition or load()
        if begin == "game":
            options = GAME.check_options(described.get("options", {}))
            return cls(begin_game(edition, described["players"], options, 0))
        parts = [PARTS[part] for part in begin.split("+")]
        state = described_state(edition, described)
        state.step = parts[0][0]
        # M3.1: the spell phase itself begins the round.
        state.turn = described.get("round", 1) - (parts[0][0] == Step.SPELL_PHASE)
        if parts[0][0] in (Step.EXCHANGE, Step.TRAVEL):
            state.steps_left = 1
        return cls(
            AmulettPosition(
                edition, array_of(State, state), int(state.players), GAME.check_options(described.get("options", {}))
            ),
            parts[-1][1],
        )

    @property
    def state(self) -> State:
        state: State = self.position.state
        return state

    @property
    def finished(self) -> bool:
        """Whether the parts, or the game, are over."""
        return self.position.over or (self.end is not None and self.state.step == self.end)

    def go_on(self) -> None:
        """What follows by itself, but not beyond the end of the parts."""
        while not self.finished and step_on(self.state, self.position.data):
            pass

    def play(self, *moves: Move) -> Scene:
        """Make moves of a record."""
        for move in moves:
            assert not self.finished, f"{move}: the part is over already"
            self._make(move)
            self.go_on()
        return self

    def _make(self, move: Move) -> None:
        """A move and nothing that follows by itself."""
        position = self.position
        if move["seat"] is None:
            position._lay_outcome(move)
        else:
            number = position._number(move, final=True)
            assert attempt(position.state, position.data, move["seat"], *split(number)) == Refusal.NONE, move

    def do(self, seat: int | None, verb: str, **arguments: Any) -> Scene:
        """Make one move."""
        return self.play({"seat": seat, "do": verb, **arguments})

    def refusal(self, move: object) -> IllegalMove:
        """The refusal of a move, which must change nothing."""
        before = self.state.tobytes()
        try:
            self.position.play(move, final=True)
        except IllegalMove as refused:
            assert self.state.tobytes() == before, "a refused move has changed the state"
            return refused
        raise AssertionError(f"not refused: {move}")

    def refused(self, seat: int | None, verb: str, **arguments: Any) -> str:
        """The rule that refuses a move."""
        return self.refusal({"seat": seat, "do": verb, **arguments}).rule

    # What can be seen from outside

    def legal(self) -> list[Move]:
        return [move for seat in self.position.awaited() for move in self.position.legal(seat)]

    def to_move(self) -> Any:
        if self.finished or self.position.chance_due:
            return None
        awaited = list(self.position.awaited())
        return awaited if self.position.sealed else awaited[0]

    def verbs(self) -> list[str]:
        return sorted({move["do"] for move in self.legal()})

    def amounts(self) -> list[int]:
        return sorted(move["amount"] for move in self.legal() if "amount" in move)

    def arguments(self, name: str) -> list[Any]:
        return [move[name] for move in self.legal() if name in move]

    def seats(self) -> range:
        return range(self.position.players)

    def hands(self) -> list[str]:
        return [
            "".join(initial * int(count) for initial, count in zip(INITIALS, self.state.seats[seat].hand, strict=True))
            for seat in self.seats()
        ]

    def stacks(self) -> dict[str, int]:
        return dict(zip(self.position.notation.metals, map(int, self.state.stacks), strict=True))

    def spells(self) -> list[dict[str, int]]:
        names = self.position.notation.spells
        return [
            {names[k]: int(self.state.stones[k]) for k in range(1, len(names)) if self.state.owner[k] == seat + 1}
            for seat in self.seats()
        ]

    def supply(self) -> list[int]:
        return [int(self.state.seats[seat].supply) for seat in self.seats()]

    def gems(self) -> list[list[str]]:
        return [self.position.notation.gems(self.state.seats[seat].gems) for seat in self.seats()]

    def area(self, name: str) -> list[str]:
        notation = self.position.notation
        return notation.gems_in(self.state, notation.areas.index(name))

    def deck(self) -> list[str]:
        """The small pile is not part of it."""
        names = self.position.notation.spells
        return [names[spell] for spell in deck_of(self.state)[int(self.state.pile_size) :]]

    def start(self) -> int:
        return int(self.state.start)

    def party(self) -> str:
        return self.position.notation.areas[self.state.party]

    def card(self) -> str:
        return self.position.notation.spells[self.state.card]

    def result(self) -> dict[str, Any] | None:
        return self.position.result() if self.position.over else None


def described_state(edition: Edition, described: Mapping[str, Any]) -> State:
    """A state with what is described, and everything else where it belongs."""
    data = compile_data(edition)
    state = lay_out(data, described["players"], GAME.check_options(described.get("options", {})))
    notation = notation_of(edition)
    state.start = described.get("start", 0)
    state.party = notation.areas.index(described.get("party", edition.map.start))
    state.dry = described.get("dry", 0)
    for metal, initial in enumerate(INITIALS):
        state.stacks[metal] = data.metals[metal]
        for seat, hand in enumerate(described.get("hands", [""] * described["players"])):
            state.seats[seat].hand[metal] = hand.count(initial)
            state.seats[seat].hand_size = len(hand)
            state.stacks[metal] -= hand.count(initial)
    for seat, spells in enumerate(described.get("spells", [])):
        for spell, stones in spells.items():
            lay_before(state, data, seat, notation.spells.index(spell), stones)
    for seat, gems in enumerate(described.get("gems", [])):
        for gem in gems:
            colour = notation.colours.index(gem)
            state.stock[colour] -= 1
            state.seats[seat].colours += state.seats[seat].gems[colour] == 0
            state.seats[seat].gems[colour] += 1
            state.seats[seat].gem_count += 1
    _lay_out_gems(state, notation.areas, notation.colours, described.get("board", {}))
    in_front = {spell for spells in described.get("spells", []) for spell in spells}
    top = described.get("deck_top", [])
    deck = [*top, *(spell for spell in notation.spells[1:] if spell not in in_front and spell not in top)]
    state.deck[:] = 0
    state.deck[: len(deck)] = [notation.spells.index(spell) for spell in deck]
    state.deck_size = len(deck)
    return state


def _lay_out_gems(
    state: State, areas: Sequence[str], colours: Sequence[str], board: Mapping[str, Iterable[str]]
) -> None:
    """The areas named hold what is named; all other gems are spread over the other areas, at least one in each."""
    for area, gems in board.items():
        for gem in gems:
            state.stock[colours.index(gem)] -= 1
            put_gem(state, areas.index(area), colours.index(gem))
    others = [number for number, area in enumerate(areas) if area not in board]
    left = [colour for colour in range(len(colours)) for _ in range(state.stock[colour])]
    assert not others or len(left) >= len(others), "too few gems for the areas that are not named"
    for place, colour in enumerate(left):
        state.stock[colour] -= 1
        put_gem(state, others[place % len(others)], colour)
