"""For owners of the printed games: score pads, companions, shared pads, and editions of their own."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from serai.kernel.names import LONGEST_NAME
from serai.server.wire.fields import MOST_SEATS, EditionText, Strict


class ScorePad(Strict):
    """A table to be scored, in seating order: either its areas or its totals, as `serai score` reads them."""

    game: Annotated[str, Meta(max_length=20)]
    areas: Annotated[list[Annotated[list[int | str], Meta(max_length=200)]], Meta(max_length=MOST_SEATS)] | None = None
    """per seat a list of cards, written as the game's pad reads them"""
    totals: Annotated[list[dict[str, Any]], Meta(max_length=MOST_SEATS)] | None = None
    """per seat what its players have counted, for games whose pad adds that up"""
    anyway: bool = False
    """whether `areas` may hold cards that are not used at this player count"""
    options: dict[str, Any] | None = None
    edition: Annotated[str, Meta(max_length=80)] | None = None
    edition_hash: Annotated[str, Meta(max_length=80)] | None = None
    """the exact edition that a table is played with, instead of one by name"""
    edition_file: EditionText | None = None
    """an edition that is brought along"""


class EditionToCheck(Strict):
    """An edition file, to be read as `serai edition check` does."""

    text: EditionText


class CompanionAct(Strict):
    """A report to the companion of a printed game; the numbers are those of the game's `companion/record.py`."""

    game: Annotated[str, Meta(max_length=20)]
    known: Annotated[list[int], Meta(max_length=2000)]
    act: int


class NewEvening(Strict):
    """A request for a shared score pad."""

    game: Annotated[str, Meta(max_length=20)]
    seats: int


class EveningEntry(Strict):
    """One player's column of such a pad."""

    code: Annotated[str, Meta(max_length=40)]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    totals: Annotated[
        dict[Annotated[str, Meta(max_length=20)], Annotated[int, Meta(ge=0, le=999)]], Meta(max_length=20)
    ] = field(default_factory=dict)
    ready: bool = False


class EveningSeat(Struct):
    """A column, as far as the requester may see it."""

    name: str
    taken: bool
    mine: bool
    ready: bool
    totals: dict[str, int] | None
    """null for other people's columns until all are ready"""


class Evening(Struct):
    """A shared score pad."""

    id: str
    code: str
    """anybody who knows it may join"""
    game: str
    open: bool
    """whether all are ready, and everything is shown"""
    seats: list[EveningSeat]


class CompanionAnswer(Struct):
    """The known facts now, and everything that follows from them."""

    known: list[int]
    reckoned: list[int]


class EditionCheck(Struct):
    """The findings about an edition file."""

    sound: bool
    """whether it can be played"""
    faults: list[str] = []
    """one line for each"""
    id: str = ""
    hash: str = ""
    changes: list[str] = []
    """every value that differs from the edition it corrects"""
    notes: list[str] = []
    """things its owner may have overlooked"""


class PreparedEdition(Struct):
    """An edition that somebody brings along, for the engine of a browser; nothing is stored."""

    id: str
    hash: str
    edition: dict[str, Any]
    """the edition as clients draw it"""
    engine: dict[str, Any]
    """a description like that of the engine (`/engine/<game>.json`), which belongs to the same module"""
