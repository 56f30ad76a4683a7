"""Recovery phrases: their words, their check, and what is refused before anybody is looked for."""

from __future__ import annotations

import re
from collections import Counter
from hashlib import sha256
from itertools import combinations

import pytest

from serai.server.base.refusals import Refuse
from serai.server.identity.phrase import BITS, RANDOM_WORDS, WORDS, digest_of, new_phrase, word_lists

AS_EVER = {"en": "2f328b84a30da276", "de": "07931709371074c1"}
"""The lists as the first phrases were made from them. Changing a word takes somebody's phrase away."""


def test_there_are_words_enough() -> None:
    assert RANDOM_WORDS * BITS >= 128
    assert WORDS == 12
    for words in word_lists().values():
        assert len(words) == 1 << BITS


def test_words_are_told_apart_by_anybody() -> None:
    numbers: dict[str, int] = {}
    for words in word_lists().values():
        assert len({word.lower() for word in words}) == len(words)
        for number, word in enumerate(words):
            assert re.fullmatch("[A-Za-z]{6,16}", word), "no letter that a keyboard may lack"
            assert numbers.setdefault(word.lower(), number) == number, "one word of two languages, with two meanings"


def test_the_words_are_what_they_always_were() -> None:
    for language, words in word_lists().items():
        assert sha256(" ".join(words).encode()).hexdigest()[:16] == AS_EVER[language]


@pytest.mark.parametrize("language", ["en", "de", "nowhere"])
def test_a_phrase_is_read_as_people_write_it(language: str) -> None:
    words = new_phrase(language)
    known = set(word_lists()[language if language in word_lists() else "en"])
    assert len(words) == WORDS
    assert known.issuperset(words)
    digest = digest_of(" ".join(words))
    assert digest == digest_of("\n".join(f"{place}. {word.upper()}," for place, word in enumerate(words, start=1)))
    assert not any(word.lower() in digest for word in words)


def test_a_phrase_is_the_same_in_every_language() -> None:
    english, german = word_lists()["en"], word_lists()["de"]
    words = new_phrase("en")
    assert digest_of(" ".join(words)) == digest_of(" ".join(german[english.index(word)] for word in words))


def test_no_two_phrases_are_alike() -> None:
    phrases = [tuple(new_phrase("en")) for _ in range(200)]
    assert len(set(phrases)) == len(phrases)
    assert all(sum(a == b for a, b in zip(one, other, strict=True)) < 4 for one, other in combinations(phrases, 2))
    assert max(Counter(word for phrase in phrases for word in phrase).values()) < 12


def test_slips_are_found() -> None:
    words, english = new_phrase("en"), word_lists()["en"]
    refusals = Counter[str]()
    for place in range(WORDS):
        for step in (1, 64, 777):
            other = english[(english.index(words[place]) + step) % len(english)]
            refusals[_refused([*words[:place], other, *words[place + 1 :]])] += 1
    assert refusals["server-phrase-slip"] >= 35, "one in four thousand is not found"
    assert _refused(words[1:]) == "server-phrase-length"
    assert _refused([]) == "server-phrase-length"
    assert _refused([*words[:4], "camelwillow", *words[5:]]) == "server-phrase-word"


def _refused(words: list[str]) -> str:
    """Why, in a word; an empty one where it is not refused."""
    try:
        digest_of(" ".join(words))
    except Refuse as fault:
        reason, message = str(fault).lower(), fault.message
    else:
        return ""
    assert not any(word.lower() in reason for word in words), "nothing of a phrase is said again"
    return message
