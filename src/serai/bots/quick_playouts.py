"""How quick games go on, everybody at random: the text that bots, hints and reviews of such games share (`rule_for`).

A browser's engine is made of the same text (serai/wasm/quick_module.py), so a device judges as a server does.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.bots.tree import Tree, clear, credit, describe, grow, weigh
from serai.bots.tree import select as select_branch
from serai.games.quick_parts import Told
from serai.games.quick_position import MOST_CANDIDATES
from serai.kernel.chance import stream
from serai.kernel.rule import whole
from serai.kernel.rule_for import PART
from serai.kernel.schema import NOBODY, Record, i64, one, several, u64

GLANCE = 12
"""playouts per legal move for those who look one decision deep"""
CURIOSITY = 0.7
EVEN = 1.0
ROOT = 0
WON = 1 << 40
"""more than all points"""
ROWS = ("points",)
"""what is told of one seat in the end"""

# What a game declares (games/quick_rules.py), and what follows for it.
act = PART
redeal = PART
points = PART
wins = PART
play_on = PART
count_legal = PART
legal_action = PART
MOST_MOVES = PART
share_of_win = PART
rank = PART
deal_world = PART
play_world = PART
note_ends = PART


def memory_of(state: type[Record]) -> type[Record]:
    """Room for playouts of a game with this state, and for a search."""
    fields = {
        "seat": one(i64, NOBODY, "who thinks"),
        "opened": one(i64, NOBODY, "1: all is known, but what chance will bring"),
        "seed": one(u64, NOBODY, "where the chance of its worlds begins"),
        "done": one(i64, NOBODY, "how many worlds were played"),
        "endless": one(i64, NOBODY, "how many of them did not end"),
        "tree": one(Tree, NOBODY, "its moves"),
        "world": several(state, 1, NOBODY, "the world being played"),
        "told": several(Told, 1, NOBODY, "what happens in it"),
        "numbers": several(i64, MOST_CANDIDATES, NOBODY, "what is drawn in it"),
    }
    return type("SearchMemory", (Record,), fields)


# Worlds


def text_begin_outlook(desk: Any, seat: int, opened: int, seed: np.uint64) -> None:
    """Think for a seat, in worlds that follow from the seed."""
    memory = desk.memories[0]
    memory.seat, memory.opened, memory.seed = seat, opened, seed
    memory.done, memory.endless = 0, 0


def text_deal_world(memory: Any, seen: Any, number: int) -> None:
    """A world that agrees with what is known; the same number is the same chance."""
    memory.world[0] = seen
    world = memory.world[0]
    stream(world.chance, memory.seed, number)
    if memory.opened == 0:
        redeal(world, whole(memory.seat))


def text_share_of_win(state: Any, seat: int) -> float:
    """A seat's part of the win of a finished game."""
    if not wins(state, seat):
        return 0.0
    winners = 0
    for other in range(state.players):
        winners += whole(wins(state, whole(other)))
    return 1.0 / winners


# Bots


def text_play_world(memory: Any, seen: Any, option: int) -> float:
    """A seat's part of the win after a move, in one more world."""
    deal_world(memory, seen, whole(memory.done))
    memory.done += 1
    world, told = memory.world[0], memory.told[0]
    told.count = 0
    act(world, told, whole(memory.seat), option)
    memory.endless += whole(play_on(world, told, memory.numbers[:], whole(MOST_MOVES)) < 0)
    return float(share_of_win(world, whole(memory.seat)))


def text_glance(memory: Any, seen: Any, seat: int, seed: np.uint64, values: Any) -> int:
    """What each legal move of a seat is worth one decision deep; how many there are."""
    memory.seat, memory.opened, memory.seed = seat, 0, seed
    memory.done, memory.endless = 0, 0
    size = whole(count_legal(seen, seat))
    for place in range(size):
        option, total = whole(legal_action(seen, seat, whole(place))), 0.0
        for _ in range(GLANCE):
            total += play_world(memory, seen, option)
        values[place] = total / GLANCE
    return size


def text_begin_search(_table: Any, desk: Any, seat: int, seed: np.uint64) -> None:
    """The moves of a seat, each still untried."""
    memory, seen = desk.memories[0], desk.states[0]
    memory.seat, memory.opened, memory.seed = seat, 0, seed
    memory.done, memory.endless = 0, 0
    clear(memory.tree)
    size = whole(count_legal(seen, seat))
    node = grow(memory.tree, np.uint64(0), size)
    for place in range(size):
        describe(memory.tree, node, whole(place), whole(legal_action(seen, seat, whole(place))), 0.0)
    weigh(memory.tree, node, EVEN)


def text_search(desk: Any, simulations: int) -> None:
    """Play out the moves that have done well, and those seldom tried."""
    memory = desk.memories[0]
    for _ in range(simulations):
        branch = select_branch(memory.tree, ROOT, CURIOSITY)
        option = whole(memory.tree.branches[branch].option)
        credit(memory.tree, float(play_world(memory, desk.states[0], option)))


# The judge (bots/chances.py): what PlainChances does


def text_find_chances(desk: Any, seat: int, moves: Any, first: int, last: int, lines: Any) -> None:
    """Play moves, then to the end, in the worlds from `first` to before `last`, and write a line for each."""
    memory = desk.memories[0]
    for number in range(first, last):
        deal_world(memory, desk.states[0], whole(number))
        world, told = memory.world[0], memory.told[0]
        for place in range(len(moves)):
            told.count = 0
            act(world, told, whole(moves[place, 0]), whole(moves[place, 1]))
        memory.endless += whole(play_on(world, told, memory.numbers[:], whole(MOST_MOVES)) < 0)
        note_ends(world, seat, lines[number - first])


def text_note_ends(state: Any, seat: int, line: Any) -> None:
    """Each seat's part of the win and of the places, its points, and the points of one seat."""
    players = whole(state.players)
    for owner in range(players):
        line[owner] = share_of_win(state, whole(owner))
        beaten = 0.0
        for other in range(players):
            lead = rank(state, whole(owner)) - rank(state, whole(other))
            if other != owner:
                beaten += 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
        line[players + owner] = beaten / max(players - 1, 1)
        line[2 * players + owner] = points(state, whole(owner))
    line[3 * players] = points(state, seat)


def text_rank(state: Any, seat: int) -> int:
    """Who has won comes first, then who has more points."""
    return whole(wins(state, seat)) * WON + whole(points(state, seat))


def text_is_news(_before: Any, _after: Any) -> bool:
    """Any move may have shown something."""
    return True


def text_undeal(_before: Any, _after: Any, _data: Any, _earlier: Any) -> bool:
    """What was dealt cannot be told from what was turned up."""
    return False


def text_lay_open(states: Any) -> None:
    """All but what chance will bring."""
    state = states[0]
    state.chance.key = np.uint64(0)
    state.chance.drawn = np.uint64(0)


def text_find_reasons(_desk: Any, _seat: int, _chosen: int, _other: int, _found: Any) -> int:
    """Nothing is known of the board."""
    return whole(0)
