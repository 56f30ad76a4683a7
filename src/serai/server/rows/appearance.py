"""Colours and emblems at a table: everybody has their own, and the one they like if it is free."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

Kind = Literal["colour", "emblem"]


class Chosen(Protocol):
    """A seat as far as it matters here."""

    colour: int | None
    emblem: int | None


def free(seats: Sequence[Chosen], wish: int | None, kind: Kind) -> int | None:
    """Return the wish of somebody who sits down, unless it is taken."""
    return None if wish in {getattr(seat, kind) for seat in seats} else wish


def shared_out(seats: Sequence[Chosen], kind: Kind) -> Sequence[int | None]:
    """Return each seat's choice. Without a choice a seat has the one of its number, or else the first that is left.

    If nobody has chosen anything, return nothing: each has its own number.
    """
    chosen: list[int | None] = [getattr(seat, kind) for seat in seats]
    if not any(mark is not None for mark in chosen):
        return chosen
    usual = [number for number, mark in enumerate(chosen) if mark is None and number not in chosen]
    left = iter(mark for mark in range(len(seats)) if mark not in chosen and mark not in usual)
    return [number if number in usual else next(left) if mark is None else mark for number, mark in enumerate(chosen)]
