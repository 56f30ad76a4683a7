"""Work on what visitors send: it ends in time, whatever it is, and in a process that plays nothing."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from unittest.mock import patch

import pytest

from serai.daily.deal import today
from serai.kernel.errors import IllegalMove, UserError
from serai.kernel.toml_reader import EditionFault
from serai.records.replay import BadRecord
from serai.server.base import clock
from serai.server.base.refusals import MALFORMED, TOO_LARGE, Refuse
from serai.server.base.settings import VisitorLimits
from serai.server.security.limits import Limiter
from serai.server.work import worker
from serai.server.work.apart import Apart
from serai.server.work.fair_queue import Client
from tests.server.fake_clock import FakeClock
from tests.server.serving import Serving

pytestmark = pytest.mark.anyio

ANNA = Client("anna", "")


def spin() -> None:
    while True:
        pass


def swallow() -> int:
    return len(bytearray(8 << 30))


def fail() -> None:
    raise KeyError("ours")


def complain(fault: str) -> None:
    faults: dict[str, UserError] = {
        "edition": EditionFault("line 1: no", "line 2: neither"),
        "refusal": Refuse(MALFORMED, "server-daily-day"),
        "record": BadRecord(IllegalMove("A1", "no", "record-moves", {"of": 3}), 7),
    }
    raise faults[fault]


def tell_twice() -> str:
    worker.tell(1, 2)
    worker.tell(2, 2)
    return "told"


@pytest.fixture(scope="module")
async def apart() -> AsyncIterator[Apart]:
    made = Apart(seconds=0.2)
    with patch.dict(os.environ, PYTHONPATH=str(Path.cwd())):  # where the work of these tests is
        yield made
        await made.stop()


async def test_work_is_done_in_another_process_that_stays(apart: Apart) -> None:
    first = await apart.do(ANNA, os.getpid)
    assert first != os.getpid()
    assert await apart.do(ANNA, os.getpid) == first


@pytest.mark.parametrize("fault", ["edition", "refusal", "record"])
async def test_a_fault_of_what_was_sent_comes_back_whole(apart: Apart, fault: str) -> None:
    with pytest.raises(UserError) as here:
        complain(fault)
    with pytest.raises(type(here.value)) as told:
        await apart.do(ANNA, complain, fault)
    assert str(told.value) == str(here.value)
    assert vars(told.value) == vars(here.value)


async def test_a_fault_of_ours_is_no_refusal_and_the_process_stays(apart: Apart) -> None:
    first = await apart.do(ANNA, os.getpid)
    with pytest.raises(worker.Broken, match="KeyError"):
        await apart.do(ANNA, fail)
    assert await apart.do(ANNA, os.getpid) == first


@pytest.mark.parametrize("work", [spin, swallow])
async def test_work_without_end_is_ended_and_the_next_is_done(apart: Apart, work: Callable[[], object]) -> None:
    first = await apart.do(ANNA, os.getpid)
    with pytest.raises(Refuse, match="too long"):
        await apart.do(ANNA, work)
    assert await apart.do(ANNA, os.getpid) not in (first, os.getpid())


async def test_work_that_only_waits_is_ended_too() -> None:
    apart = Apart(deadline=0.1)
    with pytest.raises(Refuse, match="too long"):
        await apart.do(ANNA, signal.pause)


async def test_a_process_that_died_while_idle_refuses_nothing(apart: Apart) -> None:
    first = await apart.do(ANNA, os.getpid)
    os.kill(first, signal.SIGKILL)
    assert await apart.do(ANNA, os.getpid) != first


async def test_work_tells_how_far_it_is(apart: Apart) -> None:
    heard: list[tuple[int, int]] = []
    assert await apart.listen(ANNA, lambda *told: heard.append(told), tell_twice) == "told"
    assert heard == [(1, 2), (2, 2)]


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


async def test_seconds_of_work_are_counted() -> None:
    limiter = Limiter(VisitorLimits(replays=(2, 60.0)))
    apart = Apart(limiter)
    with clock.using(FakeClock()):
        limiter.check("replays", ANNA.visitor)
        limiter.charge("replays", ANNA.visitor, 0.5)
        with pytest.raises(Refuse) as refused:
            await apart.do(ANNA, os.getpid)
    assert refused.value.arguments["limit"] == "replays"


async def test_a_visitor_pays_for_the_time_of_their_work(apart: Apart, monkeypatch: pytest.MonkeyPatch) -> None:
    limiter = Limiter(VisitorLimits(replays=(2, 60.0)))
    monkeypatch.setattr(apart, "_limiter", limiter)
    with clock.using(FakeClock()):
        with pytest.raises(Refuse, match="too long"):
            await apart.do(ANNA, spin)  # more than a second
        with pytest.raises(Refuse) as refused:
            await apart.do(ANNA, os.getpid)
    assert refused.value.arguments["limit"] == "replays"


# --- everything that visitors send ---


@pytest.fixture
def nothing_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(*_: object) -> None:
        raise Refuse(TOO_LARGE, "server-too-much-work")

    monkeypatch.setattr(Apart, "_do", refuse)


@pytest.mark.usefixtures("nothing_apart")
async def test_whatever_a_visitor_sends_is_read_apart(server: Serving) -> None:
    anna, text, record = server.browser(), "a = 1", {"format": "serai-record/1"}
    day = today(clock.wall_time()).isoformat()
    sent: dict[str, object] = {
        "/api/records": record,
        f"/api/daily/amul/{day}": record,
        "/api/score": {"game": "amul", "totals": [{}]},
        "/api/companion": {"game": "amulett", "known": [], "act": 0},
        "/api/editions/amul": {"text": text},
        "/api/tables": {"game": "amul", "players": 3, "name": "Ann", "edition_file": text},
        "/api/tournaments/file": text,
    }
    for path, body in sent.items():
        assert (await anna.post(path, body, 413))["message"] == "server-too-much-work", path


@pytest.mark.usefixtures("nothing_apart")
async def test_a_passkey_is_read_apart(server: Serving) -> None:
    pytest.importorskip("webauthn", reason="passkeys need the webauthn package")
    anna = server.browser()
    anna.http.headers["origin"] = server.address
    question = await anna.post("/api/me/passkeys/options", None, 200)
    await anna.post("/api/me/passkeys", {"ticket": question["ticket"], "credential": {"id": "x"}}, 413)


@pytest.mark.usefixtures("nothing_apart")
async def test_an_edition_that_was_sent_before_is_read_apart_again(server: Serving) -> None:
    await server.store.keep_edition("amul", "some-hash", "a = 1")
    await server.browser().get("/api/editions/amul/some-hash", 404)
