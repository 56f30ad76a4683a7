"""The questions before the first move, each with a sensible answer for the Enter key."""

from __future__ import annotations

from collections.abc import Sequence

from serai.games import find_game
from serai.games.game import Game
from serai.kernel.errors import UserError
from serai.kernel.words import say
from serai.terminal.party import clean
from serai.terminal.screen import Screen


class Questions:
    """Asks at one screen in one language."""

    def __init__(self, screen: Screen, language: str):
        self.screen = screen
        self.language = language

    def _say(self, message: str, **arguments: object) -> str:
        return say(self.language, message, arguments)

    def _number(self, question: str, first: int, last: int, default: int) -> int:
        while True:
            answer = self.screen.ask(question)
            if not answer:
                return default
            if answer.isdecimal() and first <= int(answer[:9]) <= last:
                return int(answer)
            self.screen.show([self._say("terminal-choose-number", first=first, last=last)])

    def game(self, games: Sequence[str]) -> str:
        """Which game; not asked where there is only one."""
        if len(games) == 1:
            return games[0]
        titles = [find_game(game).title_in(self.language) for game in games]
        listed = ", ".join(f"{number} {title}" for number, title in enumerate(titles, start=1))
        return games[self._number(self._say("terminal-which-game", games=listed), 1, len(games), 1) - 1]

    def players(self, game: Game) -> int:
        question = self._say("terminal-how-many-players", fewest=game.fewest, most=game.most, default=game.usual)
        return self._number(question, game.fewest, game.most, game.usual)

    def people(self, players: int, suggested: Sequence[str]) -> list[str]:
        """The names of the people at the keyboard."""
        count = self._number(self._say("terminal-how-many-people"), 0, players, 1)
        names: list[str] = []
        while len(names) < count:
            free = next(name for name in suggested if name not in names)
            question = self._say("terminal-your-name", people=count, number=len(names) + 1, default=free)
            name = clean(self.screen.ask(question)) or free
            if name in names:
                self.screen.show([self._say("terminal-name-taken", name=name)])
            else:
                names.append(name)
        return names

    def level(self, game: str, default: str) -> str:
        """Which bots take the free seats."""
        from serai.bots.registry import NAMES, make

        while True:
            answer = self.screen.ask(self._say("terminal-which-bots", levels=", ".join(NAMES), default=default))
            try:
                make(answer or default, game)
            except UserError as fault:
                self.screen.show([str(fault)])
            else:
                return answer or default
