"""Das Amulett: what an edition must fulfil as a whole."""

from __future__ import annotations

from serai.games.amulett.edition.fields import METALS, MOST_GEM_COLOURS, Edition
from serai.kernel.toml_reader import Faults

MOST_PLAYERS = 6
MOST_LETTERS = 300  # of an id: every legal move spells some out
MOST_TERRAINS = 9
MOST_SPELLS = 33
MOST_GIFTS = 3  # in one area: a purchase brings at most four gems


def check(edition: Edition, faults: Faults) -> None:
    _check_capacities(edition, faults)
    _check_gems(edition, faults)
    _check_supplies(edition, faults)
    _check_spells(edition, faults)


def _check_capacities(edition: Edition, faults: Faults) -> None:
    if len(edition.metals) != METALS:
        faults.add("metal", f"there are {len(edition.metals)} metals, {METALS} are needed (M1.3)")
    for what, count, most in (
        ("gem", len(edition.gems), MOST_GEM_COLOURS),
        ("terrain", len(edition.terrains), MOST_TERRAINS),
        ("spell", len(edition.spells), MOST_SPELLS),
    ):
        if count > most:
            faults.add(what, f"there are {count}, at most {most} fit")
    for what, ids in (
        ("metal", edition.metals),
        ("gem", edition.gems),
        ("map: area", edition.map.areas),
        ("spell", edition.spells),
    ):
        for long in ids:
            if len(long) > MOST_LETTERS:
                faults.add(f"{what} {long[:20]}...", f"its id has {len(long)} letters, at most {MOST_LETTERS} fit")


def _check_gems(edition: Edition, faults: Faults) -> None:
    in_all = sum(gem.count for gem in edition.gems.values())
    laid_out = sum(area.gems for area in edition.map.areas.values())
    if laid_out != in_all:
        faults.add("map", f"{laid_out} gems are laid out in the areas, but there are {in_all} in all (M2.1)")
    unsold = MOST_PLAYERS * (edition.victory.gems - 1)
    if in_all <= unsold:
        faults.add("gem", f"{in_all} are too few: {MOST_PLAYERS} players may own {unsold} before one wins (M9.5)")
    if edition.victory.colours > len(edition.gems):
        faults.add("victory", "colours", f"must be at most {len(edition.gems)}, not {edition.victory.colours}")


def _check_supplies(edition: Edition, faults: Faults) -> None:
    for metal in edition.metals.values():
        needed = MOST_PLAYERS * edition.start_hand[metal.id]
        if metal.count < needed:
            faults.add(f"metal {metal.id}", "count", f"{metal.count} are too few, the start hands take {needed}")
    basic, experienced = edition.basic, edition.experienced
    if basic.dealt * basic.stones_each > edition.stones_per_player:
        faults.add("setup", "basic", f"takes more than the {edition.stones_per_player} stones of a player")
    if experienced.kept * experienced.min_stones > edition.stones_per_player:
        faults.add("setup", "experienced", f"takes more than the {edition.stones_per_player} stones of a player")
    if experienced.kept > experienced.dealt:
        faults.add("setup", "experienced", f"{experienced.kept} of {experienced.dealt} cards cannot be kept")


def _check_spells(edition: Edition, faults: Faults) -> None:
    needed = MOST_PLAYERS * max(edition.basic.dealt, edition.experienced.dealt)
    if len(edition.spells) < needed:
        faults.add("spell", f"there are {len(edition.spells)}, {MOST_PLAYERS} players are dealt {needed}")
    for area in edition.map.areas.values():
        here = {"any", *(["pyramid"] if area.pyramid else []), *(["wall"] if area.wall else [])}
        effects = [spell.effect for spell in edition.spells.values()]
        gifts = sum(effect.id == "gift" and effect.where in here for effect in effects)
        if gifts > MOST_GIFTS:
            faults.add(
                f"map: area {area.id}", f"{gifts} spells with the effect gift work here, at most {MOST_GIFTS} fit"
            )
            break
