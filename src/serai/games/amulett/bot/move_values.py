"""Das Amulett, one decision deep: what each move is worth to a seat, in metal cards.

Where an auction is open, the best bid is the lowest one within what the seat is ready to give.
"""

from __future__ import annotations

from serai.games.amulett.bot.bidding import life_bought, most_cards, most_stones, readiness
from serai.games.amulett.bot.edition_priors import Priors
from serai.games.amulett.bot.worth import metal_use, rounds_left, spell_worth, strength
from serai.games.amulett.rules.bits import has_bit, lowest_bit
from serai.games.amulett.rules.bundles import cards_of
from serai.games.amulett.rules.edition_data import EditionData
from serai.games.amulett.rules.energy_phase import own_arc
from serai.games.amulett.rules.setup import stones_kept
from serai.games.amulett.rules.state import AREAS, COLOURS, DEALT, METALS, PICK, PICK_BASE, State, Verb
from serai.kernel.rule import rule, small_rule, whole

OVERBID = 6.0  # a stone too many, in metal cards
CALM = 0.05  # by this much something must be better than doing nothing


@small_rule
def value_of_cards(most: float, amount: int) -> float:
    """Of the bids within what the seat is ready to give the lowest; any other is worse than passing."""
    return 1.0 + (most - amount) if amount <= most else most - amount


@small_rule
def value_of_stones(most: float, amount: int) -> float:
    """Stones on a spell are not lost, so the bid that makes it live as long as wanted; any higher one is much worse.

    It takes the auction from everybody after it (M4.4), so that not even a beginner should slip into it.
    """
    return 1.0 / (1.0 + abs(most - amount)) if amount <= most else OVERBID * (most - amount)


@rule
def value_of_bundle(state: State, data: EditionData, priors: Priors, seat: int, bundle: int) -> float:
    """Cards by how widely the seat can use them."""
    total = 0.0
    for metal in range(METALS):
        cards = cards_of(bundle, metal)
        if cards > 0:
            total += cards * metal_use(state, data, priors, seat, metal)
    return total


@small_rule
def colour_need(state: State, data: EditionData, seat: int, colour: int) -> float:
    """How much a seat wants a gem of a colour: a new one most, and a rare one a little more."""
    left = whole(data.gems[colour])
    for other in range(state.players):
        left -= whole(state.seats[other].gems[colour])
    return (1.0 if state.seats[seat].gems[colour] == 0 else 0.0) + 0.1 / (1.0 + left)


@small_rule
def others_need(state: State, seat: int, colour: int) -> float:
    """How many others, on average, lack a colour."""
    lacking = 0
    for other in range(state.players):
        lacking += other != seat and state.seats[other].gems[colour] == 0
    return lacking / (whole(state.players) - 1)


@small_rule
def value_of_gem(state: State, priors: Priors, seat: int, colour: int, need: float) -> float:
    """A gem of a colour, by how much it is needed, and more where others lack it."""
    return priors.dials.second_best + need + 0.1 * others_need(state, seat, colour)


@rule
def value_of_gems(state: State, data: EditionData, priors: Priors, seat: int, pick: int) -> float:
    """All gems one can get, new colours first, and those that others lack."""
    total = 0.0
    before = 0
    for _ in range(PICK):
        digit = pick % PICK_BASE
        pick //= PICK_BASE
        if digit > 0:
            need = colour_need(state, data, seat, digit - 1) if digit != before else 0.1
            total += value_of_gem(state, priors, seat, digit - 1, need)
            before = digit
    return total


@rule
def value_of_move(state: State, data: EditionData, priors: Priors, seat: int, area: int) -> float:
    """Where the seat would give more than any rival."""
    strongest = 0.0
    for other in range(state.players):
        if other != seat:
            strongest = max(strongest, readiness(state, data, priors, other, area))
    return readiness(state, data, priors, seat, area) - priors.dials.rival * strongest


@rule
def value_of_desire(state: State, seat: int, metal: int) -> float:
    """A metal of which the seat has more than the others."""
    most = 0
    for other in range(state.players):
        if other != seat:
            most = max(most, whole(state.seats[other].hand[metal]))
    return float(whole(state.seats[seat].hand[metal]) - most) - CALM


@rule
def value_of_journey(state: State, data: EditionData, seat: int, steps: int) -> float:
    """A long gem phase for the seat with the most cards, a short one for the others."""
    mean = 0.0
    for index in range(data.markers_size):
        mean += whole(data.markers[index]) / whole(data.markers_size)
    others = 0.0
    for other in range(state.players):
        if other != seat:
            others += whole(state.seats[other].hand_size) / (whole(state.players) - 1)
    return (steps - mean) * (whole(state.seats[seat].hand_size) - others)


@rule
def place_weight(state: State, data: EditionData, area: int) -> float:
    """How soon the party can be in an area."""
    if area == state.party:
        return 1.0
    return 0.4 if has_bit(whole(data.near[state.party]), area) else 0.0


@rule
def value_of_teleport(state: State, data: EditionData, seat: int, value: int) -> float:
    """A gem the seat wants comes closer, one that only others want goes away."""
    gem = value // AREAS
    source, target = gem // COLOURS, value % AREAS
    closer = place_weight(state, data, target) - place_weight(state, data, source)
    colour = gem % COLOURS
    return closer * (colour_need(state, data, seat, colour) - others_need(state, seat, colour)) - CALM


@rule
def value_of_drain(state: State, data: EditionData, priors: Priors, seat: int, spell: int) -> float:
    """The most useful spell of the strongest player, most of all when it loses its last stone."""
    owner = whole(state.owner[spell]) - 1
    rounds = rounds_left(state, data, priors)
    lead = strength(state, data, priors, owner, rounds) - strength(state, data, priors, seat, rounds)
    return value_of_weakening(state, data, priors, spell, lead)


@small_rule
def value_of_weakening(state: State, data: EditionData, priors: Priors, spell: int, lead: float) -> float:
    """The same where the owner's lead over the seat is known."""
    owner = whole(state.owner[spell]) - 1
    threat = 1.0 + 0.2 * lead
    last = 1.5 if state.stones[spell] <= whole(data.cost[spell]) else 1.0
    return spell_worth(state, priors, owner, spell) / whole(data.cost[spell]) * max(threat, 0.2) * last


@rule
def value_of_arc(state: State, data: EditionData, priors: Priors, seat: int, spell: int) -> float:
    """A stone does more on this spell than on Energy Arc itself."""
    giver = lowest_bit(own_arc(state, data))
    here = spell_worth(state, priors, seat, spell) / whole(data.cost[spell])
    return here - spell_worth(state, priors, seat, giver) / whole(data.cost[giver]) - CALM


@rule
def value_of_keep(state: State, data: EditionData, priors: Priors, seat: int, value: int) -> float:
    """What the kept spells will give, less the stones they bind."""
    rounds = life_bought(state, data, priors)
    total = 0.0
    for place in range(DEALT):
        stones = stones_kept(value, place)
        if stones > 0:
            spell = whole(state.seats[seat].dealt[place])
            life = min(float(stones) / whole(data.cost[spell]), rounds)
            total += spell_worth(state, priors, seat, spell) * life - stones / max(priors.dials.stones, 0.1) * 0.5
    return total


@rule
def move_value(state: State, data: EditionData, priors: Priors, seat: int, verb: int, value: int) -> float:  # noqa: C901
    """What a legal move is worth to a seat; doing nothing is 0."""
    if verb == Verb.BID:
        return value_of_cards(most_cards(state, data, priors, seat), value)
    if verb == Verb.BID_SPELL:
        rounds = life_bought(state, data, priors)
        return value_of_stones(most_stones(state, priors, seat, whole(state.card), rounds), value)
    if verb == Verb.MOVE:
        return value_of_move(state, data, priors, seat, value)
    if verb == Verb.INCOME or verb == Verb.TAKE:
        return value_of_bundle(state, data, priors, seat, value)
    if verb == Verb.PAY:
        return -value_of_bundle(state, data, priors, seat, value)
    if verb == Verb.GEM:
        return value_of_gems(state, data, priors, seat, value)
    if verb == Verb.DRAIN:
        return value_of_drain(state, data, priors, seat, value)
    if verb == Verb.ARC:
        return value_of_arc(state, data, priors, seat, value)
    if verb == Verb.BURY:
        return -spell_worth(state, priors, seat, value)
    if verb == Verb.TELEPORT:
        return value_of_teleport(state, data, seat, value)
    if verb == Verb.DESIRE:
        return value_of_desire(state, seat, value)
    if verb == Verb.JOURNEY:
        return value_of_journey(state, data, seat, value)
    if verb == Verb.KEEP:
        return value_of_keep(state, data, priors, seat, value)
    return 0.0
