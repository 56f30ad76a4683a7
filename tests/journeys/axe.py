"""What axe-core finds wrong with a page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.journeys.settled import settled

MORE_OF_A_LIST = ":is(ul, ol, dl, tbody, select) > :nth-child(n + 6)"
"""What is left out: the others of a long list are alike, and sweeps of components look at all of them."""
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def faults(page: Page, *, lamplight: bool = False) -> list[str]:
    """By day; by lamplight too if asked for, which changes colours, the same ones on every page."""
    settled(page)
    if not page.evaluate("'axe' in window"):
        # The content security policy forbids foreign scripts, so this one comes in by the debugger's door.
        page.evaluate(AXE.read_text("utf-8"))
    by_day = violations(page, {})
    if not lamplight:
        return by_day
    page.emulate_media(color_scheme="dark")
    by_lamplight = violations(page, {"runOnly": ["color-contrast"]})
    page.emulate_media(color_scheme="light")
    return [*by_day, *(f"by lamplight: {fault}" for fault in by_lamplight)]


def violations(page: Page, options: dict[str, Any]) -> list[str]:
    """One line per rule of axe-core, with the first culprit."""
    run = "([out, options]) => axe.run({ exclude: out }, options).then(({ violations }) => violations)"
    found: list[dict[str, Any]] = page.evaluate(run, [MORE_OF_A_LIST, {"resultTypes": ["violations"], **options}])
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:200]} {json.dumps(fault['nodes'][0]['any'][:1])[:300]}"
        for fault in found
    ]
