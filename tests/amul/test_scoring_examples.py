"""A17.4: scoring situations checked by hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.support.amul_catalogue import catalogue
from tests.support.amul_editions import catalogue_with
from tests.support.amul_scores import points_by_power, score
from tests.support.naive_scoring import NaiveScorer

DATA = json.loads(Path(__file__).with_name("scoring_examples.json").read_text("utf-8"))

examples = pytest.mark.parametrize(
    "example", DATA["examples"], ids=lambda example: f"{example['id']} {example['name']}"
)
power_examples = pytest.mark.parametrize(
    "example", DATA["power_examples"], ids=lambda example: f"{example['id']} {example['name']}"
)


def test_a17_4_all_examples_are_here() -> None:
    assert [example["id"] for example in DATA["examples"]] == [f"E{number:02}" for number in range(1, 33)]
    assert [example["id"] for example in DATA["power_examples"]] == [f"P{number:02}" for number in range(1, 21)]


@examples
def test_a17_4_examples(example: dict[str, Any]) -> None:
    assert score(example["areas"]) == example["expect"]


@examples
def test_a17_4_examples_by_the_naive_scorer(example: dict[str, Any]) -> None:
    """The yardstick of the differential tests must be right itself."""
    assert NaiveScorer(catalogue(), example["areas"]).result() == example["expect"]


@power_examples
def test_a17_4_power_examples(example: dict[str, Any]) -> None:
    kind = catalogue()[example["card"]].kind
    points = points_by_power(example["areas"], example["seat"], kind, example["card"], example["power"])
    assert points == example["expect"]


@power_examples
def test_a17_4_power_examples_by_the_naive_scorer(example: dict[str, Any]) -> None:
    card = catalogue()[example["card"]]
    cards = catalogue_with({card.kind: [example["power"]]})
    naive = NaiveScorer(cards, example["areas"])
    assert naive.power_points(example["seat"], cards[card.number], example["power"]) == example["expect"]
