"""Āmul: quick decisions for simulated games.

`appeal[seat, kind, n]` is what the n-th further card of a kind would add to a seat's prospects, computed once per real
decision; `held[seat, kind]` counts the further cards of the simulated game. A simulated decision is then a look into
a table, with a little noise so that others are not taken for clockwork.
"""

from __future__ import annotations

from typing import Any

from serai.bots.amul.hopes import Hopes
from serai.bots.amul.prospects import Outlook, drop, hold, plays_left, prospects, source_hope
from serai.games.amul.phases import source_card, source_size
from serai.games.amul.state import State, Step
from serai.games.amul.tables import KINDS, Tables
from serai.kernel.chance import below
from serai.kernel.rule import rule, whole

FURTHER = 3  # copies of a kind told apart; beyond, the last one counts


@rule
def measure_appeal(outlook: Outlook, state: State, tables: Tables, hopes: Hopes, appeal: Any) -> None:
    """Fill the table for a position; the outlook holds the areas only."""
    plays = plays_left(state, tables)
    for seat in range(state.players):
        now = prospects(outlook, state, tables, hopes, seat, plays)
        for kind in range(KINDS):
            card = hopes.sample[kind]
            if card == 0:
                continue
            before = now
            for further in range(FURTHER):
                hold(outlook, tables, hopes, seat, card)
                after = prospects(outlook, state, tables, hopes, seat, plays)
                appeal[seat, kind, further] = after - before
                before = after
            for _ in range(FURTHER):
                drop(outlook, tables, hopes, seat, card)
            if tables.effect[card]:
                for further in range(FURTHER):
                    appeal[seat, kind, further] += source_hope(state, hopes, tables.effect[card])


@rule
def gain(tables: Tables, appeal: Any, held: Any, seat: int, card: int) -> float:
    """What one more card would add."""
    kind = tables.kind[card]
    return appeal[seat, kind, min(held[seat, kind], FURTHER - 1)]


@rule
def loss(tables: Tables, appeal: Any, held: Any, seat: int, card: int) -> float:
    """What a held card adds."""
    kind = tables.kind[card]
    return appeal[seat, kind, max(min(held[seat, kind], FURTHER) - 1, 0)]


@rule
def like_options(
    state: State, tables: Tables, hopes: Hopes, appeal: Any, held: Any, seat: int, liking: Any, noise: float
) -> int:
    """How much a seat likes each of its options, by place as in `greedy.value_options`; returns how many there are."""
    plays = plays_left(state, tables)
    hand = state.seats[seat].hand
    size = whole(state.seats[seat].hand_size)
    only_table = playable = 0
    for place in range(size):
        playable += tables.table_capable[hand[place]]
        only_table += 1 - tables.hand_capable[hand[place]]

    if state.step == Step.OFFER:
        for place in range(size):
            card = hand[place]
            liking[place] = -loss(tables, appeal, held, seat, card)
            if only_table > plays and not tables.hand_capable[card]:
                liking[place] += hopes.dials.stuck
            if playable == 1 and tables.table_capable[card]:
                liking[place] -= hopes.dials.flow
    elif state.step == Step.PLAY:
        for place in range(size):
            card = hand[place]
            liking[place] = loss(tables, appeal, held, seat, card)
            if not tables.table_capable[card]:
                liking[place] = -hopes.dials.stuck - liking[place]
            elif not tables.hand_capable[card]:
                liking[place] += hopes.dials.stuck
            if tables.effect[card]:
                liking[place] += hopes.dials.stuck
    elif state.step == Step.PICK:
        size = whole(state.market_size)
        for place in range(size):
            card = state.market[place]
            liking[place] = gain(tables, appeal, held, seat, card)
            if not tables.hand_capable[card] and only_table >= plays:
                liking[place] -= hopes.dials.stuck
            if playable == 0 and tables.table_capable[card]:
                liking[place] += hopes.dials.flow
    else:
        source = state.seats[seat].effect
        size = whole(source_size(state, source)) + 1
        for place in range(size - 1):
            liking[place] = gain(tables, appeal, held, seat, source_card(state, source, place))
        liking[size - 1] = 0.0

    if noise > 0.0:
        for place in range(size):
            liking[place] += noise * below(state.chance, 1024) / 1024.0
    return size


@rule
def best_of(liking: Any, size: int) -> int:
    """The place of the highest number; the first one where several are equal."""
    best = 0
    for place in range(1, size):
        if liking[place] > liking[best]:
            best = place
    return best
