"""Āmul: full states that agree with what one viewer knows (A14.3), many at a time."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.games.amul.edition.compile import cards_in_use, flags_in_use
from serai.games.amul.edition.read import Edition
from serai.games.amul.rules.state import CARDS, NO_LETTER, Source, State, Step
from serai.games.amul.seen.knowledge import redeal_many
from serai.games.amul.seen.view import WAYS
from serai.kernel.chance import Generator, key_of
from serai.kernel.schema import blank

_STEPS = {step.name.lower(): step for step in Step}
_SOURCES = {source.name.lower(): int(source) for source in Source if source}
_WAYS = {name: way for way, name in WAYS.items()}


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
    state = blank(State, 1)[0]
    state.players = view["players"]
    state.tea = view["options"]["tea"]
    state.step = _STEPS[view["step"]]
    state.turn = view["round"]
    state.start = view["start"]
    state.order[: len(view["order"])] = view["order"]
    state.order_size = len(view["order"])
    state.awaited = _open_decisions(view)
    market = [entry["card"] for entry in view["market"]]
    for pile, cards in (("market", market), ("palace", view["palace"]), ("bazaar", view["bazaar"])):
        state[pile][: len(cards)] = cards
        setattr(state, f"{pile}_size", len(cards))
    state.removed[: len(view["removed"])] = view["removed"]
    state.removed_size = len(view["removed"])
    state.deck_size = len(cards_in_use(edition, view["players"], view["options"]["tea"], "market"))
    state.dealt = state.deck_size - view["deck"]
    for seat, entry in enumerate(view["seats"]):
        _fill_seat(state, seat, entry)
    return state  # type: ignore[no-any-return]


def offers_in(view: dict[str, Any]) -> bytes:
    """A4.3, by card: which seat, plus 1, has offered it this round."""
    offered = bytearray(CARDS + 1)
    for entry in view["market"]:
        offered[entry["card"]] = 0 if entry["from"] is None else entry["from"] + 1
    return bytes(offered)


def _open_decisions(view: dict[str, Any]) -> int:
    if view["step"] in ("pick", "effect"):
        return len(view["order"]) - int(view["order"].index(view["awaited"][0]))
    return len(view["awaited"])


def _fill_seat(state: State, seat: int, entry: dict[str, Any]) -> None:
    target = state.seats[seat]
    hand = entry.get("hand", entry["known"])
    target.hand[: len(hand)] = hand
    target.hand_size = entry["hand_size"]
    state.picked[entry["known"]] = 1
    target.has_chosen = entry["chosen"]
    if entry.get("choice") is not None:
        target.chosen = hand.index(entry["choice"]) + 1
    target.effect = _SOURCES.get(entry["effect"], 0)
    target.prowess = entry["prowess"]
    target.letter = NO_LETTER if entry["letter"] is None else entry["letter"]
    target.area_size = len(entry["area"])
    for place, laid in enumerate(entry["area"]):
        target.area[place] = laid["card"]
        target.way[place] = _WAYS[laid["way"]]
