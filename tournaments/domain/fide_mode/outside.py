"""What of a tournament is outside of FIDE mode: what the Handbook of its days does not know.

It follows from regulations and virtual points, round by round, and what was confirmed stays: nobody
goes back into FIDE mode (check-list, 40 to 46).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from msgspec import structs

from pairing.ranking.criteria import is_of_fide
from pairing.ranking.editions import EDITIONS, edition_of
from pairing.trf.dates import day

from ..drafts.field import pairable, virtual_points
from ..ids import PlayerId
from ..said import Said, said
from ..settings.settings import (
    Regulations,
    Settings,
    differing,
    regulations_of,
    under,
)
from ..settings.tie_breaks import list_of, own_list
from ..standings.record import paired_in
from ..tournament.state import Tournament
from ..tournament.steps import RegulationsFrom

IN_FORCE: Final = frozenset(
    {
        "dutch-2026",
        "dubov-2026",
        "burstein-2026",
        "lim-2026",
        "double-swiss-2026",
        "round-robin",
        "double-round-robin",
    }
)
LAST_DAY: Final = {"dutch-2017": "2026-01-31", "dutch-2012": "2017-06-30"}
"""On which a tournament could still begin by that edition."""

MAY_CHANGE: Final = frozenset({"rounds"})
"""Twice confirmed, FIDE mode knows it under way too."""


class Outside(NamedTuple):
    """Since the pairing of round `first`."""

    first: int
    what: Said


def outside_fide(state: Tournament) -> tuple[Outside, ...]:
    """In the order of the rounds, each once; nothing in FIDE mode."""
    return _each_once((*_standing(state), *_left(state)))


def standing(state: Tournament) -> tuple[Outside, ...]:
    """Those that regulations and virtual points of now still have."""
    return _each_once(_standing(state))


def _left(state: Tournament) -> Iterator[Outside]:
    if state.left_fide is not None:
        yield from (Outside(state.left_fide.first, what) for what in state.left_fide.reasons)


def _each_once(all_of_them: Iterable[Outside]) -> tuple[Outside, ...]:
    listed: list[Outside] = []
    for outside in sorted(all_of_them, key=lambda each: each.first):
        if outside.what not in [each.what for each in listed]:
            listed.append(outside)
    return tuple(listed)


def _standing(state: Tournament) -> Iterator[Outside]:
    spans = state.regulations or (RegulationsFrom(1, regulations_of(state.settings)),)
    for before, span in zip((None, *spans), spans, strict=False):
        settings = under(span.regulations, state.settings)
        yield from _of_settings(span.first, settings)
        if before is not None and _changed(before.regulations, span.regulations):
            yield Outside(span.first, said("OutsideFide.changed"))
    if state.virtual and not _are_baku(state):
        first = min(line.first for line in state.virtual)
        yield Outside(first, said("OutsideFide.virtual-points"))


def _are_baku(state: Tournament) -> bool:
    """The lines give what Baku gives to those who are paired: files spell it out."""
    rounds = max(state.settings_in_the_end.rounds, state.last_published)
    to_pair = frozenset(pairable(state, state.next_round)) if state.order else frozenset()
    by_hand = virtual_points(state, rounds, to_pair)
    by_baku = virtual_points(_with_baku(state), rounds, to_pair)

    def given(to: Mapping[PlayerId, tuple[int, ...]], player: PlayerId, number: int) -> int:
        row = to.get(player, ())
        return row[number - 1] if number <= len(row) else 0

    return all(
        given(by_hand, player, number) == given(by_baku, player, number)
        for number in range(1, rounds + 1)
        for player in _paired(state, number, to_pair)
    )


def _paired(state: Tournament, number: int, to_pair: frozenset[PlayerId]) -> Iterable[PlayerId]:
    return paired_in(state.rounds[number]) if number <= state.last_published else to_pair


def _with_baku(state: Tournament) -> Tournament:
    settings = structs.replace(state.settings, acceleration="baku")
    return structs.replace(state, virtual=(), regulations=(), settings=settings)


def _changed(before: Regulations, after: Regulations) -> bool:
    return not MAY_CHANGE.issuperset(differing(before, after))


def _of_settings(first: int, settings: Settings) -> Iterator[Outside]:
    code, began = settings.system, settings.start_date
    if code not in IN_FORCE and not "" < began[:10] <= LAST_DAY.get(code, ""):
        yield Outside(first, said("OutsideFide.system", system=code))
    if own := ", ".join(_own_tie_breaks(settings)):
        yield Outside(first, said("OutsideFide.tie-breaks", codes=own))
    stated = EDITIONS.get(settings.tie_break_edition)
    if stated is not None and stated is not edition_of(day(began)):
        yield Outside(first, said("OutsideFide.edition", edition=stated.code))


def _own_tie_breaks(settings: Settings) -> Iterator[str]:
    """Where the list is not that of the system's own text: that goes with the system."""
    listed = list_of(settings)
    if listed != own_list(settings).codes:
        yield from (code for code in listed if not is_of_fide(code))
