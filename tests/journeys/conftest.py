"""What journeys share: the built client, one server, one Chromium, and people whose pages complain of nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api", reason="browser tests need the playwright package")

from tests.journeys import play
from tests.journeys.chromium import PATIENCE_MS, chromium
from tests.journeys.house import House
from tests.journeys.profiles import ALL_BUT_THE_PROGRAM, Profiles
from tests.journeys.settled import settled
from tests.journeys.site import Site
from tests.support.dealing import deal_alike
from tools import build_web

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}

mostly_at_a_desk = pytest.mark.parametrize(
    "device", [{}, pytest.param(PHONE, marks=pytest.mark.rare)], ids=["desk", "phone"]
)
mostly_amul = pytest.mark.parametrize("game", ["amul", pytest.param("amulett", marks=pytest.mark.rare)])
mostly_amulett = pytest.mark.parametrize("game", [pytest.param("amul", marks=pytest.mark.rare), "amulett"])
"""For what is alike on both devices, or in both games."""

CALM: dict[str, Any] = {"reduced_motion": "reduce", "locale": "en-GB", "service_workers": "block"}
"""Nothing moves or fetches but what a journey is about."""

BLANK = "about:blank"
"""For somebody who first asks the server for a table: to load another page before would only take time."""

OWN_CARDS = "printed-amul"
OWN_MAP = "six-oases"
"""Editions that docs/editions.md shows as examples."""

LOST = ("Failed to load resource", "WebSocket connection to", "net::ERR")
"""What a browser itself says when the connection is gone."""

Open = Callable[..., Any]


@pytest.fixture(scope="session")
def built_client() -> Path:
    """The client of the present sources."""
    build_web.build()
    return build_web.BUILT


@pytest.fixture(autouse=True)
def dealt_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_alike(monkeypatch)


@pytest.fixture(scope="session")
def house(built_client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running server with quick bots, and with editions of its owner's own beside the built-in ones."""
    assert built_client.is_dir()
    data = tmp_path_factory.mktemp("house")
    own_editions = data / "editions"
    own_editions.mkdir()
    for edition in (OWN_CARDS, OWN_MAP):
        (own_editions / f"{edition}.toml").write_text(example(edition), "utf-8")
    house = House(data)
    house.start()
    yield house
    house.stop()


def example(edition: str) -> str:
    """A whole edition file out of the documentation."""
    shown = (Path(__file__).parents[2] / "docs" / "editions.md").read_text("utf-8").split("```toml\n")[1:]
    return next(text.partition("```")[0] for text in shown if text.startswith(f'id = "{edition}"'))


@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    """One for all journeys, and not for longer."""
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def site(built_client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The site of plain files, from a file server that knows nothing of serai."""
    assert built_client.is_dir()
    site = Site(tmp_path_factory.mktemp("files") / "site")
    yield site
    site.stop()


@pytest.fixture(scope="package")
def site_profiles(browser: Any, site: Site) -> Profiles:
    return Profiles(browser, site.address, ALL_BUT_THE_PROGRAM)


@pytest.fixture
def visit(site_profiles: Profiles) -> Iterator[Open]:
    """Opens the site for a new visitor who waits until it can do without a network, unless workers are blocked."""
    contexts = []

    def open_(path: str = "/", **settings: Any) -> Any:
        wanted = {**DESK, **CALM, "service_workers": "allow", **settings}
        context = site_profiles.take(**wanted)
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        page = context.new_page()
        page.goto(path)
        if wanted["service_workers"] == "allow":
            needs_no_network(page)
        settled(page)
        return page

    yield open_
    for context in contexts:
        site_profiles.give_back(context)


def needs_no_network(page: Any) -> None:
    """Wait until the program is kept on this device."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


@pytest.fixture(scope="package")
def profiles(browser: Any, house: House) -> Profiles:
    return Profiles(browser, house.address)


@pytest.fixture
def open_page(profiles: Profiles, house: House) -> Iterator[Open]:
    """Opens pages of new people or, with `of`, further tabs of a known one; a complaint of a page is a fault.

    People are new, but the program may be at hand already: a journey about how it comes asks for a `first_time`.
    """
    complaints: list[str] = []
    contexts: list[Any] = []

    def open_(
        path: str = "/",
        *,
        of: Any = None,
        first_time: bool = False,
        expect: tuple[str, ...] = (),
        cookies: Mapping[str, str] | None = None,
        **settings: Any,
    ) -> Any:
        given = {**DESK, **CALM, **settings}
        if of:
            context = of.context
        else:
            context = profiles.make(**given) if first_time else profiles.take(**given)
            contexts.append(context)
            context.set_default_timeout(PATIENCE_MS)
            given_cookies = (cookies or {}).items()
            context.add_cookies([{"name": name, "value": value, "url": house.address} for name, value in given_cookies])
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: _note(complaints, line, expect))
        page.goto(path)
        if path != BLANK:
            settled(page)
        return page

    yield open_
    for context in contexts:
        profiles.give_back(context)
    assert complaints == []


@pytest.fixture(scope="session")
def finished(house: House) -> Callable[..., play.Finished]:
    """Games against bots that a person has finished. Each is played once: they are there to be looked at."""

    @cache
    def find(game: str, players: int, experienced: bool = False) -> play.Finished:
        return play.finish(house.address, game, players, {"experienced": True} if experienced else {})

    return find


@pytest.fixture
def open_finished(open_page: Open, finished: Callable[..., play.Finished]) -> Open:
    """Opens the end of a finished game as the person who has played it; the page, and the id of the table."""

    def open_(*game: Any, **settings: Any) -> tuple[Any, str]:
        table, cookies = finished(*game)
        return open_page(f"/t/{table}", cookies=cookies, **settings), table

    return open_


def _note(complaints: list[str], line: Any, expect: tuple[str, ...]) -> None:
    known = ("Service Worker registration blocked", *expect)
    if line.type in ("error", "warning") and not any(words in line.text for words in known):
        complaints.append(line.text)
