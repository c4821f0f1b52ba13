"""A list of tie-breaks while it is being chosen: what each entry is, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from pairing.clauses import Clause, Reader
from pairing.ranking.criteria import POINTS, CriterionError, criteria, criterion
from pairing.ranking.editions import EDITIONS, NEWEST, TieBreakEdition
from pairing.ranking.registry import TIE_BREAKS

from ..domain.settings.tie_breaks import MOST_TIE_BREAKS
from ..domain.tournament.state import Tournament
from ..words import READERS, speak
from .rows.standings import ChosenTieBreak, ListedTieBreak
from .tie_breaks import criterion_name

USUAL_RATING = 1400
"""That of a player without one, proposed where the regulations have to say it (10)."""
CUT = "/C1"


def chosen(
    codes: Sequence[str], edition: str, *, unrated: int = 0, language: str = READERS
) -> tuple[ChosenTieBreak, ...]:
    """Each entry, by those before it that can be used. `unrated`: so many players of the field."""
    known = EDITIONS.get(edition, NEWEST)
    usable: list[str] = []
    rows: list[ChosenTieBreak] = []
    for code in codes:
        row = _row(usable, code, known, unrated, language)
        rows.append(row)
        if not row.wrong:
            usable.append(row.code)
    return tuple(rows)


def _row(
    usable: Sequence[str], code: str, edition: TieBreakEdition, unrated: int, language: str
) -> ChosenTieBreak:
    if len(usable) >= MOST_TIE_BREAKS:
        too_many = speak("TooManyTieBreaks", {"most": MOST_TIE_BREAKS}, language)
        return ChosenTieBreak(code=code, wrong=too_many)
    try:
        *_, read = criteria((POINTS, *usable, code), edition=edition)
    except CriterionError as error:
        return ChosenTieBreak(code=code, wrong=_words(error.says, language))
    row = ChosenTieBreak(code=read.code, name=criterion_name(read, language))
    if not (unrated and read.tie_break.rated and not read.how.unrated):
        return row
    facts = {"code": read.code, "count": unrated}
    return ChosenTieBreak(
        code=row.code,
        name=row.name,
        warning=speak("TieBreakUnrated", facts, language),
        instead=f"{read.code}/U{USUAL_RATING}",
    )


def _words(says: Clause, language: str) -> str:
    return Reader(speak=partial(speak, language=language)).sentence(says)


def unrated_players(state: Tournament) -> int:
    """Of those who stand in the lists."""
    return sum(entry.stands and not entry.rating for entry in state.players.values())


def palette(language: str = READERS) -> Iterator[ListedTieBreak]:
    """What can be chosen by a click: every tie-break, and Cut-1 where it has one."""
    for code, tie_break in TIE_BREAKS.items():
        if code == POINTS:
            continue
        yield ListedTieBreak(code, criterion_name(criterion(code), language))
        if "C" in tie_break.takes:
            (_, cut) = criteria((POINTS, f"{code}{CUT}"))
            yield ListedTieBreak(cut.code, criterion_name(cut, language))
