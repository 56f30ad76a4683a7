"""What the bots of Das Amulett expect of an edition: what its spells are worth, and the dials of their judgement.

Everything is measured in metal cards unless it says otherwise.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from serai.bots.tastes import read_tastes
from serai.games.amulett.edition.compile import compile_data
from serai.games.amulett.edition.read import Edition
from serai.games.amulett.rules.edition_data import PLACES, EditionData, Power
from serai.games.amulett.rules.state import COLOURS, METALS, POWERS, SEATS, SPELLS
from serai.kernel.edition import kept_by_edition
from serai.kernel.schema import EVERYONE, Ints, Record, blank, i16, i32, one, several, u8

f32 = np.float32
DIALS = Path(__file__).with_name("dials.toml")
TASTES = Path(__file__).with_name("tastes.toml")


class Dials(Record):
    """Numbers of judgement, tuned by playing; their values lie in dials.toml."""

    # What a spell gives its owner per round
    joker: float = one(f32, EVERYONE, "a card of any metal, against 1 of a given one")
    magic: float = one(f32, EVERYONE, "gems of a Magic's colour still to be expected")
    purchases: float = one(f32, EVERYONE, "exchanges that one player wins in a round, times the number of players")
    influence: float = one(f32, EVERYONE, "a card taken back from a winning bid")
    gift: float = one(f32, EVERYONE, "a second gem")
    wild: float = one(f32, EVERYONE, "one metal that is usable everywhere")
    superiority: float = one(f32, EVERYONE, "Superiority")
    might: float = one(f32, EVERYONE, "Mighty Power")
    curse: float = one(f32, EVERYONE, "a curse, per card of the bids it covers")
    teleport: float = one(f32, EVERYONE, "Teleportation")
    desire: float = one(f32, EVERYONE, "Burning Desire")
    journey: float = one(f32, EVERYONE, "Magic Journey")
    wings: float = one(f32, EVERYONE, "Wings of the Phoenix")
    pull: float = one(f32, EVERYONE, "one stone of a Pull")
    arc: float = one(f32, EVERYONE, "Energy Arc")

    # Auctions
    pace: float = one(f32, EVERYONE, "steps towards victory that the leader makes in a round")
    stones: float = one(f32, EVERYONE, "stones to bid for a spell, per card it will give")
    longest: float = one(f32, EVERYONE, "rounds for which a spell is bought at most")
    thrift: float = one(f32, EVERYONE, "share of the supply that goes on one spell at most")
    price: float = one(f32, EVERYONE, "cards paid for a gem, beside what each player adds")
    price_per_player: float = one(f32, EVERYONE, "cards that each player adds to that")
    share: float = one(f32, EVERYONE, "share of the usable cards that a step towards victory is worth")
    at_least: float = one(f32, EVERYONE, "cards that a step towards victory is worth beside that share")
    second_best: float = one(f32, EVERYONE, "value of a gem that brings no step, as part of one that does")
    block: float = one(f32, EVERYONE, "share of the usable cards spent on stopping a victory")

    # Position
    colour: float = one(f32, EVERYONE, "steps that a missing colour counts, against 1 for a missing gem")
    stone: float = one(f32, EVERYONE, "a stone in the supply")
    far: float = one(f32, EVERYONE, "weight of an area that is not next to the party, against 1")
    rival: float = one(f32, EVERYONE, "weight of the strongest rival where the party moves")


class Priors(Record):
    """What a bot knows about an edition beyond its rules, for one number of players."""

    spell: npt.NDArray[Any] = several(f32, SPELLS + 1, EVERYONE, "what a spell gives per round, without its magic")
    magic_cards: npt.NDArray[Any] = several(f32, SPELLS + 1, EVERYONE, "cards for each gem of its colour")
    magic_colour: Ints = several(i16, SPELLS + 1, EVERYONE, "that colour")
    accepting: Ints = several(i32, METALS, EVERYONE, "bit a: area a accepts the metal")
    places: Ints = several(i32, PLACES, EVERYONE, "bit a: area a is a place of this kind")
    ones: Ints = several(u8, 1 << COLOURS, EVERYONE, "how many colours are in a set of them")
    price: float = one(f32, EVERYONE, "cards that a gem costs")
    tastes: npt.NDArray[Any] = several(f32, (SEATS, COLOURS), EVERYONE, "how fond a seat's bot is of a gem")
    dials: Dials = one(Dials, EVERYONE, "numbers of judgement")


@cache
def all_dials() -> dict[str, dict[str, float]]:
    """The sections of dials.toml."""
    return tomllib.loads(DIALS.read_text("utf-8"))


@kept_by_edition(most=1000)
def priors_of(edition: Edition, players: int) -> Any:
    """What to expect in such a game, as an array of one; computed once."""
    priors = blank(Priors, 1)
    for field in Dials.fields:
        setattr(priors[0].dials, field.name, all_dials()["dials"][field.name])
    priors[0].tastes[:] = read_tastes(TASTES, list(edition.gems), COLOURS)
    expect(priors[0], compile_data(edition), players)
    return priors


def expect(priors: Priors, data: EditionData, players: int) -> None:
    """Work out from the dials what the spells of an edition are worth."""
    dials = priors.dials
    priors.ones[:] = [colours.bit_count() for colours in range(1 << COLOURS)]
    priors.price = dials.price + dials.price_per_player * players
    won = dials.purchases / players
    weights = np.zeros(POWERS)
    weights[Power.SYMBOL : Power.SYMBOL + METALS] = 1.0
    weights[Power.JOKER] = dials.joker
    for power, dial in _FLAGS.items():
        weights[power] = getattr(dials, dial)
    chance = np.array([list(data.place[: data.areas]).count(place) for place in range(PLACES)]) / data.areas
    for place in range(PLACES):
        weights[Power.INFLUENCE + place] = chance[place] * won * dials.influence
        weights[Power.GIFT + place] = chance[place] * won * dials.gift * priors.price
        for metal in range(METALS):
            weights[Power.WILD + place * METALS + metal] = chance[place] * dials.wild
    for area in range(data.areas):
        priors.places[data.place[area]] |= 1 << area
        for metal in range(METALS):
            priors.accepting[metal] |= ((int(data.accepts[area]) >> metal) & 1) << area
    powers: Any = data.powers
    priors.spell[:] = powers @ weights
    for spell in range(1, data.spells + 1):
        if (int(data.arcs) >> spell) & 1:
            priors.spell[spell] += dials.arc
    for index in range(data.magics_size):
        magic = data.magics[index]
        priors.magic_cards[magic.spell] = magic.cards
        priors.magic_colour[magic.spell] = magic.colour
    bids = range(1, 2 * round(priors.price))
    for index in range(data.curses_size):
        curse = data.curses[index]
        covered = sum(curse.least <= bid <= curse.most for bid in bids) / len(bids)
        priors.spell[curse.spell] += dials.curse * dials.purchases * covered


_FLAGS = {
    Power.TELEPORT: "teleport",
    Power.DESIRE: "desire",
    Power.JOURNEY: "journey",
    Power.WINGS: "wings",
    Power.RAISE: "might",
    Power.SUPERIORITY: "superiority",
    Power.PULL: "pull",
}
