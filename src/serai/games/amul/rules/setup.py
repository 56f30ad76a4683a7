"""Āmul A2: the table before the first round."""

from __future__ import annotations

import numpy as np

from serai.games.amul.edition.compile import cards_in_use
from serai.games.amul.edition.read import Edition
from serai.games.amul.rules.edition_data import EditionData
from serai.games.amul.rules.phases import replenish
from serai.games.amul.rules.state import NO_LETTER, State, Step
from serai.kernel.chance import below, key_of, shuffle
from serai.kernel.rule import rule
from serai.kernel.schema import blank


def lay_out(edition: Edition, players: int, tea: int, seed: int | str = 0) -> State:
    """A2.2, A2.3, A13: everything that needs no chance. The deck lies in ascending order and is not yet dealt."""
    state = blank(State, 1)[0]
    state.chance.key = np.uint64(key_of(seed))
    state.players = players
    state.tea = tea
    state.step = Step.SETUP
    for pile, size, deck in (
        (state.deck, "deck_size", "market"),
        (state.palace, "palace_size", "palace"),
        (state.bazaar, "bazaar_size", "bazaar"),
    ):
        numbers = cards_in_use(edition, players, tea, deck)
        pile[: len(numbers)] = numbers
        setattr(state, size, len(numbers))
    for seat in range(players):
        state.seats[seat].letter = NO_LETTER
    return state  # type: ignore[no-any-return]


@rule
def draw_setup(state: State) -> None:
    """A2.4: the deck is shuffled and a start player drawn."""
    shuffle(state.chance, state.deck, state.deck_size)
    state.start = below(state.chance, state.players)


@rule
def deal(state: State, data: EditionData) -> None:
    """A2.5: one card at a time, clockwise beginning with the start player. Then the first round begins."""
    for place in range(data.start_hand):
        for step in range(state.players):
            seat = (state.start + step) % state.players
            state.seats[seat].hand[place] = state.deck[state.dealt]
            state.dealt += 1
    for seat in range(state.players):
        state.seats[seat].hand_size = data.start_hand
    replenish(state, data)
