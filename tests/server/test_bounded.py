"""What clients send never leads compiled code outside of its fields."""

from __future__ import annotations

from tests.support.modes import decisions_with_checks


def test_every_index_is_checked_while_clients_lie() -> None:
    assert decisions_with_checks("tests.server.bounded") > 800
