"""What a person does in a browser, in verbs that are the same for every engine."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from pathlib import Path
from time import monotonic, sleep
from typing import Any

PATIENCE = 30.0
"""Seconds after which a person would say that nothing happens."""
GLANCE = 0.05
"""Seconds between two looks."""

FIND = (Path(__file__).parent / "find.js").read_text("utf-8").rstrip().removesuffix(";")
ENTER = "\ue007"
ESCAPE = "\ue00c"


class Page(ABC):
    """A tab of a new visitor. The format of `perform` is the one of WebDriver, which WebDriver BiDi shares."""

    def __init__(self, house: str) -> None:
        self._house = house

    @abstractmethod
    def go(self, address: str) -> None:
        """Load a page."""

    @abstractmethod
    def run(self, expression: str) -> Any:
        """The value of a JavaScript expression which promises a string, or undefined."""

    @abstractmethod
    def perform(self, device: dict[str, Any]) -> None:
        """Move and press a mouse or keys."""

    @abstractmethod
    def size(self, width: int, height: int) -> None:
        """Give the page so much room."""

    @abstractmethod
    def picture(self) -> bytes:
        """What is to be seen, as PNG."""

    @abstractmethod
    def complaints(self) -> list[str]:
        """Errors and warnings of the page so far."""

    def open(self, path: str) -> None:
        self.go(self._house + path)

    def reload(self) -> None:
        self.go(self.evaluate("() => location.href"))

    def evaluate(self, function: str, *given: Any) -> Any:
        """What a JavaScript function returns, or promises."""
        answer = self.run(f"(async () => JSON.stringify(await ({function})(...{json.dumps(given)})))()")
        return None if answer is None else json.loads(answer)

    def wait(self, condition: str, *given: Any) -> None:
        """Until a JavaScript function returns something true."""
        until = monotonic() + PATIENCE
        while not self.evaluate(condition, *given):
            assert monotonic() < until, f"after {PATIENCE} s still not: {condition} {given or ''}"
            sleep(GLANCE)

    def settle(self) -> None:
        """Until all the page asked for has come, its story is told, and nothing moves."""
        self.wait("() => 'settled' in document.documentElement.dataset")

    def text(self, selector: str = "body") -> str:
        """All that is to be read there now."""
        self.settle()
        told: str = self.evaluate("selector => document.querySelector(selector)?.innerText ?? ''", selector)
        return told

    def click(self, kind: str, name: str | None = None, *, within: str | None = None) -> None:
        """Press a button, a link, a field or what a selector means, by its name and by the name of what it is in."""
        self.settle()
        point = self.evaluate(FIND, kind, name, within)
        assert isinstance(point, dict), point
        press = [{"type": "pointerMove", **point}, {"type": "pointerDown", "button": 0}]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
        self.perform({**mouse, "actions": [*press, {"type": "pointerUp", "button": 0}]})

    def type(self, text: str) -> None:
        """Press keys, one after the other, wherever the focus is."""
        keys = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self.perform({"type": "key", "id": "keys", "actions": keys})

    def write(self, field: str, text: str) -> None:
        """Click into an empty field, and type."""
        self.click("field", field)
        self.type(text)
