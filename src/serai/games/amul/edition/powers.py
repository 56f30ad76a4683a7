"""Āmul: the vocabulary of scoring powers (A16)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from serai.kernel.edition_field import choice, choices, declared, record, records, tag, whole, wholes
from serai.kernel.edition_reader import read_table
from serai.kernel.toml_reader import Faults, Section

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

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
MANY = 99


@declared
class Selector:
    """Which cards count (A16.4); None where a list is not given."""

    kinds: tuple[str, ...] | None = choices(ids="kind", longest=MANY, optional=True, default=None)
    colours: tuple[str, ...] | None = choices(COLOURS, optional=True, default=None)
    decks: tuple[str, ...] | None = choices(DECKS, optional=True, default=None)
    positions: tuple[str, ...] | None = choices(POSITIONS, optional=True, default=None)
    traits: tuple[str, ...] | None = choices(TRAITS, optional=True, default=None)


@declared
class Condition:
    """count(select, scope) op value (A16.10)."""

    select: Selector = record(Selector)
    scope: str = choice(SCOPES)
    op: str = choice(OPERATORS)
    value: int = whole(0, MOST_POINTS)


@declared
class Power:
    """What a card scores; only the fields of POWER_FIELDS have a meaning, the others keep their defaults."""

    do: str = tag(POWER_FIELDS)
    points: int = whole(-MOST_POINTS, MOST_POINTS, default=0)
    otherwise: int = whole(-MOST_POINTS, MOST_POINTS, default=0)
    table: tuple[int, ...] = wholes(-MOST_POINTS, MOST_POINTS, LONGEST_TABLE, default=())
    scope: str = choice(SCOPES, narrowed={"compare": COMPARE_SCOPES}, default="own")
    select: Selector | None = record(Selector, default=None)
    when: tuple[Condition, ...] = records(Condition, MOST_CONDITIONS, default=())
    sense: str = choice(SENSES, default="")
    goods: tuple[str, ...] = choices(ids="kind", shortest=GOODS_OF_AN_ORDER, longest=GOODS_OF_AN_ORDER, default=())

    def faults(self) -> Iterator[tuple[str, str]]:
        """A16.16; a set begins at T(0) = 0."""
        if self.do == "set" and any(later < earlier for earlier, later in pairwise((0, *self.table))):
            yield "table", f"{list(self.table)} falls; the table of a set begins at 0 or more and never falls"
        if self.do == "scarcity" and any(later > earlier for earlier, later in pairwise(self.table)):
            yield "table", f"{list(self.table)} rises; the table of a scarcity never rises"

    @property
    def looks_around(self) -> bool:
        """Whether other players' cards can change it (A16.3)."""
        scopes = {self.scope, *(condition.scope for condition in self.when)}
        return self.do == "scarcity" or scopes != {"own"}


def power_from_data(data: Mapping[str, Any], kinds: Collection[str] | None = None) -> Power:
    """One power in the form of the files, checked; without `kinds` every name is taken for a kind."""
    faults = Faults("power")
    power = read_table(Power, Section(data, "", faults), {} if kinds is None else {"kind": kinds})
    faults.raise_if_any()
    return power
