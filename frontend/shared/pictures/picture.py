"""What a page shows of a picture: the drawing, and the same figures as a table."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

import msgspec

from tournaments.words import label, speak

from .svg import WIDTH, element, several


class Picture(msgspec.Struct, frozen=True, kw_only=True):
    """`svg` is markup, as wide as all pictures and so high; `head` and `rows` are the table, the
    first cell of a row its heading."""

    name: str
    title: str
    about: str
    svg: str
    height: float
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def drawn(
    name: str,
    body: Iterable[str],
    height: float,
    head: Iterable[str],
    rows: Iterable[Iterable[str]],
    language: str,
) -> Picture:
    """The picture of that name with its title and what it shows, for those who do not see it."""
    title = label("Shared-PictureTitle", name, language)
    about = label("Shared-PictureAbout", name, language)
    named = element("title", escape(title), id=f"{name}-title")
    described = element("desc", escape(about), id=f"{name}-desc")
    svg = element(
        "svg",
        named + described + "".join(body),
        viewBox=f"0 0 {WIDTH} {height:g}",
        role="img",
        aria_labelledby=several(f"{name}-title", f"{name}-desc"),
        class_=several("picture", name),
    )
    table = tuple(tuple(row) for row in rows)
    return Picture(
        name=name, title=title, about=about, svg=svg, height=height, head=tuple(head), rows=table
    )


def column(code: str, language: str) -> str:
    """The heading of a column."""
    return label("Shared-PictureColumn", code, language)


def round_column(number: int, language: str) -> str:
    return speak("Shared-PictureRound.column", {"round": number}, language)
