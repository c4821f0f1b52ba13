"""The mirror of a tournament: set, stopped, tried and removed by its chief arbiter.

What stands there stays there when it is removed; the secret is shown to nobody any more.
"""

from __future__ import annotations

import logging
from typing import Any, Final

from django.conf import settings
from django.utils import timezone

from events import store

from ..domain.arbiters.rights import role_of
from ..domain.ids import UserId
from ..models import Mirror
from ..services import sealing, states
from ..services.unable import Unable
from ..webhooks import addresses
from . import opening
from .targets.target import KINDS

OF_THE_PLACE: Final = ("kind", "address", "user", "region", "languages")

logger = logging.getLogger(__name__)


class NoMirror(Unable):
    """There can be no such mirror; the text says why."""


def check(kind: str, address: str, *, local: bool) -> None:
    """Raises NoMirror and `addresses.NotAnAddress`."""
    if kind not in KINDS:
        raise NoMirror("NoMirror.kind")
    if kind != "folder":
        opening.address(kind, address, local=local)
    elif not settings.MIRROR_FOLDER:
        raise NoMirror("NoMirror.no-folder")
    elif not opening.is_inside(address):
        raise NoMirror("NoMirror.outside")


def keep(
    stream: str,
    by: UserId,
    *,
    secret: str,
    local: bool,
    host_key: str = "",
    readers_at: str = "",
    **place: Any,
) -> Mirror:
    """Sets the mirror; an empty secret is the one of before, and so is an empty key of the host,
    but never for another address.

    Raises NoMirror and `addresses.NotAnAddress`.
    """
    check(place["kind"], place["address"], local=local)
    before = of_tournament(stream)
    same = before is not None and all(
        getattr(before, name) == place[name] for name in ("kind", "address", "user", "region")
    )
    sealed = sealing.seal(secret, "mirror") or (before.secret if before and same else "")
    now = timezone.now()
    fields = {
        **{name: place[name] for name in OF_THE_PLACE},
        "readers_at": readers_at,
        "secret": sealed,
        "host_key": host_key or (before.host_key if before and same else ""),
        "made_by": by,
        "made_at": now,
        "local_by": by if local else "",
        "local_at": now if local else None,
        **_AT_ONCE,
    }
    if not same:
        fields |= _NOTHING_THERE
    mirror, _ = Mirror.objects.update_or_create(stream=stream, defaults=fields)
    if not same:
        mirror.files.all().delete()
    logger.info("%s set %s of %s, local addresses: %s", by, mirror, stream, local)
    return mirror


def is_local(mirror: Mirror) -> bool:
    """Whether it may call the local machine and network now: who ticked it is still the chief, and
    who runs the server has nothing against it."""
    if not mirror.local_by or not addresses.local_allowed():
        return False
    try:
        state = states.current(mirror.stream)
    except store.StreamNotFound:
        return False
    return role_of(state, UserId(mirror.local_by)) == "chief"


def stop(mirror: Mirror) -> None:
    """Nothing is written until `go_on`."""
    Mirror.objects.filter(pk=mirror.pk).update(stopped=True)


def go_on(mirror: Mirror, *, anew: bool = False) -> None:
    """It is brought to the newest version as soon as a worker gets to it; `anew`: all of it,
    whatever stands there."""
    fields = {**_AT_ONCE, **({"anew": True} if anew else {})}
    if anew:
        mirror.files.update(key="")
    Mirror.objects.filter(pk=mirror.pk).update(**fields)


def take_away(mirror: Mirror) -> None:
    """All that stands there is removed as soon as a worker gets to it, and the mirror stopped."""
    Mirror.objects.filter(pk=mirror.pk).update(**{**_AT_ONCE, "takes_away": True})


def remove(mirror: Mirror, by: UserId) -> None:
    """What stands there stays there."""
    logger.info("%s removed %s of %s", by, mirror, mirror.stream)
    mirror.delete()


def of_tournament(stream: str) -> Mirror | None:
    return Mirror.objects.filter(stream=stream).first()


_AT_ONCE: Final = {
    "stopped": False,
    "takes_away": False,
    "failures": 0,
    "tried_at": None,
    "pause": 0,
    "rest": 0,
}
_NOTHING_THERE: Final = {
    "version": 0,
    "tag": "",
    "made_of": "",
    "written_at": None,
    "waiting": 0,
    "anew": False,
    "problem": "",
    "problem_at": None,
    "problem_status": 0,
    "problem_path": "",
}
