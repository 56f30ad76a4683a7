"""One message to one address, over HTTP."""

from __future__ import annotations

import asyncio
from typing import Literal

import httpx

from serai.server.notify.addresses import Target

PATIENCE_SECONDS = 10.0
"""seconds for the answer's whole head; with a limit for each piece an answer could drip for ever"""
MOST_AT_ONCE = 128
"""more than are ever under way, so that somebody who tests an address finds a place too"""

SendResult = Literal["sent", "gone", "refused", "failed"]
"""gone: nobody is there any more; refused: it would be refused again; failed: it may work next time"""


class Sender:
    """Holds the HTTP client. Redirections are not followed: they would lead past the check of the address."""

    def __init__(self) -> None:
        self._http = httpx.AsyncClient(
            timeout=PATIENCE_SECONDS,
            follow_redirects=False,
            trust_env=False,
            limits=httpx.Limits(max_connections=MOST_AT_ONCE, max_keepalive_connections=0),
        )

    async def close(self) -> None:
        await self._http.aclose()

    async def post(self, target: Target, body: bytes, headers: dict[str, str]) -> SendResult:
        """Send it; the answer's body is not read."""
        request = self._http.build_request(
            "POST",
            target.url,
            content=body,
            headers={**headers, "host": target.host, "user-agent": "serai"},
            extensions={"sni_hostname": target.name},
        )
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                answer = await self._http.send(request, stream=True)
        except (httpx.HTTPError, OSError, ValueError):  # a timeout is an OSError
            return "failed"
        await answer.aclose()
        return _meaning(answer.status_code)


def _meaning(status: int) -> SendResult:
    if 200 <= status < 300:
        return "sent"
    if status in (404, 410):
        return "gone"
    return "failed" if status in (408, 425, 429) or status >= 500 else "refused"
