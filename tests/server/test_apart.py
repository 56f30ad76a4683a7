"""Work on text that visitors send: it ends in time, whatever it is, and in a process that plays nothing."""

from __future__ import annotations

import asyncio
import os
from time import perf_counter

import pytest

from serai.kernel.toml_reader import EditionFault
from serai.server.base.refusals import Refuse
from serai.server.work.apart import Apart
from serai.server.work.fair_queue import Client

pytestmark = pytest.mark.anyio

ANNA = Client("anna", "")


def spin() -> None:
    while True:
        pass


def swallow() -> int:
    return len(bytearray(8 << 30))


def complain() -> None:
    raise EditionFault("line 1: no", "line 2: neither")


async def test_work_is_done_in_another_process() -> None:
    assert await Apart().do(ANNA, os.getpid) != os.getpid()


async def test_a_fault_of_the_text_comes_back_whole() -> None:
    with pytest.raises(EditionFault) as told:
        await Apart().do(ANNA, complain)
    assert told.value.faults == ("line 1: no", "line 2: neither")


async def test_work_without_end_is_ended_and_the_next_is_done() -> None:
    apart, began = Apart(seconds=0.2), perf_counter()
    with pytest.raises(Refuse, match="too long"):
        await apart.do(ANNA, spin)
    assert perf_counter() - began < 60  # it would never end by itself
    assert await Apart().do(ANNA, os.getpid) != os.getpid()


async def test_work_that_wants_all_memory_is_ended() -> None:
    with pytest.raises(Refuse):
        await Apart().do(ANNA, swallow)


async def test_nothing_is_left_of_work_that_nobody_waits_for() -> None:
    apart = Apart()
    waiting = asyncio.create_task(apart.do(ANNA, spin))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert await apart.do(ANNA, os.getpid) != os.getpid()
