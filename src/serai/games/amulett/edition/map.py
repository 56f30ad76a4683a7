"""Das Amulett: the map of an edition (M1.8), how it is read and what makes a map impossible."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from serai.kernel.toml_reader import NONE, Section, shown

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from serai.kernel.toml_reader import Faults

WALL_SIDES = ("north", "south")
LAYOUTS = ("hexagons", "points")
"""How the areas are drawn: as touching hexagons of radius 1, or as points joined by lines."""

MOST_AREAS = 24
MOST_GEMS_IN_AN_AREA = 9

MAP_FIELDS = ("counts", "placement", "neighbours", "shape")
"""The parts of a map that have a provenance."""

_ID = re.compile(r"[A-Za-z][A-Za-z0-9_]*")


@dataclass(frozen=True)
class Area:
    id: str
    terrain: str
    gems: int
    """How many are laid out here (M2.1)."""
    pyramid: bool
    wall: str | None
    """The side of the great wall on which it lies, if it touches the wall."""
    x: float
    y: float
    neighbours: tuple[str, ...]


@dataclass(frozen=True)
class Map:
    layout: str
    start: str
    areas: Mapping[str, Area]
    """By id, ascending."""
    wall_edges: tuple[tuple[str, str], ...]
    """Borders along which the wall runs, the northern area first; for drawing only."""
    provenance: Mapping[str, str]


def read_map(section: Section, terrains: Collection[str]) -> Map:
    """A map without its provenance."""
    entries = _areas(section)
    areas = {area: _area(area, entries[area], terrains, sorted(entries)) for area in sorted(entries)}
    board = Map(
        layout=section.choice("layout", LAYOUTS),
        start=section.choice("start", areas),
        areas=areas,
        wall_edges=_wall_edges(section, areas),
        provenance={},
    )
    section.close()
    return board


def _areas(section: Section) -> dict[str, Section]:
    """The areas as a table by id, which corrects single areas, or as a list, which replaces them all."""
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
    return entries


def _area(area: str, section: Section, terrains: Collection[str], known: Collection[str]) -> Area:
    x, y = _coordinates(section)
    wall = section.choice("wall", (*WALL_SIDES, NONE), default=NONE)
    read = Area(
        area,
        terrain=section.choice("terrain", terrains),
        gems=section.integer("gems", 0, MOST_GEMS_IN_AN_AREA),
        pyramid=section.boolean("pyramid", default=False),
        wall=None if wall == NONE else wall,
        x=x,
        y=y,
        neighbours=tuple(sorted(section.choices("neighbours", known))),
    )
    section.close()
    return read


def _coordinates(section: Section) -> tuple[float, float]:
    value = section.value("at", "coordinates [x, y]")
    if not isinstance(value, list) or len(value) != 2:
        if value is not None:
            section.fault("at", f"{shown(value)} is not a pair of coordinates [x, y]")
        return 0.0, 0.0
    at = Section(dict(zip("xy", value, strict=True)), f"{section.where}: at", section.faults)
    return at.number("x"), at.number("y")


def _wall_edges(section: Section, areas: Collection[str]) -> tuple[tuple[str, str], ...]:
    edges = section.value("wall_edges", "") if section.has("wall_edges") else []
    for edge in edges if isinstance(edges, list) else [edges]:
        known = (
            isinstance(edge, list) and len(edge) == 2 and all(isinstance(area, str) and area in areas for area in edge)
        )
        if not known:
            section.fault("wall_edges", f"{shown(edge)} is not a pair of known areas")
            return ()
    return tuple(sorted((north, south) for north, south in edges))


def map_values(board: Map) -> dict[str, object]:
    """The parts of a map, by the names that provenance uses."""
    areas = board.areas.values()
    return {
        "counts": (
            Counter(area.terrain for area in areas),
            Counter(area.wall for area in areas),
            sum(area.pyramid for area in areas),
        ),
        "placement": (
            board.start,
            [(area.id, area.terrain, area.pyramid, area.wall, area.gems) for area in areas],
        ),
        "neighbours": [(area.id, area.neighbours) for area in areas],
        "shape": (board.layout, board.wall_edges, [(area.id, area.x, area.y) for area in areas]),
    }


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
