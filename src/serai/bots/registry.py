"""All bots by name: the one place where a word like `search:100ms` becomes a player."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from serai.bots.bot import Bot
from serai.bots.random_bot import RandomBot
from serai.games import GAMES, find_game
from serai.kernel.errors import UserError

NAMES = ("random",)


def make(spec: str, game: str) -> Bot:
    """The bot a person asked for: a name, a name with a budget, or a class in a file of their own."""
    if game not in GAMES:
        find_game(game)
    if ".py:" in spec:
        return _from_file(spec, game)
    name, _, _budget = spec.partition(":")
    if name == "random":
        return RandomBot(game)
    raise UserError(f"there is no bot '{spec}': choose one of {', '.join(NAMES)}, or FILE.py:CLASS")


def _from_file(spec: str, game: str) -> Bot:
    """A user's own bot: a class derived from `Bot` in a Python file."""
    path_text, _, class_name = spec.rpartition(":")
    path = Path(path_text)
    if not path.is_file():
        raise UserError(f"there is no file '{path_text}' to take the bot {class_name} from")
    module_spec = importlib.util.spec_from_file_location(f"serai_bot_{path.stem}", path)
    assert module_spec is not None  # noqa: S101 - a .py file always has a loader
    assert module_spec.loader is not None  # noqa: S101
    module = importlib.util.module_from_spec(module_spec)
    try:
        module_spec.loader.exec_module(module)
    except Exception as fault:  # whatever a user's file does wrong is theirs to mend
        raise UserError(f"{path_text} cannot be loaded: {type(fault).__name__}: {fault}") from fault
    chosen = getattr(module, class_name, None)
    if not (isinstance(chosen, type) and issubclass(chosen, Bot)):
        raise UserError(f"{path_text} has no class {class_name} derived from serai.bots.bot.Bot")
    return chosen(game)
