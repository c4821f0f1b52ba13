"""A complete random team event as a report (TRF26): paired by the Team-Swiss, played on boards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pairing.generator.axes import Acceleration, Axes, AxisError, Settings, settle
from pairing.generator.entrants import GeneratedPlayer, entrants
from pairing.generator.results import chances, with_draws
from pairing.generator.rounds import FEWEST, DeadEndError
from pairing.generator.source import Source
from pairing.model import TPN, Board, Colour, NoLegalPairing, Options, RoundPairing
from pairing.reported import Rules
from pairing.reported_teams import TeamRules, team_fields, team_type
from pairing.system import System
from pairing.trf import ByeRecord, Code, ProhibitedRecord, Report, RoundEntry, points_before
from pairing.trf.team_matches import TeamMatches
from pairing.trf.team_records import (
    LineUp,
    MatchPoints,
    PabRecord,
    TeamEvent,
    TeamForfeit,
    TeamRecord,
)
from pairing.trf.team_writer import team_lines

MOST_TEAMS = 999
"""A report file has three columns for the number of a team."""
_ALTERNATING = "WB"
_BOARDS = (4, 4, 4, 2, 3, 5, 6, 8)
_TOWNS = (
    "Arbor", "Birch", "Cedar", "Dune", "Elm", "Fjord", "Glen", "Heath", "Isle", "Juniper", "Knoll",
    "Larch", "Moor", "Nook", "Oak", "Pine", "Quay", "Ridge", "Spruce", "Tarn", "Umber", "Vale",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class TeamSettings:
    """The axes of one event, all decided; `players` of `single` are the teams."""

    single: Settings
    rules: TeamRules
    boards: int
    match_points: MatchPoints
    pab: PabRecord

    def described(self) -> str:
        """All axes in one line, for the file."""
        return f"{self.single.described()} boards={self.boards}"


def settle_teams(axes: Axes, system: System, source: Source) -> TeamSettings:
    """Draw what is not given. Raises AxisError."""
    teams = axes.players or source.randint(6, 60)
    by_game_points = (axes.primary or source.choice(("mp", "mp", "mp", "gp"))) == "gp"
    accelerated = _acceleration(axes, source, by_game_points=by_game_points)
    games = axes.points or (2, 1, 0)
    single = settle(
        replace(axes, players=teams, points=games, acceleration=Acceleration.NONE), source
    )
    if single.players > MOST_TEAMS:
        raise AxisError(f"a report file holds {MOST_TEAMS} teams at most, not {single.players}")
    boards = axes.boards or source.choice(_BOARDS)
    drawn = {
        "preferences": source.choice(("a", "b", "none")),
        "secondary": source.choice(("used", "not-used")),
        **dict(axes.options.values),
    }
    options = Options(tuple(sorted(drawn.items())))
    plain = accelerated is Acceleration.BAKU or source.random() < 0.8
    return TeamSettings(
        single=replace(single, options=options, acceleration=accelerated),
        rules=TeamRules(Rules(system, options), by_game_points, accelerated is Acceleration.BAKU),
        boards=boards if isinstance(boards, int) else source.randint(*boards),
        match_points=MatchPoints() if plain else MatchPoints(6, 2, 0),
        pab=PabRecord() if source.random() < 0.7 else PabRecord(2, source.randint(1, 6)),
    )


def _acceleration(axes: Axes, source: Source, *, by_game_points: bool) -> Acceleration:
    """Baku, which needs match points as the primary score (C.04.7 1.4.4), or none."""
    match axes.acceleration:
        case None:
            drawn = source.random() < 0.2 and not by_game_points
            return Acceleration.BAKU if drawn else Acceleration.NONE
        case Acceleration.BAKU if by_game_points:
            raise AxisError("Baku acceleration needs match points as the primary score")
        case Acceleration.NONE | Acceleration.BAKU:
            return axes.acceleration
        case other:
            raise AxisError(f"{other} is no acceleration of team events here, only baku is")


def random_team_event(axes: Axes, system: System, source: Source, label: str) -> Report:
    """All rounds played; `label` stands in the name and in a comment.

    Raises AxisError, and DeadEndError where a round has no legal pairing.
    """
    settings = settle_teams(axes, system, source)
    return _Event(settings, source, label).played()


class _Event:
    """The event so far."""

    def __init__(self, settings: TeamSettings, source: Source, label: str) -> None:
        self.settings = settings
        self.source = source
        self.label = label
        self.players, self.teams = _drawn_teams(settings, source)
        self.entries: dict[int, list[RoundEntry]] = {number: [] for number in self.players}
        self.enters = {team.number: self._enters() for team in self.teams}
        self.left: set[int] = set()
        self.byes: dict[tuple[int, Code], list[int]] = {}
        self.prohibited = tuple(self._prohibited())
        self.bye_of: dict[int, int] = {}
        self.forfeits: list[TeamForfeit] = []
        self.line_ups: list[LineUp] = []

    def played(self) -> Report:
        """Raises DeadEndError."""
        for number in range(1, self.settings.single.rounds + 1):
            self._stay_away(number)
            event = self._event()
            before = team_fields(event, self.settings.rules).before(number)
            outcome = self.settings.rules.pair(before)
            if isinstance(outcome, NoLegalPairing):
                raise DeadEndError(f"round {number}: {outcome.message}")
            self._play(number, outcome)
        return self._finished()

    # -- who is there -----------------------------------------------------------------------------

    def _enters(self) -> int:
        late = self.source.random() < self.settings.single.late_entries
        last = max(2, min(self.settings.single.rounds, 3))
        return self.source.randint(2, last) if late and self.settings.single.rounds > 1 else 1

    def _prohibited(self) -> Iterator[ProhibitedRecord]:
        """Two teams of one club; never more than a third of the field."""
        most = len(self.teams) // 3
        numbers = [team.number for team in self.teams]
        pairs = {
            tuple(sorted(self.source.sample(numbers, k=2)))
            for _ in range(min(self.settings.single.prohibited, most))
        }
        for pair in sorted(pairs):
            yield ProhibitedRecord(pair, 1, self.settings.single.rounds)

    def _stay_away(self, number: int) -> None:
        """Byes asked for, late entries and withdrawals, as records 240."""
        present = len(self.teams)
        for team in self.teams:
            code = self._absence(team.number, number)
            if code is not None and present > min(FEWEST, len(self.teams)):
                self.byes.setdefault((number, code), []).append(team.number)
                present -= 1

    def _absence(self, team: int, number: int) -> Code | None:
        settings = self.settings.single
        leaves, zero, half, full = (self.source.random() for _ in range(4))
        if number > 1 and leaves < settings.withdrawals:
            self.left.add(team)
        if number < self.enters[team] or team in self.left or zero < settings.zero_byes:
            return Code.ZERO_BYE
        if half < settings.half_byes and number < settings.rounds:
            return Code.HALF_BYE
        return Code.FULL_BYE if full < settings.full_byes else None

    # -- matches ----------------------------------------------------------------------------------

    def _play(self, number: int, outcome: RoundPairing) -> None:
        if outcome.pab is not None:
            self.bye_of[number] = outcome.pab
        made: dict[int, RoundEntry] = {}
        for board in outcome.boards:
            made.update(self._match(number, board))
        for player, entries in self.entries.items():
            entries.append(made.get(player, RoundEntry()))

    def _match(self, number: int, board: Board) -> Iterator[tuple[int, RoundEntry]]:
        line_ups = [self._line_up(number, *each) for each in (board, board[::-1])]
        absent = [self.source.random() < self.settings.single.forfeits / 2 for _ in board]
        if any(absent):
            present = (team for team, away in zip(board, absent, strict=True) if not away)
            self.forfeits.append(TeamForfeit(number, board.white, board.black, tuple(present)))
        for place, (white, black) in enumerate(zip(*line_ups, strict=True)):
            colour = Colour.BLACK if place % 2 else Colour.WHITE
            codes = self._forfeited(absent) if any(absent) else self._game(white, black, colour)
            yield white, RoundEntry(codes[0], black, colour)
            yield black, RoundEntry(codes[1], white, colour.opposite)

    @staticmethod
    def _forfeited(absent: list[bool]) -> tuple[Code, Code]:
        one, other = (Code.FORFEIT_LOSS if away else Code.FORFEIT_WIN for away in absent)
        return one, other

    def _line_up(self, number: int, team: TPN, opponent: TPN) -> tuple[int, ...]:
        """Some rest; seldom they sit in another order than that of 310, which needs a record."""
        members = self.teams[team - 1].members
        playing = sorted(self.source.sample(members, k=self.settings.boards), key=members.index)
        if self.source.random() < 0.03 and len(playing) > 1:
            playing[0], playing[1] = playing[1], playing[0]
            self.line_ups.append(LineUp(number, team, opponent, tuple(playing)))
        return tuple(playing)

    def _game(self, one: int, other: int, colour: Colour) -> tuple[Code, Code]:
        if colour is Colour.BLACK:
            return self._game(other, one, Colour.WHITE)[::-1]
        settings = self.settings.single
        model = chances(self.players[one].strength, self.players[other].strength)
        if settings.draws is not None:
            model = with_draws(model, settings.draws)
        drawn, forfeited = self.source.random(), self.source.random()
        if forfeited < settings.forfeits / self.settings.boards:
            return Code.FORFEIT_WIN, Code.FORFEIT_LOSS
        if drawn < model.white_wins:
            return Code.WIN, Code.LOSS
        if drawn < model.white_wins + model.draw:
            return Code.DRAW, Code.DRAW
        return Code.LOSS, Code.WIN

    # -- the file ---------------------------------------------------------------------------------

    def _event(self) -> TeamEvent:
        settings = self.settings
        return TeamEvent(
            report=self._report(),
            teams=self.teams,
            pab=replace(settings.pab, teams=dict(self.bye_of)),
            forfeits=tuple(self.forfeits),
            line_ups=tuple(self.line_ups),
            match_points=settings.match_points,
            board_colours=(_ALTERNATING * settings.boards)[: settings.boards],
        )

    def _report(self) -> Report:
        single = self.settings.single
        code, comments = team_type(self.settings.rules)
        return Report(
            players=tuple(
                replace(each.record, rounds=tuple(self.entries[number]))
                for number, each in self.players.items()
            ),
            name=f"Random team event {self.label}",
            city="Nowhere",
            federation="FID",
            start_date="2026/06/01",
            end_date=f"2026/06/{min(single.rounds, 30):02}",
            players_stated=len(self.players),
            rated_stated=sum(each.record.rating > 0 for each in self.players.values()),
            teams_stated=len(self.teams),
            type_text="Team: Swiss System",
            chief_arbiter="Chance",
            rounds_total=single.rounds,
            initial_colour=single.initial_colour,
            scoring=replace(single.scoring, pab=single.points[0]),
            controller="Openhall",
            encoded_type=code,
            byes=tuple(
                ByeRecord(code, tuple(teams), number)
                for (number, code), teams in sorted(self.byes.items())
            ),
            prohibited=self.prohibited,
            comments=(
                *comments,
                f"### seed: {self.label}",
                f"### {self.settings.described()}",
            ),
        )

    def _finished(self) -> Report:
        """With points, and ranks by the primary score, the other one and the number."""
        event = self._event()
        report, last = event.report, self.settings.single.rounds
        rounds = [TeamMatches(event).round(number) for number in range(1, last + 1)]
        totals = {
            team.number: (
                sum(each[team.number].match_points for each in rounds),
                sum(each[team.number].game_points for each in rounds),
            )
            for team in self.teams
        }
        step = -1 if self.settings.rules.by_game_points else 1
        ranked = sorted(totals, key=lambda team: ([-p for p in totals[team][::step]], team))
        teams = tuple(
            replace(
                team,
                match_points=totals[team.number][0],
                game_points=totals[team.number][1],
                rank=ranked.index(team.number) + 1,
            )
            for team in self.teams
        )
        players = tuple(
            replace(each, points=points_before(report, each, last + 1)) for each in report.players
        )
        lines = tuple(line.rstrip() for line in team_lines(replace(event, teams=teams)))
        return replace(report, players=players, other_lines=lines)


def _drawn_teams(
    settings: TeamSettings, source: Source
) -> tuple[dict[int, GeneratedPlayer], tuple[TeamRecord, ...]]:
    """Players by their starting numbers, and teams by strength; some have reserves."""
    reserves = [source.randint(0, 2) for _ in range(settings.single.players)]
    count = sum(settings.boards + each for each in reserves)
    every = replace(settings.single, players=count, system="dutch-2026", late_entries=0.0)
    drawn = {each.record.number: each for each in entrants(every, source)}
    mixed = source.sample(sorted(drawn), k=count)
    members = []
    for reserve in reserves:
        size = settings.boards + reserve
        members.append(tuple(sorted(mixed[:size])))
        mixed = mixed[size:]
    members.sort(key=lambda numbers: sum(numbers[: settings.boards]))
    teams = tuple(
        TeamRecord(number, _name(number), numbers, nickname=f"T{number}")
        for number, numbers in enumerate(members, start=1)
    )
    return drawn, teams


def _name(number: int) -> str:
    turn, place = divmod(number - 1, len(_TOWNS))
    return _TOWNS[place] + (f" {turn + 1}" if turn else "")
