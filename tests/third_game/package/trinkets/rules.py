"""The rules of Trinkets.

T1.1  2 to 5 players.
T1.2  There are 36 cards, numbered 1 to 36, and trinkets, worth 1, 2, 3 and so on.
T1.3  A game has 3 to 6 rounds, otherwise 5, and as many trinkets.
T2.1  Shuffle the cards. Everybody gets one card more than there are rounds. The others stay out of the game, unseen.
T2.2  Shuffle the trinkets into a pile, face down.
T3.1  A round begins: turn up the top trinket.
T3.2  Everybody chooses a card of their hand and lays it face down, all at the same time.
T3.3  All turn their cards up. The highest card takes the trinket. The cards are out of the game and stay open.
T4.1  The game ends with the last round. The trinkets of a player are worth points.
T4.2  The most points win. Equals win together.
T5.1  Hands, cards that lie face down, the pile and the cards left over are hidden. Everything else is open.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from serai.kernel.chance import Generator, below, shuffle, swap
from serai.kernel.rule import rule
from serai.kernel.schema import EVERYONE, NOBODY, OWNER, Ints, Record, i16, one, several, u8

SEATS, CARDS, TRINKETS = 5, 36, 6
HAND = TRINKETS + 1


class Step(IntEnum):
    """Where the game stands."""

    DEAL = 0
    LAY = 1
    OVER = 2


class Seat(Record):
    """What belongs to one player."""

    points: int = one(i16, EVERYONE, "worth of the trinkets taken (T4.1)")
    hand_size: int = one(i16, EVERYONE, "number of cards in hand")
    hand: Ints = several(u8, HAND, OWNER, "cards in hand, in ascending order")
    has_chosen: bool = one(np.bool_, EVERYONE, "whether a card lies face down")
    choice: int = one(u8, OWNER, "which one (T3.2); it counts as a card in hand until it is turned up")


class State(Record):
    """A whole game at one moment."""

    chance: Generator = one(Generator, NOBODY, "the generator of this game's chance")
    players: int = one(i16, EVERYONE, "number of players")
    rounds: int = one(i16, EVERYONE, "number of rounds (T1.3)")
    step: int = one(i16, EVERYONE, "where the game stands (Step)")
    turn: int = one(i16, EVERYONE, "round, from 1 on")
    turned_up: Ints = several(u8, TRINKETS, EVERYONE, "trinkets turned up so far; the last one is at stake")
    laid: Ints = several(u8, SEATS * TRINKETS, EVERYONE, "cards turned up so far, in that order")
    pile: Ints = several(u8, TRINKETS, NOBODY, "trinkets in the order they come up (T2.2)")
    deck: Ints = several(u8, CARDS, NOBODY, "the cards as they were shuffled (T2.1)")
    seats: list[Seat] = several(Seat, SEATS, EVERYONE, "the players clockwise")


@rule
def gather(state: State) -> None:
    """T1.2: all cards and trinkets in ascending order."""
    for place in range(CARDS):
        state.deck[place] = place + 1
    for place in range(state.rounds):
        state.pile[place] = place + 1


@rule
def mix(state: State) -> None:
    """T2.1, T2.2: chance."""
    shuffle(state.chance, state.deck, CARDS)
    shuffle(state.chance, state.pile, state.rounds)


@rule
def deal(state: State) -> None:
    """T2.1, and the first round begins."""
    size = state.rounds + 1
    for seat in range(state.players):
        state.seats[seat].hand_size = size
        for place in range(size):
            state.seats[seat].hand[place] = state.deck[seat * size + place]
        sort(state.seats[seat].hand, size)
    begin_round(state)


@rule
def begin_round(state: State) -> None:
    """T3.1"""
    state.turned_up[state.turn] = state.pile[state.turn]
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
    """T3.3, and the next round begins or the game ends (T4.1)."""
    state.seats[highest(state)].points += state.turned_up[state.turn - 1]
    for seat in range(state.players):
        state.laid[(state.turn - 1) * state.players + seat] = state.seats[seat].choice
        take_out(state.seats[seat], state.seats[seat].choice)
        state.seats[seat].choice = 0
        state.seats[seat].has_chosen = False
    if state.turn == state.rounds:
        state.step = Step.OVER
    else:
        begin_round(state)


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
    unseen = gather_unseen(state, viewer)
    shuffle(state.chance, state.deck, unseen)
    dealt = 0
    for seat in range(state.players):
        owner = state.seats[seat]
        if seat != viewer:
            for place in range(owner.hand_size):
                owner.hand[place] = state.deck[dealt]
                dealt += 1
            if owner.has_chosen:
                owner.choice = owner.hand[below(state.chance, owner.hand_size)]
            sort(owner.hand, owner.hand_size)
    for place in range(state.turn):
        state.pile[place] = state.turned_up[place]
    left = 0
    for trinket in range(1, state.rounds + 1):
        if not holds(state.turned_up, state.turn, trinket):
            state.pile[state.turn + left] = trinket
            left += 1
    for last in range(state.rounds - 1, state.turn, -1):
        swap(state.pile, last, state.turn + below(state.chance, last - state.turn + 1))


@rule
def gather_unseen(state: State, viewer: int) -> int:
    """Put the cards that a viewer has not seen on the deck; how many they are."""
    unseen = 0
    for card in range(1, CARDS + 1):
        is_mine = viewer >= 0 and holds(state.seats[viewer].hand, HAND, card)
        if not is_mine and not holds(state.laid, SEATS * TRINKETS, card):
            state.deck[unseen] = card
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
