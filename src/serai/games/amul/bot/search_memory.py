"""Āmul: everything one search needs to write on, in one piece of memory that is reused for every decision."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from serai.bots.tree import Tree
from serai.games.amul.bot.counts import TableCounts
from serai.games.amul.rules.edition_data import KINDS
from serai.games.amul.rules.sheet import Sheet
from serai.games.amul.rules.state import CARDS, HAND, MARKET_DECK, MOST_LEGAL, SEATS, State
from serai.kernel.chance import Generator
from serai.kernel.schema import EVERYONE, NOBODY, Ints, Record, i16, i32, one, several, u8, u64

f32, f64 = np.float32, np.float64
Floats = npt.NDArray[Any]

WORLDS = 1 << 11
FURTHER = 3  # copies of a kind told apart; beyond, each is worth as much as the last of these


class Plan(Record):
    """How to search; the values lie in plan.toml."""

    horizon: int = one(i16, EVERYONE, "rounds to look ahead, the present one included")
    noise: float = one(f32, EVERYONE, "points by which simulated decisions waver")
    curiosity: float = one(f32, EVERYONE, "weight of the policy's opinion against the values found")
    warmth: float = one(f32, EVERYONE, "points that make an option much more likely")
    doubt: float = one(f32, EVERYONE, "points that are a clear lead at the end of the game")
    doubt_per_round: float = one(f32, EVERYONE, "further points of that for each round to come")


class World(Record):
    """What the searching seat does not know, dealt once."""

    hands: Ints = several(u8, (SEATS, HAND), EVERYONE, "all hands")
    deck: Ints = several(u8, MARKET_DECK, EVERYONE, "the deck, as far as simulations deal from it")


class SearchMemory(Record):
    """The workspace of one search."""

    seat: int = one(i16, EVERYONE, "who searches")
    seed: np.uint64 = one(u64, EVERYONE, "where the search's own chance starts")
    tree: Tree = one(Tree, EVERYONE, "the seat's own decisions met so far")
    beyond_tree: int = one(u8, EVERYONE, "1: the present simulation has left the tree")
    dealer: Generator = one(Generator, NOBODY, "deals the worlds")
    unseen: Ints = several(u8, CARDS + 1, EVERYONE, "the cards that the seat has not seen")
    unseen_size: int = one(i16, EVERYONE, "how many")
    deck_end: int = one(i16, EVERYONE, "where the part of the deck ends that simulations deal from")
    pool: Ints = several(u8, CARDS + 1, EVERYONE, "scratch space of the dealer")
    worlds_made: int = one(i32, EVERYONE, "how many worlds have been dealt")
    worlds: list[World] = several(World, WORLDS, EVERYONE, "worlds that agree with what the seat knows")
    start: list[State] = several(State, 1, EVERYONE, "where all simulations begin, but for what is hidden")
    game: list[State] = several(State, 1, EVERYONE, "the simulated game")
    areas: list[TableCounts] = several(TableCounts, 1, EVERYONE, "what lies open at the root")
    outlook: list[TableCounts] = several(TableCounts, 1, EVERYONE, "what is held where a simulation ends")
    appeal: Floats = several(f32, (SEATS, KINDS, FURTHER), EVERYONE, "what further cards add, see rollout_policy.py")
    extra: Ints = several(u8, (SEATS, KINDS), EVERYONE, "cards held beyond the areas of the root")
    values: Floats = several(f32, MOST_LEGAL, EVERYONE, "what the options of one decision are worth")
    totals: Floats = several(f64, SEATS, EVERYONE, "what the seats score, or may expect to")
    sheet: Sheet = one(Sheet, EVERYONE, "the score sheet of a finished game")
