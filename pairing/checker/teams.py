"""The checker of team events: matches paired again, match points and game points made again."""

from __future__ import annotations

from collections.abc import Iterator

from pairing.checker.check import Check, RoundCheck, check_report, judged
from pairing.checker.standings import StandingsCheck, StandingsDifference, StandingsKind
from pairing.clauses import Clause, clause, in_points, player
from pairing.model import TPN, Board, Colour, HalfPoints, Options, RoundKind, RoundPairing
from pairing.reported_table import edition_in
from pairing.reported_teams import TeamRules, team_fields, team_rules_of
from pairing.trf import Report
from pairing.trf.team_field import TeamFields
from pairing.trf.team_matches import TeamRound
from pairing.trf.team_records import TeamEvent, read_teams
from pairing.trf.teams import is_team_event


def check_any_report(
    report: Report,
    system: str | None = None,
    options: Options = Options(),  # noqa: B008 - frozen
    *,
    rounds_total: int | None = None,
) -> Check:
    """`check_report`, or `check_team_report` where the file is one of teams; raises as they do."""
    check = check_team_report if is_team_event(report) else check_report
    return check(report, system, options, rounds_total=rounds_total)


def check_team_report(
    report: Report,
    system: str | None = None,
    options: Options = Options(),  # noqa: B008 - frozen
    *,
    rounds_total: int | None = None,
) -> Check:
    """Pair every round of matches again and add up their points again.

    `names` and numbers of the answer are those of teams. Raises UnknownSystemError, OptionError,
    ReportError.
    """
    rules = team_rules_of(report, system, options)
    event = read_teams(report)
    total, assumed = _rounds_total(event, rounds_total)
    fields = team_fields(event, rules, total)
    last = fields.next_round - 1
    return Check(
        system=rules.system.code,
        rounds=tuple(_check_round(fields, rules, number) for number in range(1, last + 1)),
        standings=_standings(fields, last),
        notes=(*rules.notes, *assumed),
        names={TPN(team.number): team.name for team in event.teams},
    )


def _rounds_total(event: TeamEvent, asked: int | None) -> tuple[int, tuple[Clause, ...]]:
    """And what was assumed."""
    if total := asked or event.report.rounds_total:
        return total, ()
    total = max((len(each.rounds) for each in event.report.players), default=0)
    return total, (clause("Pairing-Assumed.number-of-rounds", rounds=total),)


def _check_round(fields: TeamFields, rules: TeamRules, number: int) -> RoundCheck:
    before = fields.before(number)
    made = fields.round(number)
    unknown = {TPN(team) for team, each in made.items() if each.colour is None}
    return judged(before, _filed(made), rules.rules, unknown, fields.event.report.comments)


def _filed(made: dict[int, TeamRound]) -> RoundPairing:
    """The matches as the file has them, by the numbers of White; one without colours: the lower
    number comes first."""
    boards = []
    pab = None
    for team, each in sorted(made.items()):
        if each.kind is RoundKind.PAB:
            pab = TPN(team)
        elif each.opponent is not None and _has_white(team, each):
            boards.append(Board(TPN(team), TPN(each.opponent)))
    return RoundPairing(tuple(boards), pab)


def _has_white(team: int, made: TeamRound) -> bool:
    if made.colour is None:
        return team < (made.opponent or 0)
    return made.colour is Colour.WHITE


# -- points ---------------------------------------------------------------------------------------


def _standings(fields: TeamFields, last: int) -> StandingsCheck:
    return StandingsCheck(
        round=last,
        edition=edition_in(fields.event.report).code,
        compared=(),
        differences=tuple(_differences(fields, last)),
        not_looked_at=(clause("Pairing-Unchecked.team-ranks"),),
    )


def _differences(fields: TeamFields, last: int) -> Iterator[StandingsDifference]:
    for team in fields.event.teams:
        rounds = [fields.round(number)[team.number] for number in range(1, last + 1)]
        of_matches = sum(each.match_points for each in rounds)
        of_games = sum(each.game_points for each in rounds)
        yield from _difference(team.number, "MP", team.match_points, of_matches)
        yield from _difference(team.number, "GP", team.game_points, of_games)


def _difference(
    team: int, code: str, stated: HalfPoints | None, made: HalfPoints
) -> Iterator[StandingsDifference]:
    if stated in (None, made):
        return
    points = in_points(made)
    says = clause(
        "Pairing-Check.team-points",
        player=player(TPN(team)),
        code=code,
        stated=in_points(stated or 0),
        made=points,
    )
    kind = StandingsKind.POINTS
    yield StandingsDifference(kind, TPN(team), code, says, in_points(stated or 0), (points,))
