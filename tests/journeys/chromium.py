"""The browser of the tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tools.browser import executable, launch

PATIENCE_MS = 30_000
"""A machine may be busy; a page that hangs is still found."""

ONE_PROCESS = "--renderer-process-limit=1"
"""All pages of a profile share a process, which lives as long as the profile."""

expect.set_options(timeout=PATIENCE_MS)


@contextmanager
def chromium() -> Iterator[Browser]:
    """While it is open, no other test of this process can run an event loop."""
    if executable() is None:
        pytest.skip("no Chromium on this machine (Debian: apt-get install chromium)")
    with sync_playwright() as playwright:
        yield launch(playwright, ONE_PROCESS)
