"""The course of the game against the reference engine: everything on the table, legal moves and refusals."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from serai import IllegalMove
from serai.games import find_game
from serai.games.amulett.edition.read import load
from serai.games.amulett.notation import deck_of, notation_of
from serai.games.amulett.position import AmulettPosition
from serai.games.amulett.rules.state import State, Step
from serai.kernel.schema import array_of
from serai.kernel.schema import plain as ordinary
from serai.played_game import PlayedGame
from tests.amulett.scenes import Scene, described_state
from tests.support.questions_amulett import Chance, Move, Question, plain
from tests.support.reference_amulett import ReferenceGame
from tests.support.wrong_amulett import any_move, wrong_move, wrong_outcomes

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
    (players, experienced, temper) for players in (3, 4, 5, 6) for experienced in (False, True) for temper in TEMPERS
]


def chosen(draw: random.Random, temper: str, legal: list[Move]) -> dict[str, Any]:
    """A legal move, its gems and spells in any order."""
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


def ours(table: PlayedGame) -> dict[str, Any]:
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
        "hands": [NAMES.bundle(list(seat.hand)) for seat in seats],
        "stacks": NAMES.bundle(list(state.stacks)),
        "laid": NAMES.bundle(list(state.laid)),
        "board": {area: sorted(NAMES.gems_in(state, number)) for number, area in enumerate(NAMES.areas)},
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


def compare(table: PlayedGame, game: ReferenceGame) -> None:
    assert ours(table) == theirs(game)
    texts = game.question.texts if isinstance(game.question, Question) else {}
    for seat in range(table.players):
        legal = table.legal(seat)
        assert {plain(move) for move in legal} == texts.get(seat, set())
        assert len(legal) == len(game.legal(seat))


def follow(game: ReferenceGame, table: PlayedGame, known: int) -> int:
    """Let the reference make the moves that the table has made since."""
    for move in table.log[known:]:
        game.play(move)
    return len(table.log)


def compare_refusals(draw: random.Random, table: PlayedGame, game: ReferenceGame, tries: int) -> Counter[str]:
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


# --- games from the middle

TOGETHER = (("gift",), ("influence", "curse_rich"), ("power", "superiority"), ("pull", "arc"), ("desire", "journey"))
"""Effects whose spells are all with one player."""


def strewn(draw: random.Random, players: int) -> tuple[PlayedGame, ReferenceGame]:
    """A game before the spell phase of some round, where there is what hardly any game comes to.

    Many spells and a short deck, all similar ones with one player, empty stacks, heaps of gems in few areas, amulets
    close to a victory.
    """
    game = ReferenceGame(players)
    everywhere = [area.id for area in game.edition.map.areas.values() if area.pyramid and area.wall]
    game.start, game.party = draw.randrange(players), draw.choice((draw.choice(NAMES.areas), everywhere[0]))
    game.round, game.dry = draw.randint(0, 9), draw.randint(0, 2)
    game.deck = draw.sample(NAMES.spells[1:], len(NAMES.spells) - 1)
    together = draw.choice(TOGETHER)
    for spell in [spell for spell in game.deck if game.edition.spells[spell].effect.id in together]:
        game.deck.remove(spell)
        game.lay_before(0, spell, 1)
    for _ in range(draw.choice((4, 12, len(game.deck)))):
        seat = draw.randrange(players)
        if game.players[seat].supply:
            game.lay_before(seat, game.deck.pop(), min(game.players[seat].supply, draw.choice((1, 1, 2, 3))))
    for metal in NAMES.metals:
        for player in draw.sample(game.players, draw.randint(0, players)):
            taken = draw.randint(0, game.stacks[metal])
            player.hand[metal] += taken
            game.stacks[metal] -= taken
    strew_gems(draw, game)
    table = table_like(game)
    game.follow(game.rounds())
    return table, game


def strew_gems(draw: random.Random, game: ReferenceGame) -> None:
    gems = [gem.id for gem in game.edition.gems.values() for _ in range(gem.count)]
    draw.shuffle(gems)
    for player in game.players:
        for _ in range(draw.randint(0, game.edition.victory.gems - 1)):
            if gems[-1] in player.gems or len(player.gems) < game.edition.victory.colours - 1:
                player.gems[gems.pop()] += 1
    heaps = [game.party, *draw.sample(NAMES.areas, draw.choice((0, 1, 5, len(NAMES.areas))))]
    del heaps[: draw.randint(0, len(heaps) > 1)]
    for gem in gems:
        game.board[draw.choice(heaps)][gem] += 1


def table_like(game: ReferenceGame) -> PlayedGame:
    """A table of ours that stands where the reference does, before a spell phase, and then goes on."""
    hands = ["".join(metal[0] for metal in player.hand.elements()) for player in game.players]
    described = {
        "players": game.n,
        "start": game.start,
        "party": game.party,
        "dry": game.dry,
        "hands": hands,
        "spells": [player.spells for player in game.players],
        "gems": [list(player.gems.elements()) for player in game.players],
        "board": {area: list(gems.elements()) for area, gems in game.board.items()},
        "deck_top": game.deck,
    }
    state = described_state(game.edition, described)
    state.step, state.turn = Step.SPELL_PHASE, game.round
    position = Scene(
        AmulettPosition(game.edition, array_of(State, state), int(state.players), {"experienced": False})
    ).position
    table = PlayedGame(find_game("amulett"), game.edition, position)
    table._let_chance_play()
    return table


# --- tests


@pytest.mark.parametrize(("players", "experienced", "temper"), GAMES)
def test_same_game(players: int, experienced: bool, temper: str) -> None:
    draw = random.Random(f"{players} {experienced} {temper}")
    table = PlayedGame.new("amulett", players=players, seed=f"{players} {temper}", options={"experienced": experienced})
    # The set-ups differ in the opening, so one of them is enough for whole games.
    play_both(draw, temper, table, ReferenceGame(players, experienced=experienced), most=150 if experienced else None)
    assert table.over or experienced


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_same_game_from_a_rare_situation(players: int) -> None:
    draw = random.Random(players)
    for temper in (*TEMPERS, *TEMPERS):
        play_both(draw, temper, *strewn(draw, players), most=60)


def play_both(
    draw: random.Random, temper: str, table: PlayedGame, game: ReferenceGame, most: int | None = None
) -> None:
    known = follow(game, table, 0)
    while True:
        compare(table, game)
        if draw.random() < 0.3:
            compare_refusals(draw, table, game, 3)
        if table.over or (most is not None and len(table.log) >= most):
            break
        # Now and then a seat that has already chosen changes its mind.
        changed = [seat for seat in range(table.players) if game.legal(seat)]
        seats = changed if draw.random() < 0.2 else table.to_move
        table.play(chosen(draw, temper, game.legal(draw.choice(seats))))
        known = follow(game, table, known)


@pytest.mark.parametrize("experienced", [False, True])
def test_same_refusals_of_chance(experienced: bool) -> None:
    """Chance outcomes that cannot be, tried where a record would have them."""
    draw = random.Random(experienced)
    model = PlayedGame.new("amulett", players=4, seed=3, options={"experienced": experienced})
    while model.version < 40:
        model.play(draw.choice(model.legal(model.to_move[0])))
    table = PlayedGame.empty("amulett", 4, {"experienced": experienced})
    game = ReferenceGame(4, experienced=experienced)
    refused: Counter[str] = Counter()
    for move in model.log:
        for wrong in wrong_outcomes(draw, move) if isinstance(game.question, Chance) else ():
            rule = game.refusal(wrong)
            if rule is not None:
                with pytest.raises(IllegalMove) as refusal:
                    table.play_final(wrong)
                assert refusal.value.rule == rule, wrong
                refused[rule] += 1
        table.play_final(move)
        game.play(move)
    assert ours(table) == theirs(game)
    assert set(refused) == {"M0.3", "M2.1", "M2.3", "M2.4", "M6.2"} | ({"M2.8"} if experienced else set())
