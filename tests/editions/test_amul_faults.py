"""Whatever is wrong with an edition file of Āmul is told in one line that names file, card and field."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from serai.games.amul.edition import LIBRARY, load
from serai.kernel.sections import EditionFault

if TYPE_CHECKING:
    from collections.abc import Callable

    Write = Callable[[str], str]

HEAD = 'id = "mine"\ngame = "amul"\n'
WHOLE = LIBRARY.built_in()["reconstructed-1"].read_text("utf-8").replace('id = "reconstructed-1"', 'id = "mine"')


def faults(write: Write, text: str) -> tuple[str, ...]:
    with pytest.raises(EditionFault) as caught:
        load(write(text))
    assert "\n" not in str(caught.value)
    return caught.value.faults


HEADS = {
    'game = "amul"': "id: is missing; give a text in quotes",
    'id = 5\ngame = "amul"': "id: 5 is not a text",
    'id = "My Edition"': "id: 'My Edition' is not an id; write small letters, digits, dots, _ and -",
    'id = "reconstructed-1"': "id: 'reconstructed-1' is a built-in edition; give yours an id of its own",
    'id = "mine"\ngame = "amulett"': "game: 'amulett' is not the game this file is used for, amul",
    'id = "mine"\nbased_on = "printed-1"': "based_on: 'printed-1' is not one of reconstructed-1, none",
    'id = "mine"\nbased_on = 1': "based_on: 1 is not one of reconstructed-1, none",
}


@pytest.mark.parametrize(("text", "fault"), HEADS.items())
def test_first_lines(write: Write, text: str, fault: str) -> None:
    assert faults(write, text) == (f"my.toml: {fault}",)


CORRECTIONS = {
    "rouns = 3": "rouns: is not known here; did you mean rounds?",
    "rounds = 10": "rounds: 10 is not a whole number from 1 to 9",
    "rounds = true": "rounds: True is not a whole number from 1 to 9",
    "start_hand = 6": "start_hand: 6 is not a whole number from 1 to 5",
    "market_fill.3 = 4": "market_fill: 3: 4 is not a whole number from 0 to 3",
    "market_fill.9 = 1": "market_fill: 9: is not known here",
    "majority_points = []": "majority_points: [] is not a list of 1 to 8 whole numbers from 0 to 99",
    "kind = 1": "kind: 1 is not a table",
    "provenance.colours = 'x'": "provenance: colours: is not known here; did you mean colour?",
    "[kind.Gold]\ncards = {}": "kind Gold: is not an id; write small letters, digits and _, beginning with a letter",
    "[kind.glod]\nposition = 'hand'": "kind glod: there is no such kind; did you mean gold?",
    "[kind.qqq]\nposition = 'hand'": "kind qqq: there is no such kind; a new one needs its cards",
    "[kind.gold]\nposition = 'tabel'": "kind gold: position: 'tabel' is not one of table, hand, both",
    "[kind.gold]\ncolor = 'blue'": "kind gold: color: is not known here; did you mean colour?",
    "[kind.gold]\ncolour = 'pink'": "kind gold: colour: 'pink' is not one of yellow, blue, purple, red, green, "
    "orange, bazaar",
    "[kind.gold]\nname.en = ''": "kind gold: name: en: '' is not a text",
    "[kind.gold]\nname = 'Gold'": "kind gold: name: 'Gold' is not a table",
    "[kind.gold]\nname.fr = 'Or'": "kind gold: name: fr: is not known here",
    "[kind.gold]\ntraits = { gifts = 1 }": "kind gold: traits: gifts: is not known here; did you mean gift?",
    "[kind.gold]\ntraits = { gift = -1 }": "kind gold: traits: gift: -1 is not a whole number from 0 to 9",
    "[kind.camel]\neffect = 'deck'": "kind camel: effect: 'deck' is not one of market, palace, bazaar, none",
    "[kind.gold]\neffect = 'palace'": "kind gold: effect: needs a card that stays on the table; position must be "
    "table or both (A7.1)",
    "[kind.gold]\npowers = []": "kind gold: powers: [] is not a list of 1 to 4 tables",
    "[kind.gold]\npowers = [3]": "kind gold: power 1: 3 is not a table",
    "[kind.gold]\nprovenance.points = 'x'": "kind gold: provenance: points: is not known here; did you mean position?",
    "[kind.gold]\ncards.market = 53": "kind gold: cards: market: 53 is not a list of rows [number, from players] or "
    '[number, from players, "letter"]',
    "[kind.gold]\ncards.palace = [[150]]": "kind gold: cards: palace: [150] is not a row [number, from players] or "
    '[number, from players, "letter"]',
    "[kind.gold]\ncards.palace = [[173, 4]]": "kind gold: cards: palace [173, 4]: number: 173 is not a whole number "
    "from 1 to 172",
    "[kind.gold]\ncards.cellar = []": "kind gold: cards: cellar: is not known here",
    "[kind.gold]\ncards.palace = [[149, 4]]": "card 149: is given twice, under gem and gold",
    "[card.173]\nfrom = 3": "card 173: there is no such card; give a number that stands in a row of its kind",
    "[card.gold]\nfrom = 3": "card gold: there is no such card; give a number that stands in a row of its kind",
    "[card.53]\nfrom = 2": "card 53: from: 2 is not a whole number from 3 to 8",
    "[card.53]\ndeck = 'shop'": "card 53: deck: 'shop' is not one of market, palace, bazaar",
    "[card.1]\nletter = 'a'": "card 1: letter: 'a' is not a letter; write A to Z, after Z comes AA",
    "[card.53]\npowers = []": "card 53: powers: belongs to the kind; write it under [kind.gold]",
    "[card.53]\nposition = 'table'": "card 53: position: belongs to the kind; write it under [kind.gold]",
    "[card.53]\nform = 3": "card 53: form: is not known here; did you mean from?",
    # A1.2, A1.3
    "[kind.gem]\ntraits = { military = 1 }\ncards.market = [[43, 3]]": "cards: number 44 is missing; numbers run from 1 "
    "without gaps",
    "[card.1]\nletter = 'none'": "card 1 (amul_city_guard): letter: is missing; a card with Military symbols carries a "
    "letter (A1.3)",
    "[card.53]\nletter = 'Q'": "card 53 (gold): letter: Q belongs on cards with Military symbols only (A1.3)",
    "[card.3]\nletter = 'H'": "card 3 (arab_general): letter: H is already on card 1 (amul_city_guard) (A1.3)",
    "[card.150]\ndeck = 'bazaar'": "card 150 (gold): deck: bazaar does not go with colour blue; bazaar needs both (A1.2)",
    # A2.2
    "[card.53]\nfrom = 4": "cards: 3 players need 51 Market cards (without Tea), there are 50 (A2.2)",
    "[card.150]\ndeck = 'market'": "cards: there are 148 market cards, at most 147 fit",
    "[kind.dervish]\ncards.palace = []": "kind dervish: cards: there are none; give at least one row",
    # A13
    "[card.172]\ndeck = 'market'": "kind tea_trader: cards: must be 1 to 1, all of the bazaar deck (A13)",
    "[card.140]\ndeck = 'palace'": "kind tea: cards: must be 1 to 8, all of the market deck (A13)",
}


@pytest.mark.parametrize(("text", "fault"), CORRECTIONS.items())
def test_corrections(write: Write, text: str, fault: str) -> None:
    assert f"my.toml: {fault}" in faults(write, HEAD + text)


POWERS = {
    '{ do = "falt", points = 1 }': "do: 'falt' is not one of flat, set, each, variety, scarcity, if, pair, compare, order",
    '{ do = "flat" }': "points: is missing; give a whole number from -99 to 99",
    '{ do = "flat", points = 100 }': "points: 100 is not a whole number from -99 to 99",
    '{ do = "flat", points = 1.5 }': "points: 1.5 is not a whole number from -99 to 99",
    '{ do = "flat", points = 1, scope = "own" }': "scope: is not known here",
    '{ do = "set", table = [] }': "table: [] is not a list of 1 to 24 whole numbers from -99 to 99",
    '{ do = "set", table = [2, 1] }': "table: [2, 1] falls; the table of a set begins at 0 or more and never falls",
    '{ do = "set", table = [-1, 1] }': "table: [-1, 1] falls; the table of a set begins at 0 or more and never falls",
    '{ do = "scarcity", table = [2, 3] }': "table: [2, 3] rises; the table of a scarcity never rises",
    '{ do = "each", points = 1, scope = "mine", select = { colours = ["red"] } }': "scope: 'mine' is not one of own, "
    "left, right, neighbours, own_neighbours, all, others",
    '{ do = "each", points = 1, scope = "own" }': "select: is missing; give a table",
    '{ do = "each", points = 1, scope = "own", select = {} }': "select: selects nothing; give one or more of kinds, "
    "colours, decks, positions, traits",
    '{ do = "each", points = 1, scope = "own", select = { colours = [] } }': "select: colours: [] is not a list of one "
    "or more names",
    '{ do = "pair", points = 1, select = { kinds = ["silvr"] } }': "select: kinds: 'silvr' is not known; did you mean "
    "silver?",
    '{ do = "pair", points = 1, select = { kind = ["silver"] } }': "select: kind: is not known here; did you mean kinds?",
    '{ do = "pair", points = 1, select = { decks = ["tower"] } }': "select: decks: 'tower' is not one of market, palace, "
    "bazaar",
    '{ do = "compare", points = 1, sense = "most", scope = "all", select = { colours = ["red"] } }': "scope: 'all' is not "
    "one of neighbours, others",
    '{ do = "compare", points = 1, sense = "more", scope = "others", select = { colours = ["red"] } }': "sense: 'more' is "
    "not one of most, least",
    '{ do = "order", points = 1, goods = ["silk", "gem"] }': "goods: ['silk', 'gem'] is not a list of 3 names",
    '{ do = "order", points = 1, goods = ["silk", "gem", "myrrh"] }': "goods: 'myrrh' is not known",
    '{ do = "if", points = 1, otherwise = 0, when = [] }': "when: [] is not a list of 1 to 4 tables",
    '{ do = "if", points = 1, otherwise = 0, when = [{ select = { colours = ["red"] }, scope = "own", op = ">", '
    "value = 1 }] }": "condition 1: op: '>' is not one of >=, <=, ==",
    '{ do = "if", points = 1, otherwise = 0, when = [{ select = { colours = ["red"] }, scope = "own", op = ">=", '
    "value = -1 }] }": "condition 1: value: -1 is not a whole number from 0 to 99",
}


@pytest.mark.parametrize(("power", "fault"), POWERS.items())
def test_powers(write: Write, power: str, fault: str) -> None:
    """A16."""
    assert faults(write, f"{HEAD}[kind.gold]\npowers = [{power}]\n") == (f"my.toml: kind gold: power 1: {fault}",)


def test_a_kind_of_the_tea_variant_is_missing(write: Write) -> None:
    """A13."""
    head, rest = WHOLE.split("[kind.tea_trader]")
    assert faults(write, head) == ("my.toml: kind tea_trader: is missing; the Tea variant needs it (A13)",)
    assert "cards.bazaar" in rest


def test_too_many_kinds(write: Write) -> None:
    template = """
[kind.extra_{0}]
name = {{ en = "x", de = "x" }}
colour = "green"
position = "hand"
powers = [{{ do = "flat", points = 1 }}]
text = {{ en = "x", de = "x" }}
cards.market = []
"""
    text = HEAD + "".join(template.format(number) for number in range(7))
    assert "my.toml: kinds: there are 73, at most 72 fit" in faults(write, text)


def test_all_faults_are_told_at_once(write: Write) -> None:
    text = HEAD + 'rouns = 3\n[kind.gold]\nposition = "tabel"\n[kind.silver]\ncolour = 1\n[card.53]\nfrom = 9\n'
    with pytest.raises(EditionFault) as caught:
        load(write(text))
    assert len(caught.value.faults) == 4
    assert str(caught.value) == "my.toml: kind gold: position: 'tabel' is not one of table, hand, both (and 3 more)"


def test_a_whole_edition_must_be_whole(write: Write) -> None:
    told = faults(write, 'id = "mine"\nbased_on = "none"\ngame = "amul"\n')
    assert "my.toml: about: is missing; give a table" in told
    assert "my.toml: rounds: is missing; give a whole number from 1 to 9" in told
    assert "my.toml: kind: is missing; give a table" in told
    assert not any("about: en" in fault for fault in told)
