"""Āmul: the form of its editions (kernel/edition_form.py)."""

from __future__ import annotations

import msgspec

from serai.games.amul.edition.check import (
    FEWEST_PLAYERS,
    MOST_FILL,
    MOST_PLAYERS,
    MOST_ROUNDS,
    MOST_START_HAND,
    MOST_SYMBOLS,
)
from serai.games.amul.edition.powers import (
    COLOURS,
    COMPARE_SCOPES,
    DECKS,
    GOODS_OF_AN_ORDER,
    LONGEST_TABLE,
    MOST_CONDITIONS,
    MOST_POINTS,
    MOST_POWERS,
    OPERATORS,
    POSITIONS,
    POWER_FIELDS,
    SCOPES,
    SENSES,
    TRAITS,
    Condition,
    Power,
    Selector,
)
from serai.games.amul.edition.read import LIBRARY
from serai.kernel.edition_form import Field, Form, Sheet

_MANY = 99

_SELECT = Field(
    "select",
    "table",
    fields=(
        Field("kinds", "choices", longest=_MANY, ids="kind", optional=True),
        Field("colours", "choices", longest=len(COLOURS), words=COLOURS, optional=True),
        Field("decks", "choices", longest=len(DECKS), words=DECKS, optional=True),
        Field("positions", "choices", longest=len(POSITIONS), words=POSITIONS, optional=True),
        Field("traits", "choices", longest=len(TRAITS), words=TRAITS, optional=True),
    ),
    blank=msgspec.to_builtins(Selector()),
)
_SCOPE = Field("scope", "choice", words=SCOPES)
_TABLE = Field("table", "wholes", least=-MOST_POINTS, most=MOST_POINTS, longest=LONGEST_TABLE)
_WHEN = Field(
    "when",
    "tables",
    longest=MOST_CONDITIONS,
    fields=(
        Field(
            "",
            "table",
            fields=(
                _SELECT,
                _SCOPE,
                Field("op", "choice", words=OPERATORS),
                Field("value", "whole", most=MOST_POINTS),
            ),
            blank=msgspec.to_builtins(Condition(Selector(), "own", ">=", 0)),
        ),
    ),
)
_POWER_FIELDS = {
    "points": Field("points", "whole", least=-MOST_POINTS, most=MOST_POINTS),
    "otherwise": Field("otherwise", "whole", least=-MOST_POINTS, most=MOST_POINTS),
    "table": _TABLE,
    "scope": _SCOPE,
    "select": _SELECT,
    "when": _WHEN,
    "sense": Field("sense", "choice", words=SENSES),
    "goods": Field("goods", "choices", shortest=GOODS_OF_AN_ORDER, longest=GOODS_OF_AN_ORDER, ids="kind"),
}
_COMPARED = {**_POWER_FIELDS, "scope": Field("scope", "choice", words=COMPARE_SCOPES)}
_POWER = Field(
    "",
    "variant",
    tag="do",
    cases={
        do: tuple((_COMPARED if do == "compare" else _POWER_FIELDS)[name] for name in names)
        for do, names in POWER_FIELDS.items()
    },
    blank=msgspec.to_builtins(Power("flat")),
)

FORM = Form(
    bundles=LIBRARY.bundles,
    sheets=(
        Sheet(
            "kind",
            shown="kinds",
            ticked="each",
            fields=(
                Field("name", "words"),
                Field("colour", "choice", words=COLOURS),
                Field("position", "choice", words=POSITIONS),
                Field("traits", "counts", most=MOST_SYMBOLS, words=TRAITS),
                Field("effect", "choice", words=DECKS, none=True),
                Field("powers", "tables", longest=MOST_POWERS, fields=(_POWER,)),
                Field("text", "words"),
            ),
        ),
        Sheet(
            "card",
            shown="cards",
            ticked="kind",
            fields=(
                Field("deck", "choice", words=DECKS),
                Field("from", "whole", least=FEWEST_PLAYERS, most=MOST_PLAYERS, shown="min_players"),
                Field("letter", "letter", none=True),
            ),
        ),
        Sheet(
            "",
            single=True,
            fields=(
                Field("rounds", "whole", least=1, most=MOST_ROUNDS),
                Field("start_hand", "whole", least=1, most=MOST_START_HAND),
                Field("majority_points", "wholes", most=MOST_POINTS, longest=MOST_PLAYERS),
                Field(
                    "market_fill",
                    "counts",
                    most=MOST_FILL,
                    words=tuple(str(players) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)),
                ),
            ),
        ),
    ),
)
