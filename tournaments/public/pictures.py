"""The part of an address that says which pictures: a round, and the players of the first of them.

| argument  | the pictures                                                    |
|-----------|-----------------------------------------------------------------|
| `""`      | after the newest round, the first of the standings              |
| `3`       | after round 3, the first of the standings                       |
| `3/17/23` | after round 3, the players with the entry numbers 17 and 23     |
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from . import answers

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .projection import PublicView
    from .rows import PublicRound

FIRST: Final = 8
"""Players of the first picture, where nobody chose any."""
MOST: Final = 12
"""Players that have room in it."""


class WantedPictures(NamedTuple):
    """`round` is None while none is published; no `players`: the first of the standings."""

    round: PublicRound | None
    players: tuple[int, ...]


def wanted(view: PublicView, argument: str) -> WantedPictures | None:
    """What an argument asks for; None: there is no such page."""
    round_text, *asked = argument.split("/")
    round_, known = answers.wanted(view, round_text)
    players = tuple(answers.number(each) for each in asked)
    if not known or not are_players(view, players) or (players and not round_text):
        return None
    return WantedPictures(round_, players)


def asked_players(view: PublicView, text: str) -> tuple[int, ...]:
    """Of "17,23", as queries have them; nobody where it names somebody who is not there."""
    players = tuple(answers.number(part) for part in text.split(",") if part)
    return players if are_players(view, players) else ()


def are_players(view: PublicView, players: tuple[int, ...]) -> bool:
    """Different ones who are in the standings, and no more than have room."""
    there = {each.player for each in view.players}
    return len(set(players)) == len(players) <= MOST and there.issuperset(players)


def argument(number: int | None, players: Iterable[int]) -> str:
    """That asks for it; None for the newest round and nobody in particular."""
    return "/".join(map(str, [*([number] if number else []), *players]))
