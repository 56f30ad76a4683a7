"""Āmul: full states that agree with what one viewer knows (A14.3), many at a time."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.games.amul.edition.compile import cards_in_use, flags_in_use
from serai.games.amul.edition.read import Edition
from serai.games.amul.rules.state import CARDS, House, State
from serai.games.amul.seen.knowledge import redeal_many
from serai.games.amul.seen.record import FROM_OWN_SEAT, FROM_STATE, OWN_AT, SEAT_SIZE, SEATS_AT, TABLE, Seen
from serai.games.options import house_number
from serai.kernel.chance import Generator, key_of
from serai.kernel.schema import Bytes, blank, empty
from serai.kernel.taken import copy_back
from serai.kernel.view_reader import read_view


def deal_worlds(seen: State, edition: Edition, count: int, seed: int | str) -> Any:
    """Worlds drawn uniformly from those that agree with a redacted state, as an array of states."""
    in_use: Any = flags_in_use(edition, int(seen.players), int(seen.tea))
    generator = blank(Generator, 1)[0]
    generator.key = np.uint64(key_of(seed))
    worlds = blank(State, count)
    scratch: Any = np.zeros((2, CARDS + 1), dtype=np.uint8)
    redeal_many(seen, in_use, worlds, generator, 0, count, scratch[0], scratch[1])
    return worlds


def state_of(view: dict[str, Any], edition: Edition) -> State:
    """The redacted state that a view was made from (but for the order of Palace and Bazaar, which says nothing)."""
    seen_now, memory = read_view(TABLE, view, view["seat"])
    seen: Seen = seen_now[0]
    states, state_memory = empty(State)
    state_memory[:] = 0
    copy_back(FROM_STATE, memory, 0, state_memory, 0)
    state: State = states[0]
    state.players = view["players"]
    state.tea = view["options"]["tea"]
    state.house = house_number(House, view["options"])
    state.awaited = _open_decisions(view)
    state.deck_size = len(cards_in_use(edition, view["players"], view["options"]["tea"], "market"))
    state.dealt = state.deck_size - seen.deck
    for card, offerer in zip(seen.market, seen.offerer, strict=True):
        if offerer:
            state.seats[offerer - 1].offered = card
    for seat in range(state.players):
        known = seen.seats[seat].known
        state.seats[seat].hand[:] = known
        state.picked[known[: seen.seats[seat].known_size]] = 1
    if seen.viewer:
        _show_own(state, seen, memory, state_memory)
    return state


def _show_own(state: State, seen: Seen, memory: Bytes, state_memory: Bytes) -> None:
    """What only the viewer knows."""
    seat = seen.viewer - 1
    copy_back(FROM_OWN_SEAT, memory, OWN_AT, state_memory, SEATS_AT + seat * SEAT_SIZE)
    if seen.own.choice:
        state.seats[seat].chosen = list(seen.own.hand).index(seen.own.choice) + 1


def _open_decisions(view: dict[str, Any]) -> int:
    if view["step"] in ("pick", "effect"):
        return len(view["order"]) - int(view["order"].index(view["awaited"][0]))
    return len(view["awaited"])
