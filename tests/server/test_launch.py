"""Starting and stopping `serai serve` as a person does."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from serai.server import launch
from serai.server.settings import Settings
from serai.server.store.sqlite import SqliteStore
from tests.server.people import PATIENCE
from tests.server.serving import free_port

SERAI = [sys.executable, "-m", "serai"]


def refused(*words: str) -> str:
    command = [*SERAI, "serve", *words]
    answer = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert answer.stderr.count("\n") == 1, answer.stderr
    return answer.stderr


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_it_answers_at_once_and_stops_when_told(tmp_path: Path, stop: signal.Signals) -> None:
    port = free_port()
    server = subprocess.Popen([*SERAI, "serve", "--port", str(port), "--data", str(tmp_path)], stderr=subprocess.PIPE)
    end = time.monotonic() + PATIENCE
    while True:
        try:
            assert httpx.get(f"http://127.0.0.1:{port}/healthz", trust_env=False).json()["status"] == "ok"
            break
        except httpx.TransportError:
            assert time.monotonic() < end
            time.sleep(0.05)
    assert (tmp_path / "serai.sqlite").stat().st_mode & 0o077 == 0
    server.send_signal(stop)
    _, errors = server.communicate(timeout=PATIENCE)
    assert server.returncode in (0, -stop, 128 + stop)
    assert b"Traceback" not in errors


def test_what_cannot_work_is_told_in_one_line(tmp_path: Path) -> None:
    _busy = SqliteStore(tmp_path / "serai.sqlite")
    assert "another server is using" in refused("--data", str(tmp_path), "--port", str(free_port()))
    assert "must be postgresql://" in refused("--database", "mysql://x", "--port", str(free_port()))
    assert "not redis://" in refused(
        "--bus", "carrier-pigeon://x", "--data", str(tmp_path / "other"), "--port", str(free_port())
    )


def test_a_taken_port_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert "cannot listen at" in refused("--port", str(port), "--data", str(tmp_path))
        assert launch._free_port(Settings(port=port)) > port


def test_the_address_to_share() -> None:
    assert launch._seen_as("127.0.0.1") == "localhost"
    assert launch._seen_as("192.168.7.7") == "192.168.7.7"
    assert launch._seen_as("0.0.0.0") != "0.0.0.0"  # noqa: S104
