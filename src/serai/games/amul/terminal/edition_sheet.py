"""Āmul's edition as tables and sheets for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from serai.games.amul.edition.fields import SHEETS
from serai.games.amul.edition.read import COLOURS, Card, Edition, Kind, content
from serai.kernel.errors import UserError
from serai.kernel.toml_reader import did_you_mean
from serai.kernel.words import say
from serai.terminal.edition_sheet import Named, about, both_names, listing, sheet_of

if TYPE_CHECKING:
    from rich.console import RenderableType

STYLES = {"purple": "magenta", "orange": "dark_orange", "bazaar": "bold"}
PLAYERS = range(3, 9)


def find(edition: Edition, word: str) -> tuple[Kind, list[Card]] | None:
    """A kind with all its cards, by id or name; or with a single one, by its number."""
    if word in {str(card.number) for card in edition.cards}:
        card = edition.cards[int(word) - 1]
        return edition.kinds[card.kind], [card]
    for kind in edition.kinds.values():
        if word.casefold() in {kind.id, *(name.casefold() for name in kind.name.values())}:
            return kind, [card for card in edition.cards if card.kind == kind.id]
    return None


def found(edition: Edition, word: str) -> tuple[Kind, list[Card]]:
    match = find(edition, word)
    if match is None:
        known = [*edition.kinds, *(name for kind in edition.kinds.values() for name in kind.name.values())]
        numbers = f"numbers run from 1 to {len(edition.cards)}"
        raise UserError(f"there is no card {word!r} in {edition.id}{did_you_mean(word, known)} ({numbers})")
    return match


def data(edition: Edition, word: str | None) -> dict[str, Any]:
    whole = content(edition)
    if word is None:
        return {"id": edition.id, "hash": edition.hash, "about": edition.about, **whole}
    kind, cards = found(edition, word)
    rows = [{**whole["card"][str(card.number)], "provenance": card.provenance} for card in cards]
    return {"kind": kind.id, **whole["kind"][kind.id], "provenance": kind.provenance, "cards": rows}


def overview(edition: Edition, lang: str) -> RenderableType:
    tables = [_colour_table(edition, colour, lang) for colour in COLOURS]
    legend = f"{say(lang, 'terminal-amul-edition-initials')} {say(lang, 'terminal-amul-edition-copies')}"
    return Group(about(edition, lang), edition.about[lang], "", *tables, Text(legend, style="dim"))


def _colour_table(edition: Edition, colour: str, lang: str) -> Table:
    style = STYLES.get(colour, colour)
    table = listing(say(lang, "amul-row", {"row": colour}), style)
    table.add_column(say(lang, "terminal-edition-name"), style=style)
    table.add_column()
    table.add_column()
    for players in PLAYERS:
        table.add_column(str(players), justify="right", no_wrap=True)
    table.add_column(say(lang, "terminal-edition-text"), ratio=1)
    for kind in sorted(edition.kinds.values(), key=lambda kind: kind.name[lang]):
        if kind.colour == colour:
            symbols = kind.traits.items()
            initials = "".join(say(lang, "terminal-amul-initial", {"trait": trait}) * count for trait, count in symbols)
            copies = [_copies(edition, kind, players) for players in PLAYERS]
            table.add_row(kind.name[lang], _word(kind.position, lang), initials, *copies, kind.text[lang])
    return table


def _copies(edition: Edition, kind: Kind, players: int) -> str:
    cards = [card for card in edition.cards if card.kind == kind.id and card.min_players == players]
    palace = sum(card.deck == "palace" for card in cards)
    others = len(cards) - palace
    return (str(others) if others else "") + (f"+{palace}" if palace else "")


def _word(word: str, lang: str) -> str:
    return say(lang, "amul-own-word", {"word": word})


def sheet(edition: Edition, word: str, lang: str) -> RenderableType:
    kind, cards = found(edition, word)
    number = f"{word} · " if word == str(cards[0].number) else ""
    return sheet_of(
        edition,
        SHEETS,
        SHEETS[0],
        kind,
        lang,
        title=number + both_names(kind.name, lang),
        style=STYLES.get(kind.colour, kind.colour),
        below=["", _rows(edition, cards, lang)],
        origins=cards[0].provenance,
    )


def _rows(edition: Edition, cards: list[Card], lang: str) -> Table:
    """The copies of a card."""
    named = Named(edition, SHEETS, lang)
    rows = Table(box=None, pad_edge=False)
    rows.add_column(say(lang, "terminal-amul-edition-number"), justify="right")
    for field in SHEETS[1].asked:
        rows.add_column(named.label(field.key), justify="right")
    for card in cards:
        values = (named.value(field, getattr(card, field.name)) for field in SHEETS[1].asked)
        rows.add_row(str(card.number), *(value or "" for value in values))
    return rows
