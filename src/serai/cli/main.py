"""The command `serai` as a whole.

A new verb is one module here (with _ where the verb has -), holding one function of the same name (or, for a verb with
verbs of its own, a `cyclopts.App` of that name), and one line in COMMANDS, which also says what the verb does. The
module is imported only when its verb is asked for.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from cyclopts import App, Parameter

from serai import __version__
from serai.cli.errors import exit_code_of

if TYPE_CHECKING:
    from collections.abc import Mapping

COMMANDS: dict[str, str] = {
    "play": "Play in the browser with friends or bots, or here in the terminal.",
    "serve": "Run a server for other people.",
    "fsck": "Check a server's database, and save what is sound.",
    "backup": "Copy everything a server keeps into one file, while it runs.",
    "restore": "Restore a server's database from a backup.",
    "export": "Write all finished games of a server as records.",
    "forget": "Forget a person, at their request.",
    "simulate": "Play whole games by the thousand and sum them up.",
    "arena": "Let bots play against each other, and say how sure the result is.",
    "benchmark": "Measure an agent on fixed deals against fixed opponents.",
    "exploit": "Measure how much an opponent made to beat an agent can win from it.",
    "check": "Check records: every move must be legal, every result right.",
    "audit": "Check the public log of a server from outside.",
    "replay": "Tell a recorded game in words.",
    "review": "Review a finished game: what each decision was worth, and what made the result.",
    "gifts": "Say what the players of a tournament gave to each other.",
    "edition": "Check an edition file of your own, or show what an edition says.",
    "train": "Train a net for a game by self-play.",
    "dataset": "Make a data set of games by bots, with a card.",
    "features": "Turn records into named arrays for learning.",
    "rules": "Show the rule book of a game, or single rules of it.",
    "new-game": "Create a package for a game of your own.",
    "check-game": "Find mistakes in a game you write, and say what is missing.",
    "score": "Score a table at the end of a game, with a reason for every point.",
}


def make_app(commands: Mapping[str, str] = COMMANDS) -> App:
    app = App(
        name="serai",
        help="Board games to play, to study and to simulate.",
        version=f"serai {__version__}",
        default_parameter=Parameter(negative=()),  # no --no-json beside --json
        version_format="plaintext",  # Markdown, the default, costs a tenth of a second
        # errors.py handles every fault
        exit_on_error=False,
        print_error=False,
        suppress_keyboard_interrupt=False,
        result_action="return_int_as_exit_code_else_zero",
    )
    for name, purpose in commands.items():
        module = name.replace("-", "_")
        app.command(f"serai.cli.{module}:{module}", name=name, help=purpose)
    return app


def main() -> None:
    # The name of a file or a player may hold letters that this terminal cannot show; that is no reason to stop.
    sys.stdout.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    app = make_app()
    sys.exit(exit_code_of(lambda: app(sys.argv[1:])))
