"""What is missing before a round can be paired, line by line."""

from __future__ import annotations

import msgspec

LINKS_SHOWN = 24


class Link(msgspec.Struct, frozen=True):
    text: str
    url: str


class Check(msgspec.Struct, frozen=True, kw_only=True):
    """One line of "what is missing"; what does not block is only worth knowing."""

    text: str
    ok: bool
    blocks: bool = True
    note: str = ""
    links: tuple[Link, ...] = ()

    @property
    def first_links(self) -> tuple[Link, ...]:
        return self.links[:LINKS_SHOWN]

    @property
    def more_links(self) -> tuple[Link, ...]:
        """Folded away: on a phone 160 boards are screens of numbers."""
        return self.links[LINKS_SHOWN:]
