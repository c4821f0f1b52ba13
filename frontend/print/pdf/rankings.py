"""The final standings, to be signed, and the rankings within them, as PDF."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from frontend.print import sheets
from tournaments.selectors.rows.rankings import PlacedRow, TeamRow
from tournaments.words import speak

from .lists import ROW, tie_breaks, who
from .paper import BODY, SIDE, SheetPaper
from .tables import NOTE_POINTS, Column, headings, line, notes, placed, ruled, table

SIGNS: Final = 20.0
"""Between the last line and the line to sign on."""


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a ranking: a player, or a team above those who count for it."""

    place: str = ""
    rank: str
    name: str
    beside: str = ""
    federation: str = ""
    rating: str = ""
    points: str


def final(paper: SheetPaper, context: dict[str, Any], sheet: Any) -> None:
    """What is open and what ranks above the first row, signatures below the last one."""
    say, rows = _speaker(context), sheet.columns[0]
    y = _final_notes(paper, context) if sheet.number == 1 else BODY
    if rows:
        points: Column[Any] = Column(
            title=say("Print-Standings.points"), text=_points, wide=11, align="R", bold=True
        )
        columns = [*who(context, rows), points, *tie_breaks(rows, context["language"])]
        y = table(paper, columns, rows, ROW, y=y, room_of=lambda row: sheets.rows_of(row.player))
    if sheet.number == sheet.of:
        _signatures(paper, context, y + SIGNS)


def rankings(paper: SheetPaper, context: dict[str, Any], sheet: Any) -> None:
    """Each ranking begins a page; its rule stands above its first row."""
    say, ranking = _speaker(context), sheet.ranking
    if ranking is None:
        notes(paper, [say("Print-Rankings.none")])
        return
    y = BODY
    if sheet.begins:
        missing = {"missing": context["round"].missing}
        open_ = speak("Print-Standings.provisional", missing, context["language"])
        texts = [open_] if context["round"].missing else []
        y = notes(paper, [*texts, f"{ranking.name}. {ranking.rule}"])
    left = placed(paper, _columns(say, bool(ranking.teams)))
    y = headings(paper, left, y)
    rows = sheet.columns[0]
    if not rows:
        paper.put(SIDE, y, paper.inside, ROW, say("Print-Rankings.nobody"), 9)
    for row in rows:
        if row.home:
            paper.put(SIDE, y, paper.inside, 2 * ROW, row.home, 12, bold=True)
            y = ruled(paper, y + 2 * ROW)
        for entry in _entries(row.placed, row.team):
            y = line(paper, left, entry, y, ROW)


def _final_notes(paper: SheetPaper, context: dict[str, Any]) -> float:
    say, language, by = _speaker(context), context["language"], context["ranked_by"]
    y = BODY
    if context["provisional"] or not context["declared"]:
        open_ = context["what_is_open"] if context["provisional"] else ""
        y = notes(paper, [open_ or say("Print-Final.not-declared")])
    if not by.tie_breaks:
        return notes(paper, [say("Public-Standings.equal-points")], y)
    which = "listed" if by.edition else "not-of-fide"
    named = [
        one.name if one.code == one.name else f"{one.code} {one.name}" for one in by.tie_breaks
    ]
    text = f"{speak(f'Shared-RankedBy.{which}', {'edition': by.edition}, language)} "
    text += "; ".join(named) + "."
    if by.lots:
        text += " " + speak("Shared-RankedBy.lots", {"seed": by.lots}, language)
    high = ROW * (1 + -(-len(named) // 2) + bool(by.lots))
    high = min(high, paper.height_of(text, paper.inside, NOTE_POINTS))
    paper.put(SIDE, y, paper.inside, high, text, NOTE_POINTS)
    return y + high + 1


def _signatures(paper: SheetPaper, context: dict[str, Any], y: float) -> None:
    language, chief = context["language"], context["view"].chief_arbiter
    signer = speak("Print-Final.arbiter", {}, language)
    if chief:
        signer = speak("Print-Final.chief-arbiter", {"name": chief}, language)
    wide = paper.inside * 0.42
    day = speak("Print-Final.place-and-day", {}, language)
    for x, words in ((SIDE, day), (SIDE + paper.inside - wide, signer)):
        paper.rule(y, 0.3, x, wide)
        paper.put(x, y + 0.5, wide, 5, words, 9)


def _columns(say: Callable[[str], str], teams: bool) -> list[Column[Entry]]:
    rank, name = ("ranks", "Print-Rankings.team") if teams else ("rank", "Print-Standings.player")
    federation = "" if teams else say("Print-Standings.federation")
    rating = "" if teams else say("Print-Standings.rating")
    return [
        Column(
            title=say("Print-Rankings.place"),
            text=lambda row: row.place,
            wide=12,
            align="R",
            bold=True,
        ),
        Column(title=say(f"Print-Rankings.{rank}"), text=lambda row: row.rank, wide=14, align="R"),
        Column(title=say(name), text=lambda row: row.name, beside=lambda row: row.beside),
        Column(title=federation, text=lambda row: row.federation, wide=12, points=7.5),
        Column(title=rating, text=lambda row: row.rating, wide=12, align="R"),
        Column(
            title=say("Print-Standings.points"),
            text=lambda row: row.points,
            wide=13,
            align="R",
            bold=True,
        ),
    ]


def _entries(row: PlacedRow | None, team: TeamRow | None) -> Iterator[Entry]:
    if row:
        yield _entry(row, str(row.place))
    if team:
        yield Entry(place=str(team.place), rank=str(team.ranks), name=team.home, points=team.points)
        yield from (_entry(each, "") for each in team.players)


def _entry(row: PlacedRow, place: str) -> Entry:
    return Entry(
        place=place,
        rank=str(row.rank),
        name=row.name,
        beside=row.title,
        federation=row.federation,
        rating=str(row.rating or ""),
        points=row.points,
    )


def _points(row: Any) -> str:
    return str(row.points)


def _speaker(context: dict[str, Any]) -> Callable[[str], str]:
    return lambda key: speak(key, {}, context["language"])
