"""Every refusal that the server can send is provoked here, over HTTP or a socket, and told in every language.

The list of refusals comes from the sources: the calls that make one, and the catalogues. A refusal that nobody provokes
fails the last tests of this file, and so does one that nothing can send any more.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from serai.kernel import words
from serai.kernel.words import languages, say
from tests.server.refusals import house, records, sockets, tables
from tests.server.refusals.room import SCENARIOS, Heard, Provoked, Room
from tests.server.refusals.rules import refused_records
from tests.server.serving import Serving
from tests.third_game.test_server import PLAIN
from tests.words.test_catalogues import arguments

pytestmark = pytest.mark.anyio

SOURCES = Path(__file__).parents[2] / "src" / "serai"
MAKERS = {"Refuse", "Refusal", "UserError", "IllegalMove", "NotJson", "refuse", "_refused", "_refusal", "_wrong"}
"""the functions that make a refusal; the id of its message is one of their arguments"""
FAMILIES = re.compile(r"^record-|-refuse-")
"""messages that are nothing but refusals; some of their ids are put together from parts"""
PASSED_ON = {"fault.message"}
"""what `Refuse` is given besides a literal id: one of another refusal"""
ELSEWHERE = {
    "amul-pad-no-list": "tests/amul/test_score_pad.py",
    "amul-pad-no-room": "tests/amul/test_score_pad.py",
    "amul-pad-no-totals": "tests/amul/test_totals.py",
    "amul-pad-symbols": "tests/amul/test_score_pad.py",
    "cli-gifts-nobody": "tests/cli/test_gifts.py",
    "record-deal-none": "tests/records/test_deal.py",
    "record-edition": "tests/cli/test_check.py",
    "server-game-fault": "tests/third_game/test_server.py",
    "ui-review-unfinished": "tests/reviews/test_report.py",
}
"""refusals of the command line alone, and of tables of other people's games, with the tests that meet them"""
SEEDS = {"amul": 0, "amulett": 7}
"""of random games in which every refusal of the rules is met"""

assert all(module.__name__ for module in (house, records, sockets, tables)), "they name the scenarios"


# --- what can be refused ---


@cache
def catalogue_ids() -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", words.catalogue("en"), re.MULTILINE))


def calls() -> Iterator[tuple[Path, str, ast.Call]]:
    """Every call in the files that refuse something, with the name of the function."""
    for file in sorted(SOURCES.rglob("*.py")):
        text = file.read_text("utf-8")
        if not any(f"{maker}(" in text for maker in MAKERS):
            continue  # to read all of them takes seconds
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                yield file, node.func.id if isinstance(node.func, ast.Name) else node.func.attr, node


@cache
def refusals() -> frozenset[str]:
    """The ids of all refusals."""
    made = {
        constant.value
        for _, name, call in calls()
        if name in MAKERS
        for argument in (*call.args, *(given.value for given in call.keywords))
        for constant in ast.walk(argument)
        if isinstance(constant, ast.Constant) and isinstance(constant.value, str)
        if constant.value in catalogue_ids() or (name == "Refuse" and argument is call.args[1])
    }
    return frozenset(made | {name for name in catalogue_ids() if FAMILIES.search(name)})


def test_the_server_names_its_refusals() -> None:
    """An id that is put together somewhere else would be on no list."""
    unnamed = {
        ast.unparse(call.args[1])
        for _, name, call in calls()
        if name == "Refuse" and not isinstance(call.args[1], ast.Constant)
    }
    assert unnamed == PASSED_ON


# --- each of them, provoked ---


def check(heard: Heard, message: str) -> None:
    """It is the one that was meant, and every language has the words for it."""
    assert heard.message == message
    for language in languages():
        missing = arguments(language, message) - heard.said.get("arguments", {}).keys()
        assert not missing, f"{language} says {message} with what the server does not tell"
        assert say(language, message, heard.said.get("arguments")).strip()


@pytest.fixture
def room(server: Serving, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Room:
    return Room(server, monkeypatch, tmp_path)


@pytest.mark.parametrize("provoked", SCENARIOS, ids=lambda one: f"{one.message}-{one.code}")
async def test_a_refusal_is_told_in_words_and_changes_nothing(room: Room, provoked: Provoked) -> None:
    heard = await provoked.scenario(room)
    check(heard, provoked.message)
    assert heard.code == provoked.code


@pytest.mark.parametrize("game", SEEDS)
async def test_a_move_against_the_rules_is_refused_in_a_record(room: Room, game: str) -> None:
    found = refused_records(game, SEEDS[game])
    assert found.keys() == by_the_rules(game)
    for message, record in found.items():
        heard = await room.refused_post(room.browser(), "/api/records", content=json.dumps(record).encode())
        check(heard, message)
        assert heard.code == 422
        assert heard.said["rule"]
        assert heard.said["move"] == len(record["moves"]), "it is the last move that is wrong"


def by_the_rules(game: str) -> set[str]:
    """The refusals of moves: those of a game's rules that are not about its head."""
    return {name for name in refusals() if name.startswith(f"{game}-refuse-")} - scenarios()


def scenarios() -> set[str]:
    return {provoked.message for provoked in SCENARIOS}


def test_every_refusal_is_provoked() -> None:
    rules = {name for game in SEEDS for name in by_the_rules(game)}
    assert scenarios() | rules | PLAIN.keys() | ELSEWHERE.keys() == refusals()


@pytest.mark.parametrize(("message", "file"), ELSEWHERE.items())
def test_what_only_commands_refuse_is_met_by_their_tests(message: str, file: str) -> None:
    assert message not in scenarios()
    assert f'"{message}"' in (SOURCES.parents[1] / file).read_text("utf-8")
