"""Orders in advance: only their owner gives, sees, changes and removes them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import delete, get, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from serai.games.orders import Order, OrderForm, filled_in
from serai.games.plain_wording import find_wording
from serai.server import wire
from serai.server.base.refusals import NOT_NOW, Refuse
from serai.server.routes.answers import REFUSALS
from serai.server.routes.tables import AnyRequest, TableId, insider
from serai.server.rows.table import GivenOrder
from serai.server.table.game import orders
from serai.server.table.game.live_game import LiveGame
from serai.server.table.live_table import LiveTable
from serai.server.table.viewers.questions import reader_at

OrderId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,24}$", description="chosen by the client")]
Language = Annotated[str, QueryParameter(max_length=20, description="of the words in the answer")]


@get("/api/tables/{table:str}/orders", tags=["orders"], responses=REFUSALS)
async def mine(request: AnyRequest, table: TableId, language: Language = "en") -> wire.Orders:
    """Return what the requester has decided beforehand, and the forms for more."""
    who, live = await insider(request, table)
    return (await OrderDesk.of(live, who, language)).shown()


@put("/api/tables/{table:str}/orders/{order:str}", tags=["orders"], responses=REFUSALS)
async def give(
    request: AnyRequest, table: TableId, order: OrderId, data: JSONBody[wire.GiveOrder], language: Language = "en"
) -> wire.Orders:
    """Give an order under a new id, or change the one that has it."""
    who, live = await insider(request, table)
    given = (await OrderDesk.of(live, who, language)).filled_in(order, data)
    await live.change(lambda doc: orders.give(doc, who, order, given), wake=live.soon())
    return (await OrderDesk.of(live, who, language)).shown()


@delete("/api/tables/{table:str}/orders/{order:str}", tags=["orders"], status_code=200, responses=REFUSALS)
async def remove(request: AnyRequest, table: TableId, order: OrderId, language: Language = "en") -> wire.Orders:
    """Take an order back."""
    who, live = await insider(request, table)
    await live.change(lambda doc: orders.remove(doc, who, order))
    return (await OrderDesk.of(live, who, language)).shown()


class OrderDesk:
    """The place where one person gives orders: the game as they see it now, in their language."""

    def __init__(self, live: LiveTable, seat: int, game: LiveGame, language: str):
        table = game.table
        part = table.game.part("orders")
        if part is None:
            raise Refuse(NOT_NOW, "server-order-none", game=table.game.title)
        self._doc, self._seat, self._game = live.doc, seat, game
        self._part: Any = part
        self._wording = find_wording(table.game.id, table.edition, reader_at(live.doc, seat, language))

    @classmethod
    async def of(cls, live: LiveTable, who: str, language: str) -> OrderDesk:
        """For somebody who may give orders; refusals raise."""
        seat = orders.owner(live.doc, who)
        return cls(live, seat, await live.stored_game(), language)

    def filled_in(self, name: str, data: wire.GiveOrder) -> Order:
        """The order that was given; refusals raise."""
        if self._game.has_taken(self._seat, orders.act_of(name)):
            raise Refuse(NOT_NOW, "server-order-unknown")
        return filled_in(self._forms(), data.kind, data.values)

    def _forms(self) -> list[OrderForm]:
        """What can be ordered now; nothing once the game is over."""
        table = self._game.table
        forms: list[OrderForm] = [] if table.over else self._part.forms(table.view(self._seat), self._wording)
        return forms

    def shown(self) -> wire.Orders:
        """Return everything its owner may know."""
        given = [self._told(known) for known in orders.standing(self._doc, self._seat, self._game)]
        return wire.Orders([_shown(form) for form in self._forms()], given)

    def _told(self, given: GivenOrder) -> wire.Order:
        values = {name: value for name, value in given.order.items() if name != "kind"}
        return wire.Order(given.id, given.order["kind"], values, self._part.told(given.order, self._wording))


def _shown(form: OrderForm) -> wire.OrderForm:
    fields = [
        wire.OrderField(
            line.id,
            line.kind,
            line.label,
            line.least,
            line.most,
            [wire.OrderChoice(*choice) for choice in line.choices],
        )
        for line in form.fields
    ]
    return wire.OrderForm(form.kind, form.label, form.help, fields)
