"""Counts simulations that end alike, played straight through or step by step.

Run `python -m tests.bots.straight AMUL AMULETT` in interpreted mode, with the number of simulations of each game.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import islice
from typing import Any

import serai.games.amul.bot.rollout as amul
import serai.games.amulett.bot.rollout as amulett
from serai.bots.mind import mind_of
from serai.bots.sight import Sight
from serai.games.amul.bot.edition_priors import priors_of as amul_priors
from serai.games.amul.bot.mind import PLAN as AMUL_PLAN
from serai.games.amul.bot.worlds import deal_world, enter_world
from serai.games.amul.rules.state import Step as AmulStep
from serai.games.amulett.bot.edition_priors import priors_of as amulett_priors
from serai.games.amulett.bot.mind import PLAN as AMULETT_PLAN
from serai.games.amulett.bot.rollout_policy import make_up_minds, note_wilds
from serai.games.amulett.rules.state import Step as AmulettStep
from tests.bots.scenes import decisions

Play = Callable[..., None]
ROUNDS = 2


def amul_step_by_step(memory: Any, game: Any, data: Any, priors: Any, plan: Any, end: int) -> None:
    while game.step != AmulStep.OVER and game.turn < end:
        amul.finish_round(memory, game, data, priors, plan)
        if game.step != AmulStep.OVER:
            amul.count_dealt(memory, game, data)


def amulett_step_by_step(memory: Any, game: Any, data: Any, priors: Any, plan: Any, end: int) -> None:
    while game.step != AmulettStep.OVER and not (game.step == AmulettStep.SPELL_PHASE and game.turn + 1 >= end):
        if game.step == AmulettStep.METAL_PHASE:
            note_wilds(memory.notes[0], game)
        amulett.play_step(memory, game, data, priors, plan)


def begin_amul(memory: Any, seen: Any, data: Any, _priors: Any, _plan: Any) -> None:
    deal_world(memory, seen)
    enter_world(memory, 0)
    amul.count_extra(memory, memory.game[0], data)


def begin_amulett(memory: Any, seen: Any, data: Any, priors: Any, plan: Any) -> None:
    memory.game[0] = seen
    memory.notes[0] = memory.known[0]
    make_up_minds(memory, memory.game[0], data, priors, plan.noise)


def simulated(sight: Sight, begin: Play, play: Play, priors: Any, plan: Any) -> tuple[bytes, list[int]]:
    """The game where a simulation ends, and the way it took through the tree."""
    position: Any = sight.position
    with mind_of(sight.game).search(sight) as search:
        memory: Any = search.desk.memories[0]  # type: ignore[attr-defined]
        begin(memory, position.state, position.data, priors[0], plan[0])
        memory.game[0].chance.key = 7
        memory.beyond_tree = 0
        memory.tree.path[0], memory.tree.path_size = 0, 1
        play(memory, memory.game[0], position.data, priors[0], plan[0], int(position.state.turn) + ROUNDS)
        return memory.game[0].tobytes(), memory.tree.path[: memory.tree.path_size].tolist()


def alike(sight: Sight, begin: Play, ways: tuple[Play, Play], priors: Any, plan: Any) -> bool:
    """Whether both ways of playing come to the same end."""
    ends = [simulated(sight, begin, play, priors, plan) for play in ways]
    return ends[0] == ends[1]


def main(of_amul: int, of_amulett: int) -> None:
    """Every decision is the beginning of two simulations."""
    found = 0
    for sight in islice(decisions("amul", 3, 5, every=9), of_amul):
        position: Any = sight.position
        priors = amul_priors(position.edition, 3, 0, "search")
        found += alike(sight, begin_amul, (amul.play_on, amul_step_by_step), priors, AMUL_PLAN)
    for sight in islice(decisions("amulett", 4, 5, every=9), of_amulett):
        position = sight.position
        priors = amulett_priors(position.edition, 4)
        found += alike(sight, begin_amulett, (amulett.play_on, amulett_step_by_step), priors, AMULETT_PLAN)
    print(found)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
