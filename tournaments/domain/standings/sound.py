"""Rankings that make sense."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..prizes.sound import category_faults, line_sound
from ..refusals import Refused, refuse, with_all_faults
from ..tournament.state import Tournament
from .announced import RankingWithin


def rankings_sound(state: Tournament, rankings: Sequence[RankingWithin]) -> Refused | None:
    return with_all_faults(
        *(
            refused
            for at, each in enumerate(rankings)
            for refused in _faults(state, rankings, each, at)
        )
    )


def _faults(
    state: Tournament, rankings: Sequence[RankingWithin], each: RankingWithin, at: int
) -> Iterator[Refused | None]:
    place = f"rankings[{at}]"
    if each.id in {other.id for other in rankings[:at]}:
        yield refuse("RankingTwice", field=f"{place}.id", ranking=each.id)
    yield line_sound(f"{place}.name", each.name)
    yield from category_faults(state, each.who, f"{place}.who")
