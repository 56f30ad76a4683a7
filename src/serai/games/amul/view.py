"""Āmul: what there is to see, made from a state that has already been redacted (A14)."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.games.amul.calls import fill_in
from serai.games.amul.edition import Edition
from serai.games.amul.events import SOURCE_NAMES
from serai.games.amul.order import first_pick
from serai.games.amul.sheet import Row, Sheet
from serai.games.amul.state import NO_LETTER, Seat, State, Step, Way
from serai.games.amul.tables import cards_in_use
from serai.kernel.game import Facts
from serai.kernel.rule import text_of
from serai.kernel.schema import Ints, blank, plain

WAYS = {int(way): way.name.lower() for way in Way}
STEP_NAMES = {int(step): step.name.lower() for step in Step}
ROW_NAMES = [row.name.lower() for row in Row]


def view_of(
    states: Any, tables: Any, edition: Edition, viewer: int | None, awaited: tuple[int, ...], history: list[Facts]
) -> dict[str, Any]:
    """The table as one viewer sees it. `history` is what this viewer was told so far. States are arrays of one."""
    seen = plain(State, states[0])
    market = list(seen.market[: seen.market_size])
    palace, bazaar = sorted(seen.palace[: seen.palace_size]), sorted(seen.bazaar[: seen.bazaar_size])
    in_reach = [*market, *palace, *bazaar]
    if viewer is not None:
        in_reach += seen.seats[viewer].hand[: seen.seats[viewer].hand_size]
    totals, rows, gains = _score(states, tables, seen.players, viewer, in_reach)
    offered_by = _offered_by(history) if market else {}
    shown = {
        "rounds": edition.rounds,
        "round": seen.turn,
        "step": STEP_NAMES[seen.step],
        "start": seen.start,
        "first_pick": text_of(first_pick)(seen) if seen.turn else seen.start,
        "awaited": list(awaited),
        "order": list(seen.order[: seen.order_size]),
        "deck": seen.deck_size - seen.dealt,
        "market": [{"card": card, "from": offered_by.get(card)} for card in market],
        "palace": palace,
        "bazaar": bazaar,
        "removed": list(seen.removed[: seen.removed_size]),
        "seats": [
            _seat(seen.seats[seat], seen.picked, totals[seat], rows[seat], seat == viewer)
            for seat in range(seen.players)
        ],
        "unseen": _unseen(seen, edition),
    }
    if viewer is not None and seen.step not in (Step.SETUP, Step.OVER):
        shown["gains"] = gains
    return shown


def _score(
    states: Any, tables: Any, players: int, viewer: int | None, in_reach: list[int]
) -> tuple[list[int], list[list[int]], dict[str, int]]:
    """Points and rows as they are, and what each card in reach would add to the viewer's points in the own area."""
    sheets = blank(Sheet, 1)
    cards: Any = np.array(in_reach if viewer is not None else [], dtype=np.uint8)
    points: Any = np.zeros(len(cards), dtype=np.int16)
    fill_in(states, tables, sheets, viewer or 0, cards, points)
    columns = sheets["seats"][0, :players]
    gains = dict(zip(map(str, in_reach), points.tolist(), strict=False))
    return columns["total"].tolist(), columns["rows"].tolist(), gains


def _seat(seat: Seat, picked: Ints, total: int, rows: list[int], own: bool) -> dict[str, Any]:
    hand = list(seat.hand[: seat.hand_size])
    shown = {
        "hand_size": seat.hand_size,
        "known": sorted(card for card in hand if card and picked[card]),
        "chosen": bool(seat.has_chosen),
        "area": [
            {"card": card, "way": WAYS[way]}
            for card, way in zip(seat.area[: seat.area_size], seat.way[: seat.area_size], strict=True)
        ],
        "prowess": seat.prowess,
        "letter": seat.letter if seat.letter != NO_LETTER else None,
        "effect": SOURCE_NAMES.get(seat.effect),
        "points": total,
        "rows": dict(zip(ROW_NAMES, rows, strict=True)),
    }
    if own:
        shown["hand"] = hand
        shown["choice"] = hand[seat.chosen - 1] if seat.chosen else None
    return shown


def _offered_by(history: list[Facts]) -> dict[int, int]:
    """A4.3: who offered which card of this round's Market is public."""
    offers = {}
    for event in reversed(history):
        if event["event"] == "offered":
            offers[event["card"]] = event["seat"]
        elif event["event"] == "round":
            break
    return offers


def _unseen(state: State, edition: Edition) -> list[int]:
    """A14.3: cards in use minus all cards seen by this viewer."""
    seen = {*state.market[: state.market_size], *state.removed[: state.removed_size]}
    for seat in state.seats[: state.players]:
        seen.update(seat.hand[: seat.hand_size], seat.area[: seat.area_size])
    if state.step == Step.OVER:
        seen.update(state.deck[state.dealt : state.deck_size])
    return [card for card in cards_in_use(edition, state.players, state.tea, "market") if card not in seen]
