"""Another world of Das Amulett that a viewer cannot tell from a given one: its log, rewritten where it is hidden."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from serai.games.amulett.edition.read import load
from serai.games.game import Move
from serai.played_game import PlayedGame

EDITION = load()


@dataclass
class Lot:
    """Spells that went face down together, and how many of them have been turned up since."""

    seat: int | None = None
    spells: list[str] = field(default_factory=list)
    turned_up: int = 0


def other_world(table: PlayedGame, viewer: int | None, draw: random.Random) -> list[Move]:
    """The log of a world in which everything differs that the viewer has not seen by now."""
    log = [dict(move) for move in table.log]
    shuffled, buried = lots_of(table.view(None)["history"], table.players)
    rewrite_burials(log, [lot for lot in buried if len(lot.spells) > 1], viewer, draw)
    shuffles = [move for move in log if move["do"] == "shuffle"]
    if table.options["experienced"]:
        rewrite_deal(log, shuffles[0], table.players, viewer, draw, revealed=len(shuffles) > 1)
        if len(shuffles) > 1:
            shuffles[1]["deck"] = shuffled_from(shuffles[1]["deck"], shuffled.turned_up, draw)
    else:
        seen = table.players * EDITION.basic.dealt + shuffled.turned_up
        shuffles[0]["deck"] = shuffled_from(shuffles[0]["deck"], seen, draw)
    return log


def lots_of(history: Iterable[dict[str, Any]], players: int) -> tuple[Lot, list[Lot]]:
    """The cards that were shuffled last, and what each player has buried in each energy turn, from public events."""
    shuffled, buried = Lot(), []
    deck: deque[Lot] = deque()
    for event in history:
        match event["event"]:
            case "shuffled":
                shuffled = Lot()
                deck = deque([shuffled] * (len(EDITION.spells) - 2 * players))
            case "turned_up":
                deck.popleft().turned_up += 1
            case "spell_unsold":
                deck.append(Lot())
            case "drained":
                deck.extend([Lot()] * event["emptied"])
            case "charged":
                deck.extend([Lot()] * len(event["emptied"]))
            case "costs":
                buried.append(Lot(event["seat"], event["empty"]))
            case "buried":
                deck.extend([buried[-1]] * len(event["spells"]))
    return shuffled, buried


def shuffled_from(cards: list[str], first: int, draw: random.Random) -> list[str]:
    """The same cards, from one place on in another order."""
    return cards[:first] + draw.sample(cards[first:], len(cards) - first)


def rewrite_burials(log: list[Move], lots: list[Lot], viewer: int | None, draw: random.Random) -> None:
    """M12.3: others may have buried several spells in another order. The last burial may not be finished."""
    moves = (move for move in log if move["do"] == "bury")
    for lot in lots:
        named = list(islice(moves, len(lot.spells) - 1))
        order = [move["spell"] for move in named]
        order += [spell for spell in lot.spells if spell not in order]
        if lot.seat != viewer:
            order = shuffled_from(order, lot.turned_up, draw)
        for move, spell in zip(named, order, strict=False):
            move["spell"] = spell


def rewrite_deal(
    log: list[Move], shuffle: Move, players: int, viewer: int | None, draw: random.Random, *, revealed: bool
) -> None:
    """M12.4: others may have been dealt and have sealed other spells, apart from those that were revealed."""
    size = EDITION.experienced.dealt
    hands = [shuffle["deck"][seat * size : (seat + 1) * size] for seat in range(players)]
    last = {move["seat"]: move for move in log if move["do"] == "keep"}
    seen = [
        hands[seat] if seat == viewer else list(last[seat]["spells"]) if revealed else [] for seat in range(players)
    ]
    unseen = [spell for spell in shuffle["deck"] if not any(spell in spells for spells in seen)]
    draw.shuffle(unseen)
    for seat in range(players):
        if seat != viewer:
            hands[seat] = draw.sample([*seen[seat], *(unseen.pop() for _ in range(size - len(seen[seat])))], size)
    shuffle["deck"] = [*(spell for hand in hands for spell in hand), *unseen]
    for move in log:
        if move["do"] == "keep" and move["seat"] != viewer and not (revealed and move is last[move["seat"]]):
            move["spells"] = some_keep(hands[move["seat"]], draw)


def some_keep(hand: list[str], draw: random.Random) -> dict[str, int]:
    """M2.7: two of the four, and stones for both."""
    one, other = draw.sample(hand, 2)
    stones = draw.randint(1, EDITION.stones_per_player - 1)
    return {one: stones, other: draw.randint(1, EDITION.stones_per_player - stones)}
