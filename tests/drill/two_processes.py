"""A second process on a data folder that has one already."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys

from tests.drill.commands import serai, serving
from tests.drill.drill import Drill, Place, hold
from tests.drill.people import Ledger
from tests.drill.stores import acts_in_file, embedded, playing
from tests.server.lives import is_gone
from tests.server.people import PATIENCE, eventually
from tests.server.serving import free_port


async def second_process(place: Place) -> str:
    data, ledger = place.folder / "data", Ledger()
    with embedded(place) as server:
        await server.begin()
        async with playing([server.address], ledger, place):
            said = await serai(*serving(data, free_port()))
            said.check_sentence("a second server on the same folder")
            before = len(ledger.acknowledged)
            await eventually(lambda: len(ledger.acknowledged) > before)
        await server.kill()
    ledger.compare(acts_in_file(data))
    return f"The second says: {said.words.strip().splitlines()[-1]} The first: {ledger}"


async def without_the_lock(place: Place) -> str:
    """Somebody removes the lock: the later one has the folder, and the earlier one has to notice."""
    data, ledger = place.folder / "data", Ledger()
    with embedded(place) as server:
        await server.begin()
        first, port = server.pid, free_port()
        async with playing([server.address, f"http://127.0.0.1:{port}"], ledger, place):
            (data / "serai.lock").unlink()
            command = [sys.executable, "-m", "serai", *serving(data, port)]
            with (place.folder / "second").open("wb") as log:
                second = subprocess.Popen(command, stderr=log)  # noqa: ASYNC220 - it does not wait
            try:
                await eventually(lambda: is_gone(first))
                known = len(ledger.acknowledged)
                await eventually(lambda: len(ledger.acknowledged) > known)
            except BaseException:
                second.kill()
                raise
        second.terminate()
        code = await asyncio.to_thread(second.wait, PATIENCE)
        hold(code in (0, -signal.SIGTERM), f"the second server did not stop in order, but with {code}")
    ledger.compare(acts_in_file(data))
    told = (place.folder / "log").read_text()
    hold(
        "another server has opened the same data folder" in told, f"the first did not say why it stopped: {told[-300:]}"
    )
    return str(ledger)


DRILLS = [
    Drill(
        "second-process",
        "a second server started on the same folder",
        "it refuses in one sentence, and the first goes on",
        second_process,
    ),
    Drill(
        "no-lock",
        "the lock removed, and a second server started on the same folder",
        "the first stops in words, the second goes on with everything acknowledged",
        without_the_lock,
    ),
]
