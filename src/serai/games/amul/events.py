"""Āmul: what happened, told from the states before and after a move.

The order of the events is the order of the rules. Simultaneous choices appear only when they are turned up, by seat:
nobody learns in which order they were made (A14.2).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from serai.games.amul.state import Source, State, Step
from serai.games.amul.tables import Tables
from serai.kernel.game import Event, Move
from serai.kernel.schema import Ints, unpacked

SOURCE_NAMES = {int(source): source.name.lower() for source in Source if source}


class Change:
    """The states before and after a move, as plain Python; unpacked where someone looks, because that is dear."""

    def __init__(self, before: bytes, after: bytes):
        self._before, self._after = before, after

    @cached_property
    def before(self) -> State:
        return unpacked(State, self._before)

    @cached_property
    def after(self) -> State:
        return unpacked(State, self._after)


def events_of(change: Change, tables: Tables, move: Move) -> Iterator[Event]:
    """Everything that followed from a move, except the score."""
    match move["do"]:
        case "setup":
            yield from _set_up(change.after, tables)
        case "offer":
            yield from _turn_up_offers(change.after)
        case "pick":
            yield Event("picked", {"seat": move["seat"], "card": move["card"]})
        case "play":
            yield from _reveal(change.before, change.after, tables, move)
            yield from _end_round(change.before, change.after, tables, move)
        case _:
            source = SOURCE_NAMES[change.before.seats[move["seat"]].effect]
            yield Event("took", {"seat": move["seat"], "card": move["take"], "source": source})
            yield from _end_round(change.before, change.after, tables, move)


def _set_up(after: State, tables: Tables) -> Iterator[Event]:
    yield Event("began", {"first": after.start})
    for seat in _clockwise(after):
        # A2.5: the last card in hand came with the first round.
        cards = _numbers(after.seats[seat].hand, int(tables.start_hand))
        yield Event("dealt", {"seat": seat, "count": len(cards)}, {"cards": cards}, (seat,))
    yield from _replenish(after)


def _numbers(pile: Ints, size: int) -> list[int]:
    return list(pile[:size])


def _clockwise(state: State) -> list[int]:
    return [(state.start + step) % state.players for step in range(state.players)]


def _replenish(after: State) -> Iterator[Event]:
    """A3: every hand now ends with the card just dealt."""
    yield Event("round", {"round": after.turn, "first_pick": (after.start + after.turn - 1) % after.players})
    for seat in _clockwise(after):
        card = after.seats[seat].hand[after.seats[seat].hand_size - 1]
        yield Event("dealt", {"seat": seat, "count": 1}, {"cards": [card]}, (seat,))
    yield Event("filled", {"cards": _numbers(after.market, after.market_size)})


def _turn_up_offers(after: State) -> Iterator[Event]:
    players = after.players
    offers = _numbers(after.market, after.market_size)[-players:]
    for seat, card in enumerate(offers):
        yield Event("offered", {"seat": seat, "card": card})
    yield Event("order", {"step": "pick", "seats": _numbers(after.order, after.order_size)})


def _sealed_card(before: State, move: Move, seat: int) -> int:
    """The card a seat had sealed when the last choice, this move, was made."""
    if seat == move["seat"]:
        return int(move["card"])
    return before.seats[seat].hand[before.seats[seat].chosen - 1]


def _reveal(before: State, after: State, tables: Tables, move: Move) -> Iterator[Event]:
    for seat in range(before.players):
        card = _sealed_card(before, move, seat)
        yield Event("revealed", {"seat": seat, "card": card, "stays": bool(tables.table_capable[card])})
    if after.step == Step.EFFECT:
        yield Event("order", {"step": "effect", "seats": _numbers(after.order, after.order_size)})


def _end_round(before: State, after: State, tables: Tables, move: Move) -> Iterator[Event]:
    """A8, and after the last round A10; nothing while someone still has an effect to carry out."""
    if before.turn == after.turn and after.step != Step.OVER:
        return
    taken = move["take"] if move["do"] == "effect" else None
    left = [card for card in _numbers(before.market, before.market_size) if card != taken]
    yield Event("emptied", {"cards": left})
    if after.step != Step.OVER:
        yield from _replenish(after)
        return
    for seat in range(before.players):
        hand = _numbers(before.seats[seat].hand, before.seats[seat].hand_size)
        if move["do"] == "play":
            hand.remove(_sealed_card(before, move, seat))
        laid = sorted(card for card in hand if tables.hand_capable[card])
        removed = sorted(card for card in hand if not tables.hand_capable[card])
        yield Event("laid_down", {"seat": seat, "cards": laid, "removed": removed})
