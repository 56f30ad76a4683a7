"""Das Amulett: what a sensible player would rather have. The short list of moves (shortlist.py) goes by it."""

from __future__ import annotations

from serai.games.amulett.rules.bits import lowest_bit
from serai.games.amulett.rules.bundles import cards_beyond, cards_of, packed, to_add
from serai.games.amulett.rules.edition_data import EditionData, Power
from serai.games.amulett.rules.exchange import cards_together, usable_in, wild_in
from serai.games.amulett.rules.state import AREAS, BUNDLE_BITS, DEALT, METALS, PICK_BASE, Limits
from serai.games.amulett.seen.decision import PLACES, Decision, next_ranked
from serai.kernel.rule import rule, whole
from serai.kernel.schema import Ints

HERE = 4
"""how often the area of the party counts; each of the areas around counts once"""


# Metals


@rule
def order_metals(asked: Decision) -> None:
    """The most useful metal first: where it can be used soon, here and around; of equal ones the one held least."""
    state, data, listed = asked.state, asked.data, asked.listed
    here = whole(state.party)
    for metal in range(METALS):
        useful = HERE * ((usable_in(state, data, asked.seat, here) >> metal) & 1)
        around = whole(data.near[here]) & whole(state.occupied)
        while around > 0:
            useful += (usable_in(state, data, asked.seat, lowest_bit(around)) >> metal) & 1
            around &= around - 1
        held = whole(state.seats[asked.seat].hand[metal])
        listed.ranks[metal] = ((HERE + AREAS - useful) * PLACES + held) * PLACES + metal
    rank = whole(-1)
    for place in range(METALS):
        rank = next_ranked(listed, whole(METALS), rank)
        listed.metals[place] = rank % PLACES


@rule
def payable(asked: Decision, area: int) -> int:
    """M7.3: how many cards a seat could pay in an area, without a metal that Burning Desire may name."""
    state, data, seat = asked.state, asked.data, asked.seat
    return cards_together(state, seat, usable_in(state, data, seat, area), wild_in(state, data, seat, area))


# Bundles


@rule
def full_bundle(limits: Limits, metals: Ints, first: int, is_turned: bool) -> int:
    """Within the limits as many cards as possible: of one metal before all others, then of the metals in their order.

    Turned round, the last one comes first.
    """
    bundle = packed(limits.low)
    rest = cards_beyond(limits, whole(limits.most), whole(METALS))
    for place in range(-1, METALS):
        metal = first if place < 0 else whole(metals[METALS - 1 - place if is_turned else place])
        if place < 0 or metal != first:
            more = to_add(limits, bundle, metal, rest)
            bundle += more << (BUNDLE_BITS * metal)
            rest -= more
    return bundle


@rule
def even_bundle(limits: Limits, hand: Ints) -> int:
    """Within the limits as many cards as possible, each of the metal of which there are fewest then."""
    bundle = packed(limits.low)
    for _ in range(cards_beyond(limits, whole(limits.most), whole(METALS))):
        chosen, fewest = whole(0), whole(-1)
        for metal in range(METALS):
            cards = cards_of(bundle, metal)
            held = whole(hand[metal]) + cards
            if cards < limits.high[metal] and (fewest < 0 or held < fewest):
                chosen, fewest = whole(metal), held
        bundle += whole(1) << (BUNDLE_BITS * chosen)
    return bundle


# Spells


@rule
def order_dealt(asked: Decision) -> int:
    """The dealt spell first that gives most metal for a stone; how many were dealt."""
    dealt, listed = asked.state.seats[asked.seat].dealt, asked.listed
    size = whole(0)
    for place in range(DEALT):
        if dealt[place] == 0:
            continue
        there = size
        while there > 0 and gives_more(asked.data, whole(dealt[place]), whole(dealt[listed.dealt[there - 1]])):
            listed.dealt[there] = listed.dealt[there - 1]
            there -= 1
        listed.dealt[there] = place
        size += 1
    return size


@rule
def gives_more(data: EditionData, spell: int, other: int) -> bool:
    """Whether a spell gives more metal for a stone than another."""
    return metal_of(data, spell) * whole(data.cost[other]) > metal_of(data, other) * whole(data.cost[spell])


@rule
def metal_of(data: EditionData, spell: int) -> int:
    """M5.3: the cards that a spell gives in a turn."""
    cards = whole(data.powers[spell, Power.JOKER])
    for metal in range(METALS):
        cards += whole(data.powers[spell, Power.SYMBOL + metal])
    return cards


# Gems


@rule
def gems_in(value: int) -> int:
    """M8.5: how many gems a choice takes."""
    gems = whole(0)
    while value > 0:
        gems += 1
        value //= PICK_BASE
    return gems


@rule
def new_colours(asked: Decision, value: int) -> int:
    """M8.5: how many colours that a seat has not yet a choice brings; equal digits stand side by side."""
    new = before = whole(0)
    while value > 0:
        digit = value % PICK_BASE
        new += whole(digit != before and asked.state.seats[asked.seat].gems[digit - 1] == 0)
        before = digit
        value //= PICK_BASE
    return new


@rule
def wins(asked: Decision, value: int) -> bool:
    """M11.1: whether the gems of a choice win the game."""
    own = asked.state.seats[asked.seat]
    colours, gems = whole(own.colours) + new_colours(asked, value), whole(own.gem_count) + gems_in(value)
    return colours >= asked.data.winning_colours or gems >= asked.data.winning_gems
