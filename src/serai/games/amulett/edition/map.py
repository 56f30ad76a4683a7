"""Das Amulett: the map of an edition (M1.8), and what makes a map impossible."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from serai.kernel.edition_field import RulesColumn, Words, choice, choices, declared, flag, pairs, point, whole
from serai.kernel.toml_reader import Section, shown

if TYPE_CHECKING:
    from serai.kernel.toml_reader import Faults

WALL_SIDES = ("north", "south")
LAYOUTS = ("hexagons", "points")
"""How the areas are drawn: as touching hexagons of radius 1, or as points joined by lines."""

MOST_AREAS = 24
MOST_GEMS_IN_AN_AREA = 9

COUNTS = "counts"
"""What provenance calls the numbers of areas of each kind."""

_ID = re.compile(r"[A-Za-z][A-Za-z0-9_]*")


@declared
class Area:
    """A place on the map, where a party may be."""

    id: str
    terrain: str = choice(ids="terrain", origin="placement")
    gems: int = whole(0, MOST_GEMS_IN_AN_AREA, origin="placement", columns=RulesColumn("laid_out"))
    """How many are laid out here (M2.1)."""
    pyramid: bool = flag(origin="placement")
    wall: str | None = choice(WALL_SIDES, none=True, origin="placement")
    """The side of the great wall on which it lies, if it touches the wall."""
    neighbours: tuple[str, ...] = choices(ids="map.areas", longest=MOST_AREAS, sort=True, origin="neighbours")
    x: float = point("at", origin="shape")
    y: float


@declared
class Map:
    """Where the areas lie, and where the party starts."""

    start: str = choice(ids="map.areas", origin="placement")
    layout: str = choice(LAYOUTS, origin="shape")
    areas: Mapping[str, Area]
    """By id, ascending."""
    wall_edges: tuple[tuple[str, str], ...] = pairs("map.areas", sort=True, origin="shape")
    """Borders along which the wall runs, the northern area first; for drawing only."""
    provenance: Words


def areas_in(section: Section) -> dict[str, Section]:
    """The areas by id, ascending: from a table, which corrects single areas, or a list, which replaces them all."""
    value = section.value("areas", "the areas, as a table by id or as a list")
    entries: dict[str, Section] = {}
    if isinstance(value, list):
        for entry in section.tables("areas", "area", MOST_AREAS):
            area = entry.text("id")
            if area in entries:
                entry.fault("id", f"{shown(area)} is given twice")
            entry.where = f"{section.where}: area {area}"
            entries[area] = entry
    elif value is not None:
        table = section.table("areas")
        entries = {area: table.table(area, where=f"{section.where}: area {area}") for area in table}
    for area, entry in entries.items():
        if not _ID.fullmatch(area):
            entry.fault("", "is not an id; write letters, digits and _, beginning with a letter")
    return {area: entries[area] for area in sorted(entries)}


def counted(areas: Mapping[str, Area]) -> object:
    """How many areas of each kind there are."""
    return (
        Counter(area.terrain for area in areas.values()),
        Counter(area.wall for area in areas.values()),
        sum(area.pyramid for area in areas.values()),
    )


def check_map(board: Map, faults: Faults) -> None:
    """Whether a party can travel on it; its areas and neighbours are known ones."""
    if len(board.areas) > MOST_AREAS:
        faults.add("map", "areas", f"there are {len(board.areas)}, at most {MOST_AREAS} fit")
    for area in board.areas.values():
        where = f"map: area {area.id}"
        for other in area.neighbours:
            if other == area.id:
                faults.add(where, "neighbours", "an area is not its own neighbour; leave it out")
            elif area.id not in board.areas[other].neighbours:
                faults.add(where, "neighbours", f"names {other}, but {other} does not name {area.id}")
        if len(set(area.neighbours)) < len(area.neighbours):
            faults.add(where, "neighbours", "one is named twice; name each once")
    for north, south in board.wall_edges:
        sides = (board.areas[north].wall, board.areas[south].wall)
        if south not in board.areas[north].neighbours or sides != ("north", "south"):
            reason = 'must be neighbours, the first with wall = "north" and the second with wall = "south"'
            faults.add("map", "wall_edges", f"{north} and {south} {reason}")
    unreached = _unreached(board)
    if unreached:
        faults.add("map", f"{', '.join(unreached)} cannot be reached from {board.start}; add neighbours")


def _unreached(board: Map) -> list[str]:
    reached = {board.start}
    frontier = [board.start]
    while frontier:
        nearby = set(board.areas[frontier.pop()].neighbours) - reached
        reached |= nearby
        frontier += nearby
    return [area for area in board.areas if area not in reached]
