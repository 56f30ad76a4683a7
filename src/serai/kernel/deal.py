"""Deals that can be checked: chance at a table of people comes from a secret and from what each of them added.

The secret is made with the table, and its commitment is shown, before anybody adds a salt. A salt is sealed first, and
opened when seats and seals cannot change any more. So nobody who knows a secret or a salt can still choose another one,
or a seat. `docs/deals.md` says what that proves.

A game declares from its state what chance can bring (`kernel/outcome.py`); the outcome is drawn here, and never from
the game's own generator. Checking an outcome means drawing it again.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from serai.kernel.outcome import Chance, One

FIRST_FORMAT = "serai-deal/1"
"""of older tables: salts were added openly, and counted by seat"""
FORMAT = "serai-deal/2"
_WORD = 4
"""bytes of one number before it is brought below its bound"""
_WORDS = 1 << 8 * _WORD

Bags = Mapping[str, Sequence[int]]
"""by argument of a chance move: its candidates, if they were fixed when the table was created"""


def new_secret() -> str:
    """32 bytes that nobody can guess."""
    return secrets.token_hex(32)


def commitment(secret: str, terms: Mapping[str, Any]) -> str:
    """Return the public commitment to a secret: it fits only this secret, and the table it was made for."""
    return digest({**terms, "secret": secret})


def sealed(salt: str, promise: str) -> str:
    """Return the seal of a salt: it fits only this salt, and the commitment that its player has seen."""
    return digest({"commitment": promise, "salt": salt})


def frozen(salts: Sequence[str | None]) -> str:
    """Return what the record of a table of the first format says of its salts."""
    return digest(list(salts))


def digest(value: object) -> str:
    """Return the SHA-256 of a value as canonical JSON."""
    return hashlib.sha256(canonical(value)).hexdigest()


def canonical(value: object) -> bytes:
    """Return a value as JSON that everybody writes alike."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


@dataclass(frozen=True)
class Draws:
    """All chance of one table."""

    secret: str
    salts: Sequence[str | None]
    """by seat; None where a seat has added nothing"""
    bags: Bags
    format: str = FORMAT

    def outcome(self, chance: Chance, number: int) -> dict[str, Any]:
        """The chance move number `number` of a game, counted from 0, where the game declares this chance."""
        due = self.fixed(chance)
        return due.outcome(lambda key: partial(_below, numbers=self._numbers(f"{due.do}/{key}/{number}")))

    def fixed(self, chance: Chance) -> Chance:
        """Return the same, with the promised bags: an agreed start player is the only one in the bag."""
        promised = {key: One(bag) for key, bag in self.bags.items() if isinstance(chance.parts.get(key), One)}
        return Chance(chance.do, chance.rule, **{**chance.parts, **promised})

    def seed(self, seat: int, number: int) -> int:
        """Return 64 bits for the bot of a seat that decides after this many moves: equal choices give equal games."""
        numbers = self._numbers(f"bot/{seat}/{number}")
        return next(numbers) + _WORDS * next(numbers)

    @property
    def _key(self) -> bytes:
        """In order of the salts themselves: nobody changes a deal by exchanging seats."""
        salts = list(self.salts) if self.format == FIRST_FORMAT else sorted(salt for salt in self.salts if salt)
        return hmac.digest(bytes.fromhex(self.secret), canonical(salts), "sha256")

    def _numbers(self, what: str) -> Iterator[int]:
        """Numbers below 2**32 for one part of one move, without end."""
        block = 0
        while True:
            made = hmac.digest(self._key, f"{what}/{block}".encode(), "sha256")
            for at in range(0, len(made), _WORD):
                yield int.from_bytes(made[at : at + _WORD], "big")
            block += 1


def _below(bound: int, numbers: Iterator[int]) -> int:
    """A number from 0 to bound - 1, each equally likely: numbers of the last, incomplete row are passed over."""
    complete = _WORDS - _WORDS % bound
    return next(number for number in numbers if number < complete) % bound
