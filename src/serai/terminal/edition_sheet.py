"""The frame of one card, spell or area: what it is, where its values come from, how a file says it."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from serai.games import find_game
from serai.kernel.edition_changes import in_toml
from serai.kernel.edition_field import EditionField, EditionSheet, fields_that_count, within
from serai.kernel.edition_reader import in_file
from serai.kernel.words import say

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rich.console import RenderableType

    from serai.games.game import Edition

    Remarks = Mapping[str, Mapping[str, str]]


def sheet_of(
    edition: Any,
    sheets: Sequence[EditionSheet],
    sheet: EditionSheet,
    entry: Any,
    lang: str,
    *,
    title: str,
    style: str,
    more: Sequence[str] = (),
    below: Sequence[RenderableType] = (),
    origins: Mapping[str, str] = MappingProxyType({}),
) -> Group:
    """Everything that an entry says: its values, its text, where they come from, and the table of a file that says the
    same, to be copied and corrected. `more`, `below` and `origins` have what other entries say.
    """
    named = Named(edition, sheets, lang)
    body: list[RenderableType] = [" · ".join([*named.values(entry), *more])]
    if hasattr(entry, "text"):
        body += ["", Text(entry.text[lang], style="bold")]
    provenance = within(edition, sheet.origins) if sheet.origins else entry.provenance
    inside = Group(*body, *below, "", _origins({**provenance, **origins}, lang, edition.remarks))
    lines = [f"[{sheet.key_of(entry.id)}]", *(f"{key} = {in_toml(value)}" for key, value in in_file(entry).items())]
    return Group(
        Panel(inside, title=Text(title, style=style), title_align="left", border_style=style),
        Text(say(lang, "terminal-edition-in-file"), style="dim"),
        Text("\n".join(lines), style="cyan", no_wrap=True, overflow="ignore"),
    )


class Named:
    """The values of an edition in the words of its game."""

    def __init__(self, edition: Any, sheets: Sequence[EditionSheet], lang: str):
        self.game = edition.game
        self.lang = lang
        self.entries = {sheet.key: sheet.entries(edition) for sheet in sheets}

    def label(self, field: str) -> str:
        return say(self.lang, f"{self.game}-own-field", {"field": field})

    def word(self, field: EditionField, word: Any) -> str:
        entry = self.entries.get(field.ids, {}).get(word)
        if entry is not None:
            return str(entry.name[self.lang]) if hasattr(entry, "name") else str(word)
        return say(self.lang, f"{self.game}-own-word", {"word": word})

    def values(self, entry: object) -> Iterator[str]:
        """Each value with its label; what a text says in full is left to it."""
        for field in fields_that_count(entry):
            value = self.value(field, getattr(entry, field.name)) if field.asked else None
            if value is not None:
                label = self.label(field.key)
                yield label if field.kind == "flag" else f"{label}: {value}"

    def value(self, field: EditionField, value: Any) -> str | None:
        """A value in words; None for what has none, or is not there."""
        match field.kind:
            case "choice" | "letter":
                return None if value is None else self.word(field, value)
            case "choices":
                return ", ".join(self.word(field, word) for word in value)
            case "counts":
                return ", ".join(f"{count} {self.word(field, word)}" for word, count in value.items() if count) or "–"
            case "whole":
                return str(value)
            case "wholes":
                return ", ".join(map(str, value))
            case "flag":
                return str(value) if value else None
        return None


def about(edition: Edition, lang: str) -> Text:
    """Which edition this is, above everything it says."""
    facts = {"id": edition.id, "title": find_game(edition.game).title_in(lang), "hash": edition.hash}
    return Text(say(lang, "terminal-edition-about", facts), style="bold")


def listing(title: str, style: str) -> Table:
    """An empty table that leaves all the room it can to its texts."""
    return Table(
        title=title,
        title_style=f"bold {style}",
        title_justify="left",
        box=SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
        pad_edge=False,
        expand=True,
    )


def remark(text: str, lang: str, remarks: Remarks) -> str:
    """A note or an origin as the edition says it in that language, or as it was written."""
    return remarks.get(lang, {}).get(text, text)


def _origins(provenance: Mapping[str, str], lang: str, remarks: Remarks) -> Table:
    values: dict[str, list[str]] = {}
    for value, origin in provenance.items():
        values.setdefault(origin, []).append(value)
    table = Table(box=None, pad_edge=False)
    table.add_column(say(lang, "terminal-edition-provenance"), style="dim")
    table.add_column(say(lang, "terminal-edition-value"), style="dim")
    for origin, names in values.items():
        table.add_row(remark(origin, lang, remarks), ", ".join(names))
    return table


def both_names(name: Mapping[str, str], lang: str) -> str:
    return " / ".join(dict.fromkeys([name[lang], *name.values()]))
