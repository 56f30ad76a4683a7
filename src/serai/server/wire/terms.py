"""What is agreed before a game, at a table and in a tournament alike."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from serai.server.wire.fields import Budget, Days, Increment, Seconds, Strict


class NewTerms(Strict):
    """What somebody asks for who creates a table or a tournament."""

    game: Annotated[str, Meta(max_length=20)]
    players: int
    options: dict[str, Any] = field(default_factory=dict)
    edition: Annotated[str, Meta(max_length=80)] | None = None
    level: Annotated[str, Meta(max_length=20)] = "medium"
    seconds: Seconds | None = None
    budget: Budget | None = None
    """instead of `seconds`"""
    increment: Increment = 0
    """brought back to a budget"""
    holidays: Days = 0
    """days for which a person may stop their clock, in total"""
    chat: bool = True


class Terms(Struct, kw_only=True):
    """What holds at a table, or at all tables of a tournament."""

    game: str
    players: int
    edition: str
    options: dict[str, Any]
    level: str
    seconds: int | None
    chat: bool
    budget: int | None = None
    """seconds for all decisions of a seat, instead of `seconds` for each"""
    increment: int = 0
    """seconds that each decision brings back to it"""
    holidays: int = 0
    """days for which a person may stop their clock, in total"""


def terms_of(agreed: Terms | NewTerms) -> dict[str, Any]:
    """Return the terms by name, for something else that is played by them."""
    return {name: getattr(agreed, name) for name in Terms.__struct_fields__}
