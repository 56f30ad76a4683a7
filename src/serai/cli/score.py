"""`serai score`: the score sheet of areas as they lie on a table."""

from __future__ import annotations

import json as json_format
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Parameter

from serai.cli.options import FileName, Language, seat_names
from serai.cli.patience import patience
from serai.kernel.errors import UserError

if TYPE_CHECKING:
    from serai.games.amul.words.wording import AmulWording

EXAMPLES = """\
The file holds the final areas, one list per seat in seating order. A card is written by its number, by the id of its
kind, or like *palace:gold* for a copy in the Palace. Of a kind the lowest free number is taken, Market before Palace.
Optional are "options" with the number of Tea cards (otherwise all eight may lie there) and "names" of the players.

    {"game": "amul", "areas": [["gold", "silk", "silk"], [53, "camel"], ["palace:oil", "lamp"]]}

    serai score table.json
    serai score table.json --lang de
    serai score table.json --json
"""

score = App(name="score", help_epilogue=EXAMPLES)


@score.default
def run(
    file: FileName,
    /,
    *,
    json: bool = False,
    lang: Language = "en",
    impossible: Annotated[bool, Parameter(name="--any")] = False,
    edition: str | None = None,
) -> int:
    """Score the areas of a table, with a reason for every point.

    Parameters
    ----------
    file
        A JSON file with the areas; "-" is standard input.
    json
        Print one JSON object: the result as in a record, and the explanation.
    lang
        The language of the reasons.
    impossible
        Score a table that cannot be, too: a card twice, cards of larger games, fewer seats.
    edition
        The edition: a file of your own, or the id of a built-in one.
    """
    from serai.games.amul import GAME
    from serai.games.amul.edition.read import load
    from serai.games.amul.pad import ScorePad
    from serai.games.amul.words.wording import words_for
    from serai.games.wording import Reader
    from serai.records.read import first_entry

    table = _table(first_entry(file))
    areas = table["areas"]
    options = {"tea": GAME.check_options(table["options"])["tea"]} if "options" in table else {}
    loaded = load(edition)
    pad = ScorePad(loaded, len(areas), lenient=impossible, **options)
    words = words_for(loaded, Reader(lang, seat_names(table.get("names"), len(areas), lang)))
    with patience("amul"):
        sheet = pad.score(pad.read(areas))
    _put_into_words(sheet["explanation"], words)
    if json:
        print(json_format.dumps(sheet, ensure_ascii=False))
    else:
        _show(sheet, words)
    return 0


def _table(data: object) -> Mapping[str, Any]:
    """What the file says, with its overall form checked."""
    if not isinstance(data, Mapping):
        raise UserError('a table is a JSON object: {"game": "amul", "areas": [[…], …]}')
    if data.get("game") == "amulett":
        raise UserError("Das Amulett has no score sheet: whoever fills the amulet first wins")
    if data.get("game") != "amul":
        raise UserError('"game" must be "amul": only Āmul has a score sheet')
    if not isinstance(data.get("areas"), list):
        raise UserError('"areas" must be a list with one list of cards per seat')
    if "players" in data and data["players"] != len(data["areas"]):
        raise UserError(f'"players" is {data["players"]!r}, but there are {len(data["areas"])} areas')
    return data


def _put_into_words(explanation: list[dict[str, Any]], words: AmulWording) -> None:
    for seat in explanation:
        for card in seat["cards"]:
            for reason in card["why"]:
                reason["text"] = words.why(reason, card["kind"])
        for row in ("arab", "mongol"):
            seat[row]["text"] = words.majority(seat[row])


def _show(sheet: Mapping[str, Any], words: AmulWording) -> None:
    from rich.console import Console

    from serai.games.amul.terminal.score_sheet import score_sheet
    from serai.terminal.screen import drawn

    console = Console(highlight=False, markup=False)
    pieces = score_sheet(words, sheet, sheet["explanation"], range(len(sheet["scores"])))
    for renderable in drawn([*pieces[:1], words.outcome(sheet), *pieces[1:]]):
        console.print(renderable, soft_wrap=True)
