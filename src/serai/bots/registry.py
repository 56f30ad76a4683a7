"""All bots by name: the one place where a word like `search:100ms` becomes a player."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from serai.bots.answer_bot import AnswerBot
from serai.bots.bot import Bot
from serai.bots.budget import Budget
from serai.bots.greedy_bot import GreedyBot
from serai.bots.levels import LEVELS, LevelBot
from serai.bots.net_bot import NetBot
from serai.bots.net_file import kept
from serai.bots.random_bot import RandomBot
from serai.bots.search_bot import ClassicBot, SearchBot
from serai.games import find_game
from serai.kernel.errors import UserError

SEARCH_BUDGET = Budget(milliseconds=100)
SEARCHING = {"classic": ClassicBot, "search": SearchBot}
NAMES = ("random", "greedy", "net", *SEARCHING, *LEVELS)


def make(spec: str, game: str) -> Bot:
    """Return the bot a person asked for: a name, perhaps with a budget or a file of weights, or their own class."""
    find_game(game)
    name, colon, detail = spec.partition(":")
    if name == "answer" and colon:
        return AnswerBot(game, make(detail, game))
    if ".py:" in spec:
        return _from_file(spec, game)
    if name in SEARCHING:
        return SEARCHING[name](game, Budget.parse(detail) if colon else SEARCH_BUDGET)
    if name == "net":
        return NetBot(game, weights_in(detail, game) if colon else None)
    if colon and name in NAMES:
        raise UserError(f"'{spec}': only search and classic take a budget, as in search:100ms or classic:2000")
    if name == "random":
        return RandomBot(game)
    if name == "greedy":
        return GreedyBot(game)
    if name in LEVELS:
        return LevelBot(game, LEVELS[name])
    raise UserError(f"there is no bot '{spec}': choose one of {', '.join(NAMES)}, or FILE.py:CLASS")


def weights_in(name: str, game: str) -> Path:
    """The weights of a net that comes with a game, by its name, or a file of weights that somebody has trained."""
    named, file = kept(find_game(game)), Path(name)
    if name in named:
        return named[name]
    if not file.is_file():
        others = f"; {game} comes with {', '.join(f'net:{other}' for other in named)}" if named else ""
        raise UserError(f"there is no file '{name}' to take a net from{others}")
    return file


def _from_file(spec: str, game: str) -> Bot:
    """A user's own bot: a class derived from `Bot` in a Python file."""
    file, _, name = spec.rpartition(":")
    path = Path(file)
    if not path.is_file():
        raise UserError(f"there is no file '{file}' to take the bot {name} from")
    source = importlib.util.spec_from_file_location(f"serai_bot_{path.stem}", path)
    if source is None or source.loader is None:
        raise UserError(f"{file} is not a Python file")
    module = importlib.util.module_from_spec(source)
    try:
        source.loader.exec_module(module)
    except Exception as fault:  # faults in a user's file are the user's to fix
        raise UserError(f"{file} cannot be loaded: {type(fault).__name__}: {fault}") from fault
    chosen = getattr(module, name, None)
    if not (isinstance(chosen, type) and issubclass(chosen, Bot)):
        raise UserError(f"{file} has no class {name} derived from serai.bots.bot.Bot")
    return chosen(game)
