"""The rules of Trinkets.

T1.1  2 to 5 players.
T1.2  There are 36 cards, numbered 1 to 36, a die, and twelve trinkets in a bag; the edition says what each is worth.
T1.3  A game has 3 to 6 rounds, otherwise 5.
T2.1  Shuffle the cards. Everybody gets one card more than there are rounds. The others are the stock, unseen.
T3.1  A round begins: draw a trinket from the bag.
T3.2  Everybody chooses a card of their hand and lays it face down, all at the same time.
T3.3  All turn their cards up. The highest card takes the trinket. The cards are out of the game and stay open.
T3.4  The player who took the trinket rolls the die. On a 6 they draw a card from the stock, unseen by the others.
T4.1  The game ends with the last round. The trinkets of a player are worth points.
T4.2  The most points win. Equals win together.
T5.1  Hands, cards that lie face down and the stock are hidden. Everything else is open.
"""

from __future__ import annotations

from enum import IntEnum

from serai.authoring import (
    EVERYONE,
    NOBODY,
    OWNER,
    Generator,
    Ints,
    Record,
    below,
    boolean,
    i16,
    one,
    rule,
    several,
    shuffle,
    u8,
)

SEATS, CARDS, TRINKETS, ROUNDS = 5, 36, 12, 6
HAND = 2 * ROUNDS + 1
"""at most: everybody may roll a 6 in every round"""
SIX = 6


class Step(IntEnum):
    """Where the game stands."""

    DEAL = 0
    TURN_UP = 1
    LAY = 2
    ROLL = 3
    DRAW = 4
    OVER = 5


class Seat(Record):
    """What belongs to one player."""

    points: int = one(i16, EVERYONE, "worth of the trinkets taken (T4.1)")
    hand_size: int = one(i16, EVERYONE, "number of cards in hand")
    hand: Ints = several(u8, HAND, OWNER, "cards in hand, in ascending order")
    has_chosen: bool = one(boolean, EVERYONE, "whether a card lies face down")
    choice: int = one(u8, OWNER, "which one (T3.2); it counts as a card in hand until it is turned up")


class State(Record):
    """A whole game at one moment."""

    chance: Generator = one(Generator, NOBODY, "the generator of this game's chance")
    players: int = one(i16, EVERYONE, "number of players")
    rounds: int = one(i16, EVERYONE, "number of rounds (T1.3)")
    step: int = one(i16, EVERYONE, "where the game stands (Step)")
    turn: int = one(i16, EVERYONE, "round, from 1 on")
    taker: int = one(i16, NOBODY, "the seat that took the last trinket: it rolls before anybody decides again (T3.4)")
    worth: Ints = several(i16, TRINKETS, EVERYONE, "what each trinket is worth (T1.2)")
    drawn: Ints = several(u8, ROUNDS, EVERYONE, "trinkets drawn so far; the last one is at stake")
    laid: Ints = several(u8, SEATS * ROUNDS, EVERYONE, "cards turned up so far, in that order")
    stock_size: int = one(i16, EVERYONE, "number of cards in the stock")
    stock: Ints = several(u8, CARDS, NOBODY, "the cards of the stock, in no order (T2.1)")
    seats: list[Seat] = several(Seat, SEATS, EVERYONE, "the players clockwise")


@rule
def gather(state: State) -> None:
    """T1.2: all cards are in the stock."""
    for card in range(1, CARDS + 1):
        state.stock[card - 1] = card
    state.stock_size = CARDS


@rule
def take_in(state: State, seat: int, card: int) -> None:
    """T2.1, T3.4: a card of the stock comes into a hand."""
    place = 0
    while state.stock[place] != card:
        place += 1
    state.stock_size -= 1
    state.stock[place] = state.stock[state.stock_size]
    state.stock[state.stock_size] = 0
    owner = state.seats[seat]
    owner.hand[owner.hand_size] = card
    owner.hand_size += 1
    sort(owner.hand, owner.hand_size)


@rule
def begin_round(state: State, trinket: int) -> None:
    """T3.1"""
    state.drawn[state.turn] = trinket
    state.turn += 1
    state.step = Step.LAY


@rule
def lay(state: State, seat: int, card: int) -> bool:
    """T3.2: whether this was the last card to be laid. A choice can be changed until then."""
    state.seats[seat].choice = card
    state.seats[seat].has_chosen = True
    waiting = 0
    for other in range(state.players):
        waiting += not state.seats[other].has_chosen
    return waiting == 0


@rule
def highest(state: State) -> int:
    """T3.3: the seat that has laid the highest card."""
    best = 0
    for seat in range(1, state.players):
        if state.seats[seat].choice > state.seats[best].choice:
            best = seat
    return best


@rule
def turn_up(state: State) -> None:
    """T3.3"""
    state.taker = highest(state)
    state.seats[state.taker].points += state.worth[state.drawn[state.turn - 1] - 1]
    for seat in range(state.players):
        state.laid[(state.turn - 1) * state.players + seat] = state.seats[seat].choice
        take_out(state.seats[seat], state.seats[seat].choice)
        state.seats[seat].choice = 0
        state.seats[seat].has_chosen = False
    state.step = Step.ROLL


@rule
def go_on(state: State) -> None:
    """T4.1: the next round, or the end."""
    state.step = Step.OVER if state.turn == state.rounds else Step.TURN_UP


@rule
def take_out(seat: Seat, card: int) -> None:
    """A card leaves a hand; the others move up."""
    place = 0
    while seat.hand[place] != card:
        place += 1
    seat.hand_size -= 1
    for later in range(place, seat.hand_size):
        seat.hand[later] = seat.hand[later + 1]
    seat.hand[seat.hand_size] = 0


@rule
def redeal(state: State, viewer: int) -> None:
    """T5.1: deal what a viewer (below 0: a spectator) cannot see, each way equally likely."""
    left = gather_unseen(state, viewer)
    shuffle(state.chance, state.stock, left)
    for seat in range(state.players):
        owner = state.seats[seat]
        if seat != viewer:
            for place in range(owner.hand_size):
                left -= 1
                owner.hand[place] = state.stock[left]
                state.stock[left] = 0
            if owner.has_chosen:
                owner.choice = owner.hand[below(state.chance, owner.hand_size)]
            sort(owner.hand, owner.hand_size)


@rule
def gather_unseen(state: State, viewer: int) -> int:
    """Put the cards that a viewer has not seen into the stock; how many they are."""
    unseen = 0
    for card in range(1, CARDS + 1):
        is_mine = viewer >= 0 and holds(state.seats[viewer].hand, HAND, card)
        if not is_mine and not holds(state.laid, SEATS * ROUNDS, card):
            state.stock[unseen] = card
            unseen += 1
    return unseen


@rule
def holds(pile: Ints, size: int, card: int) -> bool:
    """Whether a card is among the first of a pile."""
    found = False
    for place in range(size):
        found = found or pile[place] == card
    return found


@rule
def sort(pile: Ints, size: int) -> None:
    """Put the first cards of a pile into ascending order."""
    for last in range(1, size):
        place, card = last, pile[last]
        while place > 0 and pile[place - 1] > card:
            pile[place] = pile[place - 1]
            place -= 1
        pile[place] = card
