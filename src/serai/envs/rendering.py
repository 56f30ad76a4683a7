"""What `render` of an environment returns: the table in words (`ansi`), or as a picture (`rgb_array`).

Both come from the view of one seat, or of a spectator, so they show what that one may see and no more. Every game has
them: they draw what its terminal shows (`terminal/renderer.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from serai.games.wording import Reader
from serai.kernel.errors import UserError
from serai.kernel.schema import array_of
from serai.kernel.words import FALLBACK, say
from serai.played_game import PlayedGame
from serai.terminal.renderer import renderer_for
from serai.terminal.screen import plain

if TYPE_CHECKING:
    from serai.envs.drawing import Picture
    from serai.envs.vector import VectorEnv

MODES = ["ansi", "rgb_array"]
METADATA: dict[str, Any] = {"render_modes": MODES, "render_fps": 2}
"""for the `metadata` of an environment"""


class Rendering:
    """Shows tables in the mode asked for."""

    def __init__(self, mode: str | None):
        if mode not in (None, *MODES):
            raise UserError(f"there is no render mode '{mode}': choose {' or '.join(MODES)}")
        self.mode = mode
        if mode == "rgb_array":
            from serai.envs.drawing import draw  # what is missing is said at once

            self._draw = draw

    def of(self, table: PlayedGame, viewer: int | None) -> str | Picture | None:
        """The table as this seat sees it, or a spectator; None without a mode."""
        if self.mode is None:
            return None
        names = [say(FALLBACK, "ui-seat", {"number": seat}) for seat in range(table.players)]  # numbered as the agents
        renderer = renderer_for(table.game.id, table.edition, Reader(FALLBACK, names, viewer))
        view = table.view(viewer)
        title, asked, pieces = renderer.headline(view)[0], renderer.words.asked(view), renderer.table(view)
        if self.mode == "ansi":
            return "\n".join(filter(None, (title, asked, *plain(pieces))))
        return self._draw(title, asked, pieces)


def table_of(batch: VectorEnv, lane: int) -> PlayedGame:
    """The table in one lane of a batch on the processor, without its history."""
    begun: Any = batch.game.begin(batch.edition, int(batch.players[lane]), batch.options, 0)
    states = array_of(batch.rules.STATE, batch.lanes["state"][lane])
    return PlayedGame(batch.game, batch.edition, begun.with_states(states))
