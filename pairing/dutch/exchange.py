"""Exchanges between the original S1 and S2 (4.3), in their order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence


def single_exchanges(
    s1: Sequence[int], s2: Sequence[int]
) -> Iterator[tuple[Sequence[int], Sequence[int]]]:
    """S1 and S2 after each exchange of one player against one, both sorted again.

    4.3.2 for one player a side: the smallest difference of the two numbers, then the largest
    number leaving S1. Players are sorted by 1.2, so their positions are the BSNs.
    """
    size = len(s1)
    for difference in range(1, size + len(s2)):
        highest = size - 1
        lowest_leaving = max(0, size - difference)
        for leaving in range(highest, lowest_leaving - 1, -1):
            coming = leaving + difference - size
            if coming < len(s2):
                yield (
                    sorted((*s1[:leaving], *s1[leaving + 1 :], s2[coming])),
                    sorted((*s2[:coming], *s2[coming + 1 :], s1[leaving])),
                )
