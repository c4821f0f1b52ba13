"""What hangs on the wall, as PDF: by name, by board, standings, crosstable, progress."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from frontend.print import sheets
from frontend.shared.standing_lines import Line
from tournaments.public.rows import PublicBoard, PublicPlayer
from tournaments.selectors.tie_breaks import heading
from tournaments.words import label, speak
from tournaments.words.figures import figures
from tournaments.words.latin import beside, both

from .paper import BODY, FOOT, SIDE, SheetPaper
from .tables import Column, notes, table

ROW = 5.4
IN_LINES = {0: ROW, 1: ROW, 2: 6.6, 3: 9.4, 4: 12.2}
"""Heights of a row of the standings, by the lines that its rounds take."""
BOARD = 7.0
COLUMN_GAP = 9.0


def names(paper: SheetPaper, context: dict[str, Any], sheet: Any) -> None:
    """Two columns; each begins with its letter."""
    wide = (paper.inside - COLUMN_GAP) / sheets.NAME_COLUMNS
    for number, column in enumerate(sheet.columns):
        y, x = BODY, SIDE + number * (wide + COLUMN_GAP)
        _say(paper, context, "Print-Names.player", (x, y, wide - 16), "L")
        _say(paper, context, "Print-Names.board", (x + wide - 16, y, 16), "R")
        y += 6
        for line in column:
            if line.heading:
                paper.put(x, y, wide, line.height, line.heading, 13, bold=True)
                paper.rule(y + line.height, 0.4, x, wide)
            else:
                _seat(paper, context, line, (x, y, wide))
            y += line.height


def boards(paper: SheetPaper, context: dict[str, Any], sheet: Any) -> None:
    """White on the left, Black on the right; who has no game below the last board."""
    say = _speaker(context)
    colour = context["language"]
    columns: list[Column[PublicBoard]] = [
        Column(title=say("Print-Boards.board"), text=_number, wide=15, bold=True, points=12),
        Column(
            title=label("Shared-Colour", "w", colour),
            text=lambda row: row.white.name,
            beside=lambda row: _behind(row.white, colour, row.white.rating),
            square="w",
            points=10,
        ),
        Column(
            title=say("Print-Boards.points"), text=lambda row: row.white_points, wide=9, align="R"
        ),
        Column(title=say("Print-Boards.result"), text=_result, wide=17, align="C", bold=True),
        *_match(context),
        Column(title=say("Print-Boards.points"), text=lambda row: row.black_points, wide=9),
        Column(
            title=label("Shared-Colour", "b", colour),
            text=lambda row: row.black.name,
            beside=lambda row: _behind(row.black, colour, row.black.rating),
            square="b",
            points=10,
        ),
    ]
    y = table(
        paper,
        columns,
        sheet.columns[0],
        BOARD,
        room_of=lambda row: sheets.rows_of(row.white, row.black),
    )
    if sheet.number == sheet.of and context["byes"]:
        paper.put(SIDE, y + 1, paper.inside, paper.h - FOOT - 3 - y, _byes(context), 9)


def _match(context: dict[str, Any]) -> list[Column[PublicBoard]]:
    """The points of both games, where the round is a game of a match."""
    if not context["round"].match:
        return []
    title = _speaker(context)("Print-Boards.match")
    return [Column(title=title, text=lambda row: row.match_text, wide=17, align="C")]


def standings(paper: SheetPaper, context: dict[str, Any], sheet: Any) -> None:
    """With the rounds of each row where they have room."""
    say, rows = _speaker(context), sheet.columns[0]
    columns: list[Column[Any]] = who(context, rows)
    for place, rounds in enumerate(context["cells"]):
        columns.append(_cells("\n".join(map(str, rounds)), place, context["lines"]))
    columns.append(Column(title=say("Print-Standings.points"), text=_points, wide=11, align="R"))
    columns += tie_breaks(rows, context["language"])
    y = notes(paper, _standing_notes(context, sheet.number == 1))
    table(paper, columns, rows, IN_LINES[context["lines"]], y=y, room_of=_room)


def crosstable(paper: SheetPaper, context: dict[str, Any], sheet: Any) -> None:
    """Across; the rounds that have no room go on on the next page, with the same players."""
    say = _speaker(context)
    rows = [row for row, _ in sheet["rows"]]
    parts = {id(row): part for row, part in sheet["rows"]}
    columns = who(context, rows)
    for place, number in enumerate(sheet["rounds"]):
        columns.append(
            Column(
                title=str(number),
                text=_part(parts, place, _cell_text),
                wide=12.8,
                align="C",
                points=8,
            )
        )
    if sheet["ends"]:
        columns.append(
            Column(title=say("Print-Standings.points"), text=_points, wide=11, align="R")
        )
        columns += tie_breaks(rows, context["language"])
    y = notes(paper, [*_sides(context, sheet), *_wide_notes(context, sheet, _how(context))])
    table(paper, columns, rows, ROW, y=y, room_of=_room)


def progress(paper: SheetPaper, context: dict[str, Any], sheet: Any) -> None:
    """Points and rank after each round."""
    rows = [row for row, _ in sheet["rows"]]
    parts = {id(row): part for row, part in sheet["rows"]}
    columns = who(context, rows)
    for place, number in enumerate(sheet["rounds"]):
        columns.append(
            Column(
                title=str(number),
                text=_part(parts, place, _step),
                wide=12.8,
                align="C",
                points=8,
            )
        )
    y = notes(paper, _wide_notes(context, sheet, "Shared-Progress.how"))
    table(paper, columns, rows, ROW, y=y, room_of=_room)


def _seat(
    paper: SheetPaper, context: dict[str, Any], line: Any, box: tuple[float, float, float]
) -> None:
    (x, y, wide), seat = box, line.seat
    player, half = seat.player, (line.height - line.place_height) / 2
    more = f"{player.rating or ''} {player.federation}"
    behind = _behind(player, context["language"], more.strip())
    room = paper.width_of(behind, 7.5) + 1.5
    used = paper.put(x, y + 0.7, wide - 16 - room, half, player.name, 10.5, bold=True)
    paper.put(x + used + 1.5, y + 0.7, room, half, behind, 7.5)
    second, left = seat.note, x
    if seat.board:
        paper.square(x, y + half + (half - 2.2) / 2, seat.colour, 2.2)
        facts = {
            "colour": seat.colour_word,
            "opponent": both(seat.opponent.name, context["language"]),
        }
        second = f"{speak('Print-Names.against', facts, context['language'])} "
        second += str(seat.opponent.rating or "")
        left = x + 3.6
    paper.put(left, y + half, wide - 16 - (left - x), half - 0.4, second, 8)
    place = (x, y + 2 * half - 0.4, wide - 16, line.place_height)
    paper.put(*place, seat.place, 8)
    changed = "* " if seat.changed else ""
    board = "–" if seat.board is None else str(seat.board)
    paper.put(x + wide - 15, y, 15, line.height, changed + board, 15, bold=True, align="R")
    paper.set_draw_color(190)
    paper.rule(y + line.height, 0.15, x, wide)
    paper.set_draw_color(0)


def who(context: dict[str, Any], rows: list[Any]) -> list[Column[Any]]:
    say, language = _speaker(context), context["language"]
    shown = {id(row) for row in rows[:1]} | {id(row) for row in rows if not row.shared}
    return [
        Column(
            title=say("Print-Standings.rank"),
            text=lambda row: str(row.rank or "–") if id(row) in shown else "",
            wide=9,
            align="R",
            bold=True,
        ),
        Column(
            title=say("Print-Standings.number"),
            text=lambda row: str(row.player.tpn or ""),
            wide=8,
            align="R",
            points=7.5,
        ),
        Column(
            title=say("Print-Standings.player"),
            text=lambda row: row.player.name,
            beside=lambda row: _behind(row.player, language),
        ),
        Column(
            title=say("Print-Standings.federation"),
            text=lambda row: row.player.federation,
            wide=9,
            points=7.5,
        ),
        Column(
            title=say("Print-Standings.rating"),
            text=lambda row: str(row.player.rating or ""),
            wide=10,
            align="R",
        ),
    ]


def _behind(player: PublicPlayer, language: str, *more: object) -> str:
    """The Latin form of the name, the title, and what else stands there, small."""
    parts = (beside(player.name, language), player.title, *more)
    return " ".join(str(part) for part in parts if part)


def _cells(title: str, place: int, lines: int) -> Column[Any]:
    def text(row: Line) -> str:
        return "\n".join(sheets.in_lines(row.games, lines)[place])

    return Column(title=title, text=text, wide=9.3, align="C", points=7.5)


def tie_breaks(rows: list[Any], language: str) -> list[Column[Any]]:
    named = rows[0].tie_breaks if rows else ()
    return [
        Column(
            title=heading(one.name),
            text=_tie_break(place, language),
            wide=9.8,
            align="R",
            points=8,
        )
        for place, one in enumerate(named)
    ]


def _part(parts: dict[int, Any], place: int, text: Callable[[Any], str]) -> Callable[[Any], str]:
    """What stands in a round of a row, of those on this page."""
    return lambda row: text(parts[id(row)][place])


def _tie_break(place: int, language: str) -> Callable[[Any], str]:
    return lambda row: figures(row.tie_breaks[place].value, language)


def _standing_notes(context: dict[str, Any], first: bool) -> list[str]:
    if not first:
        return []
    say, lines = _speaker(context), context["lines"]
    notices = _not_final(context)
    if context["cells"] and lines > 1:
        facts = {"lines": lines}
        notices.append(
            speak("Print-Standings.cells-explained-in-lines", facts, context["language"])
        )
    elif context["cells"]:
        notices.append(say("Shared-Standings.cells-explained"))
    ranked = context["ranked_by"]
    if ranked.tie_breaks:
        names_ = [
            one.name if one.code == one.name else f"{one.code} {one.name}"
            for one in ranked.tie_breaks
        ]
        notices.append("; ".join(names_))
    return [" ".join(notices)] if notices else []


def _how(context: dict[str, Any]) -> str:
    if context["sides"]:
        return "Shared-Crosstable.how-by-sides"
    return (
        "Shared-Crosstable.how-by-table" if context["seats"] else "Shared-Standings.cells-explained"
    )


def _sides(context: dict[str, Any], sheet: dict[str, Any]) -> list[str]:
    sides = context["sides"]
    if not (sides and sheet["begins"]):
        return []
    return [speak("Shared-Sides", {"a": sides.a, "b": sides.b}, context["language"])]


def _wide_notes(context: dict[str, Any], sheet: dict[str, Any], key: str) -> list[str]:
    if not sheet["begins"]:
        return []
    return [" ".join([*_not_final(context), _speaker(context)(key)])]


def _not_final(context: dict[str, Any]) -> list[str]:
    say, round_ = _speaker(context), context["round"]
    notices: list[str] = []
    if round_.missing:
        facts = {"missing": round_.missing}
        notices.append(speak("Print-Standings.provisional", facts, context["language"]))
    elif round_.provisional:
        notices.append(say("Shared-RankedBy.provisional"))
    if context["reopened"]:
        notices.append(say("Print-Standings.reopened"))
    return notices


def _byes(context: dict[str, Any]) -> str:
    language = context["language"]
    each = [
        speak("Print-Boards.bye", {"player": bye["player"].name, "reason": bye["text"]}, language)
        for bye in context["byes"]
    ]
    head = speak("Print-Boards.without-a-game-head", {}, language)
    facts = {"head": head, "players": ", ".join(each)}
    return speak("Print-Boards.without-a-game", facts, language)


def _speaker(context: dict[str, Any]) -> Callable[[str], str]:
    return lambda key: speak(key, {}, context["language"])


def _say(
    paper: SheetPaper,
    context: dict[str, Any],
    key: str,
    box: tuple[float, float, float],
    align: Any,
) -> None:
    x, y, wide = box
    paper.put(x, y, wide, 6, _speaker(context)(key), 7.5, bold=True, align=align)


def _number(row: PublicBoard) -> str:
    return f"{'* ' if row.changed else ''}{row.board}"


def _result(row: PublicBoard) -> str:
    return row.result_text or ""


def _points(row: Any) -> str:
    return str(row.points)


def _cell_text(cell: Any) -> str:
    return str(cell.text)


def _step(step: Any) -> str:
    return f"{step.points} ({step.rank})"


def _room(row: Any) -> int:
    return sheets.rows_of(row.player)
