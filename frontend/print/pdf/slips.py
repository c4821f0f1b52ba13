"""What is cut and handed out, as PDF: result slips and player cards."""

from __future__ import annotations

from typing import Any, Final

from frontend.shared.scan_codes import entry_code
from tournaments.words import label, speak
from tournaments.words.latin import both

from .paper import SheetPaper

EDGE: Final = 9.0
"""Above and below what is cut: version and page stand there."""
ACROSS: Final = 2
DOWN: Final = 4
RESULTS: Final = ("1 – 0", "½ – ½", "0 – 1")


def slips(paper: SheetPaper, context: dict[str, Any], sheet: Any) -> None:
    """Eight a page; cut as one stack, the piles lie in the order of the boards."""
    wide, high = paper.w / ACROSS, (paper.h - 2 * EDGE) / DOWN
    for place, slip in enumerate(sheet.columns[0]):
        x, y = place % ACROSS * wide, EDGE + place // ACROSS * high
        paper.frame(x, y, wide, high, cut=True)
        _slip(paper, context, slip, (x + 8, y + 3.5, wide - 16, high - 6))


def _slip(
    paper: SheetPaper, context: dict[str, Any], slip: Any, box: tuple[float, float, float, float]
) -> None:
    (x, y, wide, high), language, board = box, context["language"], slip.board
    round_ = speak("Print-Slips.round", {"round": board.round}, language)
    paper.put(x, y, 38, 5, context["view"].name, 8.5)
    paper.put(x, y + 5, 38, 5, round_, 11, bold=True)
    paper.draw_code(slip.code, x + 39, y - 1, 13)
    paper.put(x + 36, y + 11.8, 19, 3, slip.code, 5.5, align="C")
    anew = speak("Shared-Row.changed", {}, language) if board.changed else ""
    paper.put(
        x + 55, y, wide - 55, 4, f"{anew} {_say('Print-Slips.board', language)}", 8, align="R"
    )
    paper.put(x + 55, y + 4, wide - 55, 9, str(board.board), 24, bold=True, align="R")
    for player, colour, down in ((board.white, "w", 15.5), (board.black, "b", 22.5)):
        paper.square(x, y + down + 1.5, colour, 3)
        beside = f"{player.title} {player.rating or ''}".strip()
        used = paper.put(
            x + 5, y + down, wide - 24, 6.4, both(player.name, language), 11, bold=True
        )
        paper.put(x + 6.5 + used, y + down, wide - 6.5 - used, 6.4, beside, 8.5)
    room = (wide - 6) / len(RESULTS)
    for place, result in enumerate(RESULTS):
        left = x + place * (room + 3)
        paper.frame(left, y + 30.5, room, 8.5)
        paper.put(left, y + 30.5, room, 8.5, result, 12, bold=True, align="C")
    for place, one in enumerate(slip.players):
        left = x + place * (wide / 2)
        paper.draw_code(one.address, left, y + 40, 17)
        paper.put(left + 18, y + 42, wide / 2 - 19, 5, one.colour, 9, bold=True)
        paper.put(left + 18, y + 47, wide / 2 - 19, 7, _say("Print-Slips.scan", language), 7.5)
    for place, colour in enumerate("wb"):
        left = x + place * (wide / 2 + 1)
        paper.rule(y + high - 4, 0.2, left, wide / 2 - 2)
        word = label("Shared-Colour", colour, language)
        paper.put(left, y + high - 3.8, wide / 2 - 2, 3.6, word, 7)


def cards(paper: SheetPaper, context: dict[str, Any], sheet: Any) -> None:
    """A card for each player with a line for each round."""
    down = int(context["size"].removeprefix("cards-")) // ACROSS
    wide, high = paper.w / ACROSS, (paper.h - 2 * EDGE) / down
    for place, card in enumerate(sheet.columns[0]):
        x, y = place % ACROSS * wide, EDGE + place // ACROSS * high
        paper.frame(x, y, wide, high, cut=True)
        _card(paper, context, card, (x + 7, y + 4, wide - 14, high - 7))


def _card(
    paper: SheetPaper, context: dict[str, Any], card: Any, box: tuple[float, float, float, float]
) -> None:
    (x, y, wide, high), language, player = box, context["language"], card.player
    paper.put(x, y, 14, 9, str(player.tpn or ""), 20, bold=True)
    paper.put(x + 15, y, wide - 46, 5.5, player.name, 11, bold=True)
    paper.put(x + 15, y + 5.5, wide - 46, 4, context["view"].name, 7.5)
    rating = f"{_say('Print-Cards.rating', language)} {player.rating or '–'}"
    paper.put(x + wide - 30, y, 18, 9, rating, 9, align="R")
    paper.draw_code(entry_code(player.player), x + wide - 10.5, y - 1, 10.5)
    paper.put(x + wide - 12, y + 9.2, 13.5, 2.4, entry_code(player.player), 5.5, align="C")
    top, row = y + 12, min((high - 17) / max(len(card.lines), 1), 5.6)
    columns: tuple[tuple[str, float], ...] = (
        *(("round", 8), ("number", 10), ("opponent", wide - 49)),
        *(("colour", 9), ("result", 10), ("total", 12)),
    )
    heads = [_say(f"Print-Cards.{name}", language) for name, _ in columns]
    _line(paper, x, top, 4.5, columns, heads)
    for place, line in enumerate(card.lines):
        _line(paper, x, top + 4.5 + place * row, row, columns, _round(line))
        if line.seat and line.seat.colour and line.seat.opponent:
            left = x + wide - 30
            paper.square(left, top + 4.5 + place * row + (row - 2.4) / 2, line.seat.colour, 2.4)


def _line(
    paper: SheetPaper,
    x: float,
    y: float,
    high: float,
    columns: tuple[tuple[str, float], ...],
    texts: list[str],
) -> None:
    wide = sum(room for _, room in columns)
    for (_, room), text in zip(columns, texts, strict=True):
        paper.put(x, y, room - 1, high, text, 7.5)
        x += room
    paper.rule(y + high, 0.15, x - wide, wide)


def _round(line: Any) -> list[str]:
    seat = line.seat
    if seat is None:
        return [str(line.round), "", "", "", "", ""]
    met = seat.opponent
    number, name = (str(met.tpn or ""), met.name) if met else ("", seat.note)
    return [str(line.round), number, name, "", seat.own, seat.total if seat.own else ""]


def _say(key: str, language: str) -> str:
    return speak(key, {}, language)
