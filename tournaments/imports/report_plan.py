"""What a tournament report says, as the commands that would have made it.

Pure: nothing is written here, so that the whole plan can be rehearsed before its first event. Entry
numbers follow the starting numbers, behind those of entries that were taken back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from pairing.model import Colour
from pairing.trf import (
    NationalRating,
    PlayerRecord,
    Report,
    counting,
    initial_colour,
    kept_national,
    left_out_in,
)
from pairing.trf.teams import is_team_event
from tournaments.domain.attendance.commands import CheckIn, WithdrawPlayer
from tournaments.domain.byes.commands import GrantBye
from tournaments.domain.command import Command
from tournaments.domain.entries.commands import EnterPlayer
from tournaments.domain.entries.sources import REPORT_FILE, of_federation
from tournaments.domain.games.commands import AdjournGame, EnterResult
from tournaments.domain.ids import PersonId, PlayerId
from tournaments.domain.imported.commands import ImportReportLines, ImportRound
from tournaments.domain.lots.commands import DrawLots
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.rounds.commands import CloseRound
from tournaments.domain.settings.by_table import by_table
from tournaments.domain.settings.commands import (
    ChangeRegulations,
    SetProhibitedPairs,
    SetVirtualPoints,
)
from tournaments.domain.settings.events import ProhibitedPlayers, VirtualPoints
from tournaments.domain.settings.matches import games_of_match
from tournaments.domain.settings.settings import Settings
from tournaments.domain.tournament.state import Tournament
from tournaments.exports.player_records import further_records
from tournaments.exports.report_lines import checked_again, lot_in
from tournaments.words import languages, speak

from .list_names import plain_name
from .report_rated import RatedOnly, rated_commands, rated_only
from .report_records import KeptLines, kept_lines
from .report_rounds import (
    PlannedBye,
    PlannedRound,
    no_matches,
    planned_rounds,
    results_not_kept,
    upcoming_byes,
)
from .report_settings import (
    by_number,
    notes_of,
    prohibited_groups,
    regulation_changes,
    report_rules,
    settings_of,
    unusable,
    virtual_points,
)
from .report_tie_breaks import lots_of
from .report_words import problem_lines
from .rows import EntryRow, entry_row

COLLATION = "as in the file"
LONGEST_NAME = 200
NEW = Tournament()


class ReportPlan(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament to be made; with problems, of the file or of a row, it is not made."""

    name: str
    entries: tuple[EntryRow, ...]
    first: PlayerId = PlayerId(1)
    """The entry number of the first."""
    settings: Settings = Settings()
    colour: Colour = Colour.WHITE
    prohibited: tuple[ProhibitedPlayers, ...] = ()
    virtual: tuple[VirtualPoints, ...] = ()
    rounds: tuple[PlannedRound, ...] = ()
    changes: tuple[ChangeRegulations, ...] = ()
    checked_again: dict[int, int] = {}
    """After which round a change was made, by the round from which on it holds, where known."""
    rated_only: tuple[RatedOnly, ...] = ()
    upcoming_byes: tuple[PlannedBye, ...] = ()
    left_out: tuple[PlayerId, ...] = ()
    """Of a round robin: who left before half of the games."""
    seed: str = ""
    lots: tuple[int, str] | None = None
    """Of the tie-breaks: from which round on they rank, and their seed."""
    lines: tuple[str, ...] = ()
    lines_left_out: tuple[str, ...] = ()
    """### lines of which a note says why they are left out."""
    problems: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def needs_reason(self) -> bool:
        """Something of it is done for a reason alone: byes to come may go beyond what the
        regulations of the new tournament allow, and were granted all the same."""
        granted = any(bye.kind != "zero" for bye in self.upcoming_byes)
        return bool(self.rated_only or self.changes or granted)

    @property
    def good(self) -> bool:
        return not self.problems and not any(row.problems for row in self.entries)

    @property
    def row_of(self) -> dict[PlayerId, EntryRow]:
        """The entries by the numbers that they get."""
        return {PlayerId(at): row for at, row in enumerate(self.entries, start=self.first)}


def plan_report(read: Report, into: Tournament = NEW) -> ReportPlan:
    """Read a checked report (`pairing.trf.read_report`) as a plan; nothing raises.

    `into`: the tournament that it goes into. Who was taken back there keeps his entry number, and
    rounds that were taken back their drafts.
    """
    report = counting(read)
    first = into.next_player
    ids = {player.number: PlayerId(at) for at, player in enumerate(by_number(report), start=first)}
    games = 1 if is_team_event(report) else report_rules(report).system.games
    faults = [*unusable(report), *results_not_kept(report), *no_matches(report, games)]
    problems = problem_lines(faults)
    national = kept_national(report)
    further = further_records(report)
    entries = tuple(
        _entry(player, national.get(player.number), further.get(player.number, ()))
        for player in by_number(report)
    )
    name = (report.name or speak("ReportNote.nameless", {}, languages.of_hall()))[:LONGEST_NAME]
    if is_team_event(report):
        return ReportPlan(name=name, entries=entries, first=first, problems=problems)
    rules = report_rules(report)
    colour = initial_colour(report, counts_arrived=rules.counts_arrived)
    named = {ids[row.tpn]: row.name for row in entries}
    rounds = () if problems else tuple(planned_rounds(report, ids, into, games))
    lines = kept_lines(report, named) if rounds else KeptLines()
    settings = settings_of(report, rules)
    changes = () if problems else tuple(regulation_changes(report, rules))
    return ReportPlan(
        name=name,
        first=first,
        settings=settings,
        entries=entries,
        colour=colour,
        prohibited=tuple(prohibited_groups(report, ids)),
        virtual=tuple(virtual_points(report, ids)),
        rounds=rounds,
        changes=changes,
        checked_again=checked_again(report),
        rated_only=tuple(rated_only(read, report, ids, rounds)),
        upcoming_byes=() if by_table(settings) else tuple(upcoming_byes(report, ids)),
        left_out=tuple(ids[number] for number in sorted(left_out_in(report))),
        seed=lot_in(report.comments, colour),
        lots=lots_of(report, settings, changes),
        lines=lines.lines,
        lines_left_out=lines.left_out,
        problems=problems,
        notes=(*notes_of(report, rules), *_left_out_said(lines)),
    )


def set_up_commands(plan: ReportPlan, people: Sequence[tuple[PersonId, str]]) -> Iterator[Command]:
    """From the creation to round 1; `people` are (person, digest) of the entries."""
    ids = [*plan.row_of]
    accelerated = min((line.first for line in plan.virtual), default=0)
    for row, (person, digest) in zip(plan.entries, people, strict=True):
        yield EnterPlayer(
            person=person,
            details=digest,
            title=row.title,
            federation=row.federation,
            rating=row.rating,
            rating_source=REPORT_FILE,
            national_rating=row.national_rating,
            national_source=row.national_source,
        )
    for player in ids:
        yield CheckIn(player=player)
    if plan.prohibited:
        yield SetProhibitedPairs(groups=plan.prohibited)
    if plan.virtual:
        yield SetVirtualPoints(
            lines=plan.virtual,
            leaves_fide_mode_from=accelerated,
            leaves_fide_mode_again=accelerated,
        )
    if plan.rounds:
        yield StartTournament(
            seed=plan.seed,
            colour=None if plan.seed else plan.colour,
            order=tuple(ids),
            collation=COLLATION,
            by_hand=True,
            leaves_fide_mode_from=accelerated,
            leaves_fide_mode_again=accelerated,
        )
        if plan.lines:
            yield ImportReportLines(lines=plan.lines)


def round_commands(plan: ReportPlan) -> Iterator[Command]:
    """The rounds with their results, what is rated otherwise, and the byes of the next one."""
    for planned in plan.rounds:
        yield from _changes_before(plan, planned.number)
        if not planned.follows:
            yield ImportRound(
                round=planned.number,
                boards=tuple(game.paired for game in planned.games),
                pab=planned.pab,
                byes=planned.byes,
            )
        for game in planned.games:
            if game.result is not None:
                yield EnterResult(game=game.paired.game, result=game.result)
            elif game.adjourned:
                yield AdjournGame(game=game.paired.game)
        if plan.lots and plan.lots[0] == planned.number:
            yield DrawLots(seed=plan.lots[1])
        if _ends(plan, planned) and planned.number < len(plan.rounds):
            yield CloseRound(round=planned.number)
    if plan.rounds:
        yield from _changes_before(plan, len(plan.rounds) + 1)
        yield from rated_commands(plan.rounds, plan.rated_only)
        if by_table(plan.settings):
            yield from (WithdrawPlayer(player=player) for player in plan.left_out)
        for bye in plan.upcoming_byes:
            yield GrantBye(player=bye.player, round=bye.round, kind=bye.kind)


def _ends(plan: ReportPlan, planned: PlannedRound) -> bool:
    """Of a match both games are over."""
    if games_of_match(plan.settings) == 1:
        return planned.finished
    return planned.follows and planned.finished and plan.rounds[planned.number - 2].finished


def _changes_before(plan: ReportPlan, number: int) -> Iterator[ChangeRegulations]:
    """What was changed before that round was paired; before the next one all that is left."""
    for change in plan.changes:
        made = plan.checked_again.get(change.from_round, change.from_round - 1) + 1
        if min(made, len(plan.rounds) + 1) == number:
            yield change


def _left_out_said(lines: KeptLines) -> tuple[str, ...]:
    if not lines.left_out:
        return ()
    return (speak(f"ReportNote.lines-left-out-{lines.because}", {"count": len(lines.left_out)}),)


def _entry(
    player: PlayerRecord, national: NationalRating | None, records: tuple[str, ...]
) -> EntryRow:
    """Details that nobody can read are left out, and said; the name has to be one that every door
    takes."""
    row = entry_row(
        player.line,
        {
            "name": player.name,
            "title": player.title,
            "federation": player.federation,
            "rating": str(player.rating),
            "fide_id": player.fide_id,
            "birth_date": player.birth_date,
            "sex": player.sex,
        },
        read=plain_name,
    )
    problems = entry_row(player.line, {"name": player.name}, read=plain_name).problems
    unread = tuple(problem for problem in row.problems if problem not in problems)
    return msgspec.structs.replace(
        row,
        tpn=player.number,
        national_rating=national.rating if national else 0,
        national_source=of_federation(national.federation) if national else "",
        records=records,
        problems=problems,
        notes=unread + row.notes,
    )
