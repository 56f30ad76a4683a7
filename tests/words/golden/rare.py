"""What whole games rarely bring: ties, what is told after the game only, and the reasons of scores."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

from serai.games.amul.edition.read import load
from serai.games.amul.explain import explain
from tests.words.golden.sentences import Sentence

AREAS = (
    [[53, 54, 104, 4, 16, 24, 112, 43, 42, 164, 91], [55, 76, 7, 28, 17, 5], [56, 57, 149, 159, 148, 53], [100, 27]],
    [list(range(seat + 1, 173, 4)) for seat in range(4)],
)


def _to_all(say: str, *of: object) -> Iterator[Sentence]:
    return (Sentence(say, list(of), reader) for reader in (None, 0, 1, 2))


def _amul() -> Iterator[Sentence]:
    tied = {"scores": [5, 5, 5, 0], "prowess": [0, 3, 1, 9], "winners": [1]}
    yield from _to_all("outcome", tied)
    yield from _to_all("outcome", {"scores": [1, 1, 0, 1], "prowess": [2, 2, 0, 2], "winners": [0, 1, 3]})
    yield from _to_all("event", {"event": "laid_down", "seat": 2, "cards": [53, 54, 91], "removed": [17, 18, 19]})
    yield from _to_all("event", {"event": "laid_down", "seat": 0, "cards": [], "removed": [17]})
    yield from _to_all("event", {"event": "dealt", "seat": 1, "count": 2, "cards": [53, 54]})
    yield from _to_all("event", {"event": "took", "seat": 0, "card": None, "source": "palace"})
    yield from _to_all("event", {"event": "emptied", "cards": []})
    yield from _to_all("event", {"event": "shuffled", "cards": [53, 4, 91]})
    yield from _to_all("refusal", {"message": "amul-refuse-not-in-hand", "arguments": {"card": 10**15}})
    copies = {"seat": 1, "kind": "gold", "surplus": 2, "count": 0, "players": 3}
    yield from _to_all("refusal", {"message": "amul-refuse-copies", "arguments": copies})
    for step in ("offer", "pick", "play", "effect"):
        verbs = {"verb": "effect" if step == "offer" else "offer", "step": step}
        yield from _to_all("refusal", {"message": "amul-refuse-not-now", "arguments": verbs})
    yield from _to_all("refusal", {"message": "amul-refuse-chosen", "arguments": {"seat": 1}})
    yield from _to_all("asked", {"step": "setup", "awaited": [], "seats": [{}, {}, {}]})
    yield from _hints([{"seat": 0, "do": "offer", "card": card} for card in (53, 4)], AMUL_REASONS)
    yield from _hints([{"seat": 0, "do": "effect", "take": card} for card in (53, None)], [])
    for verb in ("pick", "play"):
        yield _hint({"seat": 0, "do": verb, "card": 53}, None, 0.0, 0.0, None)
    yield from _moments(("offer", "pick", "play", "effect"), "stake", card=53)
    yield from _scored()


AMUL_REASONS: list[tuple[str, dict[str, Any]]] = [
    ("trader", {"card": 166, "trader": 166, "points": 11, "goods": ["spice", "gold", "lamp"]}),
    ("completes", {"card": 4, "trader": 166, "points": 11}),
    ("fetches_trader", {"card": 72, "trader": 166, "points": 11, "goods": ["spice", "gold", "lamp"]}),
    ("fetches", {"card": 72, "taken": 150, "points": 3}),
    ("set", {"card": 53, "points": 4, "count": 3}),
    ("scores", {"card": 53, "points": 1}),
    ("scores", {"card": 53, "points": 4}),
    *[("raises", {"card": 53, "points": 2, "row": row}) for row in range(6)],
    *[(name, {"card": 53, "trait": trait, "mine": 3, "best": 2}) for name in ("majority", "keeps") for trait in (0, 1)],
    ("waits", {"card": 53, "other": 4}),
    ("lost", {"card": 4}),
    ("useless", {"card": 4}),
    ("needed", {"seat": 1, "card": 4, "points": 5}),
]


def _hints(moves: list[Any], reasons: list[tuple[str, dict[str, Any]]]) -> Iterator[Sentence]:
    """Hints without a reason, by how close they are, and with each reason."""
    for win, other in ((0.41, 0.405), (0.41, 0.39), (0.41, 0.3)):
        yield _hint(moves[0], moves[1], win, other, None)
    for reason, facts in reasons:
        why = {"reason": reason, "arguments": facts, "share": 0.5}
        yield _hint(moves[0], moves[1], 0.41, 0.3, why)
        yield Sentence("reasons", [{"why": why, "move": moves[0]}], 0)
    yield Sentence("reasons", [{"why": None, "move": moves[0]}], 0)


def _moments(verbs: Iterable[str], reason: str, **facts: Any) -> Iterator[Sentence]:
    """What the decisions of a review were about; without facts nothing is at stake."""
    stake = {"reason": reason, "arguments": facts, "share": 1.0} if facts else None
    for verb in verbs:
        yield Sentence("moment", [{"decision": {"move": {"seat": 0, "do": verb}}, "stake": stake}], 0)


def _hint(move: Any, other: Any, win: float, other_win: float, why: Any) -> Sentence:
    facts = {"move": move, "other": other, "win": win, "other_win": other_win, "why": why, "rows": [], "worlds": 1125}
    return Sentence("advice", [facts], 0)


def _scored() -> Iterator[Sentence]:
    for seat in chain.from_iterable(explain(load(), areas) for areas in AREAS):
        for card in seat["cards"]:
            yield from (Sentence("why", [reason, card["kind"]], None) for reason in card["why"])
        yield Sentence("majority", [seat["arab"]], None)
        yield Sentence("majority", [seat["mongol"]], None)


def _amulett() -> Iterator[Sentence]:
    gems = [{"red": 2, "white": 1}, {"red": 1, "grey": 2}, {}]
    yield from _to_all("outcome", {"winners": [0, 1], "reason": "stalled", "gems": gems, "rounds": 9})
    yield from _to_all("outcome", {"winners": [1], "reason": "stalled", "gems": gems, "rounds": 9})
    for reason in ("seven_colours", "eight_gems"):
        yield from _to_all("outcome", {"winners": [0], "reason": reason, "gems": gems, "rounds": 9})
    yield from _to_all("event", {"event": "dealt", "seat": 0, "count": 2, "spells": ["gift", "influence"]})
    yield from _to_all("event", {"event": "named", "seat": 0, "spell": "gift"})
    yield from _to_all("event", {"event": "buried", "seat": 0, "spells": ["gift", "influence"]})
    order = {"order": ["influence", "gift"]}
    yield from _to_all("event", {"event": "buried", "seat": 0, "spells": ["gift", "influence"], **order})
    curse = {"event": "cursed", "seat": 0, "cards": {"gold": 1}, "winner": 1}
    yield from _to_all("event", curse)
    yield from _to_all("event", {"event": "took_back", "seat": 0, "cards": {"gold": 1, "iron": 2}, "winner": 0})
    for emptied in (False, True):
        drained = {"event": "drained", "seat": 0, "spell": "gift", "owner": 1, "emptied": emptied}
        yield from _to_all("event", drained)
    for empty in ([], ["energy_arc"]):
        yield from _to_all("event", {"event": "charged", "seat": 0, "spell": "gift", "emptied": empty})
    yield from _to_all("event", {"event": "journey", "seat": 0, "value": 4})
    yield from _to_all("event", {"event": "stayed", "area": "A1"})
    yield from _to_all("event", {"event": "bid", "seat": 0, "amount": 1, "repeated": True})
    for step in ("teleport", "desire", "journey", "take", "curse", "energy"):
        yield from _to_all("event", {"event": "passed", "seat": 0, "step": step})
    yield from _to_all("asked", {"step": "marker", "awaited": [], "party": "A1", "auction": None, "seats": [{}] * 3})
    seats = [{"chosen": True}, {"chosen": False}, {"chosen": False}]
    yield from _to_all("asked", {"step": "keep", "awaited": [1, 2], "party": "A1", "auction": None, "seats": seats})
    limits = {"least": 0, "most": 2, "low": {}, "high": {"gold": 4, "iron": 1}}
    yield from _to_all("refusal", {"message": "amulett-refuse-income", "arguments": limits})
    yield from _hints([{"seat": 0, "do": "bid", "amount": amount} for amount in (3, 1)], AMULETT_REASONS)
    yield from _moments(("drain", "bid_spell", "pass"), "stake_spell", spell="gift")
    yield from _moments(("move", "gem", "bid"), "stake_area", area="C2")
    yield from _moments(("keep", "income", "pay", "take", "teleport", "desire", "journey", "bury"), "")
    yield from (Sentence("meaning", [f"amulett-means-{message}", facts], 0) for message, facts in MEANINGS)


AMULETT_REASONS: list[tuple[str, dict[str, Any]]] = [
    ("wins", {"area": "C2"}),
    ("colours", {"gems": ["white"]}),
    ("colours", {"gems": ["white", "light_blue"]}),
    ("no_colour", {"area": "C2"}),
    ("unpaid", {"amount": 4}),
    ("stops", {"seat": 1}),
    *[("cheaper", {"count": count}) for count in (1, 2)],
    *[("income", {"spell": "two_wishes", "count": count}) for count in (1, 2)],
    *[("lasts", {"spell": "gift", "rounds": rounds}) for rounds in (1, 3)],
    *[("energy", {"left": left}) for left in (0, 1, 4)],
    ("pays_there", {"area": "C2", "count": 3}),
    ("accepted", {"metal": "iron"}),
    ("kept", {"metal": "iron"}),
    *[("drains", {"seat": 1, "spell": "gift", "left": left}) for left in (0, 1, 2)],
]

MEANINGS: list[tuple[str, dict[str, object]]] = [
    ("keep", {"stones_on": {"gift": 3, "influence": 3}, "left": 4}),
    ("keep", {"stones_on": {"gift": 1}, "left": 0}),
    ("bid-spell", {"amount": 1, "left": 0}),
    ("bid-spell", {"amount": 2, "left": 1}),
    ("bid", {"amount": 3, "cover": 5, "kind": "repeat"}),
    ("bid", {"amount": 5, "cover": 5, "kind": "most"}),
    ("bid", {"amount": 4, "cover": 5, "kind": "raise"}),
    ("income", {"take": {"gold": 2, "iron": 1}}),
    ("pay", {"cards": {"gold": 2}, "rest": {"iron": 1, "copper": 3}}),
    ("pay", {"cards": {"gold": 2}, "rest": {}}),
    ("take", {"cards": {"silver": 1}}),
    ("gem", {"gems": ["red", "red"], "new": 0, "wins": "no"}),
    ("gem", {"gems": ["red", "white"], "new": 1, "wins": "no"}),
    ("gem", {"gems": ["red"], "new": 1, "wins": "yes"}),
    ("move", {"area": "A1", "gems": ["red", "green"], "cover": 1}),
    ("teleport-here", {"from": "A1", "colour": "red", "to": "B2"}),
    ("teleport-away", {"from": "A1", "colour": "red", "to": "B2"}),
    ("desire", {"metal": "gold", "held": 3}),
    ("drain", {"spell": "gift", "stones": 1, "owner": 1}),
    ("arc", {"spell": "gift", "stones": 2, "owner": 0}),
]
"""of the short list of choices (games/amulett/seen/choices.py)"""

RARE = {"amul": list(_amul()), "amulett": list(_amulett())}
