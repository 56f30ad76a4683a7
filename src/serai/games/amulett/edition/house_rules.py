"""What house rules change about spells (M13.4, M13.6, M13.7, M8.5), as data.

The rules follow the options themselves. This is for those who show spells: symbols and texts change with the options.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from serai.games.amulett.edition.effects import Effect


@dataclass(frozen=True)
class SpellChange:
    """What a value of an option changes about the spells with an effect."""

    option: str
    value: str
    effect: Mapping[str, Any]
    """the effect's id, and its other fields where only some spells change"""
    fields: Mapping[str, Any] = field(default_factory=dict)
    """fields of the effect with other values"""
    words: Mapping[str, str] = field(default_factory=dict)
    """further arguments of the message `amulett-text-<effect>`"""

    def touches(self, effect: Effect, options: Mapping[str, Any]) -> bool:
        chosen = options.get(self.option) == self.value
        return chosen and all(getattr(effect, name) == value for name, value in self.effect.items())


CHANGES = (
    SpellChange("builders", "pyramid", {"id": "gift", "where": "wall"}, fields={"where": "pyramid"}),
    SpellChange("second_gem", "compulsory", {"id": "gift"}, words={"must": "yes"}),
    SpellChange("influence", "two", {"id": "influence", "where": "any"}, fields={"cards": 2}),
    SpellChange("influence", "none", {"id": "influence", "where": "any"}, fields={"cards": 0}),
    SpellChange("desire", "owner", {"id": "desire"}, words={"only": "yes"}),
)


def as_json() -> list[dict[str, Any]]:
    """The same for the browser."""
    return [asdict(change) for change in CHANGES]
