"""Das Amulett's edition as tables and sheets for the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.text import Text

from serai.games.amulett.edition.read import JOKER, Area, Edition, Spell, content
from serai.kernel.errors import UserError
from serai.kernel.toml_reader import did_you_mean
from serai.kernel.words import say
from serai.terminal.edition_sheet import about, both_names, framed, listing, remark

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


def knows(edition: Edition, word: str) -> bool:
    return find(edition, word) is not None


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
    table = listing(_colour_and_phase(spells[0], lang), style)
    table.add_column(say(lang, "terminal-edition-name"), style=style)
    table.add_column(_word("income", lang))
    table.add_column(_word("cost", lang), justify="right")
    table.add_column(say(lang, "terminal-edition-text"), ratio=1)
    for spell in spells:
        table.add_row(spell.name[lang], _income(edition, spell, lang), str(spell.cost), spell.text[lang])
    return table


def _word(word: str, lang: str) -> str:
    return say(lang, f"terminal-amulett-edition-{word}")


def _colour_and_phase(spell: Spell, lang: str) -> str:
    colour = say(lang, "terminal-amulett-edition-colour", {"colour": spell.colour})
    phase = say(lang, "terminal-amulett-edition-phase-name", {"phase": spell.phase})
    return f"{colour}, {say(lang, 'terminal-amulett-edition-phase', {'phase': phase})}"


def _areas(edition: Edition, lang: str) -> Table:
    table = listing(_word("map", lang), "")
    for column in ("area", "terrain", "accepts", "gems", "", "neighbours"):
        table.add_column(_word(column, lang) if column else "")
    for area in edition.map.areas.values():
        terrain = edition.terrains[area.terrain]
        table.add_row(
            area.id,
            terrain.name[lang],
            _metals(edition, area, lang),
            str(area.gems),
            _landmarks(edition, area, lang),
            " ".join(area.neighbours),
        )
    return table


def _income(edition: Edition, spell: Spell, lang: str) -> str:
    names = {metal.id: metal.name[lang] for metal in edition.metals.values()} | {JOKER: _word("joker", lang)}
    return ", ".join(f"{count} {names[card]}" for card, count in spell.income.items() if count)


def _metals(edition: Edition, area: Area, lang: str) -> str:
    return ", ".join(edition.metals[metal].name[lang] for metal in edition.terrains[area.terrain].accepts)


def _landmarks(edition: Edition, area: Area, lang: str) -> str:
    marks = {
        "start": area.id == edition.map.start,
        "pyramid": area.pyramid,
        area.wall or "wall": area.wall is not None,
    }
    return ", ".join(_word(mark, lang) for mark, present in marks.items() if present)


def sheet(edition: Edition, word: str, lang: str) -> RenderableType:
    match = found(edition, word)
    return _area_sheet(edition, match, lang) if isinstance(match, Area) else _spell_sheet(edition, match, lang)


def _spell_sheet(edition: Edition, spell: Spell, lang: str) -> RenderableType:
    income = _income(edition, spell, lang) or "–"
    gives, costs = f"{_word('income', lang)}: {income}", f"{_word('cost', lang)}: {spell.cost}"
    facts = " · ".join([_colour_and_phase(spell, lang), gives, costs])
    body: list[RenderableType] = [facts, "", Text(spell.text[lang], style="bold")]
    if spell.note:
        body += ["", Text(remark(spell.note, lang, edition.remarks), style="italic")]
    said = content(edition)["spell"][spell.id]
    correctable = {
        "income": {card: count for card, count in spell.income.items() if count},
        "cost": spell.cost,
        "effect": said["effect"],
        "text": said["text"],
    }
    return framed(
        both_names(spell.name, lang),
        STYLES.get(spell.colour, spell.colour),
        body,
        spell.provenance,
        (f"spell.{spell.id}", correctable),
        lang,
        edition.remarks,
    )


def _area_sheet(edition: Edition, area: Area, lang: str) -> RenderableType:
    lines = [
        edition.terrains[area.terrain].name[lang],
        f"{_word('accepts', lang)}: {_metals(edition, area, lang)}",
        f"{_word('gems', lang)}: {area.gems}",
        f"{_word('neighbours', lang)}: {' '.join(area.neighbours)}",
        _landmarks(edition, area, lang),
    ]
    correctable = {"terrain": area.terrain, "gems": area.gems, "neighbours": area.neighbours}
    return framed(
        f"{_word('area', lang)} {area.id}",
        "bold",
        [line for line in lines if line],
        edition.map.provenance,
        (f"map.areas.{area.id}", correctable),
        lang,
        edition.remarks,
    )
