"""Every rule of Das Amulett has a test that carries its id in its name, and the rules say which they carry out."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = Path(__file__).parents[2] / "src" / "serai" / "games" / "amulett"
IDS = (HERE / "rule_ids.txt").read_text("utf-8").split()

DECIDED = (HERE / "decided_ids.txt").read_text("utf-8").split()
"""the rules that settle what the printed ones leave open"""


def covered() -> set[str]:
    names = re.findall(r"^def test_m(\d+)(?:_(\d+))?_", "".join(map(_text, HERE.glob("test_*.py"))), re.MULTILINE)
    return {f"M{chapter}.{number}" if number else f"M{chapter}" for chapter, number in names}


def _text(path: Path) -> str:
    return path.read_text("utf-8")


def test_every_rule_has_a_test() -> None:
    assert [rule for rule in IDS if rule not in covered()] == []


def test_every_test_names_a_rule_that_exists() -> None:
    assert sorted(covered() - set(IDS)) == []


def test_every_rule_of_the_course_is_cited_where_it_is_carried_out() -> None:
    """Rules about material, conventions and the record are facts of data and form."""
    text = "".join(_text(path) for path in RULES.rglob("*.py"))
    cited = {f"M{chapter}.{number}" for chapter, number in re.findall(r"\bM(\d+)\.(\d+)\b", text)}
    for chapter, first, last in re.findall(r"\bM(\d+)\.(\d+)-M\1\.(\d+)\b", text):
        cited |= {f"M{chapter}.{number}" for number in range(int(first), int(last) + 1)}
    course = [rule for rule in IDS if re.match(r"M([2-9]|1[0-3])\.", rule)]
    # M4.7 and M13.1 say what has no effect, M9.5 follows from others: there is nothing to carry out.
    assert [rule for rule in course if rule not in cited and rule not in ("M4.7", "M9.5", "M13.1")] == []


def test_m15_all_open_questions_are_settled_by_rules_with_tests() -> None:
    assert len(DECIDED) == 35
    assert set(DECIDED) <= set(IDS)
    assert set(DECIDED) <= covered()
