"""What the Āmul bots expect of an edition: how often symbols come, and the dials of their judgement."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import numpy as np

from serai.games.amul.edition import Edition
from serai.games.amul.state import CARDS
from serai.games.amul.tables import COUNTERS, KINDS, PACKED, Tables, cards_in_use, compile_tables
from serai.kernel.schema import EVERYONE, Ints, Record, blank, i16, one, several, u8

f32 = np.float32


class Dials(Record):
    """Numbers of judgement, tuned in the arena; their values lie in dials.toml."""

    set: float = one(f32, EVERYONE, "share of a set's next step counted in advance")
    pair: float = one(f32, EVERYONE, "share counted for a card that still lacks its partner")
    order: float = one(f32, EVERYONE, "share counted per missing good of an order")
    condition: float = one(f32, EVERYONE, "share counted per missing symbol of a condition")
    quiet: float = one(f32, EVERYONE, "share counted while others could still break a condition")
    variety: float = one(f32, EVERYONE, "further kinds expected over a whole game")
    each: float = one(f32, EVERYONE, "further own symbols expected over a whole game")
    growth: float = one(f32, EVERYONE, "cards in a final area")
    scarcity: float = one(f32, EVERYONE, "share of the unseen cards of a scarce kind that reach an area")
    spread: float = one(f32, EVERYONE, "how unsure a majority is, in symbols")
    military: float = one(f32, EVERYONE, "points of a Military symbol over a whole game of prowess order")
    palace: float = one(f32, EVERYONE, "points of a card to be taken from the Palace")
    bazaar: float = one(f32, EVERYONE, "points of a card to be taken from the Bazaar")
    market: float = one(f32, EVERYONE, "points of a card to be taken from the rest of the Market")
    stuck: float = one(f32, EVERYONE, "points lost by a card that cannot be used in time")
    flow: float = one(f32, EVERYONE, "points lost without a card to reveal next")
    deny: float = one(f32, EVERYONE, "share of an opponent's gain that counts as an own loss")
    gift: float = one(f32, EVERYONE, "share of an opponent's gain from an offered card that counts as an own loss")
    held: float = one(f32, EVERYONE, "share of a hand card's points counted while it is not in the area")
    tempo: float = one(f32, EVERYONE, "points per round for using an effect early")


class Hopes(Record):
    """What a bot knows about an edition beyond its rules, for one number of players."""

    counts: Ints = several(i16, (CARDS + 1, COUNTERS), EVERYONE, "what a card adds to each counter")
    density: Ints = several(f32, COUNTERS, EVERYONE, "what an average Market card adds to each counter")
    copies: Ints = several(u8, KINDS, EVERYONE, "cards of a kind in use")
    sample: Ints = several(u8, KINDS, EVERYONE, "a card of a kind")
    in_use: Ints = several(u8, CARDS + 1, EVERYONE, "1: a Market card in use")
    dials: Dials = one(Dials, EVERYONE, "numbers of judgement")


DIALS = Path(__file__).with_name("dials.toml")


@cache
def dial_values() -> dict[str, float]:
    return tomllib.loads(DIALS.read_text("utf-8"))


def set_dials(hopes: Hopes, values: dict[str, float]) -> None:
    for field in Dials.fields:
        setattr(hopes.dials, field.name, values[field.name])


def unpack_counts(tables: Tables) -> np.ndarray:
    words = np.asarray(tables.counts, dtype=np.uint64)
    shifts = np.arange(PACKED, dtype=np.uint64) * np.uint64(8)
    return ((words[:, :, None] >> shifts) & np.uint64(255)).reshape(CARDS + 1, COUNTERS).astype(np.int16)


_known: dict[tuple[str, int, int], Hopes] = {}


def hopes_of(edition: Edition, players: int, tea: int) -> Hopes:
    """What to expect in such a game; computed once."""
    key = (edition.hash, players, tea)
    if key not in _known:
        _known[key] = _compute(edition, players, tea)
    return _known[key]


def _compute(edition: Edition, players: int, tea: int) -> Hopes:
    tables = compile_tables(edition)
    hopes = blank(Hopes, 1)[0]
    hopes.counts[:] = unpack_counts(tables)
    market = cards_in_use(edition, players, tea, "market")
    hopes.in_use[market] = 1
    hopes.density[:] = hopes.counts[market].mean(axis=0)
    for deck in ("market", "palace", "bazaar"):
        for card in cards_in_use(edition, players, tea, deck):
            hopes.copies[tables.kind[card]] += 1
            hopes.sample[tables.kind[card]] = card
    set_dials(hopes, dial_values())
    return hopes  # type: ignore[no-any-return]
