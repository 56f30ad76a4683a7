"""A folder of plain files with everything that needs no server, for any host of static files.

    python -m tools.site FOLDER [--under PATH]

Both games against bots, or by several people on one device; replays, cards, rules and score pads; the documentation
under docs/. A file server that knows nothing of serai is enough: `python3 -m http.server --directory FOLDER`. The site
lies at the top of its host, or under the path that was named; a first visit to an address inside it needs a host that
shows 404.html.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

import msgspec

from serai import __version__
from serai.games import GAMES, find_game
from serai.server import wire
from serai.server.routes.client import ENGINE_FILES, FOLDER
from serai.server.routes.data import game_info
from serai.server.store.editions import load
from serai.wasm.__main__ import main as build_engines
from serai.wasm.built import folder as engine_folder
from serai.wasm.built import playable
from tools import docs
from tools.build_web import build

HELP = """\
Write a folder of plain files that plays without a server, for any host of static files.

In it: both games against bots or by several people on one device, lessons, the daily deal, replays, cards, rules and
score pads; the documentation, under docs/. Not in it: tables with friends elsewhere, tournaments and notifications,
which need `serai serve`.

Try it:      python3 -m http.server --directory FOLDER
Publish it:  upload the folder. Let the host show 404.html for unknown addresses, so that links into the site work.
             Pages of a project lie under its name, as https://HOST/serai/: write them with --under serai."""

PAGES = ("index.html", "404.html")
"""the program, which knows all addresses; hosts show the second for an address that is no file"""


def make(folder: Path, under: str = "/") -> None:
    """Write the site into a folder that is empty or was made by this before, for this path of its host."""
    if folder.exists() and any(folder.iterdir()) and not (folder / "sw.js").is_file():
        raise SystemExit(f"serai: {folder} is not empty and no site of serai; choose another folder")
    build()
    build_engines([])
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns(".*"))
    (folder / "engine").mkdir()
    for game in playable():
        for ending, name in ENGINE_FILES.items():
            shutil.copy(engine_folder(game) / name, folder / "engine" / f"{game}.{ending}")
    write_pages(folder, under)
    for path, content in answers(hosts=False):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)
    docs.make(folder / "docs")


def write_pages(folder: Path, under: str) -> None:
    """The pages name their files from the top of the host: whichever address they are shown for."""
    program = (FOLDER / "index.html").read_text("utf-8").replace('"/', f'"{under}')
    for page in PAGES:
        (folder / page).write_text(program, "utf-8")


def answers(*, hosts: bool) -> list[tuple[str, bytes]]:
    """What a server would answer, for ever; `hosts` says whether tables can be opened there."""
    encode = msgspec.json.encode
    editions = {game: load(game) for game in GAMES}
    about = wire.Server(__version__, wire.Reach(shared=False, addresses=[]), hosts=hosts, compiled=True)
    games = [game_info(find_game(game), [edition]) for game, edition in editions.items()]
    found = [("api/server", encode(about)), ("api/games", encode(games))]
    return found + [(f"api/editions/{game}/{edition.hash}", edition.content) for game, edition in editions.items()]


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(
        "run.py site", description=HELP, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, help="where to write it: empty, new, or a site made by this before")
    parser.add_argument("--under", default="", metavar="PATH", help="where it will lie on its host, if not at the top")
    wanted = parser.parse_args(words)
    folder, path = wanted.folder, wanted.under.strip("/")
    under = f"/{path}/" if path else "/"
    make(folder, under)
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    print(f"{folder}: {size / 1e6:.1f} MB, ready for {under} of any host of static files", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
