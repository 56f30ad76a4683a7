"""The evidence behind docs/strength.md and docs/balance.md."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from serai.arena.contest import Contest
from serai.arena.match import Match
from tests.bots.scenes import decisions
from tools.strength import balance, evidence
from tools.strength.balance import (
    Balance,
    Series,
    Tally,
    count,
    count_amul,
    count_amulett,
    margins_of,
    play,
    read_balance,
)
from tools.strength.balance_page import balance_page
from tools.strength.beginner import Beginner
from tools.strength.evidence import Finding, gather, read_findings, take_stock
from tools.strength.page import strength_page
from tools.strength.plan import Line, read_plan
from tools.strength.proposal import worth_of_a_point, worth_of_a_stone

FOUND = Finding(
    *("amul", 4, "greedy", "random", 200, 200, 0.5, 0.4, 0.6, 30.0, 1.0, 20.0, 1.0, 0.1, 0.0, 0.45),
    finished="2026-01-01 00:00 UTC",
    load=0.5,
)


def test_the_plan_holds_every_claim_we_make() -> None:
    lines = {line.name: line for line in read_plan()}
    assert len(lines) == len(read_plan())
    targets = {
        "greedy-random": (0.80, 0.70),
        "classic_100ms-greedy": (0.45, 0.45),
        "search_100ms-classic_100ms": (0.45, 0.55),
    }
    for claim, (amul, amulett) in targets.items():
        assert lines[f"amul-4-{claim}"].target == amul
        assert lines[f"amulett-4-{claim}"].target == amulett
    for game, most in (("amul", 8), ("amulett", 6)):
        for players in (3, 5, most):
            assert f"{game}-{players}-classic_100ms-greedy" in lines
        for claim in ("medium-easy", "hard-medium", "expert-hard", "master-expert"):
            for players in (3, 4, 5, most):
                assert f"{game}-{players}-{claim}" in lines
        assert [name for name, line in lines.items() if line.level and game == line.match.game] == [
            f"{game}-4-beginner-easy"
        ]
    assert all(line.games % line.match.players == 0 for line in lines.values())


def test_a_line_once_played_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [Line(Match.arrange("amul", 3, ["greedy", "random", "random"]), 3, 0.8)]
    results, journals = tmp_path / "strength.json", tmp_path / "journals"
    first = gather(lines, results, journals, 1)
    assert [(found.games, found.equality) for found in first] == [(3, 1 / 3)]

    def refuse(_match: Match) -> None:
        raise AssertionError("played again")

    monkeypatch.setattr(evidence, "warm_up", refuse)
    assert gather(lines, results, journals, 1) == first
    assert list(read_findings(results)) == ["amul-3-greedy-random"]


def test_a_match_under_way_counts_with_its_whole_deals_and_goes_on(tmp_path: Path) -> None:
    match, results = Match.arrange("amul", 3, ["greedy", "random", "random"]), tmp_path / "strength.json"
    line = Line(match, 6, None)
    playing = Contest(match, 6, tmp_path / f"{line.name}.jsonl").play(1)
    for _ in range(4):
        next(playing)
    take_stock([line], results, tmp_path)
    assert "| 3 of 6 |" in strength_page(read_findings(results).values(), [line.name])
    assert [found.games for found in gather([line], results, tmp_path, 1)] == [6]


@pytest.mark.parametrize(
    ("changes", "holds"),
    [
        ({}, True),
        ({"win_share": 0.44}, False),
        ({"target": None, "low": 0.26}, True),
        ({"target": None, "low": 0.25}, False),
        ({"target": None, "level": True, "low": 0.2, "high": 0.26}, True),
        ({"target": None, "level": True, "low": 0.2, "high": 0.24}, False),
    ],
)
def test_a_missed_claim_is_shown_as_missed(changes: dict[str, Any], holds: bool) -> None:
    page = strength_page([replace(FOUND, **changes)], ["amul-4-greedy-random", "amul-3-easy-random"])
    assert ("| holds |" in page) == holds
    assert ("**missed**" in page) != holds
    assert f"{int(holds)} of 1 claims tried hold" in page
    assert "played on: `amul-3-easy-random`." in page


def test_a_beginner_takes_what_gives_most_at_once() -> None:
    for sight in decisions("amul", 3, 2, every=4):
        gains, move = sight.view["gains"], Beginner("amul").decide(sight).move
        if move["do"] == "pick":
            assert gains[str(move["card"])] == max(gains[str(entry["card"])] for entry in sight.view["market"])
        if move["do"] == "offer":
            hand = sight.view["seats"][sight.seat]["hand"]
            assert gains[str(move["card"])] == min(gains[str(card)] for card in hand)


def test_a_beginner_bids_as_little_as_it_may_on_gems() -> None:
    asked = [sight for sight in decisions("amulett", 3, 2) if sight.view["step"] == "bid"]
    moves = [Beginner("amulett").decide(sight).move for sight in asked]
    for sight, move in zip(asked, moves, strict=True):
        lowest = sight.view["auction"]["lowest"]
        assert move["do"] == "pass" or move["amount"] == lowest
        assert (move["do"] == "pass") == all(other["do"] == "pass" for other in sight.legal)
    assert any(move["do"] == "bid" for move in moves)


def test_every_card_of_a_game_of_amul_is_counted_once() -> None:
    table = play("amul", 4, 0, "greedy")
    tallies = count_amul(table)
    seats = table.view(None)["seats"]
    lying = sum(len(seat["area"]) for seat in seats)
    assert sum(tally.played + tally.taken + tally.kept for tally in tallies.values()) == lying
    assert sum(tally.bought for tally in tallies.values()) == 4 * 9
    winner = table.result["winners"][0] if table.result else None
    owned = {card["card"] for card in seats[winner]["area"]}
    assert sum(tally.wins for tally in tallies.values()) <= len(owned)


def test_the_spells_of_a_game_of_das_amulett_are_counted() -> None:
    table = play("amulett", 4, 0, "greedy")
    tallies = count_amulett(table)
    moves = [event["event"] for event in table.view(None)["history"]]
    assert sum(tally.bought for tally in tallies.values()) == moves.count("spell_sold") > 0
    assert sum(tally.seen for tally in tallies.values()) == moves.count("turned_up")
    assert all(tally.wins <= tally.owners for tally in tallies.values())


def test_the_page_has_a_row_for_everything_counted() -> None:
    tallies = dict(count_amulett(play("amulett", 4, 0, "greedy")))
    page = balance_page([Balance("amulett", "reconstructed-1", "0" * 64, 1, 4, "greedy", tallies)])
    assert sum(line.startswith("| ") for line in page.splitlines()) == 1 + len(tallies)


@pytest.mark.parametrize("game", ["amul", "amulett"])
def test_a_series_cut_off_goes_on_where_it_was(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, cut, file = tmp_path / "whole", tmp_path / "cut", tmp_path / "balance.json"
    count([Series(game, 3, "random", 4)], tmp_path / "whole.json", whole, 1)
    count([Series(game, 3, "random", 2)], file, cut, 1)
    journal = cut / f"balance-{game}-3-random.jsonl"
    with journal.open("ab") as half:
        half.write(b'{"number":3,"tal')
    count([Series(game, 3, "random", 4)], file, cut, 0)
    assert [found.games for found in read_balance(file)] == [2]
    count([Series(game, 3, "random", 4)], file, cut, 1)
    assert read_balance(file) == read_balance(tmp_path / "whole.json")

    def refuse(*_: Any) -> None:
        raise AssertionError("played again")

    monkeypatch.setattr(balance, "play_games", refuse)
    count([Series(game, 3, "random", 4)], file, cut, 1)


def test_margins_are_to_the_best_of_the_others() -> None:
    table = play("amul", 4, 0, "greedy")
    points = table.view(None)["result"]["scores"]
    margins = margins_of(table)
    assert sum(margins.values()) == 4
    assert max(margins) == max(points) - sorted(points)[-2]
    assert min(margins) == min(points) - max(points)


def test_what_is_off_gets_a_proposal_in_points() -> None:
    tallies = {"tent": Tally(seen=400, taken=400, owners=400, wins=200), "yurt": Tally(seen=400, owners=400, wins=100)}
    margins = dict.fromkeys(range(-50, 50), 10)
    measured = Balance("amul", "reconstructed-1", "0" * 64, 400, 4, "master", tallies, margins)
    assert worth_of_a_point(measured).each == pytest.approx(0.01)
    page = balance_page([measured])
    assert "`master` plays with itself" in page
    assert "**Tent** lifts the win share by 25.0% ± 4.9%" in page
    assert "**Tent**: +12.5% beyond the mean, 12.5 ± 4.9 points fewer" in page  # winners have 12.5% more of everything
    assert "**Yurt**:" not in page


def test_few_owners_who_all_lost_are_no_proof() -> None:
    tallies = {"tent": Tally(seen=20, taken=5, owners=5, wins=0)}
    assert "- nothing that this few games could show" in balance_page(
        [Balance("amul", "reconstructed-1", "0" * 64, 20, 4, "master", tallies, {0: 80})]
    )


def test_where_nothing_is_off_the_farthest_is_told() -> None:
    tallies = {
        "tent": Tally(seen=400, taken=400, owners=400, wins=115),
        "yurt": Tally(seen=400, taken=400, owners=400, wins=100),
        "lamp": Tally(seen=400, taken=400, owners=400, wins=100),
    }
    margins = dict.fromkeys(range(-50, 50), 10)
    page = balance_page([Balance("amul", "reconstructed-1", "0" * 64, 400, 4, "master", tallies, margins)])
    assert "- nothing\n" in page
    assert "nothing is proposed" in page
    assert "**Tent**: +2.5% beyond the mean, 2.5 ± 4.4 points fewer" in page


def test_what_a_stone_is_worth_comes_from_sales_of_the_same_spell() -> None:
    """Two spells, one dear and one cheap; within each, a stone more goes along with a tenth of a win less."""
    dear = Tally(bought=2, paid=8 + 6, paid_squared=64 + 36, bought_wins=0.8 + 1.0, paid_wins=8 * 0.8 + 6 * 1.0)
    cheap = Tally(bought=2, paid=3 + 1, paid_squared=9 + 1, bought_wins=0.0 + 0.2, paid_wins=3 * 0.0 + 1 * 0.2)
    measured = Balance("amulett", "reconstructed-1", "0" * 64, 2, 4, "master", {"gift": dear, "influence": cheap})
    assert worth_of_a_stone(measured).each == pytest.approx(-0.1)


def test_a_spell_that_is_off_gets_a_proposal_in_bolts() -> None:
    tallies = {
        "influence": Tally(seen=400, owners=400, wins=200, played=800),
        "gift": Tally(seen=400, owners=400, wins=100),
    }
    page = balance_page([Balance("amulett", "reconstructed-1", "0" * 64, 400, 4, "net", tallies)])
    assert (
        "**Influence** (cost 1, fed for 2.0 rounds by an owner): +12.5% ± 4.9% beyond the mean, +6.2% with a cost of 2"
        in page
    )
    assert "a lowest bid is no lever as far as these games can tell" in page.replace("\n", " ")
