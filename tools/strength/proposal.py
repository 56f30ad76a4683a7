"""Propose changes that would even out odd cards and spells, with the reckoning, from the counted games alone."""

from __future__ import annotations

import math
from dataclasses import dataclass
from textwrap import fill

from serai.arena.summary import Z95
from tools.strength.balance import Balance, Tally
from tools.strength.lift import doubt_of, is_off, is_told, lift_of, mean_lift, things_of

NEAR = 5
"""Seats that ended within this many points of a tie show what a point is worth."""

SEVERAL = 1.05
"""From here on we say that an owner has more than one of a kind."""

NOTHING = "Nothing is clearly off here, so nothing is proposed. Evening out the farthest from the mean would take:"

POINT = """\
A point is worth {each:.2%} ± {doubt:.2%} of a win: that is the share of seats that ended at each single margin from
-{near} to {near} points to the best of the others. The mean lift of all kinds is {mean:+.1%}, since winners have more
of everything. Divide the lift of a kind beyond that by the worth of a point, and you have how many points fewer, or
more, its owner would have to get for it."""

POINT_DOUBTS = """\
Doubts: cards come in company, and a card may win only because of what is bought with it; if an owner has several of a
kind they share the change; and with other values the same bot would buy other cards. So make half of a change first,
and count again."""

STONE = """\
A stone more, paid for the same spell, went along with {each:+.2%} ± {doubt:.2%} of a win{judged} The other lever is the
energy cost: with a bolt more, the same stones feed a spell for fewer rounds. The mean lift of all spells is
{mean:+.1%}, since winners have more of them; what is beyond it would shrink with the rounds if it is in proportion to
them."""

STONE_DOUBTS = """\
Doubts: seats that are ahead have more to buy with, so a lift is also a sign of being ahead; the benefit of a spell need
not be in proportion to its rounds; and bids would follow the cost. So make one change at a time, and count again."""

WIDTH = 120


@dataclass(frozen=True)
class Slope:
    """The change of a win share by one more of something, and half of its 95% interval."""

    each: float
    doubt: float

    @property
    def is_loss(self) -> bool:
        """Whether more of it is clearly worse."""
        return self.each + self.doubt < 0

    @property
    def is_gain(self) -> bool:
        """Whether more of it is clearly better."""
        return self.each - self.doubt > 0


def proposal(balance: Balance) -> list[str]:
    """The section as lines."""
    mean = mean_lift(balance)
    things = [name for name, tally in balance.tallies.items() if is_told(tally, balance)]
    things.sort(key=lambda name: -lift_of(balance.tallies[name], balance))
    off = [name for name in things if is_off(balance.tallies[name], balance)]
    farthest = max(things, key=lambda name: abs(lift_of(balance.tallies[name], balance) - mean))
    propose, doubts = (_in_points, POINT_DOUBTS) if balance.game == "amul" else (_in_bolts, STONE_DOUBTS)
    reckoning, proposed = propose(balance, off or [farthest], mean)
    nothing = [] if off else [NOTHING, ""]
    return [fill(reckoning.replace("\n", " "), WIDTH), "", *nothing, *proposed, "", doubts]


def worth_of_a_point(balance: Balance) -> Slope:
    """What one point more is worth: the part of the seats that ended at any one margin near a tie."""
    seats = max(sum(balance.margins.values()), 1)
    near = sum(count for margin, count in balance.margins.items() if abs(margin) <= NEAR) / seats
    width = 2 * NEAR + 1
    return Slope(near / width, Z95 * math.sqrt(near * (1 - near) / seats) / width)


def worth_of_a_stone(balance: Balance) -> Slope:
    """How much more those win who pay a stone more for the same spell: one line through the sales of all spells."""
    spread = together = scatter = 0.0
    sold = [tally for tally in balance.tallies.values() if tally.bought]
    for tally in sold:
        share = tally.bought_wins / tally.bought
        spread += tally.paid_squared - tally.paid**2 / tally.bought
        together += tally.paid_wins - tally.paid * share
        scatter += tally.bought * share * (1 - share)
    if spread == 0:
        return Slope(0.0, math.inf)
    return Slope(together / spread, Z95 * math.sqrt(scatter / sum(tally.bought for tally in sold) / spread))


def _in_points(balance: Balance, names: list[str], mean: float) -> tuple[str, list[str]]:
    point, kinds = worth_of_a_point(balance), things_of("amul")
    lines = []
    for name in names:
        tally = balance.tallies[name]
        beyond, held = lift_of(tally, balance) - mean, (tally.played + tally.taken + tally.kept) / tally.owners
        points = f"{abs(beyond) / point.each:.1f} ± {doubt_of(tally, balance) / point.each:.1f} points"
        each = f", for the {held:.1f} that an owner has" if held > SEVERAL else ""
        way = "fewer" if beyond > 0 else "more"
        lines.append(f"- **{kinds[name].name['en']}**: {beyond:+.1%} beyond the mean, {points} {way}{each}")
    return POINT.format(each=point.each, doubt=point.doubt, near=NEAR, mean=mean), lines


def _in_bolts(balance: Balance, names: list[str], mean: float) -> tuple[str, list[str]]:
    stone = worth_of_a_stone(balance)
    judged = ", which may be nothing: a lowest bid is no lever as far as these games can tell."
    if stone.is_loss:
        judged = ": stones are dear, so a lowest bid is a lever."
    elif stone.is_gain:
        judged = ": a price holds nobody back, since the stones also feed the spell. So a lowest bid is no lever."
    lines = [_bolt(name, balance.tallies[name], balance, stone, mean) for name in names]
    return STONE.format(each=stone.each, doubt=stone.doubt, judged=judged, mean=mean), lines


def _bolt(name: str, tally: Tally, balance: Balance, stone: Slope, mean: float) -> str:
    spell, beyond = things_of("amulett")[name], lift_of(tally, balance) - mean
    title, found = spell.name["en"], f"{beyond:+.1%} ± {doubt_of(tally, balance):.1%} beyond the mean"
    if beyond <= 0:
        return f"- **{title}**: {found}; no cost is too low for it, more income would be the lever"
    rounds = f"cost {spell.cost}, fed for {tally.played / tally.owners:.1f} rounds by an owner"
    left = f"{beyond * spell.cost / (spell.cost + 1):+.1%} with a cost of {spell.cost + 1}"
    bid = f", or 0 with a lowest bid {beyond / -stone.each:.1f} stones higher" if stone.is_loss else ""
    return f"- **{title}** ({rounds}): {found}, {left}{bid}"
