"""Pictures of the client at its main moments, still and moving, for the README and for a look at a change.

    python -m tools.screens [FOLDER] [--only NAME] [--at ADDRESS]

Starts a server of its own, unless ADDRESS names a running one, plays against its bots, and writes PNG files, and films
as WebP, to docs/screens or FOLDER. Its own server deals the same games every time, so that a picture changes only when
the look does. Needs Chromium on the machine.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tools import guest
from tools.browser import launch
from tools.film import Film
from tools.serving import server

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screens"
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}, "has_touch": True}
ON_ITS_SIDE: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
DARK: dict[str, Any] = {"color_scheme": "dark"}
GERMAN: dict[str, Any] = {"locale": "de-DE"}
SETTLE_MS = 900
STEADY = ("--disable-lcd-text", "--disable-partial-raster", "--force-color-profile=srgb")
"""However a page came to look as it does, it is drawn the same, to the pixel."""
COLOURS = 255
MOST_GAMES = 5


def main() -> None:
    parser = argparse.ArgumentParser(description="Pictures of the client at its main moments.")
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER, help="where the pictures go")
    parser.add_argument("--only", default="", help="only pictures whose name begins so, for instance amulett")
    parser.add_argument("--at", default="", help="address of a running server, for instance http://127.0.0.1:8000")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with server(asked.at) as address, sync_playwright() as playwright:
        photographer = Photographer(launch(playwright, *STEADY), address, asked.folder)
        for name, moment in MOMENTS.items():
            if name.startswith(asked.only):
                photographer.shoot(moment(photographer), name)
        for name, scene in FILMS.items():
            if name.startswith(asked.only):
                photographer.film(scene, name)


class Photographer:
    """Sits down, plays, and presses the button at the right moment."""

    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self.browser, self.address, self.folder = browser, address, folder

    def page(self, path: str, **settings: Any) -> Page:
        given = {"locale": "en-GB", "service_workers": "block", "color_scheme": "light", "reduced_motion": "reduce"}
        page = self.browser.new_context(base_url=self.address, **{**given, **settings}).new_page()
        page.goto(path)
        return page

    def table(self, game: str, players: int, until: guest.Moment, **settings: Any) -> Page:
        """A page at a table where this moment has come. Bots that decide at the same time answer in any order, and
        chance follows it: where one game has no such moment, another one may."""
        page = self.page("/rules", **settings)
        wanted = {"game": game, "players": players, "name": "Anna", "level": "easy", "start": True}
        for _ in range(MOST_GAMES):
            table = page.request.post("/api/tables", data=wanted).json()["table"]["id"]
            cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
            if guest.play(self.address, table, cookies, until):
                page.goto(f"/t/{table}")
                page.wait_for_selector(".prompt")
                return page
        raise SystemExit(f"serai: none of {MOST_GAMES} games had that moment; choose another seed")

    def shoot(self, page: Page, name: str) -> None:
        page.mouse.move(0, 0)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(SETTLE_MS)
        picture = Image.open(BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
        # Flat pigments need few colours, and nobody wants to fetch many megabytes of pictures.
        small = picture.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)
        small.save(self.folder / f"{name}.png", optimize=True)
        print(self.folder / f"{name}.png", flush=True)
        page.context.close()

    def film(self, scene: Callable[[Photographer], Film], name: str) -> None:
        film = scene(self)
        film.save(self.folder / f"{name}.webp")
        print(self.folder / f"{name}.webp", flush=True)
        film.page.context.close()


# --- moments -----------------------------------------------------------------------------------------------


def at(step: str, turn: int) -> guest.Moment:
    return lambda view: view["step"] == step and view["round"] >= turn


def picking(view: guest.View) -> bool:
    """Late, and almost everything is still for sale."""
    return bool(view["step"] == "pick" and view["round"] >= 6 and len(view["market"]) > view["players"])


def bidding(view: guest.View) -> bool:
    """A real auction: somebody has bid, and this seat could bid in several ways."""
    return bool(view["round"] >= 2 and view["step"] == "bid" and view["bid"] and len(view["legal"]) > 3)


def buying_a_spell(view: guest.View) -> bool:
    return bool(view["round"] >= 2 and view["step"] == "bid_spell" and view["bid"] and len(view["legal"]) > 2)


def paying(view: guest.View) -> bool:
    return bool(view["step"] == "pay" and len(view["legal"]) > 1)


def over(view: guest.View) -> bool:
    return bool(view["step"] == "over")


def with_a_card_chosen(page: Page) -> Page:
    page.locator(".hand .playable").nth(2).click(position={"x": 18, "y": 60})
    return page


def at_the_end(page: Page) -> Page:
    page.locator("dialog[open] td.own button").nth(1).click()
    return page


def as_a_replay(page: Page, moment: int) -> Page:
    page.goto(page.url.replace("/t/", "/replay/") + f"?at={moment}")
    return page


def at_a_stop(page: Page, number: int) -> Page:
    """The lesson at the stop of this number, from 0; up to it nothing is asked."""
    page.locator(".teacher").wait_for()
    for _ in range(number):
        page.get_by_role("button", name="Next").click()
    return page


PAD = {
    "Anna": "carpet carpet lamp oil spice spice spice spice_dealer camel arab_general",
    "Lukas": "arab_prince arab_guard arab_guard arab_merchant jade jade silver silver contract dancer",
    "Mira": "mongol_prince mongol_guard mongol_general gold gold lamp silk silk thief",
    "Yusuf": "gem gem silk silk silk camel camel camel camel_drivers mongol_merchant",
}


def filled_in(page: Page) -> Page:
    """The score pad with four players' cards, counted."""
    columns = [{"name": name, "cards": cards.split()} for name, cards in PAD.items()]
    columns += [{"name": "", "cards": []}] * (8 - len(columns))
    page.evaluate(
        "pad => localStorage.setItem('serai.score-pad', JSON.stringify(pad))", {"players": 4, "columns": columns}
    )
    page.reload()
    page.get_by_role("button", name="Count the points").click()
    page.get_by_label("Anna, Objects").click()
    page.evaluate("scrollTo(0, 0)")
    return page


MOMENTS: dict[str, Callable[[Photographer], Page]] = {
    "home": lambda p: p.page("/", **DESK),
    "home-phone-dark": lambda p: p.page("/", **PHONE, **DARK),
    "amul-learn": lambda p: at_a_stop(p.page("/learn/amul", **DESK), 4),
    "amulett-learn-phone": lambda p: at_a_stop(p.page("/learn/amulett", **PHONE), 3),
    "amul-early": lambda p: with_a_card_chosen(p.table("amul", 5, at("offer", 1), **DESK)),
    "amul-desk": lambda p: p.table("amul", 4, picking, **DESK),
    "amul-reveal-german": lambda p: p.table("amul", 6, at("play", 5), **DESK, **GERMAN),
    "amul-eight-dark": lambda p: p.table("amul", 8, at("play", 7), **DESK, **DARK),
    "amul-phone": lambda p: with_a_card_chosen(p.table("amul", 5, at("offer", 5), **PHONE)),
    "amul-eight-phone": lambda p: p.table("amul", 8, picking, **PHONE),
    "amul-phone-on-its-side": lambda p: p.table("amul", 4, at("play", 5), **ON_ITS_SIDE),
    "amul-tablet": lambda p: p.table("amul", 6, at("offer", 3), **TABLET),
    "amul-end": lambda p: at_the_end(p.table("amul", 5, over, **DESK)),
    "amul-score-pad": lambda p: filled_in(p.page("/score/amul/cards", **DESK)),
    "amul-replay": lambda p: as_a_replay(p.table("amul", 4, over, **DESK), 60),
    "amul-cards": lambda p: p.page("/cards/amul", **DESK),
    "amulett-desk": lambda p: p.table("amulett", 4, bidding, **DESK),
    "amulett-pay": lambda p: p.table("amulett", 3, paying, **DESK),
    "amulett-end": lambda p: p.table("amulett", 5, over, **DESK),
    "amulett-dark": lambda p: p.table("amulett", 6, buying_a_spell, **DESK, **DARK),
    "amulett-phone": lambda p: p.table("amulett", 4, bidding, **PHONE),
    "amulett-phone-on-its-side": lambda p: p.table("amulett", 4, bidding, **ON_ITS_SIDE),
    "amulett-tablet": lambda p: p.table("amulett", 5, bidding, **TABLET),
    "amulett-spells": lambda p: p.page("/cards/amulett", **DESK, **DARK),
}

# --- films -------------------------------------------------------------------------------------------------

MOVING: dict[str, Any] = {"viewport": {"width": 1120, "height": 700}, "reduced_motion": "no-preference"}
FILM_WIDTH = 800
DECISIONS = 3
THINK_MS = 900
LONGEST_ANSWER_MS = 20_000


def a_round(photographer: Photographer) -> Film:
    """A round of Āmul: what is offered turns, all pick, all reveal."""
    film = Film(photographer.table("amul", 4, at("offer", 3), **MOVING), FILM_WIDTH)
    page = film.page
    film.roll(THINK_MS)
    for _ in range(DECISIONS):
        page.locator(f"main .playable >> nth={best(page)}").click(position={"x": 18, "y": 60})
        film.roll(THINK_MS)
        page.locator(".prompt .confirm:enabled").click()
        film.roll(THINK_MS)
        for _ in range(0, LONGEST_ANSWER_MS, THINK_MS):
            film.roll(THINK_MS)
            if page.locator(".prompt.mine").count():
                break
    film.roll(THINK_MS)
    return film


def best(page: Page) -> int:
    """Which card that can be played promises most, by its mark."""
    marks = page.locator("main .playable .worth b").all_inner_texts()
    points = [int(mark.replace("−", "-").replace("±", "")) for mark in marks]
    return points.index(max(points))


FILMS: dict[str, Callable[[Photographer], Film]] = {"amul-round": a_round}


if __name__ == "__main__":
    main()
