"""python -m benchmarks.payloads ADDRESS SECONDS KIND …: a visitor who sends what takes long to read, again and again.

Each kind is what a server reads for visitors (`server/work/apart.py`), as large and as slow as its limits let through.
At the end it prints how often each was sent, and how often it was refused.
"""

from __future__ import annotations

import asyncio
import base64
import json
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from time import monotonic, time
from typing import Any

from serai import Table
from serai.daily.deal import today
from tests.drill.addresses import Guest
from tests.drill.attacks import AT_ONCE, HERE, again_and_again

SLOW_TEXT = f"game = 'amul'\n{'a.' * 100_000}a = 1"
"""A parser takes minutes for it."""
LONGEST_BODY = 900_000
DEEP = b"\x81" * 60_000
"""lists in lists, as a passkey writes them"""


def a_long_record() -> dict[str, Any]:
    """A game to its end, and over again until the body is full."""
    game, chance = Table.new("amul", 8, seed="hostile"), random.Random(1)
    while not game.over:
        game.play(chance.choice(game.legal(game.to_move[0])))
    record = game.record()
    record["moves"] *= LONGEST_BODY // len(json.dumps(record["moves"]))
    return record


class Sender:
    """Somebody at one address."""

    def __init__(self, address: str):
        self._guest = Guest(address, HERE)
        self._guest.http.headers["origin"] = address
        self._record = a_long_record()
        self.sent: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()

    async def _post(self, kind: str, path: str, body: Any) -> Any:
        self.sent[kind] += 1
        sent = {"content": body} if isinstance(body, bytes) else {"json": body}
        answer = await self._guest.http.post(path, **sent)
        self.refused[kind] += answer.status_code >= 400
        return answer.json()

    async def editions(self) -> None:
        await self._post("editions", "/api/editions/amul", {"text": SLOW_TEXT})

    async def records(self) -> None:
        await self._post("records", "/api/records", self._record)

    async def daily_results(self) -> None:
        await self._post("daily results", f"/api/daily/amul/{today(time()).isoformat()}", self._record)

    async def scores(self) -> None:
        areas = [list(range(200))] * 8
        await self._post("scores", "/api/score", {"game": "amul", "areas": areas, "edition_file": SLOW_TEXT})

    async def tournaments(self) -> None:
        await self._post("tournaments", "/api/tournaments/file", SLOW_TEXT.encode())

    async def pads(self) -> None:
        await self._post("pads", "/api/evenings", {"game": "amul", "seats": 8})
        await self._post("pads", "/api/companion", {"game": "amulett", "known": [2**62] * 2000, "act": 2**62})

    async def passkeys(self) -> None:
        question = await self._post("passkeys", "/api/me/passkeys/options", None)
        told = {"type": "webauthn.create", "challenge": question["options"]["challenge"], "origin": "https://serai"}
        response = {"clientDataJSON": written(json.dumps(told).encode()), "attestationObject": written(DEEP)}
        credential = {"id": "eA", "rawId": "eA", "type": "public-key", "response": response}
        await self._post("passkeys", "/api/me/passkeys", {"ticket": question["ticket"], "credential": credential})

    @property
    def kinds(self) -> dict[str, Callable[[], Awaitable[None]]]:
        found = (self.editions, self.records, self.daily_results, self.scores, self.tournaments, self.pads)
        return {send.__name__.replace("_", " "): send for send in (*found, self.passkeys)}


KINDS = ("editions", "records", "daily results", "scores", "tournaments", "pads", "passkeys")


def written(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


async def send(address: str, seconds: float, kinds: list[str]) -> dict[str, list[int]]:
    """All these kinds at once; how often each was sent, and refused."""
    sender = Sender(address)
    end = monotonic() + seconds
    await asyncio.gather(*(again_and_again(sender.kinds[kind], end) for kind in kinds for _ in range(AT_ONCE)))
    return {kind: [count, sender.refused[kind]] for kind, count in sorted(sender.sent.items())}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(send(sys.argv[1], float(sys.argv[2]), sys.argv[3:]))))
