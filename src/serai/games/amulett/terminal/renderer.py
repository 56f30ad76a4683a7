"""Das Amulett in a terminal: the table, the menu and the spells, from one reader's view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from serai.games.amulett.edition.read import Edition
from serai.games.amulett.terminal.map import board, whole_map
from serai.games.amulett.terminal.typed_moves import typed_move
from serai.games.amulett.words.wording import AmulettWording, words_for
from serai.games.game import Move
from serai.games.wording import Reader
from serai.terminal.renderer import View
from serai.terminal.screen import Grid, MenuLine, Piece, TitledPart

FIGURES = {"gems": "gem_count", "colours": "colours", "cards": "hand_size", "stones": "supply"}
"""What `s` tells of everybody, and where the view has it."""


def renderer_for(edition: Edition, reader: Reader) -> AmulettRenderer:
    return AmulettRenderer(edition, reader)


class AmulettRenderer:
    """Das Amulett for one reader (terminal.renderer.Renderer)."""

    def __init__(self, edition: Edition, reader: Reader):
        self.edition = edition
        self.reader = reader
        self.words: AmulettWording = words_for(edition, reader)
        self.say = reader.say

    # The table

    def headline(self, view: View) -> tuple[str, str]:
        title = self.say("amulett-title")
        where = self.say("terminal-amulett-headline", title=title, round=view["round"], phase=view["phase"])
        if not view["steps_left"]:
            return where, ""
        return f"{where}, {self.say('terminal-amulett-steps', steps=view['steps_left'])}", "●" * view["steps_left"]

    def table(self, view: View) -> list[Piece]:
        stacks = [self.words.cards({metal: count}) for metal, count in view["stacks"].items()]
        if view["desired"]:
            metals = self.reader.all_of([self.words.thing("metal", metal) for metal in view["desired"]])
            only = "yes" if view["options"].get("desire") == "owner" else "no"
            stacks.append(self.say("terminal-amulett-desired", metals=metals, only=only))
        parts: list[Piece] = [
            board(self.words, view),
            TitledPart(self.say("terminal-amulett-stacks"), [", ".join(stacks)]),
        ]
        parts += [TitledPart(self._name(seat), self._seat(view, seat)) for seat in self._seating(view)]
        if self.reader.seat is not None:
            hand = view["seats"][self.reader.seat]["hand"]
            held = {metal: count for metal, count in hand.items() if count}
            parts.append(TitledPart(self.say("terminal-amulett-hand"), [self.words.cards(held)]))
            if view["step"] == "income" and self.reader.seat in view["awaited"]:
                parts.append(TitledPart(self.say("ui-amulett-sources"), self._sources(view)))
        if view["laid"]:
            parts.append(TitledPart(self.say("terminal-amulett-laid"), [self.words.cards(view["laid"])]))
        if view["auction"]:
            parts.append(TitledPart(self.say("terminal-amulett-lot"), self._auction(view, view["auction"])))
        return parts

    def _sources(self, view: View) -> list[Text | str]:
        """Which of the reader's spells brings what as income, as it is printed on them."""
        lines: list[Text | str] = []
        for spell in view["seats"][self.reader.seat]["spells"]:
            cards = self._printed_income(spell)
            if self.edition.spells[spell].effect.id == "magic":
                cards.append(self.words.text(spell, view["options"]))
            if cards:
                lines.append(f"{self._spell(spell)}: {'; '.join(cards)}")
        return lines

    def _seating(self, view: View) -> list[int]:
        """Clockwise, the reader last, next to the menu."""
        first = 0 if self.reader.seat is None else self.reader.seat + 1
        return [(first + step) % view["players"] for step in range(view["players"])]

    def _name(self, seat: int) -> str:
        return self.say("terminal-amulett-you") if seat == self.reader.seat else self.reader.names[seat]

    def _seat(self, view: View, seat: int) -> list[Text | str]:
        shown = view["seats"][seat]
        gems = ", ".join(self._gems(shown["gems"]))
        facts = [
            self.say("terminal-amulett-amulet", count=shown["gem_count"], colours=shown["colours"], gems=gems),
            self.say("terminal-amulett-cards", count=shown["hand_size"]),
            self.say("terminal-amulett-stones", count=shown["supply"]),
        ]
        if seat == view["start"]:
            facts.insert(0, self.say("terminal-amulett-start"))
        spells = [f"{self._spell(spell)} ({stones})" for spell, stones in shown["spells"].items()]
        return [", ".join(facts), *([", ".join(spells)] if spells else [])]

    def _gems(self, gems: Mapping[str, int]) -> list[str]:
        names = {gem: self.edition.gems[gem].name[self.reader.language] for gem in gems}
        return [names[gem] if count == 1 else f"{names[gem]} ×{count}" for gem, count in gems.items()]

    def _spell(self, spell: str) -> str:
        return self.edition.spells[spell].name[self.reader.language]

    def _auction(self, view: View, auction: Mapping[str, Any]) -> list[Text | str]:
        if auction["spell"]:
            lot = f"{self._spell(auction['spell'])}: {self._describe(view, auction['spell'])}"
        else:
            lot = f"{self.words.area(view['party'])}: {self.words.gems(view['areas'][view['party']])}"
        bidder = "" if auction["bidder"] is None else self._name(auction["bidder"])
        bid = self.say("terminal-amulett-bid", bid=auction["bid"], seat=bidder)
        still = ", ".join(self._name(seat) for seat in auction["bidding"])
        return [lot, f"{bid}; {self.say('terminal-amulett-bidding', seats=still)}"]

    # The menu

    def choices(self, view: View, seen: Any, /) -> list[tuple[Move, MenuLine]]:
        """The short list; every other legal move can be typed."""
        return [
            (choice["move"], MenuLine(Text(self._meaning(choice)), (), self._text(view, choice)))
            for choice in seen.choices(self.reader.seat)
        ]

    def _meaning(self, choice: Mapping[str, Any]) -> str:
        return self.words.meaning(choice["message"], choice["arguments"])

    def _text(self, view: View, choice: Mapping[str, Any]) -> str:
        spell = choice["move"].get("spell")
        return self.words.text(spell, view["options"]) if spell else ""

    def typed(self, view: View, words: Sequence[str]) -> Move | None:
        return typed_move(self.edition, self.reader, view, words)

    # Explanations

    def help(self) -> list[Piece]:
        return [self.say("terminal-amulett-help")]

    def about(self, view: View, move: Move) -> list[Piece]:
        spells = [move["spell"]] if "spell" in move else list(move["spells"]) if "spells" in move else []
        if move["do"] == "bid_spell":
            spells = [view["auction"]["spell"]]
        areas = [move[name] for name in ("area", "from", "to") if name in move]
        found = [self._about_spell(view, spell) for spell in spells] + [self._about_area(view, area) for area in areas]
        return found or [self.words.choice(move)]

    def look_up(self, view: View, word: str) -> list[Piece]:
        wanted = word.casefold()
        if wanted == self.say("terminal-amulett-map"):
            return list(whole_map(self.words, view))
        names = {spell: self._spell(spell).casefold() for spell in self.edition.spells}
        spells = [spell for spell in names if wanted in (spell, names[spell])]
        spells = spells or [spell for spell in names if wanted and wanted in names[spell]]
        areas = [area for area in self.edition.map.areas if area.casefold() == wanted]
        return [
            *(self._about_area(view, area) for area in areas),
            *(self._about_spell(view, spell) for spell in spells[:4]),
        ]

    def _about_spell(self, view: View, spell: str) -> Piece:
        owners = [seat for seat, shown in enumerate(view["seats"]) if spell in shown["spells"]]
        where = [self.say("terminal-amulett-before", seat=self._name(seat)) for seat in owners]
        return TitledPart(self._spell(spell), [self._describe(view, spell), *where])

    def _describe(self, view: View, spell: str) -> str:
        cards = self._printed_income(spell)
        facts = [
            self.say("terminal-amulett-income", cards=self.reader.all_of(cards))
            if cards
            else self.say("terminal-amulett-no-income"),
            self.say("terminal-amulett-cost", count=self.edition.spells[spell].cost),
        ]
        if self.edition.spells[spell].effect.id != "plain":
            facts.insert(0, self.words.text(spell, view["options"]).rstrip("."))
        return "; ".join(facts)

    def _printed_income(self, spell: str) -> list[str]:
        printed = self.edition.spells[spell].income
        income = {metal: count for metal, count in printed.items() if count and metal != "joker"}
        cards = [self.words.cards(income)] if income else []
        if printed["joker"]:
            cards.append(self.say("terminal-amulett-joker", count=printed["joker"]))
        return cards

    def _about_area(self, view: View, area: str) -> Piece:
        entry = self.edition.map.areas[area]
        accepted = self.edition.terrains[entry.terrain].accepts
        metals = self.reader.any_of([self.words.thing("metal", metal) for metal in accepted])
        facts = [self.say("terminal-amulett-pays", metals=metals)]
        facts += [self.say("terminal-amulett-pyramid")] if entry.pyramid else []
        facts += [self.say("terminal-amulett-wall")] if entry.wall else []
        facts.append(self.say("terminal-amulett-neighbours", areas=", ".join(entry.neighbours)))
        return TitledPart(self.words.area(area), [self.words.gems(view["areas"][area]), ", ".join(facts)])

    # Standings

    def scores(self, view: View) -> list[Piece]:
        rows = [
            (self.say("terminal-amulett-figure", figure=figure), [seat[key] for seat in view["seats"]])
            for figure, key in FIGURES.items()
        ]
        victory = self.edition.victory
        goal = self.say("terminal-amulett-goal", colours=victory.colours, gems=victory.gems)
        return [Grid(self.reader.names, rows), goal]
