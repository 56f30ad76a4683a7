"""Shared score pads ("evenings"): several phones fill in the pad of a printed game together.

Nobody sees what others have entered before all are ready. The pads are stored like tables, so any process answers, and
a restart loses nothing; half a day after the last entry they are deleted.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable

from serai.server import wire
from serai.server.base import clock
from serai.server.base.refusals import UNKNOWN, Refuse
from serai.server.rows.evening import Evening, PadColumn
from serai.server.store.base import Store
from serai.server.store.evenings import StoredEvening

MOST_EVENINGS = 1000
IDLE_SECONDS = 12 * 3600
EVER = 0.0

Change = Callable[[Evening], None]


class Evenings:
    """The evenings of a store; those that nobody has touched for long are forgotten.

    If there are too many, the network with the most loses one, so nobody can push out other people's.
    """

    def __init__(self, store: Store):
        self._store, self._kept = store, store.evenings

    async def open(self, game: str, seats: int, who: str, network: str) -> Evening:
        """A new one, with a code for those who may join."""
        evening = Evening(
            secrets.token_urlsafe(9), secrets.token_urlsafe(12), game, who, [PadColumn() for _ in range(seats)]
        )
        await self._kept.discard(_oldest())
        await self._kept.create(evening, await self._veiled(network), clock.wall_time(), MOST_EVENINGS)
        return evening

    async def _veiled(self, network: str) -> str:
        """Return a name for a network from which nobody works out the address."""
        key = await self._store.secret(secrets.token_hex(16), "networks")
        return hmac.digest(key.encode(), network.encode(), "sha256").hex()[:16]

    async def find(self, evening_id: str, code: str) -> Evening:
        """Return a pad if the code is right."""
        return (await self._find(evening_id, code)).evening

    async def _find(self, evening_id: str, code: str) -> StoredEvening:
        """The refusal does not tell a wrong code from an unknown pad."""
        stored = await self._kept.load(evening_id, _oldest())
        if stored is None or not hmac.compare_digest(stored.evening.code.encode(), code.encode()):
            raise Refuse(UNKNOWN, "server-evening-gone")
        return stored

    async def enter(self, evening_id: str, seat: int, who: str, entered: wire.EveningEntry) -> Evening:
        """Fill in a column, though others may fill in theirs at the same moment."""
        while True:
            stored = await self._find(evening_id, entered.code)
            stored.evening.enter(seat, who, entered)
            if await self._kept.save(stored.evening, stored.revision, clock.wall_time()):
                return stored.evening

    async def of(self, who: str) -> list[Evening]:
        """Those that somebody has opened or fills in."""
        return [stored.evening for stored in await self._kept.of(who)]

    async def forget(self, who: str) -> None:
        """Remove what somebody has entered everywhere."""
        await self._change_all(who, lambda evening: evening.forget(who))

    async def hand_over(self, old: str, new: str) -> None:
        """A player comes with another cookie."""
        await self._change_all(old, lambda evening: evening.hand_over(old, new))

    async def _change_all(self, who: str, change: Change) -> None:
        """Change all pads of somebody, though others may fill in theirs at the same moment."""
        for evening in await self.of(who):
            is_saved = False
            while not is_saved and (stored := await self._kept.load(evening.id, EVER)):
                change(stored.evening)
                is_saved = await self._kept.save(stored.evening, stored.revision, clock.wall_time())


def _oldest() -> float:
    return clock.wall_time() - IDLE_SECONDS
