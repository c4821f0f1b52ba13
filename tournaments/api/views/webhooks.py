"""The webhooks of a tournament, for its chief arbiter."""

from __future__ import annotations

from django.http import HttpResponse
from rest_framework.request import Request

from ...domain.tournament.state import Tournament
from ...models import Webhook
from ...services import permissions
from ...webhooks import delivering, queue, rows, subscriptions
from ...words import speak
from .. import answers, bodies, contents
from ..errors import NotFound
from .base import TournamentView


class OfWebhooksView(TournamentView):
    """Base: the chief arbiter's, and not on a device that joined by a code."""

    def may(self, user: permissions.User, state: Tournament) -> bool:
        return permissions.may_keep_webhooks(user, state)

    def webhook(self, number: int) -> Webhook:
        hook = subscriptions.find(self.stream, number)
        if hook is None:
            raise NotFound(speak("NoSuch.webhook", {"webhook": number}))
        return hook


class WebhooksView(OfWebhooksView):
    """The webhooks of the tournament; another one, whose secret is shown this once."""

    def get(self, _request: Request, **_place: object) -> HttpResponse:
        hooks = subscriptions.of_tournament(self.stream)
        return answers.json(contents.Webhooks(webhooks=rows.webhook_rows(hooks)))

    def post(self, _request: Request, **_place: object) -> HttpResponse:
        body = self.body(bodies.WebhookBody)
        hook, secret = subscriptions.make(
            self.stream, self.actor, body.address, body.kinds, local=body.local
        )
        return answers.json(answers.WebhookSecret(number=hook.pk, secret=secret))


class WebhookView(OfWebhooksView):
    """One of them with its last deliveries; its address and kinds are changed."""

    def get(self, _request: Request, number: int, **_place: object) -> HttpResponse:
        hook = self.webhook(number)
        (row,) = rows.webhook_rows([hook])
        return answers.json(
            contents.WebhookWithDeliveries(webhook=row, deliveries=rows.delivery_rows(hook))
        )

    def post(self, _request: Request, number: int, **_place: object) -> HttpResponse:
        hook, body = self.webhook(number), self.body(bodies.WebhookBody)
        subscriptions.change(hook, self.actor, body.address, body.kinds, local=body.local)
        queue.ask(hook.pk)
        return answers.json(answers.WebhookDone())


class StopView(OfWebhooksView):
    """Nothing is sent until it goes on."""

    def post(self, _request: Request, number: int, **_place: object) -> HttpResponse:
        subscriptions.stop(self.webhook(number))
        return answers.json(answers.WebhookDone())


class GoOnView(OfWebhooksView):
    """It is told of all that happened meanwhile, or from now on."""

    def post(self, _request: Request, number: int, **_place: object) -> HttpResponse:
        hook, body = self.webhook(number), self.body(bodies.GoOnBody)
        subscriptions.go_on(hook, skip=body.skip)
        queue.ask(hook.pk)
        return answers.json(answers.WebhookDone())


class RemoveView(OfWebhooksView):
    """It is gone, with what is known of its deliveries."""

    def post(self, _request: Request, number: int, **_place: object) -> HttpResponse:
        subscriptions.remove(self.webhook(number), self.actor)
        return answers.json(answers.WebhookDone())


class SecretView(OfWebhooksView):
    """Another secret, shown this once; for a day both sign."""

    def post(self, _request: Request, number: int, **_place: object) -> HttpResponse:
        hook = self.webhook(number)
        secret = subscriptions.renew_secret(hook)
        return answers.json(answers.WebhookSecret(number=hook.pk, secret=secret))


class TestView(OfWebhooksView):
    """A message that is a test alone is sent, also where the webhook is stopped."""

    __test__ = False

    def post(self, _request: Request, number: int, **_place: object) -> HttpResponse:
        hook = self.webhook(number)
        delivering.ask_for_test(hook)
        queue.ask(hook.pk)
        return answers.json(answers.WebhookDone())


class SendAgainView(OfWebhooksView):
    """A message is sent once more, out of its turn."""

    def post(self, _request: Request, number: int, delivery: int, **_place: object) -> HttpResponse:
        hook = self.webhook(number)
        known = subscriptions.find_delivery(hook, delivery)
        if known is None:
            place = {"webhook": number, "delivery": delivery}
            raise NotFound(speak("NoSuch.delivery", place))
        delivering.ask_again(known)
        queue.ask(hook.pk)
        return answers.json(answers.WebhookDone())
