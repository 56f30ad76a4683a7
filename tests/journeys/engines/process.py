"""Programs that tests start, and end."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import TypeVar

Content = TypeVar("Content")

START_SECONDS = 60.0


@contextmanager
def running(command: Sequence[str], log: Path, environ: Mapping[str, str], files: Sequence[int] = ()) -> Iterator[None]:
    """A program that inherits these open files, and ends with this block."""
    with log.open("wb") as words:
        process = subprocess.Popen(command, stdout=words, stderr=words, env=environ, pass_fds=files)
    try:
        yield
    finally:
        process.terminate()
        process.wait(START_SECONDS)


def when_there(file: Path, read: Callable[[str], Content]) -> Content:
    """What a program writes into a file once it is ready."""
    until = monotonic() + START_SECONDS
    while not (file.is_file() and (text := file.read_text("utf-8"))):
        assert monotonic() < until, f"{file.name} does not come"
        sleep(0.05)
    return read(text)
