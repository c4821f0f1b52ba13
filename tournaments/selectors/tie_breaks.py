"""What the standings are ranked by after the points: codes and names for whoever reads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from pairing.clauses import Reader
from pairing.ranking import names
from pairing.ranking.criteria import CriterionError, RankCriterion, read_criterion

from ..domain.standings.ranked import lot
from ..domain.standings.standings import settled
from ..domain.tournament.state import Tournament
from ..words import READERS, speak
from . import figures
from .rows.standings import ListedTieBreak, RankedBy


def ranked_by(state: Tournament, upto: int, language: str = READERS) -> RankedBy:
    """The standings after round `upto`; 0: what will rank them (C.07 4.1.1 has that announced)."""
    settings = state.settings_in(max(upto, 1))
    lines = figures.standing_lines(state, upto) if upto else ()
    codes = [name for name, _ in lines[0].values] if lines else settings.tie_breaks or ()
    return RankedBy(
        tie_breaks=tuple(_listed(codes, language)),
        edition=settings.tie_break_edition if settings.tie_breaks else "",
        lots=lot(state, upto) if settings.tie_breaks and upto else "",
        provisional=upto > 0 and not settled(state, upto),
    )


def _listed(codes: Iterable[str], language: str) -> Iterator[ListedTieBreak]:
    for name in codes:
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
