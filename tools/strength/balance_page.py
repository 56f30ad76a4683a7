"""Writes docs/balance.md from what was counted."""

from __future__ import annotations

from collections.abc import Iterable

from serai.games import GAMES, find_game
from tools.strength.balance import SERIES, Balance, Tally
from tools.strength.lift import doubt_of, is_off, is_rare, is_told, lift_of, things_of
from tools.strength.proposal import proposal

NAMES = {game: find_game(game).title for game in GAMES}
PLANNED = {series.name: series.games for series in SERIES}

HEAD = """\
# How the cards and spells fare

Made by `python3 run.py strength`; do not edit. Remove `docs/balance.json` to count again.

{bots} with itself; the slower bot has fewer games. **Lift** is the win share of the seats that had a card minus
an equal share. It shows what goes along with the card, not what the card causes, and only for this bot, whose taste
decides who buys what. A ± is 95%, for one card alone: of forty, two lie outside it by chance. Odd cards are listed
first, then what it would take to even them out: a proposal, no edition changes.
"""

COLUMNS = {
    "amul": "kind | copies | bought | revealed | taken | laid down | owners | win share | lift",
    "amulett": "spell | turned up | bought | stones paid | rounds fed | there at the end | owners | win share | lift",
}
NOTES = {
    "amul": """\
Copies in play, and how many of them per game were picked from the Market, revealed into an area, taken into one by an
effect, and laid down from the hand at the end. Owners are seats with at least one in their area.""",
    "amulett": """\
How often a spell is turned up in a game, how often it is then bought, and for how many stones; for how many
rounds a game it is fed, and how often somebody still has it at the end. Owners are seats that ever had it.""",
}


def balance_page(balances: Iterable[Balance]) -> str:
    """The whole page."""
    balances = list(balances)
    bots = [f"`{bot}`" for bot in dict.fromkeys(balance.bot for balance in balances)]
    playing = f"{' or '.join(bots)} plays" if bots else "A bot plays"
    return HEAD.format(bots=playing) + "".join(_section(balance) for balance in balances)


def _section(balance: Balance) -> str:
    game = balance.game
    names = {thing: entry.name["en"] for thing, entry in things_of(game).items()}
    order = sorted(balance.tallies, key=lambda thing: -lift_of(balance.tallies[thing], balance))
    off = [f"- {words}" for thing in order if (words := _odd(names[thing], balance.tallies[thing], balance))]
    columns = COLUMNS[game]
    lines = [f"| {columns} |", "|" + "---|" * (columns.count("|") + 1)]
    lines += [f"| {' | '.join(_cells(game, names[thing], balance.tallies[thing], balance))} |" for thing in order]
    edition = f"edition `{balance.edition}` ({balance.edition_hash[:12]})"
    planned = PLANNED.get(balance.name, balance.games)
    games = f"{balance.games} games" if balance.games >= planned else f"{balance.games} of {planned} games"
    told = any(is_told(tally, balance) for tally in balance.tallies.values())
    return "\n".join(
        [
            f"\n## {NAMES[game]}, {balance.players} players, `{balance.bot}`\n",
            f"{games}, {edition}.",
            "\n### What looks off\n",
            *(off or ["- nothing" if told else "- nothing that this few games could show"]),
            *(["\n### What it would take\n", *proposal(balance)] if told else []),
            f"\n### All\n\n{NOTES[game]}\n",
            *lines,
            "",
        ]
    )


def _odd(name: str, tally: Tally, balance: Balance) -> str:
    """Why somebody should look at a card, or nothing."""
    if is_rare(tally, balance):
        return f"**{name}** is hardly ever owned ({tally.owners} seats in {balance.games} games)"
    if not is_off(tally, balance):
        return ""
    lift = lift_of(tally, balance)
    way = "lifts" if lift > 0 else "lowers"
    return f"**{name}** {way} the win share by {abs(lift):.1%} ± {doubt_of(tally, balance):.1%}"


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
    share, lift = tally.wins / tally.owners, lift_of(tally, balance)
    return [name, *middle, str(tally.owners), f"{share:.1%}", f"{lift:+.1%} ± {doubt_of(tally, balance):.1%}"]
