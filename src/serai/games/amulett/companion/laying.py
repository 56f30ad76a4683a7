"""Das Amulett's companion: what is known is laid into a state, and what the rules have changed is taken over.

Of what nobody tells the companion the state takes the usual for granted: a gem in every area, and a deck of all spells
that lie nowhere.
"""

from __future__ import annotations

from serai.games.amulett.companion.record import INCOME, Known
from serai.games.amulett.rules.edition_data import EditionData, Power
from serai.games.amulett.rules.spells import lay_before
from serai.games.amulett.rules.state import COLOURS, METALS, POWERS, RING, SEATS, State, Step
from serai.kernel.rule import rule, whole


@rule
def begin(known: Known, data: EditionData) -> None:
    """M2.2, M2.5: everybody has a card of each metal and all stones; the spells are still to be dealt."""
    known.step = Step.DEAL_SPELLS
    known.turn = known.actor = known.turns_left = known.pile = known.marker = 0
    known.steps_left = known.uses = known.desired = 0
    known.party = data.home + 1
    for spell in range(1, data.spells + 1):
        known.owner[spell] = known.stones[spell] = 0
    for seat in range(SEATS):
        known.seats[seat].supply = data.stones
        for metal in range(METALS):
            known.seats[seat].hand[metal] = data.start_hand[metal]
        for colour in range(COLOURS):
            known.seats[seat].gems[colour] = 0


@rule
def lay_printed(known: Known, data: EditionData) -> None:
    """Replace the edition's values by those printed on the owner's cards."""
    for spell in range(1, data.spells + 1):
        data.cost[spell] = known.cost[spell]
        for metal in range(INCOME):
            data.powers[spell, Power.SYMBOL + metal] = known.income[spell, metal]


@rule
def lay_known(known: Known, data: EditionData, state: State) -> None:
    """A state of which nothing else is left."""
    state.players, state.step, state.turn, state.house = known.players, known.step, known.turn, known.house
    state.start, state.actor, state.turns_left = known.start, known.actor, known.turns_left
    state.steps_left, state.uses, state.desired = known.steps_left, known.uses, known.desired
    state.party = known.party - 1 if known.party > 0 else whole(data.home)
    state.card = state.bid = state.bidder = state.sold = state.dry = state.reason = state.winners = 0
    state.occupied = (1 << whole(data.areas)) - 1
    for area in range(data.areas):
        state.area_size[area] = 1
    for seat in range(known.players):
        lay_seat(known, state, seat)
    for metal in range(METALS):
        stack = whole(data.metals[metal])
        for seat in range(known.players):
            stack -= whole(known.seats[seat].hand[metal])
        state.stacks[metal] = max(whole(0), stack)
    lay_spells(known, data, state)


@rule
def lay_seat(known: Known, state: State, seat: int) -> None:
    """The things in front of a player, except the spells."""
    state.seats[seat].spells = state.seats[seat].empties = 0
    state.seats[seat].supply = known.seats[seat].supply
    for power in range(POWERS):
        state.seats[seat].powers[power] = 0
    hand = gems = colours = whole(0)
    for metal in range(METALS):
        state.seats[seat].hand[metal] = known.seats[seat].hand[metal]
        hand += whole(known.seats[seat].hand[metal])
    for colour in range(COLOURS):
        state.seats[seat].gems[colour] = known.seats[seat].gems[colour]
        gems += whole(known.seats[seat].gems[colour])
        colours += whole(known.seats[seat].gems[colour] > 0)
    state.seats[seat].hand_size, state.seats[seat].gem_count, state.seats[seat].colours = hand, gems, colours


@rule
def lay_spells(known: Known, data: EditionData, state: State) -> None:
    """M3.3: spells with their stones. All others lie in the deck, in an order that nobody knows."""
    for place in range(RING):
        state.deck[place] = state.lot[place] = state.burier[place] = 0
    state.top = 0
    left = whole(data.spells)
    for spell in range(1, data.spells + 1):
        owner, stones = whole(known.owner[spell]), whole(known.stones[spell])
        state.owner[spell] = state.stones[spell] = 0
        if owner > 0:
            lay_before(state, data, owner - 1, spell, stones)
            state.seats[owner - 1].supply += stones  # it was taken off when they were laid
            left -= 1
    left -= whole(known.step == Step.BID_SPELL)  # the one being auctioned
    state.pile_size = min(whole(known.pile), max(whole(0), left))
    state.deck_size = max(whole(0), left - whole(state.pile_size))


@rule
def take_over(known: Known, state: State) -> None:
    """What the rules have changed is known from now on."""
    known.step, known.turn, known.start = state.step, state.turn, state.start
    known.actor, known.turns_left, known.pile = state.actor, state.turns_left, state.pile_size
    known.steps_left, known.uses, known.desired = state.steps_left, state.uses, state.desired
    if known.party > 0:
        known.party = state.party + 1
    for spell in range(len(known.owner)):
        known.owner[spell] = state.owner[spell]
        known.stones[spell] = state.stones[spell] if state.owner[spell] > 0 else 0
    for seat in range(known.players):
        known.seats[seat].supply = state.seats[seat].supply
        for metal in range(METALS):
            known.seats[seat].hand[metal] = state.seats[seat].hand[metal]
        for colour in range(COLOURS):
            known.seats[seat].gems[colour] = state.seats[seat].gems[colour]
