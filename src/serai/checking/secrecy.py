"""Secrecy: a seat is told the same in all worlds that it cannot tell apart.

For every moment and viewer another world is imagined that agrees with the viewer's view. Everything the viewer gets in
both is compared byte for byte: view, legal moves, and what is told of the same move in both. In the same way chance is
let bring several things: a viewer to whom the table then looks the same, although it is another one, may not be told
which.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from serai.checking.subject import Subject, state_of
from serai.games.game import Move, Position
from serai.kernel.errors import UserError
from serai.played_game import PlayedGame


def check(subject: Subject) -> Iterator[str]:
    chance = Random(0)
    for number, moment in enumerate(subject.moments):
        for viewer in (*range(moment.players), None):
            here, there = moment.whole(), moment.seen_by(viewer).imagine(number)
            if alike(there, here, viewer):  # otherwise re-dealing is at fault, and says so
                yield from _after_a_move(subject, moment, viewer, here, there, chance)
                if here.sealed and len(moment.to_move) == moment.players:
                    yield from _after_all_have_chosen(subject, viewer, here, there, chance)


OUTCOMES = 6
"""of each chance move"""


def of_chance(subject: Subject) -> Iterator[str]:
    """What chance brings in secret is told to those only who may know it."""
    for number, variant in enumerate(subject.variants):
        chance = Random(number)
        position: Any = subject.game.begin(subject.edition, variant.players, variant.options, number)
        for _ in range(subject.game.most_moves):
            if position.over:
                break
            if position.chance_due:
                yield from _told_of_chance(subject, position, chance)
                move = position.draw()
            else:
                move = chance.choice(position.legal(chance.choice(position.awaited())))
            position.play(move, final=False)


def _told_of_chance(subject: Subject, position: Any, chance: Random) -> Iterator[str]:
    worlds = []
    for _ in range(OUTCOMES):
        world = position.copy()
        world.reseed(chance.getrandbits(60))
        move = world.draw()
        worlds.append((world, move, world.play(move, final=True)))
    (first, move, text), *others = worlds
    for viewer in (*range(position.players), None):
        for other, _, its_text in others:
            is_told_apart = text.text(viewer) != its_text.text(viewer)
            if is_told_apart and state_of(first) != state_of(other) and alike(first, other, viewer):
                whose = "a spectator" if viewer is None else f"seat {viewer}"
                yield (
                    f"{subject.at('carry_out')}: of '{move['do']}' {whose} is told {_text(text.text(viewer))}, and may "
                    "not know it: the table looks the same to it whatever was drawn; put the fact into `hidden`, `to` "
                    "those who may know, or into a field that is shown if it may"
                )
                return


def alike(one: Position, other: Position, viewer: int | None) -> bool:
    """Whether a viewer is shown the same of two positions. A view says no more than the redacted state."""
    seen, its = one.seen_by(viewer), other.seen_by(viewer)
    if seen.state.tobytes() == its.state.tobytes() and _legal(one, viewer) == _legal(other, viewer):
        return True
    return _shown(one, viewer) == _shown(other, viewer)


def _shown(position: Position, viewer: int | None) -> str:
    return json.dumps([position.seen_by(viewer).view(viewer), _legal(position, viewer)], default=repr)


def _legal(position: Position, viewer: int | None) -> list[Move]:
    return [] if viewer is None or position.over else position.legal(viewer)


def _after_a_move(
    subject: Subject, moment: PlayedGame, viewer: int | None, here: Position, there: Position, chance: Random
) -> Iterator[str]:
    for seat in moment.to_move:
        pair = _moves(here.legal(seat), there.legal(seat), is_secret=here.sealed and seat != viewer, chance=chance)
        if pair is None:
            continue
        one, other = here.copy(), there.copy()
        try:
            told = [world.play(move, final=False).text(viewer) for world, move in zip((one, other), pair, strict=True)]
        except UserError:
            continue  # another check has it
        whose = "a spectator" if viewer is None else f"seat {viewer}"
        is_last = set(moment.to_move) == {seat}
        same = alike(one, other, viewer)
        if here.sealed and not is_last and any(told):
            yield (
                f"{subject.at('carry_out')}: {whose} is told of the choice of seat {seat} before all have chosen; "
                "yield no event until the last choice"
            )
        elif here.sealed and not is_last and not same and seat != viewer:
            yield (
                f"{subject.at('carry_out')}: {_difference(one, other, viewer)} shows {whose} what seat {seat} has "
                "chosen before all have; declare that field OWNER or NOBODY"
            )
        elif same and told[0] != told[1]:
            yield _told_apart(subject, viewer, pair[0], told)


def _after_all_have_chosen(
    subject: Subject, viewer: int | None, here: Position, there: Position, chance: Random
) -> Iterator[str]:
    """Everybody makes the same choice in both worlds, as far as both allow it."""
    one, other, told = here.copy(), there.copy(), [b"", b""]
    move: Move = {}
    for seat in range(here.players):
        pair = _moves(one.legal(seat), other.legal(seat), is_secret=False, chance=chance)
        if pair is None:
            return
        move = pair[0]
        told = [
            text + world.play(move, final=False).text(viewer) for text, world in zip(told, (one, other), strict=True)
        ]
    if told[0] != told[1] and alike(one, other, viewer):
        yield _told_apart(subject, viewer, move, told)


def _told_apart(subject: Subject, viewer: int | None, move: Move, told: list[bytes]) -> str:
    whose = "a spectator" if viewer is None else f"seat {viewer}"
    return (
        f"{subject.at('carry_out')}: after {move} {whose} is told {_text(told[0])} in one world and {_text(told[1])} "
        "in another that looks the same; put the fact into `hidden`, `to` those who may know, or into a field that is "
        "shown if they may"
    )


def _moves(here: list[Move], there: list[Move], *, is_secret: bool, chance: Random) -> tuple[Move, Move] | None:
    """A move for each world: the same one, unless the viewer cannot know it."""
    if is_secret and here and there:
        return chance.choice(here), chance.choice(there)
    both = [move for move in here if move in there]
    return (move := chance.choice(both), move) if both else None


def _text(told: bytes) -> str:
    return told.decode() or "nothing"


def _difference(one: Position, other: Position, viewer: int | None) -> str:
    first, second = one.seen_by(viewer).view(viewer), other.seen_by(viewer).view(viewer)
    return differing(first, second) or "the list of legal moves"


def differing(first: Any, second: Any, place: str = "") -> str:
    """The first place where two views differ, as an author knows it."""
    if isinstance(first, dict) and isinstance(second, dict):
        for key in first | second:
            if found := differing(first.get(key), second.get(key), f"{place}.{key}" if place else key):
                return found
        return ""
    if isinstance(first, list) and isinstance(second, list) and place == "seats":
        pairs = enumerate(zip(first, second, strict=False))
        return next(filter(None, (differing(one, other, f"seats[{seat}]") for seat, (one, other) in pairs)), "")
    return "" if first == second else f"`{place}`"
