"""Sets of small numbers as bits of one integer: spells before a player, colours in an area, areas with gems."""

from __future__ import annotations

from serai.kernel.rule import rule

_ODD, _PAIRS, _NIBBLES = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F


@rule
def count_bits(members: int) -> int:
    """How many members a set has: sums of two, four and eight bits side by side, then of all bytes."""
    members -= (members >> 1) & _ODD
    members = (members & _PAIRS) + ((members >> 2) & _PAIRS)
    members = (members + (members >> 4)) & _NIBBLES
    members += members >> 8
    members += members >> 16
    return (members + (members >> 32)) & 127


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
