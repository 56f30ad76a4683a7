"""The frame of one card, spell or area: what it is, where its values come from, how a file says it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from serai.games import find_game
from serai.kernel.edition_changes import in_toml
from serai.kernel.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import RenderableType

    from serai.games.game import Edition

    Remarks = Mapping[str, Mapping[str, str]]


def framed(
    title: str,
    style: str,
    body: Sequence[RenderableType],
    provenance: Mapping[str, str],
    snippet: tuple[str, Mapping[str, object]],
    lang: str,
    remarks: Remarks,
) -> Group:
    """`snippet` is the table of an edition file that says the same, to be copied and corrected."""
    heading, values = snippet
    lines = [f"[{heading}]", *(f"{key} = {in_toml(value)}" for key, value in values.items())]
    inside = Group(*body, "", _origins(provenance, lang, remarks))
    return Group(
        Panel(inside, title=Text(title, style=style), title_align="left", border_style=style),
        Text(say(lang, "terminal-edition-in-file"), style="dim"),
        Text("\n".join(lines), style="cyan", no_wrap=True, overflow="ignore"),
    )


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
