"""What the page of prizes reads: lists with equal prizes drawn together, and what a player gets."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

import msgspec

from tournaments.public.rows import PublicPrizeList

if TYPE_CHECKING:
    from collections.abc import Iterator

    from frontend.shared.context import Context
    from tournaments.public.rows import PublicPrizes


class AnnouncedPlaces(msgspec.Struct, frozen=True, kw_only=True):
    """Places `first` to `last`, each with the same prize."""

    first: int
    last: int
    money: int
    thing: str


class ShownList(msgspec.Struct, frozen=True, kw_only=True):
    of: PublicPrizeList
    announced: tuple[AnnouncedPlaces, ...]
    given: bool
    """Its winners stand there, or what is left of it."""


def shown(prizes: PublicPrizes) -> Context:
    doubtful = any(each.in_doubt for each in prizes.lists)
    lists = [
        ShownList(
            of=each,
            announced=tuple(_announced(each)),
            given=(prizes.final or doubtful) and not each.in_doubt,
        )
        for each in prizes.lists
    ]
    return {"prizes": prizes, "lists": lists, "doubtful": doubtful}


def _announced(of: PublicPrizeList) -> Iterator[AnnouncedPlaces]:
    for (money, thing), alike in groupby(of.prizes, key=lambda each: (each.money, each.thing)):
        places = [each.place for each in alike]
        yield AnnouncedPlaces(first=places[0], last=places[-1], money=money, thing=thing)
