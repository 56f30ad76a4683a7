"""Starting and stopping `serai serve` as a person does."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from serai.kernel.errors import UserError
from serai.server import launch
from serai.server.base.settings import Settings
from serai.server.store.sqlite import SqliteStore
from serai.server.transport import network
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


GETS_READY = """
import sys
from serai.server.app import get_ready, make_app
from serai.server.base.settings import Settings
app = make_app(Settings())
assert "webauthn" not in sys.modules
get_ready(app)
assert "webauthn" in sys.modules
"""


def test_nobody_waits_while_the_first_passkey_is_asked_for() -> None:
    """Its library is large, and all tables would stand still while it is loaded."""
    pytest.importorskip("webauthn", reason="passkeys need the webauthn package")
    done = subprocess.run([sys.executable, "-c", GETS_READY], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def answer_of(address: str) -> Any:
    """What a server answers that has just been started."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return httpx.get(address, trust_env=False).json()
        except httpx.TransportError:
            assert time.monotonic() < end
            time.sleep(0.05)


def stop(server: subprocess.Popen[str], told: signal.Signals) -> None:
    """It ends when told, without a word."""
    server.send_signal(told)
    _, errors = server.communicate(timeout=PATIENCE)
    assert server.returncode in (0, -told, 128 + told)
    assert "Traceback" not in errors


def test_it_answers_at_once_and_stops_when_told(tmp_path: Path) -> None:
    port = free_port()
    command = [*SERAI, "serve", "--port", str(port), "--data", str(tmp_path)]
    server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    assert answer_of(f"http://127.0.0.1:{port}/healthz")["status"] == "ok"
    assert (tmp_path / "serai.sqlite").stat().st_mode & 0o077 == 0
    stop(server, signal.SIGTERM)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({}, "another server is using"),
        ({"database": "mysql://x"}, "must be postgresql://"),
        ({"bus": "carrier-pigeon://x", "data": "other"}, "not redis://"),
    ],
)
def test_what_cannot_work_is_told_before_anything_is_begun(tmp_path: Path, given: dict[str, str], reason: str) -> None:
    _busy = SqliteStore(tmp_path / "serai.sqlite")
    folder = tmp_path / given.get("data", "")
    with pytest.raises(UserError, match=reason) as refusal:
        launch.prepared(Settings.read({}, **{**given, "port": free_port(), "data": folder}))
    assert "\n" not in str(refusal.value)


def test_a_taken_port_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert "cannot listen at" in refused("--port", str(port), "--data", str(tmp_path))
        assert launch._free_port(Settings(port=port)) > port


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"port": 99999}, "there is no port 99999"),
        ({"port": -5}, "there is no port -5"),
        ({"host": "192.0.2.99"}, "cannot listen at 192.0.2.99: choose another --host"),
        ({"port": 1, "host": "192.0.2.99"}, "cannot listen at 192.0.2.99 port 1: choose another --host or --port"),
    ],
)
def test_wrong_options_are_refused_before_anything_is_promised(
    options: dict[str, Any], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(UserError, match=reason):
        launch.play(**options, browser=False)
    assert capsys.readouterr().out == ""


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(UserError, match="there is no log level 'loud'"):
        Settings.read({}, log_level="loud")
    with pytest.raises(UserError, match="there is no port 70000"):
        Settings.read({"SERAI_PORT": "70000"})


def loopback() -> str:
    """This machine for itself, with colons in it where it knows such addresses."""
    try:
        launch._bindable_port(Settings(host="::1", port=0))
    except UserError:
        return "127.0.0.1"
    return "::1"


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_a_server_asks_for_more_files_than_it_is_given_at_first() -> None:
    import resource

    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    few = 200
    asked = (
        "import resource; from serai.server import launch;"
        f"resource.setrlimit(resource.RLIMIT_NOFILE, ({few}, {most}));"
        "launch._allow_many_sockets(); print(resource.getrlimit(resource.RLIMIT_NOFILE))"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    allowed = launch.MOST_FILES if most == resource.RLIM_INFINITY else min(most, launch.MOST_FILES)
    assert done.stdout.strip() == str((allowed, most))


def test_the_address_that_is_told_is_the_one_that_answers(tmp_path: Path) -> None:
    host = loopback()
    command = [*SERAI, "play", "--no-browser", "--port", "0", "--host", host, "--data", str(tmp_path)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        address = server.stdout.readline().removeprefix("serai is at ").split(" ")[0]
        assert "--host 0.0.0.0" in server.stdout.readline()
        told = answer_of(f"{address}api/server")
        assert told["reach"] == {"shared": False, "addresses": []}
    finally:
        stop(server, signal.SIGINT)


def test_an_address_to_open_and_those_to_share(monkeypatch: pytest.MonkeyPatch) -> None:
    own = {"0.0.0.0": ["192.168.7.7", "10.0.0.3"], "::": ["fd00::7"]}  # noqa: S104
    monkeypatch.setattr(network, "network_hosts", own.__getitem__)
    alone, everywhere, sixth = (Settings(host=host, port=80) for host in ("127.0.0.1", *own))
    assert network.here(alone) == "http://localhost:80"
    assert network.here(everywhere) == "http://192.168.7.7:80"
    assert network.here(Settings(host="::1", port=80)) == "http://[::1]:80"
    local = "http://localhost:80/"
    assert not network.reach_of(alone, local).shared
    assert not network.reach_of(Settings(host="::1"), "http://[::1]:8000").shared
    assert network.reach_of(everywhere, local).addresses == ["http://192.168.7.7:80", "http://10.0.0.3:80"]
    assert network.reach_of(sixth, local).addresses == ["http://[fd00::7]:80"]
    assert network.reach_of(Settings(host="192.168.7.7", port=80), local).addresses == ["http://192.168.7.7:80"]
    behind_a_proxy = Settings(public_url="https://play.example/")
    assert network.reach_of(behind_a_proxy, local).addresses == ["https://play.example"]
    assert network.reach_of(everywhere, "http://10.0.0.3:80/").addresses == ["http://10.0.0.3:80"]
    assert not network.reach_of(alone, "https://play.example/").shared  # anybody may have made up that name
    assert "http://192.168.7.7:80/ or http://10.0.0.3:80/" in launch.invitation(network.reach_of(everywhere, local))


def test_a_machine_without_a_network_can_share_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "network_hosts", lambda _: [])
    everywhere = Settings(host="0.0.0.0", port=80)  # noqa: S104
    assert not network.reach_of(everywhere, "http://127.0.0.1:80").shared
    assert network.here(everywhere) == "http://localhost:80"


def test_a_machines_own_addresses_are_for_others() -> None:
    for everywhere in network.EVERYWHERE:
        assert not any(network.is_loopback(host) for host in network.network_hosts(everywhere))
