"""A review as it is stored and sent. Everything is a share: of a win, of the places, or of the worlds looked at."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from serai.bots.reasons import Why

FORMAT = "serai-review/3"

Verdict = Literal["cost", "equal", "best"]
PartName = Literal["seat", "deal", "own", "others", "sealed"]


class ReviewRow(Struct, frozen=True):
    """What a row of the seat's score sheet shows at the end, on average."""

    row: str
    """as in the message `<game>-row`"""
    mean: float
    other: float
    """after the move that was made"""
    error: float
    """standard error of the difference"""
    reached: float | None = None
    """in which share of the worlds a goal of the game is reached, such as a majority"""
    other_reached: float | None = None
    reached_error: float | None = None


class Alternative(Struct, frozen=True):
    """A move that could have been made, valued in the same worlds as the one that was made."""

    move: dict[str, Any]
    win: float
    error: float
    """standard error of `win`"""
    gain: float
    """what it brings more than the move that was made"""
    gain_error: float
    rows: list[ReviewRow]
    why: Why | None = None
    """why it is better, or the one that was made; None where no single reason explains it"""


class Decision(Struct, frozen=True):
    """A choice between several moves."""

    at: int
    """how many moves of the record came before it"""
    round: int
    move: dict[str, Any]
    win: float
    """what it promised"""
    cost: float
    """what the best other move found promised more; 0 where none did"""
    error: float
    """standard error of the difference"""
    places: float
    """the same as `cost`, of places; negative where the move was better there"""
    places_error: float
    verdict: Verdict
    """`equal` within two standard errors; `best` where every other move found would have been worse"""


class Moment(Struct, frozen=True):
    """A decision that mattered, with what else could have been done, the best first."""

    decision: Decision
    error: float
    """standard error of what was promised"""
    others: list[Alternative]
    stake: Why | None = None
    """what the decision is about, such as a card or an auction; None where the game does not say"""


class RoundChances(Struct, frozen=True):
    """All seats' chances at the beginning of a round; the last one is the result."""

    at: int
    round: int
    wins: list[float]
    errors: list[float]


class Part(Struct, frozen=True):
    """What something has added to the result."""

    part: PartName
    share: float
    error: float


class SeatReview(Struct, frozen=True):
    """The game for one seat. An equal share of the win and the parts add up to the result."""

    seat: int
    result: float
    decisions: list[Decision]
    moments: list[Moment]
    """at most three: what cost most comes first, and the best choice last"""
    turn: int | None
    """the round in which a winner got ahead for good, or another seat fell behind for good; None if it always was"""
    ribbon: list[RoundChances]
    parts: list[Part]


class Review(Struct, frozen=True):
    """A review, and all that it takes to make it again."""

    format: str
    game: str
    edition: str
    edition_hash: str
    players: int
    set_up: int
    """moves of chance before the first decision"""
    open: bool
    """judged with all cards open, instead of as each seat knew it"""
    bot: str
    """who plays the games out"""
    seed: str
    worlds: int
    seats: list[SeatReview]
