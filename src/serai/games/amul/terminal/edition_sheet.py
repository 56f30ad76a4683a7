"""Āmul's edition as tables and sheets for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from serai.games.amul.edition.read import COLOURS, Card, Edition, Kind, content
from serai.kernel.errors import UserError
from serai.kernel.toml_reader import did_you_mean
from serai.kernel.words import say
from serai.terminal.edition_sheet import about, both_names, framed, listing

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


def knows(edition: Edition, word: str) -> bool:
    return find(edition, word) is not None


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
    table = listing(_colour(colour, lang), style)
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
            table.add_row(kind.name[lang], _position(kind, lang), initials, *copies, kind.text[lang])
    return table


def _copies(edition: Edition, kind: Kind, players: int) -> str:
    cards = [card for card in edition.cards if card.kind == kind.id and card.min_players == players]
    palace = sum(card.deck == "palace" for card in cards)
    others = len(cards) - palace
    return (str(others) if others else "") + (f"+{palace}" if palace else "")


def _symbols(kind: Kind, lang: str) -> str:
    traits = {say(lang, "terminal-amul-edition-trait", {"trait": trait}): count for trait, count in kind.traits.items()}
    return ", ".join(f"{count} {trait}" for trait, count in traits.items() if count)


def _colour(colour: str, lang: str) -> str:
    return say(lang, "terminal-amul-edition-colour", {"colour": colour})


def _position(kind: Kind, lang: str) -> str:
    return say(lang, "terminal-amul-edition-position", {"position": kind.position})


def sheet(edition: Edition, word: str, lang: str) -> RenderableType:
    kind, cards = found(edition, word)
    style = STYLES.get(kind.colour, kind.colour)
    number = f"{word} · " if word == str(cards[0].number) else ""
    symbols = _symbols(kind, lang) or say(lang, "terminal-amul-edition-no-symbols")
    facts = " · ".join([_colour(kind.colour, lang), _position(kind, lang), symbols])

    rows = Table(box=None, pad_edge=False)
    for column in ("number", "deck", "from", "letter"):
        rows.add_column(say(lang, f"terminal-amul-edition-{column}"), justify="right")
    for card in cards:
        deck = say(lang, "amul-place", {"place": card.deck})
        rows.add_row(str(card.number), deck, str(card.min_players), card.letter or "")

    return framed(
        number + both_names(kind.name, lang),
        style,
        [facts, "", Text(kind.text[lang], style="bold"), "", rows],
        {**kind.provenance, **cards[0].provenance},
        (f"kind.{kind.id}", _correctable(edition, kind)),
        lang,
        edition.remarks,
    )


def _correctable(edition: Edition, kind: Kind) -> dict[str, Any]:
    said = content(edition)["kind"][kind.id]
    traits = {trait: count for trait, count in kind.traits.items() if count}
    return {
        "position": kind.position,
        "traits": traits,
        **({"effect": kind.effect} if kind.effect else {}),
        "powers": said["powers"],
        "text": said["text"],
    }
