"""Das Amulett in words: what its things are called, and what requests and outcomes mention.

Every sentence is a message of the catalogues; how facts become its arguments stands in games/wording.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from serai.games.amulett.edition.house_rules import CHANGES
from serai.games.amulett.edition.read import Edition
from serai.games.amulett.seen.event_kinds import ARGUMENTS, EVENTS
from serai.games.game import Move
from serai.games.wording import GameWording, Reader
from serai.kernel.event_text import Facts
from serai.kernel.words import has


def words_for(edition: Edition, reader: Reader) -> AmulettWording:
    """Das Amulett's words for one reader (games.wording.Wording)."""
    return AmulettWording(edition, reader)


class AmulettWording(GameWording):
    """What Das Amulett says to one reader."""

    def __init__(self, edition: Edition, reader: Reader):
        super().__init__("amulett", reader, EVENTS, ARGUMENTS, self._named)
        self.edition = edition

    # Names

    def _named(self, noun: str, thing: Any) -> Mapping[str, object] | None:
        edition, language = self.edition, self.reader.language
        match noun:
            case "spell" if thing in edition.spells:
                return {"spell": edition.spells[thing].name[language]}
            case "metal" if thing in edition.metals:
                return {"metal": self._in_sentence(self.metal(thing))}
            case "gem" if thing in edition.gems:
                return {"colour": self._in_sentence(edition.gems[thing].name[language])}
            case "area" if thing in edition.map.areas:
                terrain = edition.terrains[edition.map.areas[thing].terrain]
                return {"area": thing, "terrain": self._in_sentence(terrain.name[language])}
            case _:
                return None

    def _in_sentence(self, name: str) -> str:
        """Names are written as labels; within a sentence only German keeps the capital of a noun."""
        return name if self.reader.language == "de" else name.lower()

    def text(self, spell: str, options: Mapping[str, Any]) -> str:
        """What a spell does at a table with these options."""
        effect, printed = self.edition.spells[spell].effect, self.edition.spells[spell].text[self.reader.language]
        changes = [change for change in CHANGES if change.touches(effect, options)]
        if not changes:
            return printed
        told: dict[str, object] = {"where": effect.where or "any", "cards": effect.cards, "must": "no", "only": "no"}
        for change in changes:
            told |= {**change.fields, **change.words}
        return self.say(f"amulett-text-{effect.id}", **told)

    def area(self, area: str) -> str:
        """`A1 (water)`"""
        return self.thing("area", area)

    def metal(self, metal: str) -> str:
        return self.edition.metals[metal].name[self.reader.language]

    def cards(self, cards: Mapping[str, int]) -> str:
        """`2 gold and 1 iron`"""
        named = [self.thing("metal", metal, count, counted=True) for metal, count in cards.items()]
        return self.reader.all_of(named) or self.say("amulett-nothing")

    def gems(self, gems: Sequence[str]) -> str:
        """`1 red gem and 2 white gems`"""
        return self.reader.all_of(self.grouped("gem", gems)) or self.say("amulett-nothing")

    # What is asked, chosen and won

    def situation(self, view: Mapping[str, Any]) -> Facts:
        """Say where the party is, how the auction goes, how many spells are kept, and if the reader has chosen them."""
        me, auction, experienced = self.reader.seat, view["auction"], self.edition.experienced
        facts = {
            "area": view["party"],
            "kept": experienced.kept,
            "dealt": experienced.dealt,
            "chosen": me is not None and view["seats"][me]["chosen"],
        }
        if not auction:
            return facts
        spell, bid, lowest, most = (auction[name] for name in ("spell", "bid", "lowest", "most"))
        can_bid = most is None or most >= lowest
        return facts | {"spell": spell, "bid": bid, "lowest": lowest, "more": lowest - bid, "can_bid": can_bid}

    def advised(self, move: Move) -> str:
        """As the button that does it is called: some choices are clear beside each other, but say too little alone."""
        message = f"ui-amulett-do-{move['do']}"
        if not has(self.reader.language, message):
            return self.choice(move)
        return self.tell(message, {name: value for name, value in move.items() if name not in ("seat", "do")})

    def meaning(self, message: str, arguments: Mapping[str, object]) -> str:
        """What a choice of the short list means (games/amulett/seen/choices.py)."""
        return self.tell(message, arguments)

    def grounds(self, result: Mapping[str, Any]) -> Facts:
        """M11: why the game is over, and what the winner owns."""
        gems = result["gems"][result["winners"][0]]
        return {"reason": result["reason"], "count": sum(gems.values()), "colours": len(gems)}
