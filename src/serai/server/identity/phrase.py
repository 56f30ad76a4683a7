"""Recovery phrases: twelve words that bring a player back on any device.

Eleven words are 132 random bits; the twelfth follows from them, so that a mistyped word is found before anybody is
looked up. Words of different languages that stand for the same number are the same word to the server. It keeps only a
digest: nobody can guess 132 random bits.
"""

from __future__ import annotations

import re
import secrets
import tomllib
from functools import cache
from hashlib import sha256
from pathlib import Path

from serai.server.base.refusals import BROKEN_RULE, Refuse

RANDOM_WORDS = 11
WORDS = RANDOM_WORDS + 1
BITS = 12
"""of each word"""
LANGUAGE = "en"
"""the language used if the one asked for has no words"""

_LISTS = Path(__file__).with_name("phrase.toml")
_CHECK, _DIGEST = b"serai-phrase-check/", b"serai-phrase/"


@cache
def word_lists() -> dict[str, list[str]]:
    """Return all words by language, each at the number it stands for."""
    parts = tomllib.loads(_LISTS.read_text("utf-8"))
    return {
        language: [first + second for first in halves["first"] for second in halves["second"]]
        for language, halves in parts.items()
    }


@cache
def _numbers() -> dict[str, int]:
    return {word.lower(): number for words in word_lists().values() for number, word in enumerate(words)}


def new_phrase(language: str) -> list[str]:
    """A phrase that nobody has had before."""
    numbers = [secrets.randbelow(1 << BITS) for _ in range(RANDOM_WORDS)]
    words = word_lists().get(language, word_lists()[LANGUAGE])
    return [words[number] for number in (*numbers, _check(numbers))]


def digest_of(phrase: str) -> str:
    """Return the digest the server keeps of a phrase; refuse what cannot be one."""
    numbers = _read(phrase)
    if _check(numbers[:RANDOM_WORDS]) != numbers[RANDOM_WORDS]:
        raise Refuse(BROKEN_RULE, "server-phrase-slip")
    return sha256(_DIGEST + _bytes(numbers)).hexdigest()


def _read(phrase: str) -> list[int]:
    words = re.findall(r"[^\W\d_]+", phrase.lower())
    if len(words) != WORDS:
        raise Refuse(BROKEN_RULE, "server-phrase-length", words=WORDS, given=len(words))
    for place, word in enumerate(words, start=1):
        if word not in _numbers():
            raise Refuse(BROKEN_RULE, "server-phrase-word", place=place)
    return [_numbers()[word] for word in words]


def _check(numbers: list[int]) -> int:
    return int.from_bytes(sha256(_CHECK + _bytes(numbers)).digest()[:2]) >> (16 - BITS)


def _bytes(numbers: list[int]) -> bytes:
    return b"".join(number.to_bytes(2) for number in numbers)
