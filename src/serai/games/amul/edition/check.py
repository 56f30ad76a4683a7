"""Āmul: what an edition must fulfil as a whole."""

from __future__ import annotations

from serai.games.amul.edition.fields import MOST_CARDS, Card, Edition
from serai.kernel.toml_reader import Faults

MOST_KINDS = 72
MOST_TEA = 8
TEA, TEA_TRADER = "tea", "tea_trader"
"""The two kinds that the rules themselves name (A13)."""


def check(edition: Edition, faults: Faults) -> None:
    _check_cards(edition, faults)
    _check_counts(edition, faults)
    _check_tea(edition, faults)


def _check_cards(edition: Edition, faults: Faults) -> None:
    """What must hold card by card: numbers without gaps, letters (A1.3), Bazaar cards (A1.2)."""
    for place, card in enumerate(edition.cards, 1):
        if card.number != place:
            faults.add("cards", f"number {place} is missing; numbers run from 1 without gaps")
            break
    owner_of: dict[str, Card] = {}
    for card in edition.cards:
        kind = edition.kinds[card.kind]
        where = f"card {card.number} ({card.kind})"
        if kind.traits["military"] and not card.letter:
            faults.add(where, "letter", "is missing; a card with Military symbols carries a letter (A1.3)")
        if card.letter and not kind.traits["military"]:
            faults.add(where, "letter", f"{card.letter} belongs on cards with Military symbols only (A1.3)")
        if card.letter and card.letter in owner_of:
            other = owner_of[card.letter]
            faults.add(where, "letter", f"{card.letter} is already on card {other.number} ({other.kind}) (A1.3)")
        elif card.letter:
            owner_of[card.letter] = card
        if (card.deck == "bazaar") != (kind.colour == "bazaar"):
            faults.add(where, "deck", f"{card.deck} does not go with colour {kind.colour}; bazaar needs both (A1.2)")


def _check_counts(edition: Edition, faults: Faults) -> None:
    """Enough cards for every number of players (A2.2), and not more than the state has room for."""
    if len(edition.kinds) > MOST_KINDS:
        faults.add("kinds", f"there are {len(edition.kinds)}, at most {MOST_KINDS} fit")
    for deck, most in MOST_CARDS.items():
        count = sum(card.deck == deck for card in edition.cards)
        if count > most:
            faults.add("cards", f"there are {count} {deck} cards, at most {most} fit")
    for n, fill in edition.market_fill.items():
        in_use = sum(card.deck == "market" and card.min_players <= n and card.kind != TEA for card in edition.cards)
        needed = edition.start_hand * n + edition.rounds * (n + fill)
        if in_use < needed:
            faults.add("cards", f"{n} players need {needed} Market cards (without Tea), there are {in_use} (A2.2)")
    for kind in edition.kinds:
        if not any(card.kind == kind for card in edition.cards):
            faults.add(f"kind {kind}", "cards", "there are none; give at least one row")


def _check_tea(edition: Edition, faults: Faults) -> None:
    for kind, deck, most in ((TEA, "market", MOST_TEA), (TEA_TRADER, "bazaar", 1)):
        cards = [card for card in edition.cards if card.kind == kind]
        if kind not in edition.kinds:
            faults.add(f"kind {kind}", "is missing; the Tea variant needs it (A13)")
        elif len(cards) > most or any(card.deck != deck for card in cards):
            faults.add(f"kind {kind}", "cards", f"must be 1 to {most}, all of the {deck} deck (A13)")
