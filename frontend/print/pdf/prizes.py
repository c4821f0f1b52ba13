"""The list of prizes and the receipts as PDF."""

from __future__ import annotations

from typing import Any, Final

from tournaments.domain.prizes.currencies import amount
from tournaments.words import speak

from .paper import BODY, GREY, SIDE, Align, SheetPaper
from .tables import notes

ROW: Final = 7.0
RECEIPT: Final = 84.0
LINE: Final = 5.4
COLUMNS: Final[tuple[tuple[float, Align], ...]] = ((17, "L"), (92, "L"), (14, "L"), (15, "R"))
"""Widths of the list's columns but the last, which has what is left."""


def prize_list(paper: SheetPaper, context: dict[str, Any], sheet: Any) -> None:
    """List by list: who gets what, and what is left."""
    language, row = context["language"], context["prizes"]
    text = [context["provisional"]] if context["provisional"] else []
    y = notes(paper, text) if sheet.number == 1 else BODY
    heads = ("place", "player", "federation", "points", "prize")
    facts = {"currency": row.currency}
    _line(paper, y, [speak(f"Print-Prizes.{name}", facts, language) for name in heads], bold=True)
    y += ROW
    for line in sheet.columns[0]:
        if line.heading:
            paper.put(SIDE, y, paper.inside, ROW + 1, line.heading.name, 12, bold=True)
            terms = " · ".join((*line.heading.terms, *filter(None, (line.heading.in_doubt,))))
            paper.put(SIDE, y + ROW, paper.inside, ROW - 2, terms, 7.5)
        elif line.share:
            _line(paper, y, _share(line.share, row))
        else:
            left = speak("Print-Prizes.left", {"why": line.left.why}, language)
            prize = _prize(line.left.money, line.left.thing, row)
            _line(paper, y, [str(line.left.place or ""), left, "", "", prize])
        y += ROW * line.rows
        paper.set_draw_color(GREY)
        paper.rule(y, 0.15)
        paper.set_draw_color(0)
    if sheet.number == sheet.of:
        facts = {
            "money": _sum(row.money, row),
            "currency": row.currency,
            "left": _sum(row.left, row),
        }
        paper.put(SIDE, y + 1, paper.inside, ROW, speak("Print-Prizes.all", facts, language), 9)


def receipts(paper: SheetPaper, context: dict[str, Any], sheet: Any) -> None:
    """Three a page, to be cut and signed."""
    for place, row in enumerate(sheet.columns[0]):
        y = BODY - 1 + place * RECEIPT
        if place:
            paper.set_draw_color(GREY)
            paper.rule(y, 0.15)
            paper.set_draw_color(0)
        _receipt(paper, context, row, y + 2)


def _receipt(paper: SheetPaper, context: dict[str, Any], row: Any, y: float) -> None:
    language, prizes = context["language"], context["prizes"]
    wide = paper.inside
    title = speak("Print-Receipts.receipt", {}, language)
    used = paper.put(SIDE, y, 32, 8, title, 15, bold=True)
    of_all = {"number": row.number, "all": len(prizes.winners)}
    number = speak("Print-Receipts.number", of_all, language)
    paper.put(SIDE + used + 3, y, 57 - used, 8, number, 9)
    facts = {"tournament": context["view"].name, "head": context["head_text"]}
    made_of = speak("Print-Receipts.made-of", facts, language)
    paper.put(SIDE + 60, y, wide - 60, 8, made_of, 8, align="R")
    used = paper.put(SIDE, y + 9, wide - 30, 8, row.name, 13, bold=True)
    paper.put(SIDE + used + 2, y + 9, 25, 8, row.federation, 9)

    def amount(money: int) -> str:
        facts = {"money": _sum(money, prizes), "currency": prizes.currency}
        return speak("Print-Receipts.amount", facts, language)

    lines = [
        (_of_list(one, language), amount(one.money) if one.money else "") for one in row.prizes
    ]
    for name in ("sum", "tax", "paid"):
        money = {"sum": row.money, "tax": row.tax, "paid": row.paid}[name]
        words = speak(f"Print-Receipts.{name}", {}, language)
        if name == "tax" and prizes.tax_terms:
            words = speak("Print-Receipts.tax-rate", {"terms": prizes.tax_terms}, language)
        lines.append((words, amount(money)))
    high = min(LINE, 36 / len(lines))
    for place, (words, amount_) in enumerate(lines):
        down = y + 18 + place * high
        bold = place == len(lines) - 1
        paper.put(SIDE, down, wide - 50, high, words, 9, bold=bold)
        paper.put(SIDE + wide - 50, down, 50, high, amount_, 9, bold=bold, align="R")
    day = speak("Print-Receipts.day", {"day": context["day"]}, language)
    text = f"{speak('Print-Receipts.received', {}, language)} {day}."
    if context["not_final"]:
        text = f"{text} {context['not_final']}"
    paper.put(SIDE, y + 55, wide, 5, text, 9)
    third = (wide - 10) / 3
    for place, key in enumerate(("place-and-day", "paid-by", "signature")):
        x = SIDE + place * (third + 5)
        paper.rule(y + 73, 0.2, x, third)
        words = speak(f"Print-Receipts.{key}", {"player": row.name}, language)
        paper.put(x, y + 73.5, third, 4, words, 7.5)


def _line(paper: SheetPaper, y: float, texts: list[str], *, bold: bool = False) -> None:
    x, last = SIDE, paper.inside - sum(wide for wide, _ in COLUMNS)
    columns: tuple[tuple[float, Align], ...] = (*COLUMNS, (last, "R"))
    for text, (wide, align) in zip(texts, columns, strict=True):
        paper.put(x, y, wide - 1.5, ROW, text, 9.5, bold=bold, align=align)
        x += wide


def _share(share: Any, prizes: Any) -> list[str]:
    places = str(share.first) if share.first == share.last else f"{share.first}–{share.last}"
    name = f"{share.name} {share.title}".strip()
    prize = _prize(share.money, share.thing, prizes)
    return [places, name, share.federation, share.points, prize]


def _prize(money: int, thing: str, prizes: Any) -> str:
    return " ".join(filter(None, (_sum(money, prizes) if money else "", thing)))


def _of_list(one: Any, language: str) -> str:
    words = speak("Print-Receipts.prize", {"list": one.list, "place": one.place}, language)
    return f"{words}: {one.thing}" if one.thing else words


def _sum(units: int, prizes: Any) -> str:
    return speak("Sum", {"money": amount(units, prizes.decimals)})
