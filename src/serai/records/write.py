"""Writing records: one line each, so that a file is a `.jsonl`."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec


def line_of(record: Mapping[str, Any]) -> bytes:
    """A record as one line."""
    return msgspec.json.encode(record) + b"\n"


def save(path: Path, record: Mapping[str, Any]) -> None:
    """Write one record to a file atomically: an older file stays until the new one is complete."""
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
        made = Path(file.name)
    try:
        with made.open("wb") as file:
            file.write(line_of(record))
            file.flush()
            os.fsync(file.fileno())
        made.chmod(0o644)
        made.replace(path)  # Windows does so only with a file that is closed
    except BaseException:
        made.unlink(missing_ok=True)
        raise
