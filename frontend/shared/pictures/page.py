"""The pictures of a page, and the ways to choose the players of the first of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from tournaments.public.pictures import FIRST, MOST
from tournaments.selectors.lazily import Lazily
from tournaments.words import speak

from .bump import Climb, bump
from .heat import HeatLine, heat
from .performances import Played, performances
from .picture import Picture
from .scores import scores
from .strip import Turn, strip
from .white_share import white_share

if TYPE_CHECKING:
    from tournaments.public.rows import PublicCard, PublicFigures, PublicPictured, PublicRound

    from ..context import Context
    from ..seats import Seat


class PictureChoice(msgspec.Struct, frozen=True):
    """A player, and the address that has him too, or no more."""

    name: str
    href: str


def title(round_: PublicRound | None, language: str) -> str:
    """Of the page, or of that on which they will be."""
    return speak("Shared-Pictures.title", {"round": round_.round if round_ else 0}, language)


def shown(
    figures: PublicFigures,
    players: tuple[int, ...],
    address: Callable[[tuple[int, ...]], str],
    language: str,
) -> Context:
    """`players` are those chosen; `address` is that of the same page for others."""
    lines = _lines(figures, players)
    chosen = tuple(each.player.player for each in lines)
    others = [each for each in figures.players if each.player.player not in chosen]
    choices = Lazily(lambda each: _with(each, chosen, address), others)
    return {
        "pictures": _drawn(figures, lines, language),
        "chosen": [_without(each, chosen, address) for each in lines] if len(lines) > 1 else [],
        "choices": choices if len(chosen) < MOST else [],
        "most": MOST,
        "best_again": address(()) if players else "",
    }


def drawn_of(figures: PublicFigures, players: tuple[int, ...], language: str) -> list[Picture]:
    """The pictures alone, with those players in the first of them."""
    return list(_drawn(figures, _lines(figures, players), language))


def _drawn(
    figures: PublicFigures, lines: Sequence[PublicPictured], language: str
) -> Sequence[Picture]:
    """Each is drawn when somebody comes to it."""
    pictures: list[Callable[[], Picture]] = [
        lambda: bump([Climb(each.player.name, each.ranks) for each in lines], language),
        lambda: scores(figures.scores, language),
        lambda: white_share(figures.shares, language),
        lambda: performances(
            [
                Played(each.rank, each.player.name, each.player.rating, each.performance)
                for each in figures.players
                if each.performance is not None
            ],
            language,
        ),
        lambda: heat(
            [HeatLine(each.rank, each.player.name, each.marks) for each in figures.players],
            language,
        ),
    ]
    return Lazily(lambda draw: draw(), pictures)


def of_player(card: PublicCard, rounds: Sequence[Seat], language: str) -> Picture | None:
    """The strip of a player with the rounds of his page; None before the first one."""
    both = zip(card.games, rounds, strict=True)
    turns = [Turn(game.round, game.colour, game.float, row.own or "–") for game, row in both]
    return strip(turns, language) if turns else None


def _lines(figures: PublicFigures, players: tuple[int, ...]) -> list[PublicPictured]:
    """In the order of the standings."""
    if not players:
        return list(figures.players[:FIRST])
    return [each for each in figures.players if each.player.player in players]


def _without(
    each: PublicPictured, chosen: tuple[int, ...], address: Callable[[tuple[int, ...]], str]
) -> PictureChoice:
    left = tuple(player for player in chosen if player != each.player.player)
    return PictureChoice(each.player.name, address(left))


def _with(
    each: PublicPictured, chosen: tuple[int, ...], address: Callable[[tuple[int, ...]], str]
) -> PictureChoice:
    return PictureChoice(each.player.name, address((*chosen, each.player.player)))
