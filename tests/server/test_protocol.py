"""docs/protocol.md says what the server does: its types are made from the server's, its routes are all there."""

from __future__ import annotations

from serai.server.app import make_app
from serai.server.settings import Settings
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
