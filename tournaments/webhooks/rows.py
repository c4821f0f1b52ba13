"""Webhooks and their deliveries as the chief arbiter reads them; secrets are nowhere."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Literal

from events.messages import utc_text

from ..models import Webhook, WebhookDelivery
from ..selectors.rows.base import Row
from ..services.users import names
from .subscriptions import is_local


class WebhookRow(Row, frozen=True, kw_only=True):
    """`kinds`: what it is told of, empty for everything public. `stopped`: why nothing is sent.
    `local`: it may call the local network, as long as who allowed it is the chief.

    `failures` tries of the next message have failed in a row; the next is at `next_at`.
    """

    number: int
    address: str
    kinds: tuple[str, ...]
    local: bool
    local_by_name: str
    local_at: str
    made_by_name: str
    made_at: str
    stopped: Literal["", "by-chief", "gave-up", "gone"]
    stopped_at: str
    failures: int
    next_at: str


class DeliveryRow(Row, frozen=True, kw_only=True):
    """A message and its last try: `status` of HTTP (0: no answer), `problem` empty if it arrived.

    `asked`: it is about to be sent, once more.
    """

    number: int
    message: str
    type: str
    attempts: int
    status: int
    problem: str
    first_at: str
    last_at: str
    asked: bool


def webhook_rows(hooks: Iterable[Webhook]) -> tuple[WebhookRow, ...]:
    hooks = list(hooks)
    known = names({user for hook in hooks for user in (hook.made_by, hook.local_by) if user})
    return tuple(
        WebhookRow(
            number=hook.pk,
            address=hook.address,
            kinds=tuple(hook.kinds),
            local=is_local(hook),
            local_by_name=known.get(hook.local_by, ""),
            local_at=_text(hook.local_at),
            made_by_name=known[hook.made_by],
            made_at=utc_text(hook.made_at),
            stopped=hook.stopped,  # type: ignore[arg-type]
            stopped_at=_text(hook.stopped_at),
            failures=hook.failures,
            next_at=_next_try(hook),
        )
        for hook in hooks
    )


def delivery_rows(hook: Webhook) -> tuple[DeliveryRow, ...]:
    """The last ones, newest first."""
    return tuple(_delivery_row(delivery) for delivery in hook.deliveries.all())


def _delivery_row(delivery: WebhookDelivery) -> DeliveryRow:
    return DeliveryRow(
        number=delivery.pk,
        message=delivery.message,
        type=delivery.type,
        attempts=delivery.attempts,
        status=delivery.status,
        problem=delivery.problem,
        first_at=utc_text(delivery.first_at),
        last_at=utc_text(delivery.last_at),
        asked=delivery.asked_at is not None,
    )


def _next_try(hook: Webhook) -> str:
    if hook.stopped or not hook.failures or hook.tried_at is None:
        return ""
    return utc_text(hook.tried_at + timedelta(seconds=hook.pause))


def _text(moment: datetime | None) -> str:
    return utc_text(moment) if moment else ""
