"""Das Amulett M5: the event of an income, with the spells that have brought it (see events.py)."""

from __future__ import annotations

from serai.games.amulett.rules.bits import lowest_bit
from serai.games.amulett.rules.bundles import cards_of, packed
from serai.games.amulett.rules.edition_data import EditionData, Power
from serai.games.amulett.rules.state import METALS, State
from serai.games.amulett.seen.names import Names, put_bundle, put_stones
from serai.kernel.json_writer import Page, put, put_comma, put_field
from serai.kernel.rule import part_rule, rule, whole


@rule
def cards_from(state: State, data: EditionData, seat: int, spell: int) -> int:
    """M5.3, M13.2: the cards that a spell gives its owner as income."""
    cards = whole(data.powers[spell, Power.JOKER])
    for metal in range(METALS):
        cards += whole(data.powers[spell, Power.SYMBOL + metal])
    for index in range(data.magics_size):
        magic = data.magics[index]
        if magic.spell == spell:
            cards += whole(magic.cards) * whole(state.seats[seat].gems[magic.colour])
    return cards


@rule
def put_sources(page: Page, at: int, names: Names, data: EditionData, before: State, seat: int, taken: int) -> int:
    """How many cards each spell has brought; what the stacks were short of (M5.5) is missing at the last ones."""
    left = whole(0)
    for metal in range(METALS):
        left += cards_of(taken, metal)
    at = put(page, at, b',"spells":{')
    opening = at
    spells = whole(before.seats[seat].spells)
    while spells > 0:
        spell = lowest_bit(spells)
        cards = min(cards_from(before, data, seat, spell), left)
        if cards > 0:
            at = put_stones(page, put_comma(page, at, opening), names, spell, cards)
        left -= cards
        spells &= spells - 1
    return put(page, at, b"}")


@part_rule
def put_income(page: Page, at: int, names: Names, data: EditionData, before: State, after: State) -> int:
    """M5.4: cards that were taken without a choice."""
    seat = whole(before.actor)
    taken = packed(after.seats[seat].hand) - packed(before.seats[seat].hand)
    if taken == 0:
        return at
    at = put_field(page, at, b'{"event":"income","seat":', seat)
    at = put_bundle(page, put(page, at, b',"take":'), names, taken)
    return put(page, put_sources(page, at, names, data, before, seat, taken), b"},")
