"""Āmul: worlds that agree with what the searching seat knows.

A world keeps only its hidden cards, and of the deck only what simulations will deal: most worlds are met by few
simulations, so making one must cost little.
"""

from __future__ import annotations

import numpy as np

from serai.games.amul.bot.edition_priors import Priors
from serai.games.amul.bot.search_memory import WORLDS, SearchMemory
from serai.games.amul.rules.edition_data import EditionData
from serai.games.amul.rules.state import HAND, State
from serai.games.amul.seen.knowledge import draw_from, list_unseen
from serai.kernel.chance import stream
from serai.kernel.rule import rule, small_rule, whole


@rule
def survey(memory: SearchMemory, seen: State, data: EditionData, priors: Priors, horizon: int) -> None:
    """The common part of all worlds of a decision. Sealed choices of others are unknown, so they choose anew."""
    memory.worlds_made = 0
    stream(memory.dealer, memory.seed, WORLDS)  # type: ignore[arg-type]
    memory.unseen_size = list_unseen(seen, priors.in_use, memory.unseen, memory.pool)
    each_round = whole(seen.players) + whole(data.market_fill[seen.players])
    memory.deck_end = min(whole(seen.dealt) + horizon * each_round, whole(seen.deck_size))
    memory.start[0] = seen
    start = memory.start[0]
    for other in range(seen.players):
        if other != memory.seat and seen.seats[other].has_chosen:
            start.seats[other].has_chosen = 0
            start.awaited += 1


@rule
def deal_world(memory: SearchMemory, seen: State) -> None:
    """One more world: unseen cards in the unknown places of hands and deck.

    The dealer skips unneeded cards, so that the k-th world is the same however far simulations look.
    """
    world = memory.worlds[memory.worlds_made]
    size = whole(memory.unseen_size)
    for place in range(size):
        memory.pool[place] = memory.unseen[place]
    for seat in range(seen.players):
        for place in range(HAND):
            card = seen.seats[seat].hand[place]
            if card == 0 and place < seen.seats[seat].hand_size:
                size -= 1
                card = draw_from(memory.pool, size, memory.dealer)
            world.hands[seat, place] = card
        if seen.seats[seat].has_chosen and seen.seats[seat].chosen == 0:
            memory.dealer.drawn += np.uint64(1)
    for place in range(seen.dealt, memory.deck_end):
        size -= 1
        world.deck[place] = draw_from(memory.pool, size, memory.dealer)
    memory.dealer.drawn += np.uint64(whole(seen.deck_size) - whole(memory.deck_end))
    memory.worlds_made += 1


@small_rule
def enter_world(memory: SearchMemory, tried: int) -> None:
    """The simulated game begins: the k-th try of an option in the k-th world."""
    number = tried % WORLDS
    memory.game[0] = memory.start[0]
    game = memory.game[0]
    for seat in range(game.players):
        for place in range(HAND):
            game.seats[seat].hand[place] = memory.worlds[number].hands[seat, place]
    for place in range(game.dealt, memory.deck_end):
        game.deck[place] = memory.worlds[number].deck[place]
    stream(game.chance, memory.seed, tried)  # type: ignore[arg-type]
