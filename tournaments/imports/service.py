"""Files into a tournament: read, shown, and entered whole or not at all.

A file becomes one batch under one command id: when the server is killed in the middle nothing of it
is there, and when the same request comes again it is answered, not repeated.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

import msgspec
from django.utils import timezone
from msgspec.structs import replace

from events import messages, store
from events.messages import Envelope
from events.store import Locked
from pairing.trf import Report, ReportError, read_report
from tournaments.domain.command import Command
from tournaments.domain.decisions import Conflict
from tournaments.domain.ids import PlayerId, UserId
from tournaments.domain.imported.commands import MapColumns
from tournaments.domain.tournament.state import Tournament
from tournaments.services import other_log, people, reasons, states
from tournaments.services.handle import handle_all
from tournaments.services.outcomes import Outcome
from tournaments.words import speak

from .columns import ByHand, HowToRead
from .csv_list import read_csv
from .drafts import drafted, entered
from .list_plan import YEAR, ListPlan
from .previews import FileKind, FileRefused, Preview
from .report_plan import ReportPlan, plan_report
from .report_trial import batch_of, changing, creating, tried_out
from .report_words import problem_lines
from .rows import EntryList, EntryRow
from .tables import Mended
from .ticked import Ticks, do_ticked, plan_for
from .xlsx_list import OLD_EXCEL, ZIP, read_xlsx

_LISTS: Final[Mapping[FileKind, Callable[[bytes, Mended | None, HowToRead], EntryList]]] = (
    MappingProxyType({"csv": read_csv, "xlsx": read_xlsx})
)
LARGEST_FILE = 20_000_000
"""Bytes; the reports of the largest opens have two million."""


def kind_of(content: bytes) -> FileKind:
    """A workbook begins as one, a report has player records; everything else is read as a list."""
    if content.startswith((ZIP, OLD_EXCEL)):
        return "xlsx"
    lines = content.replace(b"\r", b"\n").split(b"\n")
    return "trf" if any(line.startswith(b"001 ") for line in lines) else "csv"


class Reading(msgspec.Struct, frozen=True):
    """A file as it was read: what is shown of it, and of a report what will be carried out."""

    preview: Preview
    plan: ReportPlan | None = None
    report: Report | None = None


def preview(
    content: bytes,
    state: Tournament | None = None,
    mended: Mended | None = None,
    by_hand: ByHand | None = None,
) -> Preview:
    """Read a file for the tournament `state` (None: for a new one); writes and raises nothing."""
    return read_file(content, state, mended, by_hand).preview


def read_file(
    content: bytes,
    state: Tournament | None = None,
    mended: Mended | None = None,
    by_hand: ByHand | None = None,
) -> Reading:
    """The one way from a file to its preview and to its import; `by_hand`: of a list's columns."""
    if len(content) > LARGEST_FILE:
        problem = speak("ReportProblem.too-large", {"bytes": len(content), "most": LARGEST_FILE})
        return Reading(_unreadable("csv", problem))
    kind = kind_of(content)
    if kind != "trf":
        how = _how_to_read(state or Tournament(), by_hand)
        return Reading(_list_preview(kind, _LISTS[kind](content, mended, how)))
    try:
        report = read_report(content)
    except ReportError as error:
        problems = problem_lines(error.problems)
        return Reading(Preview(kind="trf", good=False, rows=(), problems=problems))
    plan = plan_report(report, state or Tournament())
    if state is not None and not takes_rounds(state):
        return Reading(_players_preview(plan), plan, report)
    return Reading(_report_preview(report, plan, state), plan, report)


def _how_to_read(state: Tournament, by_hand: ByHand | None) -> HowToRead:
    start = state.settings.start_date[:YEAR]
    year = int(start) if start else timezone.now().year
    return HowToRead(by_hand=by_hand, known=state.list_columns, year=year)


def takes_rounds(state: Tournament) -> bool:
    """Rounds can be imported only where nobody is entered; who was taken back is not."""
    return state.phase == "entries" and not any(each.stands for each in state.players.values())


def planned_preview(
    content: bytes,
    state: Tournament,
    asker: UserId,
    mended: Mended | None = None,
    by_hand: ByHand | None = None,
) -> Preview:
    """`preview` with the plan of a list, for who may enter players."""
    shown = preview(content, state, mended, by_hand)
    if shown.problems or (shown.kind == "trf" and takes_rounds(state)):
        return shown
    return replace(shown, plan=plan_for(shown.rows, state, asker))


def enter(stream: str, state: Tournament, reading: Reading, envelope: Envelope) -> Outcome:
    """Enter the players of a list that was read for this state, or everything of a report if the
    tournament is still empty.

    Whoever is entered already is not entered again: such a list needs ticks. Raises FileRefused;
    the domain's refusals come back as an outcome.
    """
    met = as_it_was(stream, state, envelope)
    if met is state and (conflict := other_log.met(stream, envelope)):
        return conflict
    shown = _accepted(reading).preview
    if reading.report is None or not takes_rounds(met):
        return _enter_all(stream, state, shown, envelope)
    plan = plan_report(reading.report, met)
    unless = partial(_entered_since, met)
    return _carry_out(stream, changing(plan, met), plan, envelope, unless=unless)


def as_it_was(stream: str, state: Tournament, envelope: Envelope) -> Tournament:
    """What the request met when it came first: one that comes again is answered, not repeated."""
    asked = str(envelope.command_id)
    if not store.recorded_commands(stream, [asked], state.seq):
        return state
    first = next(event.seq for event in store.read(stream) if str(event.command_id) == asked)
    return states.at(stream, first - 1)


def enter_ticked(
    stream: str, state: Tournament, shown: Preview, ticks: Ticks, envelope: Envelope
) -> Outcome:
    """Do what is ticked in `shown`, the `planned_preview` of `state`. Raises FileRefused and
    NotOffered."""
    first_time = as_it_was(stream, state, envelope) is state
    if first_time and (conflict := other_log.met(stream, envelope)):
        return conflict
    if shown.plan is None:
        raise FileRefused(shown)
    return do_ticked(stream, state, shown.rows, shown.plan, ticks, envelope, _mapped(shown))


def _enter_all(stream: str, state: Tournament, shown: Preview, envelope: Envelope) -> Outcome:
    plan = plan_for(shown.rows, state, UserId(envelope.actor))
    known = store.recorded_commands(stream, [str(envelope.command_id)], state.seq)
    if plan is None or known:
        drafts = _drafts(shown.rows)
        each = [entered(row, draft) for row, draft in zip(shown.rows, drafts, strict=True)]
        return handle_all(stream, [*each, *_mapped(shown)], envelope, details=drafts)
    rows = tuple(_new_only(row, plan) for row in shown.rows)
    if any(row.problems for row in rows):
        raise FileRefused(replace(shown, good=False, rows=rows))
    everybody = Ticks(enter=tuple(row.line for row in rows))
    return do_ticked(stream, state, rows, plan, everybody, envelope, _mapped(shown))


def _mapped(shown: Preview) -> tuple[MapColumns, ...]:
    """What was said of the columns goes on record with the list."""
    columns = shown.file_columns
    if columns is None or columns.by not in ("hand", "remembered"):
        return ()
    return (MapColumns(headings=columns.headings, line=columns.heading, columns=columns.columns),)


def _new_only(row: EntryRow, plan: ListPlan) -> EntryRow:
    planned = plan.of_line[row.line]
    if planned.kind == "new":
        return row
    said = planned.problem or speak("ListPlan.entered-already", {"entry": planned.entry})
    return replace(row, problems=(*row.problems, said))


def create_from_report(
    content: bytes, envelope: Envelope, *, slug: str, festival: str, festival_name: str
) -> Outcome:
    """Make a new tournament of a report. Raises FileRefused."""
    plan = _accepted(read_file(content)).plan
    if plan is None:
        raise FileRefused(_unreadable("trf", speak("ReportProblem.no-report")))
    create = creating(plan, slug=slug, festival=festival, festival_name=festival_name)
    return _carry_out(slug, create, plan, envelope)


def _entered_since(read: Tournament, locked: Locked) -> Conflict | None:
    """The numbers of a report's entries and games are fixed: they would be those of others."""
    now = states.of_locked(locked)
    if takes_rounds(now) and _numbers(now) == _numbers(read):
        return None
    return Conflict("EntriesBegunMeanwhile", events=(locked.head,), seq=locked.head)


def _numbers(state: Tournament) -> tuple[PlayerId, dict[int, int]]:
    """What the next numbers of entries and games follow from."""
    return state.next_player, {round_.number: round_.drafts for round_ in state.rounds.values()}


def _carry_out(
    stream: str,
    first: Command,
    plan: ReportPlan,
    envelope: Envelope,
    *,
    unless: Callable[[Locked], Conflict | None] | None = None,
) -> Outcome:
    drafts = _drafts(plan.entries)
    if plan.needs_reason and not envelope.reason:
        envelope = replace(envelope, reason=reasons.AS_THE_FILE_SAYS)
    made = [(draft.person, draft.digest) for draft in drafts]
    batch = batch_of(plan, first, made)
    return handle_all(stream, batch, envelope, details=drafts, unless=unless)


def _accepted(reading: Reading) -> Reading:
    if not reading.preview.good:
        raise FileRefused(reading.preview)
    return reading


def _unreadable(kind: FileKind, problem: str) -> Preview:
    return Preview(kind=kind, good=False, rows=(), problems=(problem,))


def _list_preview(kind: FileKind, listed: EntryList) -> Preview:
    return Preview(
        kind=kind,
        good=listed.good,
        rows=listed.rows,
        columns=listed.columns,
        ignored_columns=listed.ignored_columns,
        file_columns=listed.file_columns,
        encoding=listed.encoding if kind == "csv" else "",
        problems=listed.problems,
        notes=listed.notes,
    )


def _report_preview(report: Report, plan: ReportPlan, state: Tournament | None) -> Preview:
    shown = Preview(
        kind="trf",
        good=plan.good,
        rows=plan.entries,
        problems=plan.problems,
        notes=plan.notes,
        name=plan.name,
        rounds=len(plan.rounds),
        games=sum(len(planned.games) for planned in plan.rounds),
    )
    if not plan.good:
        return shown
    tried = tried_out(report, plan, state, messages.utc_text(timezone.now()))
    notes = (*plan.notes, *tried.notes)
    if state is not None:
        notes = (
            speak("ReportNote.replaces", {"name": shown.name, "replaced": state.name}),
            *notes,
        )
    return replace(shown, good=not tried.problems, problems=tried.problems, notes=notes)


def _players_preview(plan: ReportPlan) -> Preview:
    """Only the players are entered, where somebody is already."""
    notes = plan.notes
    if plan.rounds:
        notes = (*notes, speak("ReportNote.rounds-stay-out"))
    return Preview(
        kind="trf",
        good=plan.good,
        rows=plan.entries,
        problems=plan.problems,
        notes=notes,
        name=plan.name,
    )


def _drafts(rows: Sequence[EntryRow]) -> list[people.PersonDraft]:
    return [drafted(row) for row in rows]
