"""Āmul A14: what one viewer may know of a state, and worlds that agree with it.

The schema says field by field who may look. Two things depend on the moment: a card that everybody saw being picked
stays known in that hand (A14.3), and after the game everything is open (A14.4). Places in other hands are sorted,
because the place of a card could tell which hidden card lay where.
"""

from __future__ import annotations

from typing import Any

from serai.games.amul.rules.state import CARDS, State, Step
from serai.kernel.chance import Generator, below
from serai.kernel.rule import rule, whole
from serai.kernel.schema import Ints


@rule
def show_known(state: State, seen: State, viewer: int) -> None:
    """A14.3, A14.4: add what everybody knows although it lies in a hidden place."""
    for seat in range(state.players):
        if seat != viewer:
            known = whole(0)
            for place in range(state.seats[seat].hand_size):
                card = state.seats[seat].hand[place]
                if state.picked[card]:
                    insert_sorted(seen, seat, known, card)
                    known += 1
    if state.step == Step.OVER:
        for place in range(state.dealt, state.deck_size):
            seen.deck[place] = state.deck[place]


@rule
def insert_sorted(seen: State, seat: int, size: int, card: int) -> None:
    """Put a card into a hand of `size` cards in ascending order."""
    place = size
    while place > 0 and seen.seats[seat].hand[place - 1] > card:
        seen.seats[seat].hand[place] = seen.seats[seat].hand[place - 1]
        place -= 1
    seen.seats[seat].hand[place] = card


@rule
def mark_seen(seen: State, unseen: Ints) -> None:
    """Strike out every card whose whereabouts are known; `unseen` starts as 1 for each Market card in use."""
    for place in range(seen.market_size):
        unseen[seen.market[place]] = 0
    for place in range(seen.removed_size):
        unseen[seen.removed[place]] = 0
    for seat in range(seen.players):
        for place in range(seen.seats[seat].hand_size):
            unseen[seen.seats[seat].hand[place]] = 0
        for place in range(seen.seats[seat].area_size):
            unseen[seen.seats[seat].area[place]] = 0
    if seen.step == Step.OVER:
        for place in range(seen.dealt, seen.deck_size):
            unseen[seen.deck[place]] = 0


@rule
def list_unseen(seen: State, in_use: Ints, cards: Ints, unseen: Ints) -> int:
    """A14.3: the cards in use minus all cards seen, ascending; returns how many. `unseen` is scratch space."""
    for card in range(CARDS + 1):
        unseen[card] = in_use[card]
    mark_seen(seen, unseen)
    size = 0
    for card in range(1, CARDS + 1):
        if unseen[card]:
            cards[size] = card
            size += 1
    return size


@rule
def redeal(seen: State, in_use: Ints, world: State, generator: Generator, pool: Ints, unseen: Ints) -> None:
    """Fill `world`, a copy of a redacted state, with a world drawn uniformly from those that agree with it.

    The unseen cards (A14.3) are shuffled into the unknown places of other hands and the rest of the deck. A choice that
    another seat has sealed is any card of its hand. `pool` and `unseen` are scratch space for all cards.
    """
    size = list_unseen(seen, in_use, pool, unseen)
    for seat in range(seen.players):
        for place in range(seen.seats[seat].hand_size):
            if seen.seats[seat].hand[place] == 0:
                size -= 1
                world.seats[seat].hand[place] = draw_from(pool, size, generator)
        if seen.seats[seat].has_chosen and seen.seats[seat].chosen == 0:
            world.seats[seat].chosen = 1 + below(generator, seen.seats[seat].hand_size)
    for place in range(seen.dealt, seen.deck_size):
        if seen.deck[place] == 0:
            size -= 1
            world.deck[place] = draw_from(pool, size, generator)


@rule
def draw_from(pool: Ints, last: int, generator: Generator) -> int:
    """Draw a card from the first last + 1 of the pool and close the gap."""
    place = below(generator, last + 1)
    card = pool[place]
    pool[place] = pool[last]
    return card


@rule
def redeal_many(
    seen: State,
    in_use: Ints,
    worlds: Any,
    generator: Generator,
    first: int,
    last: int,
    pool: Ints,
    unseen: Ints,
) -> None:
    """Fill worlds[first:last], each with a stream of its own for the chance still to come."""
    for index in range(first, last):
        worlds[index] = seen
        world = worlds[index]
        redeal(seen, in_use, world, generator, pool, unseen)
        world.chance.key = generator.key ^ generator.drawn
        world.chance.drawn = generator.drawn
