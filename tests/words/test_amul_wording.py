"""Āmul in words: whatever can happen, be asked, be refused or be scored has its sentence in every language."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from serai import IllegalMove, Table
from serai.games.amul.edition.powers import MOST_POWERS
from serai.games.amul.edition.read import Edition, load, power_from_data
from serai.games.amul.explain import explain
from serai.games.amul.words.wording import AmulWording, words_for
from serai.games.wording import Reader
from serai.kernel.words import languages

NAMES = ("Anna", "Lukas", "Linda", "Ole")
LEFT_OVER = re.compile(r"[{}$]|\b\w+-\w+-\w+-\w+\b")  # a placeable that was not filled in, or a message id


def wording(language: str, seat: int | None = None, edition: Edition | None = None) -> AmulWording:
    return words_for(edition or load(), Reader(language, NAMES, seat))


def sound(text: str) -> bool:
    """A whole sentence."""
    return bool(text) and text[-1] in ".:" and not LEFT_OVER.search(text) and "  " not in text and " ." not in text


def random_game(seed: int) -> Table:
    random = Random(seed)
    table = Table.new("amul", players=4, seed=seed, options={"tea": 4})
    while not table.over:
        table.play(random.choice(table.legal(random.choice(table.to_move))))
    return table


@pytest.fixture(scope="module")
def tables() -> list[Table]:
    return [random_game(seed) for seed in range(3)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seat", [None, 0, 3])
def test_every_event_is_told(tables: list[Table], language: str, seat: int | None) -> None:
    words = wording(language, seat)
    told = set()
    for table in tables:
        for facts in table.view(seat)["history"]:
            text = words.event(facts)
            nothing_to_tell = facts["event"] == "dealt" and "cards" not in facts
            assert sound(text) or nothing_to_tell or (facts["event"] == "emptied" and not facts["cards"]), (facts, text)
            told.add(facts["event"])
    assert told == {
        *("began", "dealt", "round", "filled", "offered", "order", "picked", "revealed", "took", "emptied"),
        *("laid_down", "over"),
    }


def test_the_reader_is_spoken_to() -> None:
    facts = {"event": "offered", "seat": 1, "card": 53}
    assert wording("en").event(facts) == "Lukas offers Gold."
    assert wording("en", 1).event(facts) == "You offer Gold."
    assert wording("de").event(facts) == "Lukas bietet „Gold“ an."
    assert wording("de", 1).event(facts) == "Du bietest „Gold“ an."


def test_a_card_that_leaves_the_game_when_revealed() -> None:
    facts = {"event": "revealed", "seat": 0, "card": 53, "stays": False}
    assert wording("en").event(facts) == "Anna reveals Gold. It has only a hand icon, so it leaves the game."


def test_copies_stand_together() -> None:
    facts = {"event": "laid_down", "seat": 2, "cards": [53, 54, 91], "removed": [17]}
    assert wording("en").event(facts) == "Linda lays down 2× Gold and Oil. Camel, still in hand, leaves the game."
    assert wording("de", 2).event({**facts, "cards": [], "removed": []}) == "Du legst nichts aus."


def test_what_is_asked() -> None:
    table = Table.new("amul", players=4, seed=1)
    assert wording("en", 0).asked(table.view(0)) == "Choose a card for the Market."
    assert wording("en").asked(table.view(None)) == "Anna, Lukas, Linda and Ole still have to choose."
    table.play({"seat": 0, "do": "offer", "card": table.view(0)["seats"][0]["hand"][0]})
    name = wording("en").name(table.view(0)["seats"][0]["choice"])
    sealed = f"You offer {name}. You may change your mind until everyone has chosen."
    assert wording("en", 0).asked(table.view(0)) == f"{sealed} Lukas, Linda and Ole still have to choose."
    for seat in (1, 2):
        table.play(table.legal(seat)[0])
    assert wording("de").asked(table.view(None)) == "Ole muss noch wählen."


@pytest.mark.parametrize("language", languages())
def test_something_is_said_at_every_moment(language: str) -> None:
    random = Random(5)
    table = Table.new("amul", players=4, seed=5)
    asked = set()
    while not table.over:
        for seat in (None, 0, 1):
            text = wording(language, seat).asked(table.view(seat))
            assert sound(text), text
        seat = table.to_move[0]
        asked.add(table.view(None)["step"])
        for move in table.legal(seat):
            assert wording(language).choice(move)
        table.play(random.choice(table.legal(seat)))
    assert asked == {"offer", "pick", "play", "effect"}
    assert sound(wording(language, 0).asked(table.view(0)))


def refusals(table: Table) -> list[IllegalMove]:
    moves: list[dict[str, Any]] = [
        {"seat": 0, "do": "offer", "card": 172},
        {"seat": 0, "do": "offer", "card": 10**30},
        {"seat": 0, "do": "offer", "card": 0},
        {"seat": 0, "do": "pick", "card": 53},
        {"seat": 0, "do": "play", "card": 53},
        {"seat": 0, "do": "effect", "take": None},
        {"seat": 9, "do": "offer", "card": 1},
        {"seat": 0, "do": "dance"},
        {"seat": 0, "do": "offer"},
        {"seat": 0, "do": "offer", "card": "gold"},
        {"seat": None, "do": "setup", "first": 0, "deck": []},
    ]
    found = []
    for move in moves:
        with pytest.raises(IllegalMove) as refused:
            table.play(move)
        found.append(refused.value)
    return found


@pytest.mark.parametrize("language", languages())
def test_refusals_say_why_in_the_readers_language(language: str) -> None:
    for fault in refusals(Table.new("amul", players=4, seed=1)):
        text = wording(language, 0).refusal(fault)
        assert sound(text), text
        assert len(text) < 200


def test_a_refusal_names_the_card_and_the_player() -> None:
    table = Table.new("amul", players=4, seed=1)
    faults = refusals(table)
    assert faults[0].reason == "Card 172 is not in your hand. Choose one of your own cards."
    assert wording("en").refusal(faults[0]) == "Tea Trader is not in your hand. Choose one of your own cards."
    assert (
        wording("de").refusal(faults[1]) == "Diese Karte ist nicht auf deiner Hand. Wähle eine deiner eigenen Karten."
    )
    for seat in range(4):
        table.play(table.legal(seat)[0])
    late = next(seat for seat in range(4) if seat not in table.to_move)
    with pytest.raises(IllegalMove) as refused:
        table.play({"seat": late, "do": "pick", "card": table.legal(table.to_move[0])[0]["card"]})
    assert wording("en").refusal(refused.value) == f"It is not your turn. Wait for {NAMES[table.to_move[0]]}."


def test_who_wins() -> None:
    words = wording("en", 0)
    assert (
        words.outcome({"scores": [1, 3, 2, 0], "prowess": [0, 0, 0, 0], "winners": [1]}) == "Lukas wins with 3 points."
    )
    assert words.outcome({"scores": [3, 1, 2, 0], "prowess": [0, 0, 0, 0], "winners": [0]}) == "You win with 3 points."
    together = {"scores": [1, 1, 0, 0], "prowess": [2, 2, 0, 0], "winners": [0, 1]}
    assert words.outcome(together) == "You and Lukas win together with 1 point."
    tie = {"scores": [5, 5, 5, 0], "prowess": [0, 3, 1, 9], "winners": [1]}
    by_prowess = "Lukas wins with 5 points and Military Prowess 3: you and Linda had as many points, but less prowess."
    assert words.outcome(tie) == by_prowess


SELECTORS: list[dict[str, list[str]]] = [
    {"kinds": ["gold"]},
    {"kinds": ["gold", "silver", "gem"]},
    {"colours": ["green", "bazaar"]},
    {"decks": ["palace", "market"]},
    {"positions": ["both", "hand"]},
    {"traits": ["arab"]},
    {"traits": ["military", "gift"]},
    {"traits": ["trade"], "colours": ["purple"], "decks": ["market"], "positions": ["table"]},
    {"kinds": ["gold"], "colours": ["blue"], "decks": ["market"], "positions": ["hand"]},
]
SCOPES = ("own", "left", "right", "neighbours", "own_neighbours", "all", "others")


def powers() -> list[dict[str, Any]]:
    """Every power of A16 with every kind of selector, scope, operator and sense."""
    found: list[dict[str, Any]] = [
        {"do": "flat", "points": 1},
        {"do": "set", "table": [1, 3]},
        {"do": "scarcity", "table": [5, 1]},
        {"do": "order", "points": 9, "goods": ["gold", "gold", "silk"]},
    ]
    for select in SELECTORS:
        found += [
            {"do": do, "points": -1, "scope": scope, "select": select} for do in ("each", "variety") for scope in SCOPES
        ]
        found.append({"do": "pair", "points": 2, "select": select})
        found += [
            {"do": "compare", "points": 2, "sense": sense, "scope": scope, "select": select}
            for sense in ("most", "least")
            for scope in ("neighbours", "others")
        ]
        found += [
            {
                "do": "if",
                "points": 3,
                "otherwise": 1,
                "when": [
                    {"select": select, "scope": "own", "op": op, "value": 1},
                    {"select": {"kinds": ["oil"]}, "scope": "all", "op": "<=", "value": 0},
                ],
            }
            for op in (">=", "<=", "==")
        ]
    return found


AREAS = {
    "nothing else": [[53], [], [], []],
    "plenty": [[53, 54, 104, 4, 16, 24, 112, 43], [55, 76, 7, 28], [56, 57, 5, 149, 159], [100, 27, 164]],
    "more elsewhere": [[53, 100], [54, 55, 56, 4, 5, 91], [57, 58, 27, 28, 43, 164], [76, 7, 8]],
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("areas", AREAS)
def test_every_power_explains_itself(language: str, areas: str) -> None:
    """Gold carries all powers in turn, some at a time; each line must be a sound sentence whatever was counted."""
    edition, every = load(), powers()
    for first in range(0, len(every), MOST_POWERS):
        data = every[first : first + MOST_POWERS]
        gold = replace(edition.kinds["gold"], powers=tuple(map(power_from_data, data)))
        changed = replace(edition, kinds={**edition.kinds, "gold": gold}, hash=f"wording {first}")
        for seat in explain(changed, AREAS[areas]):
            for card in seat["cards"]:
                for reason in card["why"]:
                    text = wording(language, edition=changed).why(reason, card["kind"])
                    assert sound(text), (data, text)


@pytest.mark.parametrize("language", languages())
def test_every_card_of_the_edition_explains_itself(language: str) -> None:
    edition = load()
    areas = [list(range(seat + 1, 173, 4)) for seat in range(4)]
    for seat in explain(edition, areas):
        for card in seat["cards"]:
            for reason in card["why"]:
                assert sound(wording(language).why(reason, card["kind"]))
        assert sound(wording(language).majority(seat["arab"]))


def test_some_explanations_word_by_word() -> None:
    explained = explain(load(), [[42, 164, 104], [4, 17], [148, 53], []])
    why = {
        card["card"]: [wording("en").why(reason, card["kind"]) for reason in card["why"]]
        for seat in explained
        for card in seat["cards"]
    }
    assert why[42] == ["Always 7 points.", "-1 point each: 1 Military symbol in your neighbours' play areas."]
    assert why[164] == ["The order is not complete: you need Spice and Silver."]
    assert why[148] == ["Only 2 points: 1 Gold, Silver or Gem card in your play area (none allowed)."]
    german = wording("de").why(explained[2]["cards"][1]["why"][0], "dervish")
    assert german == "Nur 2 Punkte: 1 Karte „Gold“, „Silber“ oder „Juwel“ in deinem Spielbereich (keine erlaubt)."
    assert wording("en").majority(explained[1]["arab"]) == "1 Arab symbol: 1st place."


@pytest.mark.parametrize(
    ("step", "card", "numbers", "en", "de"),
    [
        ("offer", 7, (-3, 0), "Without it: -3 for sure", "Ohne sie: -3 sicher"),
        ("pick", 9, (1, 4), "With it: +1 for sure, +4 if nothing changes", "Mit ihr: +1 sicher, +4 vorläufig"),
        ("play", 7, (0, -8), "Revealed: -8 if nothing changes", "Aufgedeckt: -8 vorläufig"),
        ("play", 7, (0, 0), "Revealed: no change", "Aufgedeckt: keine Änderung"),
    ],
)
def test_the_numbers_of_a_card_in_words(step: str, card: int, numbers: tuple[int, int], en: str, de: str) -> None:
    """Card 7 is in the reader's hand."""
    sure, unsure = ({str(card): number} for number in numbers)
    view = {"step": step, "seats": [{"hand": [7]}], "sure": sure, "unsure": unsure}
    assert [wording(language, 0).worth(view, card) for language in ("en", "de")] == [en, de]
