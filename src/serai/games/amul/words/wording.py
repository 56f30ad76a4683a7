"""Āmul in words: events, decisions, refusals and score lines for one reader.

Every sentence is a message of the catalogues; here its arguments get their names. Cards are named by the edition.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from serai.games.amul.edition.read import Edition, Kind
from serai.games.game import Move
from serai.games.wording import Reader
from serai.kernel.errors import IllegalMove
from serai.kernel.event_text import Facts

OPS = {">=": "at-least", "<=": "at-most", "==": "exactly"}


def words_for(edition: Edition, reader: Reader) -> AmulWording:
    """Āmul's words for one reader (kernel.wording.Wording)."""
    return AmulWording(edition, reader)


class AmulWording:
    """What Āmul says to one reader."""

    def __init__(self, edition: Edition, reader: Reader):
        self.edition = edition
        self.reader = reader
        self.say = reader.say

    # Names

    def kind(self, card: int) -> Kind:
        return self.edition.kinds[self.edition.cards[card - 1].kind]

    def name(self, card: int) -> str:
        """A card's name as it stands on the card."""
        return self.kind(card).name[self.reader.language]

    def text(self, card: int) -> str:
        """What a card does."""
        return self.kind(card).text[self.reader.language]

    def card(self, card: int) -> str:
        """A card's name inside a sentence."""
        return self.say("amul-card", card=self.name(card))

    def cards(self, cards: Sequence[int]) -> str:
        """Several cards inside a sentence; copies of a kind stand together."""
        copies = Counter(self.card(card) for card in cards)
        return self.reader.all_of([card if n == 1 else self._copies(card, n) for card, n in copies.items()])

    def _copies(self, card: str, copies: int) -> str:
        return self.say("amul-card-copies", copies=copies, card=card)

    def kinds(self, kinds: Sequence[str]) -> list[str]:
        return [self.say("amul-card", card=self.edition.kinds[kind].name[self.reader.language]) for kind in kinds]

    def seats(self, seats: Sequence[int]) -> str:
        you = self.say("amul-you")
        return self.reader.all_of([you if seat == self.reader.seat else self.reader.names[seat] for seat in seats])

    def points(self, points: int) -> str:
        return self.say("amul-points", points=points)

    def row(self, row: str) -> str:
        """A row of the score sheet."""
        return self.say("amul-row", row=row)

    # What happened

    def event(self, facts: Facts) -> str:
        match facts["event"]:
            case "dealt" if "cards" not in facts:
                return ""
            case "emptied" if not facts["cards"]:
                return ""
            case "revealed" if not facts["stays"]:
                return self._tell("revealed-lost", facts)
            case "took" if facts["card"] is None:
                return self._tell("took-nothing", facts)
            case "laid_down":
                return self._laid_down(facts)
            case "round":
                return self._tell("round", {**facts, "seat": facts["first_pick"]})
            case "began":
                return self._tell("began", {**facts, "seat": facts["first"]})
            case name:
                return self._tell(name, facts)

    def _tell(self, name: str, facts: Facts) -> str:
        arguments: dict[str, object] = {"step": facts.get("step", ""), "round": facts.get("round", "")}
        if "seat" in facts:
            arguments.update(self.reader.who(facts["seat"]))
        if facts.get("card") is not None:
            arguments["card"] = self.card(facts["card"])
        if "cards" in facts:
            arguments.update(cards=self.cards(facts["cards"]), count=len(facts["cards"]))
        if "seats" in facts:
            arguments["seats"] = self.seats(facts["seats"])
        if "source" in facts:
            arguments["place"] = self.say("amul-place", place=facts["source"])
        return self.say(f"amul-event-{name}", **arguments)

    def _laid_down(self, facts: Facts) -> str:
        told = [self._tell("laid-down" if facts["cards"] else "laid-nothing", facts)]
        if facts["removed"]:
            told.append(self._tell("laid-lost", {"cards": facts["removed"]}))
        return " ".join(told)

    def outcome(self, result: Mapping[str, Any]) -> str:
        winners, scores, prowess = result["winners"], result["scores"], result["prowess"]
        best = winners[0]
        points = self.points(scores[best])
        if len(winners) > 1:
            return _sentence(self.say("amul-outcome-together", seats=self.seats(winners), points=points))
        tied = [seat for seat, score in enumerate(scores) if score == scores[best] and seat != best]
        if not tied:
            return self.say("amul-outcome-wins", points=points, **self.reader.who(best))
        others = self.seats(tied)
        who = self.reader.who(best)
        return self.say("amul-outcome-by-prowess", points=points, prowess=prowess[best], others=others, **who)

    # What is asked

    def asked(self, view: Mapping[str, Any]) -> str:
        step, awaited, me = view["step"], view["awaited"], self.reader.seat
        if step in ("setup", "over"):
            return self.say(f"amul-wait-{step}")
        if me is not None and me in awaited:
            return self.say(f"amul-ask-{step}", place=self._source(view, me))
        if step not in ("offer", "play"):
            name, place = self.reader.names[awaited[0]], self._source(view, awaited[0])
            return self.say(f"amul-wait-{step}", seat=name, place=place)
        waiting = self.say("amul-wait-choose", seats=self.seats(awaited), count=len(awaited))
        if me is None or view["seats"][me]["choice"] is None:
            return waiting
        return f"{self.say(f'amul-sealed-{step}', card=self.card(view['seats'][me]['choice']))} {waiting}"

    def _source(self, view: Mapping[str, Any], seat: int) -> str:
        return self.say("amul-place", place=view["seats"][seat]["effect"] or "")

    def choice(self, move: Move) -> str:
        card = move["take"] if move["do"] == "effect" else move["card"]
        return self.say("amul-choice-nothing") if card is None else self.name(card)

    def refusal(self, fault: IllegalMove) -> str:
        arguments = dict(fault.arguments)
        card, seat = arguments.get("card"), arguments.get("seat")
        if isinstance(card, int):
            known = 1 <= card <= len(self.edition.cards)
            arguments["card"] = self.card(card) if known else self.say("amul-card-unknown")
        if isinstance(seat, int):
            arguments["seat"] = self.reader.names[seat]
        return self.say(fault.message, **arguments) if fault.message else fault.reason

    # Why a card scores what it scores (games/amul/explain.py)

    def why(self, reason: Mapping[str, Any], kind: str) -> str:
        """One power of a card in words, spoken to the owner of the area."""
        arguments: dict[str, object] = {**reason, "kind": self.kinds([kind])[0], "worth": self.points(reason["points"])}
        del arguments["message"]
        if "select" in reason:
            arguments.update(what=self._what(reason), where=self._where(reason))
        if "each" in reason:
            arguments["each"] = self.points(reason["each"])
        if "conditions" in reason:
            unmet = [condition for condition in reason["conditions"] if not condition["met"]]
            arguments["conditions"] = self.reader.all_of([self._condition(c) for c in unmet or reason["conditions"]])
        if "others" in reason:
            arguments["others"] = ", ".join(self._other(other) for other in reason["others"])
        if "goods" in reason:
            goods = _missing(reason) or list(dict.fromkeys(reason["goods"]))
            arguments["goods"] = self.reader.all_of(self.kinds(goods))
        return self.say(reason["message"], **arguments)

    def majority(self, reason: Mapping[str, Any]) -> str:
        """A majority in words."""
        what = self._what({"select": {"traits": [reason["trait"]]}, "counted": "symbols", "count": reason["count"]})
        shared = "no" if reason["first"] == reason["last"] else "yes"
        return self.say(reason["message"], what=what, first=reason["first"], last=reason["last"], shared=shared)

    def _condition(self, condition: Mapping[str, Any]) -> str:
        what, where, op = self._what(condition), self._where(condition), OPS[condition["op"]]
        return self.say("amul-condition", what=what, where=where, op=op, value=condition["value"])

    def _other(self, other: Mapping[str, int]) -> str:
        return self.say("amul-why-compare-other", seat=self.reader.names[other["seat"]], count=other["count"])

    def _where(self, found: Mapping[str, Any]) -> str:
        return self.say("amul-where", scope=found["scope"])

    def _what(self, found: Mapping[str, Any]) -> str:
        """What was counted: `3 Gem cards`, `2 Arab symbols`."""
        select, count = found["select"], found["count"]
        parts = {
            "colours": self._any("amul-colour", "colour", select),
            "decks": self._any("amul-place", "place", select, of="decks"),
            "positions": self._any("amul-position", "position", select),
            "kinds": self.reader.any_of(self.kinds(select.get("kinds", []))),
        }
        parts["decks"] = self._wrapped("decks", parts["decks"])
        parts["positions"] = self._wrapped("positions", parts["positions"])
        symbols = self._any("amul-symbols", "trait", select, count=count)
        if found["counted"] == "symbols":
            on = self.say("amul-what-on", **parts) if any(parts.values()) else ""
            return self.say("amul-what-symbols", count=count, symbols=symbols, on=on)
        if symbols:
            parts["positions"] += f" {self.say('amul-what-with', symbols=symbols)}"
        return self.say("amul-what-cards", count=count, **parts)

    def _any(self, message: str, argument: str, select: Mapping[str, Any], of: str = "", **more: int) -> str:
        words = [self.say(message, **{argument: word}, **more) for word in select.get(of or f"{argument}s", [])]
        return self.reader.any_of(words)

    def _wrapped(self, part: str, words: str) -> str:
        return self.say(f"amul-what-{part}", **{part: words}) if words else ""


def _sentence(text: str) -> str:
    """A text that may begin with a small "you"."""
    return text[:1].upper() + text[1:]


def _missing(reason: Mapping[str, Any]) -> list[str]:
    """The goods of an order that the owner lacks; a good named twice is needed twice."""
    goods = reason["goods"]
    return [good for good in dict.fromkeys(goods) if reason["owned"][good] < goods.count(good)]
