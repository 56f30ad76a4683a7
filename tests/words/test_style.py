"""Words and patterns that must not come back: docs/style.md says what to write instead."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

PLACES = (
    "src/serai/**/*.ftl",
    "src/serai/games/*/words/*.md",
    "src/serai/games/*/edition/*.toml",
    "tests/third_game/**/*.ftl",
    "web/index.html",
    "docs/*.md",
    "*.md",
)
"""where people read"""
SOURCES = ("run.py", *(f"{folder}/**/*.py" for folder in ("src", "tests", "tools", "benchmarks")))
CLIENT = ("web/src/**/*.ts", "web/src/**/*.svelte", "web/tests/**/*.ts")
QUOTES = ("docs/style.md", "tests/words/test_style.py")
"""they say what must not come back"""

ENGLISH = {
    "whoever": r"\bwhoever\b",
    "whomever": r"\bwhomever\b",
    "so many": r"\bso many\b",
    "the own": r"\bthe own\b",
    "not any more": r"\bnot any more\b",
    "no more": r"\bno more (?:be|to)\b|\bbe \w+ no more\b",
    "be had": r"\bbe had\b",
    "yet to": r"\b(?:has|have) yet to\b",
    "look": r"\blooks? on\b(?! (?:the|a|your|this)\b)",
    "is no": r"(?<!there )\bis no (?:list|name|letter|object|column|record)\b",
    "seat": r"\b(?:sits?|sat|sitting|bots?|players?|cards) on (?:a|an|the|your|this|that|their) (?:\w+ )?seat\b",
    " %": r"(?:\d|\}) %(?!\w| ?[\d{])",
}
"""each of these reads as translated; before it a part that it always has, which is quicker to look for"""

OPENINGS = (
    r"(?:What|Whom) (?:you|we|they|is|was|has|had|falls) [^.?!…]*, ",
    r"(?:Who|Whom) [a-z]+ [^.?!…]*, ",
    r"(?:What|Whom) you [a-z]+ you ",
)
"""clauses that stand in front of their sentence, where a sentence begins"""
VERBS = "is|are|was|were|has|have|can|may|must|will|counts?|stays?|goes|gets?|wins?|comes?|finds?|loses?|plays?"
IN_SOURCES = re.compile(rf"\b(?:What|Who|Whom|Whose) [a-z][^.,;:?!()]*, (?:{VERBS})\b")
"""the same where labels are usual: "Who has won, and by which aim." is one, "Who passes, is out." is not"""

GERMAN = (
    r"\bBasar\b",
    r"\bAusgabendatei\b",
    r"\bwird? gerufen\b|\bwirst du gerufen\b|\bgerufen werden\b",
    r"\bdesto teurer\b",
    r"\bzahlt mit\b",
    r"(?:\d|\})%",
)

BAD = {
    "en": [re.compile(word, re.IGNORECASE) for word in ENGLISH.values()]
    + [re.compile(rf"(?:^|[.!:] ){opening}") for opening in OPENINGS],
    "de": [re.compile(word) for word in GERMAN],
}
QUICK = {part: re.compile(word, re.IGNORECASE) for part, word in ENGLISH.items()}
MESSAGE_ID = re.compile(r"^[a-z0-9-]+ = ?")
VARIANT = re.compile(r"^\s+(?:\*?\[[^\]]+\] ?)?")


def texts(*places: str) -> Iterator[tuple[Path, str]]:
    for place in places:
        found = sorted(ROOT.glob(place))
        assert found, f"nothing is at {place}"
        yield from ((path, path.read_text("utf-8")) for path in found if str(path.relative_to(ROOT)) not in QUOTES)


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
        for path, text in texts(*PLACES)
        for number, line in lines(text)
        for fault in faults(line, language_of(path))
    ]
    assert found == [], "docs/style.md says what to write instead"


def in_source(line: str, *skipped: str) -> list[str]:
    low = line.lower()
    found = [part for part, fault in QUICK.items() if part in low and part not in skipped and fault.search(line)]
    clause = IN_SOURCES.search(line) if "wh" in low and ", " in low else None
    return [*found, clause[0]] if clause else found


@pytest.mark.parametrize(
    ("places", "skipped"), [(SOURCES, ()), (CLIENT, (" %",))], ids=["Python", "client, whose tests quote German pages"]
)
def test_no_source_reads_as_translated(places: tuple[str, ...], skipped: tuple[str, ...]) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {fault}"
        for path, text in texts(*places)
        for number, line in enumerate(text.splitlines(), 1)
        for fault in in_source(line, *skipped)
    ]
    assert found == [], "docs/style.md says what to write instead"


@pytest.mark.parametrize(
    "line", ["Who passes, is out.", "# What you hold, counts.", "/* Whom you mute, is not heard. */"]
)
def test_a_clause_in_front_is_found_in_a_source(line: str) -> None:
    assert in_source(line)


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
        ("en", "Nobody sits on this seat."),
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
