"""Words and patterns that must not come back: docs/style.md says what to write instead."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

PLACES = (
    "src/serai/**/*.ftl",
    "src/serai/games/*/words/lesson.*.md",
    "tests/third_game/**/*.ftl",
    "web/index.html",
)
"""where people read: more places as they pass"""

ENGLISH = (
    r"\bwhoever\b",
    r"\bwhomever\b",
    r"\bso many\b",
    r"\bthe own\b",
    r"\bnot any more\b",
    r"\bno more (?:be|to)\b|\bbe \w+ no more\b",
    r"\bto be had\b|\bcould not be had\b",
    r"\bhas yet to\b|\bhave yet to\b",
    r"\blooks? on\b(?! (?:the|a|your|this)\b)",
    r"\bis no (?:list|name|letter|object|column|record)\b",
    r"(?:\d|\}) %",
)
"""each of these reads as translated"""

OPENINGS = (
    r"(?:What|Whom) (?:you|we|they|is|was|has|had|falls) [^.?!…]*, ",
    r"(?:Who|Whom) [a-z]+ [^.?!…]*, ",
    r"(?:What|Whom) you [a-z]+ you ",
)
"""clauses that stand in front of their sentence, where a sentence begins"""

GERMAN = (
    r"\bBasar\b",
    r"\bAusgabendatei\b",
    r"\bwird? gerufen\b|\bwirst du gerufen\b|\bgerufen werden\b",
    r"\bdesto teurer\b",
    r"\bzahlt mit\b",
    r"(?:\d|\})%",
)

BAD = {
    "en": [re.compile(word, re.IGNORECASE) for word in ENGLISH]
    + [re.compile(rf"(?:^|[.!:] ){opening}") for opening in OPENINGS],
    "de": [re.compile(word) for word in GERMAN],
}
MESSAGE_ID = re.compile(r"^[a-z0-9-]+ = ?")
VARIANT = re.compile(r"^\s+(?:\*?\[[^\]]+\] ?)?")


def texts() -> Iterator[tuple[Path, str]]:
    for place in PLACES:
        found = sorted(ROOT.glob(place))
        assert found, f"nothing is at {place}"
        yield from ((path, path.read_text("utf-8")) for path in found)


def language_of(path: Path) -> str:
    return "de" if re.search(r"(?:^|\.)de\.(?:ftl|md)$", path.name) else "en"


def lines(text: str) -> Iterator[tuple[int, str]]:
    """What is said, line by line: without comments, ids and the names of variants."""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("# "):
            yield number, VARIANT.sub("", MESSAGE_ID.sub("", line))


def faults(line: str, language: str) -> list[str]:
    return [fault.pattern for fault in BAD[language] if fault.search(line)]


def test_nothing_reads_as_translated() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line} ({fault})"
        for path, text in texts()
        for number, line in lines(text)
        for fault in faults(line, language_of(path))
    ]
    assert found == [], "docs/style.md says what to write instead"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Whoever has the link can join."),
        ("en", "You may change so many cards."),
        ("en", "the own edition"),
        ("en", "The value could not be had."),
        ("en", "What you hold, counts."),
        ("en", "Whom you mute you do not hear."),
        ("en", "Start low. Who passes now, is out."),
        ("en", "Lukas has yet to choose."),
        ("en", "Nobody looks on."),
        ("en", "71 % of a win"),
        ("de", "im Basar"),
        ("de", "{ $percent }% angesehen"),
    ],
)
def test_the_patterns_find_what_they_are_for(language: str, line: str) -> None:
    assert faults(line, language)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "What to do now"),
        ("en", "Who goes first"),
        ("en", "Who won it?"),
        ("en", "What is your name? [Anna]"),
        ("en", "Nobody looks on the other side."),
        ("en", "71% of games"),
        ("de", "71 % der Spiele"),
        ("de", "Wer diesen Link öffnet, kann Platz nehmen."),
    ],
)
def test_the_patterns_leave_good_sentences_alone(language: str, line: str) -> None:
    assert faults(line, language) == []
