"""Whether the chance of a record was drawn as its deal says: every outcome is drawn again (`kernel/deal.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serai.kernel.deal import FORMAT, Draws, commitment, frozen
from serai.kernel.errors import UserError
from serai.kernel.toml_reader import shown
from serai.kernel.words import say
from serai.records.replay import Head, same

TERMS = ("table", "bags", "given")
"""what a deal says of its table besides the head of the record"""


class BadDeal(UserError):
    """Something in a deal is not as it was promised."""


def check_deal(head: Head) -> int:
    """How many chance moves were drawn as the deal says, or BadDeal. The moves themselves are known to be legal."""
    deal = head.record.get("deal")
    if not isinstance(deal, Mapping):
        raise _wrong("record-deal-none")
    if deal.get("format") != FORMAT:
        raise _wrong("record-deal-format", format=FORMAT)
    _check_shape(deal, head.players)
    if not same(deal["bags"], head.game.bags_with(head.edition, head.players, _agreed_start(deal["bags"], head))):
        raise _wrong("record-deal-bags")
    if frozen(deal["salts"]) != deal["frozen"]:
        raise _wrong("record-deal-salts")
    if commitment(deal["secret"], _terms(deal, head)) != deal["commitment"]:
        raise _wrong("record-deal-secret")
    return _draw_again(deal, head)


def _terms(deal: Mapping[str, Any], head: Head) -> dict[str, Any]:
    of_record = {
        "game": head.game.id,
        "edition_hash": head.edition.hash,
        "players": head.players,
        "options": head.options,
    }
    return {**of_record, **{key: deal[key] for key in TERMS}}


def _check_shape(deal: Mapping[str, Any], players: int) -> None:
    """Anybody may have written it."""
    texts = (deal.get("table"), deal.get("secret"), deal.get("commitment"), deal.get("frozen"))
    salts, given = deal.get("salts"), deal.get("given")
    is_sound = (
        all(isinstance(text, str) for text in texts)
        and _is_hexadecimal(deal["secret"])
        and isinstance(salts, list)
        and len(salts) == players
        and all(salt is None or isinstance(salt, str) for salt in salts)
        and isinstance(given, int)
        and given >= 0
        and isinstance(deal.get("bags"), dict)
    )
    if not is_sound:
        raise _wrong("record-deal-shape")


def _agreed_start(bags: Mapping[str, Any], head: Head) -> int | None:
    """The start player, where people have agreed on one: the only one in the bag."""
    bag = bags.get(head.game.start_player[1]) if head.game.start_player else None
    match bag:
        case [int(seat)] if seat in range(head.players):
            return seat
        case _:
            return None


def _is_hexadecimal(text: str) -> bool:
    try:
        bytes.fromhex(text)
    except ValueError:
        return False
    return text != ""


def _draw_again(deal: Mapping[str, Any], head: Head) -> int:
    draws = Draws(deal["secret"], deal["salts"], deal["bags"])
    chance = [(place, move) for place, move in enumerate(head.moves, start=1) if move["seat"] is None]
    for number, (place, move) in enumerate(chance):
        if number < deal["given"]:
            continue  # another table's cards, dealt again on purpose
        ours = draws.outcome(move, number)
        if not same(ours, move):
            raise _wrong("record-deal-differs", move=place, **_first_difference(move, ours))
    return len(chance[deal["given"] :])


def _first_difference(move: Mapping[str, Any], ours: Mapping[str, Any]) -> dict[str, str]:
    key = next(key for key in ours if not same(move[key], ours[key]))
    given, right = move[key], ours[key]
    if isinstance(given, dict):
        place = next(place for place in right if not same(given[place], right[place]))
        key, given, right = f"{key}.{place}", given[place], right[place]
    if isinstance(given, list):
        at = next(at for at in range(len(right)) if not same(given[at], right[at]))
        key, given, right = f"{key}[{at}]", given[at], right[at]
    return {"part": key, "given": shown(given), "ours": shown(right)}


def _wrong(message: str, **arguments: object) -> BadDeal:
    return BadDeal(say("en", message, arguments), message, arguments)
