"""The scripts of conformance.toml, against the socket of a server."""

from __future__ import annotations

import itertools
import tomllib
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from serai.bots.hint import Hint
from serai.bots.sight import Sight
from serai.server.work import bot_pool
from tests.server.people import Browser, Viewer
from tests.server.serving import Serving

pytestmark = pytest.mark.anyio

GIVEN: dict[str, Any] = tomllib.loads(Path(__file__).with_name("conformance.toml").read_text("utf-8"))
SCRIPTS: list[dict[str, Any]] = GIVEN["script"]
PEOPLE = ["Anna", "Ben", "Cleo"]
ANSWERS = ("ack", "refused", "hint", "understood", "welcome")

Step = dict[str, Any]


class Party:
    """Everybody at the table of a script."""

    def __init__(self, server: Serving, script: dict[str, Any]):
        self.server, self.script = server, script
        self.browsers = [server.browser() for _ in PEOPLE]
        self.viewers: dict[int | str, Viewer] = {}
        self._ids = (f"id-{number}" for number in itertools.count())

    async def sit_down(self) -> str | None:
        """Everybody takes a seat; the first refusal comes back, or None."""
        script, (first, *others) = self.script, self.browsers
        names = script.get("seats", PEOPLE)
        wanted = {"game": script["game"], "players": len(names), "access": "public"}
        switches = {name: script[name] for name in ("chat", "hints") if name in script}
        begins = GIVEN["begins"].get(script["game"])
        answers = [await first.post("/api/tables", {**wanted, **switches, "name": names[0], "start_player": begins})]
        table = answers[0].get("table", {}).get("id")
        for browser, name in zip(others, names[1:], strict=True):
            answers.append(await browser.post(f"/api/tables/{table}/join", {"name": name}))
        if refused := next((answer["message"] for answer in answers if "message" in answer), None):
            return str(refused)
        await first.post(f"/api/tables/{table}/start", status=200)
        self.table = table
        return None

    def browser_of(self, who: int | str) -> Browser:
        return self.browsers[who] if isinstance(who, int) else self.server.browser()

    async def look(self, who: int | str, stack: AsyncExitStack) -> Viewer:
        """Another page of somebody."""
        viewer = await stack.enter_async_context(self.browser_of(who).at(self.table, watch=who == "watcher"))
        return await viewer.started()

    # --- steps ---

    async def take(self, step: Step, stack: AsyncExitStack) -> None:
        for _ in range(step.get("repeat", 1)):
            for inner in step.get("each", ()):
                await self.take(inner, stack)
            if "send" in step:
                await self.exchange(step, stack)

    async def exchange(self, step: Step, stack: AsyncExitStack) -> None:
        sender = self.viewers[step["from"]]
        versions = {who: viewer.view["version"] for who, viewer in self.viewers.items()}
        if step["send"]["type"] == "hello":
            answer = (await self.look(step["from"], stack)).received[0]
        else:
            answer = await self.answer_to(sender, self.filled(step["send"], sender))
        part_of(self.filled(step["hear"], sender), answer)
        if answer["type"] == "hint":
            assert answer["move"] in sender.view["legal"]
        if "grows" in step:
            for who, viewer in self.viewers.items():
                version = versions[who] + step["grows"]
                await viewer.until(lambda me, version=version: me.view["version"] >= version)  # type: ignore[misc]
                assert viewer.view["version"] == version

    async def answer_to(self, sender: Viewer, message: dict[str, Any]) -> dict[str, Any]:
        if message["type"] == "act":
            message = {"id": next(self._ids), **message}
        await sender.send(**message)
        while True:
            answer = await sender.receive()
            if answer["type"] in ANSWERS:
                return answer

    def filled(self, value: Any, sender: Viewer) -> Any:
        """What stands for something is put in its place."""
        match value:
            case "$none":
                return None
            case "$version":
                return sender.view["version"]
            case "$earlier":
                return sender.view["version"] - 1
            case "$legal":
                return sender.view["legal"][1]
            case {"of": seat}:
                return self.viewers[seat].view["legal"][0]
            case dict():
                return {key: self.filled(inner, sender) for key, inner in value.items()}
        return value

    async def sees(self, who: int, seen: dict[str, Any]) -> None:
        def sees(viewer: Viewer) -> bool:
            told = [message for message in viewer.received if message["type"] in ("welcome", "update")][-1]
            now = {**viewer.view, "may_withdraw": bool(told.get("may_withdraw"))}
            return all(now[key] == value for key, value in seen.items())

        await self.viewers[who].until(sees)


def part_of(wanted: Any, found: Any) -> None:
    """Whether everything that is wanted is found, however deep."""
    if isinstance(wanted, dict):
        for key, value in wanted.items():
            part_of(value, found[key])
    else:
        assert found == wanted


@pytest.fixture(autouse=True)
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    def advise(sight: Sight) -> Hint:
        return Hint(sight.legal[0])

    monkeypatch.setattr(bot_pool, "hint", advise)


@pytest.mark.parametrize("script", SCRIPTS, ids=[script["name"] for script in SCRIPTS])
async def test_a_table_of_a_server(server: Serving, script: dict[str, Any]) -> None:
    party = Party(server, script)
    assert await party.sit_down() == script.get("refused")
    if "refused" in script:
        return
    async with AsyncExitStack() as stack:
        for who in (0, 1, 2, "watcher"):
            party.viewers[who] = await party.look(who, stack)
        names = [seat["name"] for seat in party.viewers[0].table["seats"]]
        assert names == script.get("names", PEOPLE)
        for step in script["steps"]:
            await party.take(step, stack)
        for who, seen in script.get("then", {}).items():
            await party.sees(int(who), seen)
