"""Settings that every test shares."""

import faulthandler
import json
import os
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings
from xdist.remote import Producer

from tests import scheduling
from tests.flaky import Only, Outcomes

# Servers in tests compile for themselves: the tests beside them need the other processors.
os.environ.setdefault("SERAI_COMPILERS", "0")

# The tests are about the games of this house, whatever is installed beside it; tests/third_game lets its own guest in.
os.environ.setdefault("SERAI_GUESTS", "")

# Compilation on first use would break deadlines; the same examples every time keep a red run repeatable.
# `--hypothesis-profile=search` looks for new ones.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.register_profile("search", deadline=None, max_examples=2_000)
settings.load_profile("steady")


STDERR = 2


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--store-durations", action="store_true", help="write tests/durations.json anew")
    parser.addoption("--only", type=Path, help="a file with the names of the tests to run")
    parser.addoption("--outcomes", type=Path, help="a file for the names of the tests that passed and that failed")


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput"):
        return  # the process that started this one hears of every test
    if config.getoption("--store-durations"):
        config.pluginmanager.register(scheduling.Stopwatch())
    outcomes = config.getoption("--outcomes")
    if outcomes:
        config.pluginmanager.register(Outcomes(outcomes, config))
    only = config.getoption("--only")
    if only:
        config.pluginmanager.register(Only(json.loads(only.read_text("utf-8"))))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every process must collect the same tests, and the order of a set differs between processes."""
    for mark in metafunc.definition.iter_markers("parametrize"):
        if any(isinstance(values, (set, frozenset)) for values in mark.args[1:2]):
            raise pytest.UsageError(f"{metafunc.definition.nodeid}: sort the set that it is parametrized with")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    scheduling.longest_first(items, scheduling.read_durations())


@pytest.hookimpl(tryfirst=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> scheduling.Units:
    return scheduling.Units(config, log)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None]:
    """pytest stops watching a test that has failed, but what that leaves behind may stand still as well."""
    seconds = float(item.config.getini("faulthandler_timeout"))
    if seconds:
        faulthandler.dump_traceback_later(seconds, exit=True, file=STDERR)
    yield
