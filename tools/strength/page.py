"""Writes docs/strength.md from the findings."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from serai.bots.levels import LEVELS
from serai.games import GAMES, find_game
from tools.strength.evidence import Finding

NAMES = {game: find_game(game).title for game in GAMES}

HEAD = """\
# How strong the bots are

Made by `python3 run.py strength`, which continues where it was stopped; do not edit.

How to read it:

- **One against many.** The first bot has one seat, the other bot has all others. Equals would win `1 / players`.
- **Duplicate deals.** Every deal is played as often as there are seats, and everybody moves on by one seat, so luck of
  the deal and of the seat cancels out. The 95% intervals are Wilson's, for the number of independent games that would
  scatter as the deals do. A shared win counts in parts.
- **A claim holds** when the win share reaches the target, or, if there is no target, when the whole interval is
  above equality. We claim less of `beginner`: that its interval does not lie below equality, so that beginners can beat
  `easy`. It models a person in their first games, who knows the rules and takes what gives most at once
  (`tools/strength/beginner.py`); we have not tested people.
- **The numbers beside the cards** of Āmul must not mislead. `follower` (`tools/strength/follower.py`) makes the
  move with the highest number and knows nothing else; a random player sits at the same table. The claim
  holds when it finishes ahead: the whole interval for the places between them, which comes from the mean of each
  deal, is above 0.
- **Milliseconds are wall-clock time.** On a busy machine a budget of 100 ms buys fewer simulations; each line says
  how many it bought, and how busy the machine was (processes per processor at the end of the match).
- **Tables without house rules.** Bots keep to house rules, but have neither learned nor been measured with them.
- Ratings are openskill's (Plackett-Luce; everybody starts at 25), with twice their uncertainty.
"""


def strength_page(findings: Iterable[Finding], planned: Collection[str]) -> str:
    """The whole page; `planned` names all lines, so that those still to be played are not forgotten."""
    parts, findings = [HEAD], list(findings)
    missed = [finding for finding in findings if not finding.holds]
    parts.append(f"\n**{len(findings) - len(missed)} of {len(findings)} claims tried hold.**")
    played = {f.name for f in findings if f.games >= f.planned}
    open_lines = [f"`{name}`" for name in planned if name not in played]
    parts.append(f" Still to be played, or to be played on: {', '.join(open_lines) or 'nothing'}.\n")
    for game, name in NAMES.items():
        own = sorted((f for f in findings if f.game == game), key=_order)
        for heading, chosen in (
            ("bots", [f for f in own if f.first not in LEVELS and not f.level and not f.beside]),
            ("levels", [f for f in own if f.first in LEVELS or f.level]),
        ):
            if chosen:
                parts += [f"\n## {name}: {heading}\n\n", _table(chosen)]
        followed = [f for f in own if f.beside]
        if followed:
            parts += [f"\n## {name}: the numbers beside the cards\n\n", _table_beside(followed)]
    return "".join(parts)


def _order(finding: Finding) -> tuple[str, int, int]:
    place = list(LEVELS).index(finding.first) if finding.first in LEVELS else 0
    return "" if finding.first in LEVELS else finding.first, place, finding.players


def _table(findings: Sequence[Finding]) -> str:
    heading = "players | one | against | games | win share | 95% | equals | target | claim | rating | its rival's"
    lines = [f"| {heading} | ms | simulations | load |"]
    lines.append("|" + "---|" * (lines[0].count("|") - 1))
    lines += [_row(finding) for finding in findings]
    return "\n".join(lines) + "\n"


def _table_beside(findings: Sequence[Finding]) -> str:
    lines = ["| players | one | beside | among | games | places ahead | 95% | win share | claim |"]
    lines.append("|" + "---|" * (lines[0].count("|") - 1))
    for finding in findings:
        places, low, high = finding.ahead
        cells = (
            str(finding.players),
            f"`{finding.first}`",
            f"`{finding.beside[0]}`",
            f"`{finding.second}`",
            str(finding.games) if finding.games >= finding.planned else f"{finding.games} of {finding.planned}",
            f"**{places:.2f}**",
            f"{low:.2f} – {high:.2f}",
            f"{finding.win_share:.1%}",
            "holds" if finding.holds else "**missed**",
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def _claim(finding: Finding) -> str:
    if finding.level:
        return "not below equals"
    return "above equals" if finding.target is None else f"{finding.target:.0%}"


def _row(finding: Finding) -> str:
    cells = (
        str(finding.players),
        f"`{finding.first}`",
        f"`{finding.second}`",
        str(finding.games) if finding.games >= finding.planned else f"{finding.games} of {finding.planned}",
        f"**{finding.win_share:.1%}**",
        f"{finding.low:.1%} – {finding.high:.1%}",
        f"{finding.equality:.1%}",
        _claim(finding),
        "holds" if finding.holds else "**missed**",
        f"{finding.rating:.1f} ± {2 * finding.uncertainty:.1f}",
        f"{finding.rating_second:.1f} ± {2 * finding.uncertainty_second:.1f}",
        f"{finding.ms_per_decision:.3g}",
        f"{finding.simulations_per_decision:,.0f}" if finding.simulations_per_decision else "",
        f"{finding.load:.1f}",
    )
    return f"| {' | '.join(cells)} |"
