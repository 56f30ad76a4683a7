"""Āmul: worlds that agree with what the searching seat knows.

Only what is hidden is kept of a world, and of the deck only what simulations will deal: most worlds are met by few
simulations, so making one must cost little.
"""

from __future__ import annotations

import numpy as np

from serai.games.amul.bot.edition_priors import Hopes
from serai.games.amul.bot.search_memory import WORLDS, Desk
from serai.games.amul.rules.edition_data import EditionData
from serai.games.amul.rules.state import HAND, State
from serai.games.amul.seen.knowledge import draw_from, list_unseen
from serai.kernel.chance import stream
from serai.kernel.rule import rule, small_rule, whole


@rule
def survey(desk: Desk, seen: State, data: EditionData, hopes: Hopes, horizon: int) -> None:
    """What all worlds of a decision have in common. What others have sealed is unknown, so they choose anew."""
    desk.worlds_made = 0
    stream(desk.dealer, desk.seed, WORLDS)  # type: ignore[arg-type]
    desk.unseen_size = list_unseen(seen, hopes.in_use, desk.unseen, desk.pool)
    each_round = whole(seen.players) + whole(data.market_fill[seen.players])
    desk.deck_end = min(whole(seen.dealt) + horizon * each_round, whole(seen.deck_size))
    desk.start[0] = seen
    start = desk.start[0]
    for other in range(seen.players):
        if other != desk.seat and seen.seats[other].has_chosen:
            start.seats[other].has_chosen = 0
            start.awaited += 1


@rule
def deal_world(desk: Desk, seen: State) -> None:
    """One more world: unseen cards in the unknown places of hands and deck.

    The dealer passes over what is not needed, so that the k-th world is the same however far simulations look.
    """
    world = desk.worlds[desk.worlds_made]
    size = whole(desk.unseen_size)
    for place in range(size):
        desk.pool[place] = desk.unseen[place]
    for seat in range(seen.players):
        for place in range(HAND):
            card = seen.seats[seat].hand[place]
            if card == 0 and place < seen.seats[seat].hand_size:
                size -= 1
                card = draw_from(desk.pool, size, desk.dealer)
            world.hands[seat, place] = card
        if seen.seats[seat].has_chosen and seen.seats[seat].chosen == 0:
            desk.dealer.drawn += np.uint64(1)
    for place in range(seen.dealt, desk.deck_end):
        size -= 1
        world.deck[place] = draw_from(desk.pool, size, desk.dealer)
    desk.dealer.drawn += np.uint64(whole(seen.deck_size) - whole(desk.deck_end))
    desk.worlds_made += 1


@small_rule
def enter_world(desk: Desk, tried: int) -> None:
    """The simulated game begins: the k-th try of an option in the k-th world."""
    number = tried % WORLDS
    desk.game[0] = desk.start[0]
    game = desk.game[0]
    for seat in range(game.players):
        for place in range(HAND):
            game.seats[seat].hand[place] = desk.worlds[number].hands[seat, place]
    for place in range(game.dealt, desk.deck_end):
        game.deck[place] = desk.worlds[number].deck[place]
    stream(game.chance, desk.seed, tried)  # type: ignore[arg-type]
