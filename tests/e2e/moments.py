"""Moments of games that are dealt from one seed, one for everything a table can look like."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from playwright.sync_api import Page

from tests.e2e import play
from tests.e2e.looks import at_rest
from tests.server.people import Viewer
from tools import guest

FORGET = "if (location.protocol !== 'about:') localStorage.clear()"
"""Whoever comes again is not told what happened meanwhile."""


def at(step: str, turn: int = 1, least: int = 2) -> guest.Moment:
    """This step, in this round or later, with something to choose."""
    return lambda view: view["step"] == step and view["round"] >= turn and len(view["legal"]) >= least


def chooses_income(viewer: Viewer) -> bool:
    """This person is asked for it, and has a choice."""
    view = viewer.view or {}
    return bool(view.get("step") == "income" and viewer.is_awaited and len(view["legal"]) > 1)


def over(view: guest.View) -> bool:
    return bool(view["step"] == "over")


AMUL: Mapping[str, guest.Moment] = {
    "first offer": at("offer"),
    "taking": at("effect"),
    "pick": at("pick", 2),
    "reveal": at("play", 5),
    "late offer": at("offer", 8),
    "late pick": at("pick", 9),
    "end": over,
}
AMULETT: Mapping[str, guest.Moment] = {
    "spell auction": at("bid_spell"),
    "income": at("income"),
    "exchange": at("bid", least=3),
    "payment": at("pay"),
    "gems": at("gem"),
    "journey": at("move", least=4),
    "end": over,
}
ONLY_WITH_FOUR: Mapping[str, guest.Moment] = {
    "set-up": at("keep", 0),
    "energy phase": at("energy"),
    "burial": at("bury"),
}
"""One game stands for the rest with what is rarely seen."""


@dataclass(frozen=True)
class Course:
    """One game, and the moments at which it is looked at."""

    game: str
    players: int

    def __str__(self) -> str:
        return f"{self.game} {self.players}"

    @property
    def moments(self) -> Mapping[str, guest.Moment]:
        if self.game == "amul":
            return AMUL
        return {**AMULETT, **ONLY_WITH_FOUR} if self.is_experienced else AMULETT

    @property
    def is_experienced(self) -> bool:
        return self.game == "amulett" and self.players == 4

    def walk(self, page: Page) -> Iterator[str]:
        """Sit down, and play from moment to moment; the page shows each of them."""
        page.add_init_script(FORGET)
        to_come = dict(self.moments)
        for _ in range(play.MOST_GAMES):
            yield from self._play(page, to_come)
            if not to_come:
                return
        raise AssertionError(f"no game has {', '.join(to_come)}")

    def _play(self, page: Page, to_come: dict[str, guest.Moment]) -> Iterator[str]:
        """One game; what has come is taken out of what is to come."""
        options = {"experienced": True} if self.is_experienced else {}
        table = play.new_table(page, self.game, self.players, options=options)
        address, _, _ = page.request.get("/api/games").url.partition("/api")
        cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
        found: list[str] = []

        def comes(view: guest.View) -> bool:
            found[:] = [name for name, moment in to_come.items() if moment(view)]
            return bool(found)

        page.goto("about:blank")  # nobody looks on, and nobody waits for them
        while to_come and guest.play(address, table, cookies, comes):
            del to_come[found[0]]
            page.goto(f"/t/{table}")
            page.locator(".prompt").wait_for()
            if found[0] == "end":
                page.locator("dialog[open]").wait_for()  # fetched when it comes
            at_rest(page)
            yield found[0]
            page.goto("about:blank")


COURSES = tuple(
    Course(game, players) for game, counts in (("amul", (3, 4, 8)), ("amulett", (3, 4, 6))) for players in counts
)
