"""Mistakes of an author: each is one line that names file, line and what to change, and harms no other game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.third_game.broken import Change, broken, run_with

INIT, RULES, POSITION = "trinkets/__init__.py", "trinkets/rules.py", "trinkets/position.py"
DECLARED = "trinkets/quick.py"
ENGLISH, ENTRY = "trinkets/words/en.ftl", "trinkets-1.0.dist-info/entry_points.txt"
OWN = ["amul", "amulett"]

LEFT_OUT: dict[str, tuple[Change, str, str]] = {
    "no GAME": ((INIT, "GAME = ", "GAMES = "), f"{INIT}: there is no GAME; ", "end the file with GAME = ThatClass()"),
    "no Game": ((INIT, "GAME = Trinkets()", "GAME = 5"), f"{INIT}: GAME is 5", "derive a class from Game"),
    "no title": ((INIT, "    title = ", "    name = "), f"{INIT}: Trinkets does not say its title", "add title = …"),
    "another id": ((INIT, 'id = "trinkets"', 'id = "trinket"'), f"{INIT}: its id is 'trinket'", "the same name"),
    "players": ((INIT, "2, 5, 3", "2, 5, 9"), f"{INIT}: fewest, usual, most = 2, 9, 5", "ascending order"),
    "no package": ((ENTRY, "= trinkets", "= trinkeds"), "there is no package 'trinkeds'", "fix the entry point"),
    "an import": (
        (INIT, "GAME = ", "from trinkets.nowhere import this\n\nGAME = "),
        "No module named 'trinkets.nowhere'",
        "fix its name here",
    ),
    "leaving": ((INIT, "GAME = ", "raise SystemExit(3)\n\nGAME = "), f"{INIT}, line ", "SystemExit: 3"),
    "too many seats": ((INIT, "2, 5, 3", "2, 9, 3"), f"{INIT}: most = 9", "a table has 8 seats at most"),
    "no tuple": ((INIT, "default=5),)", "default=5))"), f"{INIT}: options are made with", "write them as a tuple"),
    "a default": (
        (INIT, "default=5", "default=9"),
        f"{INIT}, line ",
        "option 'rounds': its default 9 is none of its values: 3–6",
    ),
    "not Python": (
        (RULES, "def gather(state: State) -> None:", "def gather(state: State) -> None"),
        "this is not Python: expected ':'",
        f"{RULES}, line ",
    ),
    "events that are returned": (
        (
            POSITION,
            "                if rules.lay(",
            "                return [Event('hush')]\n                if rules.lay(",
        ),
        "`carry_out` yields events, so what it returns here is lost",
        f"{POSITION}, line ",
    ),
    "events that a method returns": (
        (POSITION, '        yield Event("took"', '        return [Event("hush")]\n        yield Event("took"'),
        "`_turn_up` yields events, so what it returns here is lost",
        "write `yield from …` for events, and then `return` alone",
    ),
    "events that nobody takes": (
        (POSITION, "yield from self._turn_up()", "self._turn_up()"),
        "`self._turn_up` yields events, and never runs here; write `yield from self._turn_up(…)`",
        f"{POSITION}, line ",
    ),
    "an event that nobody is told": (
        (POSITION, 'yield Event("rolled"', 'Event("rolled"'),
        "this event is told to nobody; write `yield Event(…)`",
        f"{POSITION}, line ",
    ),
    "not Fluent": (
        (ENGLISH, "trinkets-move-lay = ", "trinkets-move-lay "),
        'this is no Fluent: Expected token: "="',
        f"{ENGLISH}, line ",
    ),
    "words of others": (
        (ENGLISH, "trinkets-move-lay = ", "ui-yes = "),
        "the message 'ui-yes' must begin with 'trinkets-'",
        f"{ENGLISH}, line ",
    ),
}


@pytest.mark.parametrize("case", LEFT_OUT)
def test_a_broken_package_is_left_out_with_one_line(tmp_path: Path, case: str) -> None:
    change, *told = LEFT_OUT[case]
    done = run_with(broken(tmp_path, change), "-m", "serai", "simulate", "--help")
    assert done.returncode == 0
    assert "trinkets" not in done.stdout
    (line,) = done.stderr.splitlines()
    assert line.startswith("serai: left out: the game 'trinkets': ")
    for words in told:
        assert words in line


def test_a_folder_that_is_taken_for_the_package_is_named(tmp_path: Path) -> None:
    site = broken(tmp_path)
    (site / INIT).unlink()
    done = run_with(site, "-m", "serai", "simulate", "--help")
    (line,) = done.stderr.splitlines()
    assert f"{site / 'trinkets'}: Python takes this folder for the package 'trinkets'" in line


def test_a_broken_package_is_named_to_those_who_ask_for_it(tmp_path: Path) -> None:
    ask = "from serai.games import GAMES, find_game; print(*GAMES); find_game('trinkets')"
    done = run_with(broken(tmp_path, LEFT_OUT["no GAME"][0]), "-c", ask)
    assert done.stdout.split() == OWN
    assert done.stderr.splitlines()[-1].startswith("serai.games.faults.GameFault: the game 'trinkets': ")


AT_PLAY: dict[str, tuple[Change, str, str]] = {
    "an import": (
        (POSITION, "\nbegin = ", "\nfrom trinkets.rules import nothing\n\nbegin = "),
        f"{POSITION}, line ",
        "cannot import name 'nothing' from 'trinkets.rules'",
    ),
    "an exception": (
        (POSITION, "state, taker = self.state,", "state, taker = self.state.no_such_field,"),
        f"{POSITION}, line ",
        "AttributeError: no_such_field",
    ),
    "NumPy in a move": (
        (POSITION, '"card": card}', '"card": self.seats["hand"].dtype.type(card)}'),
        "TrinketsPosition.legal: legal[0].card is a numpy.uint8, and moves are JSON",
        "write int(…)",
    ),
    "NumPy in an event": (
        (POSITION, '"card": int(self.seats["choice"][seat])', '"card": self.seats["choice"][seat]'),
        "TrinketsPosition.carry_out: the event 'laid': card is a numpy.uint8, and facts are JSON",
        "write int(…)",
    ),
    "NumPy in a result": (
        (POSITION, "[: self.players].tolist()", "[: self.players]"),
        "TrinketsPosition.result: scores is a numpy.ndarray, and results are JSON",
        ".tolist()",
    ),
    "NumPy in chance": (
        (POSITION, "trinket=One(bag)", "trinket=One([*self.states['drawn'][0], *bag])"),
        f"{POSITION}, line ",
        "chance `turn_up`, argument `trinket`: np.uint8(0) cannot be drawn; candidates are plain",
    ),
    "no chance": (
        (POSITION, 'return Chance("turn_up"', 'Chance("turn_up"'),
        "TrinketsPosition: TypeError: chance returns None in step 'turn_up'",
        "return a Chance",
    ),
    "no legal move": (
        (POSITION, "for card in self._hand(seat)]", "for card in self._hand(seat)[4:]]"),
        "TrinketsPosition.legal: awaited seat ",
        "has no legal move; offer one, if only to pass",
    ),
    "moves of nobody": (
        (POSITION, 'return [{"seat": seat, "do"', 'return [{"do"'),
        "TrinketsPosition.legal: {'do': 'lay', 'card': ",
        "a move is a dictionary with this `seat`, `do` and its arguments",
    ),
    "no step at the end": (
        (RULES, "    OVER = 5", "    END = 5"),
        f"{POSITION}, line ",
        "its steps Step have no OVER, in which the game has ended",
    ),
    "no winners": (
        (POSITION, '"winners": [', '"best": ['),
        "TrinketsPosition.result: winners are None; give a list of one or more seats, 0 to ",
        'return {"scores": […], "winners": […]}',
    ),
    "what is no event": (
        (POSITION, 'yield Event("rolled"', 'yield ("rolled"'),
        "TrinketsPosition.carry_out: it yields ('rolled', {'seat': ",
        "which is no Event",
    ),
    "events inside an event": (
        (POSITION, "yield from self._turn_up()", "yield self._turn_up()"),
        "TrinketsPosition.carry_out: it yields <generator object TrinketsPosition._turn_up at ",
        "of several events it is `yield from`",
    ),
    "no events at all": (
        (POSITION, "    def _turn_up(", "    carry_out = lambda self, move: None\n\n    def _turn_up("),
        f"{POSITION}, line ",
        "it returns None; yield events, or return a list of them",
    ),
    "events returned behind others": (
        (
            POSITION,
            "    def _turn_up(",
            """
    def _all(self, move, old=carry_out):
        yield from old(self, move)
        return [Event("hush")]

    def carry_out(self, move):
        return self._all(move)

    def _turn_up(""",
        ),
        "TrinketsPosition.carry_out: it yields events and returns [Event(name='hush'",
        "which is lost; write `yield from` there",
    ),
    "a leak": (
        (
            POSITION,
            "._turn_up()\n",
            '._turn_up()\n                else:\n                    yield Event("hush", move)\n',
        ),
        "TrinketsPosition.carry_out: 'hush' is told before the last choice of a simultaneous step",
        "yield no event until everybody has chosen",
    ),
}
SIMULATE = ("-m", "serai", "simulate", "trinkets", "--players", "3", "--games", "1", "--bots")


@pytest.mark.parametrize("case", AT_PLAY)
def test_a_mistake_at_play_names_its_place(tmp_path: Path, case: str) -> None:
    change, *told = AT_PLAY[case]
    site = broken(tmp_path, change)
    (site / DECLARED).unlink()  # its declared rules play a simulation without the position
    done = run_with(site, *SIMULATE, "random")
    (line,) = done.stderr.splitlines()
    assert (done.returncode, done.stdout) == (2, "")
    assert line.startswith("serai: the game 'trinkets': ")
    for words in told:
        assert words in line


@pytest.mark.parametrize(
    ("case", "told"),
    [
        ("NumPy in an event", "TrinketsPosition.carry_out: the event 'laid': card is a numpy.uint8"),
        ("no winners", "`serai check-game trinkets` looks through the game"),
    ],
)
def test_a_mistake_that_a_bot_meets_is_its_authors_too(tmp_path: Path, case: str, told: str) -> None:
    """A search plays on by itself, without a table; then at least the class is named."""
    site = broken(tmp_path, AT_PLAY[case][0])
    (site / DECLARED).unlink()  # bots would play by it
    done = run_with(site, *SIMULATE, "greedy")
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith("serai: the game 'trinkets': ")
    assert f"{POSITION}, line " in line
    assert "TrinketsPosition" in line
    assert told in line


ROLLS_ON = (
    DECLARED,
    "if numbers[0] == SIX and state.stock_size > 0:",
    "if numbers[0] <= SIX:\n            return\n        if numbers[0]:",
)
ENDLESS: dict[str, tuple[str, Change, str]] = {
    "by its position": (
        "random",
        (
            POSITION,
            'if move["die"] == SIX and',
            'if move["die"] <= SIX:\n                    return\n                if',
        ),
        POSITION,
    ),
    "by its declared parts": ("random", ROLLS_ON, DECLARED),
    "at a table": ("random,random,greedy", ROLLS_ON, DECLARED),
}


@pytest.mark.parametrize("case", ENDLESS)
def test_a_game_without_an_end_is_stopped(tmp_path: Path, case: str) -> None:
    bot, change, file = ENDLESS[case]
    site = broken(tmp_path, (INIT, "    fewest, ", "    most_moves = 500\n    fewest, "), change)
    if file == POSITION:
        (site / DECLARED).unlink()
    else:
        (site / POSITION).write_text("from trinkets.quick import begin, position_of\n", "utf-8")
    done = run_with(site, *SIMULATE, bot)
    assert done.returncode == 2
    assert f"{file}, line " in done.stderr
    assert "a game has not ended after 500 moves; end it, or declare more" in done.stderr


def test_a_compiled_rule_that_leaves_a_list_names_its_line(tmp_path: Path) -> None:
    """It damages nothing: Numba alone would write into the next field."""
    site = broken(tmp_path, (RULES, "hand: Ints = several(u8, HAND,", "hand: Ints = several(u8, 2,"))
    done = run_with(site, *SIMULATE, "random", compiled=True)
    number = (site / RULES).read_text("utf-8").splitlines().index("    owner.hand[owner.hand_size] = card") + 1
    assert done.returncode == 2
    assert f"{RULES}, line {number}: index is out of bounds: a list is too short" in done.stderr


def test_a_rule_that_cannot_be_compiled_names_its_line(tmp_path: Path) -> None:
    site = broken(tmp_path, (RULES, "    return waiting == 0\n", "    return waiting == none_such\n"))
    done = run_with(site, *SIMULATE, "random", compiled=True)
    line = done.stderr.splitlines()[-1]
    number = (site / DECLARED).read_text("utf-8").splitlines().index("    if lay(state, seat, action + 1):") + 1
    assert f"{DECLARED}, line {number}: the rule 'lay' cannot be compiled: NameError: name 'none_such'" in line
    assert "SERAI_INTERPRETED=1" in line


def test_a_leak_at_a_table_changes_nothing(tmp_path: Path) -> None:
    """The seat that has chosen is refused, and the table stands as it stood."""
    script = """
from serai.games.faults import GameFault
from serai.played_game import PlayedGame
game = PlayedGame.new("trinkets", 3)
before = game.seen_by(0).state.tobytes()
try:
    game.play(game.legal(0)[0])
except GameFault:
    print(game.seen_by(0).state.tobytes() == before, game.to_move, len(game.log) - 1)
"""
    done = run_with(broken(tmp_path, AT_PLAY["a leak"][0]), "-c", script)
    assert done.stdout.startswith("True (0, 1, 2) "), done.stderr


def test_a_server_leaves_a_game_out_whose_edition_is_broken(tmp_path: Path) -> None:
    script = """
from pathlib import Path
from serai.games import offered
from serai.server.store.editions import Editions
print(*[len(Editions(None, Path("none"), None).of(game)) for game in ("amul", "amulett", "trinkets")], *offered())
"""
    site = broken(tmp_path, ("trinkets/edition/first.toml", "worth = [1, 2,", "worth = [1, 200,"))
    done = run_with(site, "-c", script)
    assert done.stdout.split() == ["1", "1", "0", *OWN], done.stderr
    (line,) = done.stderr.splitlines()
    assert line.startswith("serai: left out: the game 'trinkets': ")
    assert "first.toml: worth: " in line


@pytest.mark.parametrize("case", ["an import", "an exception", "no winners"])
def test_a_server_leaves_a_game_out_that_cannot_be_played(tmp_path: Path, case: str) -> None:
    script = """
from serai.games import find_game, offered
from serai.server.compile.warm_up import warm_up
warm_up()
print(*offered())
find_game("trinkets")
"""
    change, *told = AT_PLAY[case]
    done = run_with(broken(tmp_path, change), "-c", script)
    assert done.stdout.split() == OWN, done.stderr
    assert done.stderr.splitlines()[0].startswith("serai: left out: the game 'trinkets': ")
    for words in told[:1]:
        assert words in done.stderr.splitlines()[0]
