"""The server asks one clock, and tests move it: none sleeps, patches the time or sets a private field."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

SERVER = Path(__file__).parents[1] / "src" / "serai" / "server"
TESTS = Path(__file__).parent
MAY_ASK = {
    "base/clock.py": {"monotonic", "time"},  # the one
    "compile/warm_up.py": {"perf_counter"},  # how long compiling has taken
    "launch.py": {"monotonic", "sleep"},  # the thread that opens the browser, before there is a server
}
"""what modules of the server may use of `time`"""
TIMES = {"began", "monotonic", "now", "perf_counter", "sleep", "time", "wall_time"}
PATCHING = re.compile(rf"\b(setattr|patch|object)\(|\.({'|'.join(sorted(TIMES))}) =")
DATES = {"now", "today", "utcnow"}
"""of `datetime`, which ask the computer"""


def clocks_read(server: Path) -> list[str]:
    """Where a module asks the computer for the time, and not the server's clock."""
    found = []
    for file in sorted(server.rglob("*.py")):
        here = file.relative_to(server).as_posix()
        for node in ast.walk(ast.parse(file.read_text("utf-8"), str(file))):
            match node:
                case ast.ImportFrom(module="time", names=names):
                    used = {alias.name for alias in names}
                case ast.Attribute(value=ast.Name(id="time"), attr=attribute):
                    used = {attribute}
                case ast.Call(func=ast.Attribute(value=ast.Name(id="date" | "datetime"), attr=attribute)):
                    used = {f"a date from {attribute}()"} if attribute in DATES else set()
                case _:
                    continue
            found += [f"{here}:{node.lineno}: {name}" for name in sorted(used - MAY_ASK.get(here, set()))]
    return found


def times_patched(tests: Path) -> list[str]:
    """Where a test puts something else in the place of the time: `setattr`, `patch`, or an assignment."""
    texts = [(file, file.read_text("utf-8")) for file in sorted(tests.rglob("*.py"))]
    return [
        f"{file.relative_to(tests).as_posix()}:{line}: {name}"
        for file, text in texts
        if PATCHING.search(text)  # to read all of them takes long
        for line, name in sorted(_patches(ast.parse(text, str(file))))
    ]


def _patches(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr="setattr" | "patch" | "object") | ast.Name(id="setattr" | "patch")):
                words = [word.value for word in node.args[:2] if isinstance(word, ast.Constant)]
                names = [word.rpartition(".")[2] for word in words if isinstance(word, str)]
            case ast.Assign(
                targets=[ast.Attribute(value=ast.Name(id=owner), attr=name)],
                value=ast.Attribute() | ast.Lambda() | ast.Name(),
            ) if owner != "self":
                names = [name]
            case _:
                continue
        yield from ((node.lineno, name) for name in names if name in TIMES)


def private_fields_set(tests: Path) -> list[str]:
    """Where a test writes a field that is nobody's but its owner's."""
    return [
        f"{file.relative_to(tests).as_posix()}:{node.lineno}: {target.attr}"
        for file in sorted(tests.rglob("*.py"))
        if re.search(r"\._\w+ =", text := file.read_text("utf-8"))
        for node in ast.walk(ast.parse(text, str(file)))
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Attribute) and re.match("_[a-z]", target.attr) and ast.unparse(target.value) != "self"
    ]


MAY_SET = [
    "secrecy/test_withdrawals.py: _position",  # another world after the same log
    "simulation/loop.py: _log_destroy_pending",  # asyncio has no other way to say it
]

MAY_SLEEP = {
    "drill": "real processes, which say nothing of what goes on in them",
    "simulation": "time is simulated",
    "journeys/engines/page.py": "the page is asked again and again: this driver tells of nothing by itself",
    "journeys/engines/process.py": "a program that has just been started",
    "journeys/house.py": "a server that has just been started",
    "server/serving.py": "a server that has just been started",
    "server/test_launch.py": "a server that has just been started",
    "server/test_first_minute.py": "another process compiles",
    "third_game/conftest.py": "a server that has just been started",
    "server/people.py": "eventually(): what nobody is told about",
    "server/fake_clock.py": "the server looks what is due, at a clock that stands",
    "server/receiver.py": "an answer that comes drop by drop",
    "server/zygote.py": "a bot that can be killed while it thinks",
}
"""folders and files of tests, and what they cannot be told of"""


def sleeps(tests: Path) -> list[str]:
    """Where a test waits for time to pass. It may let other tasks run, `sleep(0)`."""
    found = []
    for file in sorted(tests.rglob("*.py")):
        here, text = file.relative_to(tests).as_posix(), file.read_text("utf-8")
        if here in MAY_SLEEP or here.partition("/")[0] in MAY_SLEEP or not re.search(r"sleep\(|wait_for_timeout", text):
            continue
        for node in ast.walk(ast.parse(text, str(file))):
            match node:
                case ast.Call(args=[ast.Constant(value=0)]):
                    continue
                case ast.Call(func=ast.Attribute(attr="sleep" | "wait_for_timeout") | ast.Name(id="sleep")):
                    found.append(f"{here}:{node.lineno}")
    return found


def test_the_server_has_one_clock() -> None:
    assert not clocks_read(SERVER), "\n" + "\n".join(clocks_read(SERVER))


def test_tests_move_time_by_a_clock_of_their_own() -> None:
    assert not times_patched(TESTS), "\n" + "\n".join(times_patched(TESTS))


def test_no_test_sleeps() -> None:
    assert not sleeps(TESTS), "wait for what is to come:\n" + "\n".join(sleeps(TESTS))
    assert [name for name in MAY_SLEEP if not (TESTS / name).exists()] == []


def test_no_test_sets_a_private_field() -> None:
    assert [re.sub(r":\d+:", ":", found) for found in private_fields_set(TESTS)] == MAY_SET


def test_a_private_field_that_is_set_is_named(tmp_path: Path) -> None:
    lines = ("self._a = 1", "room._b = 1", "host._play._c = None", "room.d = 1", "a == room._e")
    (tmp_path / "test_it.py").write_text("\n".join(lines))
    assert private_fields_set(tmp_path) == ["test_it.py:2: _b", "test_it.py:3: _c"]


def test_a_sleep_is_named(tmp_path: Path) -> None:
    lines = ("time.sleep(1)", "await asyncio.sleep(0)", "page.wait_for_timeout(9)", "sleep(PAUSE)", "'sleep(2)'")
    (tmp_path / "test_it.py").write_text("async def f():\n " + "\n ".join(lines))
    assert sleeps(tmp_path) == ["test_it.py:2", "test_it.py:4", "test_it.py:5"]


def test_a_second_clock_and_a_patched_one_are_named(tmp_path: Path) -> None:
    sources = {
        "base/clock.py": "from time import monotonic, time",
        "launch.py": "import time\ntime.sleep(1)\ntime.time()",
        "table/chat.py": "from time import time, perf_counter\nloop.time()\ndatetime.fromtimestamp(now, UTC)",
        "daily.py": "datetime.now(UTC)",
    }
    for name, text in sources.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    assert clocks_read(tmp_path) == [
        "daily.py:1: a date from now()",
        "launch.py:3: time",
        "table/chat.py:1: perf_counter",
        "table/chat.py:1: time",
    ]
    lines = (
        "monkeypatch.setattr(clock, 'now', later)",
        "monkeypatch.setattr('serai.server.table.viewers.audience.monotonic', later)",
        "patch.object(module, 'time', later)",
        "with patch('serai.server.base.clock.began', later): ...",
        "time.sleep = later",
        "self.time = loop.time",
        "clock.now = 0.5",
        "monkeypatch.setattr(table_registry, 'SWEEP_SECONDS', 0.02)",
    )
    patched = tmp_path / "tests" / "test_it.py"
    patched.parent.mkdir()
    patched.write_text("\n".join(lines))
    names = ("now", "monotonic", "time", "began", "sleep")
    assert times_patched(patched.parent) == [f"test_it.py:{line}: {name}" for line, name in enumerate(names, start=1)]
