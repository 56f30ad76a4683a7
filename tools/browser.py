"""The Chromium of this machine, driven by Playwright, for tests and screenshots."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is the same browser without windows, tabs and menus: a page takes two thirds of the work."""

FLAGS = (
    # As root, in a container and without a screen; and no calls home, which would only be refused.
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)


def executable() -> str | None:
    """Where Chromium is, if it is here."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def launch(playwright: Playwright, *more_flags: str) -> Browser:
    """A headless Chromium."""
    path = executable()
    if path is None:
        raise SystemExit("serai: no Chromium on this machine; install it (Debian: apt-get install chromium)")
    return playwright.chromium.launch(executable_path=path, args=[*FLAGS, *more_flags])
