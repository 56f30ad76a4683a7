"""The built client: small, strict, in step with the server, and at hand without a connection."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e import play
from tests.e2e.conftest import Open
from tools import wire_types

MOST_BYTES = 150_000
FIRST_PAINT_MS = 1500
"""The table is there within half a second on a quiet machine; tests share theirs."""


@pytest.mark.parametrize("game", ["Āmul", "Das Amulett"])
def test_the_bundle_is_small(open_page: Open, game: str) -> None:
    """Everything loaded from the first page to the table, as it travels; fonts apart."""
    page = open_page("/")
    page.get_by_role("article").filter(has_text=game).get_by_role("button", name="Play now").click()
    expect(page.locator(".prompt")).to_be_visible()
    page.wait_for_load_state("networkidle")
    sizes = page.evaluate(
        """() => performance.getEntriesByType('resource')
            .filter(({ name }) => /\\.(js|css)$/.test(name))
            .map(({ encodedBodySize }) => encodedBodySize)"""
    )
    assert len(sizes) > 5
    assert sum(sizes) < MOST_BYTES


def test_the_page_has_nothing_inline(built_client: Path) -> None:
    page = (built_client / "index.html").read_text("utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=", page)


def test_the_client_knows_the_servers_types() -> None:
    assert wire_types.TARGET.read_text("utf-8") == wire_types.typescript(), "run: python -m tools.wire_types"


def test_the_table_is_there_quickly(open_page: Open) -> None:
    page = open_page("/rules")
    table = play.new_table(page, "amul", 4)
    painted = []
    for _ in range(3):
        page.goto(f"/t/{table}")
        page.locator(".hand button.card").first.wait_for()
        painted.append(page.evaluate("performance.now()"))
    assert min(painted) < FIRST_PAINT_MS


def test_the_program_opens_without_a_connection(open_page: Open) -> None:
    page = open_page("/rules/amul", expect=("Failed to load resource", "net::ERR"), service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.goto("/rules/amulett")
    expect(page.get_by_role("heading", name="Rules")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
