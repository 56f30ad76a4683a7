"""The shape of the house: imports flow one way, files stay short, nothing outside the package is read."""

from __future__ import annotations

import ast
import re
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from serai.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

HOUSE = Path(__file__).parents[1] / "src" / "serai"

# Each floor may import from its own and from those above it in this list, never from those below.
FLOORS = (
    {"kernel"},
    {"games"},
    {"played_game", "table", "records", "views", "arranged", "authoring"},
    {
        "bots",
        "arena",
        "daily",
        "envs",
        "executors",
        "exploit",
        "gpu",
        "learn",
        "reviews",
        "simulation",
        "terminal",
        "wasm",
    },
    {"server", "cli", "checking", "scaffold"},
)
# The outer rooms of a game stand on the floor of the machinery they serve.
ROOMS = {"bot": "bots", "study": "envs", "gpu": "gpu", "terminal": "terminal", "wasm": "wasm"}
DOOR = {"__init__", "__main__"}  # serai/__init__.py and __main__.py only lead inside
BEHIND_THE_DOOR = {"Table": "serai.table.Table", "IllegalMove": "serai.table.IllegalMove"}

LONGEST_RULES_FILE = 400

CLIENT = Path(__file__).parents[1] / "web" / "src"
NAMES_OF_GAMES = re.compile("amul|āmul", re.IGNORECASE)
MADE = {"__pycache__", "web_dist"}  # what tools make


def violations(house: Path) -> list[str]:
    found = []
    for file in sorted(house.rglob("*.py")):
        here = file.relative_to(house).with_suffix("").parts
        if here[0] in DOOR:
            continue
        if floor_of(here) is None:
            found.append(f"{file.relative_to(house)}: {here[0]!r} has no floor yet; give it one in FLOORS")
            continue
        for line, target in imports(file, ("serai", *here[:-1])):
            if reason := objection(here, target.split(".")[1:]):
                found.append(f"{file.relative_to(house)}:{line}: imports {target}: {reason}")
    return found


def imports(file: Path, package: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """Line and dotted name of everything this file imports from serai."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"), str(file))):
        match node:
            case ast.Import(names=names):
                targets = [alias.name for alias in names]
            case ast.ImportFrom(module=module, names=names, level=level):
                base = [*package[: len(package) - level + 1]] if level else []
                targets = [".".join([*base, *filter(None, [module]), alias.name]) for alias in names]
            case _:
                continue
        for target in targets:
            if target.split(".")[0] == "serai":
                yield node.lineno, BEHIND_THE_DOOR.get(target.removeprefix("serai."), target)


def objection(here: tuple[str, ...], there: list[str]) -> str | None:
    if not there or there[0].startswith("__"):  # `import serai`, `from serai import __version__`
        return None
    mine, theirs = floor_of(here), floor_of(there)
    if mine is None or theirs is None:
        return f"{there[0]!r} is no room of the house"
    if theirs > mine:
        return f"{here[0]} may not know {there[0]}"
    if (game := game_of(there)) is not None and game != game_of(here):
        return "one game may not know another" if game_of(here) is not None else "machinery names no game"
    return None


def floor_of(parts: Sequence[str]) -> int | None:
    room = ROOMS.get(parts[2], parts[0]) if game_of(parts) is not None and len(parts) > 2 else parts[0]
    return next((number for number, rooms in enumerate(FLOORS) if room in rooms), None)


def game_of(parts: Sequence[str]) -> str | None:
    """The game whose folder this is in."""
    return parts[1] if parts[0] == "games" and len(parts) > 1 and parts[1] in GAMES else None


def test_imports_flow_one_way() -> None:
    assert not violations(HOUSE), "\n" + "\n".join(violations(HOUSE))


def test_a_wrong_import_is_named_with_file_and_line(tmp_path: Path) -> None:
    sources = {
        "__init__.py": "from serai.table import Table",
        "kernel/rule.py": "import math\nfrom serai.games.amul.rules import state",
        "kernel/face.py": "from serai import Table, __version__",
        "games/amul/rules/state.py": "from serai.kernel import rule\nimport serai.games.amulett.rules.state",
        "games/amul/rules/setup.py": "from serai.games.amul.rules import state\nfrom ...amulett.rules import board",
        "games/amul/rules/moves.py": "from serai.bots import tree\nfrom serai.games.amul.bot import mind",
        "games/amul/bot/mind.py": "from serai.bots import tree\nfrom serai.games.amul.rules import state",
        "table.py": "from serai.games import amul\nfrom serai.views import gate\nfrom serai.games import game",
        "views/gate.py": "def look():\n    from serai.bots import greedy",
        "attic/box.py": "",
    }
    for name, text in sources.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    assert violations(tmp_path) == [
        "attic/box.py: 'attic' has no floor yet; give it one in FLOORS",
        "games/amul/rules/moves.py:1: imports serai.bots.tree: games may not know bots",
        "games/amul/rules/moves.py:2: imports serai.games.amul.bot.mind: games may not know games",
        "games/amul/rules/setup.py:2: imports serai.games.amulett.rules.board: one game may not know another",
        "games/amul/rules/state.py:2: imports serai.games.amulett.rules.state: one game may not know another",
        "kernel/face.py:1: imports serai.table.Table: kernel may not know table",
        "kernel/rule.py:2: imports serai.games.amul.rules.state: kernel may not know games",
        "table.py:1: imports serai.games.amul: machinery names no game",
        "views/gate.py:2: imports serai.bots.greedy: views may not know bots",
    ]


def test_rules_files_can_be_read_in_one_sitting() -> None:
    lengths = {file: len(file.read_text("utf-8").splitlines()) for file in (HOUSE / "games").rglob("*.py")}
    assert lengths, "there are no rules to look at"
    too_long = [
        f"{file.relative_to(HOUSE)} has {length} lines; split it, {LONGEST_RULES_FILE} is the most"
        for file, length in sorted(lengths.items())
        if length > LONGEST_RULES_FILE
    ]
    assert not too_long, "\n" + "\n".join(too_long)


def test_the_package_points_at_nothing_outside_itself() -> None:
    texts = [file for file in HOUSE.rglob("*") if file.suffix in {".py", ".toml", ".json", ".ftl", ".md"}]
    pointers = [
        f"{file.relative_to(HOUSE)}:{number}: {line.strip()}"
        for file in sorted(texts)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1)
        if "shared/" in line
    ]
    assert not pointers, "\n" + "\n".join(pointers)


# --- no circles ----------------------------------------------------------------------------------------------

# Files that lead inside and that nobody imports by name: what they import closes no circle. A game's `index.ts` is one
# because the registry of games finds it by its place.
DOORS = re.compile(r"(__init__|__main__)\.py|games/\w+/index\.ts|plain/index\.ts")
IMPORTED = re.compile(r"""\b(?:from|import)\s*\(?\s*['"](\.[^'"?]*)""")
"""the places that a source of the client names, in imports of types and when needed too"""
ENDINGS = ("", ".ts", ".svelte.ts", "/index.ts")
Imports = dict[str, dict[str, int]]
"""by file the files that it imports, each with the line"""


def imports_of_package(house: Path) -> Imports:
    """Imports for types only and inside functions included."""
    modules = {
        ".".join(("serai", *file.relative_to(house).with_suffix("").parts)).removesuffix(".__init__"): file
        for file in sorted(house.rglob("*.py"))
    }
    found: Imports = {}
    for file in modules.values():
        named = imports(file, ("serai", *file.relative_to(house).parent.parts))
        # What is imported is a module, or something in one.
        targets = ((modules.get(name) or modules.get(name.rpartition(".")[0]), line) for line, name in named)
        found[_place(file, house)] = {_place(target, house): line for target, line in targets if target is not None}
    return found


def imports_of_client(client: Path) -> Imports:
    sources = [file for file in sorted(client.rglob("*")) if file.suffix in {".ts", ".svelte"}]
    found: Imports = {}
    for file in sources:
        if file.name.endswith(".test.ts") or "testing" in file.relative_to(client).parts:
            continue
        text = file.read_text("utf-8")
        targets = {}
        for named in IMPORTED.finditer(text):
            place = (file.parent / named[1]).resolve()
            there = next((to for ending in ENDINGS if (to := Path(f"{place}{ending}")).is_file()), None)
            assert there is not None, f"{_place(file, client)} imports {named[1]}, and nothing is there"
            if there.is_relative_to(client):
                targets[_place(there, client)] = text.count("\n", 0, named.start()) + 1
        found[_place(file, client)] = targets
    return found


def _place(file: Path, root: Path) -> str:
    return file.relative_to(root).as_posix()


def folder_of(place: str) -> str:
    """A folder is all files that lie in it itself; at the very top each file is a room of its own, as in FLOORS."""
    return place.rpartition("/")[0] or place


def circles(found: Imports, room: Callable[[str], str] = folder_of) -> list[str]:
    """The imports of one circle of rooms, in their order; none where there is no circle."""
    between: dict[str, dict[str, str]] = {}
    for place, targets in found.items():
        for target, line in targets.items():
            here, there = room(place), room(target)
            if here != there and not DOORS.fullmatch(place):
                between.setdefault(here, {}).setdefault(there, f"{place}:{line} imports {target}")
    done: set[str] = set()

    def walk(here: str, path: list[str]) -> list[str]:
        if here in path:
            return [*path[path.index(here) :], here]
        if here not in done:
            for there in sorted(between.get(here, ())):
                if circle := walk(there, [*path, here]):
                    return circle
            done.add(here)
        return []

    circle = next((circle for here in sorted(between) if (circle := walk(here, []))), [])
    return [between[here][there] for here, there in pairwise(circle)]


@pytest.mark.parametrize("room", [folder_of, str], ids=["folders", "files"])
@pytest.mark.parametrize(
    ("imports_of", "top"), [(imports_of_package, HOUSE), (imports_of_client, CLIENT)], ids=["package", "client"]
)
def test_nothing_imports_in_a_circle(
    imports_of: Callable[[Path], Imports], top: Path, room: Callable[[str], str]
) -> None:
    found = imports_of(top)
    assert sum(map(len, found.values())) > 1000, "there is nothing to look at"
    assert not circles(found, room), "\n" + "\n".join(circles(found, room))


def test_a_circle_is_named_import_by_import(tmp_path: Path) -> None:
    package = {
        "__init__.py": "from serai.table import Table",
        "table.py": "from serai.server.room.low import c",
        "server/__init__.py": "",
        "server/app.py": "import math\nfrom serai.server import room",
        "server/room/__init__.py": "",
        "server/room/low.py": "if TYPE_CHECKING:\n    from ..hall.high import High",
        "server/hall/high.py": "def look():\n    import serai.server.app",
    }
    client = {
        "App.svelte": "import { a } from './low/a';",
        "low/a.ts": "const late = () => import('../high/B.svelte');",
        "high/B.svelte": "<script>\n  import type { C } from '../games/ludo/c';\n</script>",
        "games/ludo/c.ts": "import {\n  a,\n} from '../../low/a';\nimport { d } from 'svelte';",
        "games/ludo/index.ts": "import { a } from '../../low/a';",
        "low/a.test.ts": "import { b } from '../nowhere';",
    }
    for name, text in (package | client).items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    found = imports_of_package(tmp_path)
    assert circles(found) == [
        "server/app.py:2 imports server/room/__init__.py",
        "server/room/low.py:2 imports server/hall/high.py",
        "server/hall/high.py:2 imports server/app.py",
    ]
    found["server/room/low.py"] = {}
    assert circles(found) == []
    assert circles(imports_of_client(tmp_path)) == [
        "low/a.ts:1 imports high/B.svelte",
        "high/B.svelte:2 imports games/ludo/c.ts",
        "games/ludo/c.ts:3 imports low/a.ts",
    ]
    (tmp_path / "high/B.svelte").write_text("")
    assert circles(imports_of_client(tmp_path)) == []


def names_of_games(folder: Path) -> list[str]:
    """Every line below a folder that names a game, apart from what lies in the folders of the games, and file names."""
    found = []
    for file in sorted(folder.rglob("*")):
        here = file.relative_to(folder)
        is_of_a_game = here.parts[0] == "games" and len(here.parts) > 2
        if is_of_a_game or MADE & set(here.parts) or not file.is_file():
            continue
        if NAMES_OF_GAMES.search(here.as_posix()):
            found.append(f"{here}: its own name")
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
            if NAMES_OF_GAMES.search(line):
                found.append(f"{here}:{number}: {line.strip()}")
    return found


@pytest.mark.parametrize("folder", [HOUSE, CLIENT], ids=["package", "client"])
def test_machinery_names_no_game(folder: Path) -> None:
    """A new game is one folder: nothing outside it may know that it is there. English amulets suffer with it."""
    assert len([file for file in folder.rglob("*") if "games" not in file.parts]) > 50, "there is nothing to look at"
    assert not names_of_games(folder), "\n" + "\n".join(names_of_games(folder))


def test_a_named_game_is_found_with_file_and_line(tmp_path: Path) -> None:
    for name in ("games/amul/Table.svelte", "games/entry.ts", "pages/Amulett.svelte", "parts/fine.ts"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    (tmp_path / "main.ts").write_text("// for all\nif (game === 'amul') go(); // ĀMUL\n", "utf-8")
    assert names_of_games(tmp_path) == [
        "main.ts:2: if (game === 'amul') go(); // ĀMUL",
        "pages/Amulett.svelte: its own name",
    ]


# --- words of games -------------------------------------------------------------------------------------------

WORDS_OF_GAMES = re.compile(
    r"\b(market|palace|bazaar|spells?|gems?|amulets?|metals?|bolts?|joker|energy|pyramids?|auctions?|bids?|bidding"
    r"|majority|mongol|military|terrains?|tea|stones?|round markers?"
    r"|markt|palast|bazar|zauber\w*|edelsteine?n?|metalle?n?|energie\w*|pyramiden?|versteigerung|auktion|gebote?s?"
    r"|mehrheit\w*|mongol\w*|militär\w*|landschaft|tee|steine?n?|rundenmarker)\b",
    re.IGNORECASE,
)


def words_of_games(catalogues: Path) -> list[str]:
    """Every line of the shared catalogues whose text, or whose choice of a text, has a word that only a game has."""
    found = []
    for file in sorted(catalogues.rglob("*.ftl")):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
            text = line if line.startswith(" ") else line.partition(" = ")[2]
            if not line.startswith("#") and WORDS_OF_GAMES.search(text.replace("_", " ")):
                found.append(f"{file.relative_to(catalogues)}:{number}: {line.strip()}")
    return found


def test_shared_catalogues_speak_of_no_game() -> None:
    """Words of a game stand in its own catalogue."""
    assert len(list((HOUSE / "words").rglob("*.ftl"))) > 20, "there is nothing to look at"
    assert not words_of_games(HOUSE / "words"), "\n" + "\n".join(words_of_games(HOUSE / "words"))


def test_a_word_of_a_game_is_found_with_file_and_line(tmp_path: Path) -> None:
    lines = (
        "# the market",
        "ui-market = fine",
        "ui-a = energy cost",
        "ui-b = { $step ->",
        "    [bid_spell] nothing",
        "  }",
    )
    (tmp_path / "en.ftl").write_text("\n".join(lines))
    assert words_of_games(tmp_path) == ["en.ftl:3: ui-a = energy cost", "en.ftl:5: [bid_spell] nothing"]
