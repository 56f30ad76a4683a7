"""Das Amulett M14: the legal moves of a decision, as a list or one of them at random."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from serai.games.amulett.rules.bits import has_bit, nth_bit
from serai.games.amulett.rules.bundles import count_bundles, list_bundles, nth_bundle
from serai.games.amulett.rules.course import is_chance
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.energy_phase import to_charge, to_drain
from serai.games.amulett.rules.exchange import lowest_bid
from serai.games.amulett.rules.gem_phase import may_journey_first, targets
from serai.games.amulett.rules.metal_phase import count_teleports, nth_teleport
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
    may_pass,
)
from serai.games.amulett.rules.payment import most_gems, nth_pick
from serai.games.amulett.rules.setup import nth_keep
from serai.games.amulett.rules.spell_phase import most_stones_to_bid
from serai.games.amulett.rules.state import METALS, State, Step
from serai.kernel.bits import count_bits
from serai.kernel.chance import below
from serai.kernel.rule import rule, whole

Actions = npt.NDArray[np.int64]

NEVER = 1 << 40


@rule
def count_active(state: State, data: EditionData) -> int:
    """How many legal moves the open decision has, `pass` not counted."""
    step = state.step
    if step == Step.BID:
        return max(whole(0), whole(state.seats[state.actor].cover) - lowest_bid(state) + 1)
    if step == Step.BID_SPELL:
        return max(whole(0), most_stones_to_bid(state) - whole(state.bid))
    if step == Step.MOVE:
        return count_bits(targets(state, data))
    if step == Step.INCOME or step == Step.PAY or step == Step.TAKE or step == Step.CURSE:
        return count_bundles(state.limits)
    if step == Step.GEM:
        return -1 - nth_pick(state, most_gems(state, data), whole(NEVER))
    if step == Step.ENERGY:
        return count_bits(to_drain(state) | to_charge(state, data))
    if step == Step.BURY:
        return whole(state.empties_left)
    if step == Step.TELEPORT:
        return count_teleports(state, data)
    if step == Step.DESIRE:
        return METALS + (count_bits(whole(data.journeys)) if may_journey_first(state) else whole(0))
    if step == Step.JOURNEY:
        return count_bits(whole(data.journeys))
    if step == Step.KEEP:
        return whole(data.keeps)
    return whole(0)


@rule
def nth_active(state: State, data: EditionData, wanted: int) -> int:  # noqa: C901 - as above
    """One of them."""
    step = state.step
    if step == Step.BID:
        return BID + lowest_bid(state) + wanted
    if step == Step.BID_SPELL:
        return BID_SPELL + whole(state.bid) + 1 + wanted
    if step == Step.MOVE:
        return MOVE + nth_bit(targets(state, data), wanted)
    if step == Step.INCOME:
        return INCOME + nth_bundle(state.limits, wanted)
    if step == Step.PAY:
        return PAY + nth_bundle(state.limits, wanted)
    if step == Step.TAKE or step == Step.CURSE:
        return TAKE + nth_bundle(state.limits, wanted)
    if step == Step.GEM:
        return GEM + nth_pick(state, most_gems(state, data), wanted)
    if step == Step.ENERGY:
        spell = nth_bit(to_drain(state) | to_charge(state, data), wanted)
        return ARC + spell if has_bit(whole(state.seats[state.actor].spells), spell) else DRAIN + spell
    if step == Step.BURY:
        return BURY + nth_bit(whole(state.seats[state.actor].empties), wanted)
    if step == Step.TELEPORT:
        return TELEPORT + nth_teleport(state, data, wanted)
    if step == Step.DESIRE:
        return DESIRE + wanted if wanted < METALS else JOURNEY + nth_bit(whole(data.journeys), wanted - METALS)
    if step == Step.JOURNEY:
        return JOURNEY + nth_bit(whole(data.journeys), wanted)
    return nth_keep(data, wanted)


@rule
def random_move(state: State, data: EditionData) -> int:
    """One of the different legal moves of the open decision, each equally likely."""
    active = count_active(state, data)
    chosen = below(state.chance, active + 1 if may_pass(state.step) else active)
    return nth_active(state, data, chosen) if chosen < active else PASS


@rule
def list_moves(state: State, data: EditionData, seat: int, actions: Actions) -> int:
    """Write a seat's legal actions into the list and return how many there are.

    While spells are kept they stay open to a seat that has chosen, because it may change its mind (M2.7).
    """
    if state.step == Step.OVER or is_chance(state.step) or (state.step != Step.KEEP and seat != state.actor):
        return 0
    if state.step == Step.INCOME:
        return list_bundles(state.limits, whole(INCOME), actions)
    if state.step == Step.PAY:
        return list_bundles(state.limits, whole(PAY), actions)
    size = count_active(state, data)
    for index in range(size):
        actions[index] = nth_active(state, data, index)
    if may_pass(state.step):
        actions[size] = PASS
        size += 1
    return size
