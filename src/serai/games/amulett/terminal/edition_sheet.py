"""Das Amulett's edition as tables and sheets for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.text import Text

from serai.games.amulett.edition.fields import AREA, SHEETS, SPELL
from serai.games.amulett.edition.read import Area, Edition, Spell, content
from serai.kernel.errors import UserError
from serai.kernel.toml_reader import did_you_mean
from serai.kernel.words import say
from serai.terminal.edition_sheet import Named, about, both_names, listing, remark, sheet_of

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

STYLES = {"grey": "grey62"}


def find(edition: Edition, word: str) -> Spell | Area | None:
    """A spell by id or name, or an area by id."""
    for area in edition.map.areas.values():
        if word.casefold() == area.id.casefold():
            return area
    for spell in edition.spells.values():
        if word.casefold() in {spell.id, *(name.casefold() for name in spell.name.values())}:
            return spell
    return None


def found(edition: Edition, word: str) -> Spell | Area:
    match = find(edition, word)
    if match is None:
        names = [name for spell in edition.spells.values() for name in spell.name.values()]
        hint = did_you_mean(word, [*edition.spells, *names])
        raise UserError(f"there is no spell or area {word!r} in {edition.id}{hint}")
    return match


def data(edition: Edition, word: str | None) -> dict[str, Any]:
    whole = content(edition)
    if word is None:
        return {"id": edition.id, "hash": edition.hash, "about": edition.about, **whole}
    match = found(edition, word)
    if isinstance(match, Area):
        return {"area": match.id, **whole["map"]["areas"][match.id], "provenance": edition.map.provenance}
    remarks = {"note": match.note, "provenance": match.provenance}
    return {"spell": match.id, **whole["spell"][match.id], **remarks}


def overview(edition: Edition, lang: str) -> RenderableType:
    colours = dict.fromkeys(spell.colour for spell in edition.spells.values())
    tables = [_spells(edition, colour, lang) for colour in colours]
    return Group(about(edition, lang), edition.about[lang], "", *tables, _areas(edition, lang))


def _spells(edition: Edition, colour: str, lang: str) -> Table:
    style = STYLES.get(colour, colour)
    spells = [spell for spell in edition.spells.values() if spell.colour == colour]
    named = Named(edition, SHEETS, lang)
    table = listing(f"{say(lang, 'amulett-own-word', {'word': colour})}, {_phase(spells[0], lang)}", style)
    table.add_column(say(lang, "terminal-edition-name"), style=style)
    fields = [field for field in SPELL.asked if field.kind in ("counts", "whole")]
    for field in fields:
        table.add_column(named.label(field.key))
    table.add_column(say(lang, "terminal-edition-text"), ratio=1)
    for spell in spells:
        values = [named.value(field, getattr(spell, field.name)) for field in fields]
        table.add_row(spell.name[lang], *values, spell.text[lang])
    return table


def _phase(spell: Spell, lang: str) -> str:
    phase = say(lang, "terminal-amulett-edition-phase-name", {"phase": spell.phase})
    return say(lang, "terminal-amulett-edition-phase", {"phase": phase})


def _areas(edition: Edition, lang: str) -> Table:
    table = listing(say(lang, "amulett-own-sheet", {"sheet": "map"}), "")
    table.add_column(say(lang, "terminal-amulett-edition-area"))
    table.add_column(ratio=1)
    named = Named(edition, SHEETS, lang)
    for area in edition.map.areas.values():
        table.add_row(area.id, " · ".join([*named.values(area), *_of_others(named, edition, area)]))
    return table


def _of_others(named: Named, edition: Edition, area: Area) -> list[str]:
    """What its terrain and the map say of an area."""
    accepts = next(named.values(edition.terrains[area.terrain]))
    return [accepts, *([named.label("start")] if area.id == edition.map.start else [])]


def sheet(edition: Edition, word: str, lang: str) -> RenderableType:
    match = found(edition, word)
    if isinstance(match, Area):
        title = f"{say(lang, 'terminal-amulett-edition-area')} {match.id}"
        more = _of_others(Named(edition, SHEETS, lang), edition, match)
        return sheet_of(edition, SHEETS, AREA, match, lang, title=title, style="bold", more=more)
    note = Text(remark(match.note, lang, edition.remarks), style="italic")
    return sheet_of(
        edition,
        SHEETS,
        SPELL,
        match,
        lang,
        title=both_names(match.name, lang),
        style=STYLES.get(match.colour, match.colour),
        more=[_phase(match, lang)],
        below=["", note] if match.note else [],
    )
