"""Lines typed at a table: in the terminal's grammar, from what the seat may know, and without playing anything."""

from __future__ import annotations

import pytest

from serai.games import GAMES
from tests.server.serving import Serving
from tests.server.test_hints import table_of
from tests.server.test_play import two_people

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", GAMES)
async def test_a_number_chooses_from_the_menu_and_plays_nothing(server: Serving, game: str) -> None:
    anna, table = await table_of(server, game=game, options={"experienced": True} if game == "amulett" else {})
    async with anna.at(table) as seat:
        await seat.until(lambda me: me.is_awaited)
        version = seat.view["version"]
        told = await seat.type("1")
        assert told["move"] in seat.view["legal"]
        assert (told["version"], told["lines"]) == (version, [])
        menu = (await seat.type("t"))["lines"]
        assert any(line.startswith("1: ") for line in menu)
        assert seat.view["version"] == version


async def test_a_card_is_called_by_its_name_in_the_language_of_the_reader(server: Serving) -> None:
    anna, table = await table_of(server, game="amul")
    async with anna.at(table) as seat:
        await seat.until(lambda me: me.is_awaited)
        first = next(line for line in (await seat.type("t", "de"))["lines"] if line.startswith("1: "))
        name = first.removeprefix("1: ").partition(" (")[0].partition(" ×")[0]
        assert (await seat.type(f"={name}", "de"))["move"] in seat.view["legal"]
        assert name in (await seat.type(f"? {name}", "de"))["lines"][0]


async def test_a_bid_may_be_written_out_even_if_it_is_too_high(server: Serving) -> None:
    anna, table = await table_of(server, game="amulett", start_player=0)
    async with anna.at(table) as seat:
        await seat.until(lambda me: me.is_awaited and me.view["step"] == "bid_spell")
        assert (await seat.type("=99"))["move"] == {"seat": 0, "do": "bid_spell", "amount": 99}
        refused = await seat.act({"seat": 0, "do": "bid_spell", "amount": 99})
        assert refused["rule"]


async def test_questions_are_answered_and_nonsense_is_told_so(server: Serving) -> None:
    anna, table = await table_of(server, game="amul")
    async with anna.at(table) as seat:
        await seat.until(lambda me: me.is_awaited)
        for line, said in (
            ("?", "a number from 1"),
            ("h", "round"),
            ("what", "type a number from 1 to"),
            ("s", "camels"),
        ):
            told = await seat.type(line)
            assert told["move"] is None
            assert any(said in line.casefold() for line in told["lines"]), told["lines"]


async def test_only_those_who_sit_there_type_and_only_at_what_they_see(server: Serving) -> None:
    anna, ben, table = await two_people(server)
    async with anna.at(table) as seat, ben.at(table, watch=True) as watcher:
        await seat.started()
        await watcher.started()
        assert (await watcher.type("1"))["message"] == "server-watching"
        assert (await seat.type("1", version=99))["message"] == "server-stale"


async def test_the_answers_hold_nothing_that_the_seat_may_not_know(server: Serving) -> None:
    """A card in another hand that nobody saw going there is nowhere in what is told of the table."""
    anna, ben, table = await two_people(server)
    async with anna.at(table) as mine, ben.at(table) as theirs:
        await mine.started()
        await theirs.started()
        told = {viewer: (await viewer.type("t"))["lines"] for viewer in (mine, theirs)}
        menus = {viewer: [line for line in lines if line[0].isdecimal()] for viewer, lines in told.items()}
        table_of_mine = [line for line in told[mine] if line not in menus[mine]]
        table_of_theirs = [line for line in told[theirs] if line not in menus[theirs]]
        assert len(menus[mine]) > 1
        for card in menus[mine]:
            name = card.split(": ", 1)[1].partition(" (")[0].partition(" ×")[0]
            seen = any(name in line for line in table_of_mine)
            assert seen or not any(name in line for line in table_of_theirs)
