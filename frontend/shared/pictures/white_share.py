"""What White got of the games of each round: won, drawn, lost, as parts of one bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tournaments.selectors.pictures import Share
from tournaments.words import speak

from .picture import Picture, column, drawn
from .svg import WIDTH, Scale, line, rect, several, text

LEFT: Final = 24
RIGHT: Final = WIDTH - 46
TOP: Final = 22
ROW: Final = 22
NARROWEST: Final = 24
"""A part in which its number has room."""


def white_share(shares: Sequence[Share], language: str) -> Picture:
    """At the end of the bar what White scored, draws as halves; rounds without a game have none."""
    body = [
        text(LEFT, TOP - 8, column("white", language)),
        text((LEFT + RIGHT) / 2, TOP - 8, column("draws", language), "mid"),
        text(RIGHT, TOP - 8, column("black", language), "end"),
    ]
    for index, share in enumerate(shares):
        y = TOP + index * ROW
        body.append(text(LEFT - 6, y + 14, str(share.round), "end"))
        if _played(share):
            body += _bar(share, y)
            body.append(text(RIGHT + 6, y + 14, percent(share, language), "strong"))
    half = (LEFT + RIGHT) / 2
    body.append(line(half, TOP - 2, half, TOP + len(shares) * ROW, "half"))
    head = [
        column(code, language) for code in ("round", "white", "draws", "black", "open", "share")
    ]
    rows = [
        (
            *map(str, (each.round, each.white, each.draws, each.black, each.open)),
            percent(each, language) if _played(each) else "–",
        )
        for each in shares
    ]
    return drawn("white-share", body, TOP + len(shares) * ROW + 6, head, rows, language)


def percent(share: Share, language: str) -> str:
    """Rounded half up, of all points that games of the round gave."""
    games = _played(share)
    value = (100 * (2 * share.white + share.draws) + games) // (2 * games)
    return speak("Shared-PictureRound.percent", {"percent": value}, language)


def _played(share: Share) -> int:
    return share.white + share.draws + share.black


def _bar(share: Share, y: float) -> list[str]:
    along = Scale(0, _played(share), LEFT, RIGHT)
    body, before = [], 0
    for count, class_ in (
        (share.white, "white"),
        (share.draws, "even-part"),
        (share.black, "black"),
    ):
        x, end = along(before), along(before + count)
        before += count
        if count:
            body.append(rect(x, y + 2, end - x, ROW - 5, class_))
        if end - x >= NARROWEST:
            body.append(text((x + end) / 2, y + 14, str(count), several("mid", f"on-{class_}")))
    return body
