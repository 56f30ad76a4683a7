"""A house, and visitors who come with another engine than Chromium's."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from run import ENGINES
from serai.wasm import built
from tests import warm
from tests.journeys.engines import firefox, webkit
from tests.journeys.engines.firefox import Firefox
from tests.journeys.engines.page import Page
from tests.journeys.engines.webkit import WebKit
from tests.journeys.house import House
from tests.support.dealing import deal_alike
from tools import build_web

START: dict[str, Callable[[Path], AbstractContextManager[Firefox | WebKit]]] = {
    "Firefox": firefox.start,
    "WebKit": webkit.start,
}
DESK = (1366, 768)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server that has what visitors play with on their own device."""
    build_web.build()
    for game in built.playable():
        warm.engine(game)
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house.address
    house.stop()


@pytest.fixture(scope="session", params=START)
def engine(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox | WebKit]:
    """One of each for all tests."""
    missing = [program for program in ENGINES[request.param] if shutil.which(program) is None]
    if missing:
        pytest.skip(f"no {request.param} on this machine: {' and '.join(missing)} not found")
    with START[request.param](tmp_path_factory.mktemp(request.param)) as engine:
        yield engine


@pytest.fixture
def page(engine: Firefox | WebKit, house: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Page]:
    """A tab of somebody new; a complaint of it is a fault."""
    deal_alike(monkeypatch)
    with engine.visitor(house) as page:
        page.size(*DESK)
        yield page
        assert page.complaints() == []
