"""Rankings within the standings as a table for a spreadsheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from ..selectors.rows.rankings import PlacedRow, RankingRow, TeamRow
from ..words import speak
from .tables import Cell, Table, figure, known

OWN: Final = ("ranking", "home", "place")
SHARED: Final = ("rank", "number", "title", "player", "federation", "rating", "points")
OF_TEAMS: Final = ("ranks", "players")


def rankings(rows: Iterable[RankingRow], after_round: int, language: str) -> Table:
    """A line a place: of a player with his rank in the whole, of a team with those who count."""
    head = (
        *(speak(f"Print-RankingsTable.{column}", {}, language) for column in OWN),
        *(speak(f"Print-Table.{column}", {}, language) for column in SHARED),
        *(speak(f"Print-RankingsTable.{column}", {}, language) for column in OF_TEAMS),
    )
    return Table(
        name="rankings",
        title=speak("Table-Titles.rankings", {"round": after_round}, language),
        head=head,
        lines=tuple(line for row in rows for line in _lines(row, language)),
    )


def _lines(row: RankingRow, language: str) -> Iterator[tuple[Cell, ...]]:
    for part in row.parts:
        for line in part.lines:
            yield (row.name, part.home, *_placed(line), "", "")
    for team in row.teams:
        yield (row.name, *_team(team, language))


def _placed(line: PlacedRow) -> tuple[Cell, ...]:
    who = (line.title, line.name, line.federation, known(line.rating))
    return (line.place, line.rank, known(line.tpn), *who, figure(line.points))


def _team(team: TeamRow, language: str) -> tuple[Cell, ...]:
    players = (
        speak(
            "Print-RankingsTable.player-line",
            {"rank": one.rank, "player": one.name, "points": one.points},
            language,
        )
        for one in team.players
    )
    nobody = [""] * (len(SHARED) - 1)
    return (team.home, team.place, *nobody, figure(team.points), team.ranks, "; ".join(players))
