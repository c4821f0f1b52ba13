"""The addresses of webhooks, with their description."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from drf_spectacular.utils import extend_schema, extend_schema_view

from . import answers, bodies, contents
from .schema import View, error_answers, ref
from .views import webhooks


def described_webhooks(view: View) -> View:
    """Describes the webhooks of a tournament, and the making of one."""
    return extend_schema_view(
        get=extend_schema(
            operation_id="webhooks",
            responses={200: ref(contents.Webhooks), **error_answers(401, 403, 404)},
            tags=["webhook"],
        ),
        post=_webhook_step("make-webhook", answers.WebhookSecret, bodies.WebhookBody, 409),
    )(view)


def described_webhook(view: View) -> View:
    """Describes one webhook with its deliveries, and changing it."""
    return extend_schema_view(
        get=extend_schema(
            operation_id="webhook",
            responses={200: ref(contents.WebhookWithDeliveries), **error_answers(401, 403, 404)},
            tags=["webhook"],
        ),
        post=_webhook_step("change-webhook", answers.WebhookDone, bodies.WebhookBody),
    )(view)


def described_webhook_step(
    operation: str,
    answer: type[msgspec.Struct] = answers.WebhookDone,
    body: type[msgspec.Struct] | None = None,
) -> Callable[[View], View]:
    """Describes the `post` of a view that does one thing with a webhook."""
    return extend_schema_view(post=_webhook_step(operation, answer, body))


def _webhook_step(
    operation: str,
    answer: type[msgspec.Struct],
    body: type[msgspec.Struct] | None,
    *statuses: int,
) -> Any:
    of_a_body = (400, 415) if body else ()
    return extend_schema(
        operation_id=operation,
        request={"application/json": ref(body)} if body else None,
        responses={200: ref(answer), **error_answers(401, 403, 404, *of_a_body, *statuses)},
        tags=["webhook"],
    )


W = "tournaments/<slug:slug>/webhooks/"

WEBHOOKS = (
    (W, described_webhooks(webhooks.WebhooksView)),
    (f"{W}<int:number>/", described_webhook(webhooks.WebhookView)),
    (f"{W}<int:number>/stop/", described_webhook_step("stop-webhook")(webhooks.StopView)),
    (
        f"{W}<int:number>/go-on/",
        described_webhook_step("go-on-with-webhook", body=bodies.GoOnBody)(webhooks.GoOnView),
    ),
    (f"{W}<int:number>/remove/", described_webhook_step("remove-webhook")(webhooks.RemoveView)),
    (
        f"{W}<int:number>/secret/",
        described_webhook_step("renew-webhook-secret", answers.WebhookSecret)(webhooks.SecretView),
    ),
    (f"{W}<int:number>/test/", described_webhook_step("test-webhook")(webhooks.TestView)),
    (
        f"{W}<int:number>/deliveries/<int:delivery>/send-again/",
        described_webhook_step("send-again")(webhooks.SendAgainView),
    ),
)
