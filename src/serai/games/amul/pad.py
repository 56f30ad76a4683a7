"""Āmul's score pad: areas as a person writes them down become cards, and impossible tables are refused by name.

`read_table` takes what `serai score` and a server are given: a whole table by its cards, or plainly by its totals.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from serai.games.amul import GAME
from serai.games.amul.edition.check import MOST_TEA
from serai.games.amul.edition.compile import cards_in_use, compile_data
from serai.games.amul.edition.fields import FEWEST_PLAYERS, MOST_PLAYERS
from serai.games.amul.edition.read import DECKS, Edition
from serai.games.amul.explain import score
from serai.games.amul.rules.state import House
from serai.games.amul.totals import Totals
from serai.games.amul.words.wording import AmulWording
from serai.games.options import house_number
from serai.kernel.errors import IllegalMove, UserError
from serai.kernel.toml_reader import not_one_of, shown

MAJORITIES = ("arab", "mongol")
MOST_CARDS = 172
MOST_COUNTED = 255
"""Cards that fit into one area of the sheet, and the most it can count of anything."""


def sheet_of(view: Mapping[str, Any], edition: Edition) -> dict[str, Any]:
    """The score sheet of a finished game, of which this is anybody's view."""
    areas = [[entry["card"] for entry in seat["area"]] for seat in view["seats"]]
    pad = ScorePad(edition, len(areas), view["options"]["tea"], house_number(House, view["options"]))
    return pad.score(pad.read(areas))


class ScorePad:
    """Takes down the areas of one table.

    `anyway` takes every card of the edition, whatever the number of players: an owner's box may know better. `lenient`
    scores what cannot lie on a table, too.
    """

    def __init__(
        self,
        edition: Edition,
        seats: int,
        tea: int = MOST_TEA,
        house: int = 0,
        *,
        anyway: bool = False,
        lenient: bool = False,
    ):
        fewest = 1 if lenient else FEWEST_PLAYERS
        if not fewest <= seats <= MOST_PLAYERS:
            reason = f"{seats} areas: Āmul has {fewest} to {MOST_PLAYERS} seats, each with one list of cards"
            raise UserError(reason, "amul-pad-areas", {"areas": seats, "fewest": fewest, "most": MOST_PLAYERS})
        self.edition = edition
        self.house = house
        self.players, used_tea = (MOST_PLAYERS, MOST_TEA) if anyway else (seats, tea)
        self.lenient = lenient
        self.in_use = {card for deck in DECKS for card in cards_in_use(edition, self.players, used_tea, deck)}

    def read(self, areas: Sequence[object]) -> list[list[int]]:
        """Card numbers for what a person wrote: numbers, kind ids like `gold`, or `palace:gold` for a copy there."""
        written = [self._entries(seat, area) for seat, area in enumerate(areas)]
        owners: dict[int, int] = {}
        # Numbers name one card each, so they come first; kind ids take what is left.
        for seat, area in enumerate(written):
            for entry in area:
                if isinstance(entry, int):
                    self._claim(entry, seat, owners)
        return [
            [
                entry if isinstance(entry, int) else self._copy(area, place, seat, owners)
                for place, entry in enumerate(area)
            ]
            for seat, area in enumerate(written)
        ]

    def _entries(self, seat: int, area: object) -> list[int | str]:
        if not isinstance(area, list):
            raise _refused(seat, f"{shown(area)} is not a list of cards", "amul-pad-no-list", given=shown(area))
        if len(area) > MOST_CARDS:
            reason = f"{len(area)} cards are too many; the whole game has {MOST_CARDS}"
            raise _refused(seat, reason, "amul-pad-too-many", count=len(area), most=MOST_CARDS)
        for entry in area:
            if isinstance(entry, bool) or not isinstance(entry, int | str):
                reason = f"{shown(entry)} is no card; write its number or the id of its kind"
                raise _refused(seat, reason, "amul-pad-no-card", given=shown(entry))
            if isinstance(entry, int) and not 1 <= entry <= len(self.edition.cards):
                last = len(self.edition.cards)
                reason = f"there is no card {shown(entry)}; numbers run to {last}"
                raise _refused(seat, reason, "amul-pad-no-number", given=shown(entry), last=last)
            if isinstance(entry, str):
                self._check_kind(seat, entry)
        return area

    def _check_kind(self, seat: int, entry: str) -> None:
        deck, kind = _split(entry)
        if kind not in self.edition.kinds:
            reason = f"there is no such card: {not_one_of(kind, self.edition.kinds)}"
            raise _refused(seat, reason, "amul-pad-no-card", given=shown(kind))
        if deck and deck not in DECKS:
            reason = f"{shown(entry)}: {not_one_of(deck, DECKS)}"
            raise _refused(seat, reason, "amul-pad-no-deck", given=shown(entry), decks=", ".join(DECKS))
        if deck and not any(self._copies(entry)):
            reason = f"there is no {kind} card in the {deck.title()}"
            raise _refused(seat, reason, "amul-pad-not-in-deck", kind=kind, deck=deck)

    def _claim(self, card: int, seat: int, owners: dict[int, int]) -> None:
        if not self.lenient:
            if card in owners:
                places = (
                    f"twice in the area of seat {seat}"
                    if owners[card] == seat
                    else f"with seats {owners[card]} and {seat}"
                )
                reason = f"card {card} ({self._kind(card)}) lies {places}; every card exists once"
                raise UserError(reason, "amul-pad-twice", {"number": card, "kind": self._kind(card)})
            if card not in self.in_use:
                reason = f"card {card} ({self._kind(card)}) is not in a game of {self.players} players"
                facts: dict[str, object] = {"number": card, "kind": self._kind(card), "players": self.players}
                raise _refused(seat, reason, "amul-pad-not-in-game", **facts)
        owners[card] = seat

    def _copy(self, area: list[int | str], place: int, seat: int, owners: dict[int, int]) -> int:
        """Return an unused copy of a kind: Market before Palace, low numbers first."""
        entry = str(area[place])
        copies = list(self._copies(entry))
        usable = [card for card in copies if card in self.in_use]
        free = [card for card in usable if card not in owners]
        if self.lenient:
            free = free or [card for card in copies if card not in owners] or copies
        if not free:
            surplus = area[place:].count(entry)
            cards = f"one {entry} card" if surplus == 1 else f"{surplus} {entry} cards"
            reason = f"seat {seat}: {cards} too many; a game of {self.players} players has {len(usable)} of them"
            counts: dict[str, object] = {"surplus": surplus, "count": len(usable), "players": self.players}
            raise IllegalMove("A2.2", reason, "amul-refuse-copies", {"seat": seat, "kind": _split(entry)[1], **counts})
        owners[free[0]] = seat
        return free[0]

    def _copies(self, entry: str) -> Iterator[int]:
        deck, kind = _split(entry)
        return (card.number for card in self.edition.cards if card.kind == kind and deck in ("", card.deck))

    def _kind(self, card: int) -> str:
        return self.edition.cards[card - 1].kind

    def score(self, areas: Sequence[Sequence[int]]) -> dict[str, Any]:
        """The result in the record's form, and the explanation of every point."""
        self._check_room(areas)
        found = score(self.edition, areas, self.house)
        if [_sum(seat) for seat in found["explanation"]] != found["scores"]:
            reason = "these areas are worth more points than the sheet has room for; leave some cards out"
            raise UserError(reason, "amul-pad-no-room")
        return found

    def _check_room(self, areas: Sequence[Sequence[int]]) -> None:
        """Sheets count in bytes. Cards that exist once cannot fill them; the same card a hundred times can."""
        counts = np.asarray(compile_data(self.edition).counts).view(np.uint8)
        counts = counts.reshape(MOST_CARDS + 1, -1)
        for seat, area in enumerate(areas):
            if area and counts[np.array(area)].sum(axis=0, dtype=np.int64).max() > MOST_COUNTED:
                reason = f"more symbols than the sheet can count ({MOST_COUNTED}); leave some cards out"
                raise _refused(seat, reason, "amul-pad-symbols", most=MOST_COUNTED)


def read_table(table: Mapping[str, Any], edition: Edition, *, lenient: bool = False) -> WrittenTable:
    """A table as a person wrote it into a file or filled it in: by its cards, or plainly by its totals."""
    if ("areas" in table) == ("totals" in table):
        reason = (
            '"areas" must be a list of cards per seat, or "totals" a list of points and symbols: write one of the two'
        )
        raise UserError(reason, "amul-pad-one-form")
    return WrittenTotals(table, edition) if "totals" in table else WrittenAreas(table, edition, lenient=lenient)


class WrittenTable(ABC):
    """What `serai score` and a server know of a table that is to be scored."""

    names: object
    """what the players are called, where somebody has said so"""
    seats: int

    @abstractmethod
    def score(self) -> dict[str, Any]:
        """The result, and the explanation of every point."""

    def sheet(self, words: AmulWording) -> dict[str, Any]:
        """The same in words."""
        sheet = self.score()
        for seat in sheet["explanation"]:
            for card in seat["cards"]:
                for reason in card["why"]:
                    reason["text"] = words.why(reason, card["kind"])
            for row in MAJORITIES:
                seat[row]["text"] = words.majority(seat[row])
        return sheet


class WrittenTotals(WrittenTable):
    """Points and symbols of each player."""

    def __init__(self, table: Mapping[str, Any], edition: Edition):
        if not isinstance(table["totals"], list):
            raise UserError('"totals" must be a list with one object of points and symbols per seat')
        self._totals = Totals(table["totals"])
        self._house = house_number(House, GAME.check_options(table.get("options", {})))
        self._edition = edition
        self.names = self._totals.names
        self.seats = len(self._totals.names)

    def score(self) -> dict[str, Any]:
        return self._totals.score(self._edition, self._house)


class WrittenAreas(WrittenTable):
    """The cards of each player, and perhaps the options and names."""

    def __init__(self, table: Mapping[str, Any], edition: Edition, *, lenient: bool = False):
        areas = table["areas"]
        if not isinstance(areas, list):
            raise UserError('"areas" must be a list with one list of cards per seat')
        if "players" in table and table["players"] != len(areas):
            raise UserError(f'"players" is {table["players"]!r}, but there are {len(areas)} areas')
        if not isinstance(table.get("anyway", False), bool):
            raise UserError('"anyway" must be true or false')
        given = table.get("options", {})
        options = GAME.check_options({"tea": MOST_TEA, **given} if isinstance(given, Mapping) else given)
        self.names = table.get("names")
        self.seats = len(areas)
        self._areas = areas
        house, anyway = house_number(House, options), table.get("anyway", False)
        self._pad = ScorePad(edition, self.seats, options["tea"], house, anyway=anyway, lenient=lenient)

    def score(self) -> dict[str, Any]:
        return self._pad.score(self._pad.read(self._areas))


def _refused(seat: int, reason: str, message: str, **facts: object) -> UserError:
    return UserError(f"seat {seat}: {reason}", message, {"seat": seat, **facts})


def _split(entry: str) -> tuple[str, str]:
    deck, colon, kind = entry.partition(":")
    return (deck, kind) if colon else ("", entry)


def _sum(seat: Mapping[str, Any]) -> int:
    total: int = sum(card["points"] for card in seat["cards"]) + seat["arab"]["points"] + seat["mongol"]["points"]
    return total
