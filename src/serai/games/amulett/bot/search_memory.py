"""Das Amulett: everything one search needs to write on, in one piece of memory that is reused for every decision."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from serai.bots.tree import Tree
from serai.games.amulett.rules.edition_data import PLACES
from serai.games.amulett.rules.state import METALS, SEATS, State
from serai.kernel.chance import Generator
from serai.kernel.schema import EVERYONE, NOBODY, Ints, Record, i16, i32, i64, one, several, u8, u64

f32, f64 = np.float32, np.float64
Floats = npt.NDArray[Any]

WORLDS = 1 << 11
SHORT = 24  # options of a decision that are looked at; the worst others are left out
LISTED = 1 << 12  # moves of a decision that are considered at all


class Plan(Record):
    """How to search; the values lie in plan.toml."""

    horizon: int = one(i16, EVERYONE, "rounds to look ahead, the present one included")
    noise: float = one(f32, EVERYONE, "part by which what seats would give wavers in simulations")
    curiosity: float = one(f32, EVERYONE, "weight of the policy's opinion against the values found")
    warmth: float = one(f32, EVERYONE, "difference that makes an option much more likely")
    doubt: float = one(f32, EVERYONE, "steps towards victory that are a clear lead")


class Notes(Record):
    """Facts about the seats that are needed again and again, and seldom change."""

    wild: Ints = several(u8, (SEATS, PLACES), EVERYONE, "metals that are jokers for a seat in a kind of place, as bits")
    counted: Ints = several(u8, SEATS, EVERYONE, "gems of a seat when the next two were noted")
    lacking: Ints = several(i16, SEATS, EVERYONE, "the colours that a seat lacks, as bits")
    missing: Floats = several(f64, SEATS, EVERYONE, "how far a seat is from victory")


class SearchMemory(Record):
    """The workspace of one search."""

    seat: int = one(i16, EVERYONE, "who searches")
    seed: np.uint64 = one(u64, EVERYONE, "where the search's own chance starts")
    tree: Tree = one(Tree, EVERYONE, "the seat's own decisions met so far")
    beyond_tree: int = one(u8, EVERYONE, "1: the present simulation has left the tree")
    dealer: Generator = one(Generator, NOBODY, "deals the worlds")
    worlds_made: int = one(i32, EVERYONE, "how many worlds have been dealt")
    worlds: list[State] = several(State, WORLDS, EVERYONE, "worlds that agree with what the seat knows")
    game: list[State] = several(State, 1, EVERYONE, "the simulated game")
    known: list[Notes] = several(Notes, 1, EVERYONE, "the notes that every simulation begins with")
    notes: list[Notes] = several(Notes, 1, EVERYONE, "what is noted in the simulated game")
    uses: Floats = several(f64, METALS, EVERYONE, "how useful each metal is in the present decision")
    limits: Floats = several(f32, SEATS, EVERYONE, "what each seat gives at most in the present exchange")
    winning: int = one(i16, EVERYONE, "bit s: the gems of the present exchange would win the game for seat s")
    short: Floats = several(i64, SHORT, EVERYONE, "the best moves of a decision, as actions")
    values: Floats = several(f32, SHORT, EVERYONE, "what each of them is worth")
    strengths: Floats = several(f64, SEATS, EVERYONE, "how strong the seats stand where a simulation ends")
