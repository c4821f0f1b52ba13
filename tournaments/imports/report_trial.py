"""A report carried out in memory: what the domain refuses of it, and what it does not keep.

The preview shows what comes of it, and the import carries out the same commands.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from pairing.clauses import clause
from pairing.sentences import MESSAGE, OTHER_WORDS
from pairing.trf import Problem, Report
from tournaments.domain.command import Command
from tournaments.domain.decisions import Conflict
from tournaments.domain.fide_mode.outside import outside_fide
from tournaments.domain.ids import PersonId, PlayerId
from tournaments.domain.refusals import Refused
from tournaments.domain.settings.commands import ChangeSettings
from tournaments.domain.tournament.commands import CreateTournament
from tournaments.domain.tournament.state import Tournament
from tournaments.exports.report import report_of
from tournaments.selectors.names import Names
from tournaments.selectors.outside_fide import sentence
from tournaments.services import reasons
from tournaments.services.people import PersonView
from tournaments.words import say

from .not_kept import not_kept
from .rehearsal import rehearse
from .report_plan import ReportPlan, round_commands, set_up_commands
from .report_settings import SAID_BY_A_REPORT
from .report_words import problem_lines

SLUG = "rehearsal"


class Trial(msgspec.Struct, frozen=True):
    """`state` is the tournament that the file would become."""

    state: Tournament
    problems: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


def batch_of(
    plan: ReportPlan, first: Command, people: Sequence[tuple[PersonId, str]]
) -> list[Command]:
    """All commands of a report; `people` are (person, digest) of the entries.

    What the file was played by is no decision of now: where that leaves FIDE mode, nobody is asked,
    and the leaving stands in the log like any other.
    """
    return [first, *set_up_commands(plan, people), *round_commands(plan)]


def creating(plan: ReportPlan, *, slug: str, festival: str, festival_name: str) -> CreateTournament:
    """Without a list of tie-breaks where the file has none: its ranks were made without it."""
    return CreateTournament(
        slug=slug,
        name=plan.name,
        festival=festival,
        festival_name=festival_name,
        settings=replace(plan.settings, tie_breaks=plan.settings.tie_breaks or ()),
        leaves_fide_mode_from=1,
        leaves_fide_mode_again=1,
    )


def changing(plan: ReportPlan, state: Tournament) -> ChangeSettings:
    """What a file can say; all other settings stay as they were set."""
    said = {name: getattr(plan.settings, name) for name in SAID_BY_A_REPORT}
    return ChangeSettings(
        name=plan.name,
        settings=replace(state.settings, **said),
        leaves_fide_mode_from=1,
        leaves_fide_mode_again=1,
    )


def tried_out(read: Report, plan: ReportPlan, before: Tournament | None, now: str) -> Trial:
    """`before`: the empty tournament that the file goes into, None for a new one."""
    first: Command
    if before is None:
        first = creating(plan, slug=SLUG, festival=SLUG, festival_name=SLUG)
    else:
        first = changing(plan, before)
    people = [(PersonId(str(row.tpn)), "") for row in plan.entries]
    reason = reasons.own_words(reasons.AS_THE_FILE_SAYS) if plan.needs_reason else ""
    tried = rehearse(before or Tournament(), batch_of(plan, first, people), reason=reason, now=now)
    if tried.refused:
        return Trial(tried.state, problems=problem_lines([_refusal(plan, tried.refused)]))
    exported = report_of(tried.state, names_of_plan(plan))
    kept_out = not_kept(read, exported, plan.lines_left_out)
    return Trial(tried.state, notes=(*kept_out, *_outside_fide(before, tried.state)))


def _outside_fide(before: Tournament | None, after: Tournament) -> Iterator[str]:
    """What is read before the file is confirmed, since it cannot be undone."""
    if not outside_fide(before or Tournament()) and outside_fide(after):
        yield sentence(after)


def names_of_plan(plan: ReportPlan) -> Names:
    return Names(
        {
            player: PersonView(
                name=row.name,
                sex=row.sex,
                birth_date=row.birth_date,
                fide_id=row.fide_id,
                records=row.records,
            )
            for player, row in plan.row_of.items()
        }
    )


def _refusal(plan: ReportPlan, refused: Refused | Conflict) -> Problem:
    """With the line of the player that it is about."""
    message = say(refused)
    named = re.search(r"\{player:([0-9]+)\}", message)
    row = plan.row_of.get(PlayerId(int(named[1]))) if named else None
    filled = names_of_plan(plan).filled(message)
    said = clause(f"{MESSAGE}.{OTHER_WORDS}", words=filled)
    if row is not None:
        return Problem(row.line, said, row.tpn, record="001")
    return Problem(0, said)
