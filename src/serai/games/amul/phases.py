"""Āmul A3-A8 and A10: the round, in playing order.

The verbs here (`offer`, `pick`, `play`, `take`) trust their caller: `moves.py` checks. A place is an index into a hand,
a pile or the Market. Cards leave a hand by closing the gap with its last card; nobody may read meaning into places.
"""

from __future__ import annotations

from serai.games.amul.order import set_order
from serai.games.amul.state import Source, State, Step, Way
from serai.games.amul.tables import Tables
from serai.kernel.rule import rule


@rule
def replenish(state: State, tables: Tables) -> None:
    """A3: one card to each player, then fill the Market. The Offer begins."""
    state.turn += 1
    dealt = int(state.dealt)

    # A3.1: clockwise beginning with the start player, not with the First Pick holder.
    seat = int(state.start)
    for _ in range(state.players):
        place = state.seats[seat].hand_size
        state.seats[seat].hand[place] = state.deck[dealt]
        state.seats[seat].hand_size = place + 1
        dealt += 1
        seat = seat + 1 if seat + 1 < state.players else 0

    # A3.2: 1, 2 or 3 cards, by number of players.
    filled = int(tables.market_fill[state.players])
    for place in range(filled):
        state.market[place] = state.deck[dealt + place]
    state.market_size = filled
    state.dealt = dealt + filled
    begin_choice(state, Step.OFFER)


@rule
def begin_choice(state: State, step: int) -> None:
    """A4, A6: all players choose at once."""
    state.step = step
    state.awaited = state.players


@rule
def choose(state: State, tables: Tables, seat: int, place: int) -> None:
    """A4.1, A4.2, A6.1, A6.2: seal a choice, or change it; when the last player has chosen all are turned up."""
    state.seats[seat].chosen = place + 1
    if state.seats[seat].has_chosen == 0:
        state.seats[seat].has_chosen = 1
        state.awaited -= 1
        if state.awaited == 0:
            if state.step == Step.OFFER:
                turn_up_offers(state)
            else:
                reveal(state, tables)


@rule
def leave_hand(state: State, seat: int) -> int:
    """The sealed card leaves the hand; what everybody knows of the other places moves with them."""
    place = int(state.seats[seat].chosen) - 1
    last = int(state.seats[seat].hand_size) - 1
    card = state.seats[seat].hand[place]
    state.seats[seat].hand[place] = state.seats[seat].hand[last]
    state.seats[seat].hand[last] = 0
    known = int(state.seats[seat].known)
    known = (known & ~(1 << place)) | (((known >> last) & 1) << place)
    state.seats[seat].known = known & ~(1 << last)
    state.seats[seat].hand_size = last
    state.seats[seat].chosen = 0
    state.seats[seat].has_chosen = 0
    return card


@rule
def turn_up_offers(state: State) -> None:
    """A4.2: all offered cards are turned up together. The Pick begins."""
    size = int(state.market_size)
    for seat in range(state.players):
        state.market[size + seat] = leave_hand(state, seat)
    state.market_size = size + state.players

    # A9.5: the order is computed when the step begins.
    set_order(state)
    state.step = Step.PICK
    state.awaited = state.order_size


@rule
def pick(state: State, place: int) -> None:
    """A5.1: the seat on turn takes a face-up card into the own hand; everybody sees which (A14.3)."""
    seat = on_turn(state)
    into = state.seats[seat].hand_size
    state.seats[seat].hand[into] = out_of_market(state, place)
    state.seats[seat].known |= 1 << into
    state.seats[seat].hand_size = into + 1
    state.awaited -= 1
    if state.awaited == 0:
        begin_choice(state, Step.PLAY)


@rule
def on_turn(state: State) -> int:
    """The seat whose turn it is in a step that is played one after the other."""
    return state.order[state.order_size - state.awaited]


@rule
def out_of_market(state: State, place: int) -> int:
    """Take a card out of the Market."""
    last = state.market_size - 1
    card = state.market[place]
    state.market[place] = state.market[last]
    state.market[last] = 0
    state.market_size = last
    return card


@rule
def reveal(state: State, tables: Tables) -> None:
    """A6.2: all revealed cards are turned up. Table-capable cards stay, the others leave the game."""
    effects = 0
    for seat in range(state.players):
        card = leave_hand(state, seat)
        if tables.table_capable[card]:
            into_area(state, tables, seat, card, Way.REVEALED)
            # A7.1: only a card revealed now may be used.
            state.seats[seat].effect = tables.effect[card]
            effects += tables.effect[card] != Source.NONE
        else:
            remove(state, card)

    # A7.7: without such a card the step is skipped.
    if effects == 0:
        end_round(state, tables)
    else:
        begin_effects(state)


@rule
def into_area(state: State, tables: Tables, seat: int, card: int, way: int) -> None:
    """Lay a card face up into an area; its Military symbols count from now on (A9.2)."""
    size = state.seats[seat].area_size
    state.seats[seat].area[size] = card
    state.seats[seat].way[size] = way
    state.seats[seat].area_size = size + 1
    if tables.military[card] > 0:
        state.seats[seat].prowess += tables.military[card]
        if tables.letter[card] < state.seats[seat].letter:
            state.seats[seat].letter = tables.letter[card]


@rule
def remove(state: State, card: int) -> None:
    """Remove a card from the game, face up (A14.1)."""
    state.removed[state.removed_size] = card
    state.removed_size += 1


@rule
def begin_effects(state: State) -> None:
    """A7.6: the order of A9 as it is after all reveals, without those who revealed no effect; it stays fixed."""
    set_order(state)
    size = 0
    for position in range(state.order_size):
        seat = state.order[position]
        if state.seats[seat].effect != Source.NONE:
            state.order[size] = seat
            size += 1
    for position in range(size, state.order_size):
        state.order[position] = 0
    state.order_size = size
    state.step = Step.EFFECT
    state.awaited = size


@rule
def source_size(state: State, source: int) -> int:
    """A7.2: how many cards lie in the source of an effect."""
    if source == Source.PALACE:
        return state.palace_size
    if source == Source.BAZAAR:
        return state.bazaar_size
    return state.market_size


@rule
def source_card(state: State, source: int, place: int) -> int:
    """A7.2: a card lying in the source of an effect."""
    if source == Source.PALACE:
        return state.palace[place]
    if source == Source.BAZAAR:
        return state.bazaar[place]
    return state.market[place]


@rule
def take(state: State, tables: Tables, place: int) -> None:
    """A7.3, A7.4: the seat on turn takes a card from its source straight into the area; place -1 takes nothing.

    A7.5: a card that is taken never triggers its own effect, so nothing is set for it here.
    """
    seat = on_turn(state)
    source = state.seats[seat].effect
    state.seats[seat].effect = Source.NONE
    if place >= 0:
        if source == Source.PALACE:
            card = state.palace[place]
            last = state.palace_size - 1
            for later in range(place, last):
                state.palace[later] = state.palace[later + 1]
            state.palace[last] = 0
            state.palace_size = last
        elif source == Source.BAZAAR:
            card = state.bazaar[place]
            last = state.bazaar_size - 1
            for later in range(place, last):
                state.bazaar[later] = state.bazaar[later + 1]
            state.bazaar[last] = 0
            state.bazaar_size = last
        else:
            card = out_of_market(state, place)
        into_area(state, tables, seat, card, Way.TAKEN)
    state.awaited -= 1
    if state.awaited == 0:
        end_round(state, tables)


@rule
def end_round(state: State, tables: Tables) -> None:
    """A8: empty the Market; the next round begins, or after the last one the game ends."""
    for place in range(state.market_size):
        remove(state, state.market[place])
        state.market[place] = 0
    state.market_size = 0
    # A8.2 needs no word: the First Pick holder follows from the round (order.first_pick).
    if state.turn < tables.rounds:
        replenish(state, tables)
    else:
        lay_down_hands(state, tables)


@rule
def lay_down_hands(state: State, tables: Tables) -> None:
    """A10.1: hand-capable cards go into the area, all others leave the game."""
    for seat in range(state.players):
        for place in range(state.seats[seat].hand_size):
            card = state.seats[seat].hand[place]
            state.seats[seat].hand[place] = 0
            if tables.hand_capable[card]:
                into_area(state, tables, seat, card, Way.LAID_DOWN)
            else:
                remove(state, card)
        state.seats[seat].hand_size = 0
        state.seats[seat].known = 0
    state.order_size = 0
    state.step = Step.OVER
