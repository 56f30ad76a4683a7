"""Das Amulett M4: the spell phase."""

from __future__ import annotations

from tests.amulett.scenes import Scene


def test_m4_1_as_many_cards_as_players() -> None:
    scene = Scene.at("spell_phase", players=4, deck_top=["gift", "influence", "superiority", "two_wishes", "meta_iron"])
    assert (scene.card(), int(scene.state.pile_size), len(scene.deck())) == ("gift", 3, 29)
    assert scene.deck()[0] == "meta_iron"


def test_m4_1_a_short_deck_gives_what_it_has() -> None:
    spells = list(Scene.at("spell_phase", players=3).position.edition.spells)
    held: list[dict[str, int]] = [dict.fromkeys(spells[2 + seat :: 4], 1) for seat in range(4)]
    scene = Scene.at("spell_phase", players=4, spells=held)
    assert (scene.card(), int(scene.state.pile_size), scene.deck()) == (spells[0], 1, [])


def test_m4_2_one_card_after_the_other_is_revealed() -> None:
    scene = Scene.at("spell_phase", players=3, deck_top=["gift", "influence", "superiority"])
    shown = []
    while not scene.finished:
        shown.append(scene.card())
        for _ in range(3):
            scene.do(scene.to_move(), "pass")
    assert shown == ["gift", "influence", "superiority"]


def test_m4_3_everybody_acts_once_and_bids_more_than_before() -> None:
    scene = Scene.at("spell_phase", players=3, start=2)
    assert scene.amounts() == list(range(1, 11))
    scene.do(2, "bid_spell", amount=4)
    assert scene.amounts() == [5, 6, 7, 8, 9, 10]
    for wrong in (4, 0, 11, -5, 5.0, "5", None, True):
        assert scene.refused(0, "bid_spell", amount=wrong) == "M4.3"
    scene.do(0, "bid_spell", amount=5).do(1, "pass")
    assert scene.spells()[0] == {"magic_amber": 5}


def test_m4_4_who_cannot_raise_must_pass() -> None:
    scene = Scene.at("spell_phase", players=3, spells=[{}, {"gift": 7}, {}]).do(0, "bid_spell", amount=3)
    assert scene.legal() == [{"seat": 1, "do": "pass"}]
    assert scene.refused(1, "bid_spell", amount=3) == "M0.3"


def test_m4_5_the_highest_bidder_gets_the_card_and_the_hat() -> None:
    scene = Scene.at("spell_phase", players=3, start=0, deck_top=["gift"])
    scene.do(0, "bid_spell", amount=1).do(1, "bid_spell", amount=4).do(2, "pass")
    assert (scene.spells(), scene.supply(), scene.start(), scene.to_move()) == (
        [{}, {"gift": 4}, {}],
        [10, 6, 10],
        1,
        1,
    )


def test_m4_6_without_a_bid_the_card_goes_under_the_deck() -> None:
    scene = Scene.at("spell_phase", players=3, start=1, deck_top=["gift"])
    for seat in (1, 2, 0):
        scene.do(seat, "pass")
    assert (scene.deck()[-1], scene.start(), scene.to_move(), int(scene.state.pile_size)) == ("gift", 1, 1, 1)


def test_m4_7_no_spell_has_an_effect_here() -> None:
    """Mighty Power and Superiority count in exchanges only."""
    scene = Scene.at("spell_phase", players=3, spells=[{"mighty_power": 1}, {"superiority": 1}, {}])
    assert scene.do(0, "bid_spell", amount=3).amounts() == [4, 5, 6, 7, 8, 9]
    assert scene.do(1, "bid_spell", amount=4).amounts() == [5, 6, 7, 8, 9, 10]
