"""The list of tie-breaks of a report (records 202, 212), and the lots that were drawn."""

from __future__ import annotations

from collections.abc import Iterable

from pairing.ranking.criteria import POINTS, CriterionError, criteria
from pairing.ranking.editions import NEWEST
from pairing.reported import stated
from pairing.reported_table import edition_in, is_round_robin, listed, lots_in, own_list_in
from pairing.systems import SYSTEMS
from pairing.trf import Report
from tournaments.domain.lots.decide import draws_lots
from tournaments.domain.settings.commands import ChangeRegulations
from tournaments.domain.settings.settings import Settings, under
from tournaments.domain.settings.tie_breaks import MOST_TIE_BREAKS, list_of


def tie_breaks_of(report: Report) -> tuple[str, ...] | None:
    """Without the points, which come first; None where the file has no list, or that of the
    pairing system's own text, which holds where nothing is said.

    What there is not here is left out: the comparison with the file names it.
    """
    codes = _after_the_points(report)
    if _is_of_the_system(report):
        return None
    edition = edition_in(report)
    usable: list[str] = []
    for code in codes:
        try:
            *_, last = criteria(
                (POINTS, *usable, code), predetermined=is_round_robin(report), edition=edition
            )
        except CriterionError:
            continue
        usable.append(last.code)
    return tuple(usable[:MOST_TIE_BREAKS]) or None


def tie_break_edition_of(report: Report) -> str:
    """As a comment says it, else that of the file's days; empty without a list, and where the
    system's own list is ranked by what is the newest anyway."""
    if not _after_the_points(report):
        return ""
    code = edition_in(report).code
    return "" if code == NEWEST.code and _is_of_the_system(report) else code


def _is_of_the_system(report: Report) -> bool:
    """The list of its text, with the lots of its readings: none were drawn in the hall."""
    own = own_list_in(report).codes
    return bool(own) and own == _after_the_points(report) and lots_in(report.comments) is None


def _after_the_points(report: Report) -> tuple[str, ...]:
    """A list that does not begin with the points cannot be used here."""
    if is_round_robin(report) and stated(report).system not in SYSTEMS:
        return ()
    if not report.standings_order:
        return report.tie_breaks
    first, *others = listed(report)
    return tuple(others) if first.upper() == POINTS else ()


def lots_of(
    report: Report, settings: Settings, changes: Iterable[ChangeRegulations]
) -> tuple[int, str] | None:
    """From which round on lots rank, and their seed, where the list of that round has them."""
    drawn = lots_in(report.comments)
    if drawn is None:
        return None
    held = [settings]
    held += [under(each.regulations, settings) for each in changes if each.from_round <= drawn[0]]
    return drawn if any(draws_lots(list_of(each)) for each in held) else None
