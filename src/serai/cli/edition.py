"""`serai edition`: check an owner's edition file, or show what an edition says."""

import json as json_format
from pathlib import Path
from typing import Any

from cyclopts import App

from serai.cli.options import Edition, Game, Language, counted
from serai.games import GAMES, find_game
from serai.kernel.toml_reader import EditionFault
from serai.records.editions import game_of

UNSOUND = 1

edition = App(name="edition", help="Check an edition file of your own, or show what an edition says.")


@edition.command
def check(file: Path, /, *, game: Game | None = None, json: bool = False) -> int:
    """Say whether an edition file can be played, and what it changes.

    Parameters
    ----------
    file
        The edition file, in TOML.
    game
        Its game, if the file itself does not say so.
    json
        Print one JSON object instead of text.
    """
    from serai.games.edition_report import report_on

    try:
        name = game or _game_of(file)
        found = report_on(name, file)
    except EditionFault as fault:
        report: dict[str, Any] = {"file": str(file), "sound": False, "faults": list(fault.faults)}
        print(json_format.dumps(report, ensure_ascii=False) if json else "\n".join(fault.faults))
        return UNSOUND

    checked = found.edition
    if json:
        report = {
            "file": str(file),
            "sound": True,
            "game": name,
            "id": checked.id,
            "hash": checked.hash,
            "based_on": found.base,
            "changes": [change.as_data() for change in found.changes],
            "notes": found.notes,
        }
        print(json_format.dumps(report, ensure_ascii=False))
        return 0
    print(f"{file}: {checked.id} is a sound edition of {find_game(name).title} (content {checked.hash})")
    if found.base:
        print(f"It differs from {found.base} in {counted(len(found.changes), 'value')}.")
    for change in found.changes:
        print(f"  {change}")
    for note in found.notes:
        print(f"note: {note}")
    return 0


@edition.command
def show(
    card: str | None = None,
    /,
    *,
    game: Game | None = None,
    edition: Edition = None,
    lang: Language = "en",
    json: bool = False,
) -> int:
    """Show a card, a spell or an area, or the whole edition.

    Parameters
    ----------
    card
        The number, id or name of a card, a spell or an area. Without it, everything is shown.
    game
        Which game; by default that of the edition file, or the one that has the card.
    json
        Print one JSON object instead of tables.
    """
    name = game or _game_showing(card, edition)
    sheets = _sheets_of(name)
    loaded = _editions_of(name).load(edition)
    if json:
        print(json_format.dumps(sheets.data(loaded, card), ensure_ascii=False))
        return 0

    from rich.console import Console

    shown = sheets.overview(loaded, lang) if card is None else sheets.sheet(loaded, card, lang)
    # Brackets in an owner's texts are not markup; do not cut lines that are meant to be copied.
    Console(markup=False, highlight=False).print(shown, crop=False)
    return 0


def _game_of(file: Path) -> str:
    """The game that a file says it is for."""
    name = game_of(file)
    if name is None:
        raise EditionFault(f"{file}: game: is missing; write {_GAME_LINES} at the top")
    return name


def _game_showing(card: str | None, edition: str | None) -> str:
    if edition is not None and Path(edition).exists():
        return _game_of(Path(edition))
    if card is not None:
        for name in GAMES:
            has_sheet = find_game(name).brings("terminal.edition_sheet")
            if has_sheet and _sheets_of(name).find(_editions_of(name).load(edition), card):
                return name
    return GAMES[0]


_GAME_LINES = " or ".join(f'game = "{name}"' for name in GAMES)


def _editions_of(game: str) -> Any:
    return find_game(game).need("edition.read", "has no edition files")


def _sheets_of(game: str) -> Any:
    return find_game(game).need("terminal.edition_sheet", "has no edition to show")
