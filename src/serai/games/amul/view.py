"""Āmul: what there is to see, made from a state that has already been redacted (A14)."""

from __future__ import annotations

from typing import Any

import numpy as np

from serai.games.amul import scoring
from serai.games.amul.edition import Edition
from serai.games.amul.events import SOURCE_NAMES
from serai.games.amul.order import first_pick
from serai.games.amul.scoring import Row, Sheet
from serai.games.amul.state import NO_LETTER, Seat, State, Step, Way
from serai.games.amul.tables import Tables, cards_in_use
from serai.kernel.game import Facts
from serai.kernel.schema import blank, plain

WAYS = {int(way): way.name.lower() for way in Way}
ROW_NAMES = [row.name.lower() for row in Row]


def view_of(
    state: State,
    tables: Tables,
    edition: Edition,
    viewer: int | None,
    awaited: tuple[int, ...],
    history: list[Facts],
) -> dict[str, Any]:
    """The table as one viewer sees it. `history` is what this viewer was told so far."""
    sheet = blank(Sheet, 1)[0]
    scoring.score(state, tables, sheet)
    totals = [(int(column["total"]), column["rows"].tolist()) for column in sheet["seats"][: int(state.players)]]
    seen = plain(State, state)
    market, palace, bazaar = seen.market[: seen.market_size], seen.palace[: seen.palace_size], seen.bazaar
    offered_by = _offered_by(history) if market else {}
    shown = {
        "rounds": int(tables.rounds),
        "round": seen.turn,
        "step": Step(seen.step).name.lower(),
        "start": seen.start,
        "first_pick": int(first_pick(state)) if seen.turn else seen.start,
        "awaited": list(awaited),
        "order": seen.order[: seen.order_size],
        "deck": seen.deck_size - seen.dealt,
        "market": [{"card": card, "from": offered_by.get(card)} for card in market],
        "palace": palace,
        "bazaar": bazaar[: seen.bazaar_size],
        "removed": seen.removed[: seen.removed_size],
        "seats": [_seat(seen.seats[seat], *totals[seat], seat == viewer) for seat in range(seen.players)],
        "unseen": _unseen(seen, edition),
    }
    if viewer is not None and seen.step not in (Step.SETUP, Step.OVER):
        hand = seen.seats[viewer].hand[: seen.seats[viewer].hand_size]
        shown["gains"] = _gains(state, tables, viewer, [*hand, *market, *palace, *bazaar[: seen.bazaar_size]])
    return shown


def _seat(seat: Seat, total: int, rows: list[int], own: bool) -> dict[str, Any]:
    hand = list(seat.hand[: seat.hand_size])
    shown = {
        "hand_size": seat.hand_size,
        "known": sorted(card for place, card in enumerate(hand) if (seat.known >> place) & 1),
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


def _gains(state: State, tables: Tables, viewer: int, cards: list[int]) -> dict[str, int]:
    """What each card within reach would add to the viewer's points now, if it lay in the own area."""
    points: Any = np.zeros(len(cards), dtype=np.int16)
    numbers: Any = np.array(cards, dtype=np.uint8)
    scoring.gains(state, tables, blank(Sheet, 1)[0], viewer, numbers, points)
    return dict(zip(map(str, cards), points.tolist(), strict=True))
