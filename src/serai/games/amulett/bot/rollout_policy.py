"""Das Amulett: quick decisions for simulated games, the same as the best ones but found without a list.

Before an exchange every seat makes up its mind how much it would give at most; the bids follow from that. Only a
victory that others may still reach with these gems makes a seat give more.
"""

from __future__ import annotations

from serai.games.amulett.bot.bidding import life_bought, most_stones, ready_for, rivals_for
from serai.games.amulett.bot.edition_priors import Priors
from serai.games.amulett.bot.move_values import colour_need, move_value, value_of_arc, value_of_gem, value_of_weakening
from serai.games.amulett.bot.search_memory import Notes, SearchMemory
from serai.games.amulett.bot.worth import lacking, rounds_left, spell_worth, steps_of, strength, use_of, wild_metals
from serai.games.amulett.rules.bits import lowest_bit
from serai.games.amulett.rules.bundles import to_add
from serai.games.amulett.rules.edition_data import PLACES, EditionData
from serai.games.amulett.rules.energy_phase import to_charge, to_drain
from serai.games.amulett.rules.exchange import lowest_bid
from serai.games.amulett.rules.gem_phase import targets
from serai.games.amulett.rules.legal import count_active, nth_active
from serai.games.amulett.rules.moves import (
    ARC,
    BID,
    BID_SPELL,
    DRAIN,
    GEM,
    INCOME,
    MOVE,
    PASS,
    PAY,
    TAKE,
    may_pass,
    split,
)
from serai.games.amulett.rules.payment import most_gems
from serai.games.amulett.rules.spell_phase import most_stones_to_bid
from serai.games.amulett.rules.state import BUNDLE_BITS, DEALT, KEEP_BASE, METALS, State, Step
from serai.kernel.chance import below
from serai.kernel.rule import rule, small_rule, whole

GRAIN = 1 << 10
KEPT_LIFE = 3  # rounds for which spells are kept in the experienced set-up


@rule
def waver(state: State, noise: float) -> float:
    """A factor around 1."""
    return 1.0 + noise * (2.0 * below(state.chance, GRAIN) / GRAIN - 1.0)


@rule
def note_all(notes: Notes, state: State, data: EditionData, priors: Priors) -> None:
    """Begin the notes."""
    note_wilds(notes, state)
    for seat in range(state.players):
        note_seat(notes, state, data, priors, seat)


@rule
def note_wilds(notes: Notes, state: State) -> None:
    """Which metals are jokers where: it stays so from the metal phase to the end of the gem phase."""
    for seat in range(state.players):
        for place in range(PLACES):
            notes.wild[seat, place] = wild_metals(state, seat, place)


@rule
def note_seat(notes: Notes, state: State, data: EditionData, priors: Priors, seat: int) -> None:
    """What a seat still needs."""
    notes.counted[seat] = state.seats[seat].gem_count
    notes.lacking[seat] = lacking(state, seat)
    notes.missing[seat] = steps_of(state, data, priors, seat)


@rule
def note_gems(notes: Notes, state: State, data: EditionData, priors: Priors) -> None:
    """Update what a seat still needs; it changes only after getting a gem."""
    for seat in range(state.players):
        if notes.counted[seat] != state.seats[seat].gem_count:
            note_seat(notes, state, data, priors, seat)


@small_rule
def noted_readiness(
    notes: Notes, state: State, data: EditionData, priors: Priors, seat: int, area: int
) -> tuple[float, bool]:
    """bidding.ready_for by what is noted of the seat."""
    wild = whole(notes.wild[seat, data.place[area]])
    return ready_for(state, data, priors, seat, area, wild, whole(notes.lacking[seat]), notes.missing[seat])


@rule
def make_up_minds(memory: SearchMemory, state: State, data: EditionData, priors: Priors, noise: float) -> None:
    """How much every seat gives for the gems of the present exchange: all that it can where they win the game."""
    note_gems(memory.notes[0], state, data, priors)
    area = whole(state.party)
    winning = whole(0)
    for seat in range(state.players):
        ready, wins = noted_readiness(memory.notes[0], state, data, priors, seat, area)
        memory.limits[seat] = ready if wins else ready * waver(state, noise)
        winning |= whole(wins) << seat
    memory.winning = winning


@small_rule
def cards_to_bid(memory: SearchMemory, state: State, priors: Priors) -> int:
    """The lowest bid, as long as it is within the limit or stops a victory; 0 passes."""
    lowest = lowest_bid(state)
    seat = whole(state.actor)
    most = memory.limits[seat]
    if lowest > most and whole(memory.winning) & rivals_for(state, seat) > 0:
        most = priors.dials.block * state.seats[seat].cover
    return lowest if lowest <= min(most, float(state.seats[seat].cover)) else whole(0)


@small_rule
def stones_to_bid(state: State, priors: Priors, noise: float, rounds: float) -> int:
    """As many stones as the spell is worth, as long as that beats the bid before; 0 passes."""
    seat = whole(state.actor)
    most = most_stones(state, priors, seat, whole(state.card), rounds) * waver(state, noise)
    stones = min(int(most), most_stones_to_bid(state))
    return stones if stones > state.bid else whole(0)


@rule
def best_bundle(memory: SearchMemory, state: State, data: EditionData, priors: Priors, seat: int, sign: int) -> int:
    """As many cards as allowed (sign 1), or as few (-1), beginning with the most or least useful metal."""
    rest = whole(state.limits.most)
    bundle = free = whole(0)
    for metal in range(METALS):
        low = whole(state.limits.low[metal])
        bundle |= low << (BUNDLE_BITS * metal)
        rest -= low
        if state.limits.high[metal] > low:
            free |= whole(1) << metal
            takers = whole(priors.accepting[metal])
            for place in range(PLACES):
                if (memory.notes[0].wild[seat, place] >> metal) & 1 == 1:
                    takers |= whole(priors.places[place])
            memory.uses[metal] = sign * use_of(state, data, priors, takers)
    while rest > 0 and free > 0:
        best, highest = whole(-1), 0.0
        for metal in range(METALS):
            if (free >> metal) & 1 == 1 and (best < 0 or memory.uses[metal] > highest):
                best, highest = metal, memory.uses[metal]
        free &= ~(whole(1) << best)
        more = to_add(state.limits, bundle, best, rest)
        bundle += more << (BUNDLE_BITS * best)
        rest -= more
    return bundle


@rule
def best_move(memory: SearchMemory, state: State, data: EditionData, priors: Priors, noise: float) -> int:
    """The area where the start player would give more than any rival (move_values.value_of_move), more or less."""
    note_gems(memory.notes[0], state, data, priors)
    seat = whole(state.start)
    best, highest = whole(0), -1e30
    areas = targets(state, data)
    while areas > 0:
        area = lowest_bit(areas)
        areas &= areas - 1
        strongest = own = 0.0
        for other in range(whole(state.players)):
            ready, _ = noted_readiness(memory.notes[0], state, data, priors, other, area)
            if other == seat:
                own = ready
            else:
                strongest = max(strongest, ready)
        worth = own * waver(state, noise) - priors.dials.rival * strongest * waver(state, noise)
        if worth > highest:
            best, highest = area, worth
    return best


@rule
def best_gems(state: State, data: EditionData, priors: Priors, seat: int) -> int:
    """The gems that the winner of an exchange takes."""
    if most_gems(state, data) > 1:
        return best_listed(state, data, priors, seat) - GEM
    best, highest = whole(0), -1e30
    colours = whole(state.present[state.party])
    while colours > 0:
        colour = lowest_bit(colours)
        colours &= colours - 1
        worth = value_of_gem(state, priors, seat, colour, colour_need(state, data, seat, colour))
        if worth > highest:
            best, highest = colour + 1, worth
    return best


@rule
def keep_best(state: State, data: EditionData, priors: Priors, seat: int) -> int:
    """M2.7: the spells that give most, each with stones for some rounds."""
    value = whole(0)
    chosen = whole(0)
    stones_left = whole(data.stones)
    for kept in range(data.kept):
        best, highest = whole(0), -1.0
        for place in range(min(whole(data.dealt), DEALT)):
            worth = spell_worth(state, priors, seat, whole(state.seats[seat].dealt[place]))
            if (chosen >> place) & 1 == 0 and worth > highest:
                best, highest = place, worth
        chosen |= whole(1) << best
        room = stones_left - (whole(data.kept) - kept - 1) * whole(data.kept_stones)
        stones = min(KEPT_LIFE * whole(data.cost[state.seats[seat].dealt[best]]), room)
        stones_left -= stones
        for _ in range(best):
            stones *= KEEP_BASE
        value += stones
    return value


@rule
def best_energy(memory: SearchMemory, state: State, data: EditionData, priors: Priors, seat: int) -> int:
    """Which stone to take, or none. All seats are weighed once, not with every stone."""
    rounds = rounds_left(state, data, priors)
    for other in range(state.players):
        memory.strengths[other] = strength(state, data, priors, other, rounds)
    best, highest = whole(PASS), 0.0
    spells = to_drain(state) | to_charge(state, data)
    while spells > 0:
        spell = lowest_bit(spells)
        spells &= spells - 1
        owner = whole(state.owner[spell]) - 1
        if owner == seat:
            action, worth = ARC + spell, value_of_arc(state, data, priors, seat, spell)
        else:
            lead = memory.strengths[owner] - memory.strengths[seat]
            action, worth = DRAIN + spell, value_of_weakening(state, data, priors, spell, lead)
        if worth > highest:
            best, highest = action, worth
    return best


@rule
def best_listed(state: State, data: EditionData, priors: Priors, seat: int) -> int:
    """The best move of a short list; doing nothing is 0."""
    best, highest = whole(PASS), 0.0 if may_pass(state.step) else -1e30
    for index in range(count_active(state, data)):
        action = nth_active(state, data, index)
        verb, value = split(action)
        worth = move_value(state, data, priors, seat, verb, value)
        if worth > highest:
            best, highest = action, worth
    return best


@rule
def decide(memory: SearchMemory, state: State, data: EditionData, priors: Priors, seat: int, noise: float) -> int:
    """What a seat does, as an action."""
    step = state.step
    if step == Step.BID:
        cards = cards_to_bid(memory, state, priors)
        return BID + cards if cards > 0 else whole(PASS)
    if step == Step.BID_SPELL:
        stones = stones_to_bid(state, priors, noise, life_bought(state, data, priors))
        return BID_SPELL + stones if stones > 0 else whole(PASS)
    if step == Step.MOVE:
        return MOVE + best_move(memory, state, data, priors, noise)
    if step == Step.INCOME:
        return INCOME + best_bundle(memory, state, data, priors, seat, whole(1))
    if step == Step.PAY:
        return PAY + best_bundle(memory, state, data, priors, seat, whole(-1))
    if step == Step.TAKE or step == Step.CURSE:
        return TAKE + best_bundle(memory, state, data, priors, seat, whole(1))
    if step == Step.GEM:
        return GEM + best_gems(state, data, priors, seat)
    if step == Step.ENERGY:
        return best_energy(memory, state, data, priors, seat)
    if step == Step.KEEP:
        return keep_best(state, data, priors, seat)
    if step == Step.TELEPORT:
        # Over a thousand options, and of little weight in a simulation.
        return whole(PASS)
    return best_listed(state, data, priors, seat)
