"""What is handed to players or hangs on a wall in whole sentences, as PDF: the answer to a request
that was refused, and announcements."""

from __future__ import annotations

from typing import Any, Final

from tournaments.words import speak

from .paper import BODY, SIDE, SheetPaper
from .tables import ruled

TERM: Final = 38.0
LINE: Final = 9.0
ANSWER: Final = 90.0
ANNOUNCEMENT: Final = 60.0
"""Four stand on a page."""


def answer(paper: SheetPaper, context: dict[str, Any], sheet: Any) -> None:
    """Who asked for what, the article, the answer, and room for a signature."""
    (row,) = sheet.columns[0]
    language = context["language"]
    refused = {"at": context["given"], "arbiter": row.by_name}
    facts = {
        "asked-by": ", ".join(player.name for player in row.players),
        "board": ", ".join(map(str, row.boards)),
        "request": row.title,
        "refused": speak("Print-Answer.refused-by", refused, language),
        "article": row.article,
    }
    y = BODY + 4
    for name, text in facts.items():
        if text:
            paper.put(SIDE, y, TERM, LINE, speak(f"Print-Answer.{name}", {}, language), 10)
            paper.put(SIDE + TERM, y, paper.inside - TERM, LINE, text, 12, bold=True)
            y += LINE
    paper.put(SIDE, y + 4, paper.inside, ANSWER, row.answer, 13)
    chief = context["view"].chief_arbiter
    signer = speak("Print-Answer.arbiter", {}, language)
    if chief:
        signer = speak("Print-Answer.chief-arbiter", {"name": chief}, language)
    y += ANSWER + 24
    paper.rule(y, 0.3, SIDE + paper.inside / 2, paper.inside / 2)
    paper.put(SIDE + paper.inside / 2, y + 0.5, paper.inside / 2, 6, signer, 10)


def announcements(paper: SheetPaper, context: dict[str, Any], sheet: Any) -> None:
    """In letters that are read from some steps away; the urgent ones first and bold."""
    language, y = context["language"], BODY
    if not sheet.columns[0]:
        paper.put(SIDE, y, paper.inside, LINE, speak("Public-Announcements.none", {}, language), 12)
    for each in sheet.columns[0]:
        paper.put(SIDE, y + 2, paper.inside, 6, each["when"], 10)
        box = (SIDE, y + 8, paper.inside, ANNOUNCEMENT - 11)
        paper.put(*box, each["text"], 24, bold=each["urgent"])
        y = ruled(paper, y + ANNOUNCEMENT)
