"""Das Amulett: the vocabulary of spell effects (M13)."""

from __future__ import annotations

from serai.kernel.edition_field import choice, declared, tag, whole

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


@declared
class Effect:
    """What a spell does; only the fields of EFFECT_FIELDS have a meaning, the others keep their defaults."""

    id: str = tag(EFFECT_FIELDS)
    colour: str = choice(ids="gem", default="")
    metal: str = choice(ids="metal", default="")
    cards: int = whole(1, 9, default=0)
    where: str = choice(WHERE, narrowed={"metamorphosis_area": SPECIAL}, default="")
    min: int = whole(1, 99, default=0)
    max: int = whole(1, 99, default=0)
    raise_by: int = whole(2, 9, key="raise", default=0)
    stones: int = whole(1, 9, default=0)


def phase_of(effect: str) -> str | None:
    """The phase an effect works in; None for a spell that is only income."""
    if effect == "plain":
        return None
    return "metal" if effect in _METAL_PHASE else "energy" if effect in _ENERGY_PHASE else "gem"
