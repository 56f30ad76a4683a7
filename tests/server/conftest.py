"""What server tests share."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import wraps
from inspect import iscoroutinefunction
from typing import Any

import pytest

from tests.server.serving import Serving, serving

LONGEST_TEST = 240.0
"""A test that takes longer stands still. It fails then, and its traceback shows where."""


def pytest_itemcollected(item: pytest.Item) -> None:
    if isinstance(item, pytest.Function) and iscoroutinefunction(item.obj):
        item.obj = _in_time(item.obj)


def _in_time(test: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    @wraps(test)
    async def limited(**fixtures: Any) -> None:
        async with asyncio.timeout(LONGEST_TEST):
            await test(**fixtures)

    return limited


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Serving]:
    """One server for all tests of a file; each makes tables of its own."""
    async with serving(tmp_path_factory.mktemp("server")) as running:
        yield running
