"""A tournament as a report (TRF26), from the state alone; `tournaments.imports` reads it back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final, Literal, get_args

from pairing.reported import stating, with_older_code, with_older_codes
from pairing.reported_table import EDITION_COMMENT, lots_comment
from pairing.systems import system
from pairing.trf import (
    ByeRecord,
    Code,
    PlayerRecord,
    ProhibitedRecord,
    Report,
    ReportScoring,
    VirtualPoints,
    left_out_comment,
    write_report,
    write_trf16,
)

from ..domain.byes.events import ByeKind
from ..domain.drafts.field import pairable
from ..domain.ids import PlayerId
from ..domain.settings.by_table import by_table
from ..domain.settings.readings import in_force
from ..domain.settings.settings import Settings
from ..domain.settings.tie_breaks import list_of
from ..domain.settings.time_controls import taken_apart
from ..domain.standings.left_out import left_out
from ..domain.standings.record import Record, records
from ..domain.standings.reported import as_reported
from ..domain.standings.standings import Standing, standings
from ..domain.tournament.state import Tournament
from ..selectors.names import Names
from ..words import ENGLISH, speak
from .entries import entry_of_cell
from .integrity import integrity_comments
from .named_lines import with_names
from .national import national_of, rank_method, rating_federation
from .player_records import other_records
from .ranges import runs
from .rated import points_that_count
from .report_lines import CONTROLLER, LOT, MADE_BY, is_comment

Edition = Literal["trf26", "trf16"]
MEDIA_TYPE: Final = "text/plain"
_BYES: Final[dict[ByeKind, Code]] = {
    "zero": Code.ZERO_BYE,
    "half": Code.HALF_BYE,
    "full": Code.FULL_BYE,
}


_TEAMS: Final = ("013", "310")
"""Lists of teams, as prizes for them are given at individual tournaments."""

EDITIONS: Final[tuple[Edition, ...]] = get_args(Edition)


def report_text(
    state: Tournament, names: Names, edition: Edition = "trf26", code_of_192: str = ""
) -> str:
    """The file as text, to be encoded as UTF-8. `code_of_192`: an older code of the same system.

    Raises `OtherSystemError`.
    """
    report = report_of(state, names)
    if code_of_192:
        report = with_older_code(report, code_of_192)
    return write_report(report) if edition == "trf26" else write_trf16(report)


def older_codes(state: Tournament) -> tuple[str, ...]:
    """What may stand in record 192 for programs that know an older print of the codes."""
    settings = state.settings_in_the_end
    baku = settings.acceleration == "baku" and not state.virtual
    code = stating(system(settings.system), in_force(settings), baku=baku).encoded_type
    report = Report(players=(), encoded_type=code, start_date=_date(settings.start_date))
    return tuple(each.encoded_type for each in with_older_codes(report))


def file_name(state: Tournament) -> str:
    """With the last published round in it, so that nobody sends the wrong one."""
    return f"{state.slug}-round-{state.last_published}.trf"


def report_of(state: Tournament, names: Names) -> Report:
    """Published rounds, the byes known for later ones, and all that the pairing depends on.

    Lines and records of a file that it was imported from stand in it again, with the names of
    today.

    Where regulations became other on the way, records state those of the last rounds, and ### lines
    what held before.

    National ratings stand in the records of their federations, and 172 says which of the two
    players are ranked by; 001 and 072 are FIDE's.

    A game holds what is rated; where something else counts, 299 and ### lines say so.

    Starting numbers are the TPNs, before the start the entry numbers. Who has no number (merged
    into another entry) is left out.
    """
    settings = state.settings_in_the_end
    numbers = starting_numbers(state)
    options = in_force(settings)
    baku = settings.acceleration == "baku" and not state.virtual
    said = stating(system(settings.system), options, baku=baku)
    time_control = taken_apart(settings.time_control)
    players = tuple(_players(state, names, numbers))
    national = national_of(state, names, players, numbers)
    imported = tuple(with_names(line, partial(_name_kept, names)) for line in state.report_lines)
    records = tuple(line for line in imported if not is_comment(line))
    return Report(
        players=players,
        name=state.name,
        city=settings.city,
        federation=settings.federation,
        start_date=_date(settings.start_date),
        end_date=_date(settings.end_date),
        players_stated=len(players),
        rated_stated=sum(player.rating > 0 for player in players),
        teams_stated=sum(line.startswith(_TEAMS) for line in records) or None,
        type_text=said.type_text,
        chief_arbiter=settings.chief_arbiter,
        deputy_arbiters=settings.deputy_arbiters,
        time_control=time_control.words,
        encoded_time_control=time_control.encoded,
        round_dates=tuple(_date(start)[2:] for start in settings.round_starts),
        rounds_total=settings.rounds,
        initial_colour=state.initial_colour,
        rank_method=rank_method(state, national),
        scoring=report_scoring(settings),
        controller=CONTROLLER,
        encoded_type=said.encoded_type,
        tie_breaks=list_of(settings),
        byes=tuple(_upcoming_byes(state, numbers)),
        virtual=tuple(_virtual(state, numbers)),
        prohibited=tuple(_prohibited(state, numbers)),
        abnormal=tuple(points_that_count(state, numbers)),
        other_lines=(
            *national.values(),
            *other_records(names, numbers, national, _home(state, numbers)),
            *records,
        ),
        comments=(
            *said.comments,
            *_comments(state),
            *_left_out(state, numbers),
            *filter(is_comment, imported),
            *integrity_comments(state, numbers),
        ),
    )


def starting_numbers(state: Tournament) -> dict[PlayerId, int]:
    """TPNs, or before the start the entry numbers; without those merged into another entry
    or taken back."""
    order = state.order or tuple(sorted(state.players))
    numbered = enumerate(order, 1) if state.order else ((int(player), player) for player in order)
    return {player: number for number, player in numbered if state.players[player].stands}


def report_scoring(settings: Settings) -> ReportScoring:
    return ReportScoring(
        white_win=settings.win,
        black_win=settings.win,
        forfeit_win=settings.win,
        full_bye=settings.win,
        white_draw=settings.draw,
        black_draw=settings.draw,
        half_bye=settings.draw,
        adjourned=settings.draw,
        white_loss=settings.loss,
        black_loss=settings.loss,
        forfeit_loss=settings.absent,
        zero_bye=settings.absent,
        pab=settings.pab,
    )


def _players(
    state: Tournament, names: Names, numbers: dict[PlayerId, int]
) -> Iterator[PlayerRecord]:
    rows, played = {row.player: row for row in standings(state)}, records(state)
    for player, number in sorted(numbers.items(), key=lambda item: item[1]):
        of = player, number, played[player]
        yield _player(state, names, numbers, of, rows.get(player))


def _player(
    state: Tournament,
    names: Names,
    numbers: dict[PlayerId, int],
    of: tuple[PlayerId, int, Record],
    row: Standing | None,
) -> PlayerRecord:
    player, number, record = of
    entry, person = state.players[player], names.people.get(player)
    return PlayerRecord(
        number=number,
        name=_name(names, player),
        sex=person.sex if person else "",
        title=entry.title,
        rating=entry.fides_rating,
        federation=entry.federation,
        fide_id=person.fide_id if person else "",
        birth_date=_date(person.birth_date) if person else "",
        points=row.points if row else 0,
        rank=row.rank if row else None,
        rounds=tuple(entry_of_cell(as_reported(state, player, cell), numbers) for cell in record),
    )


def _name(names: Names, player: PlayerId) -> str:
    """The same bytes for every reader: a file has no language."""
    person = names.people.get(player)
    if person is not None and person.erased:
        return speak("Nameless.erased-player", {"player": player}, ENGLISH)
    return names.player(player)


def _home(state: Tournament, numbers: dict[PlayerId, int]) -> dict[int, str]:
    return {
        number: rating_federation(state, state.players[player])
        for player, number in numbers.items()
    }


def _name_kept(names: Names, player: PlayerId) -> str | None:
    person = names.people.get(player)
    return None if person is None or person.erased else person.name


def _upcoming_byes(state: Tournament, numbers: dict[PlayerId, int]) -> Iterator[ByeRecord]:
    """Byes granted for rounds that are not paired yet; who is not there in the next one."""
    if by_table(state.settings):
        return
    upcoming = state.next_round
    for number in range(upcoming, state.settings_in_the_end.rounds + 1):
        there = set(pairable(state, number))
        kinds: dict[Code, list[int]] = {}
        for player, starting in numbers.items():
            entry = state.players[player]
            if entry.active and number in entry.byes:
                kinds.setdefault(_BYES[entry.byes[number].kind], []).append(starting)
            elif number == upcoming and state.order and player not in there:
                kinds.setdefault(Code.ZERO_BYE, []).append(starting)
        for code, players in sorted(kinds.items()):
            yield ByeRecord(code, tuple(sorted(players)), number)


def _virtual(state: Tournament, numbers: dict[PlayerId, int]) -> Iterator[VirtualPoints]:
    for line in state.virtual:
        kept = {state.kept_entry(player) for player in line.players}
        listed = sorted(numbers[player] for player in kept if player in numbers)
        for first, last in runs(listed):
            yield VirtualPoints(line.points, line.first, line.last, first, last)


def _prohibited(state: Tournament, numbers: dict[PlayerId, int]) -> Iterator[ProhibitedRecord]:
    """Groups may have become the same by a merge, or by players without a number: a line stands in
    a report once."""
    records: dict[ProhibitedRecord, None] = {}
    for group in state.prohibited:
        kept = {state.kept_entry(player) for player in group.players}
        members = tuple(sorted(numbers[player] for player in kept if player in numbers))
        if len(members) > 1:
            records[ProhibitedRecord(members, group.first, group.last)] = None
    yield from records


def _left_out(state: Tournament, numbers: dict[PlayerId, int]) -> Iterator[str]:
    if gone := [numbers[player] for player in left_out(state) if player in numbers]:
        yield left_out_comment(gone)


def _comments(state: Tournament) -> Iterator[str]:
    yield f"{MADE_BY}version {state.seq} of the record of {state.slug}"
    if state.seed:
        yield f"{LOT} {state.seed}"
    settings = state.settings_in_the_end
    if list_of(settings):
        yield f"{EDITION_COMMENT}{settings.tie_break_edition}"
    if state.lots:
        yield lots_comment(state.lots.first, state.lots.seed)


def _date(iso: str) -> str:
    """2026-05-01T14:00 as 2026/05/01; a year alone as it is."""
    return iso[:10].replace("-", "/")
