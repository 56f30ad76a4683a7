"""Orders in advance at one table: kept in its doc, carried out through the same door as any move.

Each has an id of its own. A carried-out order is a row of the log with that id, so it never counts twice: everybody who
reads the log knows it. An order sees what its owner sees (games/orders.py), and its move is stored together with the
decision that made it due.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from serai.games.orders import Carry, Order, Verdict
from serai.server.base import clock
from serai.server.base.logs import log
from serai.server.base.refusals import NOT_NOW, UNKNOWN, Refuse
from serai.server.clocks.limits import is_slow
from serai.server.rows.table import GivenOrder, TableDoc
from serai.server.table.game.live_game import LiveGame
from serai.server.table.seats.seating import Seating

MOST_ORDERS = 20
"""of one seat"""


class Due(NamedTuple):
    """An order whose time has come."""

    seat: int
    given: GivenOrder
    carry: Carry


# --- what people may do: pure changes of a TableDoc ---


def owner(doc: TableDoc, holder: str) -> int:
    """Return the seat of somebody who may give orders; refuse where there are none."""
    seat = doc.playing(holder)
    if not is_slow(doc):
        raise Refuse(NOT_NOW, "server-order-slow")
    return seat


def give(doc: TableDoc, holder: str, name: str, order: Order) -> None:
    """Give an order, or change the one of this id."""
    at = doc.seats[owner(doc, holder)]
    given = GivenOrder(name, order)
    if any(known.id == name for known in at.orders):
        at.orders = [given if known.id == name else known for known in at.orders]
    elif len(at.orders) >= MOST_ORDERS:
        raise Refuse(NOT_NOW, "server-order-too-many", most=MOST_ORDERS)
    else:
        at.orders = [*at.orders, given]


def remove(doc: TableDoc, holder: str, name: str) -> None:
    """Take an order back."""
    seat = owner(doc, holder)
    if all(known.id != name for known in doc.seats[seat].orders):
        raise Refuse(UNKNOWN, "server-order-unknown")
    forget(doc, [(seat, name)])


def forget(doc: TableDoc, done: list[tuple[int, str]]) -> None:
    """Remove orders that were carried out, or no longer fit."""
    for number, seat in enumerate(doc.seats):
        if any((number, known.id) in done for known in seat.orders):
            seat.orders = [known for known in seat.orders if (number, known.id) not in done]


def standing(doc: TableDoc, seat: int, game: LiveGame) -> list[GivenOrder]:
    """Return the orders of a seat that wait for their time."""
    return [given for given in doc.seats[seat].orders if not game.has_taken(seat, act_of(given.id))]


def act_of(name: str, version: int | None = None) -> str:
    """Return the id under which an order is in the log. A standing one is there once for each version."""
    return f"order:{name}" if version is None else f"order:{name}:{version}"


# --- what happens by itself ---


class TableOrders:
    """Carries out the orders of one table."""

    def __init__(self, seating: Seating):
        self._seating = seating
        self.done: list[tuple[int, str]] = []
        """seat and id of orders to drop once the present turn is stored"""

    def carry_out(self, game: LiveGame | None) -> None:
        """Carry out every order that is due, and every one that becomes due by it."""
        self.done = []
        if game is None or not self._seating.has_orders:
            return
        while (due := self._next(game)) is not None:
            name = due.given.id
            game.obey(due.carry.move, act_of(name, game.table.version if due.carry.again else None), clock.now())
            if not due.carry.again:
                self.done.append((due.seat, name))

    def _next(self, game: LiveGame) -> Due | None:
        for seat in () if game.table.over else game.table.to_move:
            orders = self._seating.doc.seats[seat].orders
            view = game.table.view(seat) if orders else {}
            for given in orders:
                verdict = self._verdict(given, seat, view, game)
                if isinstance(verdict, Carry):
                    return Due(seat, given, verdict)
                if verdict == "drop" and (seat, given.id) not in self.done:
                    self.done.append((seat, given.id))
        return None

    def _verdict(self, given: GivenOrder, seat: int, view: dict[str, Any], game: LiveGame) -> Verdict:
        if (seat, given.id) in self.done or game.has_taken(seat, act_of(given.id)):
            return "drop"
        part = game.table.game.part("orders")
        if part is None:
            return "drop"
        try:
            verdict: Verdict = part.decide(given.order, view, game.table.edition)
        except Exception:  # noqa: BLE001 - its owner is asked instead, and the table goes on
            log.exception("order dropped", extra={"table": self._seating.doc.id})
            return "drop"
        return "drop" if isinstance(verdict, Carry) and verdict.move not in view["legal"] else verdict
