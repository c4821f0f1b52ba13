"""The newest public version of a tournament, as somebody without an account would see it now."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Final

from django.conf import settings

from events import store
from events.head_check import FEWEST_DIGITS

from ..domain.prizes.publicity import is_public
from ..domain.settings.settings import rating_changes_are_public
from ..public import kept_views, projection
from ..public.pages import Stamped
from ..public.version import OUTDATING, counted
from ..services import people, states
from . import maker
from .event import PAGE as EVENT
from .event import MirroredEvent
from .keys import digest
from .pages import MirrorPage, listed, worked_round

if TYPE_CHECKING:
    from ..public.projection import PublicView

FUND_SET: Final = frozenset({"PrizeFundSet"})
EDITION: Final = "2"
"""Of what this room makes of a page."""


class NewestVersion:
    """`version`, and all that a mirror says of it in `languages`. Reads the database when made, and
    when pages are; nobody may keep it for longer than it takes to write them."""

    def __init__(self, stream: str, languages: list[str]) -> None:
        self.stream = stream
        self.languages = languages
        self._erasures = str(people.erasures())  # before anything is read that they may change
        versions = counted(stream)
        self.version = versions.latest
        (self._event,) = store.read(
            stream, versions.seq_of(self.version) - 1, versions.seq_of(self.version)
        )
        (first,) = store.read(stream, 0, 1)
        self.log = first.hash[:FEWEST_DIGITS]
        self.tag = projection.tag(self.version, self._event.hash)
        state = states.current(stream)
        fund_since = store.outlines(stream, FUND_SET, self._event.seq, store.head(stream).seq)
        self._prizes = not fund_since or is_public(state.prize_fund)
        self._ratings = rating_changes_are_public(state.settings)
        self._views: dict[str, PublicView] = {}
        several = state.festival_more.order > 0 or state.festival != state.slug
        self.event = MirroredEvent(state.festival, state.slug) if several else None

    @cached_property
    def made_of(self) -> str:
        """Moves with all that decides about the files besides the version."""
        parts = (EDITION, settings.PROGRAM, self._erasures, self._prizes, self._ratings)
        return digest(repr((*parts, self.languages)).encode())

    @property
    def stands_by(self) -> str:
        """The same with the event that this is a section of, whose pages have keys of their own."""
        return digest(f"{self.made_of} {self.event.key if self.event else ''}".encode())

    def view(self, language: str = "") -> PublicView:
        language = language or self.languages[0]
        if language not in self._views:
            self._views[language] = kept_views.passing_view(
                self._event,
                self.version,
                prizes=self._prizes,
                ratings=self._ratings,
                language=language,
            )
        return self._views[language]

    def pages(self) -> list[MirrorPage]:
        # what pages can link to, they are made of too
        program = f"{self.made_of} {bool(self.worked)}"
        return listed(self.view(), self.stream, self.languages, program, self.event)

    def made(self, page: MirrorPage) -> Stamped | None:
        """Its body, and what of it is the same in all versions in which it reads so."""
        if self.event and page.page == EVENT:
            event = self.event.in_language(page.language)
            body = maker.current().event(event, self.view().slug, page.argument, page.language)
            return Stamped(body, body) if body else None
        return maker.made(self.view(page.language), page.page, page.made_by or page.argument)

    def others(self, language: str) -> Mapping[str, str]:
        """Where readers find the other sections of the event, as far as they do."""
        return self.event.others(language) if self.event else {}

    @cached_property
    def worked(self) -> int:
        """See `worked_round`."""
        return worked_round(self.view())

    def is_outdated_after(self, version: int) -> bool:
        """Whether since that version something is not for the public any more that was before."""
        versions = counted(self.stream)
        if not 0 < version <= versions.latest:
            return True
        since, upto = versions.seq_of(version), versions.seq_of(versions.latest)
        return bool(store.outlines(self.stream, OUTDATING, since, upto))

    def holds_still(self) -> bool:
        """Whether nobody was erased, nor anything taken off, since this was made."""
        erased = str(people.erasures()) != self._erasures
        return not erased and not self.is_outdated_after(self.version)
