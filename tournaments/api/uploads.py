"""Who may send something long, asked before it is sent: what nobody may send takes no room."""

from __future__ import annotations

from collections.abc import MutableMapping
from importlib import import_module
from typing import Any

from django.conf import settings
from django.contrib.auth.models import User
from django.http import parse_cookie

from ..offload import CONSOLES
from ..rating_lists.places import PATHS
from ..services import permissions, states
from ..services.index import TournamentNotFound, stream_of
from ..socket_auth import user_of


async def may_send(scope: MutableMapping[str, Any]) -> bool:
    """A rating list: who may import it into that tournament; anything else: who has an account.
    What may be done with it is asked again when it is there."""
    user = await user_of({**scope, "session": _session(scope)})
    if user is None:
        return False
    sent_to = PATHS.fullmatch(scope["path"])
    return sent_to is None or await CONSOLES.run(_may_import, user, sent_to["slug"])


def _may_import(user: User, slug: str) -> bool:
    try:
        state = states.current(stream_of(slug))
    except TournamentNotFound:
        return False
    return permissions.may_import_lists(user, state)


def _session(scope: MutableMapping[str, Any]) -> Any:
    cookies = b"; ".join(value for name, value in scope["headers"] if name == b"cookie")
    key = parse_cookie(cookies.decode("latin-1")).get(settings.SESSION_COOKIE_NAME)
    return import_module(settings.SESSION_ENGINE).SessionStore(key)
