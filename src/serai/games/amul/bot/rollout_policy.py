"""Āmul: quick decisions for simulated games.

`appeal[seat, kind, n]` is what the n-th further card of a kind adds to a seat's prospects beyond its area, computed
once per real decision; `extra[seat, kind]` counts such cards in the simulated game. A simulated decision is a look into
that table, with some noise so that others are not taken for clockwork.
"""

from __future__ import annotations

import numpy as np

from serai.games.amul.bot.counts import Outlook, drop, hold
from serai.games.amul.bot.edition_priors import Hopes
from serai.games.amul.bot.evaluation import plays_left, prospects
from serai.games.amul.bot.hand import effect_hope
from serai.games.amul.bot.search_memory import FURTHER, Desk
from serai.games.amul.rules.edition_data import KINDS, EditionData
from serai.games.amul.rules.phases import source_card, source_size
from serai.games.amul.rules.state import State, Step
from serai.kernel.chance import Generator, number, scaled
from serai.kernel.rule import rule, small_rule, whole

GRAIN = 1 << 10


@rule
def measure_appeal(desk: Desk, outlook: Outlook, state: State, data: EditionData, hopes: Hopes) -> None:
    """Fill the table; the outlook counts the areas only."""
    plays = plays_left(state, data)
    for seat in range(state.players):
        holding = outlook.seats[seat]
        areas_only = prospects(outlook, state, data, hopes, seat, plays)
        for kind in range(KINDS):
            card = whole(hopes.sample[kind])
            if card == 0:
                continue
            before = areas_only - effect_hope(state, hopes, data.effect[card])
            for further in range(FURTHER):
                hold(holding, data, hopes, card)
                after = prospects(outlook, state, data, hopes, seat, plays)
                desk.appeal[seat, kind, further] = after - before
                before = after - effect_hope(state, hopes, data.effect[card])
            for _ in range(FURTHER):
                drop(holding, data, hopes, card)


@small_rule
def gain(desk: Desk, data: EditionData, seat: int, card: int) -> float:
    """What one more card adds."""
    kind = data.kind[card]
    return desk.appeal[seat, kind, min(desk.extra[seat, kind], FURTHER - 1)]  # type: ignore[no-any-return]


@small_rule
def loss(desk: Desk, data: EditionData, seat: int, card: int) -> float:
    """What a card held beyond the area adds."""
    kind = data.kind[card]
    return desk.appeal[seat, kind, min(desk.extra[seat, kind], FURTHER) - 1]  # type: ignore[no-any-return]


@small_rule
def like_options(desk: Desk, state: State, data: EditionData, hopes: Hopes, seat: int, step: int) -> int:
    """Write how much a seat likes each option, by place, and return how many there are."""
    if step == Step.OFFER:
        return like_offers(desk, state, data, hopes, seat)
    if step == Step.PICK:
        return like_picks(desk, state, data, hopes, seat)
    if step == Step.PLAY:
        return like_reveals(desk, state, data, hopes, seat)
    return like_takes(desk, state, data, seat)


@small_rule
def like_offers(desk: Desk, state: State, data: EditionData, hopes: Hopes, seat: int) -> int:
    """What the seat misses least, and what it could not reveal in time; but one card to reveal it needs."""
    size = whole(state.seats[seat].hand_size)
    playable, only_table = count_uses(state, data, seat)
    stuck = hopes.dials.stuck if only_table > plays_left(state, data) else 0.0
    flow = hopes.dials.flow if playable == 1 else 0.0
    for place in range(size):
        card = state.seats[seat].hand[place]
        like = stuck * (1 - whole(data.hand_capable[card])) - flow * whole(data.table_capable[card])
        desk.liking[place] = like - loss(desk, data, seat, card)
    return size


@small_rule
def like_picks(desk: Desk, state: State, data: EditionData, hopes: Hopes, seat: int) -> int:
    """What adds most, unless it could not be revealed in time; one card to reveal the seat needs."""
    size = whole(state.market_size)
    playable, only_table = count_uses(state, data, seat)
    stuck = hopes.dials.stuck if only_table >= plays_left(state, data) else 0.0
    flow = hopes.dials.flow if playable == 0 else 0.0
    for place in range(size):
        card = state.market[place]
        like = flow * whole(data.table_capable[card]) - stuck * (1 - whole(data.hand_capable[card]))
        desk.liking[place] = like + gain(desk, data, seat, card)
    return size


@small_rule
def like_reveals(desk: Desk, state: State, data: EditionData, hopes: Hopes, seat: int) -> int:
    """What adds most first, or where the card would be lost what adds least."""
    size = whole(state.seats[seat].hand_size)
    for place in range(size):
        card = state.seats[seat].hand[place]
        worth = hopes.reveal_sign[card] * loss(desk, data, seat, card)
        desk.liking[place] = worth + hopes.reveal_bonus[card]
    return size


@small_rule
def like_takes(desk: Desk, state: State, data: EditionData, seat: int) -> int:
    """What adds most; the last option takes nothing."""
    source = state.seats[seat].effect
    size = whole(source_size(state, source))
    for place in range(size):
        desk.liking[place] = gain(desk, data, seat, source_card(state, source, place))
    desk.liking[size] = 0.0
    return size + 1


@small_rule
def count_uses(state: State, data: EditionData, seat: int) -> tuple[int, int]:
    """How many cards of a hand can be revealed, and how many are only good for that."""
    playable = only_table = whole(0)
    for place in range(state.seats[seat].hand_size):
        playable += whole(data.table_capable[state.seats[seat].hand[place]])
        only_table += 1 - whole(data.hand_capable[state.seats[seat].hand[place]])
    return playable, only_table


@small_rule
def best_wavering(desk: Desk, generator: Generator, size: int, noise: float) -> int:
    """The place of the best liked option after adding some noise to each, up to so many points."""
    key, drawn = generator.key, generator.drawn
    best, highest = 0, np.float32(-1e30)
    for place in range(size):
        drawn += np.uint64(1)
        like = np.float32(desk.liking[place] + noise * scaled(number(key, drawn), GRAIN) / GRAIN)
        if like > highest:
            best, highest = place, like
    generator.drawn = drawn
    return best


@small_rule
def best_of(desk: Desk, size: int) -> int:
    """The place of the best liked option; the first one where several are equal."""
    best = 0
    for place in range(1, size):
        if desk.liking[place] > desk.liking[best]:
            best = place
    return best
