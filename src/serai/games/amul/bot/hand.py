"""Āmul: what a hand can still do, beyond the points on its cards."""

from __future__ import annotations

from serai.games.amul.bot.edition_priors import Priors
from serai.games.amul.rules.edition_data import EditionData
from serai.games.amul.rules.state import HAND, Source, State
from serai.kernel.rule import rule, small_rule, whole

KEPT = HAND - 1  # cards in hand at the end of a round, so also at the end of the game


@small_rule
def effect_value(state: State, priors: Priors, source: int) -> float:
    """What the use of an effect is worth."""
    if source == Source.PALACE and state.palace_size > 0:
        return priors.dials.palace
    if source == Source.BAZAAR and state.bazaar_size > 0:
        return priors.dials.bazaar
    if source == Source.MARKET:
        return priors.dials.market
    return 0.0


@rule
def hand_value(
    state: State, data: EditionData, priors: Priors, seat: int, without: int, extra: int, plays: int
) -> float:
    """Effects still to be used, less what cannot be used in time.

    `without` is a card about to leave the hand, `extra` one about to join it; 0 for none.
    """
    total = 0.0
    only_table = playable = keepable = effects = 0
    for place in range(state.seats[seat].hand_size + 1):
        card = whole(state.seats[seat].hand[place]) if place < state.seats[seat].hand_size else extra
        if card == 0 or card == without:
            continue
        playable += whole(data.table_capable[card])
        keepable += whole(data.hand_capable[card])
        only_table += 1 - whole(data.hand_capable[card])
        if data.effect[card] != Source.NONE and effects < plays:
            effects += 1
            total += effect_value(state, priors, data.effect[card]) - priors.dials.haste * effects

    # A10.1: what is only for the table must be revealed in time; what is kept must find a place in the last hand.
    revealed = min(only_table, plays)
    total -= priors.dials.stuck * (only_table - revealed)
    total -= priors.dials.stuck * max(keepable - KEPT - (plays - revealed), 0)
    if plays > 0 and playable == 0:
        total -= priors.dials.flow
    return total
