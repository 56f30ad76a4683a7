"""Re-dealing: imagined worlds agree with what is known, can be played, and are all equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from random import Random
from typing import Any

from serai.checking.secrecy import differing, shown
from serai.checking.statistics import ERROR_RATE, differ
from serai.checking.subject import CannotGoOn, Hidden, Subject
from serai.games.faults import GameFault
from serai.kernel.errors import UserError
from serai.played_game import PlayedGame

WORLDS = 3
DEALS = 400
"""games whose beginnings are compared with what re-dealing makes of them"""
LONGEST = 20_000


def agrees(subject: Subject) -> Iterator[str]:
    """The imagined world gives the same view."""
    for number, moment in enumerate(subject.moments):
        for viewer in (*range(moment.players), None):
            seen, actual = moment.seen_by(viewer), moment.whole()
            whose = "a spectator" if viewer is None else f"seat {viewer}"
            for world in [seen.imagine(f"{number}/{again}") for again in range(WORLDS)]:
                if shown(world, viewer) != shown(actual, viewer):
                    place = differing(actual.seen_by(viewer).view(viewer), world.seen_by(viewer).view(viewer))
                    yield (
                        f"{subject.at('redeal')}: re-dealing for {whose} changes {place or 'its legal moves'}, which "
                        "it is shown; leave alone what it sees, or declare the field OWNER or NOBODY"
                    )


def never_filled(subject: Subject) -> Iterator[str]:
    """Hidden fields that re-dealing leaves empty: perhaps forgotten, perhaps needed by nobody."""
    filled: dict[str, bool] = {}
    for number, moment in enumerate(subject.moments):
        for viewer in (*range(moment.players), None):
            actual, world = moment.whole(), moment.seen_by(viewer).imagine(number)
            for part in subject.hidden(viewer, moment.players):
                name = part.name.partition("].")[2] or part.name
                if _is_set(part, actual):
                    filled[name] = filled.get(name, False) or _is_set(part, world)
    for name in [name for name, done in filled.items() if not done]:
        yield f"{subject.at('redeal')}: `{name}` is hidden and stays empty; fill it in if any rule still reads it"


def _is_set(part: Hidden, position: Any) -> bool:
    return bool((part.of(position) != 0).any())


def plays_on(subject: Subject) -> Iterator[str]:
    """Imagined worlds can be played to their end."""
    chance = Random(0)
    for number, moment in enumerate(subject.moments[:: max(1, len(subject.moments) // 40)]):
        for viewer in (chance.randrange(moment.players), None):
            world = moment.seen_by(viewer).imagine(number)
            try:
                _play_out(world, chance)
            except GameFault:
                raise
            except (UserError, CannotGoOn) as stuck:
                yield (
                    f"{subject.at('redeal')}: a re-dealt world cannot be played to its end ({stuck}); "
                    "deal only what could be"
                )


def _play_out(world: Any, chance: Random) -> None:
    for _ in range(LONGEST):
        if world.over:
            return
        if world.chance_due:
            world.play(world.draw(), final=True)
            continue
        seats = world.awaited()
        legal = world.legal(chance.choice(seats)) if seats else []
        if not legal:
            raise CannotGoOn("nobody can move")
        world.play(chance.choice(legal), final=False)


def is_uniform(subject: Subject) -> Iterator[str]:
    """Chi-square: how often each number is in each hidden field, in real games and in worlds re-dealt from them.

    It is asked before the first decision, where chance alone has had its say, and in a simultaneous step once more
    after a first choice, made at random.
    """
    samples = [_samples(subject, viewer, choices) for viewer in (0, None) for choices in (0, 1)]
    tests = sum(len(real | dealt) for real, dealt in samples)
    for real, dealt in samples:
        for place in real | dealt:
            if differ(_yes_or_no(real[place]), _yes_or_no(dealt[place]), tests):
                name, number = place
                yield (
                    f"{subject.at('redeal')}: re-dealing is not uniform: `{name}` has the number {number} in "
                    f"{real[place]} of {DEALS} real games and in {dealt[place]} of as many re-dealt ones "
                    f"(chi-square, error rate {ERROR_RATE:g}); deal each possible way equally likely"
                )
                return


Sample = Counter[tuple[str, int]]
"""by field and number: in how many games it is there"""


def _yes_or_no(count: int) -> Counter[Hashable]:
    return Counter({True: count, False: DEALS - count})


def _samples(subject: Subject, viewer: int | None, choices: int) -> tuple[Sample, Sample]:
    """Return the hidden fields of real games, and of one world re-dealt from each."""
    variant = subject.usual
    real, dealt = Sample(), Sample()
    for number in range(DEALS):
        seed = f"redealing/{number}"
        game = PlayedGame.new(subject.game.id, variant.players, seed, variant.options, subject.edition)
        if game.over or not _choose(game, choices, viewer, Random(seed)):
            return Sample(), Sample()
        for sample, position in ((real, game.whole()), (dealt, game.seen_by(viewer).imagine(seed))):
            for part in subject.hidden(viewer, variant.players):
                sample.update((part.name, value) for value in set(part.of(position).reshape(-1).tolist()))
    return real, dealt


def _choose(game: PlayedGame, choices: int, viewer: int | None, chance: Random) -> bool:
    """Make a first choice in secret, if it is asked for; whether the viewer can still not know more of it than that."""
    if not choices:
        return True
    others = [seat for seat in game.to_move if seat != viewer]
    if not game.whole().sealed or len(game.to_move) < 2 or not others:
        return False
    seen = game.seen_by(viewer)
    legal = game.legal(others[-1])
    if any(len(seen.imagine(number).legal(others[-1])) != len(legal) for number in range(WORLDS)):
        return False  # then a choice tells something of the hand it comes from
    game.play(chance.choice(legal))
    return True
