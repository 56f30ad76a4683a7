"""The bot that knows how everybody else plays: it tries its moves in imagined worlds in which all go on like that."""

from __future__ import annotations

from random import Random

from serai.bots.bot import Bot, Budget, Thought
from serai.bots.sight import Sight
from serai.games import find_game
from serai.games.game import Move, Position
from serai.kernel.chance import key_of

WORLDS = 6
MOST_MOVES = 8
"""tried at a decision: the other bot's own choice, and others at random"""


class AnswerBot(Bot):
    """A response to one bot: information-set search one move deep, after which all seats, its own too, play like it.

    Its simulations are WORLDS for each move tried, unless the budget says how many.
    """

    def __init__(self, game: str, other: Bot):
        super().__init__(game)
        self.other = other

    def decide(self, sight: Sight, budget: Budget | None = None) -> Thought:
        usual = sight.legal.index(self.other.decide(sight).move)
        if len(sight.legal) == 1:
            return Thought.choosing(sight, usual, [1.0])
        rest = [place for place in range(len(sight.legal)) if place != usual]
        tried = [usual, *Random(sight.seed).sample(rest, min(MOST_MOVES - 1, len(rest)))]
        simulations = budget.simulations if budget is not None and budget.simulations else WORLDS * len(tried)
        worlds = max(1, simulations // len(tried))
        values = [-1.0] * len(sight.legal)
        for place in tried:
            # All moves meet the same worlds.
            ends = [self._end(sight, sight.legal[place], f"{sight.seed}/{world}") for world in range(worlds)]
            values[place] = sum(ends) / worlds
        visits = [worlds * (place in tried) for place in range(len(values))]
        # Of equals the other bot's own choice.
        chosen = max(tried, key=lambda place: (values[place], place == usual))
        return Thought.choosing(sight, chosen, values, visits, worlds * len(tried))

    def _end(self, sight: Sight, move: Move, seed: str) -> float:
        """The place after this move in an imagined world."""
        world = sight.position.imagine(seed)
        world.reseed(seed)
        world.play(move, final=True)
        count = 0
        while not world.over:
            count += 1
            if world.chance_due:
                world.play(world.draw(), final=True)
                continue
            seen = _sight(sight, world, world.awaited()[0], key_of(f"{seed}/{count}"))
            world.play(self.other.decide(seen).move, final=True)
        return find_game(sight.game).standings(world.result()).places[sight.seat]


def _sight(sight: Sight, world: Position, seat: int, seed: int) -> Sight:
    """What a seat sees in an imagined world. What it was told before is not imagined: no bot of ours asks for that."""
    seen = world.seen_by(seat)
    return Sight(sight.game, seat, sight.players, seen.legal(seat), seen, [], seed)
