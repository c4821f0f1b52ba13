"""What the standings are ranked by after the points: codes and names for whoever reads."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from pairing.clauses import Reader
from pairing.ranking import names
from pairing.ranking.criteria import CriterionError, RankCriterion, read_criterion

from ..domain.standings.ranked import lot
from ..domain.standings.standings import Standing, settled
from ..domain.tournament.state import Tournament
from ..words import READERS, speak
from . import figures
from .rows.standings import ListedTieBreak, RankedBy


def ranked_by(state: Tournament, upto: int, language: str = READERS) -> RankedBy:
    """The standings after round `upto`."""
    settings = state.settings_in(max(upto, 1))
    lines = figures.standing_lines(state, upto)
    listed = tuple(_listed(lines[0], language)) if lines else ()
    return RankedBy(
        tie_breaks=listed,
        edition=settings.tie_break_edition if settings.tie_breaks else "",
        lots=lot(state, upto) if settings.tie_breaks else "",
        provisional=not settled(state, upto),
    )


def _listed(line: Standing, language: str) -> Iterator[ListedTieBreak]:
    for name, _ in line.values:
        yield ListedTieBreak(heading(name, language), full_name(name, language))


def heading(name: str, language: str = READERS) -> str:
    """Of a column of `Standing.values`: the code of a list, or what a system calls its own."""
    return speak(name, {}, language) if _of_system(name) else name


def full_name(name: str, language: str = READERS) -> str:
    """ "Buchholz, without the lowest"; the code itself where there is no such tie-break."""
    if _of_system(name):
        return speak(name, {}, language)
    try:
        return criterion_name(read_criterion(name), language)
    except CriterionError:
        return name


def criterion_name(criterion: RankCriterion, language: str = READERS) -> str:
    return Reader(speak=partial(speak, language=language)).words(names.name(criterion))


def _of_system(name: str) -> bool:
    return name.startswith("Pairing-")
