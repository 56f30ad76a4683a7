"""A suite of tests in a folder of its own, run with the settings of this project's tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).parents[2]


class SmallSuite:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        plugins = ("-p tests.conftest", "-p xdist", "-p no:cacheprovider")
        self.write(
            "pytest.ini", f"[pytest]\naddopts = --disable-plugin-autoload {' '.join(plugins)}\ntestpaths = tests\n"
        )

    def write(self, name: str, text: str) -> None:
        (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / name).write_text(text, "utf-8")

    def run(self, *words: str) -> int:
        """The exit status of pytest."""
        return self.python("-m", "pytest", *words).returncode

    def python(self, *words: str) -> subprocess.CompletedProcess[str]:
        environ = {**os.environ, "PYTHONPATH": str(PROJECT), "PYTEST_ADDOPTS": ""}
        environ.pop("PYTEST_XDIST_WORKER", None)
        return subprocess.run(
            [sys.executable, *words], cwd=self.folder, env=environ, capture_output=True, text=True, check=False
        )
