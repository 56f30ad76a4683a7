"""Āmul A3-A8 and A10: the round, in playing order.

The verbs here (`offer`, `pick`, `play`, `take`) trust their caller: `moves.py` checks. A place is an index into a hand,
a pile or the Market. Cards leave a hand by closing the gap with its last card; nobody may read meaning into places.
"""

from __future__ import annotations

from serai.games.amul.rules.edition_data import EditionData
from serai.games.amul.rules.order import set_order
from serai.games.amul.rules.state import NO_LETTER, House, Source, State, Step, Way
from serai.kernel.rule import rule
from serai.kernel.schema import Ints


@rule
def replenish(state: State, data: EditionData) -> None:
    """A3: one card to each player, then fill the Market. The Offer begins."""
    state.turn += 1
    dealt = int(state.dealt)

    # A3.1: clockwise beginning with the start player, not with the First Pick holder.
    players = state.players
    seat = int(state.start)
    for _ in range(players):
        place = state.seats[seat].hand_size
        state.seats[seat].hand[place] = state.deck[dealt]
        state.seats[seat].hand_size = place + 1
        dealt += 1
        seat = seat + 1 if seat + 1 < players else 0

    # A3.2: 1, 2 or 3 cards, by number of players.
    filled = int(data.market_fill[players])
    for place in range(filled):
        state.market[place] = state.deck[dealt + place]
    state.market_size = filled
    state.dealt = dealt + filled
    begin_choice(state, Step.OFFER)


@rule
def begin_choice(state: State, step: int) -> None:
    """A4, A6: all players choose at once, so there is no order of play."""
    state.step = step
    state.awaited = state.players
    state.order_size = 0


@rule
def choose(state: State, data: EditionData, seat: int, place: int) -> None:
    """A4.1, A4.2, A6.1, A6.2: seal a choice, or change it; when the last player has chosen all are turned up."""
    state.seats[seat].chosen = place + 1
    if state.seats[seat].has_chosen == 0:
        state.seats[seat].has_chosen = 1
        state.awaited -= 1
        if state.awaited == 0:
            turn_up(state, data)


@rule
def turn_up(state: State, data: EditionData) -> None:
    """A4.2, A6.2: all sealed choices are turned up together."""
    effects = 0
    for seat in range(state.players):
        place = state.seats[seat].chosen - 1
        state.seats[seat].chosen = 0
        state.seats[seat].has_chosen = 0
        if state.step == Step.OFFER:
            offer(state, seat, place)
        else:
            effects += reveal(state, data, seat, place)
    if state.step == Step.OFFER:
        if state.house & House.OFFERS_SHUFFLED:
            mix_offers(state)
        begin_picks(state)
    else:
        end_reveal(state, effects)


@rule
def leave_hand(state: State, seat: int, place: int) -> int:
    """A card leaves the hand; the last one closes the gap."""
    last = state.seats[seat].hand_size - 1
    state.seats[seat].hand_size = last
    return take_out(state.seats[seat].hand, place, last)


@rule
def offer(state: State, seat: int, place: int) -> None:
    """A4: a card of the hand lies in the Market. A4.3: everybody sees whose it is, unless offers are shuffled."""
    card = leave_hand(state, seat, place)
    state.seats[seat].offered = 0 if state.house & House.OFFERS_SHUFFLED else card
    state.market[state.market_size] = card
    state.market_size += 1


@rule
def mix_offers(state: State) -> None:
    """A4.3, house rule: the offers lie in ascending order, which tells as little as a shuffled one."""
    first = state.market_size - state.players
    for last in range(first + 1, state.market_size):
        card = state.market[last]
        place = last
        while place > first and state.market[place - 1] > card:
            state.market[place] = state.market[place - 1]
            place -= 1
        state.market[place] = card


@rule
def begin_picks(state: State) -> None:
    """A5.1, A9.5: the order is computed when the step begins."""
    set_order(state)
    state.step = Step.PICK
    state.awaited = state.order_size


@rule
def on_turn(state: State) -> int:
    """The seat whose turn it is in a step that is played one after the other."""
    return state.order[state.order_size - state.awaited]


@rule
def pick(state: State, seat: int, place: int) -> None:
    """A5.1: a face-up card goes into the seat's hand; everybody sees which (A14.3)."""
    into = state.seats[seat].hand_size
    state.market_size -= 1
    card = take_out(state.market, place, state.market_size)
    state.seats[seat].hand[into] = card
    state.seats[seat].hand_size = into + 1
    state.picked[card] = 1


@rule
def end_pick(state: State) -> None:
    """The next player picks, or after the last one all choose a card to reveal (A6)."""
    state.awaited -= 1
    if state.awaited == 0:
        begin_choice(state, Step.PLAY)


@rule
def take_out(pile: Ints, place: int, last: int) -> int:
    """Take a card out of a pile whose last card lies in place `last`; that one closes the gap."""
    card = pile[place]
    pile[place] = pile[last]
    pile[last] = 0
    return card


@rule
def reveal(state: State, data: EditionData, seat: int, place: int) -> int:
    """A6.2: a table-capable card stays, any other leaves the game. Returns 1 where an effect may be used (A7.1)."""
    card = leave_hand(state, seat, place)
    settle_card(state, data, seat, card, data.table_capable[card], Way.REVEALED)
    state.seats[seat].effect = data.effect[card]
    return data.has_effect[card]


@rule
def settle_card(state: State, data: EditionData, seat: int, card: int, stays: int, way: int) -> None:
    """A card that left a hand goes into the area (stays = 1) or is removed from the game (0).

    It is written to both places and counted in one, since which one it is cannot be predicted.
    """
    size = state.seats[seat].area_size
    state.seats[seat].area[size] = card
    state.seats[seat].way[size] = way
    state.seats[seat].area_size = size + stays
    state.seats[seat].prowess += stays * data.military[card]
    letter = NO_LETTER - stays * (NO_LETTER - data.letter[card])
    state.seats[seat].letter = min(state.seats[seat].letter, letter)
    removed = state.removed_size
    state.removed[removed] = card
    state.removed_size = removed + 1 - stays


@rule
def end_reveal(state: State, effects: int) -> None:
    """A7.7: without an effect to use the step is skipped."""
    if effects == 0:
        state.step = Step.ROUND_END
    else:
        begin_effects(state, effects)


@rule
def begin_effects(state: State, effects: int) -> None:
    """A7.6: the order of A9 as it is after all reveals, without those who revealed no effect; it stays fixed."""
    # A single player needs no order, and mostly there is only one.
    if effects > 1:
        set_order(state)
    size = 0
    for position in range(state.players):
        seat = state.order[position] if effects > 1 else position
        if state.seats[seat].effect != Source.NONE:
            state.order[size] = seat
            size += 1
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
def take(state: State, data: EditionData, seat: int, place: int) -> None:
    """A7.3, A7.4: a card goes from the source straight into the area; place -1 takes nothing.

    A7.5: a card that is taken never triggers its own effect, so nothing is set for it here.
    """
    source = state.seats[seat].effect
    state.seats[seat].effect = Source.NONE
    if place < 0:
        return
    if source == Source.PALACE:
        state.palace_size -= 1
        card = take_out(state.palace, place, state.palace_size)
    elif source == Source.BAZAAR:
        state.bazaar_size -= 1
        card = take_out(state.bazaar, place, state.bazaar_size)
    else:
        state.market_size -= 1
        card = take_out(state.market, place, state.market_size)
    settle_card(state, data, seat, card, 1, Way.TAKEN)


@rule
def end_effect(state: State) -> None:
    """The next player uses an effect, or after the last one the round ends."""
    state.awaited -= 1
    if state.awaited == 0:
        state.step = Step.ROUND_END


@rule
def step_on(state: State, data: EditionData) -> bool:
    """Carry out one step that needs neither chance nor a decision; false when there is none."""
    if state.step == Step.ROUND_END:
        end_round(state, data)
    elif state.step == Step.NEXT_ROUND:
        replenish(state, data)
    elif state.step == Step.LAY_DOWN:
        lay_down_next(state, data)
    else:
        return False
    return True


@rule
def advance(state: State, data: EditionData) -> None:
    """On to the next decision or the end."""
    while step_on(state, data):
        pass


@rule
def end_round(state: State, data: EditionData) -> None:
    """A8: empty the Market; the next round begins, or after the last one the game ends."""
    for place in range(state.market_size):
        state.removed[state.removed_size + place] = state.market[place]
        state.market[place] = 0
    state.removed_size += state.market_size
    state.market_size = 0
    # A8.2 needs no word: the First Pick holder follows from the round (order.first_pick).
    state.step = Step.NEXT_ROUND if state.turn < data.rounds else Step.LAY_DOWN
    state.order_size = 0
    state.awaited = state.players


@rule
def lay_down_next(state: State, data: EditionData) -> None:
    """A10.1: the hand-capable cards of one player after the other go into the area, all others leave the game."""
    if state.awaited == 0:
        state.step = Step.OVER
        return
    seat = int(state.players - state.awaited)
    for place in range(state.seats[seat].hand_size):
        card = state.seats[seat].hand[place]
        state.seats[seat].hand[place] = 0
        settle_card(state, data, seat, card, data.hand_capable[card], Way.LAID_DOWN)
    state.seats[seat].hand_size = 0
    state.awaited -= 1
