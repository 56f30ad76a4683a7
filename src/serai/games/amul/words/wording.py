"""Āmul in words: what its things are called, what requests and outcomes mention, and why a card scores what it scores.

Every sentence is a message of the catalogues; how facts become its arguments stands in games/wording.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.games.amul.edition.read import Edition, Kind
from serai.games.amul.seen.event_kinds import ARGUMENTS, EVENTS
from serai.games.game import Move
from serai.games.wording import GameWording, Reader
from serai.kernel.event_text import Facts

OPS = {">=": "at-least", "<=": "at-most", "==": "exactly"}


def words_for(edition: Edition, reader: Reader) -> AmulWording:
    """Āmul's words for one reader (games.wording.Wording)."""
    return AmulWording(edition, reader)


class AmulWording(GameWording):
    """What Āmul says to one reader."""

    def __init__(self, edition: Edition, reader: Reader):
        super().__init__("amul", reader, EVENTS, ARGUMENTS, self._named)
        self.edition = edition

    # Names

    def _named(self, noun: str, thing: Any) -> Mapping[str, object] | None:
        match noun:
            case "card":
                known = isinstance(thing, int) and 1 <= thing <= len(self.edition.cards)
                return {"card": self.name(thing)} if known else None
            case "kind":
                kind = self.edition.kinds.get(thing)
                return {"kind": kind.name[self.reader.language]} if kind else None
            case _:
                return {noun: thing}

    def kind(self, card: int) -> Kind:
        return self.edition.kinds[self.edition.cards[card - 1].kind]

    def name(self, card: int) -> str:
        """Return a card's name as printed on the card."""
        return self.kind(card).name[self.reader.language]

    def text(self, card: int) -> str:
        """What a card does."""
        return self.kind(card).text[self.reader.language]

    def points(self, points: int) -> str:
        return self.say("amul-points", points=points)

    def row(self, row: str) -> str:
        """A row of the score sheet."""
        return self.say("amul-row", row=row)

    def worth(self, view: Mapping[str, Any], card: int, message: str = "amul-worth") -> str:
        """What a card within reach changes in the reader's points (seen/card_worth.py)."""
        sure, unsure = view["sure"][str(card)], view["unsure"][str(card)]
        parts = ("both" if unsure else "sure") if sure else "unsure" if unsure else "none"
        is_held = card in view["seats"][self.reader.seat]["hand"]
        fate = ("reveal" if view["step"] == "play" else "give") if is_held else "get"
        return self.say(message, fate=fate, parts=parts, sure=f"{sure:+}", unsure=f"{unsure:+}")

    # What is asked, chosen and won

    def situation(self, view: Mapping[str, Any]) -> Facts:
        """Where an effect takes from, and the reader's own sealed choice."""
        seats, me = view["seats"], self.reader.seat
        return {
            "place": seats[view["awaited"][0]]["effect"],
            "card": None if me is None else seats[me]["choice"],
        }

    def choice(self, move: Move) -> str:
        card = card_of(move)
        return self.say("amul-choice-nothing") if card is None else self.name(card)

    def advised(self, move: Move) -> str:
        """As the button that does it is called."""
        card = card_of(move)
        if card is None:
            return self.say("amul-choice-nothing")
        return self.say(f"ui-amul-do-{move['do']}", card=self.name(card))

    def grounds(self, result: Mapping[str, Any]) -> Facts:
        """A12.2: points, and those who had as many but less prowess."""
        best, scores = result["winners"][0], result["scores"]
        tied = [seat for seat, score in enumerate(scores) if score == scores[best]]
        return {
            "points": scores[best],
            "prowess": result["prowess"][best],
            "others": [seat for seat in tied if seat not in result["winners"]],
        }

    def why_outcome(self, result: Mapping[str, Any]) -> str:
        """A12: the rule that decided."""
        return self.tell("amul-why-outcome", {"winners": result["winners"], **self.grounds(result)})

    # Why a card scores what it scores (games/amul/explain.py)

    def why(self, reason: Mapping[str, Any], kind: str) -> str:
        """One power of a card in words, spoken to the owner of the area."""
        named, worth = self.thing("kind", kind), self.points(reason["points"])
        arguments: dict[str, object] = {**reason, "kind": named, "worth": worth}
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
            arguments["goods"] = self.reader.all_of(self.grouped("kind", goods))
        return self.say(reason["message"], **arguments)

    def majority(self, reason: Mapping[str, Any]) -> str:
        """A majority in words."""
        what = self._what({"select": {"traits": [reason["trait"]]}, "counted": "symbols", "count": reason["count"]})
        ties = reason["last"] - reason["first"]
        shared = "no" if ties == 0 else "two" if ties == 1 else "more"
        return self.say(reason["message"], what=what, first=reason["first"], last=reason["last"], shared=shared)

    def _condition(self, condition: Mapping[str, Any]) -> str:
        what, where, op = self._what(condition), self._where(condition), OPS[condition["op"]]
        return self.say("amul-condition", what=what, where=where, op=op, value=condition["value"])

    def _other(self, other: Mapping[str, int]) -> str:
        return self.say("amul-why-compare-other", seat=self.reader.names[other["seat"]], count=other["count"])

    def _where(self, found: Mapping[str, Any]) -> str:
        return self.say("amul-where", scope=found["scope"])

    def _what(self, found: Mapping[str, Any]) -> str:
        """Name the things counted: `3 Gem cards`, `2 Arab symbols`."""
        select, count = found["select"], found["count"]
        parts = {
            "colours": self._any("amul-colour", "colour", select),
            "decks": self._any("amul-place", "place", select, of="decks"),
            "positions": self._any("amul-position", "position", select),
            "kinds": self.reader.any_of(self.grouped("kind", select.get("kinds", []))),
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


def card_of(move: Move) -> int | None:
    """The card that a move is about; None for taking nothing."""
    card: int | None = move["take"] if move["do"] == "effect" else move["card"]
    return card


def _missing(reason: Mapping[str, Any]) -> list[str]:
    """The goods of an order that the owner lacks; a good named twice is needed twice."""
    goods = reason["goods"]
    return [good for good in dict.fromkeys(goods) if reason["owned"][good] < goods.count(good)]
