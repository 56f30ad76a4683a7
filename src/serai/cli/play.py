"""`serai play`: a game, here and now."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App

from serai.cli.options import Edition, FileName, Game, Language, Options, game_options
from serai.cli.patience import patience
from serai.games import GAMES
from serai.kernel.errors import UserError

if TYPE_CHECKING:
    from serai.games.game import Game as Rules
    from serai.table import Table
    from serai.terminal.party import Party
    from serai.terminal.questions import Questions

EXAMPLES = f"""\
Opens the table in the browser. With --host 0.0.0.0 friends on the network join by link.

    serai play
    serai play --host 0.0.0.0 --port 8080 --no-browser

With --terminal the game is played here, by keyboard. Whatever is not said on the command line is asked. Several
people at one keyboard are told when to look away. A game that was quit and saved can be taken up again.

    serai play --terminal --game {GAMES[0]} --players 5 --people Anna,Omar --bots greedy
    serai play --terminal --plain --lang de
    serai play --terminal --resume friday.json
"""

play = App(name="play", help_epilogue=EXAMPLES)


@play.default
def run(
    *,
    terminal: bool = False,
    port: int | None = None,
    host: str | None = None,
    data: Path | None = None,
    no_browser: bool = False,
    plain: bool = False,
    game: Game | None = None,
    players: int | None = None,
    people: str | None = None,
    bots: str | None = None,
    option: Options = None,
    seed: str | None = None,
    lang: Language = "en",
    edition: Edition = None,
    resume: FileName | None = None,
) -> int:
    """Play a game against bots, with others at the same keyboard, or alone.

    Parameters
    ----------
    terminal
        Play in the terminal; all options below --no-browser imply it.
    port
        The port to listen on; by default the usual one, or a free one. 0 is any free one.
    host
        The address to listen on; 0.0.0.0 lets others on the network in.
    data
        The folder where games are kept.
    no_browser
        Only serve; do not open a browser.
    plain
        Plain lines without colours and columns, for screen readers; automatic if the output is no terminal.
    game
        Which game.
    players
        How many players, bots included.
    people
        Names of the people at this keyboard, separated by commas.
    bots
        The bots in the other seats.
    seed
        The seed of all chance: a number or any word. By default every game is a new one.
    resume
        Go on with a saved game.
    """
    by_keyboard = (game, players, people, bots, option, seed, edition, resume)
    if not terminal and not plain and all(given is None for given in by_keyboard):
        from serai.server.launch import play as open_table

        open_table(port, host, data, browser=not no_browser)
        return 0

    given = {"--port": port, "--host": host, "--data": data, "--no-browser": no_browser or None}
    if surplus := [name for name, value in given.items() if value is not None]:
        raise UserError(f"in the terminal nothing is served: leave {' and '.join(surplus)} out")

    from serai.bots.registry import make
    from serai.games import find_game
    from serai.table import Table
    from serai.terminal.questions import Questions
    from serai.terminal.screen import Left, Screen
    from serai.terminal.session import Session

    screen = Screen(plain=plain)
    start = seed if seed is not None else secrets.token_hex(8)
    try:
        if resume is not None:
            if any(given is not None for given in (game, players, people, option)):
                raise UserError("--resume takes game, players and people from the saved game; leave those options out")
            table, party = _resumed(resume, start, bots, edition)
        else:
            # Refuse a bad command line before anybody has to answer questions.
            options = game_options(option or [])
            questions = Questions(screen, lang)
            name = game or _game_of(edition) or questions.game(list(GAMES))
            rules = find_game(name)
            options = rules.check_options(options)
            chosen = rules.load_edition(edition)
            if bots is not None:
                make(bots, name)
            seats = rules.check_players(players if players is not None else questions.players(rules))
            party = _party(questions, rules, seats, people, bots)
            with patience(name):
                table = Table.new(name, seats, start, options, chosen)
        with patience():
            session = Session(table, party, lang, screen, start)
    except Left:
        return 0
    session.run()
    return 0


def _game_of(edition: str | None) -> str | None:
    """Return the game that an edition file names, so that nobody is asked for it."""
    from serai.records.editions import game_of

    return game_of(edition) if edition is not None and Path(edition).is_file() else None


def _party(questions: Questions, rules: Rules, seats: int, people: str | None, bots: str | None) -> Party:
    from serai.terminal.party import PEOPLE, clean, default_level, seat_party

    if people is None:
        names = questions.people(seats, PEOPLE)
    else:
        names = [name for word in people.split(",") if (name := clean(word))]
    if bots is not None:
        level = bots
    elif people is None and len(names) < seats:
        level = questions.level(rules.id, default_level(rules.id))
    else:
        level = default_level(rules.id)
    return seat_party(names, seats, level)


def _resumed(file: str, seed: str, bots: str | None, edition: str | None) -> tuple[Table, Party]:
    """Resume a saved game; chance that is still to come is drawn anew."""
    from serai.played_game import PlayedGame
    from serai.records.check import Checker
    from serai.records.read import first_entry, shown_name
    from serai.records.replay import read_head
    from serai.table import Table
    from serai.terminal.party import default_level, party_of

    record = first_entry(file)
    checker = Checker(edition)
    with patience():
        if fault := checker.fault(record):
            raise UserError(f"{shown_name(file)}: {fault}")
        head = read_head(record, checker.editions)
        inner = PlayedGame.restore(head.game.id, head.players, head.moves, head.options, head.edition, seed)
        table = Table(inner)
    return table, party_of(record, head.players, bots or default_level(head.game.id))
