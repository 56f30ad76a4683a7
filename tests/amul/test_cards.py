"""Every card of the edition: its text says what its powers do, and it scores what they say."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from serai.games.amul.edition.read import load
from serai.games.amul.explain import explain
from tests.support.amul_catalogue import PlainCard, catalogue
from tests.support.amul_scores import score
from tests.support.naive_scoring import NaiveScorer, matches

FIRSTS = {(card.kind, card.deck): card.number for card in reversed([*catalogue().values()])}
"""The first card of each kind in each deck. Its copies follow where it is rare: they have its words and its powers."""
every_card = pytest.mark.parametrize(
    "card",
    [
        pytest.param(card, marks=() if card.number in FIRSTS.values() else pytest.mark.rare)
        for card in catalogue().values()
    ],
    ids=lambda card: f"{card.number} {card.kind} {card.deck}",
)


def numbers_of_power(power: Mapping[str, Any]) -> Iterator[int]:
    """The figures a text must name."""
    if "table" in power:
        yield from power["table"]
        yield from range(1, len(power["table"]) + 1)
    else:
        yield abs(power["points"])
    if power.get("otherwise"):
        yield power["otherwise"]
    for condition in power.get("when", ()):
        if condition["op"] == ">=":  # "at most 0" is put into words
            yield condition["value"]


def kinds_of_power(power: Mapping[str, Any]) -> set[str]:
    """The kinds a text must name."""
    selectors = [power.get("select", {}), *(condition["select"] for condition in power.get("when", ()))]
    return {*power.get("goods", ()), *(kind for select in selectors for kind in select.get("kinds", ()))}


@every_card
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_text_names_the_figures(card: PlainCard, language: str) -> None:
    without_remarks = re.sub(r"\(.*?\)", "", card.text[language])
    told = Counter(int(figure) for figure in re.findall(r"\d+", without_remarks))
    meant = Counter(figure for power in card.powers for figure in numbers_of_power(power))
    if card.effect:
        meant[1] += 1
    # "At least 1 of each" may be said once or thrice.
    assert (told[1] > 0) >= (meant[1] > 0)
    del told[1], meant[1]
    assert told == meant


@every_card
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_text_names_the_kinds(card: PlainCard, language: str) -> None:
    named = {kind.id for kind in load().kinds.values() if kind.name[language] in card.text[language]}
    assert {kind for power in card.powers for kind in kinds_of_power(power)} <= named


def tables_around(card: PlainCard) -> Iterator[tuple[int, list[list[int]]]]:
    """A few tables with the card on a random seat, rich in what its powers look at."""
    draw = random.Random(card.number)
    others = [other for other in catalogue().values() if other.number != card.number]
    numbers = [other.number for other in others]
    wanted = [
        other.number for other in others if other.kind == card.kind or any(looks_at(p, other) for p in card.powers)
    ]
    for players in (3, 4, 6, 8):
        areas: list[list[int]] = [[] for _ in range(players)]
        for number in sorted({*draw.sample(wanted, min(len(wanted), 12)), *draw.sample(numbers, 2 * players)}):
            draw.choice(areas).append(number)
        seat = draw.randrange(players)
        areas[seat].insert(draw.randint(0, len(areas[seat])), card.number)
        yield seat, areas


def looks_at(power: Mapping[str, Any], card: PlainCard) -> bool:
    selectors = [power.get("select"), *(condition["select"] for condition in power.get("when", ()))]
    return card.kind in power.get("goods", ()) or any(select and matches(card, select) for select in selectors)


@every_card
def test_it_scores_as_its_powers_say(card: PlainCard) -> None:
    for seat, areas in tables_around(card):
        naive = NaiveScorer(catalogue(), areas)
        (told,) = [entry for entry in explain(load(), areas)[seat]["cards"] if entry["card"] == card.number]
        assert told["kind"] == card.kind
        assert told["row"] == card.colour
        assert told["points"] == naive.card_points(seat, card)
        assert [why["points"] for why in told["why"]] == [naive.power_points(seat, card, p) for p in card.powers]


def test_every_copy_is_of_its_kind() -> None:
    cards = {card.number: (card.kind, card.deck) for card in catalogue().values()}
    assert {card.number: (card.kind, card.deck) for card in load().cards} == cards


@every_card
def test_alone_on_the_table(card: PlainCard) -> None:
    for players in (3, 8):
        areas = [[], [card.number]] + [[] for _ in range(players - 2)]
        assert score(areas) == NaiveScorer(catalogue(), areas).result()
