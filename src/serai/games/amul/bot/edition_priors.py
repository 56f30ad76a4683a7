"""What the Āmul bots expect of an edition: how often symbols come, and the dials of their judgement."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from serai.bots.tastes import read_tastes
from serai.games.amul.edition.compile import cards_in_use, compile_data
from serai.games.amul.edition.read import COLOURS, Edition
from serai.games.amul.rules.edition_data import COUNTERS, KINDS, PACKED, POWERS, Do, EditionData
from serai.games.amul.rules.state import CARDS, SEATS
from serai.kernel.edition import kept_by_edition
from serai.kernel.schema import EVERYONE, Ints, Record, blank, i16, one, several, u8, u64

f32 = np.float32
GOODS = 3
KIND_WORDS = (KINDS + 63) // 64
DIALS = Path(__file__).with_name("dials.toml")
TASTES = Path(__file__).with_name("tastes.toml")


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


class Priors(Record):
    """What a bot knows about an edition beyond its rules, for one number of players."""

    printed: Ints = several(i16, CARDS + 1, EVERYONE, "points that a card has by itself")
    kind_bits: Ints = several(u64, (CARDS + 1, KIND_WORDS), EVERYONE, "the bit of its kind")
    kind_of_bit: Ints = several(u8, (KIND_WORDS, 64), EVERYONE, "the kind of each bit")
    looking: Ints = several(u64, KIND_WORDS, EVERYONE, "the bits of kinds whose worth depends on other cards")
    rows: Ints = several(u8, POWERS, EVERYONE, "their powers that look at other cards, kind by kind")
    rows_first: Ints = several(
        u8, KINDS + 1, EVERYONE, "where a kind's powers begin among them; there the kind before ends"
    )
    variety: Ints = several(u64, (COUNTERS, KIND_WORDS), EVERYONE, "the bits of kinds that match a variety selector")
    needed: Ints = several(u8, (POWERS, GOODS), EVERYONE, "`order`: cards of each good; one named twice needs two")
    density: npt.NDArray[Any] = several(f32, COUNTERS, EVERYONE, "what an average Market card adds to each counter")
    copies: Ints = several(u8, KINDS, EVERYONE, "cards of a kind in use")
    sample: Ints = several(u8, KINDS, EVERYONE, "one card of a kind; 0 where none is in use")
    reveal_sign: npt.NDArray[Any] = several(f32, CARDS + 1, EVERYONE, "-1 where a card is lost when revealed, else 1")
    reveal_bonus: npt.NDArray[Any] = several(f32, CARDS + 1, EVERYONE, "points of revealing it now, not later")
    in_use: Ints = several(u8, CARDS + 1, EVERYONE, "1: a Market card in use")
    tastes: npt.NDArray[Any] = several(f32, (SEATS, len(COLOURS)), EVERYONE, "how fond a seat's bot is of a colour")
    dials: Dials = one(Dials, EVERYONE, "numbers of judgement")


@cache
def all_dials() -> dict[str, dict[str, float]]:
    """The sections of dials.toml: one for each use."""
    return tomllib.loads(DIALS.read_text("utf-8"))


@kept_by_edition(most=1000)
def priors_of(edition: Edition, players: int, tea: int, use: str) -> Any:
    """What to expect in such a game, as an array of one; computed once."""
    data = compile_data(edition)
    made = blank(Priors, 1)
    priors = made[0]
    priors.tastes[:] = read_tastes(TASTES, COLOURS, len(COLOURS))
    market = cards_in_use(edition, players, tea, "market")
    priors.in_use[market] = 1
    priors.density[:] = _unpacked(data)[market].mean(axis=0)
    for deck in ("market", "palace", "bazaar"):
        for card in cards_in_use(edition, players, tea, deck):
            priors.copies[data.kind[card]] += 1
            priors.sample[data.kind[card]] = card
    _arrange(priors, data, len(edition.kinds))
    for field in Dials.fields:
        setattr(priors.dials, field.name, all_dials()[use][field.name])
    _prepare_reveals(priors, data)
    return made


def _prepare_reveals(priors: Priors, data: EditionData) -> None:
    """Effects and what is only for the table come first; what is only for the hand would be lost."""
    stays = np.asarray(data.table_capable) > 0
    urgent = np.asarray(data.has_effect) + (np.asarray(data.hand_capable) == 0)
    priors.reveal_sign[:] = np.where(stays, 1, -1)
    priors.reveal_bonus[:] = priors.dials.stuck * np.where(stays, urgent, -1)


def _arrange(priors: Priors, data: EditionData, kinds: int) -> None:
    """What cards have by themselves, and a bit for each kind.

    Kinds that do the same have bits side by side: the processor guesses better what comes next.
    """
    kind_of_card = np.asarray(data.kind)
    does: dict[int, tuple[int, ...]] = {}
    for kind in range(kinds):
        first, last = data.kind_first[kind], data.kind_first[kind + 1]
        rows = data.powers[first:last]
        does[kind] = tuple(int(row.do) for row in rows if row.do != Do.FLAT)
        numbers = [int(first) + place for place, row in enumerate(rows) if row.do != Do.FLAT]
        begin = int(priors.rows_first[kind])
        priors.rows[begin : begin + len(numbers)] = numbers
        priors.rows_first[kind + 1] = begin + len(numbers)
        priors.printed[kind_of_card == kind] = sum(int(row.points) for row in rows if row.do == Do.FLAT)
    for bit, kind in enumerate(sorted(does, key=lambda kind: does[kind])):
        word, place = divmod(bit, 64)
        value = np.uint64(1 << place)
        priors.kind_of_bit[word, place] = kind
        priors.kind_bits[kind_of_card == kind, word] = value
        priors.looking[word] |= value if does[kind] else np.uint64(0)
        priors.variety[:, word] |= np.where(data.variety[priors.sample[kind]], value, np.uint64(0))  # type: ignore[index]
    for index, row in enumerate(data.powers):
        goods = list(row.goods)
        priors.needed[index] = [goods[: place + 1].count(good) for place, good in enumerate(goods)]


def _unpacked(data: EditionData) -> npt.NDArray[np.uint8]:
    words = np.asarray(data.counts, dtype=np.uint64)
    shifts = np.arange(PACKED, dtype=np.uint64) * np.uint64(8)
    return ((words[:, :, None] >> shifts) & np.uint64(255)).reshape(CARDS + 1, COUNTERS).astype(np.uint8)
