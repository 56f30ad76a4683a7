"""Das Amulett: the vocabulary of spell effects (M13), and how one is read from an edition file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Collection

    from serai.kernel.toml_reader import Section

SPECIAL = ("pyramid", "wall")
WHERE = ("any", *SPECIAL)
"""The areas an effect works in (M13)."""

EFFECT_FIELDS = {
    "plain": (),
    "magic": ("colour", "metal", "cards"),
    "teleport": (),
    "desire": (),
    "curse_rich": ("min",),
    "curse_poor": ("max",),
    "influence": ("cards", "where"),
    "gift": ("where",),
    "power": ("raise",),
    "superiority": (),
    "metamorphosis": ("metal",),
    "metamorphosis_area": ("where",),
    "journey": (),
    "phoenix": (),
    "arc": (),
    "pull": ("stones",),
}
"""Every effect with exactly the fields it has."""

PHASE_OF_COLOUR = {"grey": "metal", "red": "gem", "blue": "energy"}
_METAL_PHASE = ("magic", "teleport")
_ENERGY_PHASE = ("arc", "pull")

_ATTRIBUTES = {"raise": "raise_by"}
RANGES = {"cards": (1, 9), "stones": (1, 9), "min": (1, 99), "max": (1, 99), "raise": (2, 9)}


@dataclass(frozen=True)
class Effect:
    """What a spell does; only the fields of EFFECT_FIELDS have a meaning, the others keep their defaults."""

    id: str
    colour: str = ""
    metal: str = ""
    cards: int = 0
    where: str = ""
    min: int = 0
    max: int = 0
    raise_by: int = 0
    """`raise` in the files, a word that Python keeps for itself."""
    stones: int = 0


def read_effect(section: Section, metals: Collection[str], gems: Collection[str]) -> Effect:
    effect = section.choice("id", EFFECT_FIELDS)
    values: dict[str, Any] = {}
    for name in EFFECT_FIELDS.get(effect, ()):
        match name:
            case "colour":
                values[name] = section.choice(name, gems)
            case "metal":
                values[name] = section.choice(name, metals)
            case "where":
                values[name] = section.choice(name, SPECIAL if effect == "metamorphosis_area" else WHERE)
            case _:
                values[_ATTRIBUTES.get(name, name)] = section.integer(name, *RANGES[name])
    if effect:
        section.close()
    return Effect(effect, **values)


def effect_to_data(effect: Effect) -> dict[str, Any]:
    """The effect in the form of the files: only the fields that it has."""
    names = EFFECT_FIELDS[effect.id]
    return {"id": effect.id, **{name: getattr(effect, _ATTRIBUTES.get(name, name)) for name in names}}


def phase_of(effect: str) -> str | None:
    """The phase an effect works in; None for a spell that is only income."""
    if effect == "plain":
        return None
    return "metal" if effect in _METAL_PHASE else "energy" if effect in _ENERGY_PHASE else "gem"
