"""Das Amulett's orders in advance: how far to go in auctions (M4.3, M7.5).

An order holds for the spells or the exchanges of one round, or for a single one of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from serai.games.amulett.edition.read import Edition
from serai.games.amulett.words.wording import AmulettWording
from serai.games.orders import Carry, Order, OrderChoice, OrderField, OrderForm, Verdict

PHASES = ("setup", "spell", "metal", "gem", "energy")
"""of a round, in their order; the setup is before the first one"""
ALL = "all"
"""every auction of the round"""
MOST = 40
"""the highest limit; nobody has more to bid"""


class Auction(NamedTuple):
    """Where a kind of auction takes place."""

    phase: str
    step: str


AUCTIONS = {"spell": Auction("spell", "bid_spell"), "gem": Auction("gem", "bid")}


def forms(view: Mapping[str, Any], wording: AmulettWording) -> list[OrderForm]:
    """One for spells and one for gems, the next one first."""
    return [_form(kind, view, wording) for kind in sorted(AUCTIONS, key=lambda kind: _round_of(kind, view))]


def _form(kind: str, view: Mapping[str, Any], wording: AmulettWording) -> OrderForm:
    round_ = _round_of(kind, view)
    lot = _lot(kind, view)
    lots = [] if lot is None else [OrderChoice(lot, _lot_name(kind, lot, wording))]
    return OrderForm(
        kind,
        wording.say(f"amulett-order-{kind}", round=round_),
        wording.say("amulett-order-help"),
        [
            OrderField("most", "whole", wording.say(f"amulett-order-{kind}-most"), most=MOST),
            OrderField("then", "choice", wording.say("amulett-order-then"), choices=_ways(kind, wording)),
            OrderField(
                "only",
                "choice",
                wording.say("amulett-order-only"),
                choices=[*lots, OrderChoice(ALL, wording.say("amulett-order-all", round=round_))],
            ),
        ],
        {"round": round_},
    )


def _ways(kind: str, wording: AmulettWording) -> list[OrderChoice]:
    """M4.3: for a spell one bids only once, so there is reason to bid as much as one would give."""
    ways = ("ask", "bid", "most") if kind == "spell" else ("ask", "bid")
    return [OrderChoice(way, wording.say(f"amulett-order-then-{way}")) for way in ways]


def _round_of(kind: str, view: Mapping[str, Any]) -> int:
    """The round in which such auctions are held next."""
    is_ahead = PHASES.index(AUCTIONS[kind].phase) >= PHASES.index(view["phase"])
    return int(view["round"]) + (not is_ahead or view["phase"] == "setup")


def _lot(kind: str, view: Mapping[str, Any]) -> str | None:
    """Return what is auctioned now: a spell, or the gems of an area; None in any other auction, or none."""
    if view["auction"] is None or view["step"] != AUCTIONS[kind].step:
        return None
    return str(view["auction"]["spell"] if kind == "spell" else view["party"])


def _lot_name(kind: str, lot: str, wording: AmulettWording) -> str:
    return wording.thing("spell", lot) if kind == "spell" else wording.area(lot)


def told(order: Order, wording: AmulettWording) -> str:
    """The order as a sentence."""
    kind, only, round_ = order["kind"], order["only"], order["round"]
    lot = wording.say("amulett-order-all", round=round_) if only == ALL else _lot_name(kind, only, wording)
    return wording.say(f"amulett-order-{kind}-told", lot=lot, most=order["most"], then=order["then"])


def decide(order: Order, view: Mapping[str, Any], edition: Edition) -> Verdict:  # noqa: ARG001
    """Pass where the lowest bid is above the limit; else ask, or make that bid."""
    auction, only = AUCTIONS[order["kind"]], order["only"]
    due, now = (order["round"], PHASES.index(auction.phase)), (view["round"], PHASES.index(view["phase"]))
    if now < due:
        return "wait"
    if now > due:
        return "drop"
    if view["step"] != auction.step:
        return "wait"
    if only not in (ALL, _lot(order["kind"], view)):
        return "drop"
    bids = sorted((move for move in view["legal"] if "amount" in move), key=lambda move: int(move["amount"]))
    within = [move for move in bids if move["amount"] <= order["most"]]
    if not within:
        passed = next(move for move in view["legal"] if move["do"] == "pass")
        return Carry(passed, again=only == ALL)
    if order["then"] == "ask":
        return "wait"
    # M7.5: in an exchange one may have to raise again.
    return Carry(within[-1 if order["then"] == "most" else 0], again=only == ALL or order["kind"] == "gem")
