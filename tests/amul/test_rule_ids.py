"""No rule without a test: `rule_ids.txt` has every id of Āmul's rules, and a test names its rule, `test_a4_2_…`."""

from __future__ import annotations

import ast
import re
from pathlib import Path

FOLDER = Path(__file__).parent
RULES = FOLDER.joinpath("rule_ids.txt").read_text("utf-8").split()
NAMED = re.compile(r"test_a(\d+)_(\d+)_\w")


def rules_with_a_test() -> set[str]:
    names = [
        node.name
        for file in FOLDER.glob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef)
    ]
    return {f"A{found[1]}.{found[2]}" for name in names if (found := NAMED.match(name))}


def test_every_rule_has_a_test() -> None:
    tested = rules_with_a_test()
    assert [rule for rule in RULES if rule not in tested] == []


def test_every_test_names_a_rule_that_exists() -> None:
    assert sorted(rules_with_a_test() - set(RULES)) == []


def test_the_list_is_whole() -> None:
    """Eighteen chapters, each numbered from 1 without gaps."""
    assert len(RULES) == len(set(RULES))
    chapters = [int(rule[1:].split(".")[0]) for rule in RULES]
    assert sorted(set(chapters)) == list(range(1, 19))
    for chapter in set(chapters):
        assert [rule for rule in RULES if rule.startswith(f"A{chapter}.")] == [
            f"A{chapter}.{number}" for number in range(1, chapters.count(chapter) + 1)
        ]
