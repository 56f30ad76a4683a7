"""`serai check`: exit codes, and one line FILE:LINE: move K: RULE: reason for whatever does not hold."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from serai import Table
from serai.kernel.words import say
from tests.cli.conftest import Serai, played

Write = Callable[..., Path]


def changed(record: dict[str, Any], change: Callable[[Any], object]) -> dict[str, Any]:
    """A copy of a record with something done to it."""
    copied = copy.deepcopy(record)
    change(copied)
    return copied


def test_records_that_hold(serai: Serai, write: Write, record: dict[str, Any]) -> None:
    file = write(record, played(8, 2, tea=8))
    done = serai("check", file)
    assert (done.code, done.out) == (0, "")
    assert "2 records held" in done.err


@pytest.mark.parametrize("moves", [0, 1, 2, 30, -1])
def test_unfinished_records_hold(serai: Serai, write: Write, record: dict[str, Any], moves: int) -> None:
    unfinished = {key: value for key, value in record.items() if key != "result"}
    assert serai("check", write({**unfinished, "moves": record["moves"][:moves]})).code == 0


def test_a_finished_record_needs_no_result(serai: Serai, write: Write, record: dict[str, Any]) -> None:
    assert serai("check", write({key: value for key, value in record.items() if key != "result"})).code == 0


def test_further_keys_are_ignored(serai: Serai, write: Write, record: dict[str, Any]) -> None:
    assert serai("check", write({**record, "names": 7, "edition_hash": "none", "": None})).code == 0


def test_any_order_inside_a_simultaneous_step(serai: Serai, write: Write, record: dict[str, Any]) -> None:
    def swap(record: Any) -> None:
        record["moves"][1:4] = record["moves"][3:0:-1]

    assert serai("check", write(changed(record, swap))).code == 0


def set_move(number: int, **fields: object) -> Callable[[Any], object]:
    return lambda record: record["moves"][number - 1].update(fields)


BROKEN_MOVES = {
    "a verb that does not exist": (set_move(2, do="dance"), 2, "A15"),
    "a verb that is no text": (set_move(2, do=["offer"]), 2, "A15"),
    "a field too many": (set_move(3, why="because"), 3, "A15"),
    "a field missing": (lambda record: record["moves"][2].pop("card"), 3, "A15"),
    "a card that is true": (set_move(2, card=True), 2, "A15"),
    "a card that is 5.0": (set_move(2, card=5.0), 2, "A15"),
    "a seat that does not exist": (set_move(2, seat=3), 2, "A15"),
    "a seat below 0": (set_move(2, seat=-1), 2, "A15"),
    "no move at all": (lambda record: record["moves"].insert(4, None), 5, "A15"),
    "a first player that does not exist": (set_move(1, first=3), 1, "A2.4"),
    "a card of a larger game": (lambda record: record["moves"][0]["deck"].__setitem__(0, 134), 1, "A2.2"),
    "a card twice in the deck": (lambda record: record["moves"][0]["deck"].append(1), 1, "A2.2"),
    "a second set-up": (lambda record: record["moves"].insert(1, record["moves"][0]), 2, "A15"),
    "no set-up": (lambda record: record["moves"].pop(0), 1, "A15"),
    "a card of another hand": (lambda record: record["moves"][1].update(card=record["moves"][2]["card"]), 2, "A4.1"),
    "a card number of astronomical size": (set_move(2, card=10**30), 2, "A4.1"),
    "a second choice": (lambda record: record["moves"].insert(2, record["moves"][1]), 3, "A4.2"),
    "the wrong step": (lambda record: record["moves"].pop(3), 4, "A5.1"),
    "a move after the end": (lambda record: record["moves"].append(record["moves"][1]), None, "A8.3"),
}


@pytest.mark.parametrize("case", BROKEN_MOVES)
def test_broken_moves(serai: Serai, write: Write, record: dict[str, Any], case: str) -> None:
    change, move, rule = BROKEN_MOVES[case]
    broken = changed(record, change)
    file = write(record, broken, record)
    done = serai("check", file)
    assert done.code == 1
    assert done.out.startswith(f"{file}:2: move {move or len(broken['moves'])}: {rule}: ")
    assert done.out.count("\n") == 1
    assert "2 records held, 1 did not" in done.err


BROKEN_HEADS: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "no object": (lambda _: [], "A15"),
    "an unknown format": (lambda record: {**record, "format": "serai-record/9"}, "A15"),
    "an unknown game": (lambda record: {**record, "game": "chess"}, "A15"),
    "a game that is a list": (lambda record: {**record, "game": ["amul"]}, "A15"),
    "an unknown edition": (lambda record: {**record, "edition": "x" * 10_000}, "A15"),
    "two players": (lambda record: {**record, "players": 2}, "A2.1"),
    "players that are true": (lambda record: {**record, "players": True}, "A2.1"),
    "players that are 3.0": (lambda record: {**record, "players": 3.0}, "A2.1"),
    "options that are a list": (lambda record: {**record, "options": []}, "A15.3"),
    "an unknown option": (lambda record: {**record, "options": {"sugar": 1}}, "A15.3"),
    "too much tea": (lambda record: {**record, "options": {"tea": 9}}, "A13.1"),
    "moves that are an object": (lambda record: {**record, "moves": {}}, "A15"),
    "a wrong score": (lambda record: {**record, "result": {**record["result"], "scores": [0, 0, 0]}}, "A15.5"),
    "a score that is true": (lambda record: {**record, "result": {**record["result"], "winners": [True]}}, "A15.5"),
    "a result that is null": (lambda record: {**record, "result": None}, "A15.5"),
    "a result with a key too many": (lambda record: {**record, "result": {**record["result"], "x": 1}}, "A15.5"),
    "a result too early": (lambda record: {**record, "moves": record["moves"][:-1]}, "A15.5"),
    "a result of no game": (lambda record: {**record, "moves": []}, "A15.5"),
}


@pytest.mark.parametrize("case", BROKEN_HEADS)
def test_broken_heads_and_results(serai: Serai, write: Write, record: dict[str, Any], case: str) -> None:
    change, rule = BROKEN_HEADS[case]
    file = write(change(record), record)
    done = serai("check", file)
    assert done.code == 1
    assert done.out.startswith(f"{file}:1: {rule}: "), done.out
    assert done.out.count("\n") == 1
    assert len(done.out) < 400, "long values are cut"


def test_a_wrong_result_says_where(serai: Serai, write: Write, record: dict[str, Any]) -> None:
    broken = changed(record, lambda record: record["result"]["breakdown"][1].update(blue=99))
    assert "breakdown[1]" in serai("check", write(broken)).out


NOT_RECORDS = {
    "nothing": (b"", 1, "no record"),
    "blank lines": (b"\n \n\t\n", 1, "no record"),
    "no JSON": (b"hello", 1, "not JSON"),
    "half an object": (b'{"game": "amul", "moves": [', 1, "not JSON"),
    "a key twice": (b'{"game": "amul", "game": "amul"}', 1, "stands twice"),
    "not UTF-8": (b'{"game": "\xff\xfe"}', 1, "UTF-8"),
    "UTF-16": ('{"game": "amul"}'.encode("utf-16"), 1, "UTF-8"),
    "not a number": (b'{"players": NaN}', 1, "NaN"),
    "thousands of digits": (b'{"players": ' + b"9" * 5000 + b"}", 1, "digits"),
    "deep nesting": (b"[" * 100_000, 1, "nested too deeply"),
    "deep nesting that ends": (b"[" * 100_000 + b"]" * 100_000, 1, "nested too deeply"),
    "a document broken in line 3": (b'{\n"game": "amul",\n"players" 3\n}', 3, "not JSON"),
    "binary": (bytes(range(256)), 2, "UTF-8"),
}


@pytest.mark.parametrize("case", NOT_RECORDS)
def test_what_is_no_json(serai: Serai, write: Write, case: str) -> None:
    text, line, reason = NOT_RECORDS[case]
    file = write(text)
    done = serai("check", file)
    assert done.code == 1
    assert done.out.startswith(f"{file}:{line}: JSON: "), done.out
    assert reason in done.out
    assert done.out.count("\n") == 1


def test_a_broken_line_does_not_hide_the_others(serai: Serai, write: Write, record: dict[str, Any]) -> None:
    for lines in (["{", record, ""], [record, "{", record], ["", record, "nonsense", record]):
        file = write(*lines)
        done = serai("check", file)
        broken = next(number for number, line in enumerate(lines, 1) if line in ("{", "nonsense"))
        assert done.code == 1
        assert done.out.startswith(f"{file}:{broken}: JSON: ")
        assert done.out.count("\n") == 1
        assert f"{lines.count(record)} record" in done.err


def test_a_document_over_several_lines(serai: Serai, write: Write, record: dict[str, Any]) -> None:
    assert serai("check", write(json.dumps(record, indent=2), name="game.json")).code == 0
    broken = json.dumps({**record, "players": 4}, indent=2)
    file = write(broken, name="game.json")
    assert serai("check", file).out.startswith(f"{file}:1: move 1: A2.2: ")


def test_a_byte_order_mark_is_no_fault(serai: Serai, write: Write, record: dict[str, Any]) -> None:
    assert serai("check", write(b"\xef\xbb\xbf" + json.dumps(record).encode())).code == 0


def test_several_files_and_standard_input(serai: Serai, write: Write, record: dict[str, Any]) -> None:
    good, bad = write(record, name="good.json"), write({**record, "players": 9}, name="bad.json")
    done = serai("check", good, "-", bad, stdin=b"{}")
    assert done.code == 1
    assert [line.split(": ")[0] for line in done.out.splitlines()] == ["-:1", f"{bad}:1"]
    assert "1 record held, 2 did not" in done.err


def test_files_that_cannot_be_opened(serai: Serai, write: Write, record: dict[str, Any], tmp_path: Path) -> None:
    done = serai("check", tmp_path, tmp_path / "nothing.json", write(record))
    assert (done.code, done.out) == (2, "")
    assert f"{tmp_path}: Is a directory" in done.err
    assert "nothing.json: No such file or directory" in done.err
    assert "1 record held" in done.err


def test_no_file_at_all(serai: Serai) -> None:
    assert "name at least one file" in serai("check").refusal


def test_an_edition_of_ones_own(serai: Serai, write: Write, record: dict[str, Any], tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('id = "own"\ngame = "amul"\nbased_on = "reconstructed-1"\nmajority_points = [99]\n')
    file = write(record)
    assert "unknown edition" in serai("check", file, "--edition", own).out
    renamed = write({**record, "edition": "own"})
    assert "result differs" in serai("check", renamed, "--edition", own).out
    said = say("en", "record-edition", {"given": "'own'", "edition": "reconstructed-1"})
    assert said in serai("check", renamed).out
    assert "nowhere.toml" in serai("check", file, "--edition", "nowhere.toml").refusal


def test_an_edition_of_one_game_leaves_the_other_alone(serai: Serai, write: Write, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('id = "own"\ngame = "amul"\nbased_on = "reconstructed-1"\n')
    mine = Table.new("amul", players=3, edition=str(own)).record()
    other = Table.new("amulett", players=3).record()
    done = serai("check", write(other, mine, other), "--edition", own)
    assert (done.code, done.out, done.err) == (0, "", "3 records held\n")
