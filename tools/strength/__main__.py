"""python3 run.py strength [--processes N] [--only WORD] [--pages]: play the evidence and write its pages.

Finished lines lie in docs/strength.json and docs/balance.json, the games of unfinished ones in build/strength; what is
there is not played again. Remove a line from the file, or the file, to play it anew.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from serai.executors import default_workers
from tools.strength.balance import SERIES, count, read_balance
from tools.strength.balance_page import balance_page
from tools.strength.evidence import gather, read_findings, take_stock
from tools.strength.page import strength_page
from tools.strength.plan import read_plan

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
JOURNALS = ROOT / "build" / "strength"


def main() -> None:
    """Play, then write the pages."""
    parser = argparse.ArgumentParser(prog="strength", description=__doc__)
    parser.add_argument("--processes", type=int, default=default_workers(), help="how many play at the same time")
    parser.add_argument("--only", default="", metavar="WORD", help="only lines with this word in their name")
    parser.add_argument(
        "--pages",
        action="store_true",
        help="play nothing, write the pages from what is there, also of matches under way",
    )
    options = parser.parse_args()
    if options.processes < 1:
        parser.error("ask for 1 process or more")
    findings, balance = DOCS / "strength.json", DOCS / "balance.json"
    plan = read_plan()
    lines = [line for line in plan if options.only in line.name]
    if options.pages:
        take_stock(lines, findings, JOURNALS)
    else:
        gather(lines, findings, JOURNALS, options.processes)
    counted = [series for series in SERIES if options.only in series.name]
    count(counted, balance, JOURNALS, 0 if options.pages else options.processes)
    page = strength_page(read_findings(findings).values(), [line.name for line in plan])
    (DOCS / "strength.md").write_text(page, "utf-8")
    (DOCS / "balance.md").write_text(balance_page(read_balance(balance)), "utf-8")


if __name__ == "__main__":
    main()
