"""Tables of Āmul brought into a wanted situation: a stacked deck, and steps played with a few chosen moves."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

from serai.games.amul.rules.state import State, Step
from serai.kernel.schema import Record
from serai.played_game import PlayedGame
from tests.support.amul_catalogue import catalogue, in_use

Move = dict[str, Any]

FILL = {3: 1, 4: 2, 5: 3, 6: 3, 7: 3, 8: 3}


def stacked_deck(
    players: int,
    first: int = 0,
    hands: Mapping[int, Sequence[int]] | None = None,
    dealt: Mapping[tuple[int, int], int] | None = None,
    filled: Mapping[int, Sequence[int]] | None = None,
    tea: int = 0,
) -> list[int]:
    """A deck that deals these cards: `hands` by seat, `dealt` by (round, seat), `filled` by round."""
    wanted: dict[int, int] = {}
    per_round = players + FILL[players]

    def turn_of(seat: int) -> int:
        return (seat - first) % players

    for seat, cards in (hands or {}).items():
        for place, card in enumerate(cards):
            wanted[place * players + turn_of(seat)] = card
    for (number, seat), card in (dealt or {}).items():
        wanted[5 * players + (number - 1) * per_round + turn_of(seat)] = card
    for number, cards in (filled or {}).items():
        for place, card in enumerate(cards):
            wanted[5 * players + (number - 1) * per_round + players + place] = card
    cards_in_use = in_use(players, tea, "market")
    rest = iter([card for card in cards_in_use if card not in wanted.values()])
    return [wanted[place] if place in wanted else next(rest) for place in range(len(cards_in_use))]


def stacked(
    players: int,
    first: int = 0,
    tea: int = 0,
    edition: str | None = None,
    house: Mapping[str, str] | None = None,
    **cards: Any,
) -> PlayedGame:
    """A table whose deck was stacked (see `stacked_deck`)."""
    table = PlayedGame.empty("amul", players, {"tea": tea, **(house or {})}, edition)
    deck = stacked_deck(players, first, tea=tea, **cards)
    table.play_final({"seat": None, "do": "setup", "first": first, "deck": deck})
    return table


def state_of(table: PlayedGame) -> State:
    """The whole truth about a table, as ordinary Python values."""
    state: State = _ordinary(State, table._position.state)
    return state


def _ordinary(record: type[Record], value: Any) -> Any:
    """Read field by field: slower than the kernel's `plain`, and independent of it."""
    fields = SimpleNamespace()
    for field in record.fields:
        inner = value[field.name]
        if not field.nested:
            setattr(fields, field.name, inner.tolist())
        elif field.shape:
            setattr(fields, field.name, [_ordinary(field.type, entry) for entry in inner])
        else:
            setattr(fields, field.name, _ordinary(field.type, inner))
    return fields


def step_of(table: PlayedGame) -> str:
    return Step(int(table._position.state.step)).name.lower()


def hand_of(table: PlayedGame, seat: int) -> list[int]:
    return list(table.view(seat)["seats"][seat]["hand"])


def area_of(table: PlayedGame, seat: int) -> list[int]:
    return [entry["card"] for entry in table.view(None)["seats"][seat]["area"]]


def play_step(
    table: PlayedGame, verb: str, chosen: Mapping[int, int | None] | None = None, keep: Sequence[int] = ()
) -> None:
    """Play one step to its end: the chosen cards by seat, the others anything quiet that is not to be kept."""
    assert step_of(table) == verb
    argument = "take" if verb == "effect" else "card"
    while step_of(table) == verb:
        seat = table.to_move[0]
        if seat in (chosen or {}):
            card = (chosen or {})[seat]
        elif verb == "effect":
            card = None
        else:
            card = _quiet(table.legal(seat), keep)
        table.play({"seat": seat, "do": verb, argument: card})


def _quiet(moves: Sequence[Move], keep: Sequence[int]) -> int:
    """A card without effect and Military symbols if there is one: nothing happens that a test did not ask for."""

    def noise(number: int) -> tuple[bool, int, int]:
        card = catalogue()[number]
        return card.effect is not None, card.traits.get("military", 0), number

    return int(min((move["card"] for move in moves if move["card"] not in keep), key=noise))


def play_round(
    table: PlayedGame,
    offer: Mapping[int, int] | None = None,
    pick: Mapping[int, int] | None = None,
    play: Mapping[int, int] | None = None,
    effect: Mapping[int, int | None] | None = None,
    keep: Sequence[int] = (),
) -> None:
    """Play one round; see `play_step`."""
    play_step(table, "offer", offer, keep)
    play_step(table, "pick", pick, keep)
    play_step(table, "play", play, keep)
    if step_of(table) == "effect":
        play_step(table, "effect", effect)


def random_moves(table: PlayedGame, seed: int) -> Iterator[Move]:
    """Play the game to its end, giving each move after it was played. The seats choose in random order."""
    draw = random.Random(seed)
    while not table.over:
        move = draw.choice(table.legal(draw.choice(table.to_move)))
        table.play(move)
        yield move


def random_game(players: int, seed: int, tea: int = 0, **house: str) -> PlayedGame:
    """A finished game, perhaps with house rules."""
    table = PlayedGame.new("amul", players=players, seed=seed, options={"tea": tea, **house})
    for _ in random_moves(table, seed):
        pass
    return table
