"""Check the deal of a finished game with nothing but Python: python check_deal.py GAME.json

It draws all chance again as docs/deals.md describes it. The moves of players are not checked.
"""

import hashlib
import hmac
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def text_of(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest(value: object) -> str:
    return hashlib.sha256(text_of(value)).hexdigest()


def numbers(key: bytes, what: str) -> Iterator[int]:
    for block in range(1 << 20):
        made = hmac.digest(key, f"{what}/{block}".encode(), "sha256")
        yield from (int.from_bytes(made[at : at + 4], "big") for at in range(0, 32, 4))


def below(bound: int, source: Iterator[int]) -> int:
    return next(number for number in source if number < 2**32 // bound * bound) % bound


def drawn(found: Any, pile: list[Any], source: Iterator[int]) -> Any:
    if not isinstance(found, list | dict):
        return pile[below(len(pile), source)]
    pile = sorted(pile)
    for last in range(len(pile) - 1, 0, -1):
        place = below(last + 1, source)
        pile[last], pile[place] = pile[place], pile[last]
    rest = iter(pile)
    lots = {"": found} if isinstance(found, list) else found
    dealt = {name: [next(rest) for _ in lots[name]] for name in sorted(lots)}
    return dealt[""] if isinstance(found, list) else dealt


def entries(found: Any) -> list[Any]:
    lots = found.values() if isinstance(found, dict) else [found if isinstance(found, list) else [found]]
    return [entry for lot in lots for entry in lot]


def check(holds: bool, otherwise: str) -> None:
    if not holds:
        sys.exit(otherwise)


record = json.loads(Path(sys.argv[1]).read_text("utf-8"))
deal = record["deal"]
check(
    deal["format"] == "serai-deal/2",
    "This is not serai-deal/2; `serai check --deal` knows earlier formats.",
)
terms = {key: record[key] for key in ("game", "edition_hash", "players", "options")}
terms |= {key: deal[key] for key in ("format", "table", "bags", "cards", "given", "secret")}
check(digest(terms) == deal["commitment"], "The secret is not the one that was promised.")
seals = [salt and digest({"commitment": deal["commitment"], "salt": salt}) for salt in deal["salts"]]
check(seals == deal["seals"], "A salt is not the one that was sealed.")
key = hmac.digest(bytes.fromhex(deal["secret"]), text_of(sorted(filter(None, deal["salts"]))), "sha256")
for number, move in enumerate(move for move in record["moves"] if move["seat"] is None):
    candidates = {**deal.get("candidates", {}).get(str(number), {}), **deal["bags"]}
    for name in move.keys() - {"seat", "do"}:
        found, pile = move[name], candidates.get(name, entries(move[name]))
        foreign = Counter(pile) - Counter(deal["cards"].get(name, pile))
        check(not foreign, f"Chance move {number}: {name} has a card that was not promised: {list(foreign)}")
        right = found if number < deal["given"] else drawn(found, pile, numbers(key, f"{move['do']}/{name}/{number}"))
        check(found == right, f"Chance move {number}: {name} was not drawn from the secret and the salts.")
print("All chance was drawn as promised. The commitment was", deal["commitment"])
