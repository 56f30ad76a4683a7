"""Firefox without a window, spoken to by WebDriver BiDi."""

from __future__ import annotations

import json
import os
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.journeys.engines.page import Page
from tests.journeys.engines.process import START_SECONDS, running, when_there

COMPLAINTS = ("error", "warn")
CALM = 'user_pref("ui.prefersReducedMotion", 1);'


class Firefox:
    """One process. Every visitor has a user context, which shares nothing with others."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count()
        self.complaints: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])

    def ask(self, method: str, **params: Any) -> Any:
        """The answer to a command; what the pages log in the meantime is noted."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self._socket.recv(timeout=START_SECONDS))
            if told.get("id") == number:
                assert told["type"] == "success", told
                return told["result"]
            if told.get("method") == "log.entryAdded" and told["params"]["level"] in COMPLAINTS:
                self.complaints.append(told["params"]["text"])

    @contextmanager
    def visitor(self, house: str) -> Iterator[Page]:
        person = self.ask("browser.createUserContext")["userContext"]
        try:
            tab = self.ask("browsingContext.create", type="tab", userContext=person)["context"]
            self.ask("browsingContext.activate", context=tab)  # others are not painted
            self.complaints.clear()
            yield Tab(self, tab, house)
        finally:
            self.ask("browser.removeUserContext", userContext=person)


class Tab(Page):
    def __init__(self, firefox: Firefox, tab: str, house: str) -> None:
        super().__init__(house)
        self._firefox = firefox
        self._tab = tab

    def go(self, address: str) -> None:
        self._ask("browsingContext.navigate", url=address, wait="complete")

    def run(self, expression: str) -> Any:
        target = {"context": self._tab}
        told = self._firefox.ask("script.evaluate", expression=expression, awaitPromise=True, target=target)
        assert told["type"] == "success", told["exceptionDetails"]["text"]
        return told["result"].get("value")

    def perform(self, device: dict[str, Any]) -> None:
        self._ask("input.performActions", actions=[device])

    def size(self, width: int, height: int) -> None:
        self._ask("browsingContext.setViewport", viewport={"width": width, "height": height})

    def picture(self) -> bytes:
        return b64decode(self._ask("browsingContext.captureScreenshot")["data"])

    def complaints(self) -> list[str]:
        self.evaluate("() => null")  # what was logged before is told before the answer
        return list(self._firefox.complaints)

    def _ask(self, method: str, **params: Any) -> Any:
        return self._firefox.ask(method, context=self._tab, **params)


@contextmanager
def start(folder: Path) -> Iterator[Firefox]:
    """A Firefox that keeps all it writes in a folder."""
    profile = folder / "profile"
    profile.mkdir()
    (profile / "user.js").write_text(f"{CALM}\n", "utf-8")
    flags = ("--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port=0")
    with running(["firefox-esr", *flags], folder / "log", {**os.environ, "HOME": str(folder)}):
        where = when_there(profile / "WebDriverBiDiServer.json", json.loads)
        with connect(f"ws://{where['ws_host']}:{where['ws_port']}/session", max_size=None) as socket:
            yield Firefox(socket)
