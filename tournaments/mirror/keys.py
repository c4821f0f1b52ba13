"""By what a page of a mirror is known to read as before, without being made: events that may move
any page, results, and what stands around every page."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import msgspec

from events import store

from ..public import unchanged
from ..public.version import NARROW, PUBLIC, counted
from . import maker

if TYPE_CHECKING:
    from ..public.projection import PublicView

DIGEST: Final = 16
"""Bytes."""
OF_LATER_ROUNDS: Final = NARROW | {"RoundPublished", "AnnouncementMade", "AnnouncementTakenBack"}
"""Public events that leave standings, and how they came about, as they were after the rounds that
were over by then: but by the results of these rounds, and by what stands around every page."""


class PageKeys:
    """Of the pages of one public version. Reads the database."""

    def __init__(self, view: PublicView, stream: str) -> None:
        self._view = view
        self._stream = stream
        versions = counted(stream)
        self._seq = versions.seq_of(view.version)
        self._since = unchanged.since(stream, view.version)
        wide = versions.wide_before(view.version)
        self._wide = f"{wide} {store.hash_at(stream, versions.seq_of(wide))}"
        self._shown: dict[int, str] = {0: ""}
        self._played: dict[int, str] = {0: ""}

    def all(self) -> str:
        return self._since.lists

    def after(self, number: int) -> Callable[[], str]:
        """Of pages that show nothing newer than that round."""
        return lambda: f"{self._wide} {self._results_up_to(number)}"

    def of_player(self, number: int) -> Callable[[], str]:
        points, rank = self._view.tally(number)
        return lambda: f"{self._view.card_since(number)} {points} {rank}"

    def worked(self, number: int) -> Callable[[], str]:
        """Of pages that say how the numbers of the standings after that round came about."""
        return lambda: f"{self._frame} {self._settled} {self._games_up_to(number)}"

    def why(self, number: int) -> Callable[[], str]:
        """Of pages that say why two of that round meet: published once, it never moves."""
        paired = digest(msgspec.json.encode(self._view.paired_by(number)))
        return lambda: f"{self._frame} {paired}"

    @cached_property
    def _frame(self) -> str:
        return digest(maker.current().frame(self._view))

    @cached_property
    def _settled(self) -> str:
        moved = store.outlines(self._stream, PUBLIC - OF_LATER_ROUNDS, 0, self._seq)
        return moved[-1].hash if moved else ""

    def _results_up_to(self, number: int) -> str:
        if number not in self._shown:
            before = self._results_up_to(number - 1)
            row = self._view.rounds[number - 1]
            shown = msgspec.json.encode((before, row, self._view.boards(number)))
            self._shown[number] = digest(shown)
        return self._shown[number]

    def _games_up_to(self, number: int) -> str:
        """The same whether the rounds are closed or not."""
        if number not in self._played:
            before, byes = self._games_up_to(number - 1), self._view.rounds[number - 1].byes
            played = msgspec.json.encode((before, byes, self._view.boards(number)))
            self._played[number] = digest(played)
        return self._played[number]


def digest(content: bytes) -> str:
    return blake2b(content, digest_size=DIGEST).hexdigest()
