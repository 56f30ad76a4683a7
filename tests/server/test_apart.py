"""Work on text that visitors send: it ends in time, whatever it is, and in a process that plays nothing."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable

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


@pytest.fixture
async def apart() -> AsyncIterator[Apart]:
    made = Apart(seconds=0.2)
    yield made
    await made.stop()


async def test_work_is_done_in_another_process_that_stays(apart: Apart) -> None:
    first = await apart.do(ANNA, os.getpid)
    assert first != os.getpid()
    assert await apart.do(ANNA, os.getpid) == first


async def test_a_fault_of_the_text_comes_back_whole(apart: Apart) -> None:
    with pytest.raises(EditionFault) as told:
        await apart.do(ANNA, complain)
    assert told.value.faults == ("line 1: no", "line 2: neither")


@pytest.mark.parametrize("work", [spin, swallow])
async def test_work_without_end_is_ended_and_the_next_is_done(apart: Apart, work: Callable[[], object]) -> None:
    first = await apart.do(ANNA, os.getpid)
    with pytest.raises(Refuse, match="too long"):
        await apart.do(ANNA, work)
    assert await apart.do(ANNA, os.getpid) not in (first, os.getpid())


async def test_nothing_is_left_of_work_that_nobody_waits_for(apart: Apart) -> None:
    process = await apart.do(ANNA, os.getpid)
    waiting = asyncio.create_task(apart.do(ANNA, spin))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    assert await apart.do(ANNA, os.getpid) != process
