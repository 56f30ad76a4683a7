"""Das Amulett: the form of its editions (kernel/edition_form.py)."""

from __future__ import annotations

import msgspec

from serai.games.amulett.edition import check as room
from serai.games.amulett.edition.components import MOST_GEMS_OF_A_COLOUR, MOST_METAL_CARDS
from serai.games.amulett.edition.effects import (
    EFFECT_FIELDS,
    PHASE_OF_COLOUR,
    RANGES,
    SPECIAL,
    WHERE,
    Effect,
)
from serai.games.amulett.edition.map import LAYOUTS, MOST_AREAS, MOST_GEMS_IN_AN_AREA, WALL_SIDES
from serai.games.amulett.edition.read import JOKER, LIBRARY
from serai.kernel.edition_form import Field, Form, Sheet

_EFFECT_FIELDS = {
    "colour": Field("colour", "choice", ids="gem"),
    "metal": Field("metal", "choice", ids="metal"),
    "where": Field("where", "choice", words=WHERE),
    **{name: Field(name, "whole", least=least, most=most) for name, (least, most) in RANGES.items()},
    "raise": Field("raise", "whole", least=RANGES["raise"][0], most=RANGES["raise"][1], shown="raise_by"),
}
_AT_SPECIAL = {**_EFFECT_FIELDS, "where": Field("where", "choice", words=SPECIAL)}
_EFFECT = Field(
    "effect",
    "variant",
    tag="id",
    cases={
        effect: tuple((_AT_SPECIAL if effect == "metamorphosis_area" else _EFFECT_FIELDS)[name] for name in names)
        for effect, names in EFFECT_FIELDS.items()
    },
    blank=msgspec.to_builtins(Effect("plain")),
)


def _numbers(key: str, shown: str, ranges: dict[str, tuple[int, int]], origin: str, own: str = "") -> Sheet:
    """A table of whole numbers, each within its own range; one of them has a provenance of its own."""
    parts = (
        Field(name, "whole", least=least, most=most, origin=name if name == own else origin)
        for name, (least, most) in ranges.items()
    )
    return Sheet(key, tuple(parts), shown=shown, single=True, origins="provenance", ticked="game")


FORM = Form(
    bundles=LIBRARY.bundles,
    sheets=(
        Sheet(
            "spell",
            shown="spells",
            ticked="each",
            fields=(
                Field("name", "words"),
                Field("colour", "choice", words=tuple(PHASE_OF_COLOUR)),
                Field("income", "counts", most=room.MOST_INCOME, words=(JOKER,), ids="metal"),
                Field("cost", "whole", least=1, most=room.MOST_BOLTS),
                _EFFECT,
                Field("text", "words"),
            ),
        ),
        Sheet(
            "map.areas",
            shown="map.areas",
            origins="map.provenance",
            ticked="map",
            fields=(
                Field("terrain", "choice", ids="terrain", origin="placement"),
                Field("gems", "whole", most=MOST_GEMS_IN_AN_AREA, origin="placement"),
                Field("pyramid", "flag", origin="placement"),
                Field("wall", "choice", words=WALL_SIDES, none=True, origin="placement"),
                Field("neighbours", "choices", longest=MOST_AREAS, ids="map.areas", origin="neighbours"),
                Field("at", "point", origin="shape"),
            ),
        ),
        Sheet(
            "map",
            shown="map",
            single=True,
            origins="map.provenance",
            ticked="map",
            fields=(
                Field("start", "choice", ids="map.areas", origin="placement"),
                Field("layout", "choice", words=LAYOUTS, origin="shape"),
                Field("wall_edges", "pairs", ids="map.areas", origin="shape"),
            ),
        ),
        Sheet(
            "terrain",
            shown="terrains",
            origins="provenance",
            ticked="terrain",
            fields=(
                Field("name", "words", origin="terrains", origin_en="names_en"),
                Field("accepts", "choices", longest=room.METALS, ids="metal", origin="terrains"),
            ),
        ),
        Sheet(
            "gem",
            shown="gems",
            origins="provenance",
            ticked="gem",
            fields=(
                Field("name", "words", origin="gems", origin_en="names_en"),
                Field("count", "whole", least=1, most=MOST_GEMS_OF_A_COLOUR, origin="gems"),
            ),
        ),
        Sheet(
            "metal",
            shown="metals",
            origins="provenance",
            ticked="metal",
            fields=(
                Field("name", "words", origin="metals", origin_en="names_en"),
                Field("count", "whole", least=1, most=MOST_METAL_CARDS, origin="metals"),
            ),
        ),
        Sheet(
            "",
            single=True,
            origins="provenance",
            ticked="game",
            fields=(
                Field("markers", "wholes", least=1, most=room.MOST_STEPS, longest=room.MOST_MARKERS),
                Field("stones_per_player", "whole", least=1, most=room.MOST_STONES),
                Field("start_hand", "counts", most=room.MOST_INCOME, ids="metal"),
            ),
        ),
        _numbers("setup.basic", "basic", room.BASIC, "setup"),
        _numbers("setup.experienced", "experienced", room.EXPERIENCED, "setup", own="min_stones"),
        _numbers("victory", "victory", room.VICTORY, "victory", own="stalled_rounds"),
    ),
)
