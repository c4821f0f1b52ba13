"""Where pages stand on a mirror, and what stands there for those that are no files of their own."""

from __future__ import annotations

from typing import Final, NamedTuple

INDEX: Final = "index.html"
BESIDE: Final = "beside"
"""The page that puts any two players side by side; the fragment of its address names them."""
PLAYERS: Final = {"working": 1, "compare": 2, "compare-with": 1}
"""How many each of these pages is about, before the round that it may name."""


class Linked(NamedTuple):
    """What a link leads to on a mirror; `fragment`: "" or what of it is meant."""

    page: str
    argument: str
    fragment: str = ""


def path_of(page: str, argument: str, folder: str = "") -> str:
    """`folder` is empty or ends with a slash: "player/17/index.html", "standings/3.json"."""
    if page == "home":
        return f"{folder}{INDEX}"
    stem, dot, end = page.partition(".")
    if dot:
        return f"{folder}{stem}{'/' if argument else ''}{argument}.{end}"
    return f"{folder}{page}/{argument}{'/' if argument else ''}{INDEX}"


def split(rest: str) -> tuple[str, str]:
    """Page and argument of an address behind `/t/{slug}/`."""
    page, _, argument = rest.removesuffix("/").partition("/")
    return page or "home", argument


def linked(page: str, argument: str, worked: int) -> Linked:
    """`worked`: the round after which standings are explained there; what explains those after
    another one stands nowhere."""
    if (page, argument) == (BESIDE, str(worked)):
        return Linked(BESIDE, "")
    if page not in PLAYERS:
        return Linked(page, argument)
    parts = argument.split("/")
    players, after = parts[: PLAYERS[page]], parts[PLAYERS[page] :]
    if after not in ([], [str(worked)]):
        return Linked(page, argument)
    named = "/".join(players)
    return Linked(page, named) if page == "working" else Linked(BESIDE, "", named)


def folder_of(language: str, languages: list[str]) -> str:
    """Of the pages in that language; empty for the first one."""
    return "" if language == languages[0] else f"{language}/"
