"""Notifies players who are away when it is their turn, or when they are invited.

Notifications are rows in the store, so a restart loses none. Each is claimed there before it is sent, so that only one
of several processes sends it. A failed one is tried again, later each time; no table ever waits for it. A slow receiver
does not get the next one early: only notifications for the same receiver and the same player wait.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress

from serai.server.base import clock
from serai.server.base.logs import log
from serai.server.base.metrics import METRICS
from serai.server.base.tasks import Tasks
from serai.server.clocks.limits import SLOW_SECONDS, deadlines, is_slow
from serai.server.notify.delivery import Delivery
from serai.server.notify.message import Message, invitation, turn_message
from serai.server.notify.quiet import quiet_until
from serai.server.notify.under_way import UnderWay
from serai.server.rows.game_status import GameStatus
from serai.server.rows.table import TableDoc
from serai.server.store.base import Store
from serai.server.store.listed_tables import ListedTable
from serai.server.store.notifications import Claimed, Notification, Quiet

LOOK_SECONDS = 1.0
FIRST_WAIT = 10.0
"""seconds after which a player who was away when their turn began is notified"""
LONG_WAIT = 60.0
"""the same for a player who was there, at a slow table: they decide, or have seen it"""
CLAIM_SECONDS = 120.0
"""seconds for which other processes leave a claimed notification alone"""
AT_ONCE, EACH_AT_ONCE = 64, 8
"""notifications under way: in all, and to one receiver or one player"""
RETRY_SECONDS, LONGEST_RETRY = 30.0, 3600.0
MOST_TRIES = 9
"""some three hours"""
WARNING_PART, LONGEST_WARNING = 0.25, 12 * 3600.0
"""a warning comes in the last part of the time, but no earlier than this many seconds before its end"""
STOP_SECONDS = 1.0
"""seconds that notifications under way may take when the process ends"""
LOOK_AGAIN = 3600.0
"""seconds after which a stopped clock is looked at again"""

Here = Callable[[str], Collection[int]]
"""by table, the seats whose owners are known to be present"""


class Notifier:
    """The notifications of one process."""

    def __init__(self, store: Store, delivery: Delivery, home: str):
        self._store, self._delivery, self._home = store, delivery, home.rstrip("/")
        self._here: Here = lambda _: frozenset()
        self._fresh: list[Notification] = []
        """not in the store yet"""
        self._under_way = UnderWay()
        self._tasks = Tasks()
        self._is_stopping = False

    # --- what arrives ---

    def begin(self, doc: TableDoc, standing: GameStatus, here: Collection[int]) -> None:
        """A decision has begun, and is stored. Notify the awaited players unless they decide first."""
        ends, now = deadlines(doc, standing), clock.now()
        for seat in standing.awaited:
            taken = doc.seats[seat]
            if taken.kind != "person" or taken.stand_in or taken.muted or taken.holder is None:
                continue
            if seat not in here or is_slow(doc):
                wait = LONG_WAIT if seat in here else FIRST_WAIT
                self._fresh.append(Notification(doc.id, seat, "turn", standing.since, taken.holder, now + wait))
            end = ends.get(seat)
            if end is not None and end - standing.since >= SLOW_SECONDS:
                warn = _warning(standing.since, end)
                self._fresh.append(Notification(doc.id, seat, "hurry", standing.since, taken.holder, warn))

    def invite(self, doc: TableDoc, guests: Collection[str]) -> None:
        """Invite these holders, for whom a new table keeps seats."""
        for guest in guests:
            seat = doc.seat_of(guest)
            if seat is not None:
                self._fresh.append(Notification(doc.id, seat, "invite", doc.created, guest, clock.now()))

    # --- life ---

    def start(self, here: Here) -> None:
        self._here = here
        self._tasks.start(self._keep_looking())

    async def stop(self) -> None:
        """Store the last requests and let notifications under way arrive, so that nobody is notified twice.

        The next process retries slower ones when the claim ends.
        """
        self._is_stopping = True
        self._under_way.wake()
        await self._tasks.end(STOP_SECONDS)
        with suppress(Exception):  # then the next process finds it when it starts
            await self._keep()
        await self._delivery.close()

    async def _keep_looking(self) -> None:
        has_recovered = False
        while not self._is_stopping:
            try:
                if not has_recovered:
                    await self._recover()
                    has_recovered = True
                await self.look()
            except Exception:  # noqa: BLE001 - the store may be back the next time
                log.exception("notifications failed")
            await self._under_way.some_end(LOOK_SECONDS)

    async def _recover(self) -> None:
        """Ask for what a killed process had not stored; nothing it had stored is asked for twice."""
        for sat in await self._store.notifications.waiting():
            if sat.standing is not None:
                self.begin(sat.doc, sat.standing, self._here(sat.doc.id))

    async def look(self) -> None:
        """Store new notifications, and begin to send those that are due."""
        await self._keep()
        now, free = clock.now(), AT_ONCE - self._under_way.count
        if not free:
            return
        busy = self._under_way.busy
        for claimed in await self._store.notifications.claim(now, now + CLAIM_SECONDS, free, EACH_AT_ONCE, busy):
            self._under_way.begin(claimed)
            self._tasks.start(self._try(claimed))

    async def _keep(self) -> None:
        fresh, self._fresh = self._fresh, []
        while fresh:
            try:
                await self._store.notifications.add(fresh[-1])
            except BaseException:
                self._fresh = fresh + self._fresh
                raise
            fresh.pop()

    # --- one notification ---

    async def _try(self, claimed: Claimed) -> None:
        try:
            await self._send(claimed)
        except Exception:  # noqa: BLE001 - the others must not wait; this one is due again when the claim ends
            log.exception("notification failed", extra={"table": claimed.table})
        finally:
            self._under_way.end(claimed)

    async def _send(self, claimed: Claimed) -> None:
        store, now = self._store.notifications, clock.now()
        channel, sat = await store.channel(claimed.channel), await self._store.listed_table(claimed.table)
        if channel is None or sat is None or not self._is_true(claimed, channel.holder, sat):
            await store.settle(claimed)
            return
        end = deadlines(sat.doc, sat.standing).get(claimed.seat) if sat.standing else None
        later = _not_before(claimed, end, (await store.habits(channel.holder)).quiet, now)
        if later is not None:
            await store.settle(claimed, later, claimed.tries - 1)
            return
        left = None if end is None else max(0.0, end - now)
        message = _message(claimed, sat, channel.details.language, self._home, left)
        outcome = await self._delivery.deliver(channel, message, f"{claimed.table}/{claimed.seat}")
        METRICS.notifications.labels(channel.kind, outcome).inc()
        if outcome == "gone":
            await store.drop_channel(channel.id)
        elif outcome == "failed" and claimed.tries < MOST_TRIES:
            wait = min(LONGEST_RETRY, RETRY_SECONDS * 2 ** (claimed.tries - 1))
            await store.settle(claimed, now + wait, claimed.tries)
        else:
            await store.settle(claimed)

    def _is_true(self, claimed: Claimed, holder: str, sat: ListedTable) -> bool:
        """Whether the same player, or guest, still owes the same decision and is away."""
        doc, standing = sat.doc, sat.standing
        if claimed.what == "invite":
            seat = doc.seat_of(holder)  # seats may have been shuffled
            return doc.status == "open" and seat is not None and seat not in self._here(doc.id)
        if doc.status != "running" or standing is None or standing.since != claimed.since:
            return False
        taken = doc.seats[claimed.seat]
        is_theirs = taken.holder == holder and not taken.stand_in and not taken.muted
        return is_theirs and claimed.seat in standing.awaited and claimed.seat not in self._here(doc.id)


def _warning(since: float, end: float) -> float:
    return end - min(LONGEST_WARNING, WARNING_PART * (end - since))


def _message(claimed: Claimed, sat: ListedTable, language: str, home: str, left: float | None) -> Message:
    doc, standing = sat.doc, sat.standing
    if claimed.what == "invite":
        host = next((seat.name for seat in doc.seats if seat.holder == doc.host), None)
        return invitation(language, home, doc.game, doc.id, host)
    return turn_message(claimed.what, language, home, doc.game, doc.id, standing.round if standing else None, left)


def _not_before(claimed: Claimed, end: float | None, quiet: Quiet | None, now: float) -> float | None:
    """Return when a due notification should be sent; None for now."""
    if claimed.what == "hurry":
        if end is None:
            return now + LOOK_AGAIN
        if now < (warn := _warning(claimed.since, end)) - 1:
            return warn
    return quiet_until(quiet, now)
