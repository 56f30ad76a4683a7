"""Orders in advance in Trinkets: the first card of a list that is still in hand, from the next round on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.games.orders import Carry, Order, OrderChoice, OrderField, OrderForm, Verdict
from serai.games.plain_wording import PlainWording

LAY = "lay"


def forms(view: Mapping[str, Any], wording: PlainWording) -> list[OrderForm]:
    """One, as long as there is a round to come."""
    round_ = int(view["round"]) + 1
    if round_ > view["rounds"]:
        return []
    cards = [OrderChoice(str(card), str(card)) for card in view["seats"][view["seat"]]["hand"] if card]
    line = OrderField("cards", "list", wording.say("trinkets-order-cards"), choices=cards)
    label, help_ = wording.say("trinkets-order-lay", round=round_), wording.say("trinkets-order-help")
    return [OrderForm(LAY, label, help_, [line], {"round": round_})]


def told(order: Order, wording: PlainWording) -> str:
    """The order as a sentence."""
    return wording.say("trinkets-order-told", round=order["round"], cards=", ".join(order["cards"]))


def decide(order: Order, view: Mapping[str, Any], _edition: object) -> Verdict:
    """Its round may have passed while its owner decided without it; then it holds for this one."""
    if view["round"] < order["round"]:
        return "wait"
    legal = {str(move["card"]): move for move in view["legal"]}
    found = next((legal[card] for card in order["cards"] if card in legal), None)
    return "drop" if found is None else Carry(found)
