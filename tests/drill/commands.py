"""`serai …` as an operator types it, in a process of its own."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tests.drill.drill import LeftOut, hold

PATIENCE = 90.0


class Said(NamedTuple):
    """How a command ended, and its words."""

    code: int
    words: str

    def check_sentence(self, what: str) -> None:
        """It was refused in one clear sentence, which is nobody's traceback."""
        told = [line for line in self.words.splitlines() if line.startswith("serai: ")]
        hold(self.code == 2, f"{what} ended with {self.code}: {self.words[-400:]}")
        hold(
            len(told) == 1 and "Traceback" not in self.words,
            f"{what} was not told in one sentence: {self.words[-400:]}",
        )


async def serai(*words: str, before: tuple[str, ...] = ()) -> Said:
    """Run a command to its end."""
    command = [*before, sys.executable, "-m", "serai", *words]
    return await asyncio.to_thread(_run, command)


def _run(command: list[str]) -> Said:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except FileNotFoundError as fault:
        raise LeftOut(f"there is no {fault.filename} here") from None
    except subprocess.TimeoutExpired as fault:
        return Said(-1, f"still running after {PATIENCE:.0f} seconds: {fault.stderr!r}")
    return Said(done.returncode, done.stdout + done.stderr)


def as_somebody_without_rights() -> tuple[str, ...]:
    """What to write before a command so that a folder's rights count for root too."""
    return ("setpriv", "--bounding-set=-dac_override,-dac_read_search") if os.geteuid() == 0 else ()


def serving(data: Path, port: int) -> tuple[str, ...]:
    """`serai serve` that listens nowhere but here."""
    return ("serve", "--data", str(data), "--port", str(port), "--log-level", "warning")
