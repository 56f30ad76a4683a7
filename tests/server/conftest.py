"""What server tests share."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import wraps
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any

import pytest

from serai.server.store.base import Store
from tests.server.databases import Postgres, postgres_server
from tests.server.every_store import a_file, a_model, an_empty_database
from tests.server.serving import Serving, serving
from tests.support.dealing import deal_alike

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


@pytest.fixture(autouse=True)
def dealt_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_alike(monkeypatch)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Serving]:
    """One server for all tests of a file; each makes tables of its own."""
    async with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def one_postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of a process: to make one takes seconds."""
    with tempfile.TemporaryDirectory() as folder, postgres_server(Path(folder)) as server:
        server.trust_the_machine()
        yield server


@pytest.fixture(scope="module")
def postgres_address(one_postgres: Postgres) -> str:
    """A database for all tests of a file."""
    return one_postgres.new_database()


@pytest.fixture(params=["sqlite", "postgres", "model"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """Each of the stores that keep the same contract, empty."""
    opened: Store
    if request.param == "sqlite":
        opened = a_file(tmp_path)
    elif request.param == "model":
        opened = a_model()
    else:
        opened = await an_empty_database(request.getfixturevalue("postgres_address"))
    yield opened
    await opened.close()
