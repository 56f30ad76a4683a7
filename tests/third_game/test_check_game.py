"""`serai check-game`: it finds what is planted, and says where it stands and what to change."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from serai.checking import CHECKS, FIRST
from serai.checking.statistics import chance_of, differ, is_uneven
from serai.cli.check_game import named_if_endless
from tests.third_game.broken import Change, broken, run_with
from tests.third_game.conftest import Serai
from tests.third_game.newborn import GAME, newborn, ordinary

INIT, RULES, QUICK, GERMAN = "__init__.py", "rules.py", "quick.py", "words/de.ftl"
POSITION = "position.py"
"""of the same game in ordinary Python"""
CLASS = "MoonGardenPosition"

PLANTED: dict[str, tuple[Change, str, str, str]] = {
    "a leak by an event": (
        (
            POSITION,
            "_turn_up()\n            case",
            '_turn_up()\n                else:\n                    yield Event("psst")\n            case',
        ),
        FIRST,
        f"{CLASS}.carry_out: 'psst' is told before the last choice",
        "yield no event until everybody has chosen",
    ),
    "a leak by a field": (
        (RULES, "choice: int = one(u8, OWNER", "choice: int = one(u8, EVERYONE"),
        "re-dealing agrees with what is seen",
        ", redeal: re-dealing for seat ",
        "].choice`, which it is shown; leave alone what it sees, or declare the field OWNER",
    ),
    "moves by what is hidden": (
        (POSITION, "for card in hand]", 'for card in (hand[::-1] if self.seats["choice"][0] % 2 else hand)]'),
        "legal moves are accepted, others refused",
        f"{CLASS}.legal: seat ",
        "would have other moves if it knew what is hidden",
    ),
    "a move that is not declared": (
        (POSITION, "range(1, CARDS + 1))}", "range(1, CARDS))}"),
        "legal moves are accepted, others refused",
        f"{CLASS}.legal: ",
        "is not declared; add its verb, arguments and values to `moves`",
    ),
    "re-dealing by preference": (
        (RULES, "owner.hand[below(state.chance, owner.hand_size)]", "owner.hand[0]"),
        "re-dealing is uniform",
        ", redeal: re-dealing is not uniform at decision 2: `seats[",
        "deal each possible way equally likely",
    ),
    "re-dealing by preference late in the game": (
        (
            RULES,
            "owner.hand[below(state.chance, owner.hand_size)]",
            "owner.hand[0 if state.turn > 2 else below(state.chance, owner.hand_size)]",
        ),
        "re-dealing is uniform",
        ", redeal: re-dealing is not uniform at decision ",
        "deal each possible way equally likely",
    ),
    "re-dealing of what is seen": (
        (
            RULES,
            "            owner.choice = owner.hand[below",
            "            owner.points = 0\n            owner.choice = owner.hand[below",
        ),
        "re-dealing agrees with what is seen",
        ", redeal: re-dealing for seat ",
        "].points`, which it is shown",
    ),
    "chance that draws": (
        (POSITION, "prize=One(left)", "prize=One([left[int(rules.below(self.state.chance, len(left)))]])"),
        "chance is declared",
        f"{CLASS}.chance: it draws or changes something",
        "only declare what can be drawn",
    ),
    "rules that draw": (
        (POSITION, 'rules.roll(state, move["die"])', "rules.roll(state, 1 + int(rules.below(state.chance, SIX)))"),
        "chance is declared",
        f"{CLASS}.carry_out: 'roll' draws from the state's generator",
        "declare that chance as a step of its own",
    ),
    "chance of its own": (
        (
            POSITION,
            'rules.roll(state, move["die"])',
            "import random\n                rules.roll(state, random.randint(1, 6))",
        ),
        "chance is declared",
        f"{GAME}/position.py, line ",
        "it imports random, but a game draws nothing itself; declare in `chance` what can be drawn",
    ),
    "a card that was not promised": (
        (
            INIT,
            '    record_rule = "R1"\n',
            '    record_rule = "R1"\n\n    def cards(self, edition):\n        return {"die": [1, 2, 3]}\n',
        ),
        "chance is declared",
        ", candidates: 'roll' can bring 4 as `die`",
        "name everything there is in `cards`",
    ),
    "a die that always falls alike": (
        (
            INIT,
            '    record_rule = "R1"\n',
            '    record_rule = "R1"\n\n    def bags(self, edition, players):\n        return {"die": [4]}\n',
        ),
        "chance is even, and differs between tables",
        ", candidates: 'roll' brings the same `die` at ",
        "tables with secrets of their own",
    ),
    "a state that does not follow from the moves": (
        (
            POSITION,
            'rules.begin_round(state, move["prize"])',
            "rules.begin_round(state, 1 + int(state.chance.key) % 200)",
        ),
        "restart from the log",
        f"{CLASS}.carry_out: after a restart from the log the state is another one",
        "let it follow from the moves alone",
    ),
    "an attribute beside the state": (
        (
            POSITION,
            'rules.roll(state, move["die"])',
            'self.rolls = getattr(self, "rolls", 0) + 1\n                rules.roll(state, move["die"])',
        ),
        "restart from the log",
        f"{CLASS}: `self.rolls` is kept beside the state, and copies are without it",
        "declare it as a field of the record",
    ),
    "a number below 0 without a sign": (
        (RULES, ".choice = 0\n", ".choice -= state.seats[seat].choice + 1\n"),
        "numbers fit their fields",
        ", act: after {'seat': ",
        "].choice` becomes -1, and u8 holds 0 to 255: it is 255 then; declare it i16 or wider",
    ),
    "NumPy in a view": (
        (
            POSITION,
            "    def _prizes(",
            (
                "    def view(self, viewer):\n"
                '        return {**super().view(viewer), "best": self.seats["points"].max()}\n\n'
                "    def _prizes("
            ),
        ),
        "views lead back",
        f"{CLASS}.view: in the view best is a numpy.int16, and views are JSON",
        "write int(…)",
    ),
    "a seat that the state has no room for": (
        (RULES, "seats: list[Seat] = several(Seat, SEATS,", "seats: list[Seat] = several(Seat, 2,"),
        FIRST,
        f"{GAME}/rules.py, line ",
        "a list is too short for what is put",
    ),
    "a start player that no chance names": (
        (INIT, '    record_rule = "R1"\n', '    record_rule = "R1"\n    start_player = ("begin", "player")\n'),
        "chance is declared",
        f"{GAME}/__init__.py, line ",
        "no chance move has that verb and argument",
    ),
    "nobody wins": (
        (POSITION, "points == max(scores)]", "points > max(scores)]"),
        FIRST,
        f"{CLASS}.result: winners are []; give a list of one or more seats",
        "",
    ),
    "nobody is awaited": (
        (
            POSITION,
            "        return tuple(seat for seat",
            "        return tuple(seat + 9 for seat in ()) or tuple(seat for seat in () if seat",
        ),
        FIRST,
        "nobody is awaited, chance is not due, and the game is not over",
        f"{CLASS}.awaited",
    ),
    "no legal move": (
        (RULES, "Step.OVER if state.seats[0].hand_size == 0 else Step.DRAW", "Step.CHOOSE"),
        FIRST,
        "has no legal move; offer one, if only to pass",
        f"{GAME}/{QUICK}, line ",
    ),
    "a leak by an event of a rule": (
        (
            QUICK,
            "    if rules.choose(",
            "    tell(told, Happening.TIED, EVERYBODY)\n    fact(told, 1)\n    if rules.choose(",
        ),
        FIRST,
        f"{GAME}/{QUICK}, line ",
        ", act: 'tied' is told before the last choice",
    ),
    "a rule by which nobody wins": (
        (QUICK, "points == best)", "points > best)"),
        FIRST,
        f"{GAME}/{QUICK}, line ",
        ", wins: winners are []; give a list of one or more seats",
    ),
    "a fact too many": (
        (QUICK, 'Tells(("seat", "card"))', 'Tells(("seat",))'),
        FIRST,
        f"{GAME}/{QUICK}, line ",
        "the event 'laid' is told 2 numbers, but `events` has seat",
    ),
    "a fact too few": (
        (QUICK, 'Tells(("prize",))', 'Tells(("prize", "seat"))'),
        FIRST,
        f"{GAME}/{QUICK}, line ",
        "the event 'tied' is told 1 numbers, but `events` has prize, seat",
    ),
    "a hidden fact for everybody": (
        (QUICK, 'LAID: Tells(("seat", "card"))', 'LAID: Tells(("seat",), ("card",))'),
        FIRST,
        f"{GAME}/{QUICK}, line ",
        "the event 'laid' hides card, so tell it to the seat that may know",
    ),
    "an event that is not declared": (
        (QUICK, '        Happening.TIED: Tells(("prize",)),\n', ""),
        FIRST,
        f"{GAME}/{QUICK}, line ",
        "`events` lacks Happening.TIED",
    ),
    "candidates in no order": (
        (QUICK, "numbers[side] = side + 1", "numbers[side] = SIX - side"),
        FIRST,
        f"{GAME}/{QUICK}, line ",
        ", candidates: in step 'roll' it writes [6, 5, 4, 3, 2, 1]; write them in ascending order",
    ),
    "more drawn than a move can hold": (
        (QUICK, "    return 1\n", "    return 9\n"),
        FIRST,
        f"{GAME}/{QUICK}, line ",
        ", drawn: in step 'draw' 9 are drawn of 6; Form.ONE can draw 1 to 1 here",
    ),
    "a rule that draws": (
        (QUICK, "rules.roll(state, numbers[0])", "rules.roll(state, 1 + rules.below(state.chance, SIX))"),
        "chance is declared",
        f"{GAME}/{QUICK}, line ",
        "draws from the state's generator",
    ),
    "a server cannot tell its edition": (
        (
            INIT,
            "\n\nGAME = ",
            (
                "\n    def load_edition(self, source):\n        return Odd()\n\n\nclass Odd:\n"
                '    id, game, hash = "odd", "moon_garden", "0" * 16\n\n\nGAME = '
            ),
        ),
        "a table on a server",
        f"{GAME}/__init__.py, line ",
        "",
    ),
    "a German message is missing": (
        (GERMAN, "moon_garden-event-tied = Niemand nimmt den Preis im Wert von { $prize }.\n", ""),
        "words",
        f"{GERMAN}: the message 'moon_garden-event-tied' is missing; en.ftl has it",
        "",
    ),
    "a message that nobody says": (
        (GERMAN, "moon_garden-event-tied = ", "moon_garden-evnt-tied = "),
        "words",
        "nobody says 'moon_garden-evnt-tied'",
        "docs/write-a-game.md lists the ids",
    ),
    "an argument that no event has": (
        (GERMAN, "Runde { $round }:", "Runde { $rund }:"),
        "words",
        f"{GERMAN}: the message 'moon_garden-event-round' cannot be said: ",
        "use only arguments that the event or move has",
    ),
    "a rule that the book lacks": (
        ("words/book.de.md", "**R2.2** ", ""),
        "rule book",
        "words/book.de.md: there is no rule R2.2, which refusals cite",
        "**R2.2**",
    ),
}
SCRIPT = """
import json, sys
from serai.checking import FIRST, Checking
checking = Checking("moon_garden")
found = {FIRST: checking.run(FIRST).mistakes}
if sys.argv[1] != FIRST:
    found[sys.argv[1]] = checking.run(sys.argv[1]).mistakes
print(json.dumps(found))
"""


@pytest.mark.parametrize("case", PLANTED)
def test_a_planted_mistake_is_found_and_named(tmp_path: Path, case: str) -> None:
    change, check, *told = PLANTED[case]
    site = ordinary(tmp_path, change) if change[0] == POSITION else newborn(tmp_path, change)
    done = run_with(site, "-c", SCRIPT, check, guests=GAME)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found[check], "nothing was found"
    for words in told:
        assert words in " ".join(found[check])


def test_a_list_that_is_too_short_is_noticed_in_compiled_rules_too(tmp_path: Path) -> None:
    change = (RULES, "hand: Ints = several(u8, CARDS,", "hand: Ints = several(u8, 2,")
    site = newborn(tmp_path, change)
    done = run_with(site, "-m", "serai", "check-game", GAME, compiled=True, guests=GAME)
    assert done.returncode == 1
    line = (site / GAME / RULES).read_text("utf-8").splitlines().index(
        "            state.seats[seat].hand[place] = place + 1"
    ) + 1
    assert f"{site / GAME / RULES}, line {line}: index is out of bounds: a list is too short" in done.stdout


TRINKETS = "trinkets/position.py"
SECRETS: dict[str, tuple[Change, str, str]] = {
    "a card that is drawn in secret": (
        (TRINKETS, 'hidden={"card": move["card"]}, to=(taker,))', 'hidden={"card": move["card"]}, to=(0, 1))'),
        "secrecy: what chance brings in secret stays secret",
        "of 'draw' seat ",
    ),
    "a hidden field that stays empty and is read": (
        (
            "trinkets/rules.py",
            "ROUNDS, card):\n            state.stock[unseen] = card\n",
            "ROUNDS, card):\n",
        ),
        "re-dealing leaves out nothing",
        "TrinketsPosition.redeal: `stock` is hidden and stays empty, and rules still read it",
    ),
    "a hand": (
        (TRINKETS, 'Event("laid", {"seat": seat,', 'Event("laid", {"left": self._hand(seat), "seat": seat,'),
        "secrecy: two worlds that look alike tell the same",
        "in another that looks the same; put the fact into `hidden`, `to` those who may know",
    ),
}


@pytest.mark.parametrize("case", SECRETS)
def test_a_secret_that_is_told_is_found(tmp_path: Path, case: str) -> None:
    """In the third game, which has hands."""
    change, check, told = SECRETS[case]
    done = run_with(broken(tmp_path, change), "-c", SCRIPT.replace(GAME, "trinkets"), check)
    found = json.loads(done.stdout)
    assert found[FIRST] == []
    assert told in " ".join(found[check])


def test_a_loop_that_never_ends_is_named(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "endless.py").write_text("def roll(is_told):\n    while not is_told():\n        pass\n", "utf-8")
    text = (tmp_path / "endless.py").read_text("utf-8")
    known: dict[str, Any] = {}
    exec(compile(text, tmp_path / "endless.py", "exec"), known)  # noqa: S102
    told: list[str] = []

    def is_told() -> bool:
        told.append(capfd.readouterr().err)
        return told[-1] != ""

    with named_if_endless(tmp_path, still=0.05):
        known["roll"](is_told)
    assert f"{tmp_path / 'endless.py'}, line 2, roll; does a loop never end?" in "".join(told)


FEW = """
import sys
from serai.checking import CHECKS, FIRST
from serai.cli import check_game
for name in CHECKS.keys() - {FIRST, "re-dealing is uniform", "rule book", "words"}:
    del CHECKS[name]
sys.exit(check_game.run("moon_garden"))
"""


def test_mistakes_make_an_exit_code_and_a_lower_rung(tmp_path: Path) -> None:
    site = newborn(tmp_path, PLANTED["re-dealing by preference"][0], (GERMAN, "moon_garden-title = Moon garden\n", ""))
    done = run_with(site, "-c", FEW, guests=GAME)
    assert done.returncode == 1, done.stderr
    assert "✗ re-dealing is uniform\n    " in done.stdout
    assert "✗ words\n    " in done.stdout
    assert "□ plays\n    missing: no mistakes: see above\n" in done.stdout
    assert "✓ random games\n" in done.stdout
    assert "✓ rule book\n" in done.stdout
    assert done.stdout.count("✓") == 2


def test_a_game_that_cannot_be_looked_at_keeps_its_ladder(tmp_path: Path) -> None:
    change = (
        POSITION,
        "hand = [card",
        "assert not self.state.turn or self.memory\n        hand = [card",
    )
    born = (POSITION, "rules.lay_out(", "self.memory = True\n        rules.lay_out(")
    done = run_with(ordinary(tmp_path, change, born), "-c", FEW, guests=GAME)
    assert (done.returncode, done.stderr) == (1, "")
    assert "no attribute 'memory': copies of a position have its state and nothing else" in done.stdout
    assert "□ plays\n    missing: no mistakes: see above\n□ speaks\n" in done.stdout


def test_a_broken_package_is_explained(tmp_path: Path) -> None:
    done = run_with(newborn(tmp_path, (INIT, "GAME = ", "GAMES = ")), "-m", "serai", "check-game", GAME, guests=GAME)
    assert done.returncode == 2
    assert f"serai: the game '{GAME}': " in done.stderr
    assert "there is no GAME" in done.stderr


def test_the_third_game_plays_and_says_what_it_lacks(serai: Serai) -> None:
    done = serai("check-game", "trinkets")
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert done.stdout.count("✓") == len(CHECKS)
    assert "■ plays\n□ speaks\n    missing: words in de and en for " in done.stdout
    assert "words/book.de.md" in done.stdout


def test_the_games_of_the_house_climb_the_whole_ladder(serai: Serai) -> None:
    """Their positions, words and lessons are of their own making. Compiled: interpreted, they are too slow."""
    done = serai("check-game", "amulett", compiled=True)
    assert done.returncode == 0, done.stdout
    assert done.stdout.endswith("■ plays\n■ speaks\n■ studies\n■ shines\n")


def test_chi_square_is_right() -> None:
    """Against tables: the 5% and 0.1% points for 1, 5 and 30 degrees of freedom."""
    for freedom, square, rate in [
        (1, 3.841, 0.05),
        (5, 11.07, 0.05),
        (30, 43.77, 0.05),
        (5, 20.52, 0.001),
        (30, 59.70, 0.001),
    ]:
        assert chance_of(square, freedom) == pytest.approx(rate, rel=0.15)
    chance = Random(1)
    even = Counter(chance.randrange(6) for _ in range(600))
    loaded = Counter(max(chance.randrange(6), chance.randrange(6)) for _ in range(600))
    assert not is_uneven(even, 6, tests=1)
    assert is_uneven(loaded, 6, tests=100)
    assert not differ(Counter(even), Counter(chance.randrange(6) for _ in range(600)), tests=1)
    assert differ(Counter(even), Counter(loaded), tests=100)
