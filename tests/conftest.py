"""Settings that every test shares."""

import faulthandler
import os
from collections.abc import Generator

import pytest
from hypothesis import settings

# Servers in tests compile for themselves: the tests beside them need the other processors.
os.environ.setdefault("SERAI_COMPILERS", "0")

# Compilation on first use would break deadlines; the same examples every time keep a red run repeatable.
# `--hypothesis-profile=search` looks for new ones.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.register_profile("search", deadline=None, max_examples=2_000)
settings.load_profile("steady")


STDERR = 2


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None]:
    """pytest stops watching a test that has failed, but what that leaves behind may stand still as well."""
    seconds = float(item.config.getini("faulthandler_timeout"))
    if seconds:
        faulthandler.dump_traceback_later(seconds, exit=True, file=STDERR)
    yield


LONG_FIRST = ("test_bounds.py", "_modes.py", "/e2e/", "/server/", "/soak/")
"""Files are given to processes in turn: what takes longest must not be the last."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def turn(item: pytest.Item) -> int:
        return next((turn for turn, part in enumerate(LONG_FIRST) if part in item.nodeid), len(LONG_FIRST))

    items.sort(key=turn)
