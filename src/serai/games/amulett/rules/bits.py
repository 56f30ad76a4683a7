"""Sets of small numbers as bits of one integer: spells before a player, colours in an area, areas with gems."""

from __future__ import annotations

from serai.kernel.bits import count_bits
from serai.kernel.rule import rule


@rule
def lowest_bit(members: int) -> int:
    """The smallest member."""
    return count_bits((members & -members) - 1)


@rule
def nth_bit(members: int, wanted: int) -> int:
    """The member of that number, ascending from 0."""
    for _ in range(wanted):
        members &= members - 1
    return lowest_bit(members)


@rule
def has_bit(members: int, number: int) -> bool:
    """Whether a number is a member."""
    return (members >> number) & 1 == 1
