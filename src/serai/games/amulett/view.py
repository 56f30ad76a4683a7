"""Das Amulett: what there is to see, made from a state that has already been redacted (M12).

Of other hands the number of cards is shown, not their kinds (M12.2). Together with its history a view is enough to
play on from (`worlds.state_of`).
"""

from __future__ import annotations

from typing import Any

from serai.games.amulett.calls import bids_of
from serai.games.amulett.notation import Notation, bits
from serai.games.amulett.state import State, Step
from serai.kernel.schema import plain

LAST_STEPS = (
    (Step.RESHUFFLE, "setup"),
    (Step.HAMMER, "spell"),
    (Step.INCOME, "metal"),
    (Step.MOVE, "gem"),
    (Step.ROUND_END, "energy"),
    (Step.OVER, "over"),
)
PHASES = {int(step): next(phase for last, phase in LAST_STEPS if step <= last) for step in Step}
STEP_NAMES = {int(step): step.name.lower() for step in Step}


def view_of(states: Any, notation: Notation, viewer: int | None, awaited: tuple[int, ...]) -> dict[str, Any]:
    """M12.1: the table as one viewer sees it. States are arrays of one."""
    seen = plain(State, states)
    step = seen.step
    return {
        "round": seen.turn,
        "phase": PHASES[step],
        "step": STEP_NAMES[step],
        "start": seen.start,
        "awaited": list(awaited),
        "party": notation.areas[seen.party],
        "steps_left": seen.steps_left if Step.GEM_PHASE <= step <= Step.MOVE else 0,
        "desired": [metal for number, metal in enumerate(notation.metals) if (seen.desired >> number) & 1],
        "areas": notation.all_gems(seen),
        "stacks": dict(zip(notation.metals, seen.stacks, strict=True)),
        "bid": seen.bid,
        "bidder": seen.bidder - 1 if seen.bidder else None,
        "auction": _auction(states, seen, notation, viewer) if step in (Step.BID_SPELL, Step.BID) else None,
        "laid": notation.bundle(seen.laid),
        "deck": _deck(seen, notation),
        "uses_left": seen.uses if step in (Step.TELEPORT, Step.ENERGY) else 0,
        "to_bury": seen.empties_left,
        "sold": seen.sold,
        "dry": seen.dry,
        "seats": [_seat(seen, notation, seat, seat == viewer) for seat in range(seen.players)],
    }


def _auction(states: Any, seen: State, notation: Notation, viewer: int | None) -> dict[str, Any]:
    """The lot, the highest bid, and what the seat on turn may bid; how many cards it can pay is told to it alone."""
    of_spell = seen.step == Step.BID_SPELL
    lowest, most = (int(amount) for amount in bids_of(states))
    return {
        "spell": notation.spells[seen.card] if of_spell else None,
        "bid": seen.bid,
        "bidder": seen.bidder - 1 if seen.bidder else None,
        "lowest": lowest,
        "bidding": _still_to_act(seen) if of_spell else [s for s in range(seen.players) if (seen.bidding >> s) & 1],
        "most": most if of_spell or viewer == seen.actor else None,
    }


def _still_to_act(seen: State) -> list[int]:
    """M4.3: clockwise, the seat on turn first."""
    return [(seen.actor + turn) % seen.players for turn in range(seen.turns_left)]


def _deck(seen: State, notation: Notation) -> dict[str, Any]:
    """M12.3: how many cards there are, and what a careful player knows of their places, from the top.

    An entry of `known` says how many cards lie above, which spells follow, and who put them there; if that was one
    player and several spells, only that player sees them in their order.
    """
    size = seen.pile_size + seen.deck_size
    known: list[dict[str, Any]] = []
    lots = (*seen.lot[seen.top :], *seen.lot[: seen.top])
    lot = 0
    for above, number in enumerate((*seen.deck[seen.top :], *seen.deck[: seen.top])[:size]):
        if number:
            if known and lot == lots[above]:
                known[-1]["spells"].append(notation.spells[number])
            else:
                by = seen.burier[(seen.top + above) % len(seen.deck)] - 1
                known.append({"above": above, "spells": [notation.spells[number]], "by": by})
            lot = lots[above]
    return {"pile": seen.pile_size, "deck": seen.deck_size, "known": known}


def _seat(seen: State, notation: Notation, seat: int, own: bool) -> dict[str, Any]:
    entry = seen.seats[seat]
    shown: dict[str, Any] = {
        "gems": {colour: count for colour, count in zip(notation.colours, entry.gems, strict=False) if count},
        "gem_count": entry.gem_count,
        "colours": entry.colours,
        "hand_size": entry.hand_size,
        "supply": entry.supply,
        "spells": {notation.spells[number]: seen.stones[number] for number in bits(entry.spells)},
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
