"""Das Amulett: what can be said for a move. Everything here is true of what lies open, and of the seat's own hand."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from serai.bots.desk import Desk
from serai.bots.findings import ARGUMENTS, OWN, RIVAL, ReasonTable, note
from serai.games.amulett.bot.edition_priors import Priors
from serai.games.amulett.bot.worth import close_takers, cover_at, lacking, steps_after, wild_metals
from serai.games.amulett.rules.bundles import cards_of
from serai.games.amulett.rules.edition_data import EditionData, Power
from serai.games.amulett.rules.moves import split
from serai.games.amulett.rules.state import COLOURS, METALS, PICK, PICK_BASE, State, Verb
from serai.games.amulett.seen.event_kinds import AREA, GEM, METAL, SPELL
from serai.kernel.event_text import NUMBER, SEAT
from serai.kernel.rule import rule, whole

GEM_ROW, COLOUR_ROW = 0, 1
"""of chances.ROWS"""


class Reason(IntEnum):
    """What is told, in the order of REASONS."""

    STAKE_SPELL = 0
    STAKE_AREA = 1
    WINS = 2
    COLOURS = 3
    NO_COLOUR = 4
    UNPAID = 5
    STOPS = 6
    CHEAPER = 7
    INCOME = 8
    LASTS = 9
    ENERGY = 10
    PAYS_THERE = 11
    ACCEPTED = 12
    KEPT = 13
    DRAINS = 14


REASONS: ReasonTable = {
    "stake_spell": {"spell": SPELL},
    "stake_area": {"area": AREA},
    "wins": {"area": AREA},
    "colours": {"gems": GEM.several},
    "no_colour": {"area": AREA},
    "unpaid": {"amount": NUMBER},
    "stops": {"seat": SEAT},
    "cheaper": {"count": NUMBER},
    "income": {"spell": SPELL, "count": NUMBER},
    "lasts": {"spell": SPELL, "rounds": NUMBER},
    "energy": {"left": NUMBER},
    "pays_there": {"area": AREA, "count": NUMBER},
    "accepted": {"metal": METAL},
    "kept": {"metal": METAL},
    "drains": {"seat": SEAT, "spell": SPELL, "left": NUMBER},
}


@rule
def find_reasons(desk: Desk, seat: int, chosen: int, other: int, found: Any) -> int:
    """What speaks for an action and against another one; how many findings."""
    state, data, priors = desk.states[0], desk.data[0], desk.priors[0]
    verb, value = split(chosen)
    verb_other, value_other = split(other)
    asked = verb_other if verb == Verb.PASS else verb
    amount, amount_other = value * (verb != Verb.PASS), value_other * (verb_other != Verb.PASS)
    if asked == Verb.BID_SPELL:
        return note_spell(state, data, seat, amount, amount_other, found)
    if asked == Verb.BID:
        return note_bids(state, data, priors, seat, amount, amount_other, found)
    if asked == Verb.MOVE and verb == verb_other:
        return note_moves(state, data, seat, value, value_other, found)
    if asked == Verb.GEM and verb == verb_other:
        size = note(found, whole(0), Reason.STAKE_AREA, OWN, whole(state.party), -1, -1)
        return note_colours(found, size, new_gems(state, seat, value) & ~new_gems(state, seat, value_other))
    if asked == Verb.INCOME or asked == Verb.TAKE or asked == Verb.PAY:
        sign = whole(-1) if asked == Verb.PAY else whole(1)
        if verb == verb_other:
            return note_metals(state, data, priors, seat, sign, value, value_other, found)
    if verb == Verb.DRAIN:
        size = note(found, whole(0), Reason.STAKE_SPELL, OWN, value, -1, -1)
        owner = whole(state.owner[value]) - 1
        return note(found, size, Reason.DRAINS, RIVAL + owner, owner, value, whole(state.stones[value]) - 1)
    return whole(0)


@rule
def note_colours(found: Any, size: int, colours: int) -> int:
    """Colours that the seat lacks, as bits."""
    if colours == 0:
        return size
    after = note(found, size, Reason.COLOURS, COLOUR_ROW, -1, -1, -1)
    at = whole(0)
    for colour in range(COLOURS):
        if (colours >> colour) & 1 and after > size and at < ARGUMENTS:
            found[size][2 + at] = colour
            at += 1
    return after


@rule
def new_gems(state: State, seat: int, pick: int) -> int:
    """Of some gems the colours that a seat lacks, as bits."""
    colours = whole(0)
    for _ in range(PICK):
        digit = whole(pick % PICK_BASE)
        pick //= PICK_BASE
        if digit > 0:
            colours |= whole(1) << (digit - 1)
    return colours & lacking(state, seat)


@rule
def note_spell(state: State, data: EditionData, seat: int, amount: int, amount_other: int, found: Any) -> int:
    """M4: stones for a spell, 0 for passing."""
    spell = whole(state.card)
    size = note(found, whole(0), Reason.STAKE_SPELL, OWN, spell, -1, -1)
    income = whole(data.powers[spell, Power.JOKER])
    for metal in range(METALS):
        income += whole(data.powers[spell, Power.SYMBOL + metal])
    if amount_other == 0 and income > 0:
        size = note(found, size, Reason.INCOME, OWN, spell, income, -1)
    if amount > amount_other:
        rounds = (amount + whole(data.cost[spell]) - 1) // whole(data.cost[spell])
        return note(found, size, Reason.LASTS, OWN, spell, rounds, -1)
    return note(found, size, Reason.ENERGY, OWN, whole(state.seats[seat].supply) - amount_other, -1, -1)


@rule
def note_bids(
    state: State, data: EditionData, priors: Priors, seat: int, amount: int, amount_other: int, found: Any
) -> int:
    """M7: cards for gems, 0 for passing."""
    area = whole(state.party)
    new = whole(state.present[area]) & lacking(state, seat)
    size = note(found, whole(0), Reason.STAKE_AREA, OWN, area, -1, -1)
    if amount == 0:
        return note(found, size, Reason.NO_COLOUR, OWN, area, -1, -1) if new == 0 else size
    if 0 < amount < amount_other:
        size = note(found, size, Reason.CHEAPER, OWN, amount_other - amount, -1, -1)
    if amount_other == 0:
        if wins_with_one(state, data, priors, seat, area):
            size = note(found, size, Reason.WINS, OWN, area, -1, -1)
        size = note_colours(found, size, new)
    most = whole(0)
    for rival in range(state.players):
        if rival != seat and (whole(state.bidding) >> rival) & 1:
            most = max(most, whole(state.seats[rival].hand_size))
            if wins_with_one(state, data, priors, rival, area):
                size = note(found, size, Reason.STOPS, RIVAL + rival, rival, -1, -1)
    if amount > most:
        size = note(found, size, Reason.UNPAID, OWN, amount, -1, -1)
    return size


@rule
def wins_with_one(state: State, data: EditionData, priors: Priors, seat: int, area: int) -> bool:
    """M11.1: whether one gem of an area would be enough."""
    return bool(steps_after(state, data, priors, seat, area, whole(1), lacking(state, seat)) == 0.0)


@rule
def note_moves(state: State, data: EditionData, seat: int, area: int, other: int, found: Any) -> int:
    """M9: where the party goes."""
    size = note(found, whole(0), Reason.STAKE_AREA, OWN, area, -1, -1)
    size = note_colours(found, size, whole(state.present[area]) & ~whole(state.present[other]) & lacking(state, seat))
    here = cover_at(state, data, seat, area, wild_metals(state, seat, whole(data.place[area])))
    there = cover_at(state, data, seat, other, wild_metals(state, seat, whole(data.place[other])))
    if here > there:
        size = note(found, size, Reason.PAYS_THERE, OWN, area, here, -1)
    return size


@rule
def note_metals(
    state: State, data: EditionData, priors: Priors, seat: int, sign: int, bundle: int, other: int, found: Any
) -> int:
    """M5, M8: the metal of which the seat then has more, if more areas close by take it than one it has less of."""
    more, less = whole(-1), whole(-1)
    for metal in range(METALS):
        change = sign * (whole(cards_of(bundle, metal)) - whole(cards_of(other, metal)))
        if change > 0:
            more = whole(metal)
        if change < 0:
            less = whole(metal)
    if more < 0 or less < 0:
        return whole(0)
    if close_takers(state, data, priors, seat, more) <= close_takers(state, data, priors, seat, less):
        return whole(0)
    return note(found, whole(0), Reason.ACCEPTED if sign > 0 else Reason.KEPT, OWN, more, -1, -1)
