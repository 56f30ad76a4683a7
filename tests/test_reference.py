"""The generated pages are as fresh as the code."""

from __future__ import annotations

import pytest

from serai import authoring
from tools import api_reference, companion_types, reference, view_types, wire_types


@pytest.mark.parametrize("tool", [reference, api_reference])
def test_a_generated_page_is_fresh(tool: object) -> None:
    name = tool.__name__  # type: ignore[attr-defined]
    assert tool.PAGE.read_text("utf-8") == tool.page(), f"run: python3 run.py exec python -m {name}"  # type: ignore[attr-defined]


def test_the_reference_names_every_field_and_says_who_may_look() -> None:
    told = reference.page()
    assert "| `deck` | uint8[147] | nobody |" in told
    assert "| `seats[].hand` | uint8[6] | owner |" in told
    assert "| `seats[].hand` | number[] | owner |" in told
    assert "| `auction` | AuctionSeen \\| null | owner |" in told


def test_the_reference_says_how_a_game_describes_itself() -> None:
    told = reference.page()
    assert "Called `amul`, for 3 to 8 players." in told
    assert "- `tea`: 0 to 8, otherwise 0 (A13.1)" in told
    assert "| `step` | one number | 1 offer, 2 pick, 3 play, 4 effect |" in told


def test_the_python_page_has_what_can_be_imported() -> None:
    told = api_reference.page()
    for name in ("Table", "Bot", "Sight", "Thought", "IllegalMove", "vector"):
        assert f"### `from serai import {name}`" in told
    assert "| `legal(seat: int) -> list[Move]` |" in told
    assert "| `view` | The position in words and lists, as people see it. |" in told


def test_the_python_page_has_all_that_authors_import() -> None:
    told = api_reference.page()
    values = {name for names in api_reference.VALUES for name in names.split(", ")}
    assert values < set(authoring.__all__)
    for name in set(authoring.__all__) - values - {"IllegalMove"}:
        assert f"### `from serai.authoring import {name}`" in told


def test_the_types_of_the_client_are_fresh() -> None:
    pages = view_types.pages()
    assert len(pages) >= 2
    for path, text in pages.items():
        assert path.read_text(encoding="utf-8") == text, "run: python3 run.py exec python -m tools.view_types"


def test_the_types_of_the_wire_are_fresh() -> None:
    assert wire_types.TARGET.read_text("utf-8") == wire_types.typescript(), "run: python -m tools.wire_types"


def test_the_types_of_companions_are_fresh() -> None:
    pages = companion_types.pages()
    assert pages
    for path, text in pages.items():
        assert path.read_text(encoding="utf-8") == text, "run: python3 run.py exec python -m tools.companion_types"


def test_the_types_of_the_client_follow_the_declarations() -> None:
    told = "".join(view_types.pages().values())
    assert "export interface SeatSeen extends Partial<OwnSeat> {" in told
    assert "  gains?: Record<string, number>;" in told
    assert "  letter: number | null;" in told
    assert "  | { event: 'picked'; seat: number; card: number }" in told
