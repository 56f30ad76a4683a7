"""What happens to connections, and what clients send that no sound one does."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

from tests.server.people import Viewer

Mischief = Callable[[Viewer], Awaitable[None]]


async def close(viewer: Viewer) -> None:
    """Go, as a page does that is left."""
    await viewer.socket.close()


async def break_off(viewer: Viewer) -> None:
    """Be gone, as a telephone is in a tunnel."""
    viewer.socket.transport.abort()


async def half_close(viewer: Viewer) -> None:
    """Say that nothing more will come, and go on reading."""
    viewer.socket.transport.write_eof()


async def leave_a_frame_unfinished(viewer: Viewer) -> None:
    viewer.socket.transport.write(b"\x81\xfe\x01")
    viewer.socket.transport.close()


async def read_late(_: Viewer) -> None:
    await asyncio.sleep(0.3)


async def ask_whether_it_is_there(viewer: Viewer) -> None:
    await viewer.socket.ping()


async def send_in_fragments(viewer: Viewer) -> None:
    await viewer.socket.send(['{"type":"chat",', '"text":"', 'in pieces"}'])


async def chat_much(viewer: Viewer) -> None:
    for _ in range(4):
        await viewer.send(type="chat", text="x" * 250)


async def talk_nonsense(viewer: Viewer) -> None:
    await viewer.socket.send("nonsense")


async def decide_wrongly(viewer: Viewer) -> None:
    await viewer.submit({"seat": viewer.you["seat"], "do": "offer", "card": 999})


async def decide_for_somebody_else(viewer: Viewer) -> None:
    await viewer.submit({"seat": 0 if viewer.you["seat"] else 1, "do": "offer", "card": 1})


async def decide_about_tomorrow(viewer: Viewer) -> None:
    for move in viewer.view["legal"][:1]:
        await viewer.submit(move, version=viewer.view["version"] + 1)


async def change_ones_mind(viewer: Viewer) -> None:
    for move in viewer.view["legal"][:3]:
        await viewer.submit(move)


ENDINGS: tuple[Mischief, ...] = (close, break_off, half_close, leave_a_frame_unfinished)
ALL: tuple[Mischief, ...] = (
    *ENDINGS,
    read_late,
    ask_whether_it_is_there,
    send_in_fragments,
    chat_much,
    talk_nonsense,
    decide_wrongly,
    decide_for_somebody_else,
    decide_about_tomorrow,
    change_ones_mind,
)
SHARE = 0.02
"""of all messages that somebody receives"""


async def perhaps(viewer: Viewer, chance: random.Random) -> None:
    """Now and then do something of that."""
    if chance.random() < SHARE:
        await chance.choice(ALL)(viewer)
