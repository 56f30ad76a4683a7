"""The project's own machinery: run.py and the pins in pyproject.toml."""

from __future__ import annotations

import ast
import json
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import module_from_spec, spec_from_file_location
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import covered
from tools.bom import SERVED_WITH

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

ROOT = Path(__file__).parents[1]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


class Workshop:
    """A copy of run.py in an empty folder, where the programs it starts only leave traces."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        for name in ("run.py", "pyproject.toml"):
            shutil.copy(ROOT / name, folder)
        self.folder = folder
        self.run = load(folder / "run.py")
        self.started: list[str] = []
        self.commands: list[list[str]] = []
        self.outcome_of_uv: int | type[BaseException] = 0
        monkeypatch.setattr(self.run.venv, "create", self.pretend_to_create)
        monkeypatch.setattr(self.run.subprocess, "call", self.pretend_to_call)

    def pretend_to_create(self, place: Path, *, clear: bool, **_: object) -> None:
        self.started.append("venv")
        assert clear, "what is left of an old environment must go first"
        shutil.rmtree(place, ignore_errors=True)
        self.run.BIN.mkdir(parents=True)
        self.run.PYTHON.touch()

    def pretend_to_call(self, command: list[str], **_: object) -> int:
        self.commands.append(command)
        if "pip" in command and Path(command[0]).name == "uv":
            groups = [word for before, word in pairwise(command) if before == "--group"]
            self.started.append(" ".join(["packages", *groups]))
            if not isinstance(self.outcome_of_uv, int):
                raise self.outcome_of_uv
            return self.outcome_of_uv
        self.started.append(command[-1])
        return 0

    def ensure(self, *groups: str) -> list[str]:
        """What was started to make the environment ready."""
        self.started.clear()
        self.run.ensure(*groups)
        return list(self.started)


def load(path: Path) -> ModuleType:
    spec = spec_from_file_location("run_under_test", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    return Workshop(tmp_path, monkeypatch)


def uv_pin() -> str:
    return f"uv=={pins()['uv']}"


def test_the_environment_is_made_once(workshop: Workshop) -> None:
    assert workshop.ensure("dev") == ["venv", uv_pin(), "packages dev"]
    assert workshop.ensure("dev") == []
    assert workshop.ensure("dev", "bench") == ["packages dev bench"]
    assert workshop.ensure("dev") == []


def test_a_changed_pyproject_brings_new_packages(workshop: Workshop) -> None:
    workshop.ensure("dev")
    with (workshop.folder / "pyproject.toml").open("a") as file:
        file.write("# a newer pin\n")
    assert workshop.ensure("dev") == ["packages dev"]


def test_an_interrupted_installation_is_begun_again(workshop: Workshop) -> None:
    workshop.outcome_of_uv = KeyboardInterrupt
    with pytest.raises(KeyboardInterrupt):
        workshop.ensure("dev")
    workshop.outcome_of_uv = 0
    assert workshop.ensure("dev") == ["venv", uv_pin(), "packages dev"]
    assert workshop.ensure("dev") == []


def test_a_killed_uv_is_an_interruption_too(workshop: Workshop) -> None:
    workshop.outcome_of_uv = -9
    with pytest.raises(SystemExit):
        workshop.ensure("dev")
    workshop.outcome_of_uv = 0
    assert workshop.ensure("dev")[0] == "venv"


def test_a_refusal_by_uv_is_tried_again_in_the_same_environment(workshop: Workshop) -> None:
    workshop.outcome_of_uv = 1
    with pytest.raises(SystemExit, match="could not be installed"):
        workshop.ensure("dev")
    assert workshop.started == ["venv", uv_pin(), "packages dev"]
    workshop.outcome_of_uv = 0
    assert workshop.ensure("dev") == ["packages dev"]


def test_a_vanished_python_is_replaced(workshop: Workshop) -> None:
    workshop.ensure("dev")
    workshop.run.PYTHON.unlink()
    assert workshop.ensure("dev")[0] == "venv"


def test_another_python_or_another_place_means_another_environment(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    workshop.ensure("dev")
    monkeypatch.setattr(workshop.run, "MADE_BY", "Python 3.99 in another place")
    assert workshop.ensure("dev") == ["venv", uv_pin(), "packages dev"]


@pytest.mark.parametrize("has_pip", [True, False])
def test_the_environment_gets_a_pip_of_its_own_only_where_there_is_none(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, has_pip: bool
) -> None:
    made: list[bool] = []

    def create(place: Path, *, clear: bool, with_pip: bool, **_: object) -> None:
        made.append(with_pip)
        workshop.pretend_to_create(place, clear=clear)

    monkeypatch.setattr(workshop.run.venv, "create", create)
    monkeypatch.setattr(workshop.run, "find_spec", lambda name: name if has_pip or name != "pip" else None)
    workshop.run.ensure("web")
    assert made == [not has_pip]
    inside = str(workshop.run.PYTHON)
    assert workshop.commands[0][:5] == (
        [sys.executable, "-m", "pip", "--python", inside] if has_pip else [inside, "-m", "pip", "install", "--quiet"]
    )


def test_bytecode_is_made_beforehand_only_for_those_who_test(workshop: Workshop) -> None:
    workshop.run.ensure("web")
    workshop.run.ensure("dev")
    assert ["--compile-bytecode" in command for command in workshop.commands] == [False, False, True]


def test_a_python_without_ensurepip_is_told_what_to_install(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workshop.run, "find_spec", lambda _: None)
    with pytest.raises(SystemExit, match=r"sudo apt install python3\.\d+-venv$"):
        workshop.ensure("dev")


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ({"PIP_INDEX_URL": "index"}, {"UV_DEFAULT_INDEX": "index"}),
        ({"PIP_FIND_LINKS": "one two"}, {"UV_FIND_LINKS": "one,two"}),
        ({"PIP_INDEX_URL": "index", "UV_DEFAULT_INDEX": "mine"}, {"UV_DEFAULT_INDEX": "mine"}),
        ({"PIP_INDEX_URL": "index", "UV_INDEX_URL": "mine"}, {"UV_INDEX_URL": "mine"}),
        ({}, {}),
    ],
)
def test_uv_hears_what_pip_was_told(workshop: Workshop, told: dict[str, str], expected: dict[str, str]) -> None:
    heard = workshop.run.with_pip_settings(told)
    assert {name: value for name, value in heard.items() if name.startswith("UV_")} == expected


def test_lint_runs_every_tool_and_reports_the_first_failure(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[tuple[str, ...]] = []
    codes = {"ruff": -9, "mypy": 1}

    def call(*command: str) -> int:
        called.append(command)
        return codes[command[0]]

    @contextmanager
    def in_background(commands: list[tuple[str, ...]]) -> Iterator[list[tuple[str, ...]]]:
        called.extend(commands)
        yield commands

    monkeypatch.setattr(workshop.run, "call", call)
    monkeypatch.setattr(workshop.run, "in_background", in_background)
    monkeypatch.setattr(workshop.run, "outcome", len)
    assert workshop.run.main(["test"]) == -9
    client = ("python", "tools/build_web.py", "--check")
    assert called == [client, ("ruff", "check"), ("ruff", "format", "--check"), ("mypy",)], "no tests after bad lint"
    codes["ruff"] = codes["mypy"] = 0
    assert workshop.run.main(["lint"]) == 1, "the client is not in order"
    called.clear()
    workshop.run.main(["lint", "--fix"])
    assert called == [(*client, "--fix"), ("ruff", "check", "--fix"), ("ruff", "format"), ("mypy",)]


ALWAYS = ("python", "-m", "tests.flaky")


@pytest.mark.parametrize(
    ("words", "before", "after"),
    [
        (["-k", "market"], [], ["-m", "not rare", "-k", "market"]),
        (["--all", "-k", "market"], [], ["-k", "market"]),
        (["tests/amul", "--repeat", "20", "--all"], ["--repeat", "20"], ["tests/amul"]),
        (["--store-durations"], [], ["-m", "not rare", "--store-durations"]),
    ],
)
def test_words_after_test_go_to_pytest(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, words: list[str], before: list[str], after: list[str]
) -> None:
    called: list[tuple[str, ...]] = []

    def call(*command: str) -> int:
        called.append(command)
        return 5 if command[:3] == ALWAYS else 0

    monkeypatch.setattr(workshop.run, "call", call)
    monkeypatch.setattr(workshop.run, "lint", lambda _: 0)
    assert workshop.run.main(["test", *words]) == 5
    assert called[-1] == (*ALWAYS, *before, *workshop.run.TWO_AT_A_TIME, *after)


def test_coverage_is_told_at_the_end(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[tuple[str, ...]] = []

    def call(*command: str) -> int:
        called.append(command)
        return 5

    old = workshop.folder / "build" / "coverage" / "python.json"
    old.parent.mkdir(parents=True)
    old.touch()
    monkeypatch.setattr(workshop.run, "call", call)
    for stage in ("lint", "test_client", "build_client"):
        monkeypatch.setattr(workshop.run, stage, lambda *_: 0)
    assert workshop.run.main(["test", "--coverage"]) == 5
    components, tests, told = called
    assert components[-1] == "--coverage"
    assert tests[:6] == ("python", "-m", "coverage", "run", *ALWAYS[1:])
    assert told == ("python", "-m", "tools.covered")
    assert not old.exists(), "figures of an older run would be told again"


def test_coverage_has_a_line_for_each_folder() -> None:
    lines = [("src/serai/a.py", 1, 2), ("src/serai/games/nim/rules/b.py", 3, 4), ("web/src/start.ts", 0, 5)]
    assert covered.table([*lines, ("web/src/styles/c.ts", 0, 0)]).splitlines() == [
        "  67% of      6 lines  all of src/",
        "  50% of      2 lines  src/serai",
        "  75% of      4 lines  src/serai/games/nim/rules",
        "   0% of      5 lines  all of web/",
        "   0% of      5 lines  web/src",
    ]


@pytest.mark.parametrize(
    ("affected", "expected"),
    [
        ([], ["ruff", "ruff"]),
        (["tests/a.py", "tests/b.py"], ["ruff", "ruff", "tests/a.py tests/b.py"]),
        (["web/", "tests/a.py"], ["ruff", "ruff", "--test", "tests/a.py"]),
    ],
)
def test_only_what_has_changed_is_tested(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, affected: list[str], expected: list[str]
) -> None:
    called: list[str] = []

    def call(*command: str) -> int:
        files = [word for word in command if word.endswith("py") and word.startswith("tests/")]
        called.append(" ".join(files) or (command[-1] if command[0] == "python" else command[0]))
        return 0

    monkeypatch.setattr(workshop.run, "call", call)
    found = subprocess.CompletedProcess([], 0, "".join(f"{line}\n" for line in affected))
    monkeypatch.setattr(workshop.run.subprocess, "run", lambda *_, **__: found)
    assert workshop.run.main(["test", "--changed"]) == 0
    assert called == expected


def test_bytecode_is_kept_whatever_the_caller_s_python_does(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PYTHONHOME", "/elsewhere")
    assert not {"PYTHONDONTWRITEBYTECODE", "PYTHONHOME"} & set(workshop.run.activated())


def test_the_rules_are_compiled_before_the_tests_and_a_fault_there_ends_it(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Tests that are chosen by words compile what they need themselves."""
    called: list[tuple[str, ...]] = []

    def call(*command: str) -> int:
        called.append(command)
        return 0

    workshop.ensure("dev")
    monkeypatch.setattr(workshop.run, "call", call)
    monkeypatch.setattr(workshop.run, "lint", lambda _: 0)
    monkeypatch.setattr(workshop.run, "BIN", Path(sys.executable).parent)
    (workshop.folder / "tests").mkdir()
    (workshop.folder / "tests" / "__init__.py").touch()
    (workshop.folder / "tests" / "warm.py").write_text("import sys; sys.exit(f'{sys.argv[1]} does not compile')")
    assert workshop.run.main(["test"]) == 0, "there is no game here"
    (workshop.folder / "src" / "serai" / "games" / "nim").mkdir(parents=True)
    (workshop.folder / "src" / "serai" / "games" / "nim" / "__init__.py").touch()
    assert workshop.run.main(["test", "-k", "market"]) == 0
    called.clear()
    assert workshop.run.main(["test"]) == 1
    assert ALWAYS not in {command[:3] for command in called}
    told = capfd.readouterr().err
    assert "nim does not compile" in told
    assert "run.py: compiling the rules: failed after" in told


def test_an_old_python_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer"):
        runpy.run_path(str(ROOT / "run.py"))


def test_an_old_python_can_read_that_far() -> None:
    ast.parse((ROOT / "run.py").read_text("utf-8"), feature_version=(3, 7))


def test_an_unknown_verb_is_one_clear_line() -> None:
    dance = [sys.executable, str(ROOT / "run.py"), "dance"]
    done = subprocess.run(dance, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    verbs = list(load(ROOT / "run.py").VERBS)
    assert verbs[:3] == ["play", "test", "lint"]
    assert done.stderr.splitlines() == [f"run.py: unknown verb 'dance'; choose one of {', '.join(verbs)}"]


def test_help_has_one_line_for_each_verb(workshop: Workshop, capsys: pytest.CaptureFixture[str]) -> None:
    assert workshop.run.main(["--help"]) == 0
    lines = capsys.readouterr().out.splitlines()
    for verb in workshop.run.VERBS:
        assert len([line for line in lines if line.startswith(f"  {verb} ") and len(line) > 20]) == 1, verb


# --- pins --------------------------------------------------------------------------------------------------


def pins() -> dict[str, str]:
    exact: dict[str, str] = {}
    for line in PYPROJECT["tool"]["uv"]["constraint-dependencies"]:
        requirement = Requirement(line)
        [specifier] = requirement.specifier
        assert specifier.operator == "==", f"{line} is not an exact pin"
        exact[canonicalize_name(requirement.name)] = specifier.version
    return exact


def named_in_pyproject() -> list[Requirement]:
    lines = list(PYPROJECT["project"]["dependencies"])
    tables: list[dict[str, list[Any]]] = [
        PYPROJECT["dependency-groups"],
        PYPROJECT["project"].get("optional-dependencies", {}),
    ]
    for table in tables:
        for members in table.values():
            lines += [member for member in members if isinstance(member, str)]
    return [Requirement(line) for line in lines]


CAPS = {
    "numba": ("kernel/compiler.py", r"\bJITCodeLibrary\b"),
    "uvicorn": ("server/transport/table_socket.py", r"\bWebSocketsSansIOProtocol\b"),
    "websockets": ("server/transport/table_socket.py", r"\bconn\.parser_exc\b"),
}
"""Packages of which only tried versions are allowed: by the file, and what it uses there that is not documented."""


def test_a_cap_goes_with_its_reason() -> None:
    """A cap keeps people from installing serai beside other packages, so each has a reason that still holds."""
    capped = {found.name for found in named_in_pyproject() if any(one.operator != ">=" for one in found.specifier)}
    assert capped == set(CAPS)
    for name, (file, undocumented) in CAPS.items():
        used = re.search(undocumented, (ROOT / "src" / "serai" / file).read_text("utf-8"))
        assert used, f"{file} uses nothing undocumented of {name} any more: the cap can go"


def test_everything_that_pyproject_names_is_pinned() -> None:
    assert not {canonicalize_name(requirement.name) for requirement in named_in_pyproject()} - set(pins())


def test_who_only_studies_needs_nothing_of_what_a_server_does() -> None:
    brought = {
        Requirement(line).name.replace("-", "_") for line in PYPROJECT["project"]["optional-dependencies"]["play"]
    }
    imported = re.compile(rf"^\s*(?:from|import) ({'|'.join(brought)})\b", re.MULTILINE)
    package = ROOT / "src" / "serai"
    needed_by = {
        file.relative_to(package).as_posix()
        for file in package.rglob("*.py")
        if imported.search(file.read_text("utf-8"))
    }
    assert {file for file in needed_by if not file.startswith("server/")} == {"checking/served.py"}


def test_wheels_are_built_with_the_node_that_is_pinned() -> None:
    """pip reads no constraints of ours, so hatch_build.py names the version itself."""
    [named] = re.findall(r'NODE = "(.+)"', (ROOT / "hatch_build.py").read_text("utf-8"))
    requirement = Requirement(named)
    assert str(requirement.specifier) == f"=={pins()[canonicalize_name(requirement.name)]}"


def test_the_reader_of_rule_books_is_the_one_that_is_pinned() -> None:
    [named] = re.findall(r'MARKDOWN = "(.+)"', (ROOT / "hatch_build.py").read_text("utf-8"))
    requirement = Requirement(named)
    assert str(requirement.specifier) == f"=={pins()[canonicalize_name(requirement.name)]}"


@pytest.mark.parametrize("file", ["pins.txt", "build-pins.txt"])
def test_a_server_is_installed_by_version_and_hash(file: str) -> None:
    """`python -m tools.pins` writes them. They name no registry."""
    text = (ROOT / "deploy" / file).read_text("utf-8")
    lines = text.replace("\\\n    ", "").splitlines()[1:]
    assert [line for line in lines if not re.search(r"==.* --hash=sha256:[0-9a-f]{64}( |$)", line)] == []
    assert not re.search(r"https?:|index", text)
    versions = dict(line.split()[0].split("==") for line in lines)
    exact = pins()
    assert versions == {name: exact.get(name, version) for name, version in versions.items()}
    if file == "pins.txt":
        extras = PYPROJECT["project"]["optional-dependencies"]
        wanted = [*PYPROJECT["project"]["dependencies"], *(line for extra in SERVED_WITH for line in extras[extra])]
        assert {canonicalize_name(Requirement(line).name) for line in wanted} <= versions.keys()


def test_the_about_page_names_everything_serai_is_made_with() -> None:
    told = re.findall(r"name: '(.+?)'", (ROOT / "web/src/pages/licences.ts").read_text("utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = [*project["dependencies"], *project["optional-dependencies"]["play"]]
    python = {Requirement(line).name for line in lines}
    client = set(json.loads((ROOT / "web/package.json").read_text("utf-8"))["dependencies"])
    assert sorted(told) == sorted({*python, *client})


def test_everything_those_packages_need_is_pinned_and_installed_so() -> None:
    """Follow the metadata of what is installed; packages of groups that are not installed are passed over."""
    exact = pins()
    faults, seen, to_do = [], set(), named_in_pyproject()
    while to_do:
        requirement = to_do.pop()
        name = canonicalize_name(requirement.name)
        if (name, frozenset(requirement.extras)) in seen:
            continue
        seen.add((name, frozenset(requirement.extras)))
        try:
            installed = distribution(name)
        except PackageNotFoundError:
            continue
        if exact.get(name) != installed.version:
            faults.append(f"{name} {installed.version} is installed, the pin says {exact.get(name)}")
        for line in installed.requires or []:
            needed = Requirement(line)
            extras = requirement.extras or {""}
            if needed.marker is None or any(needed.marker.evaluate({"extra": extra}) for extra in extras):
                to_do.append(needed)
    assert len(seen) > len(pins()) // 2, "too few packages were looked at"
    assert not faults, "\n" + "\n".join(sorted(faults))
