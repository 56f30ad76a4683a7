"""Āmul's orders in advance: the first card of a list that is there when the time comes.

Cards are named by their kinds. An order holds for one step of one round.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from serai.games.amul.edition.read import Edition
from serai.games.amul.words.wording import AmulWording, card_of
from serai.games.game import Move
from serai.games.orders import Carry, Order, OrderChoice, OrderField, OrderForm, Verdict

STEPS = ("offer", "pick", "play", "effect")
"""of a round, in their order; each is an order's kind, too"""
NOTHING = "nothing"
"""what an effect may take as well"""


def forms(view: Mapping[str, Any], wording: AmulWording) -> list[OrderForm]:
    """One for each step that is still to come, the next one first."""
    due = sorted(STEPS, key=lambda step: _round_of(step, view))
    return [
        OrderForm(
            step,
            wording.say(f"amul-order-{step}", round=round_),
            wording.say("amul-order-help"),
            [
                OrderField(
                    "cards", "list", wording.say("amul-order-cards"), choices=_choices(step, round_, view, wording)
                )
            ],
            {"round": round_},
        )
        for step in due
        if (round_ := _round_of(step, view)) <= view["rounds"]
    ]


def _round_of(step: str, view: Mapping[str, Any]) -> int:
    """The round in which the owner of a view comes to a step next."""
    now, me = view["step"], view["seat"]
    is_ahead = STEPS.index(step) > STEPS.index(now) or (now == step and me in (*view["awaited"], *view["order"]))
    return int(view["round"]) + (not is_ahead)


def _choices(step: str, round_: int, view: Mapping[str, Any], wording: AmulWording) -> list[OrderChoice]:
    """What may lie there then, as far as the owner knows: what they see first, then what may come."""
    hand, market = view["seats"][view["seat"]]["hand"], [lying["card"] for lying in view["market"]]
    is_now = view["step"] == step and round_ == view["round"]
    match step:
        case "offer" | "play":
            return _kinds(wording, hand, () if is_now else market, () if round_ == view["round"] else view["unseen"])
        case "pick":
            return _kinds(wording, market, () if is_now else (*hand, *view["unseen"]))
        case _:
            nothing = OrderChoice(NOTHING, wording.say("amul-choice-nothing"))
            return [*_kinds(wording, view["palace"], view["bazaar"], market), nothing]


def _kinds(wording: AmulWording, *cards: Iterable[int]) -> list[OrderChoice]:
    """Each kind once; within a group by name."""
    found: dict[str, str] = {}
    for group in cards:
        named = {wording.kind(card).id: wording.name(card) for card in group}
        for kind, name in sorted(named.items(), key=lambda entry: entry[1]):
            found.setdefault(kind, name)
    return [OrderChoice(*entry) for entry in found.items()]


def told(order: Order, wording: AmulWording) -> str:
    """The order as a sentence."""
    names = [_name(kind, wording) for kind in order["cards"]]
    return wording.say(f"amul-order-{order['kind']}-told", round=order["round"], cards=", ".join(names))


def _name(kind: str, wording: AmulWording) -> str:
    if kind == NOTHING:
        return wording.say("amul-choice-nothing")
    return wording.edition.kinds[kind].name[wording.reader.language]


def decide(order: Order, view: Mapping[str, Any], edition: Edition) -> Verdict:
    """The first card of the list that is a legal move; dropped where none is."""
    due, now = (order["round"], STEPS.index(order["kind"])), (view["round"], STEPS.index(view["step"]))
    if now < due:
        return "wait"
    if now > due:
        return "drop"
    legal = {_kind_taken(move, edition): move for move in reversed(view["legal"])}
    found = next((legal[kind] for kind in order["cards"] if kind in legal), None)
    return "drop" if found is None else Carry(found)


def _kind_taken(move: Move, edition: Edition) -> str:
    card = card_of(move)
    return NOTHING if card is None else edition.cards[card - 1].kind
