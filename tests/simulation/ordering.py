"""Orders in advance in a simulated world: people give them, change them and take them back, and remember it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from tests.simulation.network import Answer

NAME = "order-of-"
"""the beginning of every order's id: anybody who is told of an order has been told these letters"""
LONGEST_PAUSE = 8.0
OK, UNKNOWN = 200, 404


@dataclass
class Wish:
    """What was to be done by an order, for a while."""

    cards: list[str]
    sent: float
    granted: float | None = None
    """when its owner learnt that it stands"""


@dataclass
class Given:
    """An order, as its owner knows it."""

    id: str
    wishes: list[Wish] = field(default_factory=list)
    """everything that was ever wanted by this id"""
    is_certain: bool = True
    """whether every wish to give it was answered; one that was not may still arrive, after its withdrawal"""
    gone_at: float | None = None
    """when its owner learnt that it does not stand any more"""

    def wanted_at(self, moment: float) -> list[list[str]]:
        """What may have stood at a moment: the last that was granted by then, and whatever was under way."""
        sent = [wish for wish in self.wishes if wish.sent <= moment]
        granted = [place for place, wish in enumerate(sent) if wish.granted is not None and wish.granted < moment]
        return [wish.cards for wish in sent[granted[-1] if granted and self.is_certain else 0 :]]


Ask = Callable[[str, str, Any], Awaitable[tuple[Answer, bool]]]
"""ask until an answer comes; whether the first attempt was the one that was answered"""


class OrderBook:
    """The orders of one person."""

    def __init__(self, name: str, chance: random.Random):
        self._name, self._chance = name, chance
        self.given: list[Given] = []
        self.trouble: list[str] = []

    async def live(self, table: str, ask: Ask, hand: Callable[[], list[str]], is_done: Callable[[], bool]) -> None:
        """Give, change and take back, until the game is over."""
        time = asyncio.get_running_loop().time
        while not is_done():
            await asyncio.sleep(self._chance.uniform(0, LONGEST_PAUSE))
            cards, standing = hand(), [order for order in self.given if order.gone_at is None]
            if not cards:
                continue
            if standing and self._chance.random() < 0.5:
                order = self._chance.choice(standing)
                answer, _ = await ask("DELETE", f"/api/tables/{table}/orders/{order.id}", None)
                if answer.status in (OK, UNKNOWN):
                    order.gone_at = time()
                continue
            await self._give(table, ask, cards, standing)

    async def _give(self, table: str, ask: Ask, cards: list[str], standing: list[Given]) -> None:
        if standing and self._chance.random() < 0.5:
            order = self._chance.choice(standing)
        else:
            order = Given(f"{NAME}{self._name}-{len(self.given)}")
            self.given.append(order)
        time = asyncio.get_running_loop().time
        wish = Wish(self._chance.sample(cards, self._chance.randint(1, len(cards))), time())
        order.wishes.append(wish)
        body = {"kind": "lay", "values": {"cards": wish.cards}}
        answer, was_first = await ask("PUT", f"/api/tables/{table}/orders/{order.id}", body)
        order.is_certain = order.is_certain and was_first
        if answer.status == OK:
            wish.granted = time()
            shown = [told["values"]["cards"] for told in answer.body["given"] if told["id"] == order.id]
            if order.is_certain and shown not in ([], [wish.cards]):
                self.trouble.append(f"{order.id} was to be {wish.cards}, and is {shown}")
        elif was_first:
            order.wishes.remove(wish)
