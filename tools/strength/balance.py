"""How the cards of Āmul and the spells of Das Amulett fare when a bot plays with itself.

`master` plays as well as we can, but few games in the time there is; `net` plays nearly as well and thousands.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from rich.progress import track

from serai import Table
from serai.arena.play import standing, win_parts
from serai.bots.registry import make
from serai.bots.sight import Sight
from serai.executors import find_executor
from serai.games import find_game
from serai.games.amul.edition.compile import cards_in_use
from serai.kernel.errors import UserError


@dataclass(frozen=True)
class Series:
    """Games that are counted together."""

    game: str
    players: int
    bot: str
    games: int

    @property
    def name(self) -> str:
        """Also the name of its journal."""
        return name_of(self.game, self.players, self.bot)


def name_of(game: str, players: int, bot: str) -> str:
    """The name of the series with this bot in all seats."""
    return f"balance-{game}-{players}-{bot}"


# Many cards of Āmul are only for larger tables.
SERIES = (
    Series("amul", 4, "master", 240),
    Series("amulett", 4, "master", 48),
    Series("amul", 8, "master", 24),
    Series("amul", 4, "net", 4000),
    Series("amul", 8, "net", 1000),
    Series("amulett", 4, "net", 2000),
)

PER_CARD = {"revealed": "played", "taken": "taken", "laid_down": "kept"}


class Tally(msgspec.Struct, omit_defaults=True):
    """What happened to a kind of card, or to a spell, over all games."""

    seen: int = 0
    """How often it could be got: copies in play, or times turned up."""
    bought: int = 0
    played: int = 0
    taken: int = 0
    kept: int = 0
    paid: int = 0
    """Energy stones laid on a spell when it was bought."""
    paid_squared: int = 0
    """The sum of their squares, and below of their products with the win: what a line through the sales needs."""
    bought_wins: float = 0.0
    """What the seats won that bought it."""
    paid_wins: float = 0.0
    owners: int = 0
    """Seats that had it: in the end in Āmul, ever in Das Amulett."""
    wins: float = 0.0
    """What those seats won."""

    def add(self, other: Tally) -> None:
        """Both together."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


Tallies = defaultdict[str, Tally]


class Counted(msgspec.Struct, omit_defaults=True):
    """What one game has shown: a line of a journal."""

    number: int
    tallies: dict[str, Tally]
    margins: dict[int, int] = {}


class Balance(msgspec.Struct, omit_defaults=True):
    """The tallies of a game's edition for one number of players."""

    game: str
    edition: str
    edition_hash: str
    games: int
    players: int
    bot: str
    tallies: dict[str, Tally] = {}
    margins: dict[int, int] = {}
    """Where points decide: how many seats ended this many points ahead of the best of the others."""

    @property
    def name(self) -> str:
        """The name of its series."""
        return name_of(self.game, self.players, self.bot)


def count(plan: Iterable[Series], file: Path, journals: Path, processes: int) -> None:
    """Play and count what has not been counted before, series by series; with no process, only what was played."""
    kept = {balance.name: balance for balance in read_balance(file)}
    for series in plan:
        before = kept[series.name].games if series.name in kept else 0
        if before < series.games:
            games = read_games(series, journals)
            games += play_games(series, journals, processes, {game.number for game in games}) if processes else ()
            if len(games) > before:
                kept[series.name] = summed(series, games)
                write_balance(file, list(kept.values()))


def read_games(series: Series, journals: Path) -> list[Counted]:
    """The games of a series that were counted before; a line cut short does not count."""
    journal = journals / f"{series.name}.jsonl"
    if not journal.exists():
        return []
    head, *lines = journal.read_bytes().splitlines()
    if head != _head(series):
        raise UserError(f"{journal} holds games of another edition: remove it")
    found = {}
    for line in lines:
        try:
            game = msgspec.json.decode(line, type=Counted)
        except msgspec.MsgspecError:
            continue
        found[game.number] = game
    return [game for number, game in sorted(found.items()) if number < series.games]


def play_games(series: Series, journals: Path, processes: int, played: set[int]) -> Iterator[Counted]:
    """The other games, in the order in which they end; each is written down before it is handed out."""
    left = [number for number in range(series.games) if number not in played]
    make(series.bot, series.game).warm_up()  # here first, so that the processes find everything compiled
    journals.mkdir(parents=True, exist_ok=True)
    with (journals / f"{series.name}.jsonl").open("ab") as journal:
        # After a line that was cut short another one begins.
        journal.write(b"\n" if journal.tell() else _head(series) + b"\n")
        games = find_executor("processes", processes).run(partial(play_and_count, series), left)
        for game in track(games, series.name, total=len(left)):
            journal.write(msgspec.json.encode(game) + b"\n")
            journal.flush()
            yield game


def _head(series: Series) -> bytes:
    edition = find_game(series.game).load_edition(None)
    return msgspec.json.encode({"series": series.name, "edition_hash": edition.hash})


def play_and_count(series: Series, number: int) -> Counted:
    """One game."""
    table = play(series.game, series.players, number, series.bot)
    return Counted(number, dict(COUNTERS[series.game](table)), margins_of(table) if series.game == "amul" else {})


def summed(series: Series, games: Iterable[Counted]) -> Balance:
    """All games together."""
    edition = find_game(series.game).load_edition(None)
    balance = Balance(series.game, edition.id, edition.hash, 0, series.players, series.bot)
    margins: Counter[int] = Counter()
    for game in games:
        balance.games += 1
        margins.update(game.margins)
        for name, tally in game.tallies.items():
            balance.tallies.setdefault(name, Tally()).add(tally)
    balance.margins = dict(sorted(margins.items()))
    return balance


def play(game: str, players: int, number: int, name: str) -> Table:
    """A finished game."""
    table, bot = Table.new(game, players, f"balance/{number}"), make(name, game)
    while not table.over:
        for seat in table.to_move:
            table.play(bot.decide(Sight.of(table, seat, number)).move)
    return table


def margins_of(table: Table) -> dict[int, int]:
    """How many seats ended this many points ahead of the best of the others."""
    _, points = standing(table.game.id, table.view(None)["result"])
    best, second = sorted(points, reverse=True)[:2]
    return Counter(int(own - (second if own == best else best)) for own in points)


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
        tally, stones, share = tallies[event["spell"]], event["stones"], shares[event["seat"]]
        tally.bought += 1
        tally.paid += stones
        tally.paid_squared += stones**2
        tally.bought_wins += share
        tally.paid_wins += stones * share
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
    return msgspec.json.decode(file.read_bytes(), type=list[Balance]) if file.exists() else []


def write_balance(file: Path, balances: list[Balance]) -> None:
    """Keep it, in a form that is easy to compare."""
    text = msgspec.json.encode(balances)
    file.write_bytes(msgspec.json.format(text, indent=1) + b"\n")
