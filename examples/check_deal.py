"""Check the deal of a finished game with nothing but Python: python check_deal.py GAME.json

It draws all chance again as docs/deals.md describes it. The moves of players are not checked.
"""

import hashlib
import hmac
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def text_of(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def numbers(deal: dict[str, Any], what: str) -> Iterator[int]:
    key = hmac.digest(bytes.fromhex(deal["secret"]), text_of(deal["salts"]), "sha256")
    for block in range(1 << 20):
        digest = hmac.digest(key, f"{what}/{block}".encode(), "sha256")
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))


def below(bound: int, source: Iterator[int]) -> int:
    return next(number for number in source if number < 2**32 - 2**32 % bound) % bound


def drawn(found: Any, candidates: list[Any] | None, source: Iterator[int]) -> Any:
    if not isinstance(found, list | dict):
        bag = candidates or [None]
        return bag[below(len(bag), source)]
    laid = found if isinstance(found, list) else [entry for lot in found.values() for entry in lot]
    pile = sorted(laid if candidates is None else candidates)
    for last in range(len(pile) - 1, 0, -1):
        place = below(last + 1, source)
        pile[last], pile[place] = pile[place], pile[last]
    rest = iter(pile)
    return (
        pile[: len(found)]
        if isinstance(found, list)
        else {place: [next(rest) for _ in found[place]] for place in sorted(found)}
    )


record = json.loads(Path(sys.argv[1]).read_text("utf-8"))
deal = record["deal"]
terms = {key: record[key] for key in ("game", "edition_hash", "players", "options")}
terms |= {key: deal[key] for key in ("table", "bags", "given", "secret")}
if hashlib.sha256(text_of(terms)).hexdigest() != deal["commitment"]:
    sys.exit("The secret is not the one that was promised.")
if hashlib.sha256(text_of(deal["salts"])).hexdigest() != deal["frozen"]:
    sys.exit("A salt has been changed.")
chance = [move for move in record["moves"] if move["seat"] is None]
for number, move in list(enumerate(chance))[deal["given"] :]:
    candidates = {**deal["bags"], **deal.get("candidates", {}).get(str(number), {})}
    for key, found in move.items():
        right = drawn(found, candidates.get(key), numbers(deal, f"{move['do']}/{key}/{number}"))
        if key not in ("seat", "do") and found != right:
            sys.exit(f"Chance move {number}: {key} was not drawn from the secret and the salts.")
print("All chance was drawn as promised. The commitment was", deal["commitment"])
