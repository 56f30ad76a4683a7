"""What the Āmul bots expect of an edition: how often symbols come, and the dials of their judgement."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from serai.games.amul.edition import Edition
from serai.games.amul.edition_tables import cards_in_use, compile_tables
from serai.games.amul.state import CARDS
from serai.games.amul.tables import COUNTERS, KINDS, PACKED, Tables
from serai.kernel.schema import EVERYONE, Ints, Record, blank, i16, one, several, u8

f32 = np.float32
DIALS = Path(__file__).with_name("dials.toml")


class Dials(Record):
    """Numbers of judgement, tuned by playing; their values lie in dials.toml."""

    set_step: float = one(f32, EVERYONE, "share of a set's next step counted in advance, per game")
    partner: float = one(f32, EVERYONE, "share counted for a card that still lacks its partner, per game")
    good: float = one(f32, EVERYONE, "chance of getting one missing good of an order")
    symbol: float = one(f32, EVERYONE, "chance of getting one missing symbol of a condition, per game")
    quiet: float = one(f32, EVERYONE, "chance that neighbours do not break a condition")
    variety: float = one(f32, EVERYONE, "further kinds that a `variety` will meet, per game")
    own_growth: float = one(f32, EVERYONE, "further own cards that an `each` will meet, per game")
    area: float = one(f32, EVERYONE, "cards in a final area")
    scarcity: float = one(f32, EVERYONE, "share of the unseen cards of a scarce kind that reach an area")
    spread: float = one(f32, EVERYONE, "how unsure a comparison of symbols is")
    military: float = one(f32, EVERYONE, "points of a Military symbol, per game in prowess order")
    palace: float = one(f32, EVERYONE, "points of a card to be taken from the Palace")
    bazaar: float = one(f32, EVERYONE, "points of a card to be taken from the Bazaar")
    market: float = one(f32, EVERYONE, "points of a card to be taken from the rest of the Market")
    haste: float = one(f32, EVERYONE, "points lost per round that an effect waits")
    stuck: float = one(f32, EVERYONE, "points lost with a card that cannot be used in time")
    flow: float = one(f32, EVERYONE, "points lost without a card to reveal next")


class Hopes(Record):
    """What a bot knows about an edition beyond its rules, for one number of players."""

    counts: Ints = several(i16, (CARDS + 1, COUNTERS), EVERYONE, "what a card adds to each counter")
    density: npt.NDArray[Any] = several(f32, COUNTERS, EVERYONE, "what an average Market card adds to each counter")
    copies: Ints = several(u8, KINDS, EVERYONE, "cards of a kind in use")
    sample: Ints = several(u8, KINDS, EVERYONE, "one card of a kind; 0 where none is in use")
    in_use: Ints = several(u8, CARDS + 1, EVERYONE, "1: a Market card in use")
    dials: Dials = one(Dials, EVERYONE, "numbers of judgement")


@cache
def all_dials() -> dict[str, dict[str, float]]:
    """The sections of dials.toml: one for each use."""
    return tomllib.loads(DIALS.read_text("utf-8"))


_known: dict[tuple[str, int, int, str], Any] = {}


def hopes_of(edition: Edition, players: int, tea: int, use: str) -> Any:
    """What to expect in such a game, as an array of one; computed once."""
    key = (edition.hash, players, tea, use)
    if key not in _known:
        _known[key] = _compute(edition, players, tea, use)
    return _known[key]


def _compute(edition: Edition, players: int, tea: int, use: str) -> Any:
    tables = compile_tables(edition)
    made = blank(Hopes, 1)
    hopes = made[0]
    hopes.counts[:] = _unpacked(tables)
    market = cards_in_use(edition, players, tea, "market")
    hopes.in_use[market] = 1
    hopes.density[:] = hopes.counts[market].mean(axis=0)
    for deck in ("market", "palace", "bazaar"):
        for card in cards_in_use(edition, players, tea, deck):
            hopes.copies[tables.kind[card]] += 1
            hopes.sample[tables.kind[card]] = card
    for field in Dials.fields:
        setattr(hopes.dials, field.name, all_dials()[use][field.name])
    return made


def _unpacked(tables: Tables) -> npt.NDArray[np.int16]:
    words = np.asarray(tables.counts, dtype=np.uint64)
    shifts = np.arange(PACKED, dtype=np.uint64) * np.uint64(8)
    return ((words[:, :, None] >> shifts) & np.uint64(255)).reshape(CARDS + 1, COUNTERS).astype(np.int16)
