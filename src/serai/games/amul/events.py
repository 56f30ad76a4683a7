"""Āmul: what happened, told from the states before and after a move.

The order of the events is the order of the rules. Simultaneous choices appear only when they are turned up, by seat:
nobody learns in which order they were made (A14.2).
"""

from __future__ import annotations

from collections.abc import Iterator

from serai.games.amul.state import Source, State, Step
from serai.games.amul.tables import Tables
from serai.kernel.game import Event, Move
from serai.kernel.glance import glance
from serai.kernel.schema import Ints

SOURCE_NAMES = {int(source): source.name.lower() for source in Source if source}


def events_of(before: bytes, after: bytes, tables: Tables, move: Move) -> Iterator[Event]:
    """Everything that followed from a move, except the score: from the memory of the states before and after it."""
    match move["do"]:
        case "setup":
            yield from _set_up(glance(State, after), tables)
        case "offer":
            yield from _turn_up_offers(glance(State, after))
        case "pick":
            yield Event("picked", {"seat": move["seat"], "card": move["card"]})
        case "play":
            old, new = glance(State, before), glance(State, after)
            yield from _reveal(old, new, tables, move)
            yield from _end_round(old, new, tables, move)
        case _:
            old = glance(State, before)
            source = SOURCE_NAMES[old.seats[move["seat"]].effect]
            yield Event("took", {"seat": move["seat"], "card": move["take"], "source": source})
            yield from _end_round(old, glance(State, after), tables, move)


def _set_up(after: State, tables: Tables) -> Iterator[Event]:
    yield Event("began", {"first": after.start})
    seats = after.seats
    for seat in _clockwise(after):
        # A2.5: the last card in hand came with the first round.
        cards = _numbers(seats[seat].hand, int(tables.start_hand))
        yield Event("dealt", {"seat": seat, "count": len(cards)}, {"cards": cards}, (seat,))
    yield from _replenish(after)


def _numbers(pile: Ints, size: int) -> list[int]:
    return list(pile[:size])


def _clockwise(state: State) -> list[int]:
    start, players = state.start, state.players
    return [(start + step) % players for step in range(players)]


def _replenish(after: State) -> Iterator[Event]:
    """A3: every hand now ends with the card just dealt."""
    turn, seats, clockwise = after.turn, after.seats, _clockwise(after)
    yield Event("round", {"round": turn, "first_pick": clockwise[(turn - 1) % len(clockwise)]})
    for seat in clockwise:
        mine = seats[seat]
        card = mine.hand[mine.hand_size - 1]
        yield Event("dealt", {"seat": seat, "count": 1}, {"cards": [card]}, (seat,))
    yield Event("filled", {"cards": _numbers(after.market, after.market_size)})


def _turn_up_offers(after: State) -> Iterator[Event]:
    players = after.players
    offers = _numbers(after.market, after.market_size)[-players:]
    for seat, card in enumerate(offers):
        yield Event("offered", {"seat": seat, "card": card})
    yield Event("order", {"step": "pick", "seats": _numbers(after.order, after.order_size)})


def _sealed_cards(before: State, move: Move) -> list[int]:
    """The cards that all had sealed when the last choice, this move, was made; by seat."""
    seats, cards = before.seats, []
    for seat in range(before.players):
        theirs = seats[seat]
        cards.append(move["card"] if seat == move["seat"] else theirs.hand[theirs.chosen - 1])
    return cards


def _reveal(before: State, after: State, tables: Tables, move: Move) -> Iterator[Event]:
    stays = tables.table_capable
    for seat, card in enumerate(_sealed_cards(before, move)):
        yield Event("revealed", {"seat": seat, "card": card, "stays": bool(stays[card])})
    if after.step == Step.EFFECT:
        yield Event("order", {"step": "effect", "seats": _numbers(after.order, after.order_size)})


def _end_round(before: State, after: State, tables: Tables, move: Move) -> Iterator[Event]:
    """A8, and after the last round A10; nothing while someone still has an effect to carry out."""
    is_over = after.step == Step.OVER
    if before.turn == after.turn and not is_over:
        return
    taken = move["take"] if move["do"] == "effect" else None
    left = [card for card in _numbers(before.market, before.market_size) if card != taken]
    yield Event("emptied", {"cards": left})
    if not is_over:
        yield from _replenish(after)
        return
    sealed = _sealed_cards(before, move) if move["do"] == "play" else []
    for seat in range(before.players):
        hand = _numbers(before.seats[seat].hand, before.seats[seat].hand_size)
        if sealed:
            hand.remove(sealed[seat])
        laid = sorted(card for card in hand if tables.hand_capable[card])
        removed = sorted(card for card in hand if not tables.hand_capable[card])
        yield Event("laid_down", {"seat": seat, "cards": laid, "removed": removed})
