"""WebKitGTK in a window that nobody sees, spoken to by WebDriver."""

from __future__ import annotations

import os
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.journeys.engines.page import Page
from tests.journeys.engines.process import START_SECONDS, running
from tests.server.serving import free_port

LISTEN = """() => {
    if (window.complaints) return;
    window.complaints = [];
    const note = (words) => window.complaints.push(String(words));
    addEventListener('error', ({ message }) => note(message));
    addEventListener('unhandledrejection', ({ reason }) => note(reason));
    for (const level of ['error', 'warn']) {
        const say = console[level];
        console[level] = (...words) => { note(words.join(' ')); say.apply(console, words); };
    }
}"""
"""WebDriver tells nothing of what a page logs, and WebKit prints nothing for visitors whom it is to forget. So this
hears what goes wrong once a page has loaded; what goes wrong before shows by what is missing then."""

CALM = "[Settings]\ngtk-enable-animations=0\n"
SCREEN = "1600x1200x24"


class WebKit:
    """One driver. Every visitor has a browser that forgets everything at the end."""

    def __init__(self, driver: httpx.Client) -> None:
        self._driver = driver

    def ask(self, method: str, path: str, **params: Any) -> Any:
        answer = self._driver.request(method, path, json=params if method == "POST" else None)
        value = answer.json()["value"]
        assert answer.is_success, value
        return value

    @contextmanager
    def visitor(self, house: str) -> Iterator[Page]:
        session = self.ask("POST", "/session", capabilities={})
        path = f"/session/{session['sessionId']}"
        try:
            yield Tab(self, path, house)
        finally:
            self.ask("DELETE", path)


class Tab(Page):
    def __init__(self, webkit: WebKit, path: str, house: str) -> None:
        super().__init__(house)
        self._webkit = webkit
        self._path = path
        self._complaints: list[str] = []

    def go(self, address: str) -> None:
        self._complaints = self.complaints()
        self._post("url", url=address)
        self.evaluate(LISTEN)

    def run(self, expression: str) -> Any:
        return self._post("execute/sync", script=f"return {expression}", args=[])

    def perform(self, device: dict[str, Any]) -> None:
        self._post("actions", actions=[device])

    def size(self, width: int, height: int) -> None:
        """The window is larger by its bars, which are as large in any window."""
        window = self._post("window/rect", width=width, height=height)
        inside = self.evaluate("() => ({ width: innerWidth, height: innerHeight })")
        more = {side: window[side] - inside[side] for side in inside}
        self._post("window/rect", width=width + more["width"], height=height + more["height"])
        self.wait("(...room) => String(room) === String([innerWidth, innerHeight])", width, height)

    def picture(self) -> bytes:
        return b64decode(self._webkit.ask("GET", f"{self._path}/screenshot"))

    def complaints(self) -> list[str]:
        return [*self._complaints, *self.evaluate("() => window.complaints ?? []")]

    def _post(self, command: str, **params: Any) -> Any:
        return self._webkit.ask("POST", f"{self._path}/{command}", **params)


@contextmanager
def start(folder: Path) -> Iterator[WebKit]:
    """A driver whose browsers keep all they write in a folder."""
    port = free_port()
    settings = folder / ".config" / "gtk-3.0" / "settings.ini"
    settings.parent.mkdir(parents=True)
    settings.write_text(CALM, "utf-8")
    with _screen(folder) as display:
        environ = {**os.environ, "HOME": str(folder), "DISPLAY": display}
        # A container has neither a sandbox nor a graphics card.
        environ |= {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "LIBGL_ALWAYS_SOFTWARE": "1"}
        again = httpx.HTTPTransport(retries=8)  # until it listens
        address = f"http://127.0.0.1:{port}"
        with (
            running(["WebKitWebDriver", f"--port={port}"], folder / "log", environ),
            httpx.Client(base_url=address, timeout=START_SECONDS, transport=again) as driver,
        ):
            yield WebKit(driver)


@contextmanager
def _screen(folder: Path) -> Iterator[str]:
    """A screen in memory; its name, which it chooses and tells once it is ready."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    with running(command, folder / "screen.log", os.environ, [writing]):
        os.close(writing)
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
