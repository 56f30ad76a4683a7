"""One game at one terminal: people and bots take their turns until it is over or somebody quits.

The person before the screen sees only views of their own seat. Between two people the screen is wiped.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from functools import partial

import msgspec

from serai.games.game import Move
from serai.games.wording import Reader
from serai.kernel.errors import IllegalMove
from serai.table import Table
from serai.terminal.party import Party
from serai.terminal.renderer import renderer_for
from serai.terminal.saving import offer_to_save
from serai.terminal.screen import Left, Piece, Screen, Story
from serai.terminal.turn import Quit, TakenBack, Turn


class Session:
    """A game being played at a terminal."""

    def __init__(self, table: Table, party: Party, language: str, screen: Screen, seed: int | str):
        self.table = table
        self.party = party
        self.screen = screen
        self.seed = seed
        self.outside = Reader(language, party.names)
        self.bots = party.bots(table.game.id)
        self.renderers = {
            seat: renderer_for(table.game.id, table.edition, Reader(language, party.names, seat))
            for seat in (None, *party.people)
        }
        self.heard: dict[int | None, int] = {seat: len(table.view(seat)["history"]) for seat in self.renderers}
        """How much of the story each person has been told."""
        self.at_the_screen: int | None = None
        self.say = self.outside.say

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        try:
            while not self.table.over:
                for seat in self.table.to_move:
                    if seat in self.bots:
                        self.table.play(self._bot_move(seat))
                    else:
                        self._take_turn(seat)
                if not self.party.people:
                    self.screen.show(self._news(None))
            self._finish()
        except (Quit, KeyboardInterrupt):
            self.screen.show(["", self.say("terminal-stopped")])
            self._offer_to_save()
        except Left:
            self.screen.show([self.say("terminal-left")])

    # Bots

    def _bot_move(self, seat: int) -> Move:
        from serai.bots.sight import Sight

        with self._thinking(self.party.names[seat]):
            return self.bots[seat].decide(Sight.of(self.table, seat, self.seed)).move

    def _advise(self, seat: int) -> str:
        """A good move for a person, and why."""
        from serai.bots.hint import hint
        from serai.bots.sight import Sight

        with self._thinking(self.say("terminal-adviser")):
            found = hint(Sight.of(self.table, seat, self.seed))
        return self.renderers[seat].words.advice(msgspec.to_builtins(found))

    def _thinking(self, who: str) -> AbstractContextManager[object]:
        thinking = self.say("terminal-thinking", seat=who)
        return nullcontext() if self.screen.plain else self.screen.console.status(thinking)

    # People

    def _take_turn(self, seat: int) -> None:
        """Ask until a choice is legal. If there is only one thing to do, do it without asking."""
        legal = self.table.legal(seat)
        if len(legal) == 1:
            self.table.play(legal[0])
            self.table.inner.let_stand()  # it would happen again at once
            return
        if len(self.party.people) > 1 and seat != self.at_the_screen:
            self.screen.hide()
            self.screen.ask(self.say("terminal-hand-over", seat=self.party.names[seat]))
        self.at_the_screen = seat
        renderer = self.renderers[seat]
        view, seen = self.table.view(seat), self.table.inner.seen_by(seat)
        may_withdraw = self.table.inner.withdrawable == seat
        advise = partial(self._advise, seat)
        turn = Turn(self.screen, renderer, view, seen, self.outside, advise, may_withdraw=may_withdraw)
        turn.show(self._news(seat))
        while True:
            try:
                self.table.play(turn.choose())
            except TakenBack:
                self.table.withdraw(seat)
                return
            except IllegalMove as fault:
                self.screen.show([renderer.words.refusal(fault)])
            else:
                return

    def _news(self, viewer: int | None) -> list[Piece]:
        """Return what somebody has not been told yet."""
        words, history = self.renderers[viewer].words, self.table.view(viewer)["history"]
        told = [text for facts in history[self.heard[viewer] :] if (text := words.event(facts))]
        self.heard[viewer] = len(history)
        return [Story(told)] if told else []

    # The end

    def _finish(self) -> None:
        viewer = self.party.people[0] if len(self.party.people) == 1 else None
        renderer, view = self.renderers[viewer], self.table.view(viewer)
        headline, ornament = renderer.headline(view)
        self.screen.page(headline, self._news(viewer), ornament)
        self.screen.show([*renderer.scores(view), "", renderer.words.outcome(view["result"])])
        self._offer_to_save()

    def _offer_to_save(self) -> None:
        offer_to_save(self.screen, self.outside, {**self.table.record(), **self.party.as_record()})
