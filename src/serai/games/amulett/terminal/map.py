"""Das Amulett's map for a terminal: hexagons in columns for the eye, otherwise area by area."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.text import Text

from serai.games.amulett.words.wording import AmulettWording
from serai.terminal.renderer import View
from serai.terminal.screen import Board

SHORTEST = 3
STYLES = {
    "red": "red",
    "yellow": "yellow",
    "green": "green",
    "colourless": "bright_white",
    "white": "white",
    "light_blue": "bright_cyan",
    "dark_blue": "blue",
    "grey": "bright_black",
    "orange": "dark_orange",
    "brown": "orange4",
}


def board(words: AmulettWording, view: View) -> Board:
    """The whole map with its gems; in words only the party's area and those around it."""
    short = abbreviations({gem: entry.name[words.reader.language] for gem, entry in words.edition.gems.items()})

    def cell(area: str) -> Text:
        gems = Text(" ").join(Text(short[gem], style=STYLES.get(gem, "")) for gem in view["areas"][area])
        return _cell(words, area, view["party"], gems)

    near = [view["party"], *words.edition.map.areas[view["party"]].neighbours]
    return Board(_columns(words, cell), [_line(words, view, area) for area in near])


def empty_map(words: AmulettWording) -> Board:
    """The map without gems, as the rule book shows it: the terrain stands in their place."""
    edition = words.edition

    def cell(area: str) -> Text:
        terrain = edition.terrains[edition.map.areas[area].terrain]
        return _cell(words, area, edition.map.start, Text(terrain.name[words.reader.language]))

    return Board(_columns(words, cell), [f"{_place(words, area, edition.map.start)}." for area in edition.map.areas])


def whole_map(words: AmulettWording, view: View) -> list[str]:
    """Every area in words."""
    return [_line(words, view, area) for area in words.edition.map.areas]


def _columns(words: AmulettWording, cell: Callable[[str], Text]) -> list[Text]:
    """The hexagons from left to right; every other column lies lower."""
    areas = words.edition.map.areas.values()
    columns = []
    for x in sorted({area.x for area in areas}):
        inside = sorted((area for area in areas if area.x == x), key=lambda area: area.y)
        lowered = inside[0].y > min(area.y for area in areas)
        columns.append(Text("\n" if lowered else "") + Text("\n").join(cell(area.id) for area in inside))
    return columns


def _cell(words: AmulettWording, area: str, party: str, below: Text) -> Text:
    """Two lines: the area with the metals that pay there, and what lies in it."""
    entry = words.edition.map.areas[area]
    marks = ("P" if entry.pyramid else "") + ("W" if entry.wall else "")
    here = area == party
    head = Text(f"{'>' if here else ''}{area} {_metals(words, area)} {marks}".rstrip(), style="bold" if here else "")
    return head + Text("\n") + below


def _metals(words: AmulettWording, area: str) -> str:
    accepted = words.edition.terrains[words.edition.map.areas[area].terrain].accepts
    if len(accepted) == len(words.edition.metals):
        return words.say("terminal-amulett-any-metal")
    return "/".join(words.metal(metal) for metal in accepted)


def _line(words: AmulettWording, view: View, area: str) -> str:
    """One area with its gems in words."""
    return f"{_place(words, area, view['party'])}: {words.gems(view['areas'][area])}."


def _place(words: AmulettWording, area: str, party: str) -> str:
    """One area in words, and whether the party is there."""
    entry = words.edition.map.areas[area]
    facts = [_metals(words, area)]
    facts += [words.say("terminal-amulett-pyramid")] if entry.pyramid else []
    facts += [words.say("terminal-amulett-wall")] if entry.wall else []
    facts += [words.say("terminal-amulett-here")] if area == party else []
    return f"{area} ({', '.join(facts)})"


def abbreviations(names: Mapping[str, str]) -> dict[str, str]:
    """Return the shortest beginnings, of at least three letters, that distinguish the names."""

    def shortest(name: str, others: Sequence[str]) -> str:
        lengths = range(SHORTEST, len(name))
        return next((name[:n] for n in lengths if not any(other.startswith(name[:n]) for other in others)), name)

    return {key: shortest(name, [other for other in names.values() if other != name]) for key, name in names.items()}
