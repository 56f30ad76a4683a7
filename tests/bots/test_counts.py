"""Āmul: counting what seats hold stays within its memory, whatever is tried."""

from __future__ import annotations

from typing import Any

import pytest

from serai.games.amul.bot.counts import TableCounts, count_areas, drop, hold
from serai.games.amul.bot.edition_priors import priors_of
from serai.games.amul.edition.compile import data_of
from serai.kernel.schema import blank
from serai.played_game import PlayedGame


@pytest.fixture
def memory() -> tuple[Any, Any, Any]:
    """An empty outlook of eight seats, the edition data, and the priors."""
    position: Any = PlayedGame.new("amul", players=8, seed=1).seen_by(0)
    data, priors = data_of(position.edition)[0], priors_of(position.edition, 8, 0, "greedy")[0]
    outlook = blank(TableCounts, 1)[0]
    count_areas(position.state, data, priors, outlook)
    return outlook, data, priors


def test_one_card_of_every_kind_fits(memory: tuple[Any, Any, Any]) -> None:
    outlook, data, priors = memory
    before = outlook.seats[1].tobytes()
    samples = [int(card) for card in priors.sample if card]
    for card in samples:
        hold(outlook.seats[0], data, priors, card)
    bits = sum(int(word).bit_count() for word in outlook.seats[0].kinds)
    assert bits == len(samples) == int(outlook.seats[0].copies.sum())
    assert outlook.seats[1].tobytes() == before


def test_a_card_tried_and_taken_back_leaves_nothing(memory: tuple[Any, Any, Any]) -> None:
    outlook, data, priors = memory
    for card in (int(card) for card in priors.sample if card):
        hold(outlook.seats[3], data, priors, card)
        drop(outlook.seats[3], data, priors, card)
    assert not any(outlook.seats[3].tobytes())


def test_a_kind_stays_as_long_as_one_of_its_cards(memory: tuple[Any, Any, Any]) -> None:
    outlook, data, priors = memory
    card = next(int(card) for kind, card in enumerate(priors.sample) if priors.copies[kind] > 1)
    hold(outlook.seats[0], data, priors, card)
    once = outlook.seats[0].tobytes()
    hold(outlook.seats[0], data, priors, card)
    drop(outlook.seats[0], data, priors, card)
    assert outlook.seats[0].tobytes() == once
