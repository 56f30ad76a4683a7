"""Typed lines at a table: a choice, or a question about the table.

The terminal asks for such lines, the socket takes them, and the command field of the browser understands the same
(web/src/keys/command.ts); tests/terminal/lines.toml and tests/server/conformance.toml hold the two texts together:

- A number is the choice of that number in the list on the screen. Where people bid and no list has numbers, it is a bid
  of that number, legal or not.
- Words mean the choice whose name has a word beginning with each of them; of several the one with the fewest words.
- `=` may stand before either. A terminal and the socket also understand a move behind it that is not in the list.
- `?` asks for help, `?` with words about something, `s` for the scores, `h` for the history, `t` for the table and the
  list, `!` for a hint; `u` takes a move back. A single letter never chooses.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from serai.games.game import Move, Position
from serai.terminal.renderer import Renderer, View
from serai.terminal.screen import MenuLine, Piece, Story

LONGEST_WORD = 40
NUMBER = re.compile(r"[0-9]{1,9}")
WORD = re.compile(r"[^\W_]+")


def chosen(line: str, names: Sequence[str], numbers: Sequence[int | None]) -> int | None:
    """Return the place of the choice that a line means. Each choice has a name, and perhaps a number."""
    if line.isdecimal():
        return numbers.index(int(line)) if NUMBER.fullmatch(line) and int(line) in numbers else None
    words = _words(line)
    if len(line) < 2 or line.startswith("?") or not words:
        return None
    places: dict[tuple[str, ...], int] = {}
    for place, own in enumerate(map(_words, names)):
        if all(any(_fits(word, known) for known in own) for word in words):
            places.setdefault(own, place)  # copies that differ in nothing are one choice
    fewest = min(map(len, places), default=0)
    found = [place for own, place in places.items() if len(own) == fewest]
    return found[0] if len(found) == 1 else None


def _words(text: str) -> tuple[str, ...]:
    return tuple(WORD.findall(text.lower()))


def _fits(word: str, known: str) -> bool:
    """A word may be cut short, a number may not."""
    return known == word if word.isdecimal() else known.startswith(word)


class Grammar:
    """Lines of one person at one decision. Everything comes from this person's own view.

    `bids` says that a number is a bid where people bid: the list of choices then has no other numbers.
    """

    def __init__(self, renderer: Renderer, view: View, seen: Position, say: Callable[..., str], *, bids: bool = False):
        self.renderer, self.view, self.say = renderer, view, say
        self.choices = renderer.choices(view, seen) if view["legal"] else []
        amounts = [move.get("amount") for move, _ in self.choices]
        self._bids = bids and any(amount is not None for amount in amounts)
        self.numbers: list[int | None] = amounts if self._bids else [*range(1, len(self.choices) + 1)]

    @property
    def entries(self) -> list[MenuLine]:
        """The list of choices."""
        return [entry for _, entry in self.choices]

    def move(self, line: str) -> Move | None:
        """Return the move that a line means: one of the list, or one written out, legal or not."""
        if not self.choices:
            return None
        wanted = line.removeprefix("=").strip()
        if line != wanted or (self._bids and wanted.isdecimal()):
            written = self.renderer.typed(self.view, wanted.split())
            if written is not None:
                return written
        place = self._place(wanted)
        return None if place is None else self.choices[place][0]

    def _place(self, line: str) -> int | None:
        names = [f"{entry.name.plain} {self.renderer.words.advised(move)}" for move, entry in self.choices]
        return chosen(line, names, self.numbers)

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

    def _help(self, word: str) -> list[Piece]:
        if not word:
            return [self.say("terminal-help", last=len(self.choices)), *self.renderer.help()]
        place = self._place(word)
        if place is not None:
            return self.renderer.about(self.view, self.choices[place][0])
        found = self.renderer.look_up(self.view, word)
        return found or [self.say("terminal-nothing-found", word=word[:LONGEST_WORD])]

    def _history(self) -> list[str]:
        told = (self.renderer.words.event(facts) for facts in self.view["history"])
        return [text for text in told if text]
