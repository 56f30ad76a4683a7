"""The HTTP side, fuzzed against its own OpenAPI document."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from litestar.routes import HTTPRoute

from serai.server.app import make_app
from serai.server.base.settings import Settings
from tests.server.people import PATIENCE
from tests.server.serving import serving
from tests.server.test_records import played


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own: the fuzzer is not asynchronous."""
    began = threading.Event()
    known: list[Any] = []

    async def run(data: Path) -> None:
        ended = asyncio.Event()
        async with serving(data) as server:
            known.extend([server.address, asyncio.get_running_loop(), ended])
            began.set()
            await ended.wait()

    thread = threading.Thread(target=lambda: asyncio.run(run(tmp_path_factory.mktemp("openapi"))))
    thread.start()
    assert began.wait(120)
    yield known[0]
    known[1].call_soon_threadsafe(known[2].set)
    thread.join()


@pytest.fixture(scope="module")
def tables(address: str) -> list[str]:
    """Ids that the fuzzer could not guess: an open table, a running one, a finished one, none."""
    with httpx.Client(base_url=address, trust_env=False, timeout=PATIENCE) as browser:
        wanted = {"game": "amul", "players": 3, "access": "public", "name": "Anna"}
        places = [
            browser.post("/api/tables", json=wanted),
            browser.post("/api/tables", json={**wanted, "start": True}),
            browser.post("/api/records", json=played("amul")),
        ]
    return [*(place.json()["table"]["id"] for place in places), "none"]


@cache
def operations() -> dict[str, Any]:
    """Every operation of the document, by method and path. The fuzzer is slow to load, and needed in this file only."""
    import schemathesis
    from schemathesis.core.result import Ok

    schemathesis.serializer.alias("application/toml", "text/plain")
    document = make_app(Settings()).openapi_schema.to_schema()
    found = {}
    for each in schemathesis.openapi.from_dict(document).get_all_operations():
        assert isinstance(each, Ok)
        found[each.ok().label] = each.ok()
    return found


def routes() -> list[str]:
    """The same names, read from the handlers: the tests of a run are known before the fuzzer is loaded.

    Sorted, because the handlers of a route come in another order in each process.
    """
    return sorted(
        f"{method} {route.path_format}"
        for route in make_app(Settings()).routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        if handler.resolve_include_in_schema()
        for method in handler.http_methods
    )


def test_every_operation_of_the_document_is_fuzzed() -> None:
    assert routes() == sorted(operations())


@pytest.mark.parametrize("examples", [4, pytest.param(40, marks=pytest.mark.rare)], ids=["few", "many"])
@pytest.mark.parametrize("mode", ["positive", "negative"])
@pytest.mark.parametrize("label", routes())
def test_every_route_keeps_to_the_document(
    label: str, mode: str, examples: int, address: str, tables: list[str]
) -> None:
    from schemathesis import GenerationMode, checks

    operation = operations()[label]
    held = [
        checks.not_a_server_error,
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_schema_conformance,
    ]

    @settings(max_examples=examples, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=GenerationMode(mode)), table=st.sampled_from(tables))
    def fuzz(case: Any, table: str) -> None:
        if "table" in case.path_parameters:
            case.path_parameters["table"] = table
        case.call_and_validate(base_url=address, checks=held)

    try:
        fuzz()
    except Unsatisfiable:
        pytest.skip("there is nothing to get wrong in this request")
