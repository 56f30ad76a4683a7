"""What a bot gets: everything one seat may know, and nothing else.

A `Sight` is made from the redacted position only. It holds no table, so there is no way from it to hidden cards;
the view is made on first use from the same redacted data.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from serai.games import guard
from serai.games.game import Move, Position
from serai.kernel.chance import key_of
from serai.kernel.errors import UserError
from serai.kernel.event_text import Facts
from serai.played_game import PlayedGame
from serai.table import Table

if TYPE_CHECKING:
    from serai.envs.vector.seat_lane import SeatLane


@dataclass(frozen=True)
class Sight:
    """One decision of one seat."""

    game: str
    seat: int
    players: int
    legal: list[Move]
    """The seat's legal moves, in the record's form."""
    position: Position
    """The redacted position: `.state` with hidden fields 0, and the edition's `.data`."""
    told: list[Facts]
    """The seat's own history of the game."""
    seed: int
    """The seed of a bot's own chance: the same Sight gives the same decision."""

    @classmethod
    def of(cls, table: Table | PlayedGame, seat: int, seed: int | str = 0) -> Sight:
        """Make what a seat sees now. The decision's seed follows from the given one, the seat and the move count."""
        table = table.inner if isinstance(table, Table) else table
        seen, told = table.seen_by(seat), table.told(seat)
        key = key_of(f"{seed}/{seat}/{table.version}")
        legal = guard.legal(table.game, seen, seat) if table.game.is_guest else seen.legal(seat)
        return cls(table.game.id, seat, table.players, legal, seen, told, key)

    @cached_property
    def view(self) -> dict[str, Any]:
        """The position in words and lists, as people see it."""
        return self.position.view(self.seat)

    @cached_property
    def _lane(self) -> SeatLane:
        from serai.envs.vector.seat_lane import SeatLane  # few bots ask for arrays

        position: Any = self.position
        lane = SeatLane(self.game, self.players, position.options, position.edition)
        lane.look(position.state, self.seat)
        return lane

    def observation(self) -> dict[str, Any]:
        """Named arrays for a policy, the same as in the environments (docs/research.md)."""
        return self._lane.rules.LAYOUT.named(self._lane.observe())

    @property
    def mask(self) -> Any:
        """True for each action that is legal now, numbered as in the environments."""
        return self._lane.mask

    def move_of(self, action: int) -> Move | None:
        """The move that an action says; None while it takes more of them: `observation` and `mask` then ask for one."""
        lane = self._lane
        if not (0 <= action < len(lane.mask) and lane.mask[action]):
            raise UserError(f"action {action} is not legal here: choose one where `mask` is true")
        move = lane.say(int(action))
        if move is not None:
            lane.look(self.position.state, self.seat)
        return move
