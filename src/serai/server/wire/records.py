"""Finished games: replays and reviews."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from serai.reviews.report import Review


class ReplayStep(Struct):
    """One move of a finished game and what it changed in the view."""

    move: dict[str, Any]
    patch: list[list[Any]]


class Replay(Struct):
    """A finished game, step by step, from one viewpoint."""

    seat: int | Literal["watch", "open"]
    view: dict[str, Any]
    steps: list[ReplayStep]


class ReviewState(Struct):
    """A review, or how far it is: it is made in the background."""

    done: int
    total: int
    review: Review | None
