"""The example files in deploy/: they parse, name settings that there are, and agree with each other.

No image is built here: deploy/try-container.sh does that.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from runpy import run_path
from typing import Any

import msgspec
import pytest

import serai
from serai.server.base.settings import Settings
from tools import release

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
ADD_ON = DEPLOY / "home-assistant"
ELSEWHERE = {"SERAI_CACHE_DIR"}
"""read before there are settings"""
CONTAINERS = ("Containerfile", "home-assistant/Dockerfile")
VARIABLES = {f"SERAI_{field.name.upper()}" for field in msgspec.structs.fields(Settings)} | ELSEWHERE


def text(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def parsed(name: str) -> dict[str, Any]:
    found = msgspec.yaml.decode(text(name))
    assert isinstance(found, dict)
    return found


def files() -> Iterator[str]:
    """Every file of deploy/ except those that list packages."""
    for file in sorted(DEPLOY.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts and not file.name.endswith("pins.txt"):
            yield file.relative_to(DEPLOY).as_posix()


@pytest.mark.parametrize("name", list(files()))
def test_every_setting_that_is_named_exists(name: str) -> None:
    assert set(re.findall(r"\bSERAI_[A-Z_]*[A-Z]\b", text(name))) <= VARIABLES


def test_everybody_means_the_same_port() -> None:
    image = text("Containerfile")
    [port] = re.findall(r"SERAI_PORT=(\d+)", image)
    assert f"EXPOSE {port}\n" in image
    assert f"http://127.0.0.1:{port}/healthz" in image
    assert f"reverse_proxy serai:{port}\n" in text("Caddyfile")
    assert set(re.findall(r"proxy_pass http://127.0.0.1:(\d+)", text("nginx.conf"))) == {port}
    assert f"SERAI_PORT={port} " in text("serai.service")
    add_on = parsed("home-assistant/config.yaml")
    assert [f"{port}/tcp"] == list(add_on["ports"]) == list(add_on["ports_description"])
    assert f"SERAI_PORT={port} " in text("home-assistant/Dockerfile")
    assert all(f"[PORT:{port}]/" in add_on[address] for address in ("webui", "watchdog"))


def test_the_container_runs_as_nobody_special_and_writes_only_where_it_may() -> None:
    last = text("Containerfile").rsplit("\nFROM ", 1)[1]
    assert [line.split()[1] for line in last.splitlines() if line.startswith("USER ")] == ["serai"]
    assert "\nHEALTHCHECK " in last
    compose = parsed("compose.yaml")
    server = compose["services"]["serai"]
    assert server["read_only"] is True
    written = {volume.split(":")[1] for volume in server["volumes"]}
    [data, cache] = [re.findall(rf"SERAI_{name}=(\S+)", last)[0] for name in ("DATA", "CACHE_DIR")]
    assert written == {data, cache}
    assert f"VOLUME {data}\n" in last


def test_the_parts_of_the_compose_file_know_each_other() -> None:
    compose = parsed("compose.yaml")
    services = compose["services"]
    named = {volume.split(":")[0] for service in services.values() for volume in service["volumes"]}
    assert {name for name in named if not name.startswith(".")} == set(compose["volumes"])
    assert all((DEPLOY / name).is_file() for name in named if name.startswith("."))
    server, database = services["serai"], services["database"]
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).is_file()
    user = database["environment"]["POSTGRES_USER"]
    assert server["environment"]["SERAI_DATABASE"].startswith(f"postgresql://{user}:")
    assert server["environment"]["SERAI_DATABASE"].endswith(f"@database/{user}")
    assert set(server["depends_on"]) <= set(services)


def test_what_operators_ask_is_kept_from_the_public() -> None:
    for proxy in ("Caddyfile", "nginx.conf", "nginx-several.conf"):
        assert re.search(r"/metrics|\(metrics", text(proxy)), proxy
        assert "healthz" in text(proxy), proxy


def test_the_add_on_hands_its_options_over(tmp_path: Path) -> None:
    start = run_path(str(ADD_ON / "start.py"))
    add_on = parsed("home-assistant/config.yaml")
    given = {"public_url": "https://play.example.org", "proxies": "", "keep_days": 365.0, "log_level": "debug"}
    assert set(add_on["schema"]) == set(given)
    told = start["settings"](given)
    assert set(told) == {"SERAI_PUBLIC_URL", "SERAI_KEEP_DAYS", "SERAI_LOG_LEVEL"}
    assert Settings.read(told, data=tmp_path).keep_days == given["keep_days"]


def test_the_add_on_comes_with_its_wheel(tmp_path: Path) -> None:
    (tmp_path / "serai-1-py3-none-any.whl").touch()
    release.write_add_on(tmp_path)
    written = {file.name for file in (tmp_path / "home-assistant").iterdir() if file.is_file()}
    needed = re.findall(r"^COPY (.*) \S+$", text("home-assistant/Dockerfile"), re.MULTILINE)
    for name in " ".join(needed).split():
        assert any(Path(found).match(name) for found in written), name


def test_there_is_one_version_number() -> None:
    assert parsed("home-assistant/config.yaml")["version"] == serai.__version__
    assert f"\nversion: {serai.__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    assert "version" in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dynamic"]


def test_images_are_the_python_that_the_pins_are_for() -> None:
    pinned = re.findall(r'^PYTHON = "(.+)"$', (ROOT / "tools" / "pins.py").read_text("utf-8"), re.MULTILINE)
    for name in CONTAINERS:
        assert re.findall(r"^ARG PYTHON_IMAGE=python:(\d+\.\d+)", text(name), re.MULTILINE) == pinned, name


def test_every_image_can_be_named_by_its_digest() -> None:
    """Without a change to a file: this house knows no registry whose digests it could name."""
    for name in CONTAINERS:
        bases = re.findall(r"^FROM (\S+)", text(name), re.MULTILINE)
        assert set(bases) == {"${PYTHON_IMAGE}"}, name
    services = parsed("compose.yaml")["services"]
    assert services["serai"]["build"]["args"] == ["PYTHON_IMAGE"]
    images = [service["image"] for service in services.values() if "image" in service]
    assert len(images) == len(services) - 1
    assert all(re.fullmatch(r"\$\{[A-Z]+_IMAGE:-\w+:\d+\}", image) for image in images), images
