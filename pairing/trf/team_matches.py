"""The matches of a team event, put together from the games of its players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from pairing.model import Colour, HalfPoints, RoundKind
from pairing.trf.problems import Problem, ReportError
from pairing.trf.regulations import scoring_in
from pairing.trf.report import AbnormalPoints, Code, PlayerRecord, RoundEntry
from pairing.trf.team_records import TeamEvent, TeamForfeit, TeamRecord, problem


@dataclass(frozen=True, slots=True)
class TeamRound:
    """One round of a team. `pending`: a game of the match has no result yet."""

    kind: RoundKind
    match_points: HalfPoints = 0
    game_points: HalfPoints = 0
    opponent: int | None = None
    colour: Colour | None = None
    pending: bool = False

    @property
    def is_paired(self) -> bool:
        return self.opponent is not None or self.kind is RoundKind.PAB


_BYES = {
    Code.FULL_BYE: RoundKind.FULL_BYE,
    Code.HALF_BYE: RoundKind.HALF_BYE,
    Code.ZERO_BYE: RoundKind.ZERO_BYE,
}
_WON = (Code.FORFEIT_WIN, Code.FULL_BYE, Code.PAB)
"""Of a player whose opponent's board was empty."""
_ABNORMAL = {
    Code.WIN: RoundKind.GAME,
    Code.DRAW: RoundKind.GAME,
    Code.LOSS: RoundKind.GAME,
    Code.FORFEIT_WIN: RoundKind.FORFEIT_WIN,
    Code.FORFEIT_LOSS: RoundKind.FORFEIT_LOSS,
    Code.FULL_BYE: RoundKind.FULL_BYE,
    Code.HALF_BYE: RoundKind.HALF_BYE,
    Code.ZERO_BYE: RoundKind.ZERO_BYE,
}


class TeamMatches:
    """Every round of every team, as the file has it."""

    def __init__(self, event: TeamEvent) -> None:
        self.event = event
        self.players = {player.number: player for player in event.report.players}
        self.teams = {team.number: team for team in event.teams}
        self.team_of = {member: team for team in event.teams for member in team.members}
        self.forfeits = {
            (each.round_number, team): each
            for each in event.forfeits
            for team in (each.white, each.black)
        }
        self.line_ups = {(each.round_number, each.team): each for each in event.line_ups}

    @cached_property
    def rounds_paired(self) -> int:
        """The last round for which the file has a match or a bye of the pairing."""
        stated = [self.event.report.rounds_paired, *self.event.pab.teams]
        return max((*stated, *(each.round_number for each in self.event.forfeits)))

    def round(self, number: int) -> dict[int, TeamRound]:
        """By team. Raises ReportError where its games are no matches."""
        met = {team.number: self._opponent(team, number) for team in self.event.teams}
        problems = [*self._one_sided(met, number)]
        if problems:
            raise ReportError(problems)
        # boards won against nobody stand with an opponent on the other side only
        met_by = {other: team for team, other in met.items() if other is not None}
        rounds = {team: self._round(team, met[team] or met_by.get(team), number) for team in met}
        return {team: self._with_abnormal(team, each, number) for team, each in rounds.items()}

    # -- who met whom -----------------------------------------------------------------------------

    def _opponent(self, team: TeamRecord, number: int) -> int | None:
        forfeit = self.forfeits.get((number, team.number))
        if forfeit is not None:
            return forfeit.black if team.number == forfeit.white else forfeit.white
        opponents: dict[int, PlayerRecord] = {}
        for player in self._members(team):
            entry = player.entry(number)
            if entry.opponent is not None:
                opponents.setdefault(self._team_met(team, player, entry, number), player)
        if len(opponents) > 1:
            one, other = list(opponents)[:2]
            facts = {"round": number, "team": team.number, "one": one, "other": other}
            raise ReportError([problem(opponents[other].line, "two-opponents", **facts)])
        return next(iter(opponents), None)

    def _team_met(
        self, team: TeamRecord, player: PlayerRecord, entry: RoundEntry, number: int
    ) -> int:
        opponent = self.players.get(entry.opponent or 0)
        facts = {"round": number, "opponent": entry.opponent or 0}
        if opponent is None or opponent.number not in self.team_of:
            raise self._of_player(player, "opponent-of-no-team", **facts)
        if self.team_of[opponent.number] is team:
            raise self._of_player(player, "own-team", **facts)
        theirs = opponent.entry(number)
        if theirs.opponent != player.number and not entry.code.is_forfeit:
            raise self._of_player(player, "not-mutual", **facts)
        return self.team_of[opponent.number].number

    @staticmethod
    def _of_player(player: PlayerRecord, what: str, **facts: int) -> ReportError:
        return ReportError([problem(player.line, what, player=player.number, **facts)])

    def _one_sided(self, met: dict[int, int | None], number: int) -> Iterator[Problem]:
        for team, other in met.items():
            line = self.teams[team].line
            if other is not None and met.get(other) not in (team, None):
                facts = {"round": number, "team": team, "opponent": other}
                yield problem(line, "match-not-mutual", **facts)
            if other is not None and self.event.pab.teams.get(number) == team:
                yield problem(line, "bye-and-match", team=team, round=number, opponent=other)

    # -- what it was worth ------------------------------------------------------------------------

    def _round(self, team: int, other: int | None, number: int) -> TeamRound:
        if other is None:
            return self._without_match(team, number)
        forfeit = self.forfeits.get((number, team))
        if forfeit is not None:
            return self._forfeited(team, other, forfeit)
        mine, theirs = self._games(team, number), self._games(other, number)
        points = [self._points(each, number) for each in (mine, theirs)]
        played = any(entry.code.is_game or entry.pending for entry in mine)
        return TeamRound(
            kind=RoundKind.GAME if played else _forfeit_kind(*points),
            match_points=self._match_points(*points),
            game_points=points[0],
            opponent=other,
            colour=self._colour(team, number) or _opposite(self._colour(other, number)),
            pending=any(entry.pending for entry in mine),
        )

    def _without_match(self, team: int, number: int) -> TeamRound:
        event, worth = self.event, self.event.match_points
        scoring = scoring_in(event.report, number)
        if event.pab.teams.get(number) == team:
            return TeamRound(RoundKind.PAB, *self.pab_points)
        code = self._bye(team, number)
        if code is Code.FULL_BYE:
            return TeamRound(_BYES[code], worth.win, event.boards * scoring.full_bye)
        if code is Code.HALF_BYE:
            return TeamRound(_BYES[code], worth.draw, event.boards * scoring.half_bye)
        return TeamRound(RoundKind.ZERO_BYE)

    def _bye(self, team: int, number: int) -> Code:
        byes = (each for each in self.event.report.byes if each.round_number == number)
        return next((each.code for each in byes if team in each.players), Code.BLANK)

    def announced(self, number: int) -> set[int]:
        """Teams with a bye in that round (240)."""
        return {team for team in self.teams if self._bye(team, number) is not Code.BLANK}

    @property
    def pab_points(self) -> tuple[HalfPoints, HalfPoints]:
        """Match points and game points; those of a draw unless 320 says otherwise (1.4)."""
        event = self.event
        match_points, game_points = event.pab.match_points, event.pab.game_points
        drawn = event.boards * event.report.scoring.white_draw
        return (
            event.match_points.draw if match_points is None else match_points,
            drawn if game_points is None else game_points,
        )

    def _forfeited(self, team: int, other: int, forfeit: TeamForfeit) -> TeamRound:
        number = forfeit.round_number
        won = team in forfeit.winners
        scoring = scoring_in(self.event.report, number)
        usual = self.event.boards * (scoring.forfeit_win if won else scoring.forfeit_loss)
        games = self._games(team, number)
        return TeamRound(
            kind=RoundKind.FORFEIT_WIN if won else RoundKind.FORFEIT_LOSS,
            match_points=self.event.match_points.win if won else self.event.match_points.loss,
            game_points=self._points(games, number) if games else usual,
            opponent=other,
            colour=Colour.WHITE if team == forfeit.white else Colour.BLACK,
        )

    def _match_points(self, mine: HalfPoints, theirs: HalfPoints) -> HalfPoints:
        worth = self.event.match_points
        if mine == theirs:
            return worth.draw
        return worth.win if mine > theirs else worth.loss

    def _points(self, entries: list[RoundEntry], number: int) -> HalfPoints:
        scoring = scoring_in(self.event.report, number)
        return sum(0 if entry.pending else scoring.points(entry) for entry in entries)

    def _games(self, team: int, number: int) -> list[RoundEntry]:
        """Of its members in a match; a win without an opponent is read as a bye (`byes`)."""
        entries = (player.entry(number) for player in self._members(self.teams[team]))
        return [entry for entry in entries if entry.opponent is not None or entry.code in _WON]

    def _members(self, team: TeamRecord) -> Iterator[PlayerRecord]:
        return (self.players[number] for number in team.members)

    # -- colours ----------------------------------------------------------------------------------

    def _colour(self, team: int, number: int) -> Colour | None:
        """1.6.1: that of board 1, told by the first board on which somebody has one."""
        for board, player in enumerate(self._boards(team, number)):
            entry = self.players[player].entry(number) if player in self.players else RoundEntry()
            if entry.colour is not None:
                white = self.event.colour_on(board, of_white=True) is entry.colour
                return Colour.WHITE if white else Colour.BLACK
        return None

    def _boards(self, team: int, number: int) -> tuple[int | None, ...]:
        """300, else the members who played in the order of 310."""
        line_up = self.line_ups.get((number, team))
        if line_up is not None:
            return line_up.players
        members = self._members(self.teams[team])
        return tuple(each.number for each in members if each.entry(number).is_paired)

    # -- abnormal points --------------------------------------------------------------------------

    def _with_abnormal(self, team: int, made: TeamRound, number: int) -> TeamRound:
        """Record 299: other points for a result, or points beside it."""
        for each in self.event.report.abnormal:
            if team not in each.players:
                continue
            if each.code is None and (each.round_number or 1) == number:
                made = replace(
                    made,
                    match_points=made.match_points + (each.match_points or 0),
                    game_points=made.game_points + each.points,
                )
            elif each.round_number in (None, number) and self._is(made, each):
                made = replace(made, match_points=each.match_points or 0, game_points=each.points)
        return made

    def _is(self, made: TeamRound, abnormal: AbnormalPoints) -> bool:
        code = abnormal.code
        if code is None or _ABNORMAL.get(code) is not made.kind:
            return False
        worth = self.event.match_points
        results = {Code.WIN: worth.win, Code.DRAW: worth.draw, Code.LOSS: worth.loss}
        return code not in results or results[code] == made.match_points


def _forfeit_kind(mine: HalfPoints, theirs: HalfPoints) -> RoundKind:
    """Of a match without a game that no record 330 tells of."""
    return RoundKind.FORFEIT_WIN if mine > theirs else RoundKind.FORFEIT_LOSS


def _opposite(colour: Colour | None) -> Colour | None:
    return None if colour is None else colour.opposite
