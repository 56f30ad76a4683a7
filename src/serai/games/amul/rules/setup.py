"""Āmul A2: the table before the first round."""

from __future__ import annotations

from serai.games.amul.rules.edition_data import EditionData
from serai.games.amul.rules.phases import replenish
from serai.games.amul.rules.state import State
from serai.kernel.chance import below, shuffle
from serai.kernel.rule import rule


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
