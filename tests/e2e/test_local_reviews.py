"""Reviews of games on the reader's own device: without any server, and without a network."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from serai.kernel.rule import INTERPRETED
from serai.wasm.built import playable
from tests.e2e.looks import settle
from tests.e2e.test_local_records import open_record
from tests.reviews.games import played

pytestmark = pytest.mark.skipif(INTERPRETED, reason="an engine is compiled code")

MADE_MS = 180_000
"""two games' worth of patience: a shared machine is slow"""


@pytest.mark.parametrize("game", playable())
def test_a_game_is_reviewed_without_a_network_and_only_once(
    visit: Callable[..., Page], tmp_path: Path, game: str
) -> None:
    page = visit()
    open_record(page, played(game, 3, 2), tmp_path)
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("link", name="Review").click()
    page.wait_for_url("**/review/local-*")
    expect(page.get_by_role("heading", name="What mattered")).to_be_visible(timeout=MADE_MS)
    expect(page.get_by_role("heading", name="What made the result")).to_be_visible()
    settle(page)
    told = page.get_by_role("main").inner_text()
    page.reload()
    expect(page.get_by_role("main")).to_have_text(told, use_inner_text=True)


def test_a_review_that_is_left_is_given_up(visit: Callable[..., Page], tmp_path: Path) -> None:
    """The next one does not wait for it."""
    page = visit()
    open_record(page, played("amul", 3, 2), tmp_path)
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("status")).to_contain_text("%")
    page.go_back()
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("status")).to_contain_text("It stops when you leave this page")
