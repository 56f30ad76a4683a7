"""Shared score pads ("evenings"): several phones fill in the pad of a printed game together.

Nobody sees what others have entered before all are ready. The pads live in the memory of one process: people who come
back after a restart are told so, and go on alone with what their own phone has kept.
"""

from __future__ import annotations

import secrets
from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from hmac import compare_digest

from serai.kernel.names import visible
from serai.server import wire
from serai.server.base import clock
from serai.server.base.refusals import FORBIDDEN, UNKNOWN, Refuse

MOST_EVENINGS = 1000
IDLE_SECONDS = 12 * 3600


@dataclass
class Column:
    """What one player has entered."""

    name: str = ""
    holder: str | None = None
    """whose browser it belongs to"""
    totals: dict[str, int] = field(default_factory=dict)
    is_ready: bool = False


@dataclass
class Evening:
    """One table of people."""

    id: str
    code: str
    game: str
    host: str
    columns: list[Column]
    touched: float
    network: str = ""
    """where it was opened"""

    @property
    def is_open(self) -> bool:
        """Whether everybody may see everything."""
        return all(column.is_ready for column in self.columns)

    def enter(self, seat: int, who: str, entered: wire.EveningEntry) -> None:
        """Fill in a free column or your own; the host of the pad may fill in anybody's."""
        if seat >= len(self.columns):
            raise Refuse(UNKNOWN, "server-no-seat", last=len(self.columns) - 1)
        column = self.columns[seat]
        if column.holder not in (None, who) and self.host != who:
            raise Refuse(FORBIDDEN, "server-evening-taken")
        self.columns[seat] = Column(visible(entered.name), who, dict(entered.totals), entered.ready)

    def concerns(self, who: str) -> bool:
        return self.host == who or any(column.holder == who for column in self.columns)

    def forget(self, who: str) -> None:
        """Remove what somebody has entered; the others go on."""
        self.columns = [Column() if column.holder == who else column for column in self.columns]
        if self.host == who:
            self.host = ""

    def hand_over(self, old: str, new: str) -> None:
        """A player comes with another cookie."""
        self.host = new if self.host == old else self.host
        for column in self.columns:
            column.holder = new if column.holder == old else column.holder

    def shown_to(self, who: str) -> wire.Evening:
        """Return what a browser may see. The one gate of redaction."""
        return wire.Evening(
            id=self.id,
            code=self.code,
            game=self.game,
            open=self.is_open,
            seats=[
                wire.EveningSeat(
                    name=column.name,
                    taken=column.holder is not None,
                    mine=column.holder == who,
                    ready=column.is_ready,
                    totals=column.totals if self.is_open or column.holder == who else None,
                )
                for column in self.columns
            ],
        )


class Evenings:
    """The evenings of this process; those that nobody has touched for long are forgotten.

    If there are too many, the network with the most loses one, so nobody can push out other people's.
    """

    def __init__(self) -> None:
        self._evenings: OrderedDict[str, Evening] = OrderedDict()

    def open(self, game: str, seats: int, who: str, network: str) -> Evening:
        """A new one, with a code for those who may join."""
        self._forget()
        self._make_room()
        evening = Evening(
            secrets.token_urlsafe(9),
            secrets.token_urlsafe(12),
            game,
            who,
            [Column() for _ in range(seats)],
            clock.now(),
            network,
        )
        self._evenings[evening.id] = evening
        return evening

    def find(self, evening_id: str, code: str) -> Evening:
        """Return a pad if the code is right. The refusal does not tell a wrong code from an unknown pad."""
        self._forget()
        evening = self._evenings.get(evening_id)
        if evening is None or not compare_digest(evening.code.encode(), code.encode()):
            raise Refuse(UNKNOWN, "server-evening-gone")
        evening.touched = clock.now()
        self._evenings.move_to_end(evening_id)
        return evening

    def of(self, who: str) -> list[Evening]:
        """Those that somebody has opened or fills in."""
        self._forget()
        return [evening for evening in self._evenings.values() if evening.concerns(who)]

    def _forget(self) -> None:
        oldest = clock.now() - IDLE_SECONDS
        while self._evenings and (evening := next(iter(self._evenings.values()))).touched <= oldest:
            del self._evenings[evening.id]

    def _make_room(self) -> None:
        if len(self._evenings) >= MOST_EVENINGS:
            ((crowd, _),) = Counter(evening.network for evening in self._evenings.values()).most_common(1)
            del self._evenings[next(evening.id for evening in self._evenings.values() if evening.network == crowd)]
