"""What lies on desks and boards and is worn: start list, check-in list, badges, place cards,
notebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from frontend.print import sheets
from frontend.print.badges import Badge
from frontend.shared.scan_codes import entry_code
from tournaments.public.rows import PublicBoard, PublicPlayer
from tournaments.words import label, speak

from .paper import BODY, SIDE, SheetPaper
from .slips import ACROSS, EDGE
from .tables import HEADING, Column, notes, table

ENTRY: Final = 7.2
NOTE: Final = 14.0
"""Height of a row to write in."""


def start_list(paper: SheetPaper, context: dict[str, Any], sheet: Any) -> None:
    """By starting number; on the first page what ranks equal points."""
    say = _speaker(context)
    columns = [
        Column(title=say("Print-Standings.number"), text=_number, wide=12, align="R", bold=True),
        _name(say),
        *_federation_and_rating(say),
    ]
    y = notes(paper, context["ranked_by_notes"] if sheet.number == 1 else ())
    table(paper, columns, sheet.columns[0], 5.4, y=y, room_of=sheets.rows_of)


def check_in(paper: SheetPaper, context: dict[str, Any], sheet: Any) -> None:
    """A box to tick before each name, and a line to sign behind it."""
    say, rows = _speaker(context), sheet.columns[0]
    columns: list[Column[PublicPlayer]] = [
        Column(title=say("Print-Desk.here"), text=_nothing, wide=9),
        _name(say),
        *_federation_and_rating(say),
        Column(title=say("Print-Desk.entry"), text=_code, wide=14, align="R"),
        Column(title=say("Print-Desk.signature"), text=_nothing, wide=52),
    ]
    table(paper, columns, rows, ENTRY, room_of=sheets.rows_of)
    y = BODY + HEADING
    for row in rows:
        high = ENTRY * sheets.rows_of(row)
        paper.frame(SIDE + 1, y + (high - 4) / 2, 4, 4)
        y += high


def notebook(paper: SheetPaper, context: dict[str, Any], sheet: Any) -> None:
    """Who plays, and room for the time, the result and what was noticed."""
    say, language = _speaker(context), context["language"]
    columns: list[Column[PublicBoard]] = [
        Column(title=say("Print-Boards.board"), text=_board, wide=14, bold=True, points=13),
        Column(
            title=", ".join(label("Shared-Colour", colour, language) for colour in "wb"),
            text=lambda row: f"{row.white.name}\n{row.black.name}",
            wide=56,
        ),
        Column(title=say("Print-Boards.result"), text=_nothing, wide=20),
        Column(title=say("Print-Desk.time"), text=_nothing, wide=18),
        Column(title=say("Print-Desk.notes"), text=_nothing),
    ]
    rows = sheet.columns[0]
    end = table(paper, columns, rows, NOTE)
    for x in (SIDE + 71.6, SIDE + 92.8, SIDE + 112.0):
        paper.set_line_width(0.15)
        paper.line(x, BODY, x, end)


def badges(paper: SheetPaper, context: dict[str, Any], sheet: Any) -> None:
    """Eight a page, for plastic pockets of 90 × 55 mm and larger."""
    wide, high = paper.w / ACROSS, (paper.h - 2 * EDGE) / 4
    for place, badge in enumerate(sheet.columns[0]):
        x, y = place % ACROSS * wide, EDGE + place // ACROSS * high
        paper.frame(x, y, wide, high, cut=True)
        _badge(paper, context, badge, (x + 10, y + 8, wide - 20))


def place_cards(paper: SheetPaper, context: dict[str, Any], sheet: Any) -> None:
    """Four a page, to stand at the boards."""
    high, wide = (paper.h - 2 * EDGE) / 4, paper.inside
    for place, board in enumerate(sheet.columns[0]):
        y = EDGE + place * high
        paper.frame(0, y, paper.w, high, cut=True)
        paper.put(SIDE, y + 6, 46, high - 28, str(board.board), 72, bold=True, align="C")
        paper.put(SIDE, y + high - 22, 46, 10, board.place, 10, align="C")
        paper.put(SIDE, y + high - 12, 46, 6, context["title"], 9, align="C")
        for player, colour, down in ((board.white, "w", 8.0), (board.black, "b", 36.0)):
            paper.square(SIDE + 54, y + down + 5, colour, 9)
            room = wide - 68
            paper.put(SIDE + 68, y + down, room, 15, player.name, 28, bold=True)
            about = (player.title, str(player.rating or ""), player.federation)
            paper.put(SIDE + 68, y + down + 15, room, 7, "  ".join(filter(None, about)), 13)


def _badge(
    paper: SheetPaper, context: dict[str, Any], badge: Badge, box: tuple[float, float, float]
) -> None:
    (x, y, wide), player = box, badge.player
    paper.put(x, y, wide, 6, context["view"].name, 10, align="C")
    paper.rule(y + 7.5, 0.3, x, wide)
    paper.put(x, y + 9, wide, 18, player.name, 22, bold=True, align="C")
    about = (player.title, player.federation, str(player.rating or ""))
    paper.put(x, y + 29, wide - 26, 7, "  ".join(filter(None, about)), 13)
    paper.put(x, y + 37, 25, 11, str(player.tpn or ""), 22, bold=True)
    paper.put(x + 26, y + 40, 18, 5, badge.code, 9)
    if badge.address:
        paper.draw_code(badge.address, x + wide - 24, y + 27.5, 24)


def _name(say: Callable[[str], str]) -> Column[PublicPlayer]:
    return Column(
        title=say("Print-Standings.player"),
        text=lambda row: row.name,
        beside=lambda row: row.title,
        points=10,
    )


def _federation_and_rating(say: Callable[[str], str]) -> list[Column[PublicPlayer]]:
    return [
        Column(title=say("Print-Standings.federation"), text=lambda row: row.federation, wide=12),
        Column(
            title=say("Print-Standings.rating"),
            text=lambda row: str(row.rating or ""),
            wide=14,
            align="R",
        ),
    ]


def _speaker(context: dict[str, Any]) -> Callable[[str], str]:
    return lambda key: speak(key, {}, context["language"])


def _number(row: PublicPlayer) -> str:
    return str(row.tpn or "")


def _code(row: PublicPlayer) -> str:
    return entry_code(row.player)


def _board(row: PublicBoard) -> str:
    return str(row.board)


def _nothing(_row: object) -> str:
    return ""
