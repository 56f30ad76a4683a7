"""Bugs in how chance at a table is promised, sealed, opened and used (docs/deals.md)."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from serai.kernel.deal import Draws
from serai.server import wire
from serai.server.table.game import deal
from serai.server.table.game.deal import draws_of
from serai.server.table.seats import lobby, salts

Planted = AbstractContextManager[Any]


def use_all_salts_but_the_last() -> Planted:
    return _with_salts(lambda added: [*added[: _last(added)], None, *added[_last(added) + 1 :]])


def use_a_salt_twice() -> Planted:
    return _with_salts(lambda added: [*added, added[_last(added)]])


def _last(added: list[str | None]) -> int:
    return max((seat for seat, salt in enumerate(added) if salt), default=0)


def _with_salts(used: Callable[[list[str | None]], list[str | None]]) -> Planted:
    draw = draws_of

    def careless(doc: Any, edition: Any) -> Draws:
        draws = draw(doc, edition)
        return replace(draws, salts=used(list(draws.salts)))

    return patch("serai.server.table.game.live_game.draws_of", careless)


def lose_a_salt() -> Planted:
    """The answer says that its seal was taken."""
    return patch("serai.server.table.seats.salts.add_seal", lambda *_: None)


def take_another_salt_than_the_sealed_one() -> Planted:
    open_salt = salts.open_salt

    def careless(doc: Any, holder: str, salt: str) -> None:
        open_salt(doc, holder, salt)
        doc.seats[doc.seated(holder)].salt = salt[::-1]

    return patch("serai.server.table.seats.salts.open_salt", careless)


def begin_without_the_last_salt() -> Planted:
    open_salt = salts.open_salt

    def hasty(doc: Any, holder: str, salt: str) -> None:
        open_salt(doc, holder, salt)
        if len(doc.sealed()) == 1:
            doc.seats[doc.sealed()[0]].seal = None
            salts.freeze(doc, range(doc.players))

    return patch("serai.server.table.seats.salts.open_salt", hasty)


def show_salts_before_all_are_open() -> Planted:
    def show(doc: Any) -> Any:
        return wire.Deal(doc.commitment, doc.seals(), doc.salts(), doc.sealed())

    return patch("serai.server.rows.table._shown_deal", show)


def bind_no_cards() -> Planted:
    """Whatever is dealt, the promise fits."""
    terms = deal._terms

    def careless(doc: Any, edition: Any) -> dict[str, Any]:
        return {**terms(doc, edition), "cards": {}}

    return patch("serai.server.table.game.deal._terms", careless)


def choose_the_cards_when_the_salts_are_known() -> Planted:
    start = lobby.start

    def choosing(doc: Any, *who: Any) -> None:
        start(doc, *who)
        doc.secret = doc.secret[::-1]

    return patch("serai.server.table.seats.lobby.start", choosing)


BUGS: dict[Callable[[], Planted], int] = {
    use_all_salts_but_the_last: 0,
    use_a_salt_twice: 0,
    lose_a_salt: 0,
    take_another_salt_than_the_sealed_one: 0,
    begin_without_the_last_salt: 0,
    show_salts_before_all_are_open: 0,
    bind_no_cards: 0,
    choose_the_cards_when_the_salts_are_known: 0,
}
"""Each with a seed whose world shows it."""
