"""What a terminal can draw of Das Amulett's rule book."""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.amulett.edition.read import load
from serai.games.amulett.terminal.map import empty_map
from serai.games.amulett.words.wording import words_for
from serai.games.wording import Reader
from serai.terminal.screen import Piece


def figure(name: str, language: str) -> Sequence[Piece]:
    """What the book shows under this name; nothing where only a browser can draw it."""
    if name != "map":
        return ()
    reader = Reader(language, ())
    return (empty_map(words_for(load(), reader)), reader.say("terminal-amulett-map-legend"))
