"""Refusals, and a server's description."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Refusal(Struct):
    """A refusal: the rule that was broken, and a reason that says what to do instead."""

    rule: str | None
    reason: str
    message: str
    arguments: dict[str, Any]
    move: int | None = None
    """the faulty move of an uploaded record, counted from 1; null if none is to blame"""


class Reach(Struct):
    """Whether other machines can open tables here, and the addresses that links for them begin with."""

    shared: bool
    addresses: list[str]


class Server(Struct):
    """What a client may want to know about the server itself."""

    version: str
    reach: Reach
    hosts: bool
    """whether it keeps tables; a folder of plain files does not"""
    compiled: bool
    """whether the rules are compiled; until then a server plays interpreted rules, and bots do not search"""
