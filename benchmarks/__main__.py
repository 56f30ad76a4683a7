"""python3 run.py bench [PAGE …] [--seconds S] [--json FILE]: measure, print a table, write JSON."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path

from benchmarks.report import show, write

PAGES = (
    *("rules", "views", "startup", "start", "search", "values", "wasm", "vector"),
    *("peers", "server", "scale", "sleeping", "idle", "hostile", "frames", "hints", "gpu"),
)
USUAL = ("rules", "views", "startup")


def main() -> None:
    """Run the pages asked for."""
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("pages", nargs="*", metavar="PAGE", help=f"{', '.join(PAGES)}; usual: {', '.join(USUAL)}")
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each measurement (2)")
    parser.add_argument("--json", type=Path, default=Path("bench.json"), metavar="FILE", help="results (bench.json)")
    options = parser.parse_args()
    unknown = [page for page in options.pages if page not in PAGES]
    if unknown:
        parser.error(f"there is no page {unknown[0]!r}: choose from {', '.join(PAGES)}")
    rows = []
    for page in options.pages or USUAL:
        print(f"measuring {page} …", flush=True)
        rows += import_module(f"benchmarks.{page}").rows(options.seconds)
    show(rows)
    write(rows, options.json)
    print(f"written to {options.json}")


if __name__ == "__main__":
    main()
