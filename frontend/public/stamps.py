"""What a page says of its version stands in slots, so that its content is the same in all versions
in which nothing else differs: it is made and named once, and stamped for each.

A slot is a name between two edges, which are others in each process: nobody can enter one.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from django.template.loader import render_to_string
from django.utils.html import escape
from django.utils.safestring import SafeString

from frontend.shared import times
from tournaments.public.pages import Stamped

if TYPE_CHECKING:
    from tournaments.public.projection import PublicView

EDGE: Final = f"[{secrets.token_hex(12)}]"

OF_VERSION: Final = ("version", "tag", "at", "at_text", "at_clock", "hash", "hash_short", "since")
"""What says when a page stood so, and nothing of what it shows."""

TALLY: Final = "tally"
"""Points and rank of a player: other players' results move the rank."""

SLOTS: Final[Mapping[str, SafeString]] = MappingProxyType(
    {name: SafeString(f"{EDGE}{name}{EDGE}") for name in (*OF_VERSION, TALLY)}
)
"""For templates, by name."""


def stamped(view: PublicView, page: str, argument: str, content: bytes) -> Stamped:
    """The content of a page with what that version puts into its slots."""
    parts = content.split(EDGE.encode())
    if len(parts) == 1:
        return Stamped(content, content)
    texts = _texts(view, page, argument, {part.decode() for part in parts[1::2]})
    shown = {name: text for name, text in texts.items() if name.decode() not in OF_VERSION}
    return Stamped(_filled(parts, texts), _filled(parts, shown))


def _filled(parts: list[bytes], texts: Mapping[bytes, bytes]) -> bytes:
    """Every other part is the name of a slot."""
    return b"".join(
        texts.get(part, b"") if number % 2 else part for number, part in enumerate(parts)
    )


def _texts(view: PublicView, page: str, argument: str, slots: set[str]) -> dict[bytes, bytes]:
    texts = {
        "version": str(view.version),
        "tag": view.tag,
        "at": view.at,
        "at_text": times.stamp(view.at, view.language),
        "at_clock": times.clock(view.at),
        "hash": view.hash,
        "hash_short": view.hash[:12],
    }
    if page == "player" and argument.isdecimal():
        texts["since"] = view.card_since(int(argument))
    made = {name: escape(text) for name, text in texts.items()}
    if TALLY in slots:
        made[TALLY] = tally(view, int(argument))
    return {name.encode(): text.encode() for name, text in made.items()}


def tally(view: PublicView, player: int) -> SafeString:
    points, rank = view.tally(player)
    newest = view.rounds[-1].round if view.rounds else 0
    return render_to_string(
        "public/_tally.html",
        {
            "language": view.language,
            "player": player,
            "points": points,
            "rank": rank if newest else None,
            "working": f"/t/{view.slug}/working/{player}" if view.tells_workings(newest) else "",
        },
    )
