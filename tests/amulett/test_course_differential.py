"""The course of the game against the reference engine: everything on the table, legal moves and refusals."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from serai import IllegalMove, Table
from serai.games.amulett.edition import load
from serai.games.amulett.notation import deck_of, notation_of
from serai.games.amulett.state import State, Step
from serai.kernel.schema import plain as ordinary
from tests.support.reference_amulett import ARGUMENTS, Chance, Move, Question, ReferenceGame, plain

NAMES = notation_of(load())

# How often a verb is chosen when it is legal, against the others. They lead to different rare situations.
TEMPERS: dict[str, dict[str, float]] = {
    "greedy": {"pass": 1, "bid_spell": 3, "bid": 6, "take": 9, "drain": 3, "arc": 3},
    "thrifty": {"pass": 4, "bid_spell": 9, "bid": 0.7, "teleport": 9, "desire": 9, "journey": 9, "drain": 2, "arc": 6},
    "lavish": {"pass": 1, "bid_spell": 1, "bid": 4, "take": 2, "drain": 9, "arc": 9},
    "shy": {"pass": 9, "bid_spell": 9, "bid": 0.1, "teleport": 5, "desire": 5, "journey": 5},
}
FAVOURITE = {"thrifty": min, "shy": min, "lavish": max}
"""Which amount is bid as often as all the others together."""

GAMES = [
    (players, experienced, temper)
    for players in (3, 4, 5, 6)
    for experienced in (False, True)
    for temper in (*TEMPERS, "mixed")
]


def chosen(draw: random.Random, temper: str, legal: list[Move]) -> dict[str, Any]:
    """A legal move, its gems and spells in any order."""
    if temper == "mixed":
        temper = draw.choice(sorted(TEMPERS))
    verbs = sorted({move["do"] for move in legal})
    verb = draw.choices(verbs, [TEMPERS[temper].get(verb, 1) for verb in verbs])[0]
    moves = [move for move in legal if move["do"] == verb]
    if temper in FAVOURITE and "amount" in moves[0] and draw.random() < 0.5:
        return dict(FAVOURITE[temper](moves, key=lambda move: move["amount"]))
    move = dict(draw.choice(moves))
    if verb == "gem":
        draw.shuffle(move["gems"])
    if verb == "keep":
        move["spells"] = dict(reversed(move["spells"].items()))
    return move


# --- what is compared


def ours(table: Table) -> dict[str, Any]:
    position: Any = table._position
    state: State = ordinary(State, position.state)
    seats = state.seats[: state.players]
    named = [[NAMES.spells[spell] for spell in seat.buried if spell] for seat in seats]
    deck = [NAMES.spells[spell] for spell in deck_of(state)]
    bidding = state.step in (Step.BID_SPELL, Step.BID)
    return {
        "round": state.turn,
        "dry": state.dry,
        "start": state.start,
        "party": NAMES.areas[state.party],
        "steps": state.steps_left,
        "desired": NAMES.bundle([(state.desired >> metal) & 1 for metal in range(len(NAMES.metals))]),
        "to_move": list(table.to_move),
        "hands": [NAMES.bundle(seat.hand) for seat in seats],
        "stacks": NAMES.bundle(state.stacks),
        "laid": NAMES.bundle(state.laid),
        "board": {area: sorted(gems) for area, gems in NAMES.all_gems(state).items()},
        "amulets": [sorted(NAMES.gems(seat.gems)) for seat in seats],
        "supplies": [seat.supply for seat in seats],
        "spells": [
            {
                spell: state.stones[number]
                for number, spell in enumerate(NAMES.spells)
                if state.owner[number] == seat + 1 and spell not in named[seat]
            }
            for seat in range(state.players)
        ],
        "card": NAMES.spells[state.card] if state.step == Step.BID_SPELL else None,
        "bid": (state.bid, state.bidder - 1 if state.bidder else None) if bidding else None,
        "pile": deck[: state.pile_size],
        # Spells that a player has named for burying leave together when the last one is named.
        "deck": [*deck[state.pile_size :], *(spell for spells in named for spell in spells)],
        "result": table.result,
    }


def theirs(game: ReferenceGame) -> dict[str, Any]:
    bidding = isinstance(game.question, Question) and game.question.rules.keys() & {"bid_spell", "bid"}
    dealt = not isinstance(game.question, Question) or "keep" not in game.question.rules
    return {
        "round": game.round,
        "dry": game.dry,
        "start": game.start,
        "party": game.party,
        "steps": game.steps,
        "desired": {game.desired: 1} if game.desired else {},
        "to_move": game.to_move(),
        "hands": [dict(+player.hand) for player in game.players],
        "stacks": dict(+game.stacks),
        "laid": dict(+game.laid),
        "board": {area: sorted(gems.elements()) for area, gems in game.board.items()},
        "amulets": [sorted(player.gems.elements()) for player in game.players],
        "supplies": [player.supply for player in game.players],
        "spells": [player.spells for player in game.players],
        "card": game.card,
        "bid": (game.high, game.bidder) if bidding else None,
        "pile": game.pile,
        "deck": game.deck if dealt else game.deck[game.n * game.edition.experienced.dealt :],
        "result": game.result,
    }


def compare(table: Table, game: ReferenceGame) -> None:
    assert ours(table) == theirs(game)
    for seat in range(table.players):
        assert sorted(map(plain, table.legal(seat))) == sorted(map(plain, game.legal(seat)))


def follow(game: ReferenceGame, table: Table, known: int) -> int:
    """Let the reference make the moves that the table has made since."""
    for move in table.log[known:]:
        game.play(move)
    return len(table.log)


# --- moves that are wrong in some way

JUNK: tuple[Any, ...] = (None, True, False, 0, 1, -1, 2.0, 7, 10**30, "", "gold", "A1", "gift", [], {}, ["red"])


def wrong_value(draw: random.Random, value: Any) -> Any:
    """Often almost right, sometimes of another kind."""
    if draw.random() < 0.3:
        return draw.choice(JUNK)
    match value:
        case int():
            return value + draw.choice((-3, -2, -1, 1, 2, 3, 30))
        case str():
            return draw.choice(draw.choice((NAMES.metals, NAMES.colours, NAMES.areas, NAMES.spells)))
        case list():
            more = [*value, draw.choice(NAMES.colours)]
            return draw.choice((more, value[:-1], value[:1] * 2, [draw.choice(NAMES.colours)], [*value, None]))
        case _:
            return wrong_bundle(draw, value)


def wrong_bundle(draw: random.Random, value: Any) -> dict[str, Any]:
    bundle = dict(value)
    for _ in range(draw.randint(1, 2)):
        kinds = [*bundle, draw.choice(NAMES.metals), draw.choice(NAMES.spells)]
        bundle[draw.choice(kinds)] = draw.choice((*range(-1, 6), 11, 40, True, "1"))
    if draw.random() < 0.3:
        bundle.pop(draw.choice(sorted(bundle)))
    return bundle


def wrong_move(draw: random.Random, legal: list[Move], players: int) -> Any:
    verbs = sorted({move["do"] for move in legal})
    move = dict(draw.choice([move for move in legal if move["do"] == draw.choice(verbs)] or legal))
    match draw.randrange(8):
        case 0:
            move["seat"] = draw.choice((*range(-1, players + 1), None, True, "0", 1.0))
        case 1:
            move["do"] = draw.choice((*ARGUMENTS, "dance", None, 3, ["pass"]))
        case 2:
            move = {"seat": move["seat"], **any_move(draw)}
        case 3:
            move.pop(draw.choice(sorted(move)))
        case 4:
            move[draw.choice(("amount", "note", "cards"))] = draw.choice(JUNK)
        case _:
            arguments = sorted(ARGUMENTS[move["do"]])
            if not arguments:
                return draw.choice((None, 4, "pass", [move], {**any_move(draw), "seat": None}))
            argument = draw.choice(arguments)
            move[argument] = wrong_value(draw, move[argument])
    return move


def any_move(draw: random.Random) -> dict[str, Any]:
    """Some verb with its arguments, as it might be used at some other moment."""
    verb = draw.choice(sorted(ARGUMENTS))
    usual = {
        "amount": draw.randint(1, 6),
        "value": draw.randint(3, 6),
        "player": 0,
        "take": {draw.choice(NAMES.metals): 1},
        "cards": {draw.choice(NAMES.metals): 1},
        "gems": [draw.choice(NAMES.colours)],
        "metal": draw.choice(NAMES.metals),
        "area": draw.choice(NAMES.areas),
        "from": draw.choice(NAMES.areas),
        "to": draw.choice(NAMES.areas),
        "colour": draw.choice(NAMES.colours),
        "spell": draw.choice(NAMES.spells[1:]),
        "spells": {draw.choice(NAMES.spells[1:]): 1},
        "deck": list(NAMES.spells[1:]),
        "areas": {},
    }
    return {"do": verb, **{argument: usual[argument] for argument in sorted(ARGUMENTS[verb])}}


def compare_refusals(draw: random.Random, table: Table, game: ReferenceGame, tries: int) -> Counter[str]:
    position: Any = table._position
    legal = [move for seat in range(table.players) for move in game.legal(seat)]
    refused: Counter[str] = Counter()
    for _ in range(tries):
        move = wrong_move(draw, legal, table.players) if legal else {"seat": 0, **any_move(draw)}
        rule = game.refusal(move)
        if rule is None:
            continue
        before = position.state.tobytes(), len(table.log)
        with pytest.raises(IllegalMove) as refusal:
            table.play(move)
        assert refusal.value.rule == rule, move
        assert (position.state.tobytes(), len(table.log)) == before
        refused[rule] += 1
    return refused


# --- tests


@pytest.mark.parametrize(("players", "experienced", "temper"), GAMES)
def test_same_game(players: int, experienced: bool, temper: str) -> None:
    draw = random.Random(f"{players} {experienced} {temper}")
    table = Table.new("amulett", players=players, seed=f"{players} {temper}", options={"experienced": experienced})
    game = ReferenceGame(players, experienced=experienced)
    known = follow(game, table, 0)
    while True:
        compare(table, game)
        if draw.random() < 0.3:
            compare_refusals(draw, table, game, 3)
        if table.over:
            break
        # Now and then a seat that has already chosen changes its mind.
        seats = [s for s in range(players) if game.legal(s)] if draw.random() < 0.2 else table.to_move
        table.play(chosen(draw, temper, game.legal(draw.choice(seats))))
        known = follow(game, table, known)
