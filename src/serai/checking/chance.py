"""Chance: declared from the state, drawn by the deal's key, even, and by nothing else."""

from __future__ import annotations

import ast
import hashlib
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from serai.checking.statistics import ERROR_RATE, is_uneven
from serai.checking.subject import Subject, Variant
from serai.games.faults import at
from serai.games.game import Move
from serai.kernel.deal import Draws
from serai.kernel.outcome import Chance, Hands, One
from serai.played_game import PlayedGame

KEYS = 300
"""tables with secrets of their own"""
FIRST = 6
"""chance moves of each that are looked at"""
OTHER_CHANCE = {"random", "secrets", "numpy.random"}


def is_declared(subject: Subject) -> Iterator[str]:
    """What chance can bring follows from the state, asking changes nothing, and rules draw nothing by themselves."""
    yield from _start_player(subject)
    yield from _other_chance(subject)
    for number, variant in enumerate(subject.variants):
        game, chance = subject.game, Random(number)
        position: Any = game.begin(subject.edition, variant.players, variant.options, number)
        for _ in range(subject.game.most_moves):
            if position.over:
                break
            if position.chance_due:
                before = position.state.tobytes()
                declared = position.chance()
                if not isinstance(declared, Chance):
                    yield f"{subject.at('chance')}: it returns {declared!r}; return a Chance"
                    return
                if foreign := _foreign(declared, subject):
                    yield foreign
                    return
                if position.chance() != declared or position.state.tobytes() != before:
                    yield f"{subject.at('chance')}: it draws or changes something; only declare what can be drawn"
                    return
                move = position.draw()
            else:
                move = chance.choice(position.legal(chance.choice(position.awaited())))
            drawn = _drawn(position)
            position.play(move, final=False)
            if _drawn(position) != drawn:
                yield (
                    f"{subject.at('carry_out')}: '{move['do']}' draws from the state's generator; declare that chance "
                    "as a step of its own in `chance`, or tables will not be provable and records will not replay"
                )
                return


def _foreign(declared: Chance, subject: Subject) -> str | None:
    """What can come that `cards` does not have, or not so often."""
    cards = subject.game.cards(subject.edition)
    for key, part in declared.parts.items():
        if key in cards and (more := Counter(part.candidates) - Counter(cards[key])):
            return (
                f"{subject.at('chance')}: '{declared.do}' can bring {next(iter(more))!r} as `{key}`, which `cards` has "
                "less often; name everything there is in `cards`, or tables cannot keep what they promise"
            )
    return None


def _start_player(subject: Subject) -> Iterator[str]:
    """The chance move that says who begins must be one."""
    wanted = subject.game.start_player
    made = [move for game in subject.played for move in game.log if move["seat"] is None]
    if wanted is not None and not any(move["do"] == wanted[0] and wanted[1] in move for move in made):
        known = ", ".join(sorted({move["do"] for move in made}))
        yield (
            f"{at(type(subject.game))}: start_player is {wanted}, and no chance move has that verb and argument "
            f"(there are: {known}); name the one that says who begins"
        )


def _other_chance(subject: Subject) -> Iterator[str]:
    """Modules that draw, in what a game is played by."""
    folder = subject.game.folder
    for file in sorted({*folder.glob("*.py"), *(folder / "rules").rglob("*.py")}):
        for node in ast.walk(ast.parse(file.read_bytes())):
            if isinstance(node, ast.Import):
                modules = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                modules = [node.module or ""]
            else:
                continue
            for module in {*modules} & OTHER_CHANCE:
                yield (
                    f"{file}, line {node.lineno}: it imports {module}, but a game draws nothing itself; declare in "
                    "`chance` what can be drawn"
                )


def _drawn(position: Any) -> tuple[int, int]:
    generator = position.state.chance
    return int(generator.key), int(generator.drawn)


class _Watched:
    """The draws of a table, and what was declared for them."""

    def __init__(self, draws: Draws):
        self.draws = draws
        self.seen: list[tuple[Chance, Move]] = []

    def outcome(self, chance: Chance, number: int) -> Move:
        move = self.draws.outcome(chance, number)
        self.seen.append((chance, move))
        return move


def differs_between_tables(subject: Subject) -> Iterator[str]:
    """Chi-square: the first thing that each chance move brings is each of its candidates equally often."""
    counts: dict[tuple[int, str, str, int], Counter[int]] = {}
    for number in range(KEYS):
        for place, (chance, move) in enumerate(_first_draws(subject, subject.usual, number)):
            for key, part in chance.parts.items():
                candidates = sorted(set(part.candidates))
                value = _first(part, move[key])
                if len(candidates) == len(part.candidates) > 1 and value is not None:
                    kind = (place, chance.do, key, len(candidates))
                    counts.setdefault(kind, Counter())[candidates.index(value)] += 1
    for (_, do, key, kinds), found in counts.items():
        if found.total() >= KEYS // 2 and len(found) == 1:
            yield (
                f"{subject.at('chance')}: '{do}' brings the same `{key}` at {found.total()} tables with secrets of "
                "their own; declare all that can be drawn"
            )
        elif found.total() >= 5 * kinds and is_uneven(found, kinds, len(counts)):
            yield (
                f"{subject.at('chance')}: `{key}` of '{do}' is not drawn evenly at {found.total()} tables "
                f"(chi-square, error rate {ERROR_RATE:g}); list each candidate as often as it is there"
            )


def _first_draws(subject: Subject, variant: Variant, number: int) -> list[tuple[Chance, Move]]:
    """The first chance moves of a table with a secret of its own, where everybody plays at random."""
    secret = hashlib.sha256(str(number).encode()).hexdigest()
    bags = subject.game.bags_with(subject.edition, variant.players, None)
    watched = _Watched(Draws(secret, [None] * variant.players, bags))
    game = PlayedGame.restore(subject.game.id, variant.players, [], variant.options, subject.edition, draws=watched)
    chance = Random(number)
    while not game.over and len(watched.seen) < FIRST:
        game.play(chance.choice(game.legal(chance.choice(game.to_move))))
    return watched.seen[:FIRST]


def _first(part: Any, value: Any) -> Any:
    match part:
        case One():
            return value
        case Hands():
            return next((lot[0] for _, lot in sorted(value.items()) if lot), None)
    return value[0] if value else None
