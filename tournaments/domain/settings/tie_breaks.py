"""The list of tie-breaks of a tournament (C.07 4.1): what is recorded of it, and what is wrong.

The list holds codes as files write them ("BH/C1"); points come before it and are not in it. None:
nothing was said, which is the usual list for a new tournament. Empty: the list of the text of the
pairing system, which follows its readings; without such a list equal points share a rank.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from pairing.clauses import Clause
from pairing.options import OptionError
from pairing.ranking.criteria import POINTS, CriterionError, RankCriterion, criteria, read_criterion
from pairing.ranking.editions import EDITIONS, NEWEST, TieBreakEdition
from pairing.ranking.own_list import OwnList
from pairing.ranking.templates import USUAL
from pairing.systems import SYSTEMS

from ..refusals import Refused, refuse
from .readings import in_force
from .settings import Settings

MOST_TIE_BREAKS: Final = 16


def edition_of(settings: Settings) -> TieBreakEdition:
    return EDITIONS.get(settings.tie_break_edition, NEWEST)


def criteria_of(settings: Settings) -> tuple[RankCriterion, ...]:
    """Points and the list that holds; empty without one. Raises CriterionError."""
    listed = list_of(settings)
    if not listed:
        return ()
    codes, table = (POINTS, *listed), _by_table(settings)
    return criteria(codes, predetermined=table, edition=edition_of(settings))


def list_of(settings: Settings) -> tuple[str, ...]:
    """The list that holds: the one that is stated, else that of the pairing system."""
    return settings.tie_breaks or own_list(settings).codes


def seed_of_readings(settings: Settings) -> str:
    """That of the lots of the system's own list; empty where another list is stated."""
    return "" if settings.tie_breaks else own_list(settings).seed


def own_list(settings: Settings) -> OwnList:
    """Of the text of the pairing system, as its readings have it; empty where it has none, and with
    readings that there are not."""
    system = SYSTEMS.get(settings.system)
    try:
        return system.own_list(in_force(settings)) if system else OwnList()
    except OptionError:
        return OwnList()


def usual(system: str) -> tuple[str, ...]:
    """Of who says nothing; empty: the list of that system's own text."""
    known = SYSTEMS.get(system)
    return () if known and known.ranks_by else USUAL


def tie_breaks_to_record(settings: Settings, standing: Settings | None) -> Settings:
    """What is not said is as it stands, or as usual in a new tournament."""
    said, edition = settings.tie_breaks, settings.tie_break_edition
    if said is None:
        said = _unsaid(settings, standing)
    if not edition and standing:
        edition = standing.tie_break_edition
    said = in_usual_writing(said)
    return replace(
        settings,
        tie_breaks=() if _is_own(said, settings, standing) else said,
        tie_break_edition=edition or NEWEST.code,
    )


def _is_own(said: tuple[str, ...], settings: Settings, standing: Settings | None) -> bool:
    """It is the list of the system's text, which follows its readings: also where it is sent as it
    stood, or as it stands for a new system, together with other readings."""
    if standing is None or standing.system != settings.system:
        standing = replace(settings, system_options={}, tie_breaks=None)
    before = () if standing.tie_breaks else own_list(standing).codes
    return said in (own_list(settings).codes, before)


def _unsaid(settings: Settings, standing: Settings | None) -> tuple[str, ...]:
    """Who took the usual list of one system takes that of another."""
    if standing is None:
        return usual(settings.system)
    listed = standing.tie_breaks or ()
    moved = standing.system != settings.system and listed == usual(standing.system)
    return usual(settings.system) if moved else listed


def in_usual_writing(codes: Sequence[str]) -> tuple[str, ...]:
    """ "bh/c1" as "BH/C1", and without the points before all; what cannot be read as it is."""
    written = tuple(_written(code) for code in codes[: MOST_TIE_BREAKS + 2])
    return written[1:] if written[:1] == (POINTS,) else written


def _written(code: str) -> str:
    try:
        return read_criterion(code).code
    except CriterionError:
        return code


def tie_breaks_sound(settings: Settings) -> Refused | None:
    """Each code can be used in such a tournament."""
    if settings.tie_break_edition and settings.tie_break_edition not in EDITIONS:
        return refuse(
            "UnknownTieBreakEdition",
            field="settings.tie_break_edition",
            edition=settings.tie_break_edition[:40],
            known=", ".join(EDITIONS),
        )
    codes = settings.tie_breaks or ()
    if len(codes) > MOST_TIE_BREAKS:
        return refuse("TooManyTieBreaks", field="settings.tie_breaks", most=MOST_TIE_BREAKS)
    fault = fault_of(settings)
    return (
        refuse("WrongTieBreak", field="settings.tie_breaks", **facts_of(fault)) if fault else None
    )


def fault_of(settings: Settings) -> Clause | None:
    """The first entry that cannot stand there, and why."""
    written = replace(settings, tie_breaks=in_usual_writing(settings.tie_breaks or ()))
    highest = written.rounds * written.win
    codes = (POINTS, *(written.tie_breaks or ()))
    try:
        criteria(
            codes,
            predetermined=_by_table(settings),
            edition=edition_of(written),
            highest=highest,
        )
    except CriterionError as error:
        return error.says
    return None


def _by_table(settings: Settings) -> bool:
    system = SYSTEMS.get(settings.system)
    return system is not None and system.predetermined


def facts_of(fault: Clause) -> dict[str, str | int]:
    """As a sentence keeps them."""
    return {"clause": fault.key, **{name: str(fact)[:40] for name, fact in fault.facts.items()}}
