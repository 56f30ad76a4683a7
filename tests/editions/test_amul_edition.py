"""Āmul's built-in edition, and corrections by owners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from serai.games.amul.edition.powers import POWER_FIELDS
from serai.games.amul.edition.read import LIBRARY, TRAITS, content, load, power_from_data
from serai.kernel.edition import read_toml
from serai.kernel.edition_reader import said
from serai.kernel.toml_reader import EditionFault

if TYPE_CHECKING:
    from collections.abc import Callable

    Write = Callable[[str], str]

HEAD = 'id = "mine"\ngame = "amul"\n'
BUILT_IN = LIBRARY.built_in()["reconstructed-1"].read_text("utf-8")
WHOLE = BUILT_IN.replace('id = "reconstructed-1"', 'id = "mine"')


def test_the_built_in_edition_has_every_card() -> None:
    edition = load()
    assert (edition.id, edition.game) == ("reconstructed-1", "amul")
    assert [card.number for card in edition.cards] == list(range(1, 173))
    assert len(edition.kinds) == 66
    assert {deck: sum(card.deck == deck for card in edition.cards) for deck in ("market", "palace", "bazaar")} == {
        "market": 147,
        "palace": 16,
        "bazaar": 9,
    }


@pytest.mark.parametrize(("players", "market"), [(3, 51), (4, 74), (5, 97), (6, 111), (7, 125), (8, 139)])
def test_cards_in_use_by_number_of_players(players: int, market: int) -> None:
    """A2.2."""
    in_use = [card for card in load().cards if card.min_players <= players and card.kind not in ("tea", "tea_trader")]
    assert sum(card.deck == "market" for card in in_use) == market
    assert sum(card.deck == "palace" for card in in_use) == 2 * players
    assert sum(card.deck == "bazaar" for card in in_use) == players


def test_a_few_values_as_they_are_printed_or_reconstructed() -> None:
    edition = load()
    guard = edition.kinds["amul_city_guard"]
    assert guard.name == {"en": "Āmul City Guard", "de": "Wache von Āmul"}
    assert guard.traits == dict.fromkeys(TRAITS, 0) | {"military": 1}
    assert edition.cards[0].letter == "H"
    assert {kind.id: kind.effect for kind in edition.kinds.values() if kind.effect} == {
        "arab_merchant": "palace",
        "contract": "bazaar",
        "mongol_merchant": "palace",
        "mughal_warlord": "palace",
        "scavenger": "market",
    }
    assert edition.kinds["gem"].powers[0].table == (8, 7, 6, 5, 4, 3, 3, 3, 2, 2)
    assert (edition.rounds, edition.start_hand, edition.majority_points) == (9, 5, (8, 4, 2))
    assert edition.market_fill == {3: 1, 4: 2, 5: 3, 6: 3, 7: 3, 8: 3}


def test_every_value_says_where_it_comes_from() -> None:
    edition = load()
    for provenance in [
        *(kind.provenance for kind in edition.kinds.values()),
        *(card.provenance for card in edition.cards),
    ]:
        assert len(provenance) in (4, 10)
        assert not {"", "owner"} & set(provenance.values())
    assert edition.kinds["gemsmith"].provenance["name_de"] == "rulebook (pairing: guess)"
    assert edition.kinds["trader_merv"].provenance["kind"] == "reconstructed"
    assert edition.cards[88].provenance["from"] == "reconstructed (printed row '6 1' read as '1')"


def test_the_built_in_edition_is_read_once() -> None:
    assert load() is load("reconstructed-1")


def test_a_kind_is_corrected_with_all_its_cards(write: Write) -> None:
    edition = load(write(HEAD + '[kind.gold]\npowers = [{ do = "flat", points = 4 }]\ntext.en = "4 points."\n'))
    gold = edition.kinds["gold"]
    assert (edition.id, gold.powers[0].points, gold.text) == ("mine", 4, {"en": "4 points.", "de": "3 Punkte."})
    assert gold.provenance["powers"] == gold.provenance["text_en"] == "owner"
    assert gold.provenance["text_de"] == gold.provenance["colour"] == "reconstructed"
    assert edition.kinds["silver"] == load().kinds["silver"]
    assert edition.cards == load().cards


def test_a_single_card_is_corrected(write: Write) -> None:
    edition = load(write(HEAD + '[card.57]\nfrom = 3\n[card.1]\nletter = "AA"\n'))
    assert (edition.cards[56].min_players, edition.cards[56].provenance["from"]) == (3, "owner")
    assert (edition.cards[0].letter, edition.cards[0].provenance["letter"]) == ("AA", "owner")
    unchanged = [card for card in edition.cards if card.number not in (1, 57)]
    assert unchanged == [card for card in load().cards if card.number not in (1, 57)]
    assert edition.kinds == load().kinds


def test_an_owner_may_say_where_values_come_from(write: Write) -> None:
    edition = load(
        write(
            HEAD
            + '[provenance]\npowers = "my copy"\n'
            + '[kind.gold]\npowers = [{ do = "flat", points = 4 }]\nposition = "both"\n'
            + 'provenance.position = "the booklet"\nprovenance.colour = "seen in the print"\n'
        )
    )
    gold = edition.kinds["gold"].provenance
    assert (gold["powers"], gold["position"]) == ("my copy", "the booklet")
    assert gold["colour"] == "seen in the print"
    assert edition.kinds["silk"].provenance["powers"] == "reconstructed"


def test_traits_are_given_as_a_whole(write: Write) -> None:
    traits = load(write(HEAD + "[kind.arab_merchant]\ntraits = { trade = 2 }\n")).kinds["arab_merchant"].traits
    assert traits == dict.fromkeys(TRAITS, 0) | {"trade": 2}


def test_a_kind_loses_its_effect(write: Write) -> None:
    assert load(write(HEAD + '[kind.contract]\neffect = "none"\n')).kinds["contract"].effect is None


SAGE = """
[kind.sage]
name = { en = "Sage", de = "Weiser" }
colour = "green"
position = "hand"
powers = [{ do = "flat", points = 1 }]
text = { en = "1 point.", de = "1 Punkt." }
cards.market = [[111, 7]]
"""


def test_a_new_kind_takes_over_a_card(write: Write) -> None:
    silk = "[kind.silk]\ncards.market = [[104, 3], [105, 3], [106, 3], [107, 3], [108, 3], [109, 3], [110, 3]]\n"
    edition = load(write(HEAD + SAGE + silk))
    assert edition.cards[110].kind == "sage"
    assert set(edition.kinds["sage"].provenance.values()) == {"owner"}
    assert sorted(edition.kinds) == sorted([*load().kinds, "sage"])


def test_a_whole_edition_stands_alone(write: Write) -> None:
    edition = load(write(WHOLE))
    assert (edition.id, edition.hash) == ("mine", load().hash)
    assert edition.kinds == load().kinds


def test_the_hash_follows_the_content_only(write: Write) -> None:
    built_in = load().hash
    assert len(built_in) == 16

    def hashed(text: str) -> str:
        return load(write(text)).hash

    head, *kinds = WHOLE.split("\n[kind.")
    turned = "\n[kind.".join([head, *reversed(kinds)])
    no_comments = "\n".join(line for line in WHOLE.splitlines() if not line.startswith("#"))
    assert hashed(turned) == built_in
    assert hashed(no_comments) == built_in
    assert hashed(WHOLE.replace('from = "reconstructed"', 'from = "my copy"')) == built_in
    assert hashed(HEAD) == built_in

    corrections = [
        "rounds = 8",
        "majority_points = [8, 4, 1]",
        "market_fill.3 = 0",
        '[kind.gold]\npowers = [{ do = "flat", points = 4 }]',
        '[kind.gold]\nposition = "both"',
        '[kind.gold]\ntext.de = "Drei Punkte."',
        '[kind.gold]\nname.en = "Bullion"',
        "[kind.gold]\ntraits = { gift = 1 }",
        "[card.57]\nfrom = 3",
        '[card.1]\nletter = "Z"',
    ]
    hashes = [hashed(HEAD + text) for text in corrections]
    assert len({built_in, *hashes}) == 1 + len(corrections)


def test_the_order_of_kinds_does_not_depend_on_the_file(write: Write) -> None:
    head, *kinds = WHOLE.split("\n[kind.")
    turned = load(write("\n[kind.".join([head, *reversed(kinds)])))
    assert list(turned.kinds) == list(load().kinds)


@pytest.mark.parametrize("kind", load().kinds.values(), ids=lambda kind: kind.id)
def test_powers_survive_the_round_trip(kind: Any) -> None:
    written = [said(power) for power in kind.powers]
    assert tuple(power_from_data(power, load().kinds) for power in written) == kind.powers
    assert written == read_toml(LIBRARY.built_in()["reconstructed-1"])["kind"][kind.id]["powers"]


def test_powers_this_edition_does_not_use_are_read() -> None:
    """A16.15."""
    selector = {"decks": ["palace"], "positions": ["both"], "kinds": ["anything"]}
    unused = [
        {"do": "each", "points": -2, "scope": "others", "select": selector},
        {"do": "compare", "points": 3, "sense": "least", "scope": "others", "select": {"colours": ["red"]}},
        {"do": "order", "points": 5, "goods": ["silk", "silk", "gem"]},
        {
            "do": "if",
            "points": 1,
            "otherwise": 0,
            "when": [{"select": {"traits": ["gift"]}, "scope": "all", "op": "==", "value": 2}],
        },
    ]
    for power in unused:
        assert said(power_from_data(power)) == power


def test_every_power_needs_exactly_its_fields() -> None:
    values: dict[str, Any] = {
        "points": 1,
        "otherwise": 0,
        "table": [1],
        "scope": "neighbours",
        "sense": "most",
        "select": {"colours": ["red"]},
        "when": [{"select": {"colours": ["red"]}, "scope": "own", "op": ">=", "value": 1}],
        "goods": ["silk", "gem", "gold"],
    }
    for do, fields in POWER_FIELDS.items():
        whole = {"do": do, **{name: values[name] for name in fields}}
        assert power_from_data(whole).do == do
        for name in fields:
            with pytest.raises(EditionFault, match=rf"^power: {name}: is missing; give "):
                power_from_data({key: value for key, value in whole.items() if key != name})
        for name in values.keys() - fields:
            with pytest.raises(EditionFault, match=rf"^power: {name}: is not known here"):
                power_from_data({**whole, name: values[name]})


def test_content_is_complete() -> None:
    whole = content(load())
    assert len(whole["kind"]) == 66
    assert whole["card"]["53"] == {"kind": "gold", "number": 53, "deck": "market", "from": 3, "letter": None}
