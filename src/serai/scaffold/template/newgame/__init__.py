"""New Game: everybody lays a card face down, and the highest takes the prize. For 2 to 4 players."""

from __future__ import annotations

from serai.authoring import Game, whole_number


class NewGame(Game):
    """What New Game says of itself. Rules are imported when they are asked for."""

    id = "newgame"
    title = "New Game"
    fewest, most, usual = 2, 4, 3
    options = (whole_number("cards", rule="R1.2", least=3, most=8, default=6),)
    players_rule = "R1.1"
    options_rule = "R1.2"
    record_rule = "R1"


GAME = NewGame()
