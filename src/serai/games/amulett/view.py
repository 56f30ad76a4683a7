"""Das Amulett: what there is to see, made from a state that has already been redacted (M12).

Of other hands the number of cards is shown, not their kinds (M12.2).
"""

from __future__ import annotations

from typing import Any

from serai.games.amulett.exchange import lowest_bid
from serai.games.amulett.notation import Notation
from serai.games.amulett.spell_phase import most_stones_to_bid
from serai.games.amulett.state import State, Step
from serai.kernel.schema import plain

PHASES = (
    (Step.RESHUFFLE, "setup"),
    (Step.HAMMER, "spell"),
    (Step.INCOME, "metal"),
    (Step.MOVE, "gem"),
    (Step.ROUND_END, "energy"),
    (Step.OVER, "over"),
)
"""The last step of each phase."""


def view_of(state: State, notation: Notation, viewer: int | None, awaited: tuple[int, ...]) -> dict[str, Any]:
    """The table as one viewer sees it."""
    seen = plain(State, state)
    step = Step(seen.step)
    gem_phase = Step.GEM_PHASE <= step <= Step.MOVE
    return {
        "round": seen.turn,
        "phase": next(phase for last, phase in PHASES if step <= last),
        "step": step.name.lower(),
        "start": seen.start,
        "awaited": list(awaited),
        "party": notation.areas[seen.party],
        "steps_left": seen.steps_left if gem_phase else 0,
        "desired": [metal for number, metal in enumerate(notation.metals) if (seen.desired >> number) & 1],
        "areas": notation.all_gems(seen),
        "stacks": dict(zip(notation.metals, seen.stacks, strict=True)),
        "auction": _auction(state, seen, notation, viewer),
        "laid": notation.bundle(list(seen.laid)),
        "deck": _deck(seen, notation),
        "dry": seen.dry,
        "seats": [_seat(seen, notation, seat, seat == viewer) for seat in range(seen.players)],
    }


def _auction(state: State, seen: State, notation: Notation, viewer: int | None) -> dict[str, Any] | None:
    """The lot, the highest bid, and what whoever is on turn may bid; the cover is told to its owner only."""
    if seen.step not in (Step.BID_SPELL, Step.BID):
        return None
    spell = seen.step == Step.BID_SPELL
    auction = {
        "spell": notation.spells[seen.card] if spell else None,
        "bid": seen.bid,
        "bidder": seen.bidder - 1 if seen.bidder else None,
        "lowest": seen.bid + 1 if spell else int(lowest_bid(state)),
        "bidding": _still_to_act(seen) if spell else [s for s in range(seen.players) if (seen.bidding >> s) & 1],
        "most": None,
    }
    if spell:
        auction["most"] = int(most_stones_to_bid(state))
    elif viewer == seen.actor:
        auction["most"] = seen.seats[viewer].cover
    return auction


def _still_to_act(seen: State) -> list[int]:
    """M4.3: clockwise, the seat on turn first."""
    return [(seen.actor + turn) % seen.players for turn in range(seen.turns_left)]


def _deck(seen: State, notation: Notation) -> dict[str, Any]:
    """M12.3: how many cards there are, and what a careful player knows of their places, from the top.

    An entry of `known` says how many cards lie above, which spells follow, and whether their order is known.
    """
    size = seen.pile_size + seen.deck_size
    places = [(seen.top + card) % len(seen.deck) for card in range(size)]
    known: list[dict[str, Any]] = []
    lot = 0
    for above, place in enumerate(places):
        spell = seen.deck[place]
        if seen.step == Step.OVER or seen.lot[place]:
            if known and lot == seen.lot[place]:
                known[-1]["spells"].append(notation.spells[spell])
            else:
                known.append({"above": above, "spells": [notation.spells[spell]], "by": seen.burier[place] - 1})
        lot = seen.lot[place]
    return {"pile": seen.pile_size, "deck": seen.deck_size, "known": known}


def _seat(seen: State, notation: Notation, seat: int, own: bool) -> dict[str, Any]:
    entry = seen.seats[seat]
    shown: dict[str, Any] = {
        "gems": {colour: count for colour, count in zip(notation.colours, entry.gems, strict=False) if count},
        "gem_count": entry.gem_count,
        "colours": entry.colours,
        "hand_size": entry.hand_size,
        "supply": entry.supply,
        "spells": {
            spell: seen.stones[number] for number, spell in enumerate(notation.spells) if seen.owner[number] == seat + 1
        },
        "chosen": bool(entry.has_chosen),
    }
    if own:
        shown["hand"] = dict(zip(notation.metals, entry.hand, strict=True))
        shown["dealt"] = [notation.spells[spell] for spell in entry.dealt if spell]
        shown["kept"] = {
            notation.spells[spell]: stones for spell, stones in zip(entry.dealt, entry.kept, strict=True) if stones
        }
        shown["buried"] = [notation.spells[spell] for spell in entry.buried if spell]
    return shown
