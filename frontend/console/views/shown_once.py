"""What is shown once: a secret, a link or a code, between its making and the page that comes next.

The form that makes it is answered with a redirect: a page that is loaded anew makes no other.
"""

from __future__ import annotations

from typing import Any, Final

from django.http import HttpRequest

SHOWN_ONCE: Final = "shown-once"
"""In the session, by the page and what it is of."""


def keep(request: HttpRequest, page: str, of: str, **shown: str) -> None:
    """For the next page `page` of `of`: a tournament, a webhook."""
    request.session[SHOWN_ONCE] = {"page": page, "of": of, "shown": shown}


def take(request: HttpRequest, page: str, *of: str) -> dict[str, str]:
    """What was made for this page a moment ago, for one of these, and no second time."""
    kept: dict[str, Any] = request.session.get(SHOWN_ONCE, {})
    if kept.get("page") != page or kept.get("of") not in of:
        return {}
    if getattr(request, "htmx", False):  # a part of the page has no room for it
        return {}
    del request.session[SHOWN_ONCE]
    return dict(kept["shown"])
