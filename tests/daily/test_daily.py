"""The daily deal follows from the date alone, and a record of it can be told from any other."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from serai.bots.levels import LEVELS
from serai.cli.check import run as check
from serai.daily.check import check_daily, daily_of, outcome_of
from serai.daily.deal import day_of, secret_of, table_of, today
from serai.daily.terms import terms_of
from serai.games import GAMES
from serai.kernel.deal import Draws, commitment
from serai.records.deal import TERMS, BadDeal
from serai.records.editions import ChosenEditions
from serai.records.replay import Head, read_head, replay
from tests.daily.played import played

DAY = date(2026, 11, 17)
VECTORS = Path(__file__).with_name("vectors.json")


@cache
def once(game: str) -> dict[str, Any]:
    return played(game, DAY)


def head_of(record: dict[str, Any]) -> Head:
    return read_head(record, ChosenEditions())


def test_the_browser_derives_the_same() -> None:
    """web/src/deal/daily.test.ts reads the same file."""
    for vector in json.loads(VECTORS.read_text("utf-8")):
        day = date.fromisoformat(vector["day"])
        assert secret_of(vector["game"], day) == vector["secret"]
        assert table_of(vector["game"], day) == vector["table"]
        seeds = Draws(vector["secret"], [None] * 4, {})
        halves = [seeds.seed(seat, number) for seat, number in vector["decisions"]]
        assert [[half % 2**32, half // 2**32] for half in halves] == vector["seeds"]


def test_days_and_games_have_deals_of_their_own() -> None:
    deals = {secret_of(game, day) for game in ("one", "other") for day in (DAY, date(2026, 11, 18))}
    assert len(deals) == 4
    assert today(1_795_046_399.0) == date(2026, 11, 18)
    assert today(1_795_046_400.0) == date(2026, 11, 19)


@pytest.mark.parametrize("table", ["local-0123456789abcdef", "local-daily-it-2026-13-01", "local-daily-it-", 7, None])
def test_other_tables_are_of_no_day(table: object) -> None:
    assert day_of("it", table) is None
    assert day_of("it", table_of("it", DAY)) == DAY
    assert day_of("others", table_of("it", DAY)) is None


@pytest.mark.parametrize("game", GAMES)
def test_its_bots_need_no_clock(game: str) -> None:
    terms = terms_of(game)
    assert terms is not None
    assert LEVELS[terms.level].budget is None
    assert not LEVELS[terms.level].net


@pytest.mark.parametrize("game", GAMES)
def test_the_same_choices_give_the_same_game(game: str) -> None:
    assert played(game, DAY) == once(game)
    assert played(game, DAY, person=2)["moves"][0] == once(game)["moves"][0], "the same cards for every player"


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_it_holds(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = once(game)
    head = head_of(record)
    assert check_daily(head) == DAY
    outcome = outcome_of(head, record["result"])
    assert (outcome.place == 1) == (0 in record["result"]["winners"])
    assert 1 <= outcome.place <= head.players
    file = tmp_path / "daily.json"
    file.write_text(json.dumps(record), "utf-8")
    assert check(str(file), deal=True) == 0
    assert "the daily deal of 2026-11-17" in capsys.readouterr().out


def other_secret(record: dict[str, Any]) -> None:
    """Cards of another day, with everything else made to fit."""
    record["deal"]["table"] = table_of(record["game"], date(2026, 11, 16))
    _promise(record)


def agreed_start(record: dict[str, Any]) -> None:
    """Choosing who begins makes the game easier."""
    begins = next(move for move in record["moves"] if move["do"] == "first")
    record["deal"]["bags"]["player"] = [begins["player"]]
    _promise(record)


def given(record: dict[str, Any]) -> None:
    record["deal"]["given"] = len(record["moves"])
    _promise(record)


def _promise(record: dict[str, Any]) -> None:
    deal = record["deal"]
    head = {key: record[key] for key in ("game", "edition_hash", "players", "options")}
    terms = {key: deal[key] for key in TERMS[deal["format"]]}
    deal["commitment"] = commitment(deal["secret"], {**head, **terms})


def weak_bots(record: dict[str, Any]) -> None:
    record["bots"] = [None, "easy", "easy", "easy"]


def no_daily(record: dict[str, Any]) -> None:
    record["deal"]["table"] = "local-0123456789abcdef"


CHANGES: dict[str, Callable[[dict[str, Any]], None]] = {
    "record-daily-cards": other_secret,
    "record-daily-terms": weak_bots,
    "record-daily-none": no_daily,
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("message", CHANGES)
def test_what_was_changed_is_refused_by_name(game: str, message: str) -> None:
    record = copy.deepcopy(once(game))
    CHANGES[message](record)
    with pytest.raises(BadDeal) as refused:
        check_daily(head_of(record))
    assert refused.value.message == message


def test_cards_given_beforehand_are_not_those_of_the_day() -> None:
    record = copy.deepcopy(once(GAMES[0]))
    given(record)
    with pytest.raises(BadDeal) as refused:
        check_daily(head_of(record))
    assert refused.value.message == "record-daily-cards"


def test_nobody_chooses_who_begins() -> None:
    record = copy.deepcopy(once("amulett"))
    agreed_start(record)
    with pytest.raises(BadDeal) as refused:
        check_daily(head_of(record))
    assert refused.value.message in ("record-daily-terms", "record-deal-differs")


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_lets_somebody_win_is_found(game: str) -> None:
    """Every move is legal and every card right, but a bot has played otherwise than it would."""
    record = played(game, DAY)
    head = head_of(record)
    for number, move in enumerate(head.moves):
        if move["seat"] in (None, 0):
            continue
        table = head.lay_out()
        for before in head.moves[:number]:
            table.play_final(before)
        others = [legal for legal in table.legal(move["seat"]) if legal != move]
        if others:
            record["moves"] = [*head.moves[:number], others[0]]
            break
    with pytest.raises(BadDeal) as refused:
        check_daily(head_of(record))
    assert refused.value.message == "record-daily-bot"
    assert refused.value.arguments == {"move": number + 1}


def test_other_records_claim_nothing() -> None:
    record = copy.deepcopy(once(GAMES[0]))
    assert daily_of(head_of(record)) == DAY
    del record["deal"]
    assert daily_of(head_of(record)) is None
    assert replay(record).over
