"""`serai check`: say whether records hold."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from cyclopts import App

from serai.cli.errors import REFUSED, explain
from serai.cli.options import FileName, counted
from serai.cli.patience import patience
from serai.games import GAMES
from serai.kernel.errors import UserError

if TYPE_CHECKING:
    from serai.records.check import Checker

BROKEN = 1

EXAMPLES = f"""\
Each record that does not hold gets one line, **FILE:LINE: move K: RULE: reason**. LINE is where the record begins.
"move K" is missing if the head or the result is wrong, and RULE is JSON if the text cannot be read at all.
The exit code is 0 if all records hold, 1 if one does not, 2 if a file cannot be opened.

    serai check games.jsonl
    serai check one.json two.json
    serai simulate {GAMES[0]} --records - | serai check -

With **--deal** the cards are checked as well: all chance is drawn again from the secret and the salts in the record of
a finished game. Compare the commitment it prints with the one that you saw at your table before the game. docs/deals.md
says what this proves. In a daily deal every move of the bots is checked too.

    serai check --deal game.json
"""

check = App(name="check", help_epilogue=EXAMPLES)


@check.default
def run(*files: FileName, edition: str | None = None, deal: bool = False) -> int:
    """Check records: every move must be legal, every result right.

    Parameters
    ----------
    files
        Files with one record as JSON, or one per line as JSONL; "-" is standard input.
    edition
        The edition the records were played with: a file of your own, or the id of a built-in one.
    deal
        Also check that all chance was drawn as the records say.
    """
    from serai.records.check import Checker

    if not files:
        raise UserError("name at least one file to check, or - for standard input")
    checker = Checker(edition)
    broken = held = 0
    unread = False
    for name in files:
        try:
            with patience():
                holding, breaking = _check_file(name, checker, deal=deal)
        except BrokenPipeError:
            raise
        except OSError as fault:
            print("serai:", explain(fault)[0], file=sys.stderr)
            unread = True
            continue
        held += holding
        broken += breaking
    print(f"{counted(held, 'record')} held" + (f", {broken} did not" if broken else ""), file=sys.stderr)
    return REFUSED if unread else BROKEN if broken else 0


def _check_file(name: str, checker: Checker, *, deal: bool) -> tuple[int, int]:
    """Return how many records of a file hold, and how many do not."""
    from serai.records.deal import BadDeal
    from serai.records.read import NotJson, entries

    held = broken = 0
    for line, record in entries(name):
        if isinstance(record, NotJson):
            print(f"{name}:{line + record.line - 1}: JSON: {record.reason}")
            broken += 1
        elif fault := checker.fault(record):
            print(f"{name}:{line}: {fault}")
            broken += 1
        else:
            try:
                if deal:
                    print(f"{name}:{line}: {_checked_deal(record, checker)}")
                held += 1
            except BadDeal as bad:
                print(f"{name}:{line}: deal: {bad}")
                broken += 1
    return held, broken


def _checked_deal(record: object, checker: Checker) -> str:
    """Return what was found about the chance of a record that holds; raise BadDeal."""
    from serai.daily.check import check_daily, daily_of
    from serai.records.deal import check_deal
    from serai.records.replay import read_head

    head = read_head(record, checker.editions)
    drawn, deal = check_deal(head), head.record["deal"]
    own = ", ".join(salt or "none" for salt in deal["salts"])
    daily = f"; the daily deal of {check_daily(head)}, bots and all" if daily_of(head) else ""
    return f"{counted(drawn, 'outcome')} drawn as promised; commitment {deal['commitment']}; salts {own}{daily}"
