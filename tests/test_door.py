"""What stands in the door: `from serai import …`, quick to open, with everything that most programs need."""

from __future__ import annotations

import subprocess
import sys

import pytest

import serai


def test_everything_named_can_be_imported() -> None:
    found: dict[str, object] = {}
    exec("from serai import *", found)  # noqa: S102 - a function may not say so itself
    assert set(serai.__all__) <= found.keys()
    assert found.pop("__version__") == serai.__version__
    assert all(callable(found[name]) for name in set(serai.__all__) - {"__version__"})


def test_a_bot_is_written_from_what_stands_in_the_door() -> None:
    from serai import Bot, Sight, Table, Thought

    class First(Bot):
        def decide(self, sight: Sight, budget: object = None) -> Thought:  # noqa: ARG002
            return Thought(sight.legal[0])

    table = Table.new("amul", players=3)
    assert First("amul").decide(Sight.of(table, 1)).move == table.legal(1)[0]


def test_a_name_that_is_not_there_is_refused_as_python_does() -> None:
    with pytest.raises(AttributeError, match="module 'serai' has no attribute 'Chess'"):
        _ = serai.Chess


def test_the_door_is_light() -> None:
    code = "import sys, serai\nprint({'numpy', 'numba', 'msgspec'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "set()\n"


def test_a_table_has_about_a_dozen_members() -> None:
    public = [name for name in vars(serai.Table) if not name.startswith("_")]
    assert 12 <= len(public) <= 16
