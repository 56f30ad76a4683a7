"""Records as earlier versions have written them: they are read, checked and replayed by every later one.

`kept/FORMAT-….json.gz` was written by the first serai that wrote this format. A new format brings files of its own.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from serai.played_game import RECORD_FORMAT
from serai.records.deal import TERMS
from serai.records.editions import ChosenEditions
from serai.records.replay import read_head, replay_head
from serai.table import Table

KEPT = sorted((Path(__file__).parent / "kept").glob("*.json.gz"))
DEALT = Path(__file__).parent / "deal.json"
"""chance moves as the first serai with checkable deals has drawn them: test_deal.py and the client draw them again"""
HELD = json.loads((Path(__file__).parents[2] / "docs" / "deal-vectors.json").read_text("utf-8"))["holds"]
"""the same of the second format"""


def test_every_format_that_ever_landed_is_kept() -> None:
    formats = {file.name.rpartition("-record-")[2].split("-")[0] for file in KEPT}
    newest = int(RECORD_FORMAT.rpartition("/")[2])
    assert formats == {str(number) for number in range(1, newest + 1)}
    deals = {
        json.loads(DEALT.read_text("utf-8"))["deal"]["format"],
        *(held["deal"]["format"] for held in HELD.values()),
    }
    assert deals == {"serai-deal/1", "serai-deal/2"} == set(TERMS)


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.name)
def test_it_is_checked_and_replayed_as_it_was(file: Path) -> None:
    record: dict[str, Any] = json.loads(gzip.decompress(file.read_bytes()))
    table = replay_head(read_head(record, ChosenEditions()))
    assert table.over
    assert Table.replay(record).record() == record
