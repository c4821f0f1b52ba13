"""Which kinds of sheets exist as PDF, and how the pages of one are drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from frontend.print.pages import Pages
from tournaments.exports.paper import A4
from tournaments.words import speak

from . import answers, desk, diplomas, lists, pictures, prizes, rankings, ratings, slips, workings
from .paper import Head, SheetPaper

Draw = Callable[[SheetPaper, dict[str, Any], Any], None]

DRAWN: Final[Mapping[str, Draw]] = {
    "names": lists.names,
    "boards": lists.boards,
    "standings": lists.standings,
    "final": rankings.final,
    "rankings": rankings.rankings,
    "ratings": ratings.ratings,
    "rating": ratings.rating,
    "working": workings.working,
    "answer": answers.answer,
    "announcements": answers.announcements,
    "crosstable": lists.crosstable,
    "progress": lists.progress,
    "pictures": pictures.pictures,
    "slips": slips.slips,
    "cards": slips.cards,
    "start-list": desk.start_list,
    "check-in": desk.check_in,
    "badges": desk.badges,
    "place-cards": desk.place_cards,
    "notebook": desk.notebook,
    "prizes": prizes.prize_list,
    "receipts": prizes.receipts,
    "diplomas": diplomas.diplomas,
}
CUT: Final = frozenset({"slips", "cards", "badges", "place-cards", "diplomas"})
"""Without a head: the sheet is cut into pieces, or given away."""
A3: Final = (297.0, 420.0)
ENLARGED: Final = 2**0.5
"""From A4 to A3."""


def pdf(kind: str, context: dict[str, Any], pages: Pages) -> bytes:
    """The pages of the sheets that were asked for; each says which of all it is."""
    a3 = context.get("size") == "a3"
    size = A3 if a3 else A4
    if context.get("across"):
        size = (size[1], size[0])
    scale = ENLARGED if pages.large and not a3 else 1.0
    chosen = pages.of(context["sheets"])  # before fonts are opened, which nobody would close
    paper = SheetPaper(_head(context), size=size, scale=scale)
    for sheet in chosen:
        paper.add_page()
        DRAWN[kind](paper, context, sheet)
        number, of, range_ = _named(sheet)
        if kind not in CUT:
            paper.head_of(_range(context, range_))
        paper.foot_of(number, of, lined=kind not in CUT)
    return bytes(paper.output())


def _named(sheet: Any) -> tuple[int, int, str]:
    if isinstance(sheet, dict):
        return sheet["number"], sheet["of"], sheet["range"]
    return sheet.number, sheet.of, sheet.range


def _range(context: dict[str, Any], range_: str) -> str:
    key = context.get("range_says")
    return speak(key, {"range": range_}, context["language"]) if key and range_ else range_


def _head(context: dict[str, Any]) -> Head:
    view, language = context["view"], context["language"]
    facts = {"version": view.version, "at": context["at"], "head": context["head_text"]}
    more = [context.get("starts") or ""]
    if context.get("changed_text"):
        changed = {"version": context["round"].version, "boards": context["changed_text"]}
        more.append(speak("Print-Base.changed", changed, language))
    return Head(
        title=context["title"],
        tournament=view.name,
        more=tuple(more),
        address=context["public_address"],
        code=context["code_address"],
        version=speak("Print-Base.version", facts, language),
        at=view.at,
        language=language,
    )
