"""Das Amulett's companion: a game goes on as the rules say, or as people have entered it."""

from __future__ import annotations

from serai.games.amulett.companion.laying import begin, lay_known, lay_printed, take_over
from serai.games.amulett.companion.record import Act, Known
from serai.games.amulett.rules.bits import has_bit, lowest_bit
from serai.games.amulett.rules.bundles import allows, packed
from serai.games.amulett.rules.course import step_on
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.ending import check_victory
from serai.games.amulett.rules.energy_phase import arc, bury, drain, end_conjuring, to_charge, to_drain
from serai.games.amulett.rules.gem_phase import (
    choose_marker,
    decline_desire,
    decline_journey,
    draw_marker,
    end_step,
    move_party,
    name_metal,
    set_marker,
)
from serai.games.amulett.rules.metal_phase import claim_income, decline_teleport, take_income
from serai.games.amulett.rules.spells import lay_before
from serai.games.amulett.rules.state import COLOURS, METALS, RING, State, Step
from serai.kernel.rule import rule, whole

PHASES = 4


@rule
def act_on(known: Known, data: EditionData, state: State, act: int) -> bool:
    """Carry out an entry, and what follows by itself; return false, changing nothing, if it is impossible."""
    if act == Act.BEGIN:
        begin(known, data)
    lay_printed(known, data)
    lay_known(known, data, state)
    done = True
    if act == Act.LAY:
        done = lay_entered(known, data, state)
    elif act == Act.DONE:
        done = finish(known, data, state)
    elif act == Act.DRAIN or act == Act.ARC:
        done = move_stone(known, data, state, act)
    elif act == Act.TURN_TO:
        done = turn_to(known, state)
    if done:
        run(known, data, state)
        take_over(known, state)
    lay_known(known, data, state)
    return done


# The course


@rule
def waits(step: int) -> bool:
    """Whether people are asked; everything else follows by itself."""
    return (
        step == Step.DEAL_SPELLS
        or step == Step.BID_SPELL
        or step == Step.TELEPORT
        or step == Step.CLAIM
        or step == Step.DESIRE
        or step == Step.JOURNEY
        or step == Step.MARKER
        or step == Step.EXCHANGE
        or step == Step.MOVE
        or step == Step.ENERGY
        or step == Step.COSTS
        or step == Step.OVER
    )


@rule
def run(known: Known, data: EditionData, state: State) -> None:
    """On to what people have to do next."""
    if state.step == Step.OVER and not has_winner(state, data):
        state.step = Step.TRAVEL  # somebody has corrected the gems
    while not waits(whole(state.step)):
        if state.step == Step.BURY:  # M10.5: the order is the owner's, and only the deck on the table knows it
            bury(state, lowest_bit(whole(state.seats[state.actor].empties)))
        else:
            step_on(state, data)
    if state.step <= Step.MARKER:
        known.marker = 0
    elif known.marker == 0:
        known.marker = state.steps_left


@rule
def has_winner(state: State, data: EditionData) -> bool:
    """M11.1: whether anybody has reached an aim."""
    for seat in range(state.players):
        if state.seats[seat].colours >= data.winning_colours or state.seats[seat].gem_count >= data.winning_gems:
            return True
    return False


# What is entered


@rule
def lay_entered(known: Known, data: EditionData, state: State) -> bool:
    """M2.6, M4.5: a spell comes before a player, with stones from the supply."""
    entry = known.entry
    spell, seat = whole(entry.spell), whole(entry.seat) - 1
    if not 0 <= seat < known.players or not is_free(data, state, spell) or not 1 <= entry.stones <= supply(state, seat):
        return False
    lay_before(state, data, seat, spell, whole(entry.stones))
    return True


@rule
def is_free(data: EditionData, state: State, spell: int) -> bool:
    """Whether nobody has a spell."""
    return 1 <= spell <= data.spells and state.owner[spell] == 0


@rule
def supply(state: State, seat: int) -> int:
    """M4.3: stones that a player may lay."""
    return whole(state.seats[seat].supply)


@rule
def finish(known: Known, data: EditionData, state: State) -> bool:
    """The present step is done, as it was entered."""
    step, value = whole(state.step), whole(known.entry.value)
    if step == Step.DEAL_SPELLS:
        state.step = Step.SPELL_PHASE
    elif step == Step.BID_SPELL:
        return end_auction(known, data, state)
    elif step == Step.TELEPORT:
        decline_teleport(state)  # nobody tells the companion where gems lie
    elif step == Step.CLAIM:
        return receive(known, data, state)
    elif step == Step.DESIRE:
        return set_desired(state, value)
    elif step == Step.JOURNEY or step == Step.MARKER:
        return set_steps(data, state, value)
    elif step == Step.EXCHANGE:
        return exchange(known, data, state)
    elif step == Step.MOVE:
        return lead_party(known, data, state, value)
    elif step == Step.ENERGY:
        end_conjuring(state)
    elif step == Step.COSTS:
        step_on(state, data)
    return True


@rule
def end_auction(known: Known, data: EditionData, state: State) -> bool:
    """M4.5: the highest bidder gets the spell and the hat; M4.6: without a bid it goes under the deck."""
    entry = known.entry
    if entry.seat > 0:
        sound = lay_entered(known, data, state)
        if not sound:
            return False
        state.start = entry.seat - 1
    else:
        state.deck_size += 1
    state.step = Step.NEXT_SPELL
    return True


@rule
def receive(known: Known, data: EditionData, state: State) -> bool:
    """M5.4: the income, as it was chosen where there is a choice."""
    claim_income(state, data)
    if state.step != Step.INCOME:
        return True
    for metal in range(METALS):
        if not 0 <= known.entry.cards[metal] <= state.limits.high[metal]:
            return False
    bundle = packed(known.entry.cards)
    if not allows(state.limits, bundle):
        return False
    take_income(state, bundle)
    return True


@rule
def set_desired(state: State, value: int) -> bool:
    """M13.4: the metal that was named; 0: none."""
    if not 0 <= value <= METALS:
        return False
    if value > 0:
        name_metal(state, value - 1)
    else:
        decline_desire(state)
    return True


@rule
def set_steps(data: EditionData, state: State, value: int) -> bool:
    """M6.2, M13.13: the round marker that was chosen or drawn at the table; 0: not chosen, or to be drawn here."""
    if value == 0:
        if state.step == Step.JOURNEY:
            decline_journey(state)
        else:
            draw_marker(state, data)
        return True
    if not 0 < value < RING or not has_bit(whole(data.journeys), value):
        return False
    if state.step == Step.JOURNEY:
        choose_marker(state, value)
    else:
        set_marker(state, value)
    return True


@rule
def exchange(known: Known, data: EditionData, state: State) -> bool:
    """M7.8, M8: who won the exchange has the hat, gives cards and takes gems; M11.1: and may have won the game."""
    entry = known.entry
    state.step = Step.TRAVEL
    if entry.seat == 0:
        return True
    seat = whole(entry.seat) - 1
    if not 0 <= seat < known.players:
        return False
    state.start = state.actor = seat
    for metal in range(METALS):
        cards = whole(entry.cards[metal])
        if not 0 <= cards <= state.seats[seat].hand[metal]:
            return False
        state.seats[seat].hand[metal] -= cards
    for colour in range(COLOURS):
        gems = whole(entry.gems[colour])
        if not 0 <= gems <= data.gems[colour]:
            return False
        state.seats[seat].colours += whole(gems > 0 and state.seats[seat].gems[colour] == 0)
        state.seats[seat].gems[colour] += gems
        state.seats[seat].gem_count += gems
    check_victory(state, data)
    return True


@rule
def lead_party(known: Known, data: EditionData, state: State, value: int) -> bool:
    """M9.1: the area that the start player has chosen, whatever lies there."""
    if known.party == 0:
        end_step(state)
        return True
    if not 1 <= value <= data.areas:
        return False
    move_party(state, value - 1)
    return True


@rule
def move_stone(known: Known, data: EditionData, state: State, act: int) -> bool:
    """M10.2: one stone, by a Pull or by the Energy Arc."""
    spell = whole(known.entry.spell)
    if state.step != Step.ENERGY or not 1 <= spell <= data.spells:
        return False
    open_to = to_drain(state) if act == Act.DRAIN else to_charge(state, data)
    if not has_bit(open_to, spell):
        return False
    if act == Act.DRAIN:
        drain(state, data, spell)
    else:
        arc(state, data, spell)
    return True


@rule
def turn_to(known: Known, state: State) -> bool:
    """People go to another phase of this round: they know better."""
    phase = whole(known.entry.value)
    if not 0 <= phase < PHASES:
        return False
    known.marker = 0
    state.turn = max(whole(1), whole(state.turn))
    state.deck_size += state.pile_size + whole(state.step == Step.BID_SPELL)
    state.steps_left = state.desired = state.pile_size = 0
    if phase == 0:
        state.turn -= 1  # the phase itself begins the round (M3.1)
        state.step = Step.SPELL_PHASE
    elif phase == 1:
        state.step = Step.METAL_PHASE
    elif phase == 2:
        state.step = Step.GEM_PHASE
    else:
        state.step = Step.ENERGY_PHASE
    return True
