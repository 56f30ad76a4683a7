"""Typed commands at a table: a choice, or a question about the table.

The terminal asks for such lines, and so does the command field of the browser, through the server.
"""

from __future__ import annotations

from collections.abc import Callable

from serai.games.game import Move, Position
from serai.terminal.renderer import Renderer, View
from serai.terminal.screen import Piece, Story

LONGEST_WORD = 40


class Grammar:
    """Lines of one person at one decision. Everything comes from this person's own view."""

    def __init__(self, renderer: Renderer, view: View, seen: Position, say: Callable[..., str]):
        self.renderer, self.view, self.say = renderer, view, say
        self.choices = renderer.choices(view, seen) if view["legal"] else []

    def move(self, line: str) -> Move | None:
        """Return the move that a line chooses: an entry of the menu, or one written out after `=`, legal or not."""
        number = self._number(line)
        if number is not None:
            return self.choices[number][0]
        return self.renderer.typed(self.view, line[1:].split()) if self.choices and line.startswith("=") else None

    def answer(self, line: str) -> list[Piece] | None:
        """Return the answer to a question; None if the line is no question."""
        if line.startswith("?"):
            return self._help(line[1:].strip())
        if line == "s":
            return self.renderer.scores(self.view)
        if line == "h":
            return [Story(self._history(), by_line=True)]
        return None

    def puzzled(self, line: str) -> str:
        """Return the answer to a line that means nothing."""
        return self.say("terminal-not-understood" if line else "terminal-prompt-again", last=len(self.choices))

    def _number(self, line: str) -> int | None:
        """The entry that a line means: by its number, or by the beginning of its name."""
        if line.isdecimal():
            return int(line) - 1 if len(line) < 6 and 1 <= int(line) <= len(self.choices) else None
        names = [entry.name.plain.casefold() for _, entry in self.choices]
        named = [number for number, name in enumerate(names) if len(line) > 1 and name.startswith(line.casefold())]
        return named[0] if len(named) == 1 else None

    def _help(self, word: str) -> list[Piece]:
        if not word:
            return [self.say("terminal-help", last=len(self.choices)), *self.renderer.help()]
        number = self._number(word)
        if number is not None:
            return self.renderer.about(self.view, self.choices[number][0])
        found = self.renderer.look_up(self.view, word)
        return found or [self.say("terminal-nothing-found", word=word[:LONGEST_WORD])]

    def _history(self) -> list[str]:
        told = (self.renderer.words.event(facts) for facts in self.view["history"])
        return [text for text in told if text]
