"""Das Amulett: which moves a person is offered, the most sensible one first.

The rules accept every legal bundle, gem choice and teleport; there can be hundreds. The list has a few that differ in
kind. Anything else may still be played.
"""

from __future__ import annotations

from serai.games.amulett.rules.bits import has_bit, lowest_bit
from serai.games.amulett.rules.moves import ARC, DESIRE, DRAIN, GEM, INCOME, JOURNEY, MOVE, PAY, TAKE, TELEPORT
from serai.games.amulett.rules.setup import may_keep
from serai.games.amulett.rules.state import AREAS, COLOURS, KEEP_BASE, METALS, PICK, Step
from serai.games.amulett.seen.decision import MOST, PLACES, Decision, Shortlist, add, next_ranked
from serai.games.amulett.seen.preferences import (
    even_bundle,
    full_bundle,
    gems_in,
    new_colours,
    order_dealt,
    order_metals,
    payable,
    wins,
)
from serai.kernel.bits import count_bits
from serai.kernel.rule import rule, whole

MOST_STONES, FEWEST_STONES = 3, 2
"""that are proposed for each spell that is kept"""


@rule
def choose_moves(asked: Decision) -> None:
    """Make the short list of a decision, without `pass`."""
    step = asked.state.step
    asked.listed.chosen_size = 0
    if step == Step.KEEP:
        choose_keeps(asked)
    elif step == Step.TELEPORT:
        choose_teleports(asked)
    elif step == Step.INCOME or step == Step.PAY or step == Step.TAKE or step == Step.CURSE:
        choose_bundles(asked)
    else:
        choose_ranked(asked)


@rule
def choose_ranked(asked: Decision) -> None:
    """The best moves by their ranks; of equal ones those with the smaller number."""
    listed, size = asked.listed, len(asked.actions)
    for place in range(size):
        listed.ranks[place] = rank_of(asked, asked.actions[place]) * PLACES + place
    rank = next_ranked(listed, size, whole(-1))
    while rank >= 0 and listed.chosen_size < MOST:
        add(listed, asked.actions[rank % PLACES])
        rank = next_ranked(listed, size, rank)


@rule
def rank_of(asked: Decision, action: int) -> int:
    """The smaller, the better; 0 where the order of the numbers is the best one."""
    step, state = asked.state.step, asked.state
    if step == Step.DESIRE:
        # M13.4: the metal of which this seat holds most; M6.1: a marker that may be chosen first comes after them.
        return PLACES - (whole(state.seats[asked.seat].hand[action - DESIRE]) if action < JOURNEY else whole(0))
    if step == Step.GEM:
        # M8.5: what wins, then new colours, then the number.
        value = action - GEM
        rank = whole(not wins(asked, value)) * (PICK + 1) + PICK - new_colours(asked, value)
        return rank * (PICK + 1) + PICK - gems_in(value)
    if step == Step.MOVE:
        # M9.2: the areas where this seat can pay most, those with more gems first.
        area = action - MOVE
        return (PLACES - payable(asked, area)) * PLACES + PLACES - whole(state.area_size[area])
    if step == Step.ENERGY:
        # M10.2: spells with the fewest stones first.
        spell = action - ARC if action >= ARC else action - DRAIN
        return whole(state.stones[spell]) * PLACES + spell
    return whole(0)


@rule
def choose_keeps(asked: Decision) -> None:
    """M2.7: each group of spells, with the same number of stones on all; those first that give most metal."""
    size = order_dealt(asked)
    for stones in range(MOST_STONES, FEWEST_STONES - 1, -1):
        # A group is a number whose highest bit stands for the spell that gives most.
        for group in range((1 << size) - 1, 0, -1):
            action = keeping(asked.listed, size, group, stones)
            if count_bits(group) == asked.data.kept and may_keep(asked.data, action):
                add(asked.listed, action)


@rule
def keeping(listed: Shortlist, size: int, group: int, stones: int) -> int:
    """The `keep` that lays this many stones on each spell of a group."""
    action = whole(0)
    for number in range(size):
        if has_bit(group, size - 1 - number):
            laid = whole(stones)
            for _ in range(listed.dealt[number]):
                laid *= KEEP_BASE
            action += laid
    return action


@rule
def choose_teleports(asked: Decision) -> None:
    """M13.3: a gem of each colour that this seat lacks to the party, or a gem away from it."""
    state, areas = asked.state, whole(asked.data.areas)
    here = whole(state.party)
    lacking = whole(0)
    for colour in range(COLOURS):
        lacking |= whole(state.seats[asked.seat].gems[colour] == 0) << colour
    for area in range(areas):
        colours = whole(state.present[area]) & lacking if area != here else whole(0)
        lacking &= ~colours
        while colours > 0:
            add(asked.listed, TELEPORT + (area * COLOURS + lowest_bit(colours)) * AREAS + here)
            colours &= colours - 1
    colours = whole(state.present[here])
    while colours > 0:
        for area in range(areas):
            if area != here:
                add(asked.listed, TELEPORT + (here * COLOURS + lowest_bit(colours)) * AREAS + area)
        colours &= colours - 1


@rule
def choose_bundles(asked: Decision) -> None:
    """As many cards as possible, of one metal before the others.

    M5.4, M8.2, M8.3: the most useful metal first, and of the income also an even share. M8.1: the least useful to pay.
    """
    state, metals, step = asked.state, asked.listed.metals, asked.state.step
    verb = INCOME if step == Step.INCOME else PAY if step == Step.PAY else TAKE
    order_metals(asked)
    for place in range(METALS):
        metal = whole(metals[METALS - 1 - place if verb == PAY else place])
        add(asked.listed, verb + full_bundle(state.limits, metals, metal, verb == PAY))
    if verb == INCOME:
        add(asked.listed, INCOME + even_bundle(state.limits, state.seats[asked.seat].hand))
