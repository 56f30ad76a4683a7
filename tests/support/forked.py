"""Python processes that begin with most of serai imported, because to import takes longer than what many tests ask.

A process of its own imports, forks for every request, and ends with the process that asked. `python -m
tests.support.forked MODULE…` is its text: requests come in by lines of JSON, and exit codes go out.
"""

from __future__ import annotations

import atexit
import json
import os
import runpy
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from serai import games

ROOT = Path(__file__).parents[2]


class Forks:
    """Runs what Python's command line would, in forks of one process that has imported modules."""

    def __init__(self, modules: Sequence[str], environ: Mapping[str, str]):
        paths = os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__, *modules],
            env={**os.environ, **environ, "PYTHONPATH": paths},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        atexit.register(self.end)

    def run(
        self, words: Sequence[str], *, cwd: Path, env: Mapping[str, str], stdin: str = ""
    ) -> subprocess.CompletedProcess[str]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with tempfile.TemporaryDirectory() as folder:
            files = [Path(folder, name) for name in ("in", "out", "err")]
            files[0].write_text(stdin, "utf-8")
            asked = {"words": words, "cwd": str(cwd), "env": dict(env), "files": list(map(str, files))}
            print(json.dumps(asked), file=self._process.stdin, flush=True)
            code = self._process.stdout.readline()
            assert code, "the process that forks has ended"
            out, err = (file.read_text("utf-8") for file in files[1:])
        return subprocess.CompletedProcess(list(words), int(code), out, err)

    def end(self) -> None:
        self._process.communicate()


@cache
def forks(*modules: str, **environ: str) -> Forks:
    """One for the whole of a test process."""
    return Forks(modules, environ)


def _next_request() -> dict[str, Any] | None:
    """Return a request in a fork of its own, and nothing here when there are no more."""
    for line in iter(sys.stdin.readline, ""):
        asked: dict[str, Any] = json.loads(line)
        child = os.fork()
        if not child:
            return asked
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
    return None


def _become(asked: dict[str, Any]) -> None:
    """Take the folder, the environment and the files that a new process would have been given."""
    for number, name in enumerate(asked["files"]):
        file = os.open(name, os.O_RDWR | os.O_CREAT, 0o600)
        os.dup2(file, number)
        os.close(file)
    sys.stdin, sys.stdout = open(0, encoding="utf-8"), open(1, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", buffering=1)  # noqa: SIM115
    os.chdir(asked["cwd"])
    given = os.environ["PYTHONPATH"].split(os.pathsep)
    os.environ.clear()
    os.environ.update(asked["env"])
    known = [path for path in sys.path[1:] if path not in given]
    sys.path[:] = [asked["cwd"], *asked["env"].get("PYTHONPATH", "").split(os.pathsep), *known]


def _run(first: str, *others: str) -> None:
    if first not in ("-c", "-m"):
        sys.argv = [first, *others]
        runpy.run_path(first, run_name="__main__")
        return
    what, *words = others
    sys.argv = [first, *words]
    if first == "-m":
        runpy.run_module(what, run_name="__main__", alter_sys=True)
    else:
        exec(compile(what, "<string>", "exec"), {"__name__": "__main__"})  # noqa: S102


if __name__ == "__main__":
    for module in sys.argv[1:]:
        import_module(module)
    assert not games._at_the_door.cache_info().currsize, "a module asked for the games: forks would find no others"
    request = _next_request()
    if request is not None:
        _become(request)
        _run(*request["words"])
