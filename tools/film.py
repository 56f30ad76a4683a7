"""A moving picture of a page. Time on the page stands still, and goes on by the same step from one frame to the next:
however slow the machine, the film is as quick as the game."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops
from playwright.sync_api import Page

STEP_MS = 100
LONGEST_STILL_MS = 1100
"""Nobody wants to look longer at what does not move."""
QUALITY = 55

ON_BY = """ms => {
    for (const motion of document.getAnimations()) {
        if (motion.playState === 'running') motion.pause();
        const end = motion.effect.getComputedTiming().endTime;
        const now = Number(motion.currentTime ?? 0) + ms;
        if (now >= end) motion.finish(); else motion.currentTime = now;
    }
}"""
"""What style sheets and scripts move knows nothing of a page's clock."""


class Film:
    """Frames of a page, which is opened anew with a clock that can be stopped."""

    def __init__(self, page: Page, width: int) -> None:
        self.page, self.width = page, width
        self.frames: list[Image.Image] = []
        self.lengths: list[int] = []
        page.clock.install()
        page.reload()
        page.wait_for_load_state("networkidle")
        page.clock.pause_at(page.evaluate("Date.now()") + 1000)

    def roll(self, ms: int) -> None:
        """So much time goes by on the page, and is taken."""
        for _ in range(0, ms, STEP_MS):
            self.page.clock.run_for(STEP_MS)
            self.page.evaluate(ON_BY, STEP_MS)
            self._take()

    def _take(self) -> None:
        frame = Image.open(BytesIO(self.page.screenshot(animations="allow"))).convert("RGB")
        height = round(frame.height * self.width / frame.width)
        frame = frame.resize((self.width, height), Image.Resampling.LANCZOS)
        if self.frames and ImageChops.difference(frame, self.frames[-1]).getbbox() is None:
            self.lengths[-1] = min(self.lengths[-1] + STEP_MS, LONGEST_STILL_MS)
        else:
            self.frames.append(frame)
            self.lengths.append(STEP_MS)

    def save(self, path: Path) -> None:
        first, *others = self.frames
        first.save(
            path,
            save_all=True,
            append_images=others,
            duration=self.lengths,
            loop=0,
            quality=QUALITY,
            method=3,
        )
