"""Das Amulett M14: checks and one step of play, by action number. Which moves are legal is listed in `legal.py`."""

from __future__ import annotations

from enum import IntEnum

from serai.games.amulett.rules.bits import has_bit
from serai.games.amulett.rules.bundles import allows
from serai.games.amulett.rules.course import advance, is_chance
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.energy_phase import arc, bury, drain, end_conjuring, to_charge, to_drain
from serai.games.amulett.rules.exchange import bid_cards, lowest_bid, pass_exchange
from serai.games.amulett.rules.gem_phase import (
    choose_marker,
    decline_desire,
    decline_journey,
    may_journey_first,
    move_party,
    name_metal,
    targets,
)
from serai.games.amulett.rules.metal_phase import decline_teleport, may_teleport, take_income, teleport
from serai.games.amulett.rules.payment import curse, may_pick, most_gems, pay, take_back, take_gems
from serai.games.amulett.rules.setup import keep, may_keep
from serai.games.amulett.rules.spell_phase import bid_stones, most_stones_to_bid, pass_spell
from serai.games.amulett.rules.state import ACTIONS, METALS, State, Step, Verb
from serai.kernel.rule import rule, whole

PASS, BID_SPELL, TELEPORT, INCOME, DESIRE, JOURNEY, BID, PAY, TAKE, GEM, MOVE, DRAIN, ARC, BURY = (
    ACTIONS.ranges[verb.name.lower()].first for verb in Verb if verb != Verb.KEEP
)
ACTIONS_SIZE = ACTIONS.size


class Refusal(IntEnum):
    """Why a move is refused (M0.3). Only ILLEGAL is refused by the rule of the step, all others by M0.3 itself."""

    NONE = 0
    NO_ACTION = 1
    GAME_OVER = 2
    CHANCE_DUE = 3
    NOT_ON_TURN = 4
    NOT_NOW = 5
    NO_CHOICE = 6
    ILLEGAL = 7


@rule
def owes(state: State, seat: int) -> bool:
    """Whether a seat owes a decision now."""
    if state.step == Step.KEEP:
        return state.seats[seat].has_chosen == 0
    return seat == state.actor and is_decision(state.step)


@rule
def is_asked(state: State, seat: int) -> bool:
    """Whether a seat has moves to choose from: also when it has chosen and may change its mind (M2.7)."""
    return state.step == Step.KEEP or owes(state, seat)


@rule
def awaited_seats(state: State) -> int:
    """All of them, as bits."""
    seats = 0
    for seat in range(state.players):
        if owes(state, seat):
            seats |= 1 << seat
    return seats


@rule
def may_pass(step: int) -> bool:
    """M14: where `pass` is a move."""
    return (
        step == Step.BID_SPELL
        or step == Step.TELEPORT
        or step == Step.DESIRE
        or step == Step.JOURNEY
        or step == Step.BID
        or step == Step.TAKE
        or step == Step.CURSE
        or step == Step.ENERGY
    )


@rule
def is_decision(step: int) -> bool:
    """Whether a step waits for a decision."""
    return (
        may_pass(step)
        or step == Step.KEEP
        or step == Step.INCOME
        or step == Step.PAY
        or step == Step.GEM
        or step == Step.MOVE
        or step == Step.BURY
    )


@rule
def verb_of(step: int) -> int:  # noqa: C901 - one line for each decision
    """The verb a decision asks for, besides `pass`; the energy turn has ARC as well, and DESIRE may have JOURNEY."""
    if step == Step.BID:
        return Verb.BID
    if step == Step.BID_SPELL:
        return Verb.BID_SPELL
    if step == Step.MOVE:
        return Verb.MOVE
    if step == Step.INCOME:
        return Verb.INCOME
    if step == Step.PAY:
        return Verb.PAY
    if step == Step.GEM:
        return Verb.GEM
    if step == Step.TAKE or step == Step.CURSE:
        return Verb.TAKE
    if step == Step.ENERGY:
        return Verb.DRAIN
    if step == Step.BURY:
        return Verb.BURY
    if step == Step.TELEPORT:
        return Verb.TELEPORT
    if step == Step.DESIRE:
        return Verb.DESIRE
    if step == Step.JOURNEY:
        return Verb.JOURNEY
    return Verb.KEEP


@rule
def refuse_verb(state: State, data: EditionData, seat: int, verb: int) -> int:
    """M0.3: whether a seat may use a verb now at all."""
    if state.step == Step.OVER:
        return Refusal.GAME_OVER
    if is_chance(state.step):
        return Refusal.CHANCE_DUE
    if seat < 0 or seat >= state.players or (state.step != Step.KEEP and seat != state.actor):
        return Refusal.NOT_ON_TURN
    if verb == Verb.PASS:
        return Refusal.NONE if may_pass(state.step) else Refusal.NOT_NOW
    is_second_verb = (verb == Verb.ARC and state.step == Step.ENERGY) or (
        verb == Verb.JOURNEY and may_journey_first(state)
    )
    if verb != verb_of(state.step) and not is_second_verb:
        return Refusal.NOT_NOW
    if (
        (verb == Verb.BID_SPELL and most_stones_to_bid(state) == 0)
        or (verb == Verb.BID and lowest_bid(state) > state.seats[seat].cover)
        or (verb == Verb.DRAIN and to_drain(state) == 0)
        or (verb == Verb.ARC and to_charge(state, data) == 0)
    ):
        return Refusal.NO_CHOICE
    return Refusal.NONE


@rule
def is_legal(state: State, data: EditionData, verb: int, value: int) -> bool:  # noqa: C901 - one line for each verb
    """Whether the value of a verb that may be used now keeps to the rule of the step."""
    if verb == Verb.BID:
        return lowest_bid(state) <= value <= state.seats[state.actor].cover
    if verb == Verb.BID_SPELL:
        return state.bid < value <= most_stones_to_bid(state)
    if verb == Verb.PASS:
        return value == 0
    if verb == Verb.MOVE:
        return has_bit(targets(state, data), value)
    if verb == Verb.INCOME or verb == Verb.PAY or verb == Verb.TAKE:
        return allows(state.limits, value)
    if verb == Verb.GEM:
        return may_pick(state, most_gems(state, data), value)
    if verb == Verb.DRAIN:
        return has_bit(to_drain(state), value)
    if verb == Verb.ARC:
        return has_bit(to_charge(state, data), value)
    if verb == Verb.BURY:
        return has_bit(whole(state.seats[state.actor].empties), value)
    if verb == Verb.TELEPORT:
        return may_teleport(state, data, value)
    if verb == Verb.DESIRE:
        return 0 <= value < METALS
    if verb == Verb.JOURNEY:
        return has_bit(whole(data.journeys), value)
    return may_keep(data, value)


@rule
def decline(state: State) -> None:
    """`pass`: what it means depends on the step."""
    if state.step == Step.BID:
        pass_exchange(state)
    elif state.step == Step.BID_SPELL:
        pass_spell(state)
    elif state.step == Step.TELEPORT:
        decline_teleport(state)
    elif state.step == Step.DESIRE:
        decline_desire(state)
    elif state.step == Step.JOURNEY:
        decline_journey(state)
    elif state.step == Step.TAKE:
        take_back(state, whole(0))
    elif state.step == Step.CURSE:
        curse(state, whole(0))
    else:
        end_conjuring(state)


@rule
def carry_out(state: State, data: EditionData, seat: int, verb: int, value: int) -> None:  # noqa: C901 - as above
    """Carry out a move known to be legal, and nothing that follows by itself."""
    if verb == Verb.PASS:
        decline(state)
    elif verb == Verb.BID:
        bid_cards(state, value)
    elif verb == Verb.BID_SPELL:
        bid_stones(state, value)
    elif verb == Verb.MOVE:
        move_party(state, value)
    elif verb == Verb.INCOME:
        take_income(state, value)
    elif verb == Verb.PAY:
        pay(state, value)
    elif verb == Verb.TAKE:
        if state.step == Step.TAKE:
            take_back(state, value)
        else:
            curse(state, value)
    elif verb == Verb.GEM:
        take_gems(state, data, value)
    elif verb == Verb.DRAIN:
        drain(state, data, value)
    elif verb == Verb.ARC:
        arc(state, data, value)
    elif verb == Verb.BURY:
        bury(state, value)
    elif verb == Verb.TELEPORT:
        teleport(state, value)
    elif verb == Verb.DESIRE:
        name_metal(state, value)
    elif verb == Verb.JOURNEY:
        choose_marker(state, value)
    else:
        keep(state, seat, value)


@rule
def split(action: int) -> tuple[int, int]:  # noqa: C901 - one line for each verb
    """The verb of an action and its value."""
    if action >= BURY:
        return whole(Verb.BURY), action - BURY
    if action >= ARC:
        return whole(Verb.ARC), action - ARC
    if action >= DRAIN:
        return whole(Verb.DRAIN), action - DRAIN
    if action >= MOVE:
        return whole(Verb.MOVE), action - MOVE
    if action >= GEM:
        return whole(Verb.GEM), action - GEM
    if action >= TAKE:
        return whole(Verb.TAKE), action - TAKE
    if action >= PAY:
        return whole(Verb.PAY), action - PAY
    if action >= BID:
        return whole(Verb.BID), action - BID
    if action >= JOURNEY:
        return whole(Verb.JOURNEY), action - JOURNEY
    if action >= DESIRE:
        return whole(Verb.DESIRE), action - DESIRE
    if action >= INCOME:
        return whole(Verb.INCOME), action - INCOME
    if action >= TELEPORT:
        return whole(Verb.TELEPORT), action - TELEPORT
    if action >= BID_SPELL:
        return whole(Verb.BID_SPELL), action - BID_SPELL
    if action >= PASS:
        return whole(Verb.PASS), action - PASS
    return whole(Verb.KEEP), action


@rule
def attempt(state: State, data: EditionData, seat: int, verb: int, value: int) -> int:
    """Check a verb and its value and do it, but nothing that follows by itself. A refusal changes nothing."""
    refusal = refuse_verb(state, data, seat, verb)
    if refusal != Refusal.NONE:
        return refusal
    if value < 0 or not is_legal(state, data, verb, value):
        return Refusal.ILLEGAL
    carry_out(state, data, seat, verb, value)
    return Refusal.NONE


@rule
def act(state: State, data: EditionData, seat: int, action: int) -> int:
    """Check an action, carry it out and go on to the next decision or chance outcome. A refusal changes nothing."""
    if action < 0 or action >= ACTIONS_SIZE:
        return Refusal.NO_ACTION
    verb, value = split(action)
    refusal = attempt(state, data, seat, verb, value)
    if refusal == Refusal.NONE:
        advance(state, data)
    return refusal
