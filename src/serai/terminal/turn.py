"""One decision of one person: the table, the menu, and every question until a choice is made."""

from __future__ import annotations

from collections.abc import Callable

from serai.games.game import Move, Position
from serai.games.wording import Reader
from serai.terminal.renderer import Renderer, View
from serai.terminal.screen import Piece, Screen, Story


class Quit(Exception):
    """The person wants to stop."""


class Turn:
    """A person before the screen. Everything comes from this person's own view."""

    def __init__(
        self, screen: Screen, renderer: Renderer, view: View, seen: Position, reader: Reader, advise: Callable[[], str]
    ):
        self.screen = screen
        self.renderer = renderer
        self.view = view
        self.say = reader.say
        self.advise = advise
        self.choices = renderer.choices(view, seen)

    def show(self, news: list[Piece]) -> None:
        """The table as it is now, and what can be done."""
        headline, ornament = self.renderer.headline(self.view)
        self.screen.page(headline, [*news, *self.renderer.table(self.view)], ornament)
        self.screen.show(["", self.renderer.words.asked(self.view)])
        self.screen.menu([entry for _, entry in self.choices])

    def choose(self) -> Move:
        """Ask until an answer is a choice. Quit where the person wants to stop."""
        while True:
            answer = self.screen.ask(self.say("terminal-prompt", last=len(self.choices)))
            number = self._number(answer)
            if number is not None:
                return self.choices[number][0]
            move = self.renderer.typed(self.view, answer[1:].split()) if answer.startswith("=") else None
            if move is not None:
                return move
            self._serve(answer)

    def _number(self, answer: str) -> int | None:
        """The entry that an answer means: by its number, or by the beginning of its name."""
        if answer.isdecimal():
            return int(answer) - 1 if len(answer) < 6 and 1 <= int(answer) <= len(self.choices) else None
        names = [entry.name.plain.casefold() for _, entry in self.choices]
        named = [number for number, name in enumerate(names) if len(answer) > 1 and name.startswith(answer.casefold())]
        return named[0] if len(named) == 1 else None

    def _serve(self, answer: str) -> None:
        """Whatever else can be asked for."""
        if answer.startswith("?"):
            self.screen.show(self._help(answer[1:].strip()))
        elif answer == "t":
            self.show([])
        elif answer == "s":
            self.screen.show(self.renderer.scores(self.view))
        elif answer == "h":
            self.screen.show([Story(list(self._history()), by_line=True)])
        elif answer == "!":
            self.screen.show([self.advise()])
        elif answer == "q":
            raise Quit
        else:
            message = "terminal-not-understood" if answer else "terminal-prompt-again"
            self.screen.show([self.say(message, last=len(self.choices))])

    def _help(self, word: str) -> list[Piece]:
        if not word:
            last = len(self.choices)
            return [self.say("terminal-help", last=last), *self.renderer.help()]
        number = self._number(word)
        if number is not None:
            return self.renderer.about(self.view, self.choices[number][0])
        return self.renderer.look_up(self.view, word) or [self.say("terminal-nothing-found", word=word[:40])]

    def _history(self) -> list[str]:
        told = (self.renderer.words.event(facts) for facts in self.view["history"])
        return [text for text in told if text]
