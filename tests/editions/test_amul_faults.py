"""Whatever is wrong with an edition file of Āmul is told in one line that names file, card and field."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from serai.games.amul.edition.read import LIBRARY, load
from serai.kernel.toml_reader import EditionFault
from tests.editions.faults import cases

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


@pytest.mark.parametrize(("text", "fault"), cases("amul_first_lines"))
def test_first_lines(write: Write, text: str, fault: str) -> None:
    assert faults(write, text) == (f"my.toml: {fault}",)


@pytest.mark.parametrize(("text", "fault"), cases("amul"))
def test_corrections(write: Write, text: str, fault: str) -> None:
    assert f"my.toml: {fault}" in faults(write, HEAD + text)


@pytest.mark.parametrize(("power", "fault"), cases("amul_powers"))
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
