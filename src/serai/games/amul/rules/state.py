"""Āmul: the state of a game, field by field.

Rule set: the published course of the game (A1-A15) with the powers of the edition (A16), 3 to 8 players, option
`tea` from 0 to 8. A card is its number, 1 to 172; 0 stands for "no card", and in a redacted state for "a card you do
not know". Capacities are those of the largest game and do not depend on the edition's values.
"""

from __future__ import annotations

from enum import IntEnum

from serai.kernel.actions import ActionSpace
from serai.kernel.chance import Generator
from serai.kernel.schema import EVERYONE, NOBODY, OWNER, Ints, Record, i16, one, several, u8

SEATS = 8
CARDS = 172
MARKET_DECK = 147
PALACE = 16
BAZAAR = 9
MARKET = 11  # eight offers and three filled in
HAND = 6
AREA = 24  # nine revealed, at most nine taken by effects, five laid down
NO_LETTER = 255


class Step(IntEnum):
    """Where the game stands.

    OFFER to EFFECT wait for decisions, in playing order; those behind OVER run by themselves (`phases.step_on`).
    """

    SETUP = 0
    OFFER = 1
    PICK = 2
    PLAY = 3
    EFFECT = 4
    OVER = 5
    ROUND_END = 6
    NEXT_ROUND = 7
    LAY_DOWN = 8


class Way(IntEnum):
    """How a card came into an area."""

    REVEALED = 1
    TAKEN = 2
    LAID_DOWN = 3


class Source(IntEnum):
    """Where an immediate effect takes its card from."""

    NONE = 0
    PALACE = 1
    BAZAAR = 2
    MARKET = 3


class House(IntEnum):
    """House rules, a bit for each way that is not ours; called by the option and its word."""

    OFFERS_SHUFFLED = 1
    MAJORITIES_SHARED = 2
    MAJORITIES_BROKEN = 4


ACTIONS = ActionSpace(
    1,
    offer=(CARDS + 1, "put this card of your hand face down into the Market"),
    pick=(CARDS + 1, "take this card from the Market"),
    play=(CARDS + 1, "put this card of your hand face down before you"),
    effect=(CARDS + 1, "take this card by an immediate effect; 0 takes nothing"),
)
OFFER, PICK, PLAY, TAKE = (ACTIONS.first(verb) for verb in ("offer", "pick", "play", "effect"))
MOST_LEGAL = PALACE + 1


class Seat(Record):
    """The things in front of one player."""

    hand: Ints = several(u8, HAND, OWNER, "cards in hand; 0 where a place is empty")
    offered: int = one(u8, EVERYONE, "the card that was last offered, as everybody saw (A4.3); 0 before")
    hand_size: int = one(i16, EVERYONE, "number of cards in hand")
    chosen: int = one(i16, OWNER, "place in hand, plus 1, of the sealed choice; 0 while there is none")
    has_chosen: int = one(i16, EVERYONE, "1 when the sealed choice is made (A14.2)")
    effect: int = one(i16, EVERYONE, "source of the immediate effect still to be used this round (Source)")
    prowess: int = one(i16, EVERYONE, "Military symbols in the area (A9.2)")
    letter: int = one(i16, EVERYONE, "best letter in the area as a rank, 0 is A; 255 without one (A9.3)")
    area_size: int = one(i16, EVERYONE, "number of cards in the area")
    area: Ints = several(u8, AREA, EVERYONE, "cards in the area in the order they came")
    way: Ints = several(u8, AREA, EVERYONE, "how each of them came there (Way)")


class State(Record):
    """A whole game at one moment."""

    chance: Generator = one(Generator, NOBODY, "the generator of this game's chance")
    players: int = one(i16, EVERYONE, "number of players")
    tea: int = one(i16, EVERYONE, "number of Tea cards in use (A13)")
    house: int = one(i16, EVERYONE, "house rules of the table, as bits (House)")
    step: int = one(i16, EVERYONE, "where the game stands (Step)")
    turn: int = one(i16, EVERYONE, "round, 1 to 9")
    start: int = one(i16, EVERYONE, "seat of the Starting Player card")
    awaited: int = one(i16, EVERYONE, "how many decisions of this step are still open")
    order: Ints = several(u8, SEATS, EVERYONE, "seats in the order of play of this step (A9)")
    order_size: int = one(i16, EVERYONE, "number of seats in that order")
    market: Ints = several(u8, MARKET, EVERYONE, "face-up cards in the Market")
    market_size: int = one(i16, EVERYONE, "number of cards in the Market")
    palace: Ints = several(u8, PALACE, EVERYONE, "cards in the Palace")
    palace_size: int = one(i16, EVERYONE, "number of cards in the Palace")
    bazaar: Ints = several(u8, BAZAAR, EVERYONE, "cards in the Bazaar")
    bazaar_size: int = one(i16, EVERYONE, "number of cards in the Bazaar")
    deck: Ints = several(u8, MARKET_DECK, NOBODY, "the face-down deck, top card first")
    deck_size: int = one(i16, EVERYONE, "number of cards the deck had at the start")
    dealt: int = one(i16, EVERYONE, "how many of them have left it from the top")
    removed: Ints = several(u8, MARKET_DECK, EVERYONE, "cards removed from the game, in that order")
    removed_size: int = one(i16, EVERYONE, "number of removed cards")
    picked: Ints = several(
        u8, CARDS + 1, EVERYONE, "1: everybody saw this card being picked and knows who holds it (A14.3)"
    )
    seats: list[Seat] = several(Seat, SEATS, EVERYONE, "the players clockwise")
