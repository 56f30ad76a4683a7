"""Asking a server from outside, as a visitor who waits when told to."""

from __future__ import annotations

import time
from collections.abc import Callable
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

from serai.kernel.errors import UserError

ANSWER_SECONDS = 30
ANSWER_BYTES = 4_000_000
MOST_WAITS = 20
"""for a server that answers only so often"""


def getter(url: str) -> Callable[[str], bytes]:
    """Return what asks the server of an address for a path; refuse what is no address."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise UserError(f"{url} is no address of a server: begin with https://")
    base = f"{parts.scheme}://{parts.netloc}"
    return lambda path: _get(base + path)


def _get(address: str) -> bytes:
    for _ in range(MOST_WAITS):
        try:
            with urlopen(address, timeout=ANSWER_SECONDS) as answer:  # noqa: S310 - the scheme was looked at
                data: bytes = answer.read(ANSWER_BYTES + 1)
        except HTTPError as fault:
            if fault.code == 429:
                time.sleep(_seconds(fault.headers.get("retry-after")))
                continue
            raise UserError(f"{address} answers {fault.code}: what was asked for is not there") from None
        except (URLError, OSError) as fault:
            raise UserError(f"{address} cannot be reached: {getattr(fault, 'reason', fault)}") from None
        if len(data) > ANSWER_BYTES:
            raise UserError(f"{address} answers with far more than was asked for")
        return data
    raise UserError(f"{address} answers too seldom: try again later")


def _seconds(wanted: str | None) -> int:
    return min(60, int(wanted)) if wanted is not None and wanted.isdecimal() else 10
