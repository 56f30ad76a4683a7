"""Das Amulett: metals, gems and terrains of an edition (M1), and how they are read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from serai.kernel.toml_reader import Section

MOST_METAL_CARDS = 31
MOST_GEMS_OF_A_COLOUR = 9


@dataclass(frozen=True)
class Metal:
    id: str
    name: Mapping[str, str]
    latin: str
    count: int


@dataclass(frozen=True)
class Gem:
    id: str
    name: Mapping[str, str]
    count: int


@dataclass(frozen=True)
class Terrain:
    id: str
    name: Mapping[str, str]
    accepts: tuple[str, ...]
    """The metals that pay in areas of this terrain."""


def read_metal(metal: str, section: Section) -> Metal:
    name, latin = section.both_languages("name"), section.text("latin")
    read = Metal(metal, name, latin, section.integer("count", 1, MOST_METAL_CARDS))
    section.close()
    return read


def read_gem(gem: str, section: Section) -> Gem:
    read = Gem(gem, section.both_languages("name"), section.integer("count", 1, MOST_GEMS_OF_A_COLOUR))
    section.close()
    return read


def read_terrain(terrain: str, section: Section, metals: Collection[str]) -> Terrain:
    accepted = section.choices("accepts", metals)
    read = Terrain(terrain, section.both_languages("name"), tuple(m for m in metals if m in accepted))
    section.close()
    return read
