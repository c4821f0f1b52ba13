"""The records of teams in TRF26: 310, 320, 330, 300, 352 and 362.

    event = read_teams(report)      # -> TeamEvent; ReportError names line and team

Points are ints in half points. A report keeps these lines as they stand (`Report.other_lines`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from pairing.clauses import Fact, clause
from pairing.model import Colour, HalfPoints
from pairing.trf.columns import Line, column
from pairing.trf.faults import Fault
from pairing.trf.problems import Problem, ReportError
from pairing.trf.report import Report

USUAL_COLOURS: Final = "WBWB"
"""Of the boards of the White team, where 352 does not say them; longer matches go on so."""
FORFEITS: Final = {"+-": (True, False), "-+": (False, True), "--": (False, False)}
"""330: whether White and Black won."""


@dataclass(frozen=True, slots=True)
class TeamRecord:
    """Record 310; `members` are starting numbers in the order of the boards."""

    number: int
    name: str
    members: tuple[int, ...]
    nickname: str = ""
    strength: str = ""
    match_points: HalfPoints | None = None
    game_points: HalfPoints | None = None
    rank: int | None = None
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class TeamForfeit:
    """Record 330: a match of which no game was played; a winner is the number of a team."""

    round_number: int
    white: int
    black: int
    winners: tuple[int, ...]
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class LineUp:
    """Record 300: who played on which board; None is an empty one."""

    round_number: int
    team: int
    opponent: int
    players: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class MatchPoints:
    """Record 362."""

    win: HalfPoints = 4
    draw: HalfPoints = 2
    loss: HalfPoints = 0


@dataclass(frozen=True, slots=True)
class PabRecord:
    """Record 320: what the bye is worth, None as usual, and which team has it in which round."""

    match_points: HalfPoints | None = None
    game_points: HalfPoints | None = None
    teams: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TeamEvent:
    """A report with the records of its teams."""

    report: Report
    teams: tuple[TeamRecord, ...]
    pab: PabRecord = PabRecord()
    forfeits: tuple[TeamForfeit, ...] = ()
    line_ups: tuple[LineUp, ...] = ()
    match_points: MatchPoints = MatchPoints()
    board_colours: str = ""

    @property
    def boards(self) -> int:
        """Of a match: by 352, else as many as teams have at most had players in a round."""
        if self.board_colours:
            return len(self.board_colours)
        players = {player.number: player for player in self.report.players}
        playing = (
            sum(players[each].entry(number).is_paired for each in team.members if each in players)
            for team in self.teams
            for number in range(1, self.report.rounds_paired + 1)
        )
        return max(playing, default=0) or len(USUAL_COLOURS)

    def colour_on(self, board: int, of_white: bool) -> Colour:
        """The colour on a board (0, 1, ...) of the team that has White on the first, or Black."""
        sequence = self.board_colours or USUAL_COLOURS
        first, here = sequence[0], sequence[board % len(sequence)]
        return Colour.WHITE if (here == first) is of_white else Colour.BLACK


def _lines(report: Report) -> Iterator[Line]:
    """The records of teams with their places in the file; in a report made here they have none."""
    numbers: dict[str, list[int]] = {}
    for number, code in sorted(report.records.items()):
        numbers.setdefault(code, []).append(number)
    for text in report.other_lines:
        places = numbers.get(text[:3].upper(), [])
        yield Line(places.pop(0) if places else 0, text)


def read_teams(report: Report) -> TeamEvent:
    """Raises ReportError for what cannot be read, and for teams that contradict each other."""
    draft = _Draft()
    for line in _lines(report):
        if read := _READ.get(line.code):
            try:
                read(line, draft)
            except ReportError as error:
                draft.problems += error.problems
    problems = draft.problems or [*_contradictions(report, draft)]
    if problems:
        raise ReportError(problems)
    return TeamEvent(
        report=report,
        teams=tuple(sorted(draft.teams, key=lambda team: team.number)),
        pab=draft.pab,
        forfeits=tuple(draft.forfeits),
        line_ups=tuple(draft.line_ups),
        match_points=draft.match_points,
        board_colours=draft.board_colours,
    )


@dataclass(slots=True)
class _Draft:
    teams: list[TeamRecord] = field(default_factory=list)
    forfeits: list[TeamForfeit] = field(default_factory=list)
    line_ups: list[LineUp] = field(default_factory=list)
    pab: PabRecord = field(default_factory=PabRecord)
    pab_line: int = 0
    match_points: MatchPoints = field(default_factory=MatchPoints)
    board_colours: str = ""
    problems: list[Problem] = field(default_factory=list)


def _needed(line: Line, first: int, last: int, what: str) -> int:
    number = line.whole(first, last, column(what))
    if not number:
        raise team_error(line.number, "missing", what=column(what), columns=f"{first}-{last}")
    return number


def _team(line: Line, draft: _Draft) -> None:
    draft.teams.append(
        TeamRecord(
            number=_needed(line, 5, 7, "team"),
            name=line.cut(9, 40),
            nickname=line.cut(42, 46),
            strength=line.cut(48, 53),
            match_points=line.points(55, 60, column("match-points")),
            game_points=line.points(62, 67, column("game-points")),
            rank=line.whole(69, 71, column("rank-of-team")),
            members=tuple(line.numbers(74)),
            line=line.number,
        )
    )


def _pab(line: Line, draft: _Draft) -> None:
    rounds = enumerate(range(15, len(line.text) + 1, 4), start=1)
    teams = {number: line.whole(at, at + 2, column("team")) for number, at in rounds}
    draft.pab_line = line.number
    draft.pab = PabRecord(
        match_points=line.points(5, 8, column("match-points")),
        game_points=line.points(10, 13, column("game-points")),
        teams={number: team for number, team in teams.items() if team},
    )


def _forfeit(line: Line, draft: _Draft) -> None:
    kind = line.cut(5, 6)
    if kind not in FORFEITS:
        raise team_error(line.number, "no-forfeit", text=kind)
    white, black = _needed(line, 12, 14, "team"), _needed(line, 16, 18, "team")
    won = zip((white, black), FORFEITS[kind], strict=True)
    winners = tuple(team for team, wins in won if wins)
    number = _needed(line, 8, 10, "round")
    if white == black:
        raise team_error(line.number, "against-itself", round=number, team=white)
    draft.forfeits.append(TeamForfeit(number, white, black, winners, line.number))


def _line_up(line: Line, draft: _Draft) -> None:
    boards = range(17, len(line.text) + 1, 5)
    players = (line.whole(at, at + 3, column("a-starting-number")) for at in boards)
    draft.line_ups.append(
        LineUp(
            round_number=_needed(line, 5, 7, "round"),
            team=_needed(line, 9, 11, "team"),
            opponent=_needed(line, 13, 15, "team"),
            players=tuple(number or None for number in players),
        )
    )


def _board_colours(line: Line, draft: _Draft) -> None:
    colours = line.value.upper()
    if not colours or set(colours) - {"W", "B"}:
        raise team_error(line.number, "no-board-colours", text=line.value)
    draft.board_colours = colours


def _match_points(line: Line, draft: _Draft) -> None:
    names = {"TW": "win", "TD": "draw", "TL": "loss"}
    stated: dict[str, HalfPoints] = {}
    for at in range(5, len(line.text) + 1, 9):
        symbol = line.cut(at, at + 1).upper()
        points = line.points(at + 2, at + 5, column("points-of", symbol=symbol))
        if symbol not in names or points is None:
            raise team_error(line.number, "no-match-points", text=line.cut(at, at + 5))
        stated[names[symbol]] = points
    draft.match_points = MatchPoints(**stated)


_READ: Final[Mapping[str, Callable[[Line, _Draft], None]]] = {
    "310": _team,
    "320": _pab,
    "330": _forfeit,
    "300": _line_up,
    "352": _board_colours,
    "362": _match_points,
}


# -- contradictions -------------------------------------------------------------------------------


def _contradictions(report: Report, draft: _Draft) -> Iterator[Problem]:
    if not draft.teams:
        yield problem(0, "no-teams")
        return
    yield from _numbers_twice(draft.teams)
    yield from _members(report, draft.teams)
    yield from _unknown_teams(report, draft)


def _numbers_twice(teams: list[TeamRecord]) -> Iterator[Problem]:
    first: dict[int, int] = {}
    for team in teams:
        if first.setdefault(team.number, team.line) != team.line:
            yield problem(team.line, "number-twice", team=team.number, line=first[team.number])


def _members(report: Report, teams: list[TeamRecord]) -> Iterator[Problem]:
    players = {player.number for player in report.players}
    of_team: dict[int, int] = {}
    for team in teams:
        for member in team.members:
            if member not in players:
                yield problem(team.line, "no-member", team=team.number, player=member)
            elif of_team.setdefault(member, team.number) != team.number:
                both = {"team": of_team[member], "other": team.number}
                yield problem(team.line, "member-twice", player=member, **both)


def _unknown_teams(report: Report, draft: _Draft) -> Iterator[Problem]:
    """In records that list teams; in those of individual tournaments they would be players."""
    known = {team.number for team in draft.teams}
    named = [(draft.pab_line, team) for team in draft.pab.teams.values()]
    named += [(each.line, team) for each in draft.forfeits for team in (each.white, each.black)]
    named += [(bye.line, team) for bye in report.byes for team in bye.players]
    named += [(each.line, team) for each in report.prohibited for team in each.players]
    named += [(each.line, team) for each in report.abnormal for team in each.players]
    for virtual in report.virtual:
        named += [(virtual.line, virtual.first_player), (virtual.line, virtual.last_player)]
    for line, team in dict.fromkeys(named):
        if team not in known:
            yield problem(line, "no-team", team=team)


def problem(line: int, what: str, /, **facts: Fact) -> Problem:
    """`what`: a variant of `Pairing-Team`."""
    return Problem(line, clause(f"Pairing-Team.{what}", **facts), fault=Fault.CONTRADICTION)


def team_error(line: int, what: str, /, **facts: Fact) -> ReportError:
    """A `problem` that ends everything."""
    return ReportError([problem(line, what, **facts)])
