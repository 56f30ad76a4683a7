"""Das Amulett: what spells, cards and gems are worth to a seat."""

from __future__ import annotations

from serai.games.amulett.bot.edition_priors import Priors
from serai.games.amulett.rules.bits import lowest_bit
from serai.games.amulett.rules.edition_data import PLACES, EditionData, Power
from serai.games.amulett.rules.exchange import cards_together, named_metals
from serai.games.amulett.rules.payment import gifts
from serai.games.amulett.rules.state import COLOURS, METALS, State
from serai.kernel.bits import count_bits
from serai.kernel.rule import rule, small_rule, whole


@small_rule
def steps_missing(data: EditionData, priors: Priors, gems: int, colours: int) -> float:
    """How far a seat is from victory with these numbers of gems and colours (M11.1)."""
    by_gems = float(whole(data.winning_gems) - gems)
    by_colours = (whole(data.winning_colours) - colours) * priors.dials.colour
    return max(min(by_gems, by_colours), 0.0)


@small_rule
def steps_of(state: State, data: EditionData, priors: Priors, seat: int) -> float:
    """How far a seat is from victory."""
    return steps_missing(data, priors, whole(state.seats[seat].gem_count), whole(state.seats[seat].colours))


@rule
def rounds_left(state: State, data: EditionData, priors: Priors) -> float:
    """How long the game may still last, by the seat that is closest to victory."""
    fewest = steps_of(state, data, priors, 0)
    for seat in range(1, state.players):
        fewest = min(fewest, steps_of(state, data, priors, seat))
    return max(fewest / priors.dials.pace, 0.5)


@small_rule
def spell_worth(state: State, priors: Priors, seat: int, spell: int) -> float:
    """What a spell gives a seat in a round."""
    worth = priors.spell[spell]
    if priors.magic_cards[spell] > 0:
        gems = whole(state.seats[seat].gems[priors.magic_colour[spell]])
        worth += priors.magic_cards[spell] * (gems + priors.dials.magic)
    return worth  # type: ignore[no-any-return]


@rule
def spells_worth(state: State, data: EditionData, priors: Priors, seat: int, rounds: float) -> float:
    """What all spells before a seat will give as long as their stones and the game last."""
    total = 0.0
    left = whole(state.seats[seat].spells)
    while left > 0:
        spell = lowest_bit(left)
        left &= left - 1
        life = float(whole(state.stones[spell])) / whole(data.cost[spell])
        total += spell_worth(state, priors, seat, spell) * min(life, rounds)
    return total


@small_rule
def wild_metals(state: State, seat: int, place: int) -> int:
    """M13.10: the metals that are jokers for a seat in a kind of place, as bits."""
    metals = whole(0)
    for metal in range(METALS):
        metals |= whole(state.seats[seat].powers[Power.WILD + place * METALS + metal] > 0) << metal
    return metals


@small_rule
def cover_at(state: State, data: EditionData, seat: int, area: int, wild: int) -> int:
    """M7.2, M7.3 for any area: the number of usable cards, when these metals are jokers."""
    return cards_together(state, seat, whole(data.accepts[area]) | named_metals(state, seat) | wild, wild)


@small_rule
def gems_for(state: State, data: EditionData, seat: int, area: int) -> int:
    """M8.5: how many gems a seat could take in an area."""
    return min(1 + gifts(state, data, seat, area), whole(state.area_size[area]))


@rule
def lacking(state: State, seat: int) -> int:
    """The colours that a seat lacks, as bits."""
    colours = whole(0)
    for colour in range(COLOURS):
        colours |= whole(state.seats[seat].gems[colour] == 0) << colour
    return colours


@small_rule
def steps_after(state: State, data: EditionData, priors: Priors, seat: int, area: int, gems: int, lacked: int) -> float:
    """How far from victory a seat that lacks these colours will be with this number of an area's gems; 0 has won."""
    new = min(whole(priors.ones[whole(state.present[area]) & lacked]), gems)
    count, colours = whole(state.seats[seat].gem_count), whole(state.seats[seat].colours)
    return steps_missing(data, priors, count + gems, colours + new)


@rule
def would_win(state: State, data: EditionData, priors: Priors, seat: int, area: int) -> bool:
    """Whether a purchase in an area would win the game for a seat."""
    gems = gems_for(state, data, seat, area)
    return gems > 0 and steps_after(state, data, priors, seat, area, gems, lacking(state, seat)) == 0.0


@rule
def metal_use(state: State, data: EditionData, priors: Priors, seat: int, metal: int) -> float:
    """How widely a seat can use a metal: areas with gems that take it, those next to the party before the others."""
    return use_of(state, data, priors, takers_of(state, priors, seat, metal))


@rule
def takers_of(state: State, priors: Priors, seat: int, metal: int) -> int:
    """The areas where a seat can pay with a metal, as bits."""
    takers = whole(priors.accepting[metal])
    for place in range(PLACES):
        if state.seats[seat].powers[Power.WILD + place * METALS + metal] > 0:
            takers |= whole(priors.places[place])
    return takers


@rule
def close_takers(state: State, data: EditionData, priors: Priors, seat: int, metal: int) -> int:
    """How many areas with gems that the party is at or next to take a metal of a seat."""
    takers = takers_of(state, priors, seat, metal) & whole(state.occupied)
    return whole(count_bits(takers & close_to_party(state, data)))


@small_rule
def close_to_party(state: State, data: EditionData) -> int:
    """Where the party is, and the areas next to it, as bits."""
    return whole(data.near[state.party]) | (whole(1) << whole(state.party))


@small_rule
def use_of(state: State, data: EditionData, priors: Priors, takers: int) -> float:
    """How useful a metal is that these areas take."""
    takers &= whole(state.occupied)
    close = count_bits(takers & close_to_party(state, data))
    return close + priors.dials.far * (count_bits(takers) - close)


@rule
def strength(state: State, data: EditionData, priors: Priors, seat: int, rounds: float) -> float:
    """Return a seat's strength, in steps towards victory: gems, and what cards, spells and stones can buy."""
    cards = float(whole(state.seats[seat].hand_size))
    cards += spells_worth(state, data, priors, seat, rounds)
    cards += priors.dials.stone * whole(state.seats[seat].supply) * min(rounds, priors.dials.longest)
    return cards / priors.price - steps_of(state, data, priors, seat)
