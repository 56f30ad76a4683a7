"""The command `serai` itself: quick to start, and one line about whatever goes wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import serai
from serai.cli.errors import exit_code_of
from serai.cli.main import COMMANDS, make_app
from serai.kernel.errors import UserError


def refuse() -> int:
    raise UserError("no such game 'chess'\nchoose amul or amulett")


def stumble() -> int:
    raise ValueError("boom")


def interrupt() -> int:
    raise KeyboardInterrupt


def read(path: Path) -> int:
    return len(path.read_text("utf-8"))


def serai_command(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "serai", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_version() -> None:
    done = serai_command("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"serai {serai.__version__}\n", "")


def test_the_version_waits_for_nothing_heavy() -> None:
    """The limit people feel is 0.3 s; what would break it is an import, and that can be tested steadily."""
    code = "import sys, serai.cli.main\nprint({'numpy', 'numba', 'rich.markdown'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


def test_help_names_every_command() -> None:
    done = serai_command("--help")
    assert done.returncode == 0
    for name, purpose in COMMANDS.items():
        assert name in done.stdout
        assert purpose.split()[0] in done.stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_its_module(name: str) -> None:
    module = name.replace("-", "_")
    assert hasattr(import_module(f"serai.cli.{module}"), module)


@pytest.mark.parametrize("words", [["dance"], ["--dance"]])
def test_unknown_words_are_one_line(words: list[str]) -> None:
    done = serai_command(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("serai: ")
    assert "dance" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_refusal_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code_of(refuse) == 2
    assert capsys.readouterr().err == "serai: no such game 'chess' choose amul or amulett\n"


def test_a_missing_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "game.json"
    assert exit_code_of(lambda: read(missing)) == 2
    assert capsys.readouterr().err == f"serai: {missing}: No such file or directory\n"


def test_a_file_that_is_no_text_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    binary = tmp_path / "game.json"
    binary.write_bytes(b"\xff\xfe\x00")
    assert exit_code_of(lambda: read(binary)) == 2
    assert capsys.readouterr().err == "serai: a file is not text in UTF-8: invalid start byte\n"


@pytest.mark.parametrize(
    ("module", "extra"), [("litestar.handlers", "play"), ("asyncpg", "postgres"), ("prometheus_client", "play")]
)
def test_a_missing_extra_is_named(module: str, extra: str, capsys: pytest.CaptureFixture[str]) -> None:
    def need() -> int:
        raise ModuleNotFoundError(f"No module named {module!r}", name=module)

    assert exit_code_of(need) == 2
    package = module.partition(".")[0]
    assert capsys.readouterr().err == f"serai: this needs {package}: pip install 'serai[{extra}]'\n"


@pytest.mark.parametrize(
    ("words", "missing"),
    [
        (["rules"], "serai rules needs GAME: see serai rules --help"),
        (["arena", "amul", "--players"], "serai arena needs a value for --players: see serai arena --help"),
    ],
)
def test_a_missing_word_is_named(words: list[str], missing: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code_of(lambda: make_app()(words)) == 2
    assert capsys.readouterr().err == f"serai: {missing}\n"


def test_a_module_that_no_extra_brings_is_a_fault_of_ours(capsys: pytest.CaptureFixture[str]) -> None:
    def need() -> int:
        raise ModuleNotFoundError("No module named 'lite'", name="lite")

    assert exit_code_of(need) == 70
    assert "No module named 'lite'" in capsys.readouterr().err


def test_a_fault_of_ours_is_admitted_without_a_traceback(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SERAI_DEBUG", raising=False)
    assert exit_code_of(stumble) == 70
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "ValueError: boom" in said


def test_debugging_lets_the_traceback_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERAI_DEBUG", "1")
    with pytest.raises(ValueError, match="boom"):
        exit_code_of(stumble)


def test_an_interruption_is_quiet(capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code_of(interrupt) == 130
    assert capsys.readouterr() == ("", "")


def test_a_reader_that_leaves_is_no_error() -> None:
    """`serai … | head`: more output than a pipe holds, and nobody reads it."""
    code = "import sys\nfrom serai.cli.errors import exit_code_of\n"
    code += "sys.exit(exit_code_of(lambda: print('x' * 1_000_000) or 0))"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 141


def test_help_whose_reader_leaves_ends_alike() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "serai", "check", "--help"]
    done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (141, "")


@pytest.mark.parametrize(("given", "proposed"), [("--wrong", ""), ("--plyers", " Did you mean --players?")])
def test_only_what_is_alike_is_proposed(given: str, proposed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code_of(lambda: make_app()(["simulate", "amul", given, "3"])) == 2
    assert capsys.readouterr().err == f"serai: Unknown option: {given}.{proposed}\n"


def test_a_command_is_imported_only_when_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "greet.py").write_text(
        "def greet(name: str, /, *, loud: bool = False) -> int:\n"
        "    print(name.upper() if loud else name)\n"
        "    return 3\n"
    )
    import serai.cli

    monkeypatch.setattr(serai.cli, "__path__", [*serai.cli.__path__, os.fspath(tmp_path)])
    monkeypatch.delitem(sys.modules, "serai.cli.greet", raising=False)
    app = make_app({"greet": "Say a name."})

    assert app(["--help"]) == 0
    assert "Say a name." in capsys.readouterr().out
    assert "serai.cli.greet" not in sys.modules

    assert app(["greet", "lukas", "--loud"]) == 3
    assert capsys.readouterr().out == "LUKAS\n"
    monkeypatch.delitem(sys.modules, "serai.cli.greet")
