"""The rules of New Game.

R1.1  2 to 4 players.
R1.2  Everybody has a hand of cards numbered 1, 2, 3 and so on: 3 to 8 cards, otherwise 6. A bag holds as many prizes,
      numbered alike. There is a die.
R2.1  A round begins: draw a prize from the bag. Its number is what it is worth.
R2.2  Everybody chooses a card of their hand and lays it face down, all at the same time.
R2.3  All turn their cards up. The highest card takes the prize; if several are highest, nobody takes it. The cards are
      out of the game.
R2.4  The player who took the prize rolls the die. A 6 brings 3 more points.
R3.1  The game ends when all cards are laid. The most points win. Equals win together.
R4.1  Cards that lie face down are hidden. Everything else is open.
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
    u8,
)

SEATS, CARDS = 4, 8
SIX, EXTRA = 6, 3
NOBODY_YET = -1


class Step(IntEnum):
    """Where the game stands."""

    DRAW = 0
    CHOOSE = 1
    ROLL = 2
    OVER = 3


class Seat(Record):
    """What belongs to one player."""

    points: int = one(i16, EVERYONE, "points so far")
    hand_size: int = one(i16, EVERYONE, "number of cards in hand")
    hand: Ints = several(u8, CARDS, EVERYONE, "cards in hand, in ascending order")
    has_chosen: bool = one(boolean, EVERYONE, "whether a card lies face down")
    choice: int = one(u8, OWNER, "which one (R2.2); it counts as a card in hand until it is turned up")


class State(Record):
    """A whole game at one moment."""

    chance: Generator = one(Generator, NOBODY, "the generator of this game's chance")
    players: int = one(i16, EVERYONE, "number of players")
    step: int = one(i16, EVERYONE, "where the game stands (Step)")
    turn: int = one(i16, EVERYONE, "round, from 1 on")
    taker_seat: int = one(i16, EVERYONE, "the seat that took the last prize; -1 where nobody did")
    prizes: Ints = several(u8, CARDS, EVERYONE, "prizes drawn so far; the last one is at stake")
    seats: list[Seat] = several(Seat, SEATS, EVERYONE, "the players clockwise")


@rule
def lay_out(state: State, cards: int) -> None:
    """R1.2"""
    state.taker_seat = NOBODY_YET
    for seat in range(state.players):
        state.seats[seat].hand_size = cards
        for place in range(cards):
            state.seats[seat].hand[place] = place + 1


@rule
def is_drawn(state: State, prize: int) -> bool:
    """R2.1: whether a prize has left the bag."""
    found = False
    for turn in range(state.turn):
        found = found or state.prizes[turn] == prize
    return found


@rule
def begin_round(state: State, prize: int) -> None:
    """R2.1"""
    state.prizes[state.turn] = prize
    state.turn += 1
    state.step = Step.CHOOSE


@rule
def choose(state: State, seat: int, card: int) -> bool:
    """R2.2: whether this was the last choice. A choice can be changed until then."""
    state.seats[seat].choice = card
    state.seats[seat].has_chosen = True
    waiting = 0
    for other in range(state.players):
        waiting += not state.seats[other].has_chosen
    return waiting == 0


@rule
def turn_up(state: State) -> None:
    """R2.3"""
    state.taker_seat = highest(state)
    for seat in range(state.players):
        take_out(state.seats[seat], state.seats[seat].choice)
        state.seats[seat].choice = 0
        state.seats[seat].has_chosen = False
    if state.taker_seat == NOBODY_YET:
        go_on(state)
    else:
        state.seats[state.taker_seat].points += state.prizes[state.turn - 1]
        state.step = Step.ROLL


@rule
def highest(state: State) -> int:
    """R2.3: the seat with the highest card, or nobody."""
    best, card = NOBODY_YET, 0
    for seat in range(state.players):
        if state.seats[seat].choice > card:
            best, card = seat, state.seats[seat].choice
        elif state.seats[seat].choice == card:
            best = NOBODY_YET
    return best


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
def roll(state: State, die: int) -> None:
    """R2.4"""
    if die == SIX:
        state.seats[state.taker_seat].points += EXTRA
    go_on(state)


@rule
def go_on(state: State) -> None:
    """R3.1: the next round, or the end."""
    state.step = Step.OVER if state.seats[0].hand_size == 0 else Step.DRAW


@rule
def redeal(state: State, viewer: int) -> None:
    """R4.1: fill in what a viewer (below 0: a spectator) cannot see, each possible way equally likely."""
    for seat in range(state.players):
        owner = state.seats[seat]
        if seat != viewer and owner.has_chosen:
            owner.choice = owner.hand[below(state.chance, owner.hand_size)]
