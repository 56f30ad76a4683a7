"""Slow games: pauses, holidays, and orders in advance."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from serai.server.wire.fields import OrderValue, Strict


class Pause(Strict):
    """Whether the requester wants a pause: it begins when all people at the table do, and any of them may end it."""

    wanted: bool


class Holiday(Strict):
    """Whether the requester's clock is stopped; a table allows a number of days."""

    away: bool


class GiveOrder(Strict):
    """A decision made beforehand: one of the forms that are offered, filled in."""

    kind: Annotated[str, Meta(max_length=20)]
    values: Annotated[dict[Annotated[str, Meta(max_length=20)], OrderValue], Meta(max_length=10)]


class OrderChoice(Struct):
    """Something that an order may name."""

    value: str
    label: str


class OrderField(Struct):
    """One line of a form: a whole number, one of the choices, or several of them in the order in which they count."""

    id: str
    kind: Literal["whole", "choice", "list"]
    label: str
    least: int
    most: int
    choices: list[OrderChoice]


class OrderForm(Struct):
    """One kind of order, as the requester can give it now."""

    kind: str
    label: str
    help: str
    fields: list[OrderField]


class Order(Struct):
    """An order that waits for its time."""

    id: str
    kind: str
    values: dict[str, Any]
    told: str
    """in words"""


class Orders(Struct):
    """The requester's orders at a table, and the forms for more. Nobody else sees them."""

    forms: list[OrderForm]
    given: list[Order]
