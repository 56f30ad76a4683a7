"""Das Amulett M0.3: why a move is refused, with the rule it breaks and what to do instead.

A player who is refused is either not on turn, and told only whose turn it is, or on turn, and told about their choices.
"""

from __future__ import annotations

from typing import Any

from serai.games.amulett.edition.read import Edition
from serai.games.amulett.notation import ARGUMENTS, CHANCE, Notation
from serai.games.amulett.rules.bits import has_bit
from serai.games.amulett.rules.edition_data import EditionData, Power
from serai.games.amulett.rules.exchange import lowest_bid
from serai.games.amulett.rules.gem_phase import targets
from serai.games.amulett.rules.moves import Refusal
from serai.games.amulett.rules.payment import fewest_gems, most_gems
from serai.games.amulett.rules.state import State, Step
from serai.games.amulett.words.wording import AmulettWording
from serai.games.game import Move
from serai.games.wording import Reader
from serai.kernel.errors import IllegalMove

RULES = {
    "deal_gems": "M2.1",
    "shuffle": "M2.3",
    "first": "M2.4",
    "marker": "M6.2",
    "keep": "M2.7",
    "bid_spell": "M4.3",
    "teleport": "M13.3",
    "income": "M5.4",
    "desire": "M6.1",
    "journey": "M6.1",
    "bid": "M7.6",
    "pay": "M8.1",
    "take": "M8.2",
    "gem": "M8.5",
    "move": "M9.2",
    "drain": "M10.2",
    "arc": "M10.2",
    "bury": "M10.5",
}

CHANCE_STEPS = {
    Step.DEAL_GEMS: "deal_gems",
    Step.SHUFFLE: "shuffle",
    Step.FIRST: "first",
    Step.RESHUFFLE: "shuffle",
    Step.MARKER: "marker",
}


def rule_of(verb: str, step: int) -> str:
    """M0.3: the rule that a wrong value breaks."""
    if step == Step.RESHUFFLE:
        return "M2.8"
    if step == Step.CURSE:
        return "M8.3"
    return RULES[verb]


class Refuser:
    """Puts refusals into words."""

    def __init__(self, edition: Edition, notation: Notation, data: EditionData):
        self.edition = edition
        self.notation = notation
        self.data = data

    def refuse(self, rule: str, message: str, **arguments: object) -> IllegalMove:
        """A refusal; without a reader of its own it is in English and calls seats by their numbers."""
        reader = Reader("en", [f"Seat {seat}" for seat in range(8)])
        words = AmulettWording(self.edition, reader).tell(f"amulett-refuse-{message}", arguments)
        return IllegalMove(rule, words, f"amulett-refuse-{message}", arguments)

    # M0.3: the form of a move

    def verb(self) -> IllegalMove:
        return self.refuse("M0.3", "verb", verbs=", ".join(verb for verb in ARGUMENTS if verb not in CHANCE))

    def fields(self, verb: str) -> IllegalMove:
        return self.refuse("M0.3", "fields", verb=verb, fields=", ".join(["seat", *ARGUMENTS[verb]]))

    def chance(self, verb: str) -> IllegalMove:
        return self.refuse("M0.3", "chance", verb=verb)

    def seat(self, state: State) -> IllegalMove:
        return self.refuse("M0.3", "seat", last=int(state.players) - 1)

    def chosen(self, seat: int) -> IllegalMove:
        return self.refuse("M0.3", "chosen", seat=seat)

    # M0.3: a verb that cannot be used now

    def not_now(self, refusal: Refusal, state: State, move: Move) -> IllegalMove:
        match refusal:
            case Refusal.GAME_OVER:
                return self.refuse("M0.3", "over")
            case Refusal.CHANCE_DUE:
                return self.refuse("M0.3", "chance-due", verb=CHANCE_STEPS[Step(int(state.step))])
            case Refusal.NOT_ON_TURN:
                return self.refuse("M0.3", "not-on-turn", seat=int(state.actor))
            case Refusal.NO_CHOICE:
                return self._no_choice(state, move["do"])
            case _:
                return self.refuse("M0.3", "not-now", verb=move["do"], step=Step(int(state.step)).name.lower())

    def _no_choice(self, state: State, verb: str) -> IllegalMove:
        own = state.seats[state.actor]
        if verb == "bid_spell":
            return self.refuse("M0.3", "no-bid-spell", supply=int(own.supply), bid=int(state.bid))
        if verb == "bid":
            return self.refuse("M0.3", "no-bid", cover=int(own.cover), **self._lowest(state))
        return self.refuse("M0.3", f"no-{verb}")

    def _lowest(self, state: State) -> dict[str, Any]:
        """M7.6: the lowest bid allowed, and what it follows from."""
        why = "first"
        if state.bidder:
            powerful = state.seats[state.bidder - 1].powers[Power.RAISE] > 0
            superior = state.seats[state.actor].powers[Power.SUPERIORITY] > 0
            why = "superiority" if superior else "power" if powerful else "raise"
        return {"lowest": int(lowest_bid(state)), "bid": int(state.bid), "why": why, "seat": int(state.bidder) - 1}

    # The rule of the step: a value that is not allowed

    def illegal(self, state: State, move: Move) -> IllegalMove:
        """The verb is right, its value is not."""
        verb = move["do"]
        message, arguments = self._explain(state, verb, move)
        return self.refuse(rule_of(verb, int(state.step)), message, **arguments)

    def _explain(self, state: State, verb: str, move: Move) -> tuple[str, dict[str, Any]]:
        match verb:
            case "bid":
                return self._explain_bid(state, move["amount"])
            case "bid_spell":
                supply = int(state.seats[state.actor].supply)
                return "bid-spell", {"lowest": int(state.bid) + 1, "most": supply}
            case "keep":
                return "keep", {
                    "kept": int(self.data.kept),
                    "dealt": int(self.data.dealt),
                    "least": int(self.data.kept_stones),
                    "stones": int(self.data.stones),
                }
            case "income" | "pay" | "take":
                return verb, self._limits(state)
            case "gem":
                most, area = int(most_gems(state, self.data)), self.notation.areas[state.party]
                must = "yes" if fewest_gems(state, most) > 1 else "no"
                gems = self.notation.gems_in(state, state.party)
                return "gem", {"most": most, "must": must, "area": area, "gems": gems}
            case "move":
                return self._explain_move(state, move["area"])
            case "journey" | "marker":
                return "marker", {"values": sorted(set(self.edition.markers))}
            case "desire":
                return "desire", {"metals": self.notation.metals}
            case "first":
                return "first", {"last": int(state.players) - 1}
            case "shuffle":
                return "shuffle", {"count": int(state.deck_size)}
            case "bury":
                return "bury", {"empty": self.notation.spell_set(state.seats[state.actor].empties)}
            case _:
                return verb.replace("_", "-"), {}

    def _limits(self, state: State) -> dict[str, Any]:
        limits = state.limits
        return {
            "least": int(limits.least),
            "most": int(limits.most),
            "low": self.notation.bundle(list(limits.low)),
            "high": self.notation.bundle(list(limits.high)),
            "single": "yes" if limits.unmixed else "no",
        }

    def _explain_bid(self, state: State, amount: object) -> tuple[str, dict[str, Any]]:
        cover, lowest = int(state.seats[state.actor].cover), self._lowest(state)
        if isinstance(amount, int) and amount > cover:
            return "bid-cover", {"amount": amount, "cover": cover}
        return "bid-low", {"cover": cover, **lowest}

    def _explain_move(self, state: State, area: object) -> tuple[str, dict[str, Any]]:
        reachable = targets(state, self.data)
        names = [name for number, name in enumerate(self.notation.areas) if has_bit(reachable, number)]
        number = self.notation.number("area", area)
        why = "unknown" if number is None else "stay" if number == state.party else "far"
        if number is not None and why == "far" and state.area_size[number] == 0:
            why = "empty"
        return "move", {"why": why, "area": area if number is not None else "", "areas": names}
