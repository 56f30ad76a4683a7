"""Measures what an environment is like, and writes docs/environment-cards.md; takes some minutes.

python3 run.py exec python -m tools.environment_cards

What stands in docs/environment-cards.json is not measured again: remove the file to begin anew. With `--page` nothing
is measured, only the page is written.
"""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Iterable, Mapping
from math import lgamma, log
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from serai.bots.net_file import rules_hash
from serai.bots.registry import make
from serai.bots.sight import Sight
from serai.games import find_game
from serai.simulation import play_table
from serai.table import Table

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE, FIGURES = DOCS / "environment-cards.md", DOCS / "environment-cards.json"
FIRST = {"amul": "first", "amulett": "player"}
"""by game, in which argument of a chance move the start player stands"""
DEALS, AGAIN = 40, 8
"""how many deals, and how often each is played"""
SLIPS = 0.1
"""how often `greedy` makes any legal move instead"""
COMPANIES = (("greedy", "random"), ("net", "greedy"))
"""one of a bot among others"""
DEALS_WON = 16
"""in which that is counted, each with the one in every seat"""
BATCHES = 8
"""in which the deals are put for the intervals"""
T95 = 2.365
"""half of a 95% interval in standard errors, for the mean of so few groups (Student's t, 7 degrees of freedom)"""

TEXT = """\
# Environment cards

Made by `python3 run.py exec python -m tools.environment_cards`; do not edit.

What each environment is like, by number of players, with the usual options and edition. All seats play like the bot
`greedy`, but one move in ten is any legal one, so that a deal goes another way each time. The {deals} deals `cards/0`
to `cards/{last}` are played {again} times each. A ± is half of a 95% interval, from the spread between {batches} groups
of deals.

| column | what it says |
|---|---|
| moves | decisions of all seats in a game, and between which numbers nine games in ten lie |
| choices | those with more than one legal move |
| branching | legal moves where there is a choice: the mean, and the most seen |
| courses | of a game, if the branching is multiplied along it: a power of ten |
| hidden | bits a seat lacks to know who holds what, on average; then also in which order things will be drawn |
| luck | share of the spread of places that follows from deal and seat alone |
| best seat, worst seat | counted from the start player, with the mean place, from 1 (first) to -1 (last) |
| `greedy` among `random` | how often one wins among others; {deals_won} deals, each with the one in every seat |
| `net` among `greedy` | likewise; equals would win 1 in the number of players |

Of several seats the best and the worst are partly so by chance: a mean place within its ± shows nothing.

*Luck* depends on who plays: players who never slip leave everything to the deal, random players very little. It
compares numbers of players, and games only roughly. A choice that is sealed in Āmul is not counted as hidden. In Das
Amulett what everybody holds follows from what was taken and paid before all eyes, so only the order of the spells is
hidden from a player who remembers. [Strength](strength.md) tells of the stronger bots.

{tables}
Rules: {rules}. {machine}, Python {python}.
"""


def measured(game: str, players: int, deals: int = DEALS, deals_won: int = DEALS_WON) -> dict[str, Any]:
    """Everything a card tells of one number of players."""
    played = [_Course(game, players, deal, again) for deal in range(deals) for again in range(AGAIN)]
    places = np.array([course.places for course in played]).reshape(BATCHES, -1, AGAIN, players)
    lengths = [course.moves for course in played]
    branching = [count for course in played for count in course.branching]
    hidden = [bits for course in played for bits in course.hidden]
    return {
        "players": players,
        "moves": [round(float(value), 1) for value in (np.mean(lengths), *np.percentile(lengths, (5, 95)))],
        "choices": round(len(branching) / len(played), 1),
        "branching": [round(float(np.mean(branching)), 1), max(branching)],
        "courses": round(float(np.log10(branching).sum() / len(played)), 1),
        "hidden": [round(float(bits), 1) for bits in np.mean(hidden, 0)],
        "luck": _with_error(map(luck, places)),
        "seats": [_with_error(means) for means in places.mean((1, 2)).T],
        "wins": [_wins(game, players, one, others, deals_won) for one, others in COMPANIES],
    }


class _Course:
    """One game of `greedy` with slips; the deal and the number of its repetition say all."""

    def __init__(self, game: str, players: int, deal: int, again: int):
        table, chance = Table.new(game, players, f"cards/{deal}"), Random(f"{deal}/{again}")
        bot = make("greedy", game)
        self.moves = 0
        self.branching: list[int] = []
        self.hidden: list[tuple[float, float]] = []
        while not table.over:
            sight = Sight.of(table, table.to_move[0], deal)
            self.moves += 1
            if len(sight.legal) > 1:
                self.branching.append(len(sight.legal))
            if again == 0:
                self.hidden.append(_hidden(sight))
            table.play(chance.choice(sight.legal) if chance.random() < SLIPS else bot.decide(sight).move)
        drawn = (move for move in table.record()["moves"] if move["seat"] is None)
        first = next(move[FIRST[game]] for move in drawn if FIRST[game] in move)
        places = _places(table)
        self.places = places[first:] + places[:first]
        """from the start player on"""


def _places(table: Table) -> list[float]:
    assert table.result is not None
    return table.game.standings(table.result).places


def _hidden(sight: Sight) -> tuple[float, float]:
    """Bits that the seat lacks: who holds what, and the same with the order of what is drawn later."""
    view = sight.view
    if sight.game == "amulett":
        deck = view["deck"]
        return 0.0, _bits(deck["pile"] + deck["deck"] - sum(len(lot["spells"]) for lot in deck["known"]))
    others = (shown for seat, shown in enumerate(view["seats"]) if seat != sight.seat)
    hands = [shown["hand_size"] - len(shown["known"]) for shown in others]
    unseen = len(view["unseen"])
    dealt = _bits(unseen) - sum(map(_bits, hands))
    return dealt - _bits(unseen - sum(hands)), dealt


def _bits(things: int) -> float:
    """What it takes to say in which order this many things lie."""
    return lgamma(things + 1) / log(2)


def luck(places: Any) -> float:
    """Deals x repetitions x seats: the share of the variance between deals, seat by seat."""
    within = places.var(axis=1, ddof=1).mean()
    between = places.mean(axis=1).var(axis=0, ddof=1).mean() - within / places.shape[1]
    return float(between / (between + within))


def _wins(game: str, players: int, one: str, others: str, deals: int) -> list[float]:
    """How often one bot wins among others; a shared win counts in parts."""
    alone, rest, shares = make(one, game), make(others, game), []
    for deal in range(deals):
        for seat in range(players):
            table = Table.new(game, players, f"wins/{deal}")
            play_table(table, [alone if place == seat else rest for place in range(players)], deal)
            places = _places(table)
            shares.append((places[seat] == max(places)) / places.count(max(places)))
    return _with_error(np.array(shares).reshape(BATCHES, -1).mean(1))


def _with_error(values: Iterable[float]) -> list[float]:
    """The mean, and half of its 95% interval."""
    found = np.array(list(values))
    return [round(float(found.mean()), 3), round(float(T95 * found.std(ddof=1) / len(found) ** 0.5), 3)]


def page(figures: Mapping[str, Any]) -> str:
    """The page these figures make."""
    return TEXT.format(
        tables="\n".join(_table(game, rows) for game, rows in figures["games"].items()),
        rules=", ".join(f"{find_game(game).title_in('en')} {number}" for game, number in figures["rules"].items()),
        last=figures["deals"] - 1,
        **{name: figures[name] for name in ("deals", "again", "batches", "deals_won", "machine", "python")},
    )


def _table(game: str, rows: Iterable[Mapping[str, Any]]) -> str:
    companies = [f"`{one}` among `{others}`" for one, others in COMPANIES]
    heads = ("players", "moves", "choices", "branching", "courses", "hidden", "luck", "best seat", "worst seat")
    columns = [*heads, *companies]
    lines = [f"## {find_game(game).title_in('en')}", "", f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]
    for row in rows:
        mean, few, many = row["moves"]
        ranked = sorted(enumerate(row["seats"], 1), key=lambda seat: seat[1][0])
        cells = [
            row["players"],
            f"{mean:.0f}, {few:.0f} to {many:.0f}",
            f"{row['choices']:.0f}",
            f"{row['branching'][0]:.1f}, {row['branching'][1]}",
            f"10^{row['courses']:.0f}",
            f"{row['hidden'][0]:.0f}, {row['hidden'][1]:.0f}",
            _percent(row["luck"]),
            *(f"{seat}: {place:+.2f} ± {error:.2f}" for seat, (place, error) in (ranked[-1], ranked[0])),
            *map(_percent, row["wins"]),
        ]
        lines.append(f"| {' | '.join(map(str, cells))} |")
    return "\n".join([*lines, ""])


def _percent(found: Iterable[float]) -> str:
    value, error = found
    return f"{value:.0%} ± {error:.0%}"


def main() -> None:
    """Measure what is not in the file yet, then write the page."""
    found = {game: find_game(game) for game in FIRST}
    figures: dict[str, Any] = {
        "games": {game: [] for game in FIRST},
        "rules": {name: rules_hash(game) for name, game in found.items()},
        "deals": DEALS,
        "again": AGAIN,
        "batches": BATCHES,
        "deals_won": DEALS_WON,
        "machine": platform.machine(),
        "python": platform.python_version(),
    }
    if FIGURES.is_file():
        figures = json.loads(FIGURES.read_text("utf-8"))
    if "--page" not in sys.argv:
        for name, game in found.items():
            rows = figures["games"][name]
            for players in range(game.fewest + len(rows), game.most + 1):
                rows.append(measured(name, players))
                FIGURES.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    PAGE.write_text(page(figures), "utf-8")


if __name__ == "__main__":
    main()
