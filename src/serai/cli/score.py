"""`serai score`: the score sheet of a table written down in a file."""

from __future__ import annotations

import json as json_format
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Parameter

from serai.cli.options import Edition, FileName, Language, seat_names
from serai.cli.patience import patience
from serai.games import GAMES, find_game
from serai.kernel.errors import UserError

if TYPE_CHECKING:
    from serai.games.game import Game

SCORED = [game for game in map(find_game, GAMES) if game.brings("pad")]
"""the games that have a score sheet"""

EXAMPLES = """\
{how_to_write}
    serai score table.json
    serai score table.json --lang de
    serai score table.json --json
""".format(how_to_write="".join(game.score_file for game in SCORED))

score = App(name="score", help_epilogue=EXAMPLES)


@score.default
def run(
    file: FileName,
    /,
    *,
    json: bool = False,
    lang: Language = "en",
    impossible: Annotated[bool, Parameter(name="--any")] = False,
    edition: Edition = None,
) -> int:
    """Score a table at the end of a game, with a reason for every point.

    Parameters
    ----------
    file
        A JSON file with the table; "-" is standard input.
    json
        Print one JSON object: the result as in a record, and the explanation.
    impossible
        Also score an impossible table: a card twice, cards of larger games, fewer seats.
    """
    from serai.records.read import first_entry

    table = first_entry(file)
    game = _game_of(table)
    loaded = game.load_edition(edition)
    try:
        sheet, words = _scored(game, table, loaded, lang, lenient=impossible)
    except UserError as fault:
        raise UserError(_refusal(fault, game, table, loaded, lang, may_be_any=not impossible)) from fault
    if json:
        print(json_format.dumps(sheet, ensure_ascii=False))
    else:
        _show(game, sheet, words)
    return 0


def _scored(game: Game, table: Any, edition: Any, lang: str, *, lenient: bool) -> tuple[dict[str, Any], Any]:
    """The sheet of a table, and the words that its reasons are in."""
    written = game.need("pad", "has no score sheet").read_table(table, edition, lenient=lenient)
    words = _words(game, edition, written.names, written.seats, lang)
    with patience(game.id):
        return written.sheet(words), words


def _words(game: Game, edition: Any, names: object, seats: int, lang: str) -> Any:
    from serai.games.plain_wording import find_wording
    from serai.games.wording import Reader

    return find_wording(game.id, edition, Reader(lang, seat_names(names, seats, lang)))


def _refusal(fault: UserError, game: Game, table: Any, edition: Any, lang: str, *, may_be_any: bool) -> str:
    """Why a table is refused, in the language of the reasons; and how to score it anyway, where that is possible."""
    from serai.kernel.words import say

    text = str(fault)
    if fault.message and lang != "en":  # the English text says more than the catalogue: where to look in the file
        text = _words(game, edition, None, game.most, lang).tell(fault.message, fault.arguments)
    if may_be_any:
        with suppress(UserError):
            _scored(game, table, edition, lang, lenient=True)
            return f"{text.removesuffix('.')}. {say(lang, 'cli-score-any')}"
    return text


def _game_of(table: object) -> Game:
    """The game that was played at the table, if it has a score sheet."""
    from serai.kernel.words import has, say

    if not isinstance(table, dict):
        raise UserError('a table is a JSON object with "game" and what lies there: serai score --help shows one')
    name = table.get("game")
    if name in GAMES and has("en", f"{name}-no-score"):
        raise UserError(say("en", f"{name}-no-score"))
    for game in SCORED:
        if game.id == name:
            return game
    ids = " or ".join(f'"{game.id}"' for game in SCORED)
    titles = " and ".join(game.title for game in SCORED)
    raise UserError(f'"game" must be {ids}: only {titles} has a score sheet')


def _show(game: Game, sheet: dict[str, Any], words: Any) -> None:
    from rich.console import Console

    from serai.terminal.screen import drawn

    console = Console(highlight=False, markup=False)
    pieces = game.need("terminal.score_sheet", "has no score sheet").whole_sheet(words, sheet)
    for renderable in drawn(pieces):
        console.print(renderable, soft_wrap=True)
