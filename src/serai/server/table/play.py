"""The game of a table: decisions are played, handed to the store, and count when they are there."""

from __future__ import annotations

from collections.abc import Sequence

from serai.kernel.errors import UserError
from serai.server import wire
from serai.server.base import clock
from serai.server.base.metrics import METRICS
from serai.server.base.refusals import FORBIDDEN, NOT_NOW, Refuse, refused
from serai.server.store.base import Append, AppendOutcome
from serai.server.table.attention import Attention
from serai.server.table.commands import Answers, BotMistake, BotMove, Command, PersonMove
from serai.server.table.game.live_game import ORDER, PERSON, LiveGame
from serai.server.table.game.orders import TableOrders
from serai.server.table.game.reader import GameReader
from serai.server.table.seats.seating import Seating

PASSES = "pass"
"""the verb of a move that does nothing"""
MOST_OVERTAKEN = 50
"""If even that many attempts find the log longer than expected, something else is wrong."""


class Play:
    """Holds the game, as far as it has been read."""

    def __init__(self, seating: Seating, attention: Attention, games: GameReader, orders: TableOrders):
        self._seating, self._attention, self._games, self._orders = seating, attention, games, orders
        self.game: LiveGame | None = None
        self._is_behind = False
        """whether another process has continued the game"""
        self._overtaken = 0

    @property
    def is_over(self) -> bool:
        """Whether the last move is stored."""
        game = self.game
        return game is not None and game.table.over and not game.pending

    # --- with the store ---

    @property
    def has_to_read(self) -> bool:
        return self.game is None or self._is_behind

    def has_fallen_behind(self, length: int) -> bool:
        """Whether a log of this length is longer than the game that is known here."""
        if self.game is None or length <= self.game.stored:
            return False
        self._is_behind = True
        return True

    async def catch_up(self) -> None:
        """Read the game, or what other processes have played. Before the start there is none."""
        if self._overtaken:
            await self._seating.catch_up()
        doc = self._seating.doc
        if doc.status == "open":
            return
        if self.game is None:
            self._is_behind = False
            self.game = await self._games.read(doc)
        elif self._is_behind:
            self._is_behind = False
            self._attention.forget()  # the process that has moved looks after the table
            await self._games.follow(doc, self.game)

    def append(self) -> Append | None:
        """Return what has to be stored."""
        game = self.game
        if game is None or not game.pending:
            return None
        claim, standing = self._attention.claim(game), game.standing(self._attention.allowances(game)).to_json()
        # Do not carry out an order that its owner has taken back meanwhile, perhaps at another process.
        revision = self._seating.revision if any(row.by == ORDER for row in game.pending) else None
        return Append(self._seating.doc.id, game.stored, game.pending, *claim, standing, revision)

    def settle(self, outcome: AppendOutcome) -> bool:
        """Return False if another process was quicker: then everything is done again on top of its moves."""
        if isinstance(outcome, Exception):
            raise outcome
        game = self.game
        if game is None or not outcome:
            METRICS.conflicts.inc()
            self.game = None
            self._overtaken += 1
            if self._overtaken > MOST_OVERTAKEN:
                raise RuntimeError(f"overtaken {self._overtaken} times in a row")
            return False
        self._overtaken = 0
        self._attention.keep()
        for row in game.pending:
            METRICS.moves.by[row.by] += 1
        game.settle()
        return True

    def stored_before(self, answers: Answers) -> Answers:
        """Return the answers to decisions that were sent again, and had been stored before the present turn."""
        game = self.game
        if game is None:
            return []
        return [
            (decision, answer)
            for decision, answer in answers
            if isinstance(answer, wire.Ack)
            and decision.connection.seat is not None
            and game.has_stored(decision.connection.seat, answer.id)
        ]

    def lose(self) -> None:
        """Discard the game in memory."""
        self.game = None

    # --- decisions ---

    def carry_out(self, batch: Sequence[Command]) -> Answers:
        """Play decisions of people and bots, and orders. The answers are given when they are stored."""
        answers: Answers = []
        for command in batch:
            if isinstance(command, PersonMove):
                answers.append((command, self._answer(command)))
            elif isinstance(command, BotMove):
                self._play_bot(command)
            elif isinstance(command, BotMistake):
                raise command.fault
        self._orders.carry_out(self.game)
        self._pass_for_people()
        return answers

    def _pass_for_people(self) -> None:
        """Pass for somebody alone with bots who can do nothing else. Among people that would reveal at once that
        there was no choice, and so what is in a hand.
        """
        game, seats = self.game, self._seating.doc.seats
        if game is None or not self._seating.is_for_one:
            return
        while len(awaited := () if game.table.over else game.table.to_move) == 1 and seats[awaited[0]].kind == PERSON:
            legal = game.table.legal(awaited[0])
            if len(legal) != 1 or legal[0]["do"] != PASSES:
                return
            game.play(legal[0], ORDER, clock.now())

    def _answer(self, decision: PersonMove) -> wire.Ack | wire.Refused:
        act, connection, game = decision.act, decision.connection, self.game
        try:
            if game is None:
                raise Refuse(NOT_NOW, "server-not-running")
            seat = connection.seat
            if seat is not None and connection.holder != self._seating.doc.seats[seat].holder:
                raise Refuse(FORBIDDEN, "server-seat-moved")
            has_time = not act.withdraw or self._attention.has_time_again(game)
            return wire.Ack(act.id, game.act(seat, act, decision.at, has_time=has_time))
        except UserError as fault:
            if game is not None and game.is_torn:
                raise
            return refused(act.id, fault)

    def _play_bot(self, thought: BotMove) -> None:
        """Whether a thought counts: the same decision must still be open, and a bot's or too late for a person."""
        game, doc = self.game, self._seating.doc
        if game is None or game.table.version != thought.version:
            return
        is_bots = doc.level_at(thought.seat) is not None or self._attention.is_late(game, thought.seat)
        if thought.seat in game.table.to_move and is_bots:
            by = "bot" if doc.seats[thought.seat].kind == "bot" else "stand_in"
            game.play(thought.move, by, clock.now())
