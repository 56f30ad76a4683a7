"""Draws the app icons that phones want as pictures from web/src/art/icon.svg.

    python -m tools.icons

Needs Chromium on the machine. Run it when the drawing has changed.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.browser import launch

WEB = Path(__file__).resolve().parent.parent / "web"
DRAWING = WEB / "src" / "art" / "icon.svg"
GROUND = "#24478f"  # the ground of the drawing goes on to the edge
ICONS = {"icon-180": (180, 0.0), "icon-192": (192, 0.0), "icon-512": (512, 0.0), "icon-maskable-512": (512, 0.1)}
"""Edge in pixels, and the margin as a share of it: phones cut maskable icons to shapes of their own."""


def main() -> None:
    svg = DRAWING.read_text("utf-8")
    with sync_playwright() as playwright:
        page = launch(playwright).new_page()
        for name, (edge, margin) in ICONS.items():
            inner = round(edge * (1 - 2 * margin))
            page.set_viewport_size({"width": edge, "height": edge})
            page.set_content(
                f"<style>body {{ margin: 0; display: grid; place-items: center; height: {edge}px; "
                f"background: {GROUND} }}"
                f"svg {{ width: {inner}px; height: {inner}px }}</style>{svg}"
            )
            page.screenshot(path=WEB / "public" / f"{name}.png")


if __name__ == "__main__":
    main()
