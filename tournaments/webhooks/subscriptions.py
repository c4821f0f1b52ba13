"""The webhooks of a tournament: made, changed, stopped and removed by its chief arbiter.

The secret is shown once, when it is made. Who allowed an address of the local network is kept.
"""

from __future__ import annotations

import logging
from collections.abc import Collection
from datetime import timedelta
from typing import Final

from django.utils import timezone

from events import store

from ..domain.arbiters.rights import role_of
from ..domain.ids import UserId
from ..models import Webhook, WebhookDelivery
from ..services import sealing, states
from ..services.unable import Unable
from . import addresses, outbox, signing
from .bodies import OFFERED

MOST: Final = 20
"""Of one tournament."""
BOTH_SIGN: Final = timedelta(days=1)
"""After a change of the secret; meanwhile the receiver is told the new one."""
BY_CHIEF: Final = "by-chief"

logger = logging.getLogger(__name__)


class NoWebhook(Unable):
    """There is no such webhook now; the text says why."""


def make(
    stream: str, by: UserId, address: str, kinds: Collection[str], *, local: bool
) -> tuple[Webhook, str]:
    """A webhook that is told of what happens from now on, and its secret, which is shown this once.
    Raises NoWebhook and `addresses.NotAnAddress`."""
    addresses.read(address, local=local)
    if Webhook.objects.filter(stream=stream).count() >= MOST:
        raise NoWebhook("NoWebhook.too-many", most=MOST)
    now, secret = timezone.now(), signing.new_secret()
    hook = Webhook.objects.create(
        stream=stream,
        address=address,
        kinds=_chosen(kinds),
        secret=sealing.seal(secret, "webhook"),
        made_by=by,
        made_at=now,
        local_by=by if local else "",
        local_at=now if local else None,
        place=store.head(stream).seq,
    )
    logger.info("%s made %s of %s, local addresses: %s", by, hook, stream, local)
    return hook, secret


def change(hook: Webhook, by: UserId, address: str, kinds: Collection[str], *, local: bool) -> None:
    """What waits goes to the new address; of kinds that are new it is told from now on.

    Raises NoWebhook and `addresses.NotAnAddress`.
    """
    addresses.read(address, local=local)
    chosen = _chosen(kinds)
    place = outbox.place_for_more(hook, chosen)
    hook.kinds = chosen
    moved = _moves(hook, address)
    if local != is_local(hook) or (hook.local_by and not local):
        hook.local_by = by if local else ""
        hook.local_at = timezone.now() if local else None
        logger.info("%s changed %s, local addresses: %s", by, hook, local)
    hook.save(update_fields=["kinds", "local_by", "local_at", *moved])
    Webhook.objects.filter(pk=hook.pk, place__lt=place).update(place=place)


def _moves(hook: Webhook, address: str) -> tuple[str, ...]:
    """The fields that another address changes: nothing has failed there yet, and it is called at
    once unless the chief has stopped it."""
    if hook.address == address:
        return ()
    hook.address = address
    hook.failures, hook.tried_at, hook.pause = 0, None, 0
    if hook.stopped != BY_CHIEF:
        hook.stopped, hook.stopped_at = "", None
    return ("address", "failures", "tried_at", "pause", "stopped", "stopped_at")


def is_local(hook: Webhook) -> bool:
    """Whether it may call the local machine and network now: who ticked it is still the chief, and
    who runs the server has nothing against it."""
    if not hook.local_by or not addresses.local_allowed():
        return False
    try:
        state = states.current(hook.stream)
    except store.StreamNotFound:
        return False
    return role_of(state, UserId(hook.local_by)) == "chief"


def stop(hook: Webhook) -> None:
    """Nothing is sent until `go_on`."""
    running = Webhook.objects.filter(pk=hook.pk, stopped="")
    running.update(stopped=BY_CHIEF, stopped_at=timezone.now())


def go_on(hook: Webhook, *, skip: bool) -> None:
    """It is told of all that happened meanwhile, in order, or from now on (`skip`)."""
    fresh = {"stopped": "", "stopped_at": None, "failures": 0, "tried_at": None, "pause": 0}
    if skip:
        fresh["place"] = store.head(hook.stream).seq
    Webhook.objects.filter(pk=hook.pk).update(**fresh)


def renew_secret(hook: Webhook) -> str:
    """Another secret, shown this once; what is sent carries both signatures for a day."""
    secret = signing.new_secret()
    Webhook.objects.filter(pk=hook.pk).update(
        secret=sealing.seal(secret, "webhook"),
        old_secret=hook.secret,
        old_until=timezone.now() + BOTH_SIGN,
    )
    return secret


def remove(hook: Webhook, by: UserId) -> None:
    """With what is known of its deliveries."""
    logger.info("%s removed %s of %s", by, hook, hook.stream)
    hook.delete()


def of_tournament(stream: str) -> list[Webhook]:
    return list(Webhook.objects.filter(stream=stream))


def find(stream: str, number: int) -> Webhook | None:
    return Webhook.objects.filter(stream=stream, pk=number).first()


def find_delivery(hook: Webhook, number: int) -> WebhookDelivery | None:
    return hook.deliveries.filter(pk=number).first()


def _chosen(kinds: Collection[str]) -> list[str]:
    """In the order in which they are offered; all of them are the same as none."""
    if unknown := sorted(set(kinds) - set(OFFERED)):
        raise NoWebhook("NoWebhook.kind", kind=unknown[0])
    chosen = [kind for kind in OFFERED if kind in kinds]
    return [] if len(chosen) == len(OFFERED) else chosen
