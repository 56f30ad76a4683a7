"""python3 run.py soak: a storm for the server, at a real process on the loopback interface.

People come and go in every way connections can end, repeat themselves, talk nonsense and decide what they may not.
Every game has to end, every record has to replay, everybody has to have seen what the record says, the server has to
log no error, and to be quiet when nobody plays any more.
"""

from __future__ import annotations

import argparse
import sys
from time import monotonic

from tests.soak.storm import Storm


def main() -> int:
    """Tell what was found; 1 where something is wrong."""
    parser = argparse.ArgumentParser(
        prog="soak", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=60, help="how many at the same time (60)")
    parser.add_argument("--seed", type=int, default=1, help="another number makes another storm (1)")
    parser.add_argument("--seconds", type=float, default=400.0, help="when every game has to be over (400)")
    options = parser.parse_args()
    if options.tables < 1 or options.seconds <= 0:
        parser.error("ask for 1 table or more, and for some time")
    began = monotonic()
    storm = Storm(options.tables, options.seed, options.seconds, lambda over: tell(over, options.tables))
    trouble = storm.run()
    print(file=sys.stderr)
    tally = storm.tally
    print(
        f"{options.tables} tables in {monotonic() - began:.0f} s: {tally.acknowledged} decisions acknowledged "
        f"({tally.repeated} of them once more), {tally.refused} refused, {tally.returns} times somebody came back"
    )
    for line in trouble:
        print(line)
    print("something is wrong" if trouble else "nothing is wrong")
    return 1 if trouble else 0


def tell(over: int, tables: int) -> None:
    """Progress."""
    print(f"\r{over} of {tables} games are over ", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
