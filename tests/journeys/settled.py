"""The one way to wait for a page."""

from __future__ import annotations

from playwright.sync_api import Page

AT_REST = "html[data-settled]"
"""The page says so by itself (web/src/base/settled.ts): all it asked for has come, the story is told, no bot thinks."""


def settled(page: Page) -> None:
    page.wait_for_selector(AT_REST, state="attached")


def go(page: Page, path: str) -> None:
    """Open an address, and wait until all of it is there."""
    page.goto(path)
    settled(page)


def follow(page: Page, path: str) -> None:
    """Go from one page of the program to another, as by a link: that is quicker than to load it anew."""
    page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }", path)
    settled(page)
