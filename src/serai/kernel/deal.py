"""Deals that can be checked: chance at a table of people comes from a secret and from what each of them has added.

The secret is made with the table, and its commitment is shown, before anybody adds a salt. So nobody who knows the
secret chooses a salt, and nobody who chooses a salt knows the secret. `docs/deals.md` says what that proves.

Drawing takes no rule. A game draws an outcome of its own accord, which says what there is to be mixed; the entries are
put in order and mixed again, and a number is drawn anew from its bag. Checking an outcome is drawing it again.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

FORMAT = "serai-deal/1"
_WORD = 4
"""bytes of one number before it is brought below its bound"""
_WORDS = 1 << 8 * _WORD

Bags = Mapping[str, Sequence[int]]
"""what the numbers of chance moves are drawn from, by their keys"""


def new_secret() -> str:
    """32 bytes that nobody can guess."""
    return secrets.token_hex(32)


def commitment(secret: str, terms: Mapping[str, Any]) -> str:
    """What is shown of a secret: it fits this secret alone, together with the table that it was made for."""
    return _digest({**terms, "secret": secret})


def frozen(salts: Sequence[str | None]) -> str:
    """What is shown of the salts when the game begins."""
    return _digest(list(salts))


def _digest(value: object) -> str:
    return hashlib.sha256(_canonical(value)).hexdigest()


def _canonical(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


@dataclass(frozen=True)
class Draws:
    """All chance of one table."""

    secret: str
    salts: Sequence[str | None]
    """by seat; None where a seat has added nothing"""
    bags: Bags

    def outcome(self, drawn: Mapping[str, Any], number: int) -> dict[str, Any]:
        """The chance move number `number` of a game, counted from 0, in place of one that the game has drawn."""
        parts = ((key, value) for key, value in drawn.items() if key not in ("seat", "do"))
        mixed = {key: self._mixed(key, value, self._numbers(f"{drawn['do']}/{key}/{number}")) for key, value in parts}
        return {**drawn, **mixed}

    def seed(self, seat: int, number: int) -> int:
        """64 bits for the bot of a seat that decides after so many moves: the same choices give the same game."""
        numbers = self._numbers(f"bot/{seat}/{number}")
        return next(numbers) + _WORDS * next(numbers)

    def _mixed(self, key: str, value: Any, numbers: Iterator[int]) -> Any:
        match value:
            case list():
                return _shuffled(value, numbers)
            case dict():
                pile = iter(_shuffled([entry for lot in value.values() for entry in lot], numbers))
                return {place: [next(pile) for _ in value[place]] for place in sorted(value)}
            case _:
                bag = self.bags[key]
                return bag[_below(len(bag), numbers)]

    def _numbers(self, what: str) -> Iterator[int]:
        """Numbers below 2**32 for one part of one move, without end."""
        key = hmac.digest(bytes.fromhex(self.secret), _canonical(list(self.salts)), "sha256")
        block = 0
        while True:
            digest = hmac.digest(key, f"{what}/{block}".encode(), "sha256")
            for at in range(0, len(digest), _WORD):
                yield int.from_bytes(digest[at : at + _WORD], "big")
            block += 1


def _shuffled(entries: Sequence[Any], numbers: Iterator[int]) -> list[Any]:
    """Every order equally likely, whatever the order they came in."""
    pile = sorted(entries)
    for last in range(len(pile) - 1, 0, -1):
        place = _below(last + 1, numbers)
        pile[last], pile[place] = pile[place], pile[last]
    return pile


def _below(bound: int, numbers: Iterator[int]) -> int:
    """A number from 0 to bound - 1, each equally likely: numbers of the last, incomplete row are passed over."""
    complete = _WORDS - _WORDS % bound
    return next(number for number in numbers if number < complete) % bound
