"""The records of teams as lines of TRF26; `team_records` reads them back the same."""

from __future__ import annotations

from collections.abc import Iterator

from pairing.model import HalfPoints
from pairing.trf.team_records import (
    FORFEITS,
    LineUp,
    MatchPoints,
    PabRecord,
    TeamEvent,
    TeamForfeit,
    TeamRecord,
)


def team_lines(event: TeamEvent) -> Iterator[str]:
    """Of `Report.other_lines`."""
    if event.board_colours:
        yield f"352 {event.board_colours}"
    if event.match_points != MatchPoints():
        yield _match_points(event.match_points)
    yield from map(_team, event.teams)
    if event.pab != PabRecord():
        yield _pab(event.pab)
    yield from map(_forfeit, event.forfeits)
    yield from map(_line_up, event.line_ups)


def _match_points(worth: MatchPoints) -> str:
    stated = (("TW", worth.win), ("TD", worth.draw), ("TL", worth.loss))
    return "362 " + "   ".join(f"{symbol}{_points(points, 4)}" for symbol, points in stated)


def _team(team: TeamRecord) -> str:
    members = " ".join(f"{number:>4}" for number in team.members)
    return (
        f"310 {team.number:>3} {team.name:<32.32} {team.nickname:<5.5} {team.strength:>6.6} "
        f"{_points(team.match_points, 6)} {_points(team.game_points, 6)} {team.rank or '':>3}  "
        f"{members}"
    )


def _pab(pab: PabRecord) -> str:
    rounds = range(1, max(pab.teams, default=0) + 1)
    teams = " ".join(f"{pab.teams.get(number, 0):03}" for number in rounds)
    return f"320 {_points(pab.match_points, 4)} {_points(pab.game_points, 4)} {teams}".rstrip()


def _forfeit(match: TeamForfeit) -> str:
    won = (match.white in match.winners, match.black in match.winners)
    kind = next(kind for kind, winners in FORFEITS.items() if winners == won)
    return f"330 {kind} {match.round_number:>3} {match.white:>3} {match.black:>3}"


def _line_up(line_up: LineUp) -> str:
    players = " ".join(f"{number or 0:04}" for number in line_up.players)
    return f"300 {line_up.round_number:>3} {line_up.team:>3} {line_up.opponent:>3} {players}"


def _points(points: HalfPoints | None, width: int) -> str:
    return " " * width if points is None else f"{points / 2:>{width}.1f}"
