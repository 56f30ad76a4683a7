"""One table in memory: it takes what arrives one after the other, stores it, and only then tells anybody.

What is usual takes no time and is part of a turn (`turns.py`). What has to wait for something, a game to be read or
someone to be welcomed, is worked off by a task of its own; meanwhile nothing else is carried out at the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic, time
from typing import TYPE_CHECKING, NamedTuple

from serai.kernel.errors import UserError
from serai.server import closing, wire
from serai.server.audience import SEALED_SECONDS
from serai.server.commands import LOOK, Answers, Arrival, BotMove, Command, Decision
from serai.server.connection import Connection
from serai.server.doc import TableDoc
from serai.server.keeper import Keeper
from serai.server.logs import log
from serai.server.metrics import METRICS
from serai.server.refusals import FORBIDDEN, NOT_NOW, STARTING, UNKNOWN, Refuse, refusal_of
from serai.server.running import Running
from serai.server.store.base import Append, Outcome

if TYPE_CHECKING:
    from serai.server.house import House

CHAT_LINES = 50
REST_SECONDS = 5.0
MOST_OVERTAKEN = 50
"""If even so many attempts find the log longer than expected, something else is wrong."""


class Extent(NamedTuple):
    """How far a game has come: final moves, and rows of its log."""

    version: int
    length: int


class Host(Keeper):
    """A table with its game, for everybody who looks at it from this process."""

    def __init__(self, house: House, doc: TableDoc, revision: int):
        super().__init__(house, doc, revision)
        self._behind = False
        """another process has gone on with the game"""
        self._shown = Extent(0, 0)
        """to everybody"""
        self._waiting: asyncio.TimerHandle | None = None
        """until everybody is shown that someone has chosen in secret"""
        self._has_waited = False
        self._inbox: list[Command] = []
        self._batch: list[Command] = []
        """what is being carried out"""
        self._answers: Answers = []
        """to it, to be given when it is stored"""
        self.is_busy = False
        """something is under way, or will be with the next turn"""
        self._is_neglected = False
        """something has to be done that takes time"""
        self._overtaken = 0

    @property
    def is_over(self) -> bool:
        """Whether the game has ended. People see that when its last move is stored, a little before the doc says so."""
        running = self._running
        return self.doc.status == "over" or (running is not None and running.table.over and not running.pending)

    # --- what arrives ---

    def look(self) -> None:
        """See what has to be done."""
        self.post(LOOK)

    def arrive(self, connection: Connection, revision: str | None = None) -> None:
        """Someone has said hello, or has changed seats before the start."""
        self._is_neglected = True
        self.post(Arrival(connection, revision))

    def has_grown(self, length: int) -> None:
        if self._running is not None and length > self._running.stored:
            self._behind = True
            self.look()

    def post(self, command: Command) -> None:
        self.touched = monotonic()
        self._inbox.append(command)
        if not self.is_busy:
            self.is_busy = True
            self.house.turns.add(self)

    # --- a turn ---

    def begin_turn(self) -> Append | None:
        """Carry out what has arrived, as far as that takes no time. What has to be stored comes back."""
        self._batch, self._inbox = self._inbox, []
        was_neglected, self._is_neglected = self._is_neglected, False
        try:
            if was_neglected or self._takes_time():
                self.spawn(self._work_off())
                return None
            self._answers = self._carry_out()
            if self._running is not None and self._running.pending:
                return self._append(self._running)
        except Exception as fault:  # noqa: BLE001 - whoever waits for an answer gets one
            self._try(self._fail, fault)
        else:
            self._try(self._tell_and_attend)
        self._go_on()
        return None

    def end_turn(self, outcome: Outcome) -> None:
        """What had to be stored was, or was not."""
        try:
            is_stored = self._settle(outcome)
        except Exception as fault:  # noqa: BLE001 - whoever waits for an answer gets one
            self._try(self._fail, fault)
        else:
            if is_stored:
                self._try(self._tell_and_attend)
            else:
                self._inbox = self._batch + self._inbox
        self._go_on()

    def _try(self, work: Callable[..., None], *arguments: object) -> None:
        """A fault at one table must not stop the others of a turn, nor this one for ever."""
        try:
            work(*arguments)
        except Exception:  # noqa: BLE001 - whatever it is
            log.exception("table failed", extra={"table": self.doc.id})

    def _tell_and_attend(self) -> None:
        self._tell()
        if not self._attend_at_once():
            self._is_neglected = True

    def _go_on(self) -> None:
        """With what has arrived meanwhile, or with what takes time."""
        self._batch, self._answers = [], []
        if self._inbox or self._is_neglected:
            self.house.turns.add(self)
        else:
            self.is_busy = False

    def _takes_time(self) -> bool:
        if self.doc.status != "open" and (self._running is None or self._behind):
            return True
        if self.doc.status == "running" and self.is_over:
            return True
        return bool(self.bots) and any(self._was_away(command) for command in self._batch)

    def _was_away(self, command: Command) -> bool:
        """Whether it is someone's for whom a bot plays by now."""
        seat = command.connection.seat if isinstance(command, Decision) else None
        return seat is not None and self.doc.seats[seat].stand_in

    async def _work_off(self) -> None:
        """A turn that takes time."""
        try:
            await self._work_off_batch()
        except Exception:  # noqa: BLE001 - a fault at one table must not stop it for ever
            log.exception("table failed", extra={"table": self.doc.id})
        finally:
            self._go_on()

    async def _work_off_batch(self) -> None:
        try:
            running = await self._game()
            for command in self._batch:
                if isinstance(command, Decision) and self._was_away(command):
                    await self.come_back(command.connection.holder)
            self._answers = self._carry_out()
            if running is not None and running.pending:
                (outcome,) = await self.house.store.append([self._append(running)])
                if not self._settle(outcome):
                    self._inbox = self._batch + self._inbox
                    return
        except Exception as fault:  # noqa: BLE001 - whoever waits for an answer gets one
            self._fail(fault)
            return
        self._tell()
        arrivals = [command for command in self._batch if isinstance(command, Arrival)]
        try:
            for arrival in arrivals:
                await self._welcome(arrival)
        except Exception as fault:  # noqa: BLE001 - whoever waits for an answer gets one
            self._refuse_all(arrivals, fault)
        await self._attend()

    def _fail(self, fault: Exception) -> None:
        self._running = None  # it may be ahead of the store, which has the game
        self._refuse_all(self._batch, fault)

    def _refuse_all(self, batch: Sequence[Command], fault: Exception) -> None:
        if isinstance(fault, Refuse):
            refuse = fault
        else:
            refuse = Refuse(STARTING, "server-not-stored")
            log.error("moves not stored", exc_info=fault, extra={"table": self.doc.id})
        code = closing.NO_TABLE if refuse.status == UNKNOWN else closing.TRY_AGAIN
        for command in batch:
            match command:
                case Decision(connection, act):
                    connection.send(wire.encode(refused(act.id, refuse)))
                case Arrival(connection):
                    connection.close(code, wire.encode(wire.Closing(str(refuse), refuse.message)))

    # --- the game ---

    async def _game(self) -> Running | None:
        """The game as the store has it; None before the start."""
        if self.doc.status == "open":
            return None
        if self._running is None:
            await self.house.until_open(self.doc.game)
            edition = await self.house.editions.with_hash(self.doc.game, self.doc.edition_hash)
            self._behind = False
            rows = await self.house.store.rows(self.doc.id)
            self._running = await asyncio.to_thread(Running, self.doc, edition.edition, rows)
        elif self._behind:
            self._behind = False
            self._agreed = None  # whoever moved has taken over
            self._running.follow(await self.house.store.rows(self.doc.id, self._running.stored))
        return self._running

    def _carry_out(self) -> Answers:
        answers: Answers = []
        for command in self._batch:
            if isinstance(command, Decision):
                answers.append((command, self._answer(command)))
            elif isinstance(command, BotMove):
                self._play_bot(command)
        return answers

    def _answer(self, decision: Decision) -> wire.Ack | wire.Refused:
        act, connection, running = decision.act, decision.connection, self._running
        try:
            if running is None:
                raise Refuse(NOT_NOW, "server-not-running")
            if connection.seat is not None and connection.holder != self.doc.seats[connection.seat].holder:
                raise Refuse(FORBIDDEN, "server-seat-moved")
            return wire.Ack(act.id, running.act(connection.seat, act, decision.at))
        except UserError as fault:
            return refused(act.id, fault)

    def _play_bot(self, thought: BotMove) -> None:
        """A thought counts only if the same decision is still open and still a bot's."""
        running = self._running
        if running is None or running.table.version != thought.version:
            return
        if thought.seat in running.table.to_move and self.doc.level_at(thought.seat) is not None:
            by = "bot" if self.doc.seats[thought.seat].kind == "bot" else "stand_in"
            running.play(thought.move, by, time())

    def _append(self, running: Running) -> Append:
        self._promised = self._attention(running)
        return Append(self.doc.id, running.stored, running.pending, *self._promised)

    def _settle(self, outcome: Outcome) -> bool:
        """False when another process was quicker: then everything is done again on top of its moves."""
        if isinstance(outcome, Exception):
            raise outcome
        running = self._running
        if running is None or not outcome:
            METRICS.conflicts.inc()
            self._running = None
            self._overtaken += 1
            if self._overtaken > MOST_OVERTAKEN:
                raise RuntimeError(f"overtaken {self._overtaken} times in a row")
            return False
        self._overtaken = 0
        self._agreed = self._promised
        for row in running.pending:
            METRICS.moves.by[row.by] += 1
        running.settle()
        self.house.tell(self.doc.id, "rows", length=running.stored)
        return True

    # --- what is seen ---

    def _tell(self) -> None:
        """Give the answers, then show what has changed."""
        if self._answers:
            now = time()
            for decision, answer in self._answers:
                decision.connection.send(wire.encode(answer))
                METRICS.moves.acknowledged(now - decision.at)
        if self._has_someone_left:
            self._tell_who_is_here()
        if self._running is not None:
            self._show(self._running, {decision.connection.seat for decision, _ in self._answers})

    def _show(self, running: Running, deciding: set[int | None]) -> None:
        """Final moves are shown at once. Choices still sealed are shown at once to whoever made them; for the others
        they wait a little, so that several are one update.
        """
        now = Extent(running.table.version, running.stored)
        if now == self._shown:
            return
        if self.audience.connections and now.version == self._shown.version and not self._has_waited:
            self.audience.show(running.table, self._left(), deciding)
            if self._waiting is None:
                self._waiting = asyncio.get_running_loop().call_later(SEALED_SECONDS, self._show_sealed)
            return
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting, self._has_waited = None, False
        self._shown = now
        self.audience.show(running.table, self._left())

    def _show_sealed(self) -> None:
        """Not here and now: a move may be on its way to the store."""
        self._has_waited = True
        self.look()

    # --- people ---

    async def _welcome(self, arrival: Arrival) -> None:
        connection = arrival.connection
        chat = await self.house.store.said(self.doc.id, CHAT_LINES) if self.doc.chat else []
        if connection.gone:  # while others were served
            return
        here = self.audience.here()
        connection.seat = None if connection.watching else self.doc.seat_of(connection.holder)
        table = self._running.table if self._running is not None else None
        left = self._left()
        revision, view, updates = self.audience.catch_up(connection.seat, arrival.revision, table, left)
        self.audience.join(connection)
        you = self.you(connection.holder)
        connection.send(wire.encode(wire.Welcome(you, self.shown(), revision, view, updates, chat, left)))
        if self.audience.here() != here:
            self._tell_who_is_here()

    # --- life ---

    def is_idle(self) -> bool:
        return not (self.audience.connections or self._tasks or self.is_busy)

    async def rest(self) -> None:
        """Wait until what has arrived is stored. Bots are not waited for: they think again after a restart."""
        end = monotonic() + REST_SECONDS
        while self.is_busy and monotonic() < end:  # noqa: ASYNC110
            await asyncio.sleep(0.005)
        for task in self._tasks:
            task.cancel()


def refused(act: str | None, fault: UserError) -> wire.Refused:
    """A refusal as a message of the socket."""
    refusal = refusal_of(fault)[1]
    METRICS.refused.labels(refusal.message).inc()
    return wire.Refused(act, refusal.rule, refusal.reason, refusal.message, refusal.arguments)
