"""Āmul: quick decisions for simulated games.

`appeal[seat, kind, n]` is what the n-th further card of a kind adds to a seat's expected score beyond its area. It is
computed once per real decision; `extra[seat, kind]` counts such cards in the simulated game. A simulated decision is a
look into that table, with some noise so that others are not taken for clockwork.
"""

from __future__ import annotations

import numpy as np

from serai.games.amul.bot.counts import TableCounts, drop, hold
from serai.games.amul.bot.edition_priors import Priors
from serai.games.amul.bot.evaluation import expected_score, plays_left
from serai.games.amul.bot.hand import effect_value
from serai.games.amul.bot.search_memory import FURTHER, SearchMemory
from serai.games.amul.rules.edition_data import KINDS, EditionData
from serai.games.amul.rules.phases import source_card, source_size
from serai.games.amul.rules.state import State, Step
from serai.kernel.chance import Generator, number, scaled
from serai.kernel.rule import rule, small_rule, whole

GRAIN = 1 << 10


@rule
def measure_appeal(memory: SearchMemory, outlook: TableCounts, state: State, data: EditionData, priors: Priors) -> None:
    """Fill the table; the outlook counts the areas only."""
    plays = plays_left(state, data)
    for seat in range(state.players):
        counts = outlook.seats[seat]
        areas_only = expected_score(outlook, state, data, priors, seat, plays)
        for kind in range(KINDS):
            card = whole(priors.sample[kind])
            if card == 0:
                continue
            before = areas_only - effect_value(state, priors, data.effect[card])
            for further in range(FURTHER):
                hold(counts, data, priors, card)
                after = expected_score(outlook, state, data, priors, seat, plays)
                memory.appeal[seat, kind, further] = after - before
                before = after - effect_value(state, priors, data.effect[card])
            for _ in range(FURTHER):
                drop(counts, data, priors, card)


@small_rule
def gain(memory: SearchMemory, data: EditionData, seat: int, card: int) -> float:
    """What one more card adds."""
    kind = data.kind[card]
    return memory.appeal[seat, kind, min(memory.extra[seat, kind], FURTHER - 1)]  # type: ignore[no-any-return]


@small_rule
def loss(memory: SearchMemory, data: EditionData, seat: int, card: int) -> float:
    """What a card held beyond the area adds."""
    kind = data.kind[card]
    return memory.appeal[seat, kind, min(memory.extra[seat, kind], FURTHER) - 1]  # type: ignore[no-any-return]


@small_rule
def value_options(memory: SearchMemory, state: State, data: EditionData, priors: Priors, seat: int, step: int) -> int:
    """Write what each option is worth to a seat, by place, and return how many there are."""
    if step == Step.OFFER:
        return value_offers(memory, state, data, priors, seat)
    if step == Step.PICK:
        return value_picks(memory, state, data, priors, seat)
    if step == Step.PLAY:
        return value_reveals(memory, state, data, priors, seat)
    return value_takes(memory, state, data, seat)


@small_rule
def value_offers(memory: SearchMemory, state: State, data: EditionData, priors: Priors, seat: int) -> int:
    """What the seat misses least, and what it could not reveal in time; but one card to reveal it needs."""
    size = whole(state.seats[seat].hand_size)
    playable, only_table = count_uses(state, data, seat)
    stuck = priors.dials.stuck if only_table > plays_left(state, data) else 0.0
    flow = priors.dials.flow if playable == 1 else 0.0
    for place in range(size):
        card = state.seats[seat].hand[place]
        value = stuck * (1 - whole(data.hand_capable[card])) - flow * whole(data.table_capable[card])
        memory.values[place] = value - loss(memory, data, seat, card)
    return size


@small_rule
def value_picks(memory: SearchMemory, state: State, data: EditionData, priors: Priors, seat: int) -> int:
    """What adds most, unless it could not be revealed in time; one card to reveal the seat needs."""
    size = whole(state.market_size)
    playable, only_table = count_uses(state, data, seat)
    stuck = priors.dials.stuck if only_table >= plays_left(state, data) else 0.0
    flow = priors.dials.flow if playable == 0 else 0.0
    for place in range(size):
        card = state.market[place]
        value = flow * whole(data.table_capable[card]) - stuck * (1 - whole(data.hand_capable[card]))
        memory.values[place] = value + gain(memory, data, seat, card)
    return size


@small_rule
def value_reveals(memory: SearchMemory, state: State, data: EditionData, priors: Priors, seat: int) -> int:
    """What adds most first, or where the card would be lost what adds least."""
    size = whole(state.seats[seat].hand_size)
    for place in range(size):
        card = state.seats[seat].hand[place]
        worth = priors.reveal_sign[card] * loss(memory, data, seat, card)
        memory.values[place] = worth + priors.reveal_bonus[card]
    return size


@small_rule
def value_takes(memory: SearchMemory, state: State, data: EditionData, seat: int) -> int:
    """What adds most; the last option takes nothing."""
    source = state.seats[seat].effect
    size = whole(source_size(state, source))
    for place in range(size):
        memory.values[place] = gain(memory, data, seat, source_card(state, source, place))
    memory.values[size] = 0.0
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
def best_with_noise(memory: SearchMemory, generator: Generator, size: int, noise: float) -> int:
    """The place of the best option after adding up to `noise` points to each."""
    key, drawn = generator.key, generator.drawn
    best, highest = 0, np.float32(-1e30)
    for place in range(size):
        drawn += np.uint64(1)
        value = np.float32(memory.values[place] + noise * scaled(number(key, drawn), GRAIN) / GRAIN)
        if value > highest:
            best, highest = place, value
    generator.drawn = drawn
    return best


@small_rule
def best_of(memory: SearchMemory, size: int) -> int:
    """The place of the best option; the first one where several are equal."""
    best = 0
    for place in range(1, size):
        if memory.values[place] > memory.values[best]:
            best = place
    return best
