"""Writes docs/balance.md from what was counted."""

from __future__ import annotations

import math
from collections.abc import Iterable

from serai.games import GAMES, find_game
from tools.strength.balance import Balance, Tally

NAMES = {game: find_game(game).title for game in GAMES}
NOTABLE = 0.05
FEW = 200
Z95 = 1.96

HEAD = """\
# How the cards and spells fare

Made by `python3 run.py strength`; do not edit. Remove `docs/balance.json` to count anew.

`greedy` plays with itself. **Lift** is the win share of the seats that had a card less that of equals: what having it
goes along with, not what it causes, and in the hands of this bot, whose taste decides who buys what. A ± is 95 %. The
values of the editions are not changed by this; what looks off is listed first.
"""

COLUMNS = {
    "amul": "kind | copies | bought | revealed | taken | laid down | owners | win share | lift",
    "amulett": "spell | turned up | bought | stones paid | rounds fed | there at the end | owners | win share | lift",
}
NOTES = {
    "amul": """\
Copies in play, and how many of them per game were picked from the Market, revealed into an area, taken into one by an
effect, and laid down from the hand in the end. Owners are seats with at least one in their area.""",
    "amulett": """\
How often a spell is turned up in a game, the part of those times it is bought, and for how many stones; for how many
rounds a game it is fed, and how often it lies before somebody in the end. Owners are seats that ever had it.""",
}


def balance_page(balances: Iterable[Balance]) -> str:
    """The whole page."""
    return HEAD + "".join(_section(balance) for balance in balances)


def _section(balance: Balance) -> str:
    game, names = balance.game, _names(balance.game)
    order = sorted(balance.tallies, key=lambda thing: -_lift(balance.tallies[thing], balance))
    off = [f"- {words}" for thing in order if (words := _odd(names[thing], balance.tallies[thing], balance))]
    columns = COLUMNS[game]
    lines = [f"| {columns} |", "|" + "---|" * (columns.count("|") + 1)]
    lines += [f"| {' | '.join(_cells(game, names[thing], balance.tallies[thing], balance))} |" for thing in order]
    edition = f"edition `{balance.edition}` ({balance.edition_hash[:12]})"
    return "\n".join(
        [
            f"\n## {NAMES[game]}, {balance.players} players\n",
            f"{balance.games} games, {edition}.",
            "\n### What looks off\n",
            *(off or ["- nothing"]),
            f"\n### All\n\n{NOTES[game]}\n",
            *lines,
            "",
        ]
    )


def _names(game: str) -> dict[str, str]:
    edition = find_game(game).load_edition(None)
    things = edition.kinds if game == "amul" else edition.spells
    return {thing: entry.name["en"] for thing, entry in things.items()}


def _lift(tally: Tally, balance: Balance) -> float:
    return tally.wins / tally.owners - 1 / balance.players if tally.owners else 0.0


def _doubt(tally: Tally) -> float:
    share = tally.wins / tally.owners
    return Z95 * math.sqrt(max(share * (1 - share), 1e-9) / tally.owners)


def _odd(name: str, tally: Tally, balance: Balance) -> str:
    """Why somebody should look at a card, or nothing."""
    if tally.owners < FEW:
        return f"**{name}** is hardly ever owned ({tally.owners} seats in {balance.games} games)"
    lift, doubt = _lift(tally, balance), _doubt(tally)
    if abs(lift) - doubt > NOTABLE:
        return f"**{name}** {'lifts' if lift > 0 else 'lowers'} the win share by {abs(lift):.1%} ± {doubt:.1%}"
    return ""


def _cells(game: str, name: str, tally: Tally, balance: Balance) -> list[str]:
    each = balance.games
    if game == "amul":
        counts = [tally.bought, tally.played, tally.taken, tally.kept]
        middle = [f"{tally.seen / each:.0f}", *(f"{count / each:.2f}" for count in counts)]
    else:
        bought = f"{tally.bought / tally.seen:.0%}" if tally.seen else ""
        paid = f"{tally.paid / tally.bought:.1f}" if tally.bought else ""
        middle = [f"{tally.seen / each:.2f}", bought, paid, f"{tally.played / each:.2f}", f"{tally.kept / each:.2f}"]
    if not tally.owners:
        return [name, *middle, "0", "", ""]
    share, lift = tally.wins / tally.owners, _lift(tally, balance)
    return [name, *middle, str(tally.owners), f"{share:.1%}", f"{lift:+.1%} ± {_doubt(tally):.1%}"]
