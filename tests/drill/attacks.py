"""python -m tests.drill.attacks ADDRESS SECONDS: one visitor at full tilt, from one address, with every attack at once.

It keeps to nothing. What it is refused, it tries again at once; what is closed, it opens again. At the end it prints
how often each attack was tried, and how often it was refused or cut off.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from time import monotonic, time
from typing import Any
from urllib.parse import urlsplit

from serai import Table
from serai.daily.deal import today
from tests.drill.addresses import Guest

HERE = "127.0.0.2"
BURST = 200_000
EMPTY_START, EMPTY_REST = b"\x01\x80\x00\x00\x00\x00", b"\x00\x80\x00\x00\x00\x00"
PING = b"\x89\x80\x00\x00\x00\x00"
NONSENSE = b"\x81\x82\x00\x00\x00\x00{}"
HELLO = b'{"type":"hello"}'
UPGRADE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
)


class Visitor:
    """Somebody with a table of their own, and no manners."""

    def __init__(self, address: str):
        parts = urlsplit(address)
        self.host, self.port = str(parts.hostname), int(parts.port or 80)
        self.browser = Guest(address, HERE)
        self.tried: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.table = self.record = "nothing"

    async def prepare(self) -> None:
        """A table to speak at, and a finished game to look at."""
        await self._ask("prepare", "GET", "/api/me")
        made = await self._ask("prepare", "POST", "/api/tables", self._wanted(3, ["open", "open", "easy"]))
        self.table = made.get("table", {}).get("id", "nothing")
        game, chance = Table.new("amul", 3, seed="attack"), random.Random(1)
        while not game.over:
            game.play(chance.choice(game.legal(game.to_move[0])))
        kept = await self._ask("prepare", "POST", "/api/records", game.record())
        self.record = kept.get("table", {}).get("id") or kept.get("id") or "nothing"

    def _wanted(self, players: int, seats: list[str]) -> dict[str, Any]:
        return {"game": "amul", "players": players, "name": "Mallory", "access": "public", "seats": seats}

    async def _ask(self, attack: str, method: str, path: str, body: Any = None) -> Any:
        self.tried[attack] += 1
        sent = {"content": body} if isinstance(body, bytes) else {"json": body}
        answer = await self.browser.http.request(method, path, **sent)
        self.refused[attack] += answer.status_code >= 400
        try:
            return answer.json()
        except ValueError:
            return {}

    async def _say(self, attack: str, *pieces: bytes, wait: float = 0.2) -> None:
        """Write on a connection of its own until it is cut off."""
        self.tried[attack] += 1
        reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=(HERE, 0))
        try:
            for piece in pieces:
                writer.write(piece)
                await asyncio.wait_for(writer.drain(), 5)
            async with asyncio.timeout(wait):
                while await reader.read(65536):
                    pass
            self.refused[attack] += 1
        except TimeoutError:
            pass
        finally:
            writer.transport.abort()

    def _upgrade(self, table: str) -> bytes:
        cookie = self.browser.cookie()["Cookie"]
        return UPGRADE.format(table=table, host=f"{self.host}:{self.port}", cookie=cookie).encode()

    # --- the attacks ---

    async def empty_frames_without_a_table(self) -> None:
        await self._say("frames at no table", self._upgrade("nothing"), EMPTY_START, EMPTY_REST * (BURST // 6))

    async def empty_frames(self) -> None:
        await self._say("empty frames", self._upgrade(self.table), text(HELLO), EMPTY_START, EMPTY_REST * (BURST // 6))

    async def small_frames(self) -> None:
        await self._say("small frames", self._upgrade(self.table), text(HELLO), NONSENSE * (BURST // 8))

    async def pings(self) -> None:
        await self._say("pings", self._upgrade(self.table), PING * (BURST // 6))

    async def unread_answers(self) -> None:
        chat = text(b'{"type":"chat","text":"%s"}' % (b"x" * 200))
        self.tried["unread answers"] += 1
        _, writer = await asyncio.open_connection(self.host, self.port, local_addr=(HERE, 0), limit=1)
        writer.write(self._upgrade(self.table) + text(HELLO) + chat * 200)
        await asyncio.sleep(0.5)
        writer.transport.abort()

    async def hints_and_lines(self) -> None:
        asked = [text(b'{"type":"hint","id":"%d","version":0}' % number) for number in range(80)]
        typed = text(b'{"type":"typed","id":"t","version":0,"text":"%s","language":"en"}' % (b"offer 7 " * 30))
        await self._say("hints and typed lines", self._upgrade(self.table), text(HELLO), *asked, typed * 60)

    async def big_messages(self) -> None:
        nested = b"[" * 15_000
        await self._say("deep messages", self._upgrade(self.table), text(HELLO), text(nested) * 20)

    async def silence(self) -> None:
        await self._say("silent connections", wait=5)

    async def half_a_head(self) -> None:
        await self._say("half a head", b"GET / HTTP/1.1\r\nHost: x\r\nX: ", wait=5)

    async def slow_body(self) -> None:
        head = (
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900000\r\n\r\n"
        )
        await self._say("slow bodies", head, b" ", wait=5)

    async def pipelined(self) -> None:
        await self._say("pipelined requests", b"GET /api/words HTTP/1.1\r\nHost: x\r\n\r\n" * 300)

    async def start_masters(self) -> None:
        """Eight at a table, seven of them masters, who search; then leave it."""
        made = await self._ask("tables of masters", "POST", "/api/tables", self._wanted(8, ["open", *["master"] * 7]))
        if table := made.get("table", {}).get("id"):
            await self._ask("tables of masters", "POST", f"/api/tables/{table}/start")

    async def replay(self) -> None:
        for what in ("replay", "record", "score", "review"):
            await self._ask("replays", "GET", f"/api/tables/{self.record}/{what}")

    async def big_body(self) -> None:
        await self._ask("big bodies", "POST", "/api/records", {"moves": [[0] * 1000] * 300})

    async def scores_and_companions(self) -> None:
        await self._ask("score sheets", "POST", "/api/score", {"game": "amulett", "edition": "x" * 1000, "seats": []})
        await self._ask("companions", "POST", "/api/companion", {"game": "amulett", "known": {}, "act": None})

    async def texts_that_take_minutes(self) -> None:
        """Each would keep a parser, or a replay, busy for minutes."""
        text = f"game = 'amul'\n{'a.' * 100_000}a = 1"
        await self._ask("texts that take minutes", "POST", "/api/editions/amul", {"text": text})
        await self._ask("texts that take minutes", "POST", "/api/tournaments/file", text.encode())
        for path in ("/api/records", f"/api/daily/amul/{today(time()).isoformat()}"):
            await self._ask("texts that take minutes", "POST", path, {"game": "amul", "moves": [{}] * 100_000})

    async def odd_paths(self) -> None:
        for path in ("/%00", "/metrics/", "/metrics%2f", "/api/tables/%00", "/" + "a/" * 2000, "/schema/openapi.json"):
            await self._ask("odd paths", "GET", path)

    async def forget_me(self) -> None:
        await self._ask("deletions and lists", "GET", "/api/tables")
        await self._ask("deletions and lists", "DELETE", "/api/me/tables/nothing")

    async def evenings(self) -> None:
        await self._ask("evenings", "POST", "/api/evenings", {"game": "amul", "names": ["x"] * 8})


def text(message: bytes) -> bytes:
    """A masked text frame with a mask of zeros."""
    size = len(message)
    head = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return b"\x81" + head + bytes(4) + message


async def again_and_again(attack: Callable[[], Awaitable[None]], end: float) -> None:
    while monotonic() < end:
        try:
            await attack()
        except Exception:  # noqa: BLE001 - whatever it was, it is tried again
            await asyncio.sleep(0.01)


AT_ONCE = 3
"""of each attack"""


async def attack(address: str, seconds: float) -> dict[str, list[int]]:
    """Everything at once; how often each was tried, and how often it was refused."""
    visitor = Visitor(address)
    await visitor.prepare()
    end = monotonic() + seconds
    attacks = [
        visitor.empty_frames_without_a_table,
        visitor.empty_frames,
        visitor.small_frames,
        visitor.pings,
        visitor.unread_answers,
        visitor.hints_and_lines,
        visitor.big_messages,
        visitor.silence,
        visitor.half_a_head,
        visitor.slow_body,
        visitor.pipelined,
        visitor.texts_that_take_minutes,
        visitor.start_masters,
        visitor.replay,
        visitor.big_body,
        visitor.scores_and_companions,
        visitor.odd_paths,
        visitor.forget_me,
        visitor.evenings,
    ]
    await asyncio.gather(*(again_and_again(each, end) for each in attacks for _ in range(AT_ONCE)))
    return {name: [count, visitor.refused[name]] for name, count in sorted(visitor.tried.items())}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(attack(sys.argv[1], float(sys.argv[2])))))
