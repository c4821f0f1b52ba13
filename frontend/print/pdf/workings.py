"""One player's rounds, and how each of his numbers came about, as PDF."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from frontend.print.cards import CardLine
from frontend.print.workings import LINE_MM, Piece, beside_of, height_of_line, height_of_name
from frontend.shared.templatetags.workings import cited_notes
from frontend.shared.workings import ShownCriterion
from tournaments.public.rows import PublicPlayer
from tournaments.selectors.rows.base import PlayerRef
from tournaments.selectors.rows.workings import EncounterLine, WorkingLine
from tournaments.words import speak
from tournaments.words.figures import figures

from .paper import BODY, SIDE, SheetPaper
from .tables import Column, Placed, headings, line, placed, ruled

TITLE: Final = 6.5
FACTS: Final = 4.5
NUMBER: Final = 16.0
ROUND: Final = 9.0
SENTENCE: Final = 4.5
INDENT: Final = 12.0


def working(paper: SheetPaper, context: dict[str, Any], sheet: Any) -> None:
    """Piece by piece, each as high as was reckoned when the pages were made."""
    y = BODY
    if sheet.number == 1 and context["round"].provisional:
        paper.put(SIDE, y - 1.5, paper.inside, 4.5, _provisional(context), 8.5)
        y += 3.5
    for piece in sheet.columns[0]:
        (_rounds if piece.rounds else _criterion)(paper, context, piece, y)
        y += piece.height
    if sheet.number == sheet.of:
        edition = {"edition": context["working"].edition}
        text = speak("Shared-Working.edition", edition, context["language"])
        paper.put(SIDE, y, paper.inside, 8, text, 7.5)


def _rounds(paper: SheetPaper, context: dict[str, Any], piece: Piece, y: float) -> None:
    say, language = _speaker(context), context["language"]
    number = {"number": context["working"].player.tpn}
    _title(paper, y, say("Print-Working.rounds"), speak("Print-Working.number", number, language))
    columns: list[Column[CardLine]] = [
        _figure(say("Shared-Working.round"), lambda row: str(row.round), ROUND),
        _figure("", lambda row: _number(row.seat and row.seat.opponent), ROUND),
        Column(title=say("Shared-Working.opponent"), text=_opponent),
        Column(title=say("Print-Cards.colour"), text=_colour, wide=24),
        _figure(say("Print-Cards.result"), lambda row: row.seat.own),
        _figure(say("Print-Cards.total"), lambda row: row.seat.total),
    ]
    left = placed(paper, columns)
    y = headings(paper, left, y + TITLE)
    for row in piece.rounds:
        y = line(paper, left, row, y, LINE_MM)


def _criterion(paper: SheetPaper, context: dict[str, Any], piece: Piece, y: float) -> None:
    shown = piece.criterion
    if shown is None:
        return
    made = shown.criterion
    _title(paper, y, made.name, figures(made.value, context["language"]) or "–")
    paper.put(SIDE, y + TITLE, paper.inside, FACTS, _facts(context, shown), 7.5)
    y += TITLE + FACTS
    if made.lines:
        left = placed(paper, _columns(context, shown))
        y = headings(paper, left, y)
        for row in made.lines:
            y = _line(paper, context, left, row, y)
    if made.encounters:
        y = _encounters(paper, context, shown, y + 1)
    for note in made.notes:
        high = SENTENCE * (1 + len(note.sentence) // 120)
        paper.put(SIDE, y, paper.inside, high, note.sentence, 8)
        y += high


def _line(
    paper: SheetPaper,
    context: dict[str, Any],
    left: Placed[WorkingLine],
    row: WorkingLine,
    y: float,
) -> float:
    """What is cut is struck out; what an article says of it stands below."""
    notes = " ".join(
        f"{note.sentence} {_article(context, note.article)}" for note in cited_notes(row)
    )
    whole = height_of_line(row)
    high = height_of_name(row) if notes else whole
    below = line(paper, left, row, y, high)
    if row.cut:
        column, x, wide = left[-1]
        used = paper.width_of(column.text(row), column.points)
        paper.rule(y + high / 2, 0.25, x + wide - used, used)
    if notes:
        paper.put(SIDE + INDENT, below, paper.inside - INDENT, whole - high, notes, 7.5)
    return ruled(paper, y + whole)


def _encounters(
    paper: SheetPaper, context: dict[str, Any], shown: ShownCriterion, y: float
) -> float:
    say, made = _speaker(context), shown.criterion
    columns: list[Column[EncounterLine]] = [
        _figure(say("Shared-Working.place"), lambda row: str(row.rank), ROUND),
        _figure("", lambda row: _number(row.player), ROUND),
        Column(
            title=say("Shared-Working.tied-players"),
            text=lambda row: row.player.name,
        ),
    ]
    for place, each in enumerate(made.encounters):
        columns.append(_figure(str(each.player.tpn), _against(place), 8))
    columns.append(_figure(say("Shared-Working.sum"), _sum))
    left = placed(paper, columns)
    y = headings(paper, left, y)
    for row in made.encounters:
        y = line(paper, left, row, y, LINE_MM)
    if made.left_out:
        facts = {"count": made.left_out}
        text = speak("Shared-Working.left-out", facts, context["language"])
        paper.put(SIDE, y, paper.inside, SENTENCE, text, 7.5)
        y += SENTENCE
    return y


def _columns(context: dict[str, Any], shown: ShownCriterion) -> list[Column[WorkingLine]]:
    language, kind = context["language"], {"kind": shown.criterion.kind}

    def head(name: str) -> str:
        return speak(f"Shared-Working.{name}", kind, language)

    columns: list[Column[WorkingLine]] = [_figure(head("round"), lambda row: str(row.round), ROUND)]
    if shown.opponents:
        columns.append(_figure("", lambda row: _number(row.opponent), ROUND))
        columns.append(Column(title=head("opponent"), text=_met, beside=beside_of))
    if shown.scores:
        columns.append(_figure(head("score"), lambda row: row.score, 24))
    if shown.points:
        columns.append(_figure(head("points"), lambda row: row.points))
    if shown.ratings:
        columns.append(_figure(head("rating"), lambda row: str(row.rating or "–"), 26))
    if shown.adds:
        columns.append(_figure(head("adds"), lambda row: row.adds))
    return columns


def _title(paper: SheetPaper, y: float, name: str, value: str) -> None:
    paper.put(SIDE, y, paper.inside - 40, TITLE, name, 11, bold=True)
    right = SIDE + paper.inside - 38
    paper.put(right, y, 38, TITLE, value, 11, bold=True, align="R")


def _facts(context: dict[str, Any], shown: ShownCriterion) -> str:
    made, language = shown.criterion, context["language"]
    facts = [made.code, _article(context, made.article)]
    if made.place > 1:
        key = "tied" if made.tied else "not-tied"
        facts.append(speak(f"Shared-Working.{key}", {"count": made.tied}, language))
    return " · ".join(fact for fact in facts if fact)


def _article(context: dict[str, Any], article: str) -> str:
    if not article:
        return ""
    return speak("Shared-Working.article", {"article": article}, context["language"])


def _provisional(context: dict[str, Any]) -> str:
    round_ = context["round"]
    if not round_.missing:
        return speak("Shared-RankedBy.provisional", {}, context["language"])
    facts = {"missing": round_.missing, "round": round_.round}
    return speak("Shared-Working.provisional", facts, context["language"])


def _figure(title: str, text: Callable[[Any], str], wide: float = NUMBER) -> Any:
    """Its decimals are those of the language in which the sheet is read."""
    return Column(title=title, text=lambda row: figures(text(row)), wide=wide, align="R")


def _met(row: WorkingLine) -> str:
    return row.opponent.name if row.opponent else ""


def _opponent(row: CardLine) -> str:
    seat = row.seat
    if seat is None:
        return ""
    return seat.opponent.name if seat.opponent else seat.note


def _number(player: PlayerRef | PublicPlayer | None) -> str:
    return str(player.tpn or "") if player else ""


def _colour(row: CardLine) -> str:
    return row.seat.colour_word if row.seat and row.seat.opponent else ""


def _against(place: int) -> Callable[[EncounterLine], str]:
    return lambda row: row.points[place] or "·"


def _sum(row: EncounterLine) -> str:
    return row.least if row.most == row.least else f"{row.least}–{row.most}"


def _speaker(context: dict[str, Any]) -> Callable[[str], str]:
    return lambda key: speak(key, {}, context["language"])
