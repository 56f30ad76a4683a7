"""Āmul: what there is to see, made from a state that has already been redacted (A14)."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.games.amul.calls import fill_in, unseen_of
from serai.games.amul.edition import Edition
from serai.games.amul.edition_tables import flags_in_use
from serai.games.amul.events import SOURCE_NAMES
from serai.games.amul.order import first_pick
from serai.games.amul.sheet import ROWS, Row, Sheet
from serai.games.amul.state import CARDS, NO_LETTER, Seat, State, Step, Way
from serai.kernel.game import Facts
from serai.kernel.rule import text_of
from serai.kernel.schema import Ints, blank, plain

WAYS = {int(way): way.name.lower() for way in Way}
STEP_NAMES = {int(step): step.name.lower() for step in Step}
CARD_KEYS = [str(card) for card in range(CARDS + 1)]
ROW_NAMES = [row.name.lower() for row in Row]


def view_of(
    states: Any, tables: Any, edition: Edition, viewer: int | None, awaited: tuple[int, ...], history: list[Facts]
) -> dict[str, Any]:
    """The table as one viewer sees it. `history` is what this viewer was told so far. States are arrays of one."""
    seen = plain(State, states)
    market = list(seen.market[: seen.market_size])
    palace, bazaar = sorted(seen.palace[: seen.palace_size]), sorted(seen.bazaar[: seen.bazaar_size])
    in_reach = [*market, *palace, *bazaar]
    if viewer is not None:
        in_reach += seen.seats[viewer].hand[: seen.seats[viewer].hand_size]
    points, gains = _score(states, tables, seen.players, viewer, in_reach)
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
        "seats": [_seat(seen.seats[seat], seen.picked, points[seat], seat == viewer) for seat in range(seen.players)],
        "unseen": _unseen(states, seen, edition),
    }
    if viewer is not None and seen.step not in (Step.SETUP, Step.OVER):
        shown["gains"] = gains
    return shown


def _score(
    states: Any, tables: Any, players: int, viewer: int | None, in_reach: list[int]
) -> tuple[list[list[int]], dict[str, int]]:
    """Rows and their sum by seat, and what each card in reach would add to the viewer's points in the own area."""
    cards: Any = np.frombuffer(bytes(in_reach if viewer is not None else ()), dtype=np.uint8)
    gains: Any = np.zeros(len(cards), dtype=np.int16)
    points: Any = np.zeros((players, ROWS + 2), dtype=np.int16)
    fill_in(states, tables, blank(Sheet, 1), viewer or 0, cards, gains, points)
    return points.tolist(), dict(zip([CARD_KEYS[card] for card in in_reach], gains.tolist(), strict=False))


def _seat(seat: Seat, picked: Ints, points: list[int], own: bool) -> dict[str, Any]:
    hand = list(seat.hand[: seat.hand_size])
    shown = {
        "hand_size": seat.hand_size,
        "known": sorted([card for card in hand if card and picked[card]]),
        "chosen": bool(seat.has_chosen),
        "area": [
            {"card": card, "way": WAYS[way]} for card, way in zip(seat.area[: seat.area_size], seat.way, strict=False)
        ],
        "prowess": seat.prowess,
        "letter": seat.letter if seat.letter != NO_LETTER else None,
        "effect": SOURCE_NAMES.get(seat.effect),
        "points": points[ROWS],
        "rows": dict(zip(ROW_NAMES, points, strict=False)),
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


def _unseen(states: Any, seen: State, edition: Edition) -> list[int]:
    """A14.3: cards in use minus all cards seen by this viewer."""
    in_use: Any = flags_in_use(edition, seen.players, seen.tea)
    scratch: Any = np.zeros((2, CARDS + 1), dtype=np.uint8)
    size = unseen_of(states, in_use, scratch[0], scratch[1])
    unseen: list[int] = scratch[0, :size].tolist()
    return unseen
