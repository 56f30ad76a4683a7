"""Saving a game at its end, or when somebody quits. What lies in a file already is not overwritten unasked."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

from serai.games.wording import Reader
from serai.records.write import save
from serai.terminal.screen import Left, Screen

YES = ("y", "yes", "j", "ja")
NO = ("", "n", "no", "nein")


def offer_to_save(screen: Screen, reader: Reader, record: Mapping[str, Any]) -> None:
    """Ask until the game is saved, or the person does not want to save it."""
    default = _free_name(record["game"])
    question = reader.say("terminal-save", default=default)
    with suppress(Left, KeyboardInterrupt):
        while (answer := screen.ask(question)).casefold() not in NO:
            if _saved(screen, reader, record, default if answer.casefold() in YES else answer):
                return


def _saved(screen: Screen, reader: Reader, record: Mapping[str, Any], name: str) -> bool:
    """Whether the game now is in the file of this name."""
    try:
        file = Path(name).expanduser()
        if file.is_file() and screen.ask(reader.say("terminal-replace", file=name)).casefold() not in YES:
            return False
        save(file, record)
    except (OSError, RuntimeError, ValueError) as fault:  # the last two: names that no file can have
        reason = fault.strerror if isinstance(fault, OSError) else str(fault)
        screen.show([reader.say("terminal-not-saved", file=name, reason=reason or "")])
        return False
    message = "terminal-saved-finished" if "result" in record else "terminal-saved"
    screen.show([reader.say(message, file=name)])
    return True


def _free_name(game: str) -> str:
    """A name that no file has yet."""
    names = (f"{game}{f'-{number}' if number > 1 else ''}.json" for number in count(1))
    return next(name for name in names if not Path(name).exists())
