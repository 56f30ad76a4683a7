"""What server tests share."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.server.serving import Serving, serving


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Serving]:
    """One server for all tests of a file; each makes tables of its own."""
    async with serving(tmp_path_factory.mktemp("server")) as running:
        yield running
