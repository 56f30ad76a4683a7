"""Das Amulett in words: events, decisions, refusals and choices for one reader.

Every sentence is a message of the catalogues; here its arguments get their names. Spells, metals, gems and terrains
are named by the edition. What an argument is called says what it is: `spell`, `area`, `metals` and so on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from serai.games.amulett.edition.read import Edition
from serai.games.game import Move
from serai.games.wording import Reader
from serai.kernel.errors import IllegalMove
from serai.kernel.event_text import Facts


def words_for(edition: Edition, reader: Reader) -> AmulettWording:
    """Das Amulett's words for one reader (kernel.wording.Wording)."""
    return AmulettWording(edition, reader)


class AmulettWording:
    """What Das Amulett says to one reader."""

    def __init__(self, edition: Edition, reader: Reader):
        self.edition = edition
        self.reader = reader
        self.say = reader.say
        self._named: dict[str, Callable[[Any], str]] = {
            "spell": self.spell,
            "spells": self.spells,
            "empty": self.spells,
            "emptied": self.spells,
            "order": self.spells,
            "stones_on": self.stones_on,
            "area": self.area,
            "from": self.area,
            "to": self.area,
            "areas": self.areas,
            "gems": self.gems,
            "colour": lambda colour: self.gems([colour]),
            "metal": self.metal,
            "metals": lambda metals: self.reader.any_of([self.metal(metal) for metal in metals]),
            "cards": self.cards,
            "take": self.cards,
            "rest": self.cards,
            "low": self.cards,
            "high": self.cards,
            "values": lambda values: self.reader.any_of([str(value) for value in values]),
            "winner": lambda seat: self.reader.names[seat],
            "owner": lambda seat: self.reader.names[seat],
        }

    # Names

    def spell(self, spell: str) -> str:
        """A spell's name as it stands on the card, inside a sentence."""
        return self.say("amulett-spell", spell=self.edition.spells[spell].name[self.reader.language])

    def text(self, spell: str) -> str:
        """What a spell does."""
        return self.edition.spells[spell].text[self.reader.language]

    def spells(self, spells: Sequence[str]) -> str:
        return self.reader.all_of([self.spell(spell) for spell in spells])

    def stones_on(self, spells: Mapping[str, int]) -> str:
        """`2 stones on Gift and 1 stone on Influence`"""
        return self.reader.all_of(
            [self.say("amulett-stones-on", count=count, spell=self.spell(spell)) for spell, count in spells.items()]
        )

    def area(self, area: str) -> str:
        """`A1 (Water)`"""
        terrain = self.edition.terrains[self.edition.map.areas[area].terrain]
        return self.say("amulett-area", area=area, terrain=terrain.name[self.reader.language])

    def areas(self, areas: Sequence[str]) -> str:
        return self.reader.any_of([self.area(area) for area in areas])

    def metal(self, metal: str) -> str:
        return self.edition.metals[metal].name[self.reader.language]

    def cards(self, cards: Mapping[str, int]) -> str:
        """`2 gold and 1 iron`"""
        named = [self.say("amulett-cards", count=count, metal=self.metal(metal)) for metal, count in cards.items()]
        return self.reader.all_of(named) or self.say("amulett-nothing")

    def gems(self, gems: Sequence[str]) -> str:
        """`1 red and 2 white gems`"""
        named = [
            self.say("amulett-gems", count=count, colour=self.edition.gems[gem].name[self.reader.language])
            for gem, count in Counter(gems).items()
        ]
        return self.reader.all_of(named) or self.say("amulett-nothing")

    def seats(self, seats: Sequence[int]) -> str:
        you = self.say("amulett-you")
        return self.reader.all_of([you if seat == self.reader.seat else self.reader.names[seat] for seat in seats])

    def arguments(self, facts: Mapping[str, object]) -> dict[str, object]:
        """Facts as arguments of a message: whatever has a name gets it, numbers and words of choice stay."""
        named: dict[str, object] = {}
        for name, value in facts.items():
            if name == "seat":
                named.update(self.reader.who(value) if isinstance(value, int) and value >= 0 else {})
            elif name in self._named and not isinstance(value, bool):
                named[name] = self._named[name](value) if value != "" else ""
                if isinstance(value, list | dict):
                    named[f"{name}_count"] = sum(value.values()) if name in ("cards", "take") else len(value)  # type: ignore[union-attr]
            else:
                named[name] = str(value).lower() if isinstance(value, bool) else value
        return named

    # What happened

    def event(self, facts: Facts) -> str:
        match facts["event"]:
            case "laid_out" | "shuffled":
                return ""
            case "dealt" if "spells" not in facts:
                return ""
            case "passed":
                return self._tell(f"passed-{facts['step']}", facts)
            case "kept":
                return self._tell("kept", {"seat": facts["seat"], "stones_on": facts["spells"]})
            case "buried" if "order" in facts:
                return self._tell("buried-order", facts)
            case "over":
                return self.say("amulett-event-over")
            case "round_over" if not facts["dry"]:
                return ""
            case name:
                return self._tell(name, facts)

    def _tell(self, name: str, facts: Facts) -> str:
        message = f"amulett-event-{name.replace('_', '-')}"
        known = {
            key: value for key, value in facts.items() if key not in ("event", "stones" if name == "costs" else "")
        }
        return self.say(message, **self.arguments(known))

    def outcome(self, result: Mapping[str, Any]) -> str:
        winners, reason = result["winners"], result["reason"]
        gems = [sum(owned.values()) for owned in result["gems"]]
        best = winners[0]
        if len(winners) > 1:
            text = self.say("amulett-outcome-together", seats=self.seats(winners), gems=gems[best])
            return text[:1].upper() + text[1:]
        colours = len(result["gems"][best])
        return self.say(
            f"amulett-outcome-{reason.replace('_', '-')}", gems=gems[best], colours=colours, **self.reader.who(best)
        )

    # What is asked

    def asked(self, view: Mapping[str, Any]) -> str:
        step, awaited, me = view["step"], view["awaited"], self.reader.seat
        if step == "over":
            return self.say("amulett-wait-over")
        facts = self._asked_facts(view)
        if me is not None and me in awaited:
            auction = view["auction"]
            if auction and auction["most"] < auction["lowest"]:
                return self.say("amulett-ask-pass")
            return self.say(f"amulett-ask-{step.replace('_', '-')}", **self.arguments(facts))
        if not awaited:
            return self.say("amulett-wait-chance")
        if step == "keep":
            waiting = self.say("amulett-wait-keep", seats=self.seats(awaited), count=len(awaited))
            chosen = me is not None and view["seats"][me]["chosen"]
            return f"{self.say('amulett-sealed-keep')} {waiting}" if chosen else waiting
        return self.say(f"amulett-wait-{step.replace('_', '-')}", **self.arguments({**facts, "seat": awaited[0]}))

    def _asked_facts(self, view: Mapping[str, Any]) -> dict[str, object]:
        facts: dict[str, object] = {"area": view["party"]}
        if view["auction"]:
            auction = view["auction"]
            facts |= {"bid": auction["bid"], "lowest": auction["lowest"], "most": auction["most"]}
            facts["spell"] = auction["spell"] or ""
        return facts

    # What can be chosen

    def choice(self, move: Move) -> str:
        facts = {name: value for name, value in move.items() if name not in ("seat", "do")}
        if move["do"] == "keep":
            facts = {"stones_on": facts["spells"]}
        return self.say(f"amulett-choice-{move['do'].replace('_', '-')}", **self.arguments(facts))

    def meaning(self, message: str, arguments: Mapping[str, object]) -> str:
        """What a choice of the short list means (games/amulett/choices.py)."""
        return self.say(message, **self.arguments(arguments))

    # What is refused

    def refusal(self, fault: IllegalMove) -> str:
        return self.refusal_words(fault.message, fault.arguments) if fault.message else fault.reason

    def refusal_words(self, message: str, arguments: Mapping[str, object]) -> str:
        return self.say(message, **self.arguments(arguments))
