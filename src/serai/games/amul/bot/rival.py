"""Āmul: `greedy` for batches of games, so that a net can learn against somebody else than itself.

It knows no more than at a table: the open cards and its own hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from serai.envs.vector.lanes import Lane
from serai.games.amul.bot.counts import TableCounts, count_areas, count_hand
from serai.games.amul.bot.edition_priors import Priors, priors_of
from serai.games.amul.bot.greedy import Values, card_of, value_options
from serai.games.amul.edition.read import Edition
from serai.games.amul.rules.edition_data import EditionData
from serai.games.amul.rules.state import MOST_LEGAL, SEATS
from serai.kernel.rule import rule, whole
from serai.kernel.schema import EVERYONE, Record, blank, one, several


class Scratch(Record):
    """Room for one decision."""

    outlook: TableCounts = one(TableCounts, EVERYONE, "all seats, counted")
    values: Values = several(np.float32, MOST_LEGAL, EVERYONE, "what each option is worth")


SCRATCH = Scratch


def knowledge_of(edition: Edition, counts: Iterable[int], options: Mapping[str, Any]) -> Any:
    """What to expect in such games, by number of players."""
    knowledge = blank(Priors, SEATS + 1)
    for players in counts:
        knowledge[players] = priors_of(edition, players, options["tea"], "greedy")[0]
    return knowledge


@rule
def kind_of(lane: Lane) -> int:
    """Lanes of one kind take about as long: where the game stands, and how many options there are."""
    return 16 * ((whole(lane.state.step) - 1) & 3) + min(whole(lane.legal_count), whole(15))


@rule
def rival_lane(lane: Lane, knowledge: Any, data: EditionData, scratch: Scratch) -> int:
    """What `greedy` does in the place of the seat that decides."""
    state, seat = lane.state, whole(lane.seat)
    priors = knowledge[lane.state.players]
    count_areas(state, data, priors, scratch.outlook)
    count_hand(state, data, priors, scratch.outlook, seat)
    size = value_options(scratch.outlook, state, data, priors, seat, scratch.values)
    best = 0
    for place in range(1, size):
        if scratch.values[place] > scratch.values[best]:
            best = place
    return card_of(state, seat, best)


@rule
def rival_lanes(
    lanes: Any, knowledge: Any, data: Any, scratch: Any, wanted: Any, actions: Any, first: int, last: int
) -> None:
    """Its actions, where a seat of a lane is its own (`wanted`: lanes x seats)."""
    for number in range(first, last):
        if lanes[number].seat >= 0 and wanted[number, lanes[number].seat]:
            actions[number] = rival_lane(lanes[number], knowledge, data[0], scratch[number])
