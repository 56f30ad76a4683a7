"""Turns: tables share the way to the store, and none of them stands in another's way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, cast

import pytest

from serai.server.store.base import Append, AppendOutcome, Store
from serai.server.table.turns import Turns

pytestmark = pytest.mark.anyio


class Table:
    """A table for which something arrives once."""

    def __init__(self, name: str):
        self.append = Append(name, 0, [], None, None)
        self.outcomes: list[AppendOutcome] = []
        self.has_come: asyncio.Event | None = None
        """what it has to wait for"""
        self.tasks: list[asyncio.Task[None]] = []
        self.told: list[str] = []

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks.append(asyncio.create_task(work))

    def gather(self) -> bool:
        return self.has_come is None

    async def prepare(self) -> bool:
        assert self.has_come is not None
        return await self.has_come.wait()

    def begin_turn(self) -> Append | None:
        return self.append

    def end_turn(self, outcome: AppendOutcome) -> None:
        self.outcomes.append(outcome)

    def is_unfinished(self) -> bool:
        return True

    async def finish(self) -> None:
        self.told.append("finished")

    def goes_on(self) -> bool:
        self.told.append("let go")
        return False


class Shelf:
    """A store that takes a while."""

    def __init__(self, answer: Callable[[Append], AppendOutcome] = lambda _: True):
        self.answer = answer
        self.is_open = asyncio.Event()
        self.calls: list[list[str]] = []

    async def append(self, appends: Sequence[Append]) -> list[AppendOutcome]:
        self.calls.append([append.table for append in appends])
        await self.is_open.wait()
        return [self.answer(append) for append in appends]


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(10):
        while not condition():  # noqa: ASYNC110
            await asyncio.sleep(0)


def turns_with(shelf: Shelf) -> Any:
    return Turns(cast("Store", shelf))


async def test_what_comes_while_a_turn_is_stored_becomes_one_turn() -> None:
    shelf = Shelf()
    turns, tables = turns_with(shelf), [Table(f"t{number}") for number in range(6)]
    turns.add(tables[0])
    await until(lambda: shelf.calls)
    for table in tables[1:]:
        turns.add(table)
        await asyncio.sleep(0)
    shelf.is_open.set()
    await until(lambda: all(table.outcomes for table in tables))
    assert shelf.calls == [["t0"], ["t1", "t2", "t3", "t4", "t5"]]


async def test_each_table_gets_its_own_outcome() -> None:
    fault = RuntimeError("disk")
    outcomes: dict[str, AppendOutcome] = {"t0": True, "t1": False, "t2": fault}
    shelf = Shelf(lambda append: outcomes[append.table])
    shelf.is_open.set()
    turns, tables = turns_with(shelf), [Table(name) for name in outcomes]
    for table in tables:
        turns.add(table)
    await until(lambda: all(table.outcomes for table in tables))
    assert [table.outcomes for table in tables] == [[True], [False], [fault]]


async def test_a_store_that_breaks_is_told_to_all_and_the_next_turn_is_taken() -> None:
    def broken(_: Append) -> AppendOutcome:
        raise OSError("gone")

    shelf = Shelf(broken)
    shelf.is_open.set()
    turns, first, second = turns_with(shelf), Table("t0"), Table("t1")
    turns.add(first)
    await until(lambda: first.outcomes)
    assert isinstance(first.outcomes[0], OSError)
    shelf.answer = lambda _: True
    turns.add(second)
    await until(lambda: second.outcomes)
    assert second.outcomes == [True]


async def test_a_table_that_waits_for_something_holds_nobody_up_and_takes_its_turn_like_the_others() -> None:
    shelf = Shelf()
    shelf.is_open.set()
    turns, slow, quick = turns_with(shelf), Table("slow"), Table("quick")
    slow.has_come = asyncio.Event()
    turns.add(slow)
    turns.add(quick)
    await until(lambda: quick.told)
    assert (shelf.calls, slow.told) == ([["quick"]], [])
    slow.has_come.set()
    await until(lambda: len(slow.told) == 2)
    assert shelf.calls == [["quick"], ["slow"]]
    assert slow.told == quick.told == ["finished", "let go"]


async def test_a_table_that_could_not_prepare_has_no_turn() -> None:
    shelf = Shelf()
    turns = turns_with(shelf)

    class Lost(Table):
        async def prepare(self) -> bool:
            return False

    lost = Lost("t0")
    lost.has_come = asyncio.Event()
    turns.add(lost)
    await until(lambda: lost.told)
    assert (lost.told, shelf.calls) == (["let go"], [])


async def test_a_table_for_which_more_has_arrived_has_another_turn() -> None:
    """After a turn in which nothing had to be stored, too."""
    shelf = Shelf()
    shelf.is_open.set()
    turns = turns_with(shelf)

    class Busy(Table):
        rounds = 0

        def begin_turn(self) -> Append | None:
            self.rounds += 1
            return self.append if self.rounds == 3 else None

        def goes_on(self) -> bool:
            return self.rounds < 3

    busy = Busy("t0")
    turns.add(busy)
    await until(lambda: busy.outcomes)
    assert (busy.rounds, shelf.calls) == (3, [["t0"]])
