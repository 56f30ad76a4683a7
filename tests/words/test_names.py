"""One name, one meaning: a type that machinery declares has a name of its own."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
TRAVELS = "the same thing, there as it travels"

PACKAGE_TWICE = {
    "DailyTerms": TRAVELS,
    "Device": TRAVELS,
    "Evening": TRAVELS,
    "Expected": TRAVELS,
    "Habits": TRAVELS,
    "Hint": TRAVELS,
    "OrderChoice": TRAVELS,
    "OrderField": TRAVELS,
    "OrderForm": TRAVELS,
    "Passkey": TRAVELS,
    "Spectators": TRAVELS,
    "Table": TRAVELS,
}
CLIENT_TWICE = {
    "Refusal": "what the protocol sends, and the error that brings it to the page",
    "Seat": "the seat of a table with the name of its player, and its number in every move",
}

CLASS = re.compile(r"^class ([A-Za-z]\w*)", re.MULTILINE)
EXPORTED = re.compile(r"^\s*export (?:abstract )?(?:class|interface|type) (\w+)", re.MULTILINE)


def homes(folder: str, pattern: str, declared: re.Pattern[str], *, but: str) -> Mapping[str, list[str]]:
    """The files that declare each name; those of one game, and the template of one, may call theirs as they like."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / folder).glob(pattern)):
        place = path.relative_to(ROOT / folder).as_posix()
        if not re.match(but, place):
            for name in declared.findall(path.read_text("utf-8")):
                found[name].append(place)
    return found


def twice(found: Mapping[str, list[str]]) -> dict[str, list[str]]:
    assert len(found) > 100, "types are declared there"
    return {name: places for name, places in found.items() if len(places) > 1}


def test_a_class_has_a_name_of_its_own() -> None:
    found = twice(homes("src/serai", "**/*.py", CLASS, but="games/[^/]+/|scaffold/"))
    assert {name: places for name, places in found.items() if name not in PACKAGE_TWICE} == {}, "call it otherwise"
    assert sorted(PACKAGE_TWICE) == sorted(found), "these names are no longer declared twice"
    strange = [
        name for name, places in found.items() if len(places) > 2 or not any("wire/" in place for place in places)
    ]
    assert strange == [], "one of two is a message of server/wire"


def test_a_type_of_the_client_has_a_name_of_its_own() -> None:
    found = twice(homes("web/src", "**/*.ts", EXPORTED, but="games/[^/]+/"))
    assert {name: places for name, places in found.items() if name not in CLIENT_TWICE} == {}, "call it otherwise"
    assert sorted(CLIENT_TWICE) == sorted(found), "these names are no longer declared twice"
