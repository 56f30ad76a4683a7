#!/usr/bin/env python3
"""The whole developer interface: `python3 run.py VERB`.

It needs nothing but Python. The first call makes a private environment in .venv; a stamp in there lets every
later call go straight to its task.
"""

import sys

# Everything down to here, and the grammar below, must be readable by the old Python that gets this far.
if sys.version_info < (3, 11):
    sys.exit(f"run.py: serai needs Python 3.11 or newer, and this is {sys.version.split()[0]}")

import argparse
import contextlib
import hashlib
import os
import shutil
import subprocess
import tomllib
import venv
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import NoReturn

PYTHON_MINOR = f"{sys.version_info[0]}.{sys.version_info[1]}"
ROOT = Path(__file__).resolve().parent
PYPROJECT = ROOT / "pyproject.toml"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")

STAMPS = VENV / "stamps"
MADE = STAMPS / "made"  # the bare environment with uv in it is complete
MADE_BY = f"Python {PYTHON_MINOR} in {ROOT}"  # an environment works with one Python and in one place only
BUSY = STAMPS / "busy"  # packages are being installed; left behind only by an interruption

# uv reads its own variables only, so what pip has been told is handed on.
PIP_TO_UV = {"PIP_INDEX_URL": "UV_DEFAULT_INDEX", "PIP_FIND_LINKS": "UV_FIND_LINKS"}
OLDER_UV_NAMES = {"UV_DEFAULT_INDEX": "UV_INDEX_URL"}


def say(words: str) -> None:
    print(f"run.py: {words}", file=sys.stderr, flush=True)


def give_up(words: str) -> NoReturn:
    sys.exit(f"run.py: {words}")


# --- the environment ---------------------------------------------------------------------------------------


def ensure(*groups: str) -> None:
    """Bring the environment up to date with pyproject.toml for these dependency groups."""
    stamp = STAMPS / "-".join(("runtime", *groups))
    wanted = fingerprint()
    if is_stamped(stamp, wanted):
        return
    with only_one_at_a_time():
        if is_stamped(stamp, wanted):
            return
        if not is_sound():
            make_environment()
        install(groups)
        stamp.write_text(wanted, "utf-8")


def fingerprint() -> str:
    return hashlib.sha256(PYPROJECT.read_bytes()).hexdigest()


def is_stamped(stamp: Path, wanted: str) -> bool:
    return is_sound() and stamp.is_file() and stamp.read_text("utf-8") == wanted


def is_sound() -> bool:
    """Whether an environment is complete and was made here, by a Python like ours that still exists."""
    made_so = MADE.is_file() and MADE.read_text("utf-8") == MADE_BY
    return made_so and PYTHON.exists() and not BUSY.exists()


def make_environment() -> None:
    has_pip = find_spec("pip") is not None  # then the environment, which uses uv, needs none of its own
    if not has_pip and find_spec("ensurepip") is None:
        give_up(f"this Python cannot make environments; run: sudo apt install python{PYTHON_MINOR}-venv")
    say(f"making .venv with Python {PYTHON_MINOR}")
    try:
        venv.create(VENV, clear=True, symlinks=os.name != "nt", with_pip=not has_pip)
    except (OSError, subprocess.CalledProcessError) as fault:
        give_up(f"could not make .venv: {fault}")
    pins = tomllib.loads(PYPROJECT.read_text("utf-8"))["tool"]["uv"]["constraint-dependencies"]
    uv = next(pin for pin in pins if pin.startswith("uv=="))
    say(f"installing {uv}")
    pip = [sys.executable, "-m", "pip", "--python", str(PYTHON)] if has_pip else [str(PYTHON), "-m", "pip"]
    pip += ["install", "--quiet", "--disable-pip-version-check", uv]
    if subprocess.call(pip):
        give_up(f"could not install {uv}; pip's own words are above")
    STAMPS.mkdir()
    MADE.write_text(MADE_BY, "utf-8")


def install(groups: Sequence[str]) -> None:
    say(f"installing serai and its packages ({', '.join(('runtime', *groups))})")
    BUSY.touch()
    command = [str(BIN / "uv"), "pip", "install", "--quiet", "--python", str(PYTHON)]
    if "dev" in groups:  # tests start many processes; who plays needs a small part of it, and that soon
        command.append("--compile-bytecode")
    command += ["uv", "--editable", f"{ROOT}[play]"]  # uv too: its pin may have moved
    command += [word for group in groups for word in ("--group", group)]
    code = subprocess.call(command, cwd=ROOT, env=with_pip_settings(os.environ))
    if code >= 0:  # a refusal by uv leaves the environment whole; a kill may not
        BUSY.unlink()
    if code:
        give_up("the packages could not be installed; uv's own words are above")


def invite(group: str) -> None:
    """Install each package of a group by itself; name and leave out one that does not install here."""
    packages = tomllib.loads(PYPROJECT.read_text("utf-8"))["dependency-groups"][group]
    stamp, wanted = STAMPS / f"each-of-{group}", fingerprint()
    if is_stamped(stamp, wanted):
        return
    say(f"installing {', '.join(packages)}")
    command = [str(BIN / "uv"), "pip", "install", "--quiet", "--python", str(PYTHON)]
    for package in packages:
        if subprocess.call([*command, package], cwd=ROOT, env=with_pip_settings(os.environ)):
            say(f"{package} does not install here and is left out")
    stamp.write_text(wanted, "utf-8")


def with_pip_settings(environ: Mapping[str, str]) -> dict[str, str]:
    settings = dict(environ)
    for pip, uv in PIP_TO_UV.items():
        if pip in settings and uv not in settings and OLDER_UV_NAMES.get(uv) not in settings:
            settings[uv] = ",".join(settings[pip].split())  # pip separates by spaces, uv by commas
    return settings


@contextlib.contextmanager
def only_one_at_a_time() -> Iterator[None]:
    """Lock the environment: of two tasks started together the second waits for the first."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    with (ROOT / ".venv.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# --- tasks -------------------------------------------------------------------------------------------------


def play(words: Sequence[str]) -> int:
    """open a game (more words go to `serai play`)"""
    ensure("web")
    code = build_client()
    if code:
        sys.exit(code)
    hand_over("serai", "play", *words)


def test(words: Sequence[str]) -> int:
    """check style and types, then run the tests; --help explains --all, --changed and --repeat"""
    wishes, chosen = test_words().parse_known_args(words)
    ensure("dev")
    if wishes.changed:
        return test_what_changed(wishes, chosen)
    if wishes.coverage:
        shutil.rmtree(ROOT / "build" / "coverage", ignore_errors=True)
    # Tests that are chosen by words compile what they need, and no more.
    with in_background([] if chosen else [("python", "-m", "tests.warm", game) for game in games()]) as compiling:
        code = in_turn(
            {
                "style and types": lambda: lint(()),
                "tests of the client": test_client,
                "building the client": build_client,
                "compiling the rules": lambda: outcome(compiling),
                "tests of components": lambda: 0 if chosen else test_components(wishes),
                "tests": lambda: run_tests(wishes, chosen),
            }
        )
    if wishes.coverage:
        call("python", "-m", "tools.covered")
    name_missing_engines()
    return code


def test_words() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "run.py test",
        description="Check style and types, test and build the client, then run the tests. More words go to pytest.",
        epilog="A test that fails is run once more. If it passes then, it is forgiven once: see tests/flaky.py.",
        allow_abbrev=False,
    )
    parser.add_argument("--all", action="store_true", help="the long and rare ones too")
    parser.add_argument(
        "--changed",
        action="store_true",
        help="only tests near to what differs from main, for about a minute; style is checked, types are not",
    )
    parser.add_argument("--repeat", type=int, metavar="N", help="run the tests N times, until a run fails")
    parser.add_argument(
        "--coverage", action="store_true", help="say at the end which share of the lines was run; takes longer"
    )
    parser.add_argument("--store-durations", action="store_true", help="write tests/durations.json anew")
    return parser


def test_what_changed(wishes: argparse.Namespace, chosen: Sequence[str]) -> int:
    stages: dict[str, Callable[[], int]] = {"style": lambda: call_all(STYLE)}
    line = [str(PYTHON), "-m", "tests.changed"]
    found = subprocess.run(line, cwd=ROOT, env=activated(), stdout=subprocess.PIPE, text=True, check=True)
    files = found.stdout.splitlines()
    if "web/" in files:
        files.remove("web/")
        stages["tests of the client"] = test_client
    if files:
        stages["tests"] = lambda: run_tests(wishes, [*chosen, *files])
    return in_turn(stages)


def test_client() -> int:
    return call("python", "tools/build_web.py", "--test")


def test_components(wishes: argparse.Namespace) -> int:
    """Test the client's pages and tables in a browser without a server; --all looks at every moment of every game."""
    if wishes.all:
        os.environ["VITE_ALL"] = "1"
    return call("python", "tools/build_web.py", "--coverage" if wishes.coverage else "--components")


def run_tests(wishes: argparse.Namespace, chosen: Sequence[str]) -> int:
    repeat = ("--repeat", str(wishes.repeat)) if wishes.repeat else ()
    selection = () if wishes.all else ("-m", "not rare")
    store = ("--store-durations",) if wishes.store_durations else ()
    measured = ("-m", "coverage", "run") if wishes.coverage else ()
    return call("python", *measured, "-m", "tests.flaky", *repeat, *TWO_AT_A_TIME, *selection, *store, *chosen)


# tests/scheduling.py says what is handed to a process, and in which order.
# A process that ends on the way is not replaced: what stood still in it would do so again.
TWO_AT_A_TIME = ("--numprocesses", "2", "--no-loadscope-reorder", "--max-worker-restart", "0")


ENGINES = {"Firefox": ("firefox-esr",), "WebKit": ("WebKitWebDriver", "Xvfb")}
"""Browser engines whose journeys are skipped if these programs are missing. Debian has them; .ci/run gets them."""


def name_missing_engines() -> None:
    for engine, programs in ENGINES.items():
        missing = [program for program in programs if shutil.which(program) is None]
        if missing:
            say(f"SKIPPED: journeys in {engine}, for there is no {' and no '.join(missing)} here")


def games() -> list[str]:
    return sorted(folder.parent.name for folder in (ROOT / "src" / "serai" / "games").glob("*/__init__.py"))


def in_turn(stages: Mapping[str, Callable[[], int]]) -> int:
    """Run the stages in turn and say their seconds. Any failure ends the run, but of the long ones both are run."""
    began, codes = monotonic(), dict[str, int]()
    for name, work in stages.items():
        since = monotonic()
        codes[name] = work()
        say(f"{name}: {'failed' if codes[name] else 'passed'} after {monotonic() - since:.0f} s")
        if codes[name] and name not in LONG:
            break
    failed = [name for name, code in codes.items() if code]
    say(f"{monotonic() - began:.0f} s in all{'; failed: ' if failed else ''}{', '.join(failed)}")
    return next((code for code in codes.values() if code), 0)


LONG = ("tests of components", "tests")
"""What one of these finds is not hidden by what the other has found."""


def lint(words: Sequence[str]) -> int:
    """check style and types; --fix fixes what it can"""
    unknown = set(words) - {"--fix"}
    if unknown:
        give_up(f"lint knows only --fix, not {' '.join(sorted(unknown))}")
    ensure("dev")
    style = [("ruff", "check", "--fix"), ("ruff", "format")] if "--fix" in words else STYLE
    with in_background([("python", "tools/build_web.py", "--check", *words)]) as client:
        codes = (call_all([*style, ("mypy",)]), outcome(client))
    return next((code for code in codes if code), 0)


STYLE = [("ruff", "check"), ("ruff", "format", "--check")]


def call_all(tools: Sequence[Sequence[str]]) -> int:
    """Run every tool; the first failure counts."""
    codes = [call(*tool) for tool in tools]
    return next((code for code in codes if code), 0)


def bench(words: Sequence[str]) -> int:
    """measure serai against its peers (more words choose what)"""
    ensure("dev", "bench")
    if "peers" in words:
        invite("peers")
    return call("python", "-m", "benchmarks", *words)


def golden(words: Sequence[str]) -> int:
    """write the golden playthroughs, sentences and transcripts again, to be reviewed as a diff"""
    ensure("dev")
    return call("python", "-m", "tests.golden", *words)


def strength(words: Sequence[str]) -> int:
    """play the matches behind docs/strength.md and docs/balance.md; continues where it stopped"""
    ensure("dev")
    return call("python", "-m", "tools.strength", *words)


def simulate_faults(words: Sequence[str]) -> int:
    """run the server in simulated worlds where everything fails, each from one seed; --help says more"""
    ensure("dev")
    return call("python", "-m", "tests.simulation", *words)


def drill(words: Sequence[str]) -> int:
    """kill real processes, stop databases, fill disks, send a hostile visitor; --help says more"""
    ensure("dev")
    return call("python", "-m", "tests.drill", *words)


def bom(words: Sequence[str]) -> int:
    """write a software bill of materials, and look up known vulnerabilities of its packages: bom [FILE]"""
    ensure("dev")
    os.environ.update(with_pip_settings(os.environ))  # pip-audit is fetched from where packages come from
    return call("python", "-m", "tools.bom", *(str(Path(word).resolve()) for word in words))


def screens(words: Sequence[str]) -> int:
    """take the pictures of docs/screens again, in a real browser"""
    ensure("dev")
    return build_client() or call("python", "-m", "tools.screens", *words)


def site(words: Sequence[str]) -> int:
    """write a folder of plain files that plays without a server, docs included: site FOLDER; --help says more"""
    ensure("web", "docs")
    before = ["", *words]
    given = (
        word if word.startswith("-") or last == "--under" else str(Path(word).resolve())
        for last, word in zip(before, words, strict=False)
    )
    return call("python", "-m", "tools.site", *given)


def docs(words: Sequence[str]) -> int:
    """write the documentation as a site with search: docs FOLDER"""
    ensure("docs")
    return call("python", "-m", "tools.docs", *(w if w.startswith("-") else str(Path(w).resolve()) for w in words))


def release(words: Sequence[str]) -> int:
    """make and try everything that a release consists of; uploads nothing: release FOLDER"""
    ensure("dev")
    return call("python", "-m", "tools.release", *(w if w.startswith("-") else str(Path(w).resolve()) for w in words))


def execute(words: Sequence[str]) -> int:
    """run any command inside the environment"""
    if not words:
        give_up("exec needs a command, for example: python3 run.py exec serai --help")
    ensure("dev")
    hand_over(*words)


def build_client() -> int:
    """Build the browser client if its sources have changed."""
    return call("python", "tools/build_web.py", "--quiet")


VERBS: dict[str, Callable[[Sequence[str]], int]] = {
    "play": play,
    "test": test,
    "lint": lint,
    "bench": bench,
    "golden": golden,
    "strength": strength,
    "simulate-faults": simulate_faults,
    "drill": drill,
    "bom": bom,
    "screens": screens,
    "site": site,
    "docs": docs,
    "release": release,
    "exec": execute,
}


def call(*command: str) -> int:
    """Run one of the project's tools in the project's folder."""
    return subprocess.call([str(BIN / command[0]), *command[1:]], cwd=ROOT, env=activated())


@contextlib.contextmanager
def in_background(commands: Sequence[Sequence[str]]) -> Iterator[list[subprocess.Popen[str]]]:
    """Run the project's tools beside other work; they end with it."""
    started: list[subprocess.Popen[str]] = []
    try:
        for command in commands:
            line = [str(BIN / command[0]), *command[1:]]
            pipe, same = subprocess.PIPE, subprocess.STDOUT
            started.append(subprocess.Popen(line, cwd=ROOT, env=activated(), stdout=pipe, stderr=same, text=True))
        yield started
    finally:
        for process in started:
            process.kill()
            process.wait()


def outcome(processes: Sequence[subprocess.Popen[str]]) -> int:
    """Wait for all of them; show the output of one that failed."""
    failed = 0
    for process in processes:
        words, _ = process.communicate()
        if process.returncode:
            print(words, file=sys.stderr)
            failed = failed or process.returncode
    return failed


def hand_over(*command: str) -> NoReturn:
    """Become the command, in the caller's folder: signals and the exit code are then its own."""
    environ = activated()
    program = shutil.which(command[0], path=environ["PATH"])
    if program is None:
        give_up(f"there is no command {command[0]!r}, neither in .venv nor on this machine")
    if os.name == "nt":
        sys.exit(subprocess.call([program, *command[1:]], env=environ))
    os.execve(program, [program, *command[1:]], environ)


# A Python home is that of another Python. Without bytecode every process that a test starts would compile all of serai.
NOT_HANDED_ON = ("PYTHONHOME", "PYTHONDONTWRITEBYTECODE")


def activated() -> dict[str, str]:
    environ = {name: value for name, value in os.environ.items() if name not in NOT_HANDED_ON}
    environ["VIRTUAL_ENV"] = str(VENV)
    environ["PATH"] = os.pathsep.join([str(BIN), os.environ.get("PATH", os.defpath)])
    return environ


# --- the command line --------------------------------------------------------------------------------------


def main(words: Sequence[str]) -> int:
    if not words or words[0] in ("-h", "--help"):
        print(usage())
        return 0
    verb, *rest = words
    if verb not in VERBS:
        give_up(f"unknown verb {verb!r}; choose one of {', '.join(VERBS)}")
    try:
        return VERBS[verb](rest)
    except KeyboardInterrupt:
        return 130


def usage() -> str:
    lines = [f"  {name:17}{verb.__doc__}" for name, verb in VERBS.items()]
    return "\n".join(["usage: python3 run.py VERB [WORDS…]", "", *lines])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
