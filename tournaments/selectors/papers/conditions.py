"""What B.01 asks of an event for norms, as rows: met, not met, or left to people, with who has to
look."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, Literal

from ...domain.settings.dates import day
from ...domain.tournament.state import Tournament
from ...ratings.norms.checks import Verdict
from ...ratings.norms.conditions import (
    Condition,
    ConditionCheck,
    EventFacts,
    RoundField,
    conditions,
    round_field,
)
from ...ratings.rate_of_play import minutes_for_60_moves
from ..memo import once_per_state
from ..names import Names
from ..norm_games import field, foreigners
from ..rows.norms import NormConditionRow
from .lacks import Supplier, fide_id_in, id_of

_TITLE: Final = re.compile(r"(?<!\w)(IA|FA|NA)(?!\w)")
_VERDICTS: Final[Mapping[Verdict, Literal["met", "open", "failed"]]] = {
    Verdict.MET: "met",
    Verdict.OPEN: "open",
    Verdict.FAILED: "failed",
}
SUPPLIERS: Final[Mapping[Condition, Supplier]] = {
    Condition.LAWS: "chief-arbiter",
    Condition.REGISTERED: "federation",
    Condition.HOURS_A_DAY: "organiser",
    Condition.ROUNDS_A_DAY: "organiser",
    Condition.TIME: "organiser",
    Condition.SAME_CONTROL: "chief-arbiter",
    Condition.LENGTH: "chief-arbiter",
    Condition.CHIEF: "organiser",
    Condition.PRESENT: "chief-arbiter",
    Condition.ARBITERS_PLAY: "chief-arbiter",
}


def condition_rows(state: Tournament, names: Names, upto: int) -> tuple[NormConditionRow, ...]:
    """After round `upto`, in the order of the articles."""
    facts = _facts(state, upto, arbiters_play=_arbiters_play(state, names))
    return tuple(_row(names, facts, each) for each in conditions(facts))


def _row(names: Names, facts: EventFacts, of: ConditionCheck) -> NormConditionRow:
    supplier = None if of.verdict is Verdict.MET else SUPPLIERS.get(of.condition)
    none = of.exempts and of.verdict is Verdict.FAILED
    return NormConditionRow(
        condition=of.condition.value,
        article=of.article,
        name=names.label("NormCondition", of.condition),
        verdict="none" if none else _VERDICTS[of.verdict],
        verdict_text=names.label("NormConditionVerdict", "none" if none else _verdict(of)),
        text=_text(names, facts, of),
        who=names.label("Print-Supplier", supplier) if supplier else "",
        supplier=supplier,
        one_norm=of.one_norm,
        exempts=of.exempts,
    )


def _verdict(of: ConditionCheck) -> str:
    """What is asked of one norm of several spoils none of the others."""
    return "failed-here" if of.one_norm and of.verdict is Verdict.FAILED else of.verdict.value


def _text(names: Names, facts: EventFacts, of: ConditionCheck) -> str:
    """What was found, with its numbers."""
    foreign, field_ = facts.foreign, facts.field
    no_host = of.condition is Condition.FOREIGN and not facts.host_known
    return names.speak(
        f"NormConditionText.{of.condition}",
        verdict="no-host" if no_host else of.verdict.value,
        case=of.case or "none",
        have=of.have or 0,
        need=of.need,
        chief=facts.chief,
        players=foreign.players if foreign else 0,
        federations=foreign.federations if foreign else 0,
        titled=foreign.titled if foreign else 0,
        average=field_.average if field_ else 0,
    )


def _facts(state: Tournament, upto: int, *, arbiters_play: bool | None) -> EventFacts:
    settings = state.settings_in_the_end
    first, last = day(settings.start_date), day(settings.end_date)
    registered = day(settings.registered_on)
    starts = tuple(start[:10] or None for start in settings.round_starts[: settings.rounds])
    return EventFacts(
        kind=settings.norm_event,
        days_before=(first - registered).days if first and registered else None,
        length=(last - first).days + 1 if first and last else None,
        days=(*starts, *([None] * (settings.rounds - len(starts)))),
        minutes=minutes_for_60_moves(settings.time_control),
        control_said=bool(settings.time_control.strip()),
        chief=_chief(settings.chief_arbiter),
        arbiters_play=arbiters_play,
        host_known=bool(settings.federation),
        foreign=foreigners(state, upto) if upto else None,
        field=_round_field(state, upto),
        over=state.phase == "closed" or upto >= settings.rounds,
    )


@once_per_state
def _round_field(state: Tournament, upto: int) -> RoundField | None:
    return round_field(field(state, upto), upto)


def _chief(text: str) -> str:
    """The title with which the settings name him: "IA Anna Nováková (328448)"."""
    title = _TITLE.search(text)
    return title[1] if title else ""


def _arbiters_play(state: Tournament, names: Names) -> bool | None:
    """By the numbers that stand with the arbiters' names; None: one of them has none, and his name
    is nobody's."""
    settings = state.settings
    named = [each for each in (settings.chief_arbiter, *settings.deputy_arbiters) if each.strip()]
    entered = [player for player, entry in state.players.items() if entry.stands]
    ids = {id_of(names, player) for player in entered} - {""}
    if any(fide_id_in(each) in ids for each in named):
        return True
    return False if named and all(map(fide_id_in, named)) else None
