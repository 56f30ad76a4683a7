"""Das Amulett: what has changed for the viewers of a table, the moves they may choose from included."""

from __future__ import annotations

from typing import Any, NamedTuple, TypedDict

import msgspec

from serai.games.amulett.rules.moves import PASS
from serai.games.amulett.rules.state import State
from serai.games.amulett.seen.choices import choices_for
from serai.games.amulett.seen.record import Face
from serai.games.amulett.seen.scribe import SCRIBE, Setting
from serai.games.game import Move
from serai.kernel.lazy_record import glance
from serai.kernel.pointers import Faces

_encode = msgspec.json.Encoder().encode


class Choice(TypedDict):
    """One entry of the short list: the move, and an entry of the catalogues that says what it means."""

    move: Move
    message: str
    arguments: dict[str, Any]


class Offer(NamedTuple):
    """The moves that a viewer may choose from, as JSON: all of them, and the short list for people. After the last one
    there is the result.
    """

    legal: bytes = b"[]"
    choices: bytes = b""
    """empty where there is nothing to choose from"""
    result: bytes = b""

    def since(self, old: Offer | None) -> list[bytes]:
        """What has changed in the view of someone who was last shown this old offer, or none."""
        changes = []
        if old is None or old.legal != self.legal:
            changes.append(b'["set",["legal"],%b]' % self.legal)
        if self.choices and (old is None or old.choices != self.choices):
            changes.append(b'["set",["choices"],%b]' % self.choices)
        elif old is not None and old.choices and not self.choices:
            changes.append(b'["cut",["choices"]]')
        if self.result and (old is None or old.result != self.result):
            changes.append(b'["set",["result"],%b]' % self.result)
        return changes


NOTHING = Offer()


def offer_to(setting: Setting, seat: int, is_short: bool = True) -> Offer:
    """What a seat is offered, from what it sees; on demand without the short list."""
    actions, memory = SCRIBE.moves(setting, seat)
    if not actions:
        return NOTHING
    is_keeping = actions[0] < PASS
    dealt = tuple(glance(State, memory).seats[seat].dealt) if is_keeping else ()
    notation = setting.notation
    legal = notation.legal_text(seat, actions, dealt)
    if not is_short:
        return Offer(legal)
    choices = choices_for(memory, setting.edition, seat, actions)
    moves = notation.texts(seat, [action for action, _, _ in choices], dealt)
    entries = [
        b'{"move":%b,"message":"%b","arguments":%b}' % (move, message.encode(), _encode(arguments))
        for move, (_, message, arguments) in zip(moves, choices, strict=True)
    ]
    return Offer(legal, b"[%b]" % b",".join(entries))


class Album:
    """What each viewer of a game was last shown: nothing at first."""

    def __init__(self, players: int):
        self.faces = Faces(Face, players)
        self.offers: dict[int | None, Offer] = {}


def changes_for(
    setting: Setting,
    viewers: tuple[int | None, ...],
    album: Album,
    version: int,
    sealed: bool,
    result: dict[str, Any] | None,
) -> list[bytes]:
    """What has changed for each of several viewers; the album is brought up to date."""
    nothing = NOTHING if result is None else Offer(result=_encode(result))
    found, asked = SCRIBE.changes(setting, viewers, album.faces, version)
    for place, viewer in enumerate(viewers):
        old = album.offers.get(viewer)
        if viewer is not None and (asked >> viewer) & 1:
            # M2.7: as long as spells are being kept everybody has the same moves.
            offer = old if sealed and old is not None and old.choices else offer_to(setting, viewer)
        else:
            offer = nothing
        if offer is not old:
            album.offers[viewer] = offer
            since = offer.since(old)
            found[place] = b",".join([found[place], *since] if found[place] else since)
    return found
