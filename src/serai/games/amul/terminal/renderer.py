"""Āmul in a terminal: the table, the menu and the cards, from one reader's view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from serai.games.amul.edition.compile import cards_in_use
from serai.games.amul.edition.read import DECKS, TRAITS, Edition, Kind
from serai.games.amul.explain import explain, fill_sheet, result_of
from serai.games.amul.terminal.score_sheet import score_sheet
from serai.games.amul.words.wording import AmulWording, words_for
from serai.games.game import Move
from serai.games.wording import Reader
from serai.terminal.renderer import View
from serai.terminal.screen import MenuLine, Piece, TitledPart

STYLES = {
    "yellow": "yellow",
    "blue": "bright_blue",
    "purple": "magenta",
    "red": "red",
    "green": "green",
    "orange": "dark_orange",
    "bazaar": "cyan",
}
STEPS = ("offer", "pick", "play", "effect")


def renderer_for(edition: Edition, reader: Reader) -> AmulRenderer:
    return AmulRenderer(edition, reader)


class AmulRenderer:
    """Āmul for one reader (terminal.renderer.Renderer)."""

    def __init__(self, edition: Edition, reader: Reader):
        self.edition = edition
        self.reader = reader
        self.words: AmulWording = words_for(edition, reader)
        self.say = reader.say

    # The table

    def headline(self, view: View) -> tuple[str, str]:
        beads = "●" * view["round"] + "○" * (view["rounds"] - view["round"])
        step = self.say("terminal-amul-step", step=view["step"])
        return self.say("terminal-amul-headline", round=view["round"], rounds=view["rounds"], step=step), beads

    def table(self, view: View) -> list[Piece]:
        parts: list[Piece] = [
            TitledPart(self.say("amul-place", place="palace"), [self._cards(view["palace"])]),
            TitledPart(self.say("amul-place", place="bazaar"), [self._cards(view["bazaar"])]),
            TitledPart(self.say("amul-place", place="market"), [self._market(view)]),
        ]
        parts += [TitledPart(self._name(seat), self._seat(view, seat)) for seat in self._seating(view)]
        if view["step"] in ("pick", "effect"):
            parts.append(
                TitledPart(self.say("terminal-amul-order"), [", ".join(self._who(seat) for seat in view["order"])])
            )
        if self.reader.seat is not None and view["step"] not in ("offer", "play"):
            hand = view["seats"][self.reader.seat]["hand"]
            parts.append(TitledPart(self.say("terminal-amul-hand"), [self._cards(hand)]))
        return parts

    def _seating(self, view: View) -> list[int]:
        """Clockwise from the left neighbour, so that the reader's own area comes last, next to the menu."""
        first = 0 if self.reader.seat is None else self.reader.seat + 1
        return [(first + step) % view["players"] for step in range(view["players"])]

    def _name(self, seat: int) -> str:
        return self.say("terminal-amul-own-area") if seat == self.reader.seat else self.reader.names[seat]

    def _seat(self, view: View, seat: int) -> list[Text | str]:
        shown = view["seats"][seat]
        facts = [self.words.points(shown["points"])]
        if shown["prowess"]:
            letter = self.letter(shown["letter"])
            facts.append(self.say("terminal-amul-prowess", prowess=shown["prowess"], letter=letter))
        if seat == view["first_pick"]:
            facts.append(self.say("terminal-amul-first-pick"))
        if seat != self.reader.seat:
            facts.append(self.say("terminal-amul-hand-size", count=shown["hand_size"]))
            if shown["known"]:
                facts.append(self.say("terminal-amul-known", cards=self._cards(shown["known"]).plain))
            neighbour = self._neighbour(view, seat)
            if neighbour:
                facts.insert(0, neighbour)
        line = Text(", ".join(facts))
        if not shown["area"]:
            return [line]
        return [line, self._cards(card["card"] for card in shown["area"])]

    def _neighbour(self, view: View, seat: int) -> str:
        """The two neighbours matter for scoring (A16.3)."""
        if self.reader.seat is None:
            return ""
        sides = {1: "left", view["players"] - 1: "right"}
        side = sides.get((seat - self.reader.seat) % view["players"])
        return self.say("terminal-amul-neighbour", side=side) if side else ""

    def letter(self, rank: int | None) -> str:
        """The letter of a rank among all letters of the edition."""
        letters = sorted(
            {card.letter for card in self.edition.cards if card.letter}, key=lambda text: (len(text), text)
        )
        return "" if rank is None else letters[rank]

    def _market(self, view: View) -> Text:
        shown = Text()
        for place in view["market"]:
            shown += Text(", " if shown else "") + self._card(place["card"])
            if place["from"] is not None:
                shown += Text(f" ({self._who(place['from'])})")
        return shown or Text(self.say("terminal-nothing"))

    def _who(self, seat: int) -> str:
        return self.words.seat(seat)

    def _card(self, card: int) -> Text:
        return Text(self.words.name(card), style=STYLES[self.words.kind(card).colour])

    def _cards(self, cards: Iterable[int]) -> Text:
        """Cards by kind, in the order of the score sheet."""
        colours = list(STYLES)
        kinds = Counter(self.edition.cards[card - 1].kind for card in cards)
        shown = Text()
        for kind in sorted(kinds, key=lambda kind: colours.index(self.edition.kinds[kind].colour)):
            entry = self.edition.kinds[kind]
            name = Text(entry.name[self.reader.language], style=STYLES[entry.colour])
            shown += Text(", " if shown else "") + name + Text(f" ×{kinds[kind]}" if kinds[kind] > 1 else "")
        return shown or Text(self.say("terminal-nothing"))

    # The menu

    def choices(self, view: View, _seen: object, /) -> list[tuple[Move, MenuLine]]:
        offered_by = {place["card"]: place["from"] for place in view["market"]}
        groups: dict[object, list[Move]] = {}
        for move in view["legal"]:
            card = _card_of(move)
            # Copies that differ in nothing are one choice.
            alike = card and (self.edition.cards[card - 1].kind, self._letter(card), offered_by.get(card))
            groups.setdefault(alike, []).append(move)
        return [(moves[0], self._choice(view, moves, offered_by)) for moves in groups.values()]

    def typed(self, view: View, words: Sequence[str]) -> Move | None:
        """The name of a card; of its copies one that can be chosen, or else one that the reader can see."""
        kinds = self._kinds_called(" ".join(words))
        if not kinds:
            return None
        copies = [card.number for card in self.edition.cards if card.kind == kinds[0].id]
        legal, seen = {_card_of(move) for move in view["legal"]}, view.get("sure", {})
        nearest = min(copies, key=lambda card: (card not in legal, str(card) not in seen))
        argument = "take" if view["step"] == "effect" else "card"
        return {"seat": self.reader.seat, "do": view["step"], argument: nearest}

    def _letter(self, card: int) -> str:
        return self.edition.cards[card - 1].letter or ""

    def _choice(self, view: View, moves: Sequence[Move], givers: Mapping[int, int | None]) -> MenuLine:
        move, card = moves[0], _card_of(moves[0])
        if card is None:
            return MenuLine(Text(self.words.choice(move)))
        worth, brief = self.words.worth(view, card), self.words.worth(view, card, "amul-worth-short")
        position = self.say("amul-position", position=self.words.kind(card).position)
        offered_by = givers.get(card)
        giver = "" if offered_by is None else self.say("terminal-amul-from", seat=self._who(offered_by))
        remarks = [position, self._initials(card), brief, *([giver] if move["do"] == "pick" else [])]
        spoken = [position, *self._symbols(card), worth, giver]
        name = self._card(card) + Text(f" ×{len(moves)}" if len(moves) > 1 else "")
        return MenuLine(name, remarks, self.words.text(card), spoken)

    def _symbols(self, card: int) -> list[str]:
        traits = self.words.kind(card).traits
        symbols = [f"{n} {self.say('amul-symbols', trait=trait, count=n)}" for trait, n in traits.items() if n]
        letter = self._letter(card)
        return [*symbols, self.say("terminal-amul-letter", letter=letter)] if letter else symbols

    def _initials(self, card: int) -> str:
        """The symbols of a card by their initials, doubled where there are two, and its letter."""
        traits = self.words.kind(card).traits
        initials = "".join(self.say("terminal-amul-initial", trait=trait) * traits[trait] for trait in TRAITS)
        return f"{initials} {self._letter(card)}".strip()

    def help(self) -> list[Piece]:
        return [self.say("terminal-amul-help")]

    def about(self, view: View, move: Move) -> list[Piece]:
        card = _card_of(move)
        return [] if card is None else self._about(view, card)

    def look_up(self, view: View, word: str) -> list[Piece]:
        found = {kind.id for kind in self._kinds_called(word)[:3]}
        cards = {card.kind: card.number for card in reversed(self.edition.cards) if card.kind in found}
        return [piece for card in cards.values() for piece in self._about(view, card)]

    def _kinds_called(self, word: str) -> list[Kind]:
        """The kind of that name, or else those whose names have the word in them."""
        names = [(kind, kind.name[self.reader.language].casefold()) for kind in self.edition.kinds.values()]
        wanted = word.casefold()
        exact = [kind for kind, name in names if wanted in (kind.id, name)]
        return exact or [kind for kind, name in names if wanted and wanted in name]

    def _about(self, view: View, card: int) -> list[Piece]:
        kind = self.words.kind(card)
        facts = [
            self.say("amul-colour", colour=kind.colour),
            self.say("amul-position", position=kind.position),
            *self._symbols(card),
        ]
        return [
            TitledPart(self.words.name(card), [", ".join(facts), self.words.text(card), self._whereabouts(view, card)])
        ]

    def _whereabouts(self, view: View, card: int) -> str:
        """How many copies are in this game, and where those lie that the reader has seen."""
        kind = self.edition.cards[card - 1].kind
        decks = [cards_in_use(self.edition, view["players"], view["options"]["tea"], deck) for deck in DECKS]
        copies = {number for deck in decks for number in deck if self.edition.cards[number - 1].kind == kind}
        places: list[tuple[str, Sequence[int]]] = [
            (self.say("amul-place", place="market"), [place["card"] for place in view["market"]]),
            (self.say("amul-place", place="palace"), view["palace"]),
            (self.say("amul-place", place="bazaar"), view["bazaar"]),
            (self.say("terminal-amul-removed"), view["removed"]),
            (self.say("terminal-amul-unseen"), view["unseen"]),
        ]
        for seat in self._seating(view):
            shown = view["seats"][seat]
            name = self._name(seat)
            places.append((name, [entry["card"] for entry in shown["area"]]))
            if seat == self.reader.seat:
                places.append((self.say("terminal-amul-hand"), shown["hand"]))
            else:
                places.append((self.say("terminal-amul-hand-of", seat=name), shown["known"]))
        found = [(place, len(copies.intersection(cards))) for place, cards in places]
        listed = ", ".join(f"{place} {count}" for place, count in found if count)
        return self.say("terminal-amul-copies", copies=len(copies), places=listed)

    # Scores

    def scores(self, view: View) -> list[Piece]:
        areas = [[entry["card"] for entry in seat["area"]] for seat in view["seats"]]
        wanted = range(len(areas)) if self.reader.seat is None else [self.reader.seat]
        return score_sheet(self.words, result_of(fill_sheet(self.edition, areas)), explain(self.edition, areas), wanted)


def _card_of(move: Move) -> int | None:
    card: int | None = move["take"] if move["do"] == "effect" else move["card"]
    return card
