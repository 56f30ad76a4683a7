"""What a browser may call: the same functions for every game, over what the game's `wasm/module.py` brings.

Each takes a table (the game's `LocalTable`) and whole numbers, and returns one. Texts are written on the table's page.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np

from serai.bots.slips import slip
from serai.bots.tree import NONE, favourite, is_preferred
from serai.kernel.rule import whole
from serai.wasm.local_table import key_from

Export = Any
"""a plain function of a table and whole numbers"""


def exports_of(part: ModuleType) -> dict[str, Export]:
    """The functions by name. They are made for each game, because Numba compiles calls of functions that it knows."""
    scoring = _scoring(part) if hasattr(part, "write_score") else ()
    parts = (*_playing(part), *_thinking(part), *_advising(part), *scoring)
    return {function.__name__: function for function in parts}


def _playing(part: ModuleType) -> tuple[Export, ...]:
    """What a table needs."""
    where, draw_outcome, lay_outcome, go_on = part.where, part.draw_outcome, part.lay_outcome, part.go_on
    play_choice, seats_awaited, write_changes = part.play_choice, part.seats_awaited, part.write_changes

    def seed(table: Any, low: int, high: int) -> int:
        """Begin a stream of chance."""
        table.state[0].chance.key = key_from(low, high)
        table.state[0].chance.drawn = np.uint64(0)
        return whole(0)

    def moment(table: Any) -> int:
        """What the game waits for (local_table.py)."""
        return whole(where(table.state[0]))

    def awaited(table: Any) -> int:
        """The seats that owe a decision, as bits."""
        return whole(seats_awaited(table.state))

    def draw(table: Any) -> int:
        """Lay the chance outcome that is due, by the game's own chance, and write it as a move; the end of the text."""
        return whole(draw_outcome(table))

    def lay(table: Any, count: int) -> int:
        """The same with a given outcome, which lies in `numbers`; -1 where it is none."""
        return whole(lay_outcome(table, whole(count)))

    def play_chance(table: Any) -> int:
        """Go on after a chance outcome was laid; the number of texts."""
        return whole(go_on(table))

    def play(table: Any, seat: int, choice: int) -> int:
        """Carry out one of a seat's legal moves; the number of texts, or less than 0 where there is no such move."""
        return whole(play_choice(table, whole(seat), whole(choice)))

    def change(table: Any, viewer: int, version: int) -> int:
        """Write what has changed for a viewer since this was asked last; the end of the text."""
        table.viewers[0] = viewer
        state, setting, work = table.state.view(np.uint8), table.setting.view(np.uint8), table.workspace.view(np.uint8)
        rows, letters, starts = table.rows[:], table.letters[:], table.starts[:]
        shown, viewers = table.shown.view(np.uint8), table.viewers[:]
        write_changes(state, setting, work, rows, letters, starts, shown, viewers, table.page[:], whole(version))
        return whole(table.workspace[0].ends[0])

    return seed, moment, awaited, draw, lay, play_chance, play, change


def _thinking(part: ModuleType) -> tuple[Export, ...]:
    """What bots need."""
    redact_into, value_choices, choice_of = part.redact_into, part.value_choices, part.choice_of
    begin_search, search_at = part.begin_search, part.search_at

    def look(table: Any, seat: int) -> int:
        """What the bots of a seat may know from now on: the state as that seat sees it, and nothing else."""
        viewer: Any = np.int32(seat)
        redact_into(table.state, table.setting[0].masks[viewer], table.seen, viewer)
        return whole(0)

    def decide(table: Any, seat: int, level: int, low: int, high: int) -> int:
        """After `look`: the place of what a bot chooses that looks one decision deep."""
        table.chance.key = key_from(low, high)
        table.chance.drawn = np.uint64(0)
        size = whole(value_choices(table, whole(seat)))
        return whole(slip(table.values[:], size, table.slips[level], table.chance))

    def prepare(table: Any, seat: int, low: int, high: int) -> int:
        """After `look`: begin to search."""
        begin_search(table, whole(seat), key_from(low, high))
        return whole(0)

    def simulate(table: Any, simulations: int) -> int:
        """Search on."""
        search_at(table.search, table.seen, table.edition, table.priors, table.plan, whole(simulations))
        return whole(0)

    def found(table: Any, seat: int) -> int:
        """The place of what the search would choose among the legal moves."""
        return whole(choice_of(table, whole(seat), whole(favourite(table.search[0].tree))))

    return look, decide, prepare, simulate, found


def _advising(part: ModuleType) -> tuple[Export, ...]:
    """What hints need besides a search (bots/hint.py)."""
    forecast_at, option_of, choice_of, is_same = part.forecast_at, part.option_of, part.choice_of, part.is_same

    def runner_up(table: Any, seat: int) -> int:
        """The place of what the search would choose instead; -1 where it has tried nothing else."""
        tree = table.search[0].tree
        chosen, best = whole(favourite(tree)), whole(NONE)
        for place in range(tree.nodes[0].first, tree.nodes[0].first + tree.nodes[0].options):
            branch = tree.branches[place]
            if branch.visits == 0 or is_same(table, chosen, whole(branch.option)):
                continue
            if best == NONE or is_preferred(branch, tree.branches[best]):
                best = whole(place)
        return whole(choice_of(table, whole(seat), whole(tree.branches[best].option))) if best != NONE else whole(-1)

    def forecast(table: Any, seat: int, choice: int, first: int, last: int) -> int:
        """After `prepare`: play a move to the end in these worlds; the lines are in `outcomes`, how many comes back."""
        option = whole(option_of(table, whole(seat), whole(choice)))
        worlds = whole(last) - whole(first)
        if option < 0 or not 0 <= worlds <= len(table.outcomes):
            return whole(-1)
        search, seen, edition, outcomes = table.search, table.seen, table.edition, table.outcomes[:]
        forecast_at(search, seen, edition, table.priors, table.plan, option, whole(first), whole(last), outcomes)
        return worlds

    return runner_up, forecast


def _scoring(part: ModuleType) -> tuple[Export, ...]:
    """What a game needs that is counted on a sheet."""
    write_score, write_score_of, write_score_plain = part.write_score, part.write_score_of, part.write_score_plain

    def score(table: Any) -> int:
        """The score sheet as it stands, with a reason for every point; the end of the text."""
        return whole(write_score(table))

    def score_of(table: Any, count: int) -> int:
        """The same for what lies in `numbers`; below 0 where that cannot be: the end of a refusal, or -1."""
        return whole(write_score_of(table, whole(count)))

    def score_plain(table: Any, count: int) -> int:
        """The same for totals that lie in `numbers`, seat after seat; -1 where they cannot be."""
        return whole(write_score_plain(table, whole(count)))

    return score, score_of, score_plain
