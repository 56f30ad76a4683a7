"""The first minute on a machine that has never compiled these rules.

Another process plays with interpreted rules while this one has them compiled and loads them. Then the other one stops,
as for any restart, and this one takes its place. Both hold the listening sockets: clients that connect in between wait
in their queue, and come back by themselves.

    python -m serai.server.first_minute

is the other process. It plays as long as its standard input is open.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import socket
import subprocess
import sys
import threading
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from types import FrameType

import uvicorn

from serai.bots import registry
from serai.bots.bot import Bot
from serai.bots.levels import LEVELS
from serai.server.app import make_app
from serai.server.base import logs
from serai.server.base.settings import Settings
from serai.server.compile.compilers import compile_all
from serai.server.compile.warm_up import warm_up
from serai.server.transport.uvicorn_config import STOP_SECONDS, configure
from serai.server.work import threads

KEEPS_UP = "hard"
"""the best level that need not search"""
LEAVE_SECONDS = 2.0 * STOP_SECONDS
"""until a process that was told to stop is killed"""
COMPILED_SECONDS = 3600.0
"""after which the rules should have been compiled on any machine"""
OWN_GROUP = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
"""for Windows: one process gets Ctrl+C and tells the other"""


# --- the process that was started ---


def play_until_compiled(settings: Settings, listening: Sequence[socket.socket]) -> None:
    """Have the other process play; return when it has stopped and this one can take its place."""
    with _stopped_in_order():
        asyncio.run(_play_until_compiled(settings, listening))


async def _play_until_compiled(settings: Settings, listening: Sequence[socket.socket]) -> None:
    async with _interpreted_server(settings, listening) as server:
        ended = asyncio.create_task(server.wait())
        compiling = asyncio.create_task(_compile(settings.compilers))
        await asyncio.wait({ended, compiling}, return_when=asyncio.FIRST_COMPLETED)
        if compiling.done() and (fault := compiling.exception()) is not None:
            logs.log.error("the rules cannot be compiled, and stay interpreted", exc_info=fault)
            await ended
        if ended.done():
            raise RuntimeError(f"the server has ended with code {ended.result()}")


async def _compile(compilers: int) -> None:
    logs.log.info("the rules are being compiled; until then they are interpreted")
    await compile_all(compilers)
    await threads.in_thread(warm_up)


@asynccontextmanager
async def _interpreted_server(settings: Settings, listening: Sequence[socket.socket]) -> AsyncIterator[Process]:
    """At the end of the block, ask it to stop and wait for it."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", __name__),
        stdin=PIPE,
        env={**os.environ, "SERAI_INTERPRETED": "1"},
        pass_fds=() if sys.platform == "win32" else [each.fileno() for each in listening],
        process_group=0,
        creationflags=OWN_GROUP,
    )
    assert process.stdin is not None
    try:
        process.stdin.write(pickle.dumps((settings, [_handle(each, process.pid) for each in listening])))
        yield process
    finally:
        process.stdin.close()
        await let_end(process)


async def let_end(process: Process) -> None:
    """Wait until it has ended, and end it if that takes too long: nobody is answered in the meantime.

    What it has acknowledged is stored, and what it has not is sent again.
    """
    try:
        async with asyncio.timeout(LEAVE_SECONDS):
            await process.wait()
    except TimeoutError:
        logs.log.error("the process with interpreted rules does not end, and is killed")
        process.kill()
        await process.wait()


def _handle(listening: socket.socket, process: int) -> int | bytes:
    """Return the text by which another process finds a socket of ours."""
    if sys.platform == "win32":
        return listening.share(process)
    return listening.fileno()


@contextmanager
def _stopped_in_order() -> Iterator[None]:
    """SIGTERM ends this process only after the work in the block has been interrupted.

    A shell that starts a program in the background has it ignore SIGINT; a server is stopped by it all the same.
    """
    told: list[int] = []

    def interrupt(number: int, _: FrameType | None) -> None:
        told.append(number)
        signal.raise_signal(signal.SIGINT)

    interrupted = signal.signal(signal.SIGINT, signal.default_int_handler)
    terminated = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, terminated)
        signal.signal(signal.SIGINT, interrupted)
        for number in told:
            signal.raise_signal(number)


# --- the other process ---


def main() -> None:
    """Play until this process is replaced, or its parent is gone."""
    settings, handles = pickle.load(sys.stdin.buffer)  # noqa: S301 - our own process has written it
    logs.set_up(settings.log_level)
    server = uvicorn.Server(configure(make_app(settings, quick_bot, COMPILED_SECONDS), settings))
    threading.Thread(target=_stop_with_input, args=[server], daemon=True).start()
    server.run([_socket(handle) for handle in handles])


def quick_bot(level: str, game: str) -> Bot:
    """Return a bot that keeps up: an interpreted search would try one move in the time of thousands."""
    return registry.make(KEEPS_UP if LEVELS[level].budget is not None else level, game)


def _socket(handle: int | bytes) -> socket.socket:
    if sys.platform == "win32":
        return socket.fromshare(handle)
    assert isinstance(handle, int)
    return socket.socket(fileno=handle)


def _stop_with_input(server: uvicorn.Server) -> None:
    sys.stdin.buffer.read()
    server.should_exit = True


if __name__ == "__main__":
    main()
