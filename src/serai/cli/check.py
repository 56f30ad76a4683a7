"""`serai check`: tell whether records hold."""

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
A record that does not hold gives one line, **FILE:LINE: move K: RULE: reason**. LINE is where the record begins;
"move K" is missing where the head or the result is wrong, and RULE is JSON where a text cannot be read at all.
The exit code is 0 when all records hold, 1 when one does not, 2 when a file cannot be opened.

    serai check games.jsonl
    serai check one.json two.json
    serai simulate {GAMES[0]} --records - | serai check -
"""

check = App(name="check", help_epilogue=EXAMPLES)


@check.default
def run(*files: FileName, edition: str | None = None) -> int:
    """Check records: every move legal, every result ours.

    Parameters
    ----------
    files
        Files with one record as JSON, or one per line as JSONL; "-" is standard input.
    edition
        The edition the records were played with: a file of your own, or the id of a built-in one.
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
                holding, breaking = _check_file(name, checker)
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


def _check_file(name: str, checker: Checker) -> tuple[int, int]:
    """How many records of a file hold, and how many do not."""
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
            held += 1
    return held, broken
