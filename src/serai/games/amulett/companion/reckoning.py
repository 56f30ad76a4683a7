"""Das Amulett's companion: the consequences of the known facts, by the rules. Nothing is changed."""

from __future__ import annotations

from serai.games.amulett.companion.record import INCOME, JOKER, Known, Reckoned
from serai.games.amulett.rules.bits import has_bit
from serai.games.amulett.rules.edition_data import PLACES, EditionData, Power
from serai.games.amulett.rules.energy_phase import to_charge, to_drain
from serai.games.amulett.rules.exchange import usable_metals
from serai.games.amulett.rules.gem_phase import targets
from serai.games.amulett.rules.metal_phase import claim
from serai.games.amulett.rules.payment import gifts, influence
from serai.games.amulett.rules.state import METALS, Reason, State, Step
from serai.kernel.rule import rule, whole


@rule
def reckon(known: Known, data: EditionData, state: State, found: Reckoned) -> None:
    """Compute all of it, from a state that holds the known facts."""
    found.deck = state.deck_size
    found.targets = targets(state, data) if known.party > 0 else 0
    drainable = to_drain(state) if state.step == Step.ENERGY else whole(0)
    chargeable = to_charge(state, data) if state.step == Step.ENERGY else whole(0)
    for spell in range(1, data.spells + 1):
        returned = min(whole(data.cost[spell]), whole(state.stones[spell]))
        found.spells[spell].returns = returned
        found.spells[spell].is_buried = state.owner[spell] > 0 and returned == state.stones[spell]
        found.spells[spell].matters = matters(known, data, state, spell)
        found.spells[spell].may_drain = has_bit(drainable, spell)
        found.spells[spell].may_charge = has_bit(chargeable, spell)
        reckon_gives(data, state, found, spell)
    for seat in range(state.players):
        reckon_seat(known, data, state, found, seat)


@rule
def reckon_gives(data: EditionData, state: State, found: Reckoned, spell: int) -> None:
    """M5.3: the printed symbols and jokers; M13.2: and cards for gems of a colour."""
    for metal in range(INCOME):
        found.spells[spell].gives[metal] = data.powers[spell, Power.SYMBOL + metal]
    owner = whole(state.owner[spell])
    for index in range(data.magics_size):
        magic = data.magics[index]
        if magic.spell == spell and owner > 0:
            gems = whole(state.seats[owner - 1].gems[magic.colour])
            found.spells[spell].gives[magic.metal] += whole(magic.cards) * gems


@rule
def reckon_seat(known: Known, data: EditionData, state: State, found: Reckoned, seat: int) -> None:
    """Income, energy, the aims of the game, and what counts where the party is."""
    reckoned = found.seats[seat]
    reckon_income(data, state, found, seat)
    reckoned.returns = 0
    for spell in range(1, data.spells + 1):
        if state.owner[spell] == seat + 1:
            reckoned.returns += found.spells[spell].returns
    reckoned.gem_count, reckoned.colours = state.seats[seat].gem_count, state.seats[seat].colours
    reckoned.aim = aim_of(data, state, seat)
    followed = known.party > 0
    reckoned.usable = usable_metals(state, data, seat) if followed else 0
    reckoned.most_gems = 1 + gifts(state, data, seat, whole(state.party)) if followed else 0
    reckoned.take_back = influence(state, data, seat, whole(state.party)) if followed else 0


@rule
def reckon_income(data: EditionData, state: State, found: Reckoned, seat: int) -> None:
    """M5.3-M5.5: what each spell gives, as far as the stacks have it."""
    claimed = left = whole(0)
    for metal in range(METALS):
        state.limits.low[metal] = 0
        state.limits.high[metal] = state.stacks[metal]
        left += whole(state.stacks[metal])
    for spell in range(1, data.spells + 1):
        if state.owner[spell] == seat + 1:
            for metal in range(METALS):
                cards = whole(found.spells[spell].gives[metal])
                claim(state, metal, cards)
                claimed += cards
            claimed += whole(found.spells[spell].gives[JOKER])
    for metal in range(METALS):
        found.seats[seat].least[metal] = state.limits.low[metal]
        found.seats[seat].most[metal] = state.limits.high[metal]
    found.seats[seat].cards = min(claimed, left)


@rule
def aim_of(data: EditionData, state: State, seat: int) -> int:
    """M11.1: the aim of the game that a player has reached; seven colours are named first."""
    if state.seats[seat].colours >= data.winning_colours:
        return whole(Reason.SEVEN_COLOURS)
    if state.seats[seat].gem_count >= data.winning_gems:
        return whole(Reason.EIGHT_GEMS)
    return whole(Reason.NONE)


# Which spells people should think of


@rule
def matters(known: Known, data: EditionData, state: State, spell: int) -> bool:
    """M13: whether a spell may be used now, or is to be heeded."""
    owner, step = whole(state.owner[spell]), whole(state.step)
    if owner == 0:
        return False
    on_turn = owner - 1 == state.actor
    if step == Step.EXCHANGE:
        return matters_here(known, data, state, spell)
    if step == Step.MOVE:
        return on_turn and data.powers[spell, Power.WINGS] > 0
    if not on_turn:
        return False
    if step == Step.TELEPORT:
        return data.powers[spell, Power.TELEPORT] > 0
    if step == Step.DESIRE:
        return data.powers[spell, Power.DESIRE] > 0
    if step == Step.JOURNEY:
        return data.powers[spell, Power.JOURNEY] > 0
    if step == Step.ENERGY:
        return data.powers[spell, Power.PULL] > 0 or has_bit(whole(data.arcs), spell)
    return False


@rule
def matters_here(known: Known, data: EditionData, state: State, spell: int) -> bool:
    """M7.6, M8, M13: bids, payment, curses and gems, in the area of the party where somebody follows it."""
    if data.powers[spell, Power.RAISE] + data.powers[spell, Power.SUPERIORITY] > 0:
        return True
    for index in range(data.curses_size):
        if data.curses[index].spell == spell:
            return True
    for place in range(PLACES):
        if known.party == 0 or place == data.place[state.party]:
            if data.powers[spell, Power.INFLUENCE + place] + data.powers[spell, Power.GIFT + place] > 0:
                return True
            for metal in range(METALS):
                if data.powers[spell, Power.WILD + place * METALS + metal] > 0:
                    return True
    return False
