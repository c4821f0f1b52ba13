"""Changes of ratings, of all players and of one, as PDF."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from frontend.print import sheets
from tournaments.selectors.ratings import whole
from tournaments.selectors.rows.ratings import RatedGameRow, RatingRow
from tournaments.words import speak

from .paper import BODY, SheetPaper
from .tables import Column, notes, placed, table

ROW: Final = 5.2
GAME: Final = 6.6
FIRST: Final = (3, 8)
"""The columns in whose room the first rating of an unrated player stands."""


def ratings(paper: SheetPaper, context: dict[str, Any], sheet: Any) -> None:
    """By pairing number."""
    say, made, rows = _speaker(context), context["ratings"], sheet.columns[0]
    texts: list[str] = []
    if sheet.number == 1:
        facts = {"kind": made.rated_as, "edition": made.edition}
        about = speak("Shared-Rating.about", facts, context["language"])
        texts = [about, made.not_fides, _provisional(context)]
    y = notes(paper, [text for text in texts if text])
    columns = _columns(say)
    table(paper, columns, rows, ROW, y=y, room_of=sheets.rows_of)
    y += 6.0
    left = placed(paper, columns)
    x, (_, last, wide) = left[FIRST[0]][1], left[FIRST[1] - 1]
    for row in rows:
        high = ROW * sheets.rows_of(row)
        if row.first:
            rating = {"rating": row.first.rating}
            text = speak("Shared-Rating.first", rating, context["language"])
            box = (x, y, last + wide - x, high)
            paper.put(*box, text if row.first.rating else "–", 9, align="C")
        y += high
    if not rows:
        notes(paper, [say("Shared-Rating.none")], y)


def rating(paper: SheetPaper, context: dict[str, Any], sheet: Any) -> None:
    """How K and the change came about, then game by game."""
    say, rows = _speaker(context), sheet.columns[0]
    y = notes(paper, _of_player(context, context["row"])) if sheet.number == 1 else BODY
    columns: list[Column[RatedGameRow]] = [
        _number(say("Shared-Rating.round"), lambda row: str(row.round), 10),
        Column(
            title=say("Shared-Rating.opponent"),
            text=lambda row: row.opponent.name,
            beside=lambda row: f"{row.opponent.title} {row.why}".strip(),
        ),
        _number(say("Shared-Rating.rating"), lambda row: str(row.opponent.rating or ""), 14),
        _number(say("Shared-Rating.difference"), lambda row: _difference(context, row), 34),
        _number(say("Shared-Rating.expected"), lambda row: row.expected, 17),
        _number(say("Shared-Rating.score"), lambda row: row.score, 14),
        _number(say("Shared-Rating.change"), lambda row: row.change, 16, bold=True),
    ]
    y = table(paper, columns, rows, GAME, y=y, room_of=lambda row: sheets.rows_of(row.opponent))
    if not rows:
        notes(paper, [say("Shared-Rating.no-games")], y)


def _columns(say: Callable[[str], str]) -> list[Column[RatingRow]]:
    return [
        _number(say("Shared-Rating.number"), lambda row: str(row.tpn or ""), 10),
        Column(
            title=say("Shared-Rating.player"),
            text=lambda row: row.name,
            beside=lambda row: row.title,
        ),
        _number(say("Shared-Rating.rating"), lambda row: str(row.rating or ""), 13),
        _number(say("Shared-Rating.k"), lambda row: _of_rated(row, str(row.k)), 9),
        _number(say("Shared-Rating.games"), lambda row: _of_rated(row, str(row.games)), 13),
        _number(say("Shared-Rating.score"), lambda row: _of_rated(row, row.score), 13),
        _number(say("Shared-Rating.expected"), lambda row: _of_rated(row, row.expected), 17),
        _number(say("Shared-Rating.change"), lambda row: _of_rated(row, row.change), 15, bold=True),
        _number(say("Shared-Rating.performance"), lambda row: _text(row.performance), 13),
    ]


def _number(title: str, text: Callable[[Any], str], wide: float, *, bold: bool = False) -> Any:
    return Column(title=title, text=text, wide=wide, align="R", bold=bold)


def _of_rated(row: RatingRow, text: str) -> str:
    return "" if row.first else text


def _text(number: int | None) -> str:
    return "" if number is None else str(number)


def _of_player(context: dict[str, Any], row: RatingRow) -> list[str]:
    language, say = context["language"], _speaker(context)
    if row.first:
        first = speak("Shared-Rating.first", {"rating": row.first.rating}, language)
        how = [first, row.first.why, row.first.how]
        texts = [
            " · ".join(part for part in how[0 if row.first.rating else 1 :] if part),
            row.first.counts,
            row.not_fides,
        ]
    else:
        total = {
            "gain": row.gain,
            "k": row.k,
            "change": row.change,
            "rounded": whole(row.rounded or 0),
        }
        texts = [
            speak("Shared-Rating.k-about", {"k": row.k, "why": row.k_why}, language),
            speak("Shared-Rating.sum", total, language),
        ]
    if row.performance is not None:
        performance, perfect = say("Shared-Rating.performance"), say("Shared-Rating.perfect")
        texts.append(f"{performance} {row.performance} · {perfect} {row.perfect}")
    return [text for text in (*texts, _provisional(context)) if text]


def _difference(context: dict[str, Any], row: RatedGameRow) -> str:
    if row.counted == row.difference:
        return "" if row.difference is None else whole(row.difference)
    facts = {"difference": whole(row.difference or 0), "counted": whole(row.counted or 0)}
    return speak("Shared-Rating.capped", facts, context["language"])


def _provisional(context: dict[str, Any]) -> str:
    missing = context["round"].missing
    facts = {"missing": missing}
    return speak("Print-Standings.provisional", facts, context["language"]) if missing else ""


def _speaker(context: dict[str, Any]) -> Callable[[str], str]:
    return lambda key: speak(key, {}, context["language"])
