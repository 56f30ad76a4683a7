"""Āmul: the vocabulary of scoring powers (A16), and how one is read from an edition file."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from serai.kernel.toml_reader import Faults, Section

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

COLOURS = ("yellow", "blue", "purple", "red", "green", "orange", "bazaar")
POSITIONS = ("table", "hand", "both")
DECKS = ("market", "palace", "bazaar")
TRAITS = ("arab", "mongol", "military", "trade", "gift")
SCOPES = ("own", "left", "right", "neighbours", "own_neighbours", "all", "others")
COMPARE_SCOPES = ("neighbours", "others")
SENSES = ("most", "least")
OPERATORS = (">=", "<=", "==")

POWER_FIELDS = {
    "flat": ("points",),
    "set": ("table",),
    "each": ("points", "scope", "select"),
    "variety": ("points", "scope", "select"),
    "scarcity": ("table",),
    "if": ("points", "otherwise", "when"),
    "pair": ("points", "select"),
    "compare": ("points", "sense", "scope", "select"),
    "order": ("points", "goods"),
}
"""Every power with exactly the fields it has (A16.5 to A16.13)."""

MOST_POINTS = 99
LONGEST_TABLE = 24
MOST_POWERS = 4
MOST_CONDITIONS = 4
GOODS_OF_AN_ORDER = 3


@dataclass(frozen=True)
class Selector:
    """Which cards count (A16.4); None where a list is not given."""

    kinds: tuple[str, ...] | None = None
    colours: tuple[str, ...] | None = None
    decks: tuple[str, ...] | None = None
    positions: tuple[str, ...] | None = None
    traits: tuple[str, ...] | None = None


@dataclass(frozen=True)
class Condition:
    """count(select, scope) op value (A16.10)."""

    select: Selector
    scope: str
    op: str
    value: int


@dataclass(frozen=True)
class Power:
    """What a card scores; only the fields of POWER_FIELDS have a meaning, the others keep their defaults."""

    do: str
    points: int = 0
    otherwise: int = 0
    table: tuple[int, ...] = ()
    scope: str = "own"
    select: Selector | None = None
    when: tuple[Condition, ...] = ()
    sense: str = ""
    goods: tuple[str, ...] = ()

    @property
    def looks_around(self) -> bool:
        """Whether other players' cards can change it (A16.3)."""
        scopes = {self.scope, *(condition.scope for condition in self.when)}
        return self.do == "scarcity" or scopes != {"own"}


def power_from_data(data: Mapping[str, Any], kinds: Collection[str] | None = None) -> Power:
    """One power in the form of the files, checked; without `kinds` every name is taken for a kind."""
    faults = Faults("power")
    power = read_power(Section(data, "", faults), kinds)
    faults.raise_if_any()
    return power


def power_to_data(power: Power) -> dict[str, Any]:
    """The power in the form of the files: only the fields that it has."""
    data: dict[str, Any] = {"do": power.do}
    for name in POWER_FIELDS[power.do]:
        match value := getattr(power, name):
            case Selector():
                data[name] = _selector_to_data(value)
            case tuple() if name == "when":
                data[name] = [_condition_to_data(condition) for condition in value]
            case tuple():
                data[name] = list(value)
            case _:
                data[name] = value
    return data


def _selector_to_data(select: Selector) -> dict[str, list[str]]:
    return {name: list(words) for name, words in vars(select).items() if words is not None}


def _condition_to_data(condition: Condition) -> dict[str, Any]:
    return {**vars(condition), "select": _selector_to_data(condition.select)}


def read_power(section: Section, kinds: Collection[str] | None) -> Power:
    do = section.choice("do", POWER_FIELDS)
    if not do:
        return Power("flat")
    values: dict[str, Any] = {}
    for name in POWER_FIELDS[do]:
        match name:
            case "points" | "otherwise":
                values[name] = section.integer(name, -MOST_POINTS, MOST_POINTS)
            case "table":
                values[name] = _table(section, do)
            case "scope":
                values[name] = section.choice(name, COMPARE_SCOPES if do == "compare" else SCOPES)
            case "sense":
                values[name] = section.choice(name, SENSES)
            case "goods":
                values[name] = section.choices(name, kinds, length=GOODS_OF_AN_ORDER)
            case "select":
                values[name] = _selector(section.table(name), kinds)
            case "when":
                conditions = section.tables(name, "condition", MOST_CONDITIONS)
                values[name] = tuple(_condition(condition, kinds) for condition in conditions)
    section.close()
    return Power(do, **values)


def _table(section: Section, do: str) -> tuple[int, ...]:
    table = section.integers("table", -MOST_POINTS, MOST_POINTS, LONGEST_TABLE)
    # A16.16; a set begins at T(0) = 0.
    if do == "set" and any(later < earlier for earlier, later in pairwise((0, *table))):
        section.fault("table", f"{list(table)} falls; the table of a set begins at 0 or more and never falls")
    if do == "scarcity" and any(later > earlier for earlier, later in pairwise(table)):
        section.fault("table", f"{list(table)} rises; the table of a scarcity never rises")
    return table


def _selector(section: Section, kinds: Collection[str] | None) -> Selector:
    known: dict[str, Collection[str] | None]
    known = {"kinds": kinds, "colours": COLOURS, "decks": DECKS, "positions": POSITIONS, "traits": TRAITS}
    lists = {name: section.choices(name, words) for name, words in known.items() if section.has(name)}
    section.close()
    if not any(section):
        section.fault("", f"selects nothing; give one or more of {', '.join(known)}")
    return Selector(**lists)


def _condition(section: Section, kinds: Collection[str] | None) -> Condition:
    condition = Condition(
        select=_selector(section.table("select"), kinds),
        scope=section.choice("scope", SCOPES),
        op=section.choice("op", OPERATORS),
        value=section.integer("value", 0, MOST_POINTS),
    )
    section.close()
    return condition
