"""Das Amulett's map for a terminal: hexagons in columns for the eye, otherwise area by area."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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
    areas = words.edition.map.areas
    short = abbreviations({gem: entry.name[words.reader.language] for gem, entry in words.edition.gems.items()})
    places = sorted({area.x for area in areas.values()})
    columns = []
    for x in places:
        inside = sorted((area for area in areas.values() if area.x == x), key=lambda area: area.y)
        lowered = inside[0].y > min(area.y for area in areas.values())
        cells = [_cell(words, view, area.id, short) for area in inside]
        columns.append(Text("\n" if lowered else "") + Text("\n").join(cells))
    near = [view["party"], *areas[view["party"]].neighbours]
    return Board(columns, [_line(words, view, area) for area in near])


def whole_map(words: AmulettWording, view: View) -> list[str]:
    """Every area in words."""
    return [_line(words, view, area) for area in words.edition.map.areas]


def _cell(words: AmulettWording, view: View, area: str, short: Mapping[str, str]) -> Text:
    """Two lines: the area with the metals that pay there, and its gems."""
    entry = words.edition.map.areas[area]
    marks = ("P" if entry.pyramid else "") + ("W" if entry.wall else "")
    here = area == view["party"]
    head = Text(f"{'>' if here else ''}{area} {_metals(words, area)} {marks}".rstrip(), style="bold" if here else "")
    gems = Text(" ").join(Text(short[gem], style=STYLES.get(gem, "")) for gem in view["areas"][area])
    return head + Text("\n") + gems


def _metals(words: AmulettWording, area: str) -> str:
    accepted = words.edition.terrains[words.edition.map.areas[area].terrain].accepts
    if len(accepted) == len(words.edition.metals):
        return words.say("terminal-amulett-any-metal")
    return "/".join(words.metal(metal) for metal in accepted)


def _line(words: AmulettWording, view: View, area: str) -> str:
    """One area in words."""
    entry = words.edition.map.areas[area]
    facts = [_metals(words, area)]
    facts += [words.say("terminal-amulett-pyramid")] if entry.pyramid else []
    facts += [words.say("terminal-amulett-wall")] if entry.wall else []
    facts += [words.say("terminal-amulett-here")] if area == view["party"] else []
    return f"{area} ({', '.join(facts)}): {words.gems(view['areas'][area])}."


def abbreviations(names: Mapping[str, str]) -> dict[str, str]:
    """Return the shortest beginnings, of at least three letters, that distinguish the names."""

    def shortest(name: str, others: Sequence[str]) -> str:
        lengths = range(SHORTEST, len(name))
        return next((name[:n] for n in lengths if not any(other.startswith(name[:n]) for other in others)), name)

    return {key: shortest(name, [other for other in names.values() if other != name]) for key, name in names.items()}
