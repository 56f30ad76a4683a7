"""Bugs planted into the server, each of which the simulator has to find: the test of the tests.

They are the mistakes that such a server invites. Each is a patch of one function.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from serai.server import wire
from serai.server.base import clock
from serai.server.base.refusals import refused
from serai.server.clocks import limits
from serai.server.clocks.thinking import ThinkingTimes
from serai.server.rows.rests import rests_at, runs_out
from serai.server.store.base import Append, AppendOutcome, LogRow, decode_move
from serai.server.store.fence import Fence
from serai.server.store.journal import Journal
from serai.server.store.sqlite import SqliteStore
from serai.server.table.attention import Attention
from serai.server.table.game import orders
from serai.server.table.game.live_game import LiveGame, _thinking_in
from serai.server.table.game.reader import GameReader
from serai.server.table.live_table import LiveTable
from serai.server.table.play import Play
from serai.server.table.seats.seating import Seating
from serai.server.table.turns import Turns
from serai.server.table.viewers.audience import Audience, Left
from serai.server.table.viewers.stream import Stream
from tests.simulation import planted_deals
from tests.simulation.planted_deals import Planted
from tests.simulation.world import World, WorldClock


def acknowledge_before_the_commit() -> Planted:
    begin = LiveTable.begin_turn

    def begin_turn(self: Any) -> Append | None:
        append = begin(self)
        if append is not None:
            for decision, answer in self._answers:
                decision.connection.send(wire.encode(answer))
            self._answers = []
        return append

    return patch.object(LiveTable, "begin_turn", begin_turn)


def show_before_the_commit() -> Planted:
    begin = LiveTable.begin_turn

    def begin_turn(self: Any) -> Append | None:
        append = begin(self)
        if append is not None:
            self.audience.show(self._play.game.table, self._attention.left(self._play.game))
        return append

    return patch.object(LiveTable, "begin_turn", begin_turn)


def drop_updates_on_reconnect() -> Planted:
    def since(self: Any, revision: str | None) -> list[Any] | None:
        return [] if revision is not None and revision.startswith(self.name) else None

    return patch.object(Stream, "since", since)


def apply_a_decision_twice() -> Planted:
    act = LiveGame.act

    def forgetful(self: Any, *words: Any, **more: Any) -> bool:
        self._acts.clear()
        return act(self, *words, **more)

    return patch.object(LiveGame, "act", forgetful)


def forget_decisions_at_a_restart() -> Planted:
    make = LiveGame.__init__

    def forgetful(self: Any, *words: Any) -> None:
        make(self, *words)
        self._acts.clear()

    return patch.object(LiveGame, "__init__", forgetful)


def forget_sealed_choices_at_a_restart() -> Planted:
    make = LiveGame.__init__

    def forgetful(self: Any, doc: Any, edition: Any, rows: list[LogRow]) -> None:
        final = [row for row in rows if row.version != rows[-1].version or row.by == "chance"]
        make(self, doc, edition, final)
        self.stored = len(rows)
        self.check = (rows[-1].check if rows else None) or self.check

    return patch.object(LiveGame, "__init__", forgetful)


def count_an_overtaken_append_as_stored() -> Planted:
    settle = Play.settle

    def gullible(self: Any, outcome: AppendOutcome) -> bool:
        return settle(self, outcome if isinstance(outcome, Exception) else True)

    return patch.object(Play, "settle", gullible)


def lose_the_journal() -> Planted:
    def know_nothing(self: Any) -> dict[str, Any]:
        if self._waiting is None:
            self._waiting = {}
            self._connection.execute("DELETE FROM journal")
        waiting: dict[str, Any] = self._waiting
        return waiting

    return patch.object(Journal, "_know_what_waits", know_nothing)


def enter_the_journal_twice() -> Planted:
    def fit_always(self: Any, run: Any) -> None:
        self._let_wait(run)

    return patch.object(Journal, "_let_wait_if_it_fits", fit_always)


def let_two_processes_write() -> Planted:
    return patch.object(Fence, "check", lambda *_: None)


def say_refused_for_unknown() -> Planted:
    return patch("serai.server.table.commands.unknown", refused)


def answer_when_a_commit_fails() -> Planted:
    """A full disk, and nobody is told."""
    commit = SqliteStore._commit_together

    def careless(self: Any, jobs: list[Any]) -> None:
        forget = self._journal.forget

        def believe() -> None:
            forget()
            for work, future in jobs:
                if isinstance(work, list) and not future.done():
                    future.set_result([True] * len(work))

        self._journal.forget = believe
        try:
            commit(self, jobs)
        finally:
            del self._journal.forget

    return patch.object(SqliteStore, "_commit_together", careless)


def keep_a_game_that_was_not_stored() -> Planted:
    """After a commit that failed the memory is ahead of the store."""

    def lose(self: Any) -> None:
        if self.game is not None:
            self.game.settle()

    return patch.object(Play, "lose", lose)


def stand_still_after_a_fault() -> Planted:
    end = LiveTable.end_turn

    def stuck(self: Any, outcome: AppendOutcome) -> None:
        if isinstance(outcome, Exception):
            self.goes_on = lambda: False
        else:
            end(self, outcome)

    return patch.object(LiveTable, "end_turn", stuck)


def stop_turns_after_a_fault() -> Planted:
    tell = Turns._store_and_tell

    async def fragile(self: Any, grown: list[Any]) -> None:
        outcomes = await self._store.append([append for _, append in grown])
        if not any(isinstance(outcome, Exception) for outcome in outcomes):
            await tell(_Told(self, outcomes), grown)  # type: ignore[arg-type]

    return patch.object(Turns, "_store_and_tell", fragile)


class _Told:
    """Turns whose store has answered."""

    def __init__(self, turns: Any, outcomes: list[AppendOutcome]):
        self._turns, self._outcomes = turns, outcomes
        self._store = self
        self._go_on = turns._go_on

    async def append(self, _: Any) -> list[AppendOutcome]:
        return self._outcomes


def name_all_streams_alike() -> Planted:
    make = Stream.__init__

    def alike(self: Any) -> None:
        make(self)
        self.name = "stream"
        self._opening = b'{"type":"update","revision":"stream.'

    return patch.object(Stream, "__init__", alike)


def show_everybody_the_first_seat() -> Planted:
    catch_up = Audience.catch_up

    def careless(self: Any, viewer: int | None, revision: str | None, table: Any, left: Any) -> Any:
        now, view, updates = catch_up(self, viewer, revision, table, left)
        return now, view and table.view(0), updates

    return patch.object(Audience, "catch_up", careless)


def overwrite_what_another_has_changed() -> Planted:
    change = Seating.change

    async def hasty(self: Any, wanted: Any, *more: Any) -> bool:
        save = self._store.save

        async def save_always(doc: Any, revision: int, *words: Any) -> bool:
            stored = await self._store.load(doc.id)
            return bool(await save(doc, max(revision, stored.revision), *words))

        with patch.object(self._store, "save", save_always):
            return await change(self, wanted, *more)

    return patch.object(Seating, "change", hasty)


def break_the_chain_of_checksums() -> Planted:
    follow = LiveGame.follow

    def careless(self: Any, rows: list[LogRow]) -> None:
        check = self.check
        follow(self, rows)
        self.check = check

    return patch.object(LiveGame, "follow", careless)


def read_from_the_wrong_place() -> Planted:
    """What another process has played is followed, but for its first move."""

    async def follow(self: Any, doc: Any, game: LiveGame) -> None:
        game.follow((await self._sound_rows(doc, game.stored, game.check))[1:])

    return patch.object(GameReader, "follow", follow)


def follow_the_computers_clock() -> Planted:
    class JumpingClock(WorldClock):
        def now(self) -> float:
            return self.wall_time()

    return patch.object(World, "clock", lambda world: JumpingClock(world.loop.time, world.wall_time))


def let_a_bot_decide_at_any_time() -> Planted:
    def play(self: Any, thought: Any) -> None:
        if self.game is not None:
            self.game.play(thought.move, "bot", clock.now())

    return patch.object(Play, "_play_bot", play)


def show_others_what_was_chosen() -> Planted:
    """A hint of it, where nobody looks: the time that is left ends in an even or an odd number."""

    def left(_: Any, game: LiveGame | None) -> Left:
        hint = None if game is None else float(game.table.log[-1].get("card", 0) % 2)
        return lambda _: hint

    return patch.object(Attention, "left", left)


def keep_an_order_that_was_taken_back() -> Planted:
    return patch("serai.server.table.game.orders.remove", lambda *_: None)


def carry_out_an_order_again() -> Planted:
    """What the log says of it is not asked, and a process that dies has not forgotten it."""
    return patch.object(LiveGame, "has_taken", lambda *_: False)


def count_from_an_earlier_decision_after_a_restart() -> Planted:
    def careless(rows: list[LogRow], log: list[Any], present: int) -> tuple[ThinkingTimes, float]:
        thinking, since = _thinking_in(rows, log, present)
        return thinking, max((row.at for row in rows if row.at < since), default=since)

    return patch("serai.server.table.game.live_game._thinking_in", careless)


def go_on_counting_while_others_decide() -> Planted:
    """The decision of another process is followed, and its time is not."""
    follow = LiveGame.follow

    def careless(self: Any, rows: list[LogRow]) -> None:
        since = self.since
        follow(self, rows)
        self.since = since

    return patch.object(LiveGame, "follow", careless)


def forget_what_was_thought_before_a_restart() -> Planted:
    def careless(rows: list[LogRow], log: list[Any], present: int) -> tuple[ThinkingTimes, float]:
        return ThinkingTimes(), _thinking_in(rows, log, present)[1]

    return patch("serai.server.table.game.live_game._thinking_in", careless)


def bring_nothing_back_to_a_budget() -> Planted:
    allow = limits.allowance

    def stingy(doc: Any, seat: int, spans: Any) -> float | None:
        return allow(replace(doc, increment=0), seat, spans)

    return patch("serai.server.clocks.limits.allowance", stingy)


def give_no_grace_after_a_start() -> Planted:
    def hasty(rests: Any, seat: int, since: float, seconds: float | None) -> float | None:
        return None if seconds is None else runs_out(since, seconds, rests_at(rests, seat))

    return patch("serai.server.clocks.limits.deadline", hasty)


def change_no_order() -> Planted:
    give = orders.give

    def polite(doc: Any, holder: str, name: str, order: Any) -> None:
        if all(known.id != name for known in doc.seats[orders.owner(doc, holder)].orders):
            give(doc, holder, name, order)

    return patch("serai.server.table.game.orders.give", polite)


def show_an_older_table_after_a_failover() -> Planted:
    async def trust(_: Any) -> None:
        """What this process knows is believed to be all."""

    return patch.object(LiveTable, "_compare_with_store", trust)


def lose_the_second_of_two_sealed_choices() -> Planted:
    """Two people choose at the same moment; both are told that it is stored."""
    append = Play.append

    def careless(self: Any) -> Append | None:
        made = append(self)
        people = [] if made is None else [place for place, row in enumerate(made.rows) if row.by == "person"]
        if made is None or len(people) < 2:
            return made
        kept = self.game.pending = self.game.pending[: people[1]]
        return Append(made.table, made.number, kept, made.wake, made.keeper, made.standing, made.revision)

    return patch.object(Play, "append", careless)


def forget_the_last_decision_at_a_restart() -> Planted:
    make = LiveGame.__init__

    def forgetful(self: Any, doc: Any, edition: Any, rows: list[LogRow]) -> None:
        make(self, doc, edition, rows)
        acts = [(decode_move(row)["seat"], row.act) for row in rows if row.act]
        self._acts -= set(acts[-1:])

    return patch.object(LiveGame, "__init__", forgetful)


def acknowledge_before_the_commit_after_waiting() -> Planted:
    """Only where the table had to wait before its turn."""
    prepare, begin = LiveTable.prepare, LiveTable.begin_turn

    async def waiting(self: Any) -> bool:
        self.has_waited = True
        return await prepare(self)

    def begin_turn(self: Any) -> Append | None:
        append, has_waited = begin(self), self.__dict__.pop("has_waited", False)
        if append is not None and has_waited:
            for decision, answer in self._answers:
                decision.connection.send(wire.encode(answer))
            self._answers = []
        return append

    return patch.multiple(LiveTable, prepare=waiting, begin_turn=begin_turn)


def turn_away_who_sat_down_elsewhere() -> Planted:
    async def trust(_: Any) -> None:
        """What this process knows of the seats is believed to be all."""

    return patch.object(Seating, "catch_up", trust)


BUGS: dict[Callable[[], Planted], int] = {
    acknowledge_before_the_commit: 0,
    show_before_the_commit: 0,
    drop_updates_on_reconnect: 0,
    apply_a_decision_twice: 1,
    forget_decisions_at_a_restart: 1,
    forget_sealed_choices_at_a_restart: 3,
    count_an_overtaken_append_as_stored: 15,
    lose_the_journal: 1,
    enter_the_journal_twice: 330,
    let_two_processes_write: 11,
    say_refused_for_unknown: 209,
    answer_when_a_commit_fails: 10,
    keep_a_game_that_was_not_stored: 6,
    stand_still_after_a_fault: 52,
    stop_turns_after_a_fault: 23,
    name_all_streams_alike: 4,
    show_everybody_the_first_seat: 0,
    overwrite_what_another_has_changed: 5,
    break_the_chain_of_checksums: 15,
    read_from_the_wrong_place: 55,
    follow_the_computers_clock: 0,
    let_a_bot_decide_at_any_time: 19,
    keep_an_order_that_was_taken_back: 3,
    carry_out_an_order_again: 24,
    count_from_an_earlier_decision_after_a_restart: 1,
    go_on_counting_while_others_decide: 5,
    forget_what_was_thought_before_a_restart: 6,
    bring_nothing_back_to_a_budget: 6,
    give_no_grace_after_a_start: 4,
    change_no_order: 3,
    show_an_older_table_after_a_failover: 15,
    **planted_deals.BUGS,
    lose_the_second_of_two_sealed_choices: 34,
    forget_the_last_decision_at_a_restart: 24,
    acknowledge_before_the_commit_after_waiting: 5,
    turn_away_who_sat_down_elsewhere: 21,
}
"""Each with a seed whose world shows it. What happens in a world changes with the server, and the seed with it."""

FROM_OUTSIDE = (
    lose_the_second_of_two_sealed_choices,
    forget_the_last_decision_at_a_restart,
    acknowledge_before_the_commit_after_waiting,
    count_from_an_earlier_decision_after_a_restart,
    change_no_order,
    show_an_older_table_after_a_failover,
    planted_deals.use_all_salts_but_the_last,
    give_no_grace_after_a_start,
)
"""The eight that others once planted to try the simulator, which missed five of them. All others are of our own."""
