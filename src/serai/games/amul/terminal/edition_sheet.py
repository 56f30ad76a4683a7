"""Āmul's edition as tables and sheets for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from serai.games.amul.edition.read import COLOURS, Card, Edition, Kind, content
from serai.kernel.errors import UserError
from serai.kernel.toml_reader import did_you_mean
from serai.terminal.edition_sheet import both_names, framed, listing
from serai.terminal.edition_words import WORDS

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
    words = WORDS[lang]
    tables = [_colour_table(edition, colour, lang) for colour in COLOURS]
    title = words["about"].format(id=edition.id, title="Āmul", hash=edition.hash)
    legend = " ".join([words["initials"], words["copies"]])
    return Group(Text(title, style="bold"), edition.about[lang], "", *tables, Text(legend, style="dim"))


def _colour_table(edition: Edition, colour: str, lang: str) -> Table:
    words = WORDS[lang]
    style = STYLES.get(colour, colour)
    table = listing(words[colour], style)
    table.add_column(words["name"], style=style)
    table.add_column()
    table.add_column()
    for players in PLAYERS:
        table.add_column(str(players), justify="right", no_wrap=True)
    table.add_column(words["text"], ratio=1)
    for kind in sorted(edition.kinds.values(), key=lambda kind: kind.name[lang]):
        if kind.colour == colour:
            initials = "".join(words[f"{trait} initial"] * count for trait, count in kind.traits.items())
            copies = [_copies(edition, kind, players) for players in PLAYERS]
            table.add_row(kind.name[lang], words[kind.position], initials, *copies, kind.text[lang])
    return table


def _copies(edition: Edition, kind: Kind, players: int) -> str:
    cards = [card for card in edition.cards if card.kind == kind.id and card.min_players == players]
    palace = sum(card.deck == "palace" for card in cards)
    others = len(cards) - palace
    return (str(others) if others else "") + (f"+{palace}" if palace else "")


def _symbols(kind: Kind, lang: str) -> str:
    words = WORDS[lang]
    return ", ".join(f"{count} {words[trait]}" for trait, count in kind.traits.items() if count)


def sheet(edition: Edition, word: str, lang: str) -> RenderableType:
    kind, cards = found(edition, word)
    words = WORDS[lang]
    style = STYLES.get(kind.colour, kind.colour)
    number = f"{word} · " if word == str(cards[0].number) else ""
    symbols = _symbols(kind, lang) or words["no symbols"]
    facts = " · ".join([words[kind.colour], words[kind.position], symbols])

    rows = Table(box=None, pad_edge=False)
    for column in ("number", "deck", "from", "letter"):
        rows.add_column(words[column], justify="right")
    for card in cards:
        rows.add_row(str(card.number), words[card.deck], str(card.min_players), card.letter or "")

    return framed(
        number + both_names(kind.name, lang),
        style,
        [facts, "", Text(kind.text[lang], style="bold"), "", rows],
        {**kind.provenance, **cards[0].provenance},
        (f"kind.{kind.id}", _correctable(edition, kind)),
        lang,
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
