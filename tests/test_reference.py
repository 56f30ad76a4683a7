"""The generated pages are as fresh as the code."""

from __future__ import annotations

from tools import reference, view_types


def test_the_reference_page_is_fresh() -> None:
    told = reference.PAGE.read_text(encoding="utf-8")
    assert told == reference.page(), "run: python3 run.py exec python -m tools.reference"


def test_the_reference_names_every_field_and_says_who_may_look() -> None:
    told = reference.page()
    assert "| `deck` | uint8[147] | nobody |" in told
    assert "| `seats[].hand` | uint8[6] | owner |" in told
    assert "| `seats[].hand` | number[] | owner |" in told
    assert "| `auction` | AuctionSeen \\| null | owner |" in told


def test_the_types_of_the_client_are_fresh() -> None:
    pages = view_types.pages()
    assert len(pages) >= 2
    for path, text in pages.items():
        assert path.read_text(encoding="utf-8") == text, "run: python3 run.py exec python -m tools.view_types"


def test_the_types_of_the_client_follow_the_declarations() -> None:
    told = "".join(view_types.pages().values())
    assert "export interface SeatSeen extends Partial<OwnSeat> {" in told
    assert "  gains?: Record<string, number>;" in told
    assert "  letter: number | null;" in told
    assert "  | { event: 'picked'; seat: number; card: number }" in told
