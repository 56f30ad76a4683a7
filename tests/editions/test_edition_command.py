"""`serai edition check` and `serai edition show`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from serai.cli.errors import exit_code_of
from serai.cli.main import make_app

if TYPE_CHECKING:
    from collections.abc import Callable

    Write = Callable[[str], str]
    Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("COLUMNS", "100")

    def run_command(*words: str) -> tuple[int, str, str]:
        app = make_app({"edition": "Check or show an edition."})
        code = exit_code_of(lambda: app(["edition", *words]))
        said = capsys.readouterr()
        return code, said.out, said.err

    return run_command


SOUND = """
id = "mine"
game = "amul"
[kind.gold]
powers = [{ do = "flat", points = 4 }]
text.en = "4 points."
[card.57]
from = 3
"""


def test_a_sound_file_and_what_it_changes(write: Write, run: Run) -> None:
    code, out, err = run("check", write(SOUND))
    lines = out.splitlines()
    assert (code, err) == (0, "")
    assert lines[0].startswith("my.toml: mine is a sound edition of Āmul (content ")
    assert lines[1:] == [
        "It differs from reconstructed-1 in 3 values.",
        '  kind.gold.powers: [{ do = "flat", points = 3 }] -> [{ do = "flat", points = 4 }]',
        '  kind.gold.text.en: "3 points." -> "4 points."',
        "  card.57.from: 4 -> 3",
        "note: kind gold: powers changed, but players still read the old text (de)",
    ]


def test_a_sound_file_of_das_amulett(write: Write, run: Run) -> None:
    code, out, _ = run("check", write('id = "mine"\ngame = "amulett"\n[spell.gift]\ncost = 1\nincome = {}\n'))
    assert code == 0
    assert out.splitlines()[1:] == [
        "It differs from reconstructed-1 in 2 values.",
        "  spell.gift.income.joker: 1 -> 0",
        "  spell.gift.cost: 2 -> 1",
    ]


def test_check_as_json(write: Write, run: Run) -> None:
    code, out, _ = run("check", write(SOUND), "--json")
    report = json.loads(out)
    assert code == 0
    assert (report["sound"], report["id"], report["game"], report["based_on"]) == (
        True,
        "mine",
        "amul",
        "reconstructed-1",
    )
    assert report["changes"][2] == {"value": "card.57.from", "before": 4, "after": 3}
    assert len(report["hash"]) == 16


def test_every_fault_is_printed(write: Write, run: Run) -> None:
    file = write(SOUND + 'letter = "x"\n[kind.silver]\nposition = "tabel"\n')
    faults = [
        "my.toml: kind silver: position: 'tabel' is not one of table, hand, both",
        "my.toml: card 57: letter: 'x' is not a letter; write A to Z, after Z comes AA",
    ]
    assert run("check", file) == (1, "\n".join(faults) + "\n", "")
    code, out, _ = run("check", file, "--json")
    assert (code, json.loads(out)) == (1, {"file": "my.toml", "sound": False, "faults": faults})


def test_the_game_comes_from_the_file_or_the_option(write: Write, run: Run) -> None:
    nameless = write(SOUND.replace('game = "amul"', ""))
    told = 'my.toml: game: is missing; write game = "amul" or game = "amulett" at the top\n'
    assert run("check", nameless) == (1, told, "")
    assert run("check", nameless, "--game", "amul")[0] == 0
    assert run("check", nameless, "--game", "amulett")[1].startswith("my.toml: kind: is not known here")
    other = write('id = "mine"\ngame = "chess"\n')
    assert run("check", other) == (1, "my.toml: game: 'chess' is not one of amul, amulett\n", "")


def test_an_edition_that_does_not_fit_the_tables_is_told(write: Write, run: Run) -> None:
    """The rules count with a fixed number of different selectors."""
    powers = [
        f'{{ do = "each", points = 1, scope = "own", select = {{ kinds = ["{kind}", "gold"] }} }}'
        for kind in (
            "silk",
            "silver",
            "spice",
            "camel",
            "carpet",
            "jade",
            "ivory",
            "ebony",
            "oil",
            "opium",
            "lamp",
            "tea",
        )
    ]
    kinds = ("silk", "silver", "spice")
    text = "".join(
        f"[kind.{kind}]\npowers = [{', '.join(powers[place * 4 : place * 4 + 4])}]\n"
        for place, kind in enumerate(kinds)
    )
    code, out, err = run("check", write('id = "mine"\ngame = "amul"\n' + text))
    assert (code, err) == (1, "")
    assert "different selectors" in out
    assert out.count("\n") == 1


def test_a_missing_file(run: Run) -> None:
    assert run("check", "nowhere.toml") == (1, "nowhere.toml: there is no such file\n", "")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (
            ["gold"],
            ["Gold", "Resources · Position: hand · Symbols: –", "3 points.", "150", 'colour = "blue"'],
        ),
        (["53", "--lang", "de"], ["53 · Gold", "Rohstoffe", "3 Punkte.", "Markt"]),
        (["Wache von Āmul"], ["Āmul City Guard / Wache von Āmul", "1 Military", "H"]),
        (["gift"], ["Gift / Geschenk", "gem phase", "1 any metal", 'effect = { id = "gift", where = "any" }']),
        (["c3", "--lang", "de"], ["Gebiet C3", "Stadtteil", "Pyramide", "Gold, Silber, Kupfer, Eisen", "Start der"]),
        ([], ["Edition reconstructed-1 of Āmul", "Yellow (objects)", "Arab Relic", "Bazaar", "Tea Trader"]),
        (["--game", "amulett"], ["of Das Amulett", "grey, metal phase", "Three Wishes", "The map", "F4"]),
    ],
)
def test_show(run: Run, words: list[str], expected: list[str]) -> None:
    code, out, err = run("show", *words)
    assert (code, err) == (0, "")
    for part in expected:
        assert part in out


def test_a_single_card_shows_only_itself(run: Run) -> None:
    assert "150" not in run("show", "53")[1]


def test_show_an_owners_edition(write: Write, run: Run) -> None:
    file = write(SOUND)
    out = run("show", "gold", "--edition", file)[1]
    assert "4 points." in out
    assert "owner" in out
    assert "mine" in run("show", "--edition", file)[1]


def test_brackets_in_an_owners_text_are_only_text(write: Write, run: Run) -> None:
    file = write(SOUND + "[kind.silver]\nname.en = '[/bold]'\ntext.en = '[red]x[/] [/y]'\n")
    for words in (["silver"], []):
        code, out, _ = run("show", *words, "--edition", file)
        assert code == 0
        assert "[/bold]" in out


def test_show_as_json(run: Run) -> None:
    card: dict[str, Any] = json.loads(run("show", "53", "--json")[1])
    assert (card["kind"], card["cards"][0]["number"], len(card["cards"])) == ("gold", 53, 1)
    assert card["provenance"]["name_en"] == "rulebook"
    spell = json.loads(run("show", "gift_builders", "--json")[1])
    assert spell["effect"] == {"id": "gift", "where": "wall"}
    assert json.loads(run("show", "A1", "--json")[1])["neighbours"] == ["A2", "B1"]
    whole = json.loads(run("show", "--json", "--game", "amulett")[1])
    assert len(whole["spell"]) == 33


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["glod"], "there is no card 'glod' in reconstructed-1; did you mean gold? (numbers run from 1 to 172)"),
        (["173"], "there is no card '173' in reconstructed-1 (numbers run from 1 to 172)"),
        (["Gfit", "--game", "amulett"], "there is no spell or area 'Gfit' in reconstructed-1; did you mean Gift?"),
    ],
)
def test_nothing_to_show(run: Run, words: list[str], said: str) -> None:
    assert run("show", *words) == (2, "", f"serai: {said}\n")
