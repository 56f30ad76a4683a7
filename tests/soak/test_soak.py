"""The storm is a storm, and finds what is wrong."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from serai import Table
from tests.server.people import Browser
from tests.server.serving import free_port
from tests.soak.people import Person, Tally
from tests.soak.storm import Storm
from tests.soak.tables import compare


@pytest.mark.rare
def test_a_small_storm() -> None:
    over: list[int] = []
    storm = Storm(tables=3, seed=2, seconds=240, report=over.append)
    assert storm.run() == []
    assert over == [1, 2, 3]
    assert storm.tally.acknowledged > 100
    assert storm.tally.refused
    assert storm.tally.returns


def test_a_table_where_nobody_answers_is_found() -> None:
    storm = Storm(tables=1, seed=2, seconds=60, report=lambda _: None)
    trouble = asyncio.run(storm.play(f"http://127.0.0.1:{free_port()}", 0))
    assert (trouble or "").startswith("table 0: ConnectError")


@pytest.fixture
def table() -> Table:
    table, chance = Table.new("amul", 3, seed="storm"), random.Random(1)
    while not table.over:
        table.play(chance.choice(table.legal(table.to_move[0])))
    return table


def person_who_saw(view: dict[str, Any]) -> Person:
    person = Person(Browser("http://127.0.0.1"), "table", random.Random(1), Tally())
    person.view = json.loads(json.dumps(view))
    return person


def test_someone_who_saw_another_end_is_found(table: Table) -> None:
    record = table.record()
    assert compare(record, [person_who_saw(table.view(None))]) is None
    assert compare(record, [person_who_saw({**table.view(None), "version": 7})]) is not None


def test_a_record_that_does_not_replay_is_found(table: Table) -> None:
    record = table.record()
    record["moves"][-1]["card"] = 1
    assert "does not replay" in (compare(record, []) or "")
