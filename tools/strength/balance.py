"""How the cards of Āmul and the spells of Das Amulett fare when `greedy` plays with itself."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from rich.progress import track

from serai import Table
from serai.arena.standing import win_parts
from serai.bots.registry import make
from serai.bots.sight import Sight
from serai.executors import find_executor
from serai.games import find_game
from serai.games.amul.edition.compile import cards_in_use

AT_ONCE = 50
BOT = "greedy"

# Games by game and number of players. Many cards of Āmul are only for larger tables.
SERIES = {("amul", 4): 1000, ("amul", 8): 400, ("amulett", 4): 1000}

PER_CARD = {"revealed": "played", "taken": "taken", "laid_down": "kept"}


@dataclass
class Tally:
    """What happened to a kind of card, or to a spell, over all games."""

    seen: int = 0
    """How often it could be got: copies in play, or times turned up."""
    bought: int = 0
    played: int = 0
    taken: int = 0
    kept: int = 0
    paid: int = 0
    """Energy stones laid on a spell when it was bought."""
    owners: int = 0
    """Seats that had it: in the end in Āmul, ever in Das Amulett."""
    wins: float = 0.0
    """What those seats won."""

    def add(self, other: Tally) -> None:
        """Both together."""
        for name, value in asdict(other).items():
            setattr(self, name, getattr(self, name) + value)


Tallies = defaultdict[str, Tally]


@dataclass
class Balance:
    """The tallies of a game's edition for one number of players."""

    game: str
    edition: str
    edition_hash: str
    games: int
    players: int
    bot: str
    tallies: dict[str, Tally] = field(default_factory=dict)


def measure(processes: int) -> list[Balance]:
    """Play many games and count."""
    return [_measure(game, players, games, processes) for (game, players), games in SERIES.items()]


def _measure(game: str, players: int, games: int, processes: int) -> Balance:
    edition = find_game(game).load_edition(None)
    balance = Balance(game, edition.id, edition.hash, games, players, BOT)
    batches = range(0, games, AT_ONCE)
    make(BOT, game).warm_up()  # here first, so that the processes find everything compiled
    results = find_executor("processes", processes).run(partial(play_batch, game, players), batches)
    for tallies in track(results, f"balance of {game} with {players} players", total=len(batches)):
        for name, tally in tallies.items():
            balance.tallies.setdefault(name, Tally()).add(tally)
    return balance


def play_batch(game: str, players: int, first: int) -> dict[str, Tally]:
    """Some games, counted together."""
    total: Tallies = defaultdict(Tally)
    for number in range(first, first + AT_ONCE):
        for name, tally in COUNTERS[game](play(game, players, number)).items():
            total[name].add(tally)
    return dict(total)


def play(game: str, players: int, number: int) -> Table:
    """A finished game."""
    table, bot = Table.new(game, players, f"balance/{number}"), make(BOT, game)
    while not table.over:
        for seat in table.to_move:
            table.play(bot.decide(Sight.of(table, seat, number)).move)
    return table


def count_amul(table: Table) -> Tallies:
    """One game of Āmul, by kind of card."""
    edition: Any = table.game.load_edition(None)
    kind_of = {card.number: card.kind for card in edition.cards}
    tallies: Tallies = defaultdict(Tally)
    view = table.view(None)
    for deck in ("market", "palace", "bazaar"):
        for card in cards_in_use(edition, table.players, view["options"]["tea"], deck):
            tallies[kind_of[card]].seen += 1
    for event in _events(view, "picked"):
        tallies[kind_of[event["card"]]].bought += 1
    shares = win_parts(view["result"], table.players)
    for seat, share in zip(view["seats"], shares, strict=True):
        for entry in seat["area"]:
            tally, way = tallies[kind_of[entry["card"]]], PER_CARD[entry["way"]]
            setattr(tally, way, getattr(tally, way) + 1)
        for kind in {kind_of[entry["card"]] for entry in seat["area"]}:
            tallies[kind].owners += 1
            tallies[kind].wins += share
    return tallies


def count_amulett(table: Table) -> Tallies:
    """One game of Das Amulett, by spell."""
    tallies: Tallies = defaultdict(Tally)
    view = table.view(None)
    shares = win_parts(view["result"], table.players)
    owners = set()
    for event in _events(view, "turned_up"):
        tallies[event["spell"]].seen += 1
    for event in _events(view, "spell_sold"):
        tallies[event["spell"]].bought += 1
        tallies[event["spell"]].paid += event["stones"]
        owners.add((event["spell"], event["seat"]))
    for event in _events(view, "kept"):
        owners |= {(spell, event["seat"]) for spell in event["spells"]}
    for event in _events(view, "costs"):
        for spell in event["stones"]:
            tallies[spell].played += 1
    for seat in view["seats"]:
        for spell in seat["spells"]:
            tallies[spell].kept += 1
    for spell, seat in owners:
        tallies[spell].owners += 1
        tallies[spell].wins += shares[seat]
    return tallies


def _events(view: dict[str, Any], kind: str) -> Iterator[dict[str, Any]]:
    return (event for event in view["history"] if event["event"] == kind)


COUNTERS: dict[str, Callable[[Table], Tallies]] = {"amul": count_amul, "amulett": count_amulett}


def read_balance(file: Path) -> list[Balance]:
    """What was measured before."""
    return msgspec.json.decode(file.read_bytes(), type=list[Balance])


def write_balance(file: Path, balances: list[Balance]) -> None:
    """Keep it, in a form that is easy to compare."""
    text = msgspec.json.encode(balances)
    file.write_bytes(msgspec.json.format(text, indent=1) + b"\n")
