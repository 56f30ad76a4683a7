"""Das Amulett: quick decisions for simulated games, the same as the best liked ones but found without a list.

Before an exchange every seat makes up its mind how much it would give at most; the bids follow from that.
"""

from __future__ import annotations

from typing import Any

import numpy.typing as npt

from serai.bots.amulett.bidding import most_stones, readiness
from serai.bots.amulett.hopes import Hopes
from serai.bots.amulett.liking import like
from serai.bots.amulett.worth import metal_use, spell_worth, would_win
from serai.games.amulett.exchange import lowest_bid
from serai.games.amulett.legal import count_active, nth_active
from serai.games.amulett.moves import BID, BID_SPELL, INCOME, PASS, PAY, TAKE, may_pass, split
from serai.games.amulett.spell_phase import most_stones_to_bid
from serai.games.amulett.state import BUNDLE_BITS, DEALT, KEEP_BASE, METALS, State, Step
from serai.games.amulett.tables import Tables
from serai.kernel.chance import below
from serai.kernel.rule import rule, whole

Floats = npt.NDArray[Any]

GRAIN = 1 << 10
KEPT_LIFE = 3  # rounds for which spells are kept in the experienced set-up


@rule
def waver(state: State, noise: float) -> float:
    """A factor around 1."""
    return 1.0 + noise * (2.0 * below(state.chance, GRAIN) / GRAIN - 1.0)


@rule
def make_up_minds(state: State, tables: Tables, hopes: Hopes, noise: float, limits: Floats) -> None:
    """How much every seat gives at most in the present exchange; whoever must stop a victory gives more."""
    area = whole(state.party)
    winning = whole(0)
    for seat in range(state.players):
        winning |= whole(would_win(state, tables, seat, area)) << seat
    for seat in range(state.players):
        limit = readiness(state, tables, hopes, seat, area) * waver(state, noise)
        if winning & ~(whole(1) << seat) > 0:
            limit = max(limit, hopes.dials.block * state.seats[seat].cover)
        limits[seat] = limit


@rule
def bid_or_pass(state: State, limits: Floats) -> int:
    """The lowest bid, as long as it is within the limit."""
    lowest = lowest_bid(state)
    seat = whole(state.actor)
    return BID + lowest if lowest <= min(limits[seat], float(state.seats[seat].cover)) else PASS


@rule
def bid_for_spell(state: State, tables: Tables, hopes: Hopes, noise: float) -> int:
    """As many stones as the spell is worth, as long as that beats the bid before."""
    seat = whole(state.actor)
    most = most_stones(state, tables, hopes, seat, whole(state.card)) * waver(state, noise)
    stones = min(int(most), most_stones_to_bid(state))
    return BID_SPELL + stones if stones > state.bid else whole(PASS)


@rule
def best_bundle(state: State, tables: Tables, hopes: Hopes, seat: int, sign: int) -> int:
    """As many cards as allowed (sign 1), or as few (-1), beginning with the most or least useful metal."""
    rest = whole(state.limits.most)
    bundle = taken = whole(0)
    for metal in range(METALS):
        low = whole(state.limits.low[metal])
        bundle |= low << (BUNDLE_BITS * metal)
        rest -= low
    while rest > 0:
        best, highest = -1, 0.0
        for metal in range(METALS):
            if (taken >> metal) & 1 == 0 and state.limits.high[metal] > state.limits.low[metal]:
                use = sign * metal_use(state, tables, hopes, seat, metal)
                if best < 0 or use > highest:
                    best, highest = metal, use
        if best < 0:
            return bundle
        taken |= whole(1) << best
        more = min(rest, whole(state.limits.high[best]) - whole(state.limits.low[best]))
        bundle += more << (BUNDLE_BITS * best)
        rest -= more
    return bundle


@rule
def keep_best(state: State, tables: Tables, hopes: Hopes, seat: int) -> int:
    """M2.7: the spells that give most, each with stones for some rounds."""
    value = whole(0)
    chosen = whole(0)
    stones_left = whole(tables.stones)
    for kept in range(tables.kept):
        best, highest = whole(0), -1.0
        for place in range(min(whole(tables.dealt), DEALT)):
            worth = spell_worth(state, hopes, seat, whole(state.seats[seat].dealt[place]))
            if (chosen >> place) & 1 == 0 and worth > highest:
                best, highest = place, worth
        chosen |= whole(1) << best
        room = stones_left - (whole(tables.kept) - kept - 1) * whole(tables.kept_stones)
        stones = min(KEPT_LIFE * whole(tables.cost[state.seats[seat].dealt[best]]), room)
        stones_left -= stones
        for _ in range(best):
            stones *= KEEP_BASE
        value += stones
    return value


@rule
def best_liked(state: State, tables: Tables, hopes: Hopes, seat: int) -> int:
    """The best liked move of a short list; doing nothing is 0."""
    best, highest = whole(PASS), 0.0 if may_pass(state.step) else -1e30
    for index in range(count_active(state, tables)):
        action = nth_active(state, tables, index)
        verb, value = split(action)
        liked = like(state, tables, hopes, seat, verb, value)
        if liked > highest:
            best, highest = action, liked
    return best


@rule
def decide(state: State, tables: Tables, hopes: Hopes, seat: int, noise: float, limits: Floats) -> int:
    """What a seat does, as an action."""
    step = state.step
    if step == Step.BID:
        return bid_or_pass(state, limits)
    if step == Step.BID_SPELL:
        return bid_for_spell(state, tables, hopes, noise)
    if step == Step.INCOME:
        return INCOME + best_bundle(state, tables, hopes, seat, whole(1))
    if step == Step.PAY:
        return PAY + best_bundle(state, tables, hopes, seat, whole(-1))
    if step == Step.TAKE or step == Step.CURSE:
        return TAKE + best_bundle(state, tables, hopes, seat, whole(1))
    if step == Step.KEEP:
        return keep_best(state, tables, hopes, seat)
    if step == Step.TELEPORT:
        # Over a thousand options, and of little weight in a simulation.
        return whole(PASS)
    return best_liked(state, tables, hopes, seat)
