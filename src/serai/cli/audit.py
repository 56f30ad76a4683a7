"""`serai audit`: check the public log of a server from outside."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App

from serai.cli.fetch import getter
from serai.cli.options import FileName, counted
from serai.kernel.errors import UserError

if TYPE_CHECKING:
    from serai.records.check import Checker
    from serai.server.records.audit import Audit, SeenLog

WRONG = 1
MOST_TOLD = 20
"""faults that are told one by one"""

EXAMPLES = """\
A server enters every deal it promises and every game that ends in a public log (**/.well-known/serai/log**), each entry
over all before it. This reads the whole log and checks that its entries follow each other, that their end is signed,
and that each game was promised before it ended, and ended once. With **--keep FILE** it remembers what it saw, and says
next time if the past was rewritten. Audit a server now and then, from another machine than its own.

Records of finished games are compared with the log: the deal must be the one that was promised, and the moves and the
result those that were entered. docs/deals.md says what that proves. The exit code is 0 if all is well, 1 if something
is wrong, 2 if there is no log to read.

    serai audit https://serai.example --keep serai.example.json
    serai audit https://serai.example game.json
"""

audit = App(name="audit", help_epilogue=EXAMPLES)


@audit.default
def run(url: str, /, *files: FileName, keep: Path | None = None, edition: str | None = None) -> int:
    """Check the public log of a server from outside, and records of its games against it.

    Parameters
    ----------
    url
        The address of the server.
    files
        Records of finished games, as `serai check` reads them; "-" is standard input.
    keep
        A file that remembers what was seen, for comparison at the next audit.
    edition
        The edition the records were played with: a file of your own, or the id of a built-in one.
    """
    from serai.records.check import Checker
    from serai.server.records import audit as outside

    before = _seen(keep)
    found = outside.audit(getter(url), before)
    for line in found.faults[:MOST_TOLD]:
        print(line)
    if len(found.faults) > MOST_TOLD:
        print(f"and {len(found.faults) - MOST_TOLD} more of the kind")
    print(_summary(found, before))
    checker = Checker(edition)
    broken = sum([_check_file(name, checker, found) for name in files])
    if keep is not None and not found.faults:
        _write(keep, found.seen)
    elif keep is not None and before is not None:
        print(f"{keep} still has what was seen before: it proves what the server had signed")
    return WRONG if found.faults or broken else 0


def _summary(found: Audit, before: SeenLog | None) -> str:
    seen, today = found.seen, datetime.now(UTC).date().isoformat()
    ended = sum(promise.ended is not None for promise in found.promises.values())
    old = sum(promise.ended is None and promise.made.day < today for promise in found.promises.values())
    since = "" if before is None else f", {seen.entries - before.entries} of them new"
    return (
        f"entries: {seen.entries:,}{since}, on {counted(len(seen.days), 'day')};"
        f" {counted(len(found.promises), 'deal')} promised, {counted(ended, 'game')} ended;"
        f" {old} promised before today without an end; the server's key is {seen.key[:16]!a}"
    )


def _check_file(name: str, checker: Checker, found: Audit) -> int:
    """Say of each record of a file whether it fits the log; return how many do not."""
    from serai.records.deal import BadDeal, check_deal
    from serai.records.read import NotJson, entries
    from serai.records.replay import read_head

    broken = 0
    for line, record in entries(name):
        try:
            if isinstance(record, NotJson):
                fault: object = f"JSON: {record.reason}"
            elif (fault := checker.fault(record)) is None:
                head = read_head(record, checker.editions)
                check_deal(head)
                fault = found.fault_of(head.record)
        except BadDeal as bad:
            fault = f"deal: {bad}"
        print(f"{name}:{line}: {fault or 'dealt as promised, and played as the log says'}")
        broken += fault is not None
    return broken


def _seen(keep: Path | None) -> SeenLog | None:
    import msgspec

    from serai.server.records.audit import SeenLog

    if keep is None or not keep.exists():
        return None
    try:
        return msgspec.json.decode(keep.read_bytes(), type=SeenLog)
    except (msgspec.MsgspecError, UnicodeError):
        raise UserError(f"{keep} was not written by an audit: name another file") from None


def _write(keep: Path, seen: SeenLog) -> None:
    import msgspec

    part = keep.with_name(f"{keep.name}.part")
    part.write_bytes(msgspec.json.format(msgspec.json.encode(seen)))
    part.replace(keep)
