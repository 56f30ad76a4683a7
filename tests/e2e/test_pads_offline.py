"""After one visit pads and companion need no network, and closing the browser loses nothing."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e import test_companion, test_plain_pad
from tests.e2e.conftest import PHONE, Open
from tests.support.plain_scoring import Totals, by_the_book, some_table

MOST_SEATS = 8
TABLES = 12


def test_the_plain_pad_counts_without_a_network(visit: Open) -> None:
    page = visit("/score/amul", **PHONE)
    page.context.set_offline(True)
    page.close()
    page = page.context.new_page()
    page.goto("/score/amul")
    test_plain_pad.set_up(page)
    test_plain_pad.fill_in(page)
    expect(page.get_by_role("heading", name="Lukas wins with 42 points.")).to_be_visible()
    page.close()
    page = page.context.new_page()
    page.goto("/score/amul")
    expect(page.get_by_role("heading", name="Lukas wins with 42 points.")).to_be_visible()


def test_the_companion_counts_without_a_network(visit: Open) -> None:
    page = visit("/score/amulett", **PHONE)
    page.context.set_offline(True)
    page.close()
    page = page.context.new_page()
    page.goto("/score/amulett")
    test_companion.begin(page)
    test_companion.lay(page, "Anna", "Gift")
    page.close()
    page = page.context.new_page()
    page.goto("/score/amulett")
    expect(test_companion.card(page, "Anna")).to_contain_text("2 stones come back, and it goes under the deck.")
    test_companion.turn_to(page, "Gems")
    page.get_by_role("button", name="Draw it here").click()
    expect(test_companion.sentence(page)).to_contain_text("Step 1 of")


def lay_before(page: Page, totals: Totals) -> None:
    """The pad as it is after somebody has filled it in."""
    players = [{"name": "", "counts": seat} for seat in totals]
    players += [{"name": "", "counts": {}}] * (MOST_SEATS - len(totals))
    kept = {"began": 1, "seats": len(totals), "players": players, "entries": []}
    page.evaluate("kept => localStorage.setItem('serai.plain-pad', kept)", json.dumps(kept))
    page.reload()


def by_the_command_line(totals: Totals, file: Path) -> list[int]:
    file.write_text(json.dumps({"game": "amul", "totals": totals}), "utf-8")
    command = [sys.executable, "-m", "serai", "score", "--json", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    scores: list[int] = json.loads(done.stdout)["scores"]
    return scores


def test_random_tables_are_counted_alike_everywhere(visit: Open, tmp_path: Path) -> None:
    """By the pad in a browser without a network, by `serai score`, and by a program that knows only the book."""
    page = visit("/score/amul", **PHONE)
    page.context.set_offline(True)
    chance = random.Random("pads offline")
    for number in range(TABLES):
        totals = some_table(chance)
        expected = by_the_book(totals)["scores"]
        lay_before(page, totals)
        expect(page.locator("tfoot tr").first.locator("td")).to_have_text([str(points) for points in expected])
        if number < 3:
            assert by_the_command_line(totals, tmp_path / "table.json") == expected
