"""Āmul: quick decisions for simulated games.

`appeal[seat, kind, n]` is what the n-th further card of a kind adds to a seat's prospects beyond its area, computed
once per real decision; `extra[seat, kind]` counts such cards in the simulated game. A simulated decision is a look into
that table, with some noise so that others are not taken for clockwork.
"""

from __future__ import annotations

from serai.bots.amul.greedy import Values, card_of, options_of
from serai.bots.amul.hand import effect_hope
from serai.bots.amul.holding import Outlook, drop, hold
from serai.bots.amul.hopes import Hopes
from serai.bots.amul.prospects import plays_left, prospects
from serai.games.amul.state import State, Step
from serai.games.amul.tables import KINDS, Tables
from serai.kernel.chance import below
from serai.kernel.rule import rule, whole

FURTHER = 3  # copies told apart; beyond, each is worth as much as the last of these
GRAIN = 1 << 10


@rule
def measure_appeal(outlook: Outlook, state: State, tables: Tables, hopes: Hopes, appeal: Values) -> None:
    """Fill the table; the outlook counts the areas only."""
    plays = plays_left(state, tables)
    for seat in range(state.players):
        areas_only = prospects(outlook, state, tables, hopes, seat, plays)
        for kind in range(KINDS):
            card = whole(hopes.sample[kind])
            if card == 0:
                continue
            before = areas_only - effect_hope(state, hopes, tables.effect[card])
            for further in range(FURTHER):
                hold(outlook, tables, hopes, seat, card)
                after = prospects(outlook, state, tables, hopes, seat, plays)
                appeal[seat, kind, further] = after - before
                before = after - effect_hope(state, hopes, tables.effect[card])
            for _ in range(FURTHER):
                drop(outlook, tables, hopes, seat, card)


@rule
def gain(tables: Tables, appeal: Values, extra: Values, seat: int, card: int) -> float:
    """What one more card adds."""
    kind = tables.kind[card]
    return appeal[seat, kind, min(extra[seat, kind], FURTHER - 1)]  # type: ignore[no-any-return]


@rule
def loss(tables: Tables, appeal: Values, extra: Values, seat: int, card: int) -> float:
    """What a card held beyond the area adds."""
    kind = tables.kind[card]
    return appeal[seat, kind, min(extra[seat, kind], FURTHER) - 1]  # type: ignore[no-any-return]


@rule
def like_options(
    state: State, tables: Tables, hopes: Hopes, appeal: Values, extra: Values, seat: int, liking: Values
) -> int:
    """Write how much a seat likes each option, by place, and return how many there are."""
    plays = plays_left(state, tables)
    only_table = playable = 0
    for place in range(state.seats[seat].hand_size):
        playable += tables.table_capable[state.seats[seat].hand[place]]
        only_table += 1 - whole(tables.hand_capable[state.seats[seat].hand[place]])

    size = options_of(state, seat)
    for place in range(size):
        card = card_of(state, seat, place)
        if state.step == Step.OFFER:
            like = -loss(tables, appeal, extra, seat, card)
            like += hopes.dials.stuck * (only_table > plays and not tables.hand_capable[card])
            like -= hopes.dials.flow * (playable == 1 and tables.table_capable[card])
        elif state.step == Step.PICK:
            like = gain(tables, appeal, extra, seat, card)
            like -= hopes.dials.stuck * (only_table >= plays and not tables.hand_capable[card])
            like += hopes.dials.flow * (playable == 0 and tables.table_capable[card])
        elif state.step == Step.PLAY:
            like = like_to_reveal(tables, hopes, loss(tables, appeal, extra, seat, card), card)
        else:
            like = gain(tables, appeal, extra, seat, card) if card != 0 else 0.0
        liking[place] = like
    return size


@rule
def like_to_reveal(tables: Tables, hopes: Hopes, worth: float, card: int) -> float:
    """Effects and what is only for the table first; what is only for the hand would be lost."""
    if not tables.table_capable[card]:
        return -hopes.dials.stuck - worth
    return worth + hopes.dials.stuck * (whole(tables.has_effect[card]) + (not tables.hand_capable[card]))


@rule
def waver(state: State, liking: Values, size: int, noise: float) -> None:
    """Add some noise, up to so many points."""
    for place in range(size):
        liking[place] += noise * below(state.chance, GRAIN) / GRAIN


@rule
def best_of(liking: Values, size: int) -> int:
    """The place of the highest number; the first one where several are equal."""
    best = 0
    for place in range(1, size):
        if liking[place] > liking[best]:
            best = place
    return best
