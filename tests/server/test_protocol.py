"""The pages for clients and operators say what the server does: types, routes and settings are all there."""

from __future__ import annotations

import re
from pathlib import Path

from serai.server.app import make_app
from serai.server.base.settings import Settings, VisitorLimits
from tools import protocol_reference


def test_the_types_are_up_to_date() -> None:
    assert protocol_reference.TARGET.read_text("utf-8") == protocol_reference.whole(), (
        "run: python3 run.py exec python -m tools.protocol_reference"
    )


def test_every_route_is_described() -> None:
    text = protocol_reference.TARGET.read_text("utf-8").replace("{language}.ftl", "{file}").replace("{id}", "{table}")
    paths = make_app(Settings()).openapi_schema.to_schema()["paths"]
    assert paths
    missing = [
        f"{method.upper()} {path}"
        for path, methods in paths.items()
        for method in methods
        if f"{method.upper()} {path.replace('edition_hash', 'hash')}" not in text
    ]
    assert not missing


PROJECT = protocol_reference.TARGET.parents[1]


def test_every_setting_is_described() -> None:
    settings, budgets = [(PROJECT / "docs" / name).read_text("utf-8") for name in ("server.md", "security.md")]
    assert not [name for name in Settings.__struct_fields__ if f"`SERAI_{name.upper()}`" not in settings]
    assert not [name for name in VisitorLimits.__struct_fields__ if f"`{name}`" not in budgets]


def test_the_examples_set_only_what_there_is() -> None:
    files: list[Path] = sorted(file for file in (PROJECT / "deploy").rglob("*") if file.is_file())
    used = {name for file in files for name in re.findall(r"SERAI_([A-Z_]+)", file.read_text("utf-8"))}
    assert {"HOST", "PORT", "DATA"} <= used
    assert used - {"CACHE_DIR"} <= {name.upper() for name in Settings.__struct_fields__}
