"""One decision of one person: the table, the menu, and every question until a choice is made."""

from __future__ import annotations

from collections.abc import Callable

from serai.games.game import Move, Position
from serai.games.wording import Reader
from serai.terminal.grammar import Grammar
from serai.terminal.renderer import Renderer, View
from serai.terminal.screen import Piece, Screen


class Quit(Exception):
    """The person wants to stop."""


class TakenBack(Exception):
    """The person takes the last move back."""


class Turn:
    """A person before the screen. Everything comes from this person's own view."""

    def __init__(
        self,
        screen: Screen,
        renderer: Renderer,
        view: View,
        seen: Position,
        reader: Reader,
        advise: Callable[[], str],
        *,
        may_withdraw: bool = False,
    ):
        self.screen = screen
        self.renderer = renderer
        self.view = view
        self.say = reader.say
        self.advise = advise
        self.may_withdraw = may_withdraw
        self.grammar = Grammar(renderer, view, seen, reader.say)

    def show(self, news: list[Piece]) -> None:
        """The table as it is now, and what can be done."""
        headline, ornament = self.renderer.headline(self.view)
        self.screen.page(headline, [*news, *self.renderer.table(self.view)], ornament)
        self.screen.show(["", self.renderer.words.asked(self.view)])
        self.screen.menu(self.grammar.entries)

    def choose(self) -> Move:
        """Ask until an answer is a choice. Quit where the person wants to stop, TakenBack where to go back."""
        while True:
            answer = self.screen.ask(self.say("terminal-prompt", last=len(self.grammar.choices)))
            move = self.grammar.move(answer)
            if move is not None:
                return move
            self._serve(answer)

    def _serve(self, answer: str) -> None:
        """Answer everything else that can be asked."""
        if answer == "t":
            self.show([])
        elif answer == "!":
            self.screen.show([self.advise()])
        elif answer == "q":
            raise Quit
        elif answer == "u" and self.may_withdraw:
            raise TakenBack
        elif answer == "u":
            self.screen.show([self.say("server-not-withdrawable")])
        else:
            told = self.grammar.answer(answer)
            self.screen.show([self.grammar.puzzled(answer)] if told is None else told)
