"""What is stored about a shared score pad ("evening"). It holds its code and who fills it in: see `shown_to`."""

from __future__ import annotations

from typing import Self

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from serai.kernel.names import visible
from serai.server import wire
from serai.server.base.refusals import FORBIDDEN, UNKNOWN, Refuse


class PadColumn(Struct, frozen=True):
    """What one player has entered."""

    name: str = ""
    holder: str | None = None
    """whose browser it belongs to"""
    totals: dict[str, int] = {}
    is_ready: bool = False


class Evening(Struct):
    """One table of people."""

    id: str
    code: str
    game: str
    host: str
    columns: list[PadColumn]

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
        self.columns[seat] = PadColumn(visible(entered.name), who, dict(entered.totals), entered.ready)

    def concerns(self, who: str) -> bool:
        return self.host == who or any(column.holder == who for column in self.columns)

    def forget(self, who: str) -> None:
        """Remove what somebody has entered; the others go on."""
        self.columns = [PadColumn() if column.holder == who else column for column in self.columns]
        if self.host == who:
            self.host = ""

    def hand_over(self, old: str, new: str) -> None:
        """A player comes with another cookie."""
        self.host = new if self.host == old else self.host
        self.columns = [replace(column, holder=new) if column.holder == old else column for column in self.columns]

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

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode()

    @classmethod
    def from_json(cls, text: str) -> Self:
        return msgspec.json.decode(text, type=cls)
