"""What a phone needs to put a tournament beside its apps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from django.templatetags.static import static

if TYPE_CHECKING:
    from tournaments.public.projection import PublicView

PAPER: Final = "#f4f5f7"
"""`--paper` of tokens.css by day: a manifest knows one."""
SIZES: Final = (192, 512)


def manifest(view: PublicView) -> dict[str, object]:
    """One app a tournament: its pages are the scope, find me is where it opens."""
    home = f"/t/{view.slug}/"
    return {
        "id": home,
        "name": view.name,
        "lang": view.language,
        "start_url": home,
        "scope": home,
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": [
            {
                "src": static(f"public/icons/icon-{size}.png"),
                "sizes": f"{size}x{size}",
                "type": "image/png",
                "purpose": purpose,
            }
            for size in SIZES
            for purpose in ("any", "maskable")
        ],
    }


def body(view: PublicView) -> bytes:
    return msgspec.json.encode(manifest(view))
