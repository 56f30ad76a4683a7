"""`serai serve` on a machine that is new to it, but for the compilers: the first minute ends when a line is read."""

from __future__ import annotations

import asyncio
import sys

from serai.cli.errors import exit_code_of
from serai.server import first_minute, launch
from serai.server.base.settings import Settings


async def wait_for_a_line(_: int) -> None:
    await asyncio.to_thread(sys.stdin.readline)


def main() -> None:
    setattr(launch, "is_compiled", lambda: False)  # noqa: B010 - not ours to change, so say it aloud
    setattr(first_minute, "compile_all", wait_for_a_line)  # noqa: B010 - as above
    sys.exit(exit_code_of(serve))


def serve() -> int:
    launch.serve(Settings.read(compilers=1))
    return 0


if __name__ == "__main__":
    main()
