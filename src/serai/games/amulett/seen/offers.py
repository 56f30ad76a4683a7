"""Das Amulett: what has changed for the viewers of a table, the moves they may choose from included."""

from __future__ import annotations

from typing import Any, NamedTuple, TypedDict

import msgspec

from serai.games.amulett.notation import notation_of
from serai.games.amulett.rules.moves import PASS
from serai.games.amulett.rules.state import State
from serai.games.amulett.seen.choices import choices_for
from serai.games.amulett.seen.record import Seen
from serai.games.amulett.seen.writer import WRITER, GameSetting
from serai.games.game import Move
from serai.kernel.lazy_record import glance
from serai.kernel.schema import Bytes
from serai.kernel.showing import LastShown

_encode = msgspec.json.Encoder().encode


class Choice(TypedDict):
    """One entry of the short list: the move, and an entry of the catalogues that says what it means."""

    move: Move
    message: str
    arguments: dict[str, Any]


class Offer(NamedTuple):
    """The moves that a viewer may choose from, as JSON: all of them, and the short list for people."""

    legal: bytes = b"[]"
    choices: bytes = b""
    """empty where there is nothing to choose from"""

    def since(self, old: Offer | None) -> list[bytes]:
        """What has changed in the view of someone who was last shown this old offer, or none."""
        changes = []
        if old is None or old.legal != self.legal:
            changes.append(b'["set",["legal"],%b]' % self.legal)
        if self.choices and (old is None or old.choices != self.choices):
            changes.append(b'["set",["choices"],%b]' % self.choices)
        elif old is not None and old.choices and not self.choices:
            changes.append(b'["cut",["choices"]]')
        return changes


NOTHING = Offer()


def offer_to(state_memory: Bytes, setting: GameSetting, seat: int, is_short: bool = True) -> Offer:
    """What a seat is offered, from what it sees; on demand without the short list."""
    actions, memory = WRITER.moves(state_memory, setting, seat)
    if not actions:
        return NOTHING
    is_keeping = actions[0] < PASS
    dealt = tuple(glance(State, memory).seats[seat].dealt) if is_keeping else ()
    notation = notation_of(setting.edition)
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


class LastOffered(LastShown):
    """What each viewer of a game was last shown and offered: nothing at first."""

    def __init__(self, players: int):
        super().__init__(Seen, players)
        self.offers: dict[int | None, Offer] = {}


def changes_for(
    memory: Bytes,
    setting: GameSetting,
    viewers: tuple[int | None, ...],
    shown: LastOffered,
    version: int,
    sealed: bool,
) -> list[bytes]:
    """What has changed for each of several viewers, who are then shown it. The memory is that of a state."""
    found, asked = WRITER.changes(memory, setting.memory, setting.table, viewers, shown, version)
    for place, viewer in enumerate(viewers):
        old = shown.offers.get(viewer)
        if viewer is not None and (asked >> viewer) & 1:
            # M2.7: as long as spells are being kept everybody has the same moves.
            offer = old if sealed and old is not None and old.choices else offer_to(memory, setting, viewer)
        else:
            offer = NOTHING
        if offer is not old:
            shown.offers[viewer] = offer
            since = offer.since(old)
            found[place] = b",".join([found[place], *since] if found[place] else since)
    return found
