"""From a report to the field before a round."""

from __future__ import annotations

from pairing.baku import last_of_group_a, virtual_points_by_round
from pairing.clauses import Fact, clause
from pairing.model import (
    TPN,
    Colour,
    Field,
    HalfPoints,
    Participant,
    PlayerRound,
    ProhibitedGroup,
    RoundKind,
)
from pairing.trf.adjourned import open_before
from pairing.trf.counted import counting
from pairing.trf.faults import Fault
from pairing.trf.matches import check_matches
from pairing.trf.national import used_ratings
from pairing.trf.points import entry_of, entry_points
from pairing.trf.problems import Problem, ReportError
from pairing.trf.regulations import accelerated_in, pairing_scoring, rounds_in, scoring_in
from pairing.trf.report import Code, PlayerRecord, Report, RoundEntry
from pairing.trf.teams import refuse_team_event

_KINDS = {
    Code.FORFEIT_WIN: RoundKind.FORFEIT_WIN,
    Code.FORFEIT_LOSS: RoundKind.FORFEIT_LOSS,
    Code.FULL_BYE: RoundKind.FULL_BYE,
    Code.HALF_BYE: RoundKind.HALF_BYE,
    Code.PAB: RoundKind.PAB,
    Code.ZERO_BYE: RoundKind.ZERO_BYE,
    Code.BLANK: RoundKind.ZERO_BYE,
}


def next_round(report: Report) -> int:
    """The round after the last one that is paired in the file."""
    return report.rounds_paired + 1


def field_before(
    report: Report,
    round_number: int,
    *,
    rounds_total: int | None = None,
    counts_arrived: bool = True,
    games: int = 1,
) -> Field:
    """The field before a round, also a past one: later rounds of the file are not looked at.

    Of games that are rated otherwise what counts is read; what was adjourned when the round was
    paired is so again. `rounds_total` helps a file that does not state the number of rounds (142,
    XXR); `counts_arrived`: see `initial_colour`; `games`: so many rounds are a match
    (`System.games`). Raises ReportError if the round cannot be paired from this file.
    """
    refuse_team_event(report)
    report = open_before(counting(report), round_number)
    total = rounds_total or report.rounds_total
    if total is None:
        raise _error("Pairing-NotPairable.number-of-rounds")
    _check(report, round_number, total)
    if games > 1:
        check_matches(report, round_number, total)
    away = frozenset(TPN(player.number) for player in _away(report, round_number))
    virtual = _VirtualPoints(report, total, round_number, games)
    ratings = used_ratings(report)
    return Field(
        round_number=round_number,
        rounds_total=rounds_in(report, round_number, total),
        participants=tuple(
            _participant(
                report, player, round_number, virtual.of(player.number), ratings[player.number]
            )
            for player in report.players
        ),
        away=away,
        scoring=pairing_scoring(report, round_number),
        initial_colour=initial_colour(report, counts_arrived=counts_arrived),
        prohibited=tuple(
            ProhibitedGroup(
                frozenset(map(TPN, record.players)), record.first_round, record.last_round
            )
            for record in report.prohibited
        ),
    )


def initial_colour(report: Report, *, counts_arrived: bool = True) -> Colour:
    """152 or XXC; else what the colours of round 1 say; else White.

    The higher ranked player of a pair of round 1 has the initial colour if his number is odd, the
    other one if it is even (5.2.5). `counts_arrived`: the numbers are those among the players
    paired in round 1, else the starting numbers. A forfeit without colours says nothing.
    """
    if report.initial_colour is not None:
        return report.initial_colour
    paired = sorted(player.number for player in report.players if player.entry(1).is_paired)
    entries = {player.number: player.entry(1) for player in report.players}
    for at, number in enumerate(paired, start=1):
        colour, opponent = entries[number].colour, entries[number].opponent
        if colour is not None and opponent is not None and number < opponent:
            odd = (at if counts_arrived else number) % 2 == 1
            return colour if odd else colour.opposite
    return Colour.WHITE


def _check(report: Report, round_number: int, total: int) -> None:
    if not 1 <= round_number <= total:
        raise _error("Pairing-Contradiction.no-round", round=round_number, rounds=total)
    following = next_round(report)
    if round_number > following:
        raise _error("Pairing-NotPairable.not-next", next=following, round=round_number)
    numbers = [player.number for player in report.players]
    if report.by_position and numbers != sorted(numbers):
        raise _error("Pairing-NotPairable.by-position")
    missing = [
        Problem(
            player.line,
            clause("Pairing-Contradiction.result-missing", round=past),
            player.number,
            Fault.RESULT_MISSING,
        )
        for player in report.players
        for past in range(1, round_number)
        if player.entry(past).pending
    ]
    if missing:
        raise ReportError(missing)


def _error(key: str, **facts: Fact) -> ReportError:
    return ReportError([Problem(0, clause(key, **facts), fault=Fault.NOT_PAIRABLE)])


def _away(report: Report, round_number: int) -> list[PlayerRecord]:
    if round_number <= report.rounds_paired:
        return [player for player in report.players if not player.entry(round_number).is_paired]
    return [
        player
        for player in report.players
        if entry_of(report, player, round_number) != RoundEntry()
    ]


def _participant(
    report: Report,
    player: PlayerRecord,
    round_number: int,
    virtual: tuple[HalfPoints, ...],
    rating: int,
) -> Participant:
    return Participant(
        tpn=TPN(player.number),
        rounds=tuple(_played(report, player, past) for past in range(1, round_number)),
        virtual=virtual,
        rating=rating,
        title=player.title,
        federation=player.federation,
        name=player.name,
    )


def _played(report: Report, player: PlayerRecord, round_number: int) -> PlayerRound:
    entry = entry_of(report, player, round_number)
    return PlayerRound(
        kind=kind_of(entry),
        points=entry_points(report, player, round_number),
        opponent=None if entry.opponent is None else TPN(entry.opponent),
        colour=entry.colour,
    )


def kind_of(entry: RoundEntry) -> RoundKind:
    """A pairing without a result is a game."""
    return RoundKind.GAME if entry.pending else _KINDS.get(entry.code, RoundKind.GAME)


class _VirtualPoints:
    """Virtual points of rounds 1 .. `through`: explicit records, or else Baku by record 192."""

    def __init__(self, report: Report, rounds_total: int, through: int, games: int) -> None:
        self.report = report
        self.through = through
        self.baku = tuple(
            _baku_points(report, number, rounds_total, games) for number in range(1, through + 1)
        )
        self.last_accelerated = 0
        if any(self.baku):
            away = {player.number for player in _away(report, 1)}
            self.last_accelerated = last_of_group_a(
                player.number for player in report.players if player.number not in away
            )

    def of(self, number: int) -> tuple[HalfPoints, ...]:
        points = [0] * self.through
        if number <= self.last_accelerated:
            points = list(self.baku)
        for record in self.report.virtual:
            if record.first_player <= number <= record.last_player:
                for past in range(record.first_round, min(record.last_round, self.through) + 1):
                    points[past - 1] = record.points
        return tuple(points) if any(points) else ()


def _baku_points(report: Report, round_number: int, rounds_total: int, games: int) -> HalfPoints:
    """What a participant of group A has in that round, by the regulations of that round."""
    if not accelerated_in(report, round_number):
        return 0
    total = rounds_in(report, round_number, rounds_total)
    worth = scoring_in(report, round_number).for_pairing
    by_round = virtual_points_by_round(total, worth, games)
    return by_round[round_number - 1] if round_number <= len(by_round) else 0
