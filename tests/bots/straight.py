"""Run in interpreted mode: counts simulations that end alike, played straight through or step by step."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import serai.bots.amul.rollout as amul
import serai.bots.amulett.rollout as amulett
from serai.bots.amul.hopes import hopes_of as amul_hopes
from serai.bots.amul.mind import PLAN as AMUL_PLAN
from serai.bots.amul.worlds import deal_world, enter_world
from serai.bots.amulett.hopes import hopes_of as amulett_hopes
from serai.bots.amulett.instinct import make_up_minds, note_wilds
from serai.bots.amulett.mind import PLAN as AMULETT_PLAN
from serai.bots.mind import mind_of
from serai.bots.sight import Sight
from serai.games.amul.state import Step as AmulStep
from serai.games.amulett.state import Step as AmulettStep
from tests.bots.scenes import decisions

Play = Callable[..., None]
ROUNDS = 2


def amul_step_by_step(desk: Any, game: Any, tables: Any, hopes: Any, plan: Any, end: int) -> None:
    while game.step != AmulStep.OVER and game.turn < end:
        amul.finish_round(desk, game, tables, hopes, plan)
        if game.step != AmulStep.OVER:
            amul.count_dealt(desk, game, tables)


def amulett_step_by_step(desk: Any, game: Any, tables: Any, hopes: Any, plan: Any, end: int) -> None:
    while game.step != AmulettStep.OVER and not (game.step == AmulettStep.SPELL_PHASE and game.turn + 1 >= end):
        if game.step == AmulettStep.METAL_PHASE:
            note_wilds(desk.notes[0], game)
        amulett.play_step(desk, game, tables, hopes, plan)


def begin_amul(desk: Any, seen: Any, tables: Any, _hopes: Any, _plan: Any) -> None:
    deal_world(desk, seen)
    enter_world(desk, 0)
    amul.count_extra(desk, desk.game[0], tables)


def begin_amulett(desk: Any, seen: Any, tables: Any, hopes: Any, plan: Any) -> None:
    desk.game[0] = seen
    desk.notes[0] = desk.known[0]
    make_up_minds(desk, desk.game[0], tables, hopes, plan.noise)


def simulated(sight: Sight, begin: Play, play: Play, hopes: Any, plan: Any) -> tuple[bytes, list[int]]:
    """The game where a simulation ends, and the way it took through the tree."""
    position: Any = sight.position
    with mind_of(sight.game).search(sight) as search:
        desk: Any = search.desk[0]  # type: ignore[attr-defined]
        begin(desk, position.state, position.tables, hopes[0], plan[0])
        desk.game[0].chance.key = 7
        desk.beyond_tree = 0
        desk.tree.path[0], desk.tree.path_size = 0, 1
        play(desk, desk.game[0], position.tables, hopes[0], plan[0], int(position.state.turn) + ROUNDS)
        return desk.game[0].tobytes(), desk.tree.path[: desk.tree.path_size].tolist()


def alike(sight: Sight, begin: Play, ways: tuple[Play, Play], hopes: Any, plan: Any) -> bool:
    """Whether both ways of playing come to the same end."""
    ends = [simulated(sight, begin, play, hopes, plan) for play in ways]
    return ends[0] == ends[1]


def main() -> None:
    """Every decision is the beginning of two simulations."""
    found = 0
    for sight in islice(decisions("amul", 3, 5, every=9), 4):
        position: Any = sight.position
        hopes = amul_hopes(position.edition, 3, 0, "search")
        found += alike(sight, begin_amul, (amul.play_on, amul_step_by_step), hopes, AMUL_PLAN)
    for sight in islice(decisions("amulett", 4, 5, every=9), 20):
        position = sight.position
        hopes = amulett_hopes(position.edition, 4)
        found += alike(sight, begin_amulett, (amulett.play_on, amulett_step_by_step), hopes, AMULETT_PLAN)
    print(found)


if __name__ == "__main__":
    main()
