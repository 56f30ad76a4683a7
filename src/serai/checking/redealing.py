"""Re-dealing: imagined worlds agree with what is known, can be played, and are all equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from serai.checking.secrecy import alike, differing
from serai.checking.statistics import ERROR_RATE, differ
from serai.checking.subject import CannotGoOn, Hidden, Subject, Variant, state_of
from serai.games.faults import GameFault
from serai.kernel.errors import UserError

WORLDS = 3
DEALS = 400
"""games whose beginnings are compared with what re-dealing makes of them"""
EMPTIED = 6
"""games that are played on with a hidden field and without it"""
WATCHED = 4
"""how many games there are for each one whose decisions are checked for hidden information"""


def agrees(subject: Subject) -> Iterator[str]:
    """The imagined world gives the same view."""
    for number, moment in enumerate(subject.moments):
        for viewer in (*range(moment.players), None):
            seen, actual = moment.seen_by(viewer), moment.whole()
            whose = "a spectator" if viewer is None else f"seat {viewer}"
            for world in [seen.imagine(f"{number}/{again}") for again in range(WORLDS)]:
                if not alike(world, actual, viewer):
                    place = differing(actual.seen_by(viewer).view(viewer), world.seen_by(viewer).view(viewer))
                    yield (
                        f"{subject.at('redeal')}: re-dealing for {whose} changes {place or 'its legal moves'}, which "
                        "it is shown; leave alone what it sees, or declare the field OWNER or NOBODY"
                    )


def leaves_out_nothing(subject: Subject) -> Iterator[str]:
    """No hidden field stays empty that a rule still reads."""
    filled: dict[str, bool] = {}
    places: dict[str, list[tuple[Any, Hidden]]] = {}
    for number, moment in enumerate(subject.moments):
        for viewer in (*range(moment.players), None):
            actual, world = moment.whole(), moment.seen_by(viewer).imagine(number)
            for part in subject.hidden(viewer, moment.players):
                name = part.name.partition("].")[2] or part.name
                if _is_set(part, actual):
                    filled[name] = filled.get(name, False) or _is_set(part, world)
                    places.setdefault(name, []).append((actual, part))
    for name in [name for name, done in filled.items() if not done]:
        step = max(1, len(places[name]) // EMPTIED)
        if any(_is_read(part, actual, subject.game.most_moves) for actual, part in places[name][::step]):
            yield (
                f"{subject.at('redeal')}: `{name}` is hidden and stays empty, and rules still read it: imagined games "
                "go on in another way than real ones; fill it in"
            )


def _is_read(part: Hidden, actual: Any, most_moves: int) -> bool:
    """Whether a game goes on in another way, move for move, if a part of its state is empty."""
    game, without, chance = actual.copy(), actual.copy(), Random(0)
    part.empty(without)
    for _ in range(most_moves):
        if game.over:
            break
        seats = game.awaited()
        move = game.draw() if game.chance_due else chance.choice(game.legal(chance.choice(seats)))
        game.play(move, final=False)
        try:
            without.play(move, final=False)
        except Exception:  # noqa: BLE001 - a game may raise anything where something is missing
            return True
        one, other = game.copy(), without.copy()
        for position in (one, other):
            part.empty(position)
        if state_of(one) != state_of(other):
            return True
    return False


def _is_set(part: Hidden, position: Any) -> bool:
    return bool((part.of(position) != 0).any())


def plays_on(subject: Subject) -> Iterator[str]:
    """Imagined worlds can be played to their end."""
    chance = Random(0)
    for number, moment in enumerate(subject.moments[:: max(1, len(subject.moments) // 40)]):
        for viewer in (chance.randrange(moment.players), None):
            world = moment.seen_by(viewer).imagine(number)
            try:
                _play_out(world, chance, subject.game.most_moves)
            except GameFault:
                raise
            except (UserError, CannotGoOn) as stuck:
                yield (
                    f"{subject.at('redeal')}: a re-dealt world cannot be played to its end ({stuck}); "
                    "deal only what could be"
                )


def _play_out(world: Any, chance: Random, most_moves: int) -> None:
    for _ in range(most_moves):
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
    raise CannotGoOn(f"it has not ended after {most_moves:,} moves")


def is_uniform(subject: Subject) -> Iterator[str]:
    """Chi-square: how often each number is in each hidden field, in real games and in worlds re-dealt from them.

    It is asked before the first decision, where chance alone has had its say, when everybody has decided twice, after
    one decision more each time, half-way and near the end, as long as no decision in any game tells something of what
    is hidden.
    """
    samples = _samples(subject)
    tests = sum(len(pair.real | pair.dealt) for pair in samples)
    for pair in samples:
        for place in pair.real | pair.dealt:
            if differ(pair.yes_or_no(pair.real, place), pair.yes_or_no(pair.dealt, place), tests):
                name, number = place
                yield (
                    f"{subject.at('redeal')}: re-dealing is not uniform at decision {pair.decisions + 1}: `{name}` "
                    f"has the number {number} in {pair.real[place]} of {pair.games} real games and in "
                    f"{pair.dealt[place]} of as many re-dealt ones "
                    f"(chi-square, error rate {ERROR_RATE:g}); deal each possible way equally likely"
                )
                return


@dataclass
class _Pair:
    """By field and number: in how many games it is there; and the same in one world re-dealt from each."""

    decisions: int
    """made before"""
    games: int = 0
    real: Counter[tuple[str, int]] = field(default_factory=Counter)
    dealt: Counter[tuple[str, int]] = field(default_factory=Counter)

    def yes_or_no(self, sample: Counter[tuple[str, int]], place: tuple[str, int]) -> Counter[Hashable]:
        return Counter({True: sample[place], False: self.games - sample[place]})

    def add(self, parts: Sequence[Hidden], real: Any, dealt: Any) -> None:
        self.games += 1
        for sample, position in ((self.real, real), (self.dealt, dealt)):
            for part in parts:
                sample.update((part.name, value) for value in part.numbers(position))

    def forget_what_stays_empty(self) -> None:
        """What re-dealing never fills is told otherwise (`leaves_out_nothing`): perhaps no rule reads it any more."""
        filled = {name for name, value in self.dealt if value}
        for place in [place for place in self.real | self.dealt if place[0] not in filled]:
            del self.real[place], self.dealt[place]


def _samples(subject: Subject) -> list[_Pair]:
    """Return the hidden fields of real games, and of worlds re-dealt from each, for a seat and for a spectator."""
    variant = subject.usual
    hidden = {viewer: subject.hidden(viewer, variant.players) for viewer in (0, None)}
    pairs = {(viewer, decisions): _Pair(decisions) for viewer in hidden for decisions in _moments(subject, variant)}
    last = dict.fromkeys(hidden, max(decisions for _, decisions in pairs))
    for number in range(DEALS if any(hidden.values()) else 0):
        seed = f"redealing/{number}"
        chance = Random(seed)
        game: Any = subject.game.begin(subject.edition, variant.players, variant.options, seed)
        for decisions in range(max(last.values()) + 1):
            while game.chance_due:
                game.play(game.draw(), final=False)
            if game.over:
                break
            seat = game.awaited()[-1]
            for viewer, parts in hidden.items():
                if decisions > last[viewer]:
                    continue
                if (pair := pairs.get((viewer, decisions))) is not None:
                    pair.add(parts, game, game.seen_by(viewer).imagine(seed))
                if number % WATCHED == 0 and _tells(game, seat, viewer, seed):
                    last[viewer] = decisions
            game.play(chance.choice(game.legal(seat)), final=False)
    found = [
        pair for (viewer, decisions), pair in pairs.items() if decisions <= last[viewer] and pair.games >= DEALS // 2
    ]
    for pair in found:
        pair.forget_what_stays_empty()
    return found


def _moments(subject: Subject, variant: Variant) -> list[int]:
    """After how many decisions it is asked."""
    later = 2 * variant.players
    played = [game for game in subject.played if (game.players, game.options) == (variant.players, variant.options)]
    shortest = min(sum(move["seat"] is not None for move in game.log) for game in played)
    return sorted({0, 1, later, later + 1, shortest // 2, max(shortest - variant.players, 0)})


def _tells(game: Any, seat: int, viewer: int | None, seed: str) -> bool:
    """Whether a random decision of the next seat may tell a viewer something of what is hidden.

    It does where the seat would have more moves in one world than in another: it plays each less often there.
    """
    return seat != viewer and len(game.legal(seat)) != len(game.seen_by(viewer).imagine(seed).legal(seat))
