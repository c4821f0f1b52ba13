"""A player's badge."""

from __future__ import annotations

import msgspec

from tournaments.public.rows import PublicPlayer


class Badge(msgspec.Struct, frozen=True, kw_only=True):
    """`address` of the player's page, empty while phones reach none; `code` is for the desk."""

    player: PublicPlayer
    address: str
    code: str
