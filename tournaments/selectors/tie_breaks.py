"""What the standings are ranked by after the points: codes and names for whoever reads."""

from __future__ import annotations

from functools import partial

from pairing.clauses import Reader
from pairing.ranking import names
from pairing.ranking.criteria import CriterionError, RankCriterion, is_of_fide, read_criterion
from pairing.ranking.registry import TIE_BREAKS

from ..domain.lots.decide import draws_lots
from ..domain.settings.tie_breaks import list_of
from ..domain.standings.ranked import lot
from ..domain.standings.standings import settled
from ..domain.tournament.state import Tournament
from ..words import READERS, speak
from .rows.standings import ListedTieBreak, RankedBy


def ranked_by(state: Tournament, upto: int, language: str = READERS) -> RankedBy:
    """The standings after round `upto`; 0: what will rank them (C.07 4.1.1 has that announced)."""
    settings = state.settings_in(max(upto, 1))
    codes = list_of(settings)
    return RankedBy(
        tie_breaks=tuple(ListedTieBreak(code, full_name(code, language)) for code in codes),
        edition=settings.tie_break_edition if any(map(is_of_fide, codes)) else "",
        lots=lot(state, upto) if draws_lots(codes) and upto else "",
        provisional=upto > 0 and not settled(state, upto),
    )


def heading(code: str, language: str = READERS) -> str:
    """Of a narrow column: FIDE's code, or of another its short name: "BH/C1", "Buchh. M1"."""
    if is_of_fide(code):
        return code
    name, *modifiers = code.split("/")
    if name not in TIE_BREAKS:
        return code
    return " ".join([speak(f"{TIE_BREAKS[name].says}.short", {}, language), *modifiers])


def full_name(code: str, language: str = READERS) -> str:
    """ "Buchholz, without the lowest"; the code itself where there is no such tie-break."""
    try:
        return criterion_name(read_criterion(code), language)
    except CriterionError:
        return code


def criterion_name(criterion: RankCriterion, language: str = READERS) -> str:
    return Reader(speak=partial(speak, language=language)).words(names.name(criterion))
