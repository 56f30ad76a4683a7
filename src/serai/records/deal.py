"""Checking the chance of a record: every outcome is drawn again as its deal says (`kernel/deal.py`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from serai.kernel.deal import FIRST_FORMAT, FORMAT, Bags, Draws, commitment, frozen, sealed
from serai.kernel.errors import UserError
from serai.kernel.outcome import Chance, Entry
from serai.kernel.toml_reader import shown
from serai.kernel.words import say
from serai.records.replay import Head, same

Candidates = Mapping[str, Mapping[str, list[Entry]]]
"""by number of the chance move and argument"""
TERMS = {FIRST_FORMAT: ("table", "bags", "given"), FORMAT: ("format", "table", "bags", "cards", "given")}
"""by format: what a deal says of its table besides the head of the record"""


class BadDeal(UserError):
    """A deal breaks its promise."""


def check_deal(head: Head) -> int:
    """Return how many chance moves were drawn as the deal says; raise BadDeal. The moves are known to be legal."""
    deal = head.record.get("deal")
    if not isinstance(deal, Mapping):
        raise _wrong("record-deal-none")
    if deal.get("format") not in TERMS:
        raise _wrong("record-deal-format", format=FORMAT)
    _check_shape(deal, head.players)
    if not same(deal["bags"], head.game.bags_with(head.edition, head.players, _agreed_start(deal["bags"], head))):
        raise _wrong("record-deal-bags")
    if deal["format"] == FORMAT and not same(deal["cards"], head.game.cards(head.edition)):
        raise _wrong("record-deal-cards")
    if not _are_salts_kept(deal):
        raise _wrong("record-deal-salts")
    if commitment(deal["secret"], _terms(deal, head)) != deal["commitment"]:
        raise _wrong("record-deal-secret")
    return _draw_again(deal, head)


def candidates_of(head: Head, bags: Bags) -> Candidates:
    """Return the candidates by number of the chance move and argument, unless bags or outcomes show them."""
    named = {str(number): _named(chance, bags) for number, _, chance in _chances(head)}
    return {number: entries for number, entries in named.items() if entries}


def _named(chance: Chance, bags: Bags) -> dict[str, list[Entry]]:
    return {key: entries for key, entries in chance.unevident().items() if key not in bags}


def _chances(head: Head) -> Iterator[tuple[int, int, Chance]]:
    """Every chance move by its number from 0 and its place in the record from 1, with what the game declared."""
    table, number = head.lay_out(), 0
    for place, move in enumerate(head.moves, start=1):
        if move["seat"] is None:
            yield number, place, table.chance
            number += 1
        table.play_final(move)


def _terms(deal: Mapping[str, Any], head: Head) -> dict[str, Any]:
    of_record = {
        "game": head.game.id,
        "edition_hash": head.edition.hash,
        "players": head.players,
        "options": head.options,
    }
    return {**of_record, **{key: deal[key] for key in TERMS[deal["format"]]}}


def _are_salts_kept(deal: Mapping[str, Any]) -> bool:
    """Whether the salts are those that were fixed before anybody could know what they bring."""
    if deal["format"] == FIRST_FORMAT:
        return bool(frozen(deal["salts"]) == deal["frozen"])
    return bool([salt and sealed(salt, deal["commitment"]) for salt in deal["salts"]] == deal["seals"])


def _check_shape(deal: Mapping[str, Any], players: int) -> None:
    """Anybody may have written it."""
    first = deal["format"] == FIRST_FORMAT
    texts = (deal.get("table"), deal.get("secret"), deal.get("commitment"), deal.get("frozen") if first else "")
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
        and (first or (isinstance(deal.get("cards"), dict) and isinstance(deal.get("seals"), list)))
        and isinstance(deal.get("candidates", {}), dict)
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
    draws, claimed = Draws(deal["secret"], deal["salts"], deal["bags"], deal["format"]), deal.get("candidates", {})
    drawn, rightly = 0, 0
    for number, place, chance in _chances(head):
        named = _named(chance, draws.bags)
        if not same(claimed.get(str(number), {}), named):
            raise _wrong("record-deal-candidates")
        rightly += bool(named)
        if number < deal["given"]:
            continue  # another table's cards, dealt again on purpose
        move, ours = head.moves[place - 1], draws.outcome(chance, number)
        if not same(ours, move):
            raise _wrong("record-deal-differs", move=place, **_first_difference(move, ours))
        drawn += 1
    if rightly != len(claimed):
        raise _wrong("record-deal-candidates")
    return drawn


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
