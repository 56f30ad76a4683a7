"""The generated pages are as fresh as the code."""

from __future__ import annotations

from tools import reference


def test_the_reference_page_is_fresh() -> None:
    told = reference.PAGE.read_text(encoding="utf-8")
    assert told == reference.page(), "run: python3 run.py exec python -m tools.reference"


def test_the_reference_names_every_field_and_says_who_may_look() -> None:
    told = reference.page()
    assert "| `deck` | uint8[147] | nobody |" in told
    assert "| `seats[].hand` | uint8[6] | owner |" in told
