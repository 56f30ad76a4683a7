"""A game for OpenSpiel that brings no form of its own for it: chance draw by draw, from what its position declares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from msgspec.json import encode

from serai.envs.openspiel.shared_game import Log, Outcomes, Sampler
from serai.envs.vector.lanes import Lane, data_for, templates_for
from serai.envs.vector.plain_lanes import PlainLanes
from serai.games.game import Game, Move
from serai.games.plain_position import PlainPosition
from serai.kernel.outcome import Chance, Entry, Hands, One
from serai.kernel.schema import array_of

MOST_CANDIDATES = 1_024
LOOKED_BACK = 4_096
"""OpenSpiel wants to know how many outcomes a chance node has, and how much a seat has learnt. These are bounds for any
game; of what was learnt the newest numbers are kept."""
OWN_ACTION = 1_000
"""what was told comes as the bytes of its text; this much is added to a seat's own actions"""
SEEDS = 1 << 53
"""different ones that a number from 0 to 1 can be"""


class ChanceDraw(NamedTuple):
    """One entry that chance draws: for which argument and place of its move, and what is left for it."""

    key: str
    place: str
    known: list[Entry]
    """all candidates, each once, in order: an outcome is a number of this list"""
    left: Counter[Entry]


class PlainGame:
    """What OpenSpiel needs besides lanes (`SharedGame`)."""

    max_chance_outcomes = MOST_CANDIDATES
    information_size = LOOKED_BACK

    def __init__(self, game: Game, edition: Any, players: int, options: Mapping[str, Any]):
        self.rules = PlainLanes(game)
        self.max_game_length = self.max_chance_nodes = game.most_moves
        self.players = players
        self.data = data_for(self.rules, edition)
        self.templates = templates_for(self.rules, edition, [players], options)

    def _position(self, lane: Lane) -> PlainPosition:
        return self.rules.position_in(array_of(self.rules.STATE, lane.state))

    def outcomes(self, lane: Lane, drawn: list[int]) -> Outcomes:
        """The chance outcomes that are due, with their probabilities; none where a seat decides or all is over."""
        position = self._position(lane)
        if position.over or not position.chance_due:
            return []
        due = _next_draw(position.chance(), drawn[len(drawn) - lane.digit :])
        assert due is not None
        total = due.left.total()
        return [(number, due.left[entry] / total) for number, entry in enumerate(due.known) if due.left[entry]]

    def draw(self, lane: Lane, drawn: list[int]) -> None:
        """Chance has drawn the last entry of `drawn`: carry it out."""
        lane.digit += 1
        position = self._position(lane)
        chance, recent = position.chance(), drawn[len(drawn) - lane.digit :]
        if _next_draw(chance, recent) is None:
            lane.digit = 0
            position.play(_outcome(chance, recent), final=True)
            self._skip_empty(position)
            lane.state = position.state
            self.rules.ask(lane, self.data)
            if position.over:
                self.rules.settle_lane(lane, self.data, None)

    def _skip_empty(self, position: PlainPosition) -> None:
        """Chance that draws nothing has one outcome, and is no node."""
        while not position.over and position.chance_due and _next_draw(position.chance(), []) is None:
            position.play(_outcome(position.chance(), []), final=True)

    def note(self, lane: Lane) -> int:
        return int(lane.state.step)

    def information(self, lane: Lane, drawn: list[int], log: Log, viewer: int) -> list[int]:  # noqa: ARG002
        """All that the seat was told, and its own actions."""
        return self.learnt_since(self.templates[self.players], drawn, log, viewer)

    def learnt_since(self, begun: Any, drawn: list[int], log: Log, viewer: int) -> list[int]:
        """The same for what was drawn and played after this state."""
        told: list[int] = []
        for action, text in self._told(begun, drawn, log, viewer):
            told += [*([] if action is None else [OWN_ACTION + action]), *text]
        return told

    def imagine(self, lane: Lane, viewer: int, sampler: Sampler) -> Any:
        """A state that the viewer cannot tell from this one, as the game deals it anew."""
        return self._position(lane).seen_by(viewer).imagine(int(sampler() * SEEDS)).state

    def sees(self, state: Any, seat: int) -> list[int]:
        """What a seat sees in a state, as the bytes of its view."""
        position = self.rules.position_in(array_of(self.rules.STATE, state))
        return list(encode(position.seen_by(seat).view(seat)))

    def _told(self, begun: Any, drawn: list[int], log: Log, viewer: int) -> Iterator[tuple[int | None, bytes]]:
        """The game again: after every move the action, if it was the viewer's own, and what the viewer was told."""
        position = self.rules.position_in(array_of(self.rules.STATE, begun))
        draws, decisions = list(drawn), iter(log)
        while not position.over:
            if position.chance_due:
                chance = position.chance()
                recent = draws[: sum(part.count for part in chance.parts.values())]
                if _next_draw(chance, recent) is not None:
                    return
                del draws[: len(recent)]
                yield None, position.play(_outcome(chance, recent), final=True).text(viewer)
            else:
                decision = next(decisions, None)
                if decision is None:
                    return
                seat, action, _ = decision
                text = position.play(self.rules.verbs.move_of(seat, action), final=True).text(viewer)
                yield action if seat == viewer else None, text

    def chance_name(self, lane: Lane, drawn: list[int], outcome: int) -> str:
        chance = self._position(lane).chance()
        due = _next_draw(chance, drawn[len(drawn) - lane.digit :])
        assert due is not None
        return f"{chance.do} {due.key} {due.known[outcome]}"


def _draws(chance: Chance, drawn: list[int]) -> Iterator[tuple[ChanceDraw, Entry | None]]:
    """Every entry that chance draws for one move, with what was drawn; None where that is still to come."""
    numbers = iter(drawn)
    for key, part in chance.parts.items():
        sizes = part.sizes if isinstance(part, Hands) else {"": part.count}
        known, left = sorted(set(part.candidates)), Counter(part.candidates)
        for place, size in sorted(sizes.items()):
            for _ in range(size):
                number = next(numbers, None)
                entry = None if number is None else known[number]
                yield ChanceDraw(key, place, known, left.copy()), entry
                if entry is not None:
                    left[entry] -= 1


def _next_draw(chance: Chance, drawn: list[int]) -> ChanceDraw | None:
    """What is to be drawn next for this move; None where all is drawn."""
    return next((draw for draw, entry in _draws(chance, drawn) if entry is None), None)


def _outcome(chance: Chance, drawn: list[int]) -> Move:
    """The move, when all is drawn."""
    found: dict[str, dict[str, list[Entry | None]]] = {
        key: {place: [] for place in part.sizes} if isinstance(part, Hands) else {"": []}
        for key, part in chance.parts.items()
    }
    for draw, entry in _draws(chance, drawn):
        found[draw.key][draw.place].append(entry)
    move: Move = {"seat": None, "do": chance.do}
    for key, part in chance.parts.items():
        lists = found[key]
        move[key] = lists if isinstance(part, Hands) else lists[""][0] if isinstance(part, One) else lists[""]
    return move
