"""From the matches of a team event to the field before a round."""

from __future__ import annotations

from functools import cached_property

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
    Scoring,
    Team,
)
from pairing.trf.faults import Fault
from pairing.trf.problems import Problem, ReportError
from pairing.trf.team_matches import TeamMatches, TeamRound
from pairing.trf.team_records import TeamEvent, problem


class TeamFields:
    """The fields before the rounds of one event; `by_game_points`: these are the primary score.

    `baku`: virtual points by C.04.7 where the file has none of its own (250); `counts_arrived`: see
    `pairing.trf.field.initial_colour`.
    """

    def __init__(
        self,
        event: TeamEvent,
        *,
        by_game_points: bool = False,
        baku: bool = False,
        counts_arrived: bool = True,
        rounds_total: int | None = None,
    ) -> None:
        self.event = event
        self.matches = TeamMatches(event)
        self.by_game_points = by_game_points
        self.baku = baku
        self.counts_arrived = counts_arrived
        self.total = rounds_total or event.report.rounds_total
        self.rounds: list[dict[int, TeamRound]] = []

    @property
    def next_round(self) -> int:
        return self.matches.rounds_paired + 1

    def before(self, number: int) -> Field:
        """The field before a round, also a past one. Raises ReportError."""
        if self.total is None:
            raise _error("Pairing-NotPairable.number-of-rounds")
        if not 1 <= number <= self.total:
            raise _error("Pairing-Contradiction.no-round", round=number, rounds=self.total)
        if number > self.next_round:
            facts = {"next": self.next_round, "round": number}
            raise _error("Pairing-NotPairable.not-next", **facts)
        for past in range(1, number):
            self._refuse_pending(past)
        return Field(
            round_number=number,
            rounds_total=self.total,
            participants=tuple(self._participant(team.number, number) for team in self.event.teams),
            away=self._away(number),
            scoring=self.scoring,
            initial_colour=self._initial_colour(),
            prohibited=tuple(
                ProhibitedGroup(
                    frozenset(map(TPN, record.players)), record.first_round, record.last_round
                )
                for record in self.event.report.prohibited
            ),
        )

    def round(self, number: int) -> dict[int, TeamRound]:
        """That round of every team."""
        while len(self.rounds) < number:
            self.rounds.append(self.matches.round(len(self.rounds) + 1))
        return self.rounds[number - 1]

    @property
    def scoring(self) -> Scoring:
        """Of the primary score."""
        event = self.event
        pab = self.matches.pab_points
        if not self.by_game_points:
            worth = event.match_points
            return Scoring(worth.win, worth.draw, worth.loss, 0, pab[0])
        game, boards = event.report.scoring, event.boards
        return Scoring(
            win=boards * game.white_win,
            draw=boards * game.white_draw,
            loss=boards * game.white_loss,
            absent=0,
            pab=pab[1],
        )

    def _refuse_pending(self, number: int) -> None:
        missing = [
            problem(self.matches.teams[team].line, "result-missing", team=team, round=number)
            for team, made in self.round(number).items()
            if made.pending
        ]
        if missing:
            raise ReportError(missing)

    def _away(self, number: int) -> frozenset[TPN]:
        if number < self.next_round:
            made = self.round(number)
            return frozenset(TPN(team) for team, each in made.items() if not each.is_paired)
        return frozenset(map(TPN, self.matches.announced(number)))

    def _participant(self, team: int, number: int) -> Participant:
        past = [self.round(each)[team] for each in range(1, number)]
        return Team(
            tpn=TPN(team),
            rounds=tuple(
                PlayerRound(
                    each.kind,
                    self._points(each)[0],
                    None if each.opponent is None else TPN(each.opponent),
                    each.colour,
                )
                for each in past
            ),
            virtual=self._virtual(team, number),
            name=self.matches.teams[team].name,
            secondary=sum(self._points(each)[1] for each in past),
        )

    def _points(self, made: TeamRound) -> tuple[HalfPoints, HalfPoints]:
        """Primary and secondary (1.2)."""
        points = made.match_points, made.game_points
        return points[::-1] if self.by_game_points else points

    # -- virtual points ---------------------------------------------------------------------------

    def _virtual(self, team: int, number: int) -> tuple[HalfPoints, ...]:
        points = [0] * number
        if self.event.report.virtual:
            for record in self.event.report.virtual:
                if record.first_player <= team <= record.last_player:
                    worth = record.points if self.by_game_points else record.match_points or 0
                    for past in range(record.first_round, min(record.last_round, number) + 1):
                        points[past - 1] = worth
        elif self.baku and team <= self._last_accelerated:
            stated = virtual_points_by_round(self.total or 0, self.scoring)
            points = [*stated, *points][:number]
        return tuple(points) if any(points) else ()

    @cached_property
    def _last_accelerated(self) -> int:
        away = self._away(1)
        return last_of_group_a(team for team in self.matches.teams if team not in away)

    # -- the lot ----------------------------------------------------------------------------------

    def _initial_colour(self) -> Colour:
        """152; else what the first match of round 1 says (4.3.1); else White."""
        if self.event.report.initial_colour is not None:
            return self.event.report.initial_colour
        if self.next_round == 1:
            return Colour.WHITE
        first = self.round(1)
        paired = sorted(team for team, made in first.items() if made.is_paired)
        for at, team in enumerate(paired, start=1):
            made = first[team]
            if made.colour is not None and made.opponent is not None and team < made.opponent:
                odd = (at if self.counts_arrived else team) % 2 == 1
                return made.colour if odd else made.colour.opposite
        return Colour.WHITE


def _error(key: str, **facts: Fact) -> ReportError:
    return ReportError([Problem(0, clause(key, **facts), fault=Fault.NOT_PAIRABLE)])
