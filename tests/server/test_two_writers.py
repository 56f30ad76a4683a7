"""Two servers on one data folder: the later one writes, the earlier one stops in words, and no move is lost."""

from __future__ import annotations

import logging
import signal
from pathlib import Path

import pytest

from serai.server.base.refusals import Superseded
from serai.server.store.sqlite import SqliteStore
from tests.server.fake_clock import FakeClock
from tests.server.people import eventually
from tests.server.serving import serving
from tests.server.stored import a_row, a_table, an_append, append

pytestmark = pytest.mark.anyio


async def test_who_was_overtaken_writes_nothing_any_more(tmp_path: Path) -> None:
    file = tmp_path / "serai.sqlite"
    first = SqliteStore(file)
    await first.create(a_table())
    assert await append(first, an_append(0))
    file.with_suffix(".lock").unlink()  # as somebody may do who does not know its purpose
    second = SqliteStore(file)
    assert await append(second, an_append(1))
    with pytest.raises(Superseded, match="another server has opened the same data folder"):
        await append(first, an_append(1))
    with pytest.raises(Superseded):
        await first.save(a_table(), 0)
    assert await append(second, an_append(2))
    await first.close()
    await second.close()
    third = SqliteStore(file)
    assert await third.rows("t1") == [a_row(0), a_row(1), a_row(2)]
    await third.close()


async def test_a_server_that_was_overtaken_stops_and_says_why(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.ERROR, "serai.server")
    async with serving(tmp_path, clock=FakeClock()) as server:
        stopped: list[int] = []
        monkeypatch.setattr(signal, "raise_signal", stopped.append)
        (tmp_path / "serai.lock").unlink()
        second = SqliteStore(tmp_path / "serai.sqlite")
        await eventually(lambda: stopped == [signal.SIGTERM])
        assert "another server has opened the same data folder" in caplog.text
        answer = await server.browser().http.post("/api/tables", json={"game": "amul", "players": 3})
        assert (answer.status_code, answer.json()["message"]) == (503, "server-unwell"), "no fault of the visitor's"
        await second.close()
