"""Events of prizes."""

from __future__ import annotations

from ..event import Body, Event, Fact
from ..ids import PlayerId
from ..scopes import PRIZES, PUBLIC_PRIZES, Scopes
from .fund import PrizeFund


def of_whoever_lost_most(body: Body) -> Body:
    """In version 1 there was one way to share out what rounding leaves."""
    return body | {"fund": {"remainder": "most-lost"} | body["fund"]}


def in_hundredths(body: Body) -> Body:
    """To version 2 every currency had two decimals."""
    return body | {"fund": {"decimals": 2} | body["fund"]}


class PrizeFundSet(Event, frozen=True, kw_only=True):
    """Replaces the whole fund; without lists there are no prizes."""

    topics = ("standings",)
    public = False
    older = (of_whoever_lost_most, in_hundredths)

    fund: PrizeFund

    def scopes(self) -> Scopes:
        return (PRIZES,)

    def fact(self) -> Fact:
        return ("prize-fund",)


class PrizeChoiceRecorded(Event, frozen=True, kw_only=True):
    """Which list a player takes his prize of (0: what the rule gives him), and whether he stays
    away from the prize giving."""

    topics = ("standings",)
    public = False

    player: PlayerId
    takes: int = 0
    away: bool = False

    def scopes(self) -> Scopes:
        return (f"player:{self.player}:prize",)

    def fact(self) -> Fact:
        return ("prize-choice", self.player)


class PublicPrizesChanged(Event, frozen=True, kw_only=True):
    """The public page of prizes shows something else than before, or came, or is there no more.

    What and whose it is stands in the event before it, which is not for the public.
    """

    topics = ("standings",)
    public = True

    def scopes(self) -> Scopes:
        return (PUBLIC_PRIZES,)
