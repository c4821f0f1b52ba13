"""Webhooks: the chief says which programs elsewhere are told, and sees how they fare."""

from __future__ import annotations

from typing import Any

from django import forms
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST

from tournaments.models import Webhook
from tournaments.services.permissions import may_keep_webhooks
from tournaments.services.users import user_id
from tournaments.webhooks import addresses, delivering, queue, rows, subscriptions
from tournaments.webhooks.bodies import OFFERED
from tournaments.words import label, speak

from . import shown_once
from .pages import console_page, show
from .reading import Reading

STEPS = ("test", "stop", "go-on", "skip", "secret", "remove")


class WebhookForm(forms.Form):
    """Where to, of what, and whether that may be in the local network."""

    address = forms.CharField(max_length=addresses.LONGEST)
    kinds = forms.MultipleChoiceField(choices=[(kind, "") for kind in OFFERED])
    local = forms.BooleanField(required=False)

    def clean(self) -> dict[str, Any]:
        given: dict[str, Any] = super().clean() or {}
        try:
            addresses.read(given.get("address", ""), local=given.get("local", False))
        except addresses.NotAnAddress as error:
            if "address" in given:
                self.add_error("address", str(error))
        return given


@never_cache
@console_page
def webhooks_page(request: HttpRequest, reading: Reading) -> HttpResponse:
    """Those there are, and the form for one more; a new secret is shown once."""
    _keeps(request, reading)
    form = WebhookForm(request.POST or None)
    if request.method == "POST" and form.is_valid() and _made(request, reading, form):
        return redirect("webhooks", reading.slug)
    hooks = subscriptions.of_tournament(reading.stream)
    listed = [_shown(row) for row in rows.webhook_rows(hooks)]
    context = {"webhooks": listed, **_fields(form, OFFERED), **_new_secret(request, hooks)}
    return show(request, reading, "settings", "webhooks", context)


@never_cache
@console_page
def webhook_page(request: HttpRequest, reading: Reading, number: int) -> HttpResponse:
    """One of them: its deliveries, and what can be done with it."""
    _keeps(request, reading)
    hook = _webhook(reading, number)
    form = WebhookForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        subscriptions.change(hook, user_id(request.user), **form.cleaned_data)
        queue.ask(hook.pk)
        return redirect("webhook", reading.slug, number)
    return _one(request, reading, _webhook(reading, number), form)


@never_cache
@require_POST
@console_page
def webhook_step(request: HttpRequest, reading: Reading, number: int, step: str) -> HttpResponse:
    """Does one of STEPS."""
    _keeps(request, reading)
    hook = _webhook(reading, number)
    match step:
        case "test":
            delivering.ask_for_test(hook)
        case "stop":
            subscriptions.stop(hook)
        case "go-on" | "skip":
            subscriptions.go_on(hook, skip=step == "skip")
        case "secret":
            _keep_secret(request, hook, subscriptions.renew_secret(hook))
        case "remove":
            subscriptions.remove(hook, user_id(request.user))
            return redirect("webhooks", reading.slug)
        case _:
            raise Http404
    queue.ask(number)
    return redirect("webhook", reading.slug, number)


@require_POST
@console_page
def send_again(request: HttpRequest, reading: Reading, number: int, delivery: int) -> HttpResponse:
    """One message once more."""
    _keeps(request, reading)
    hook = _webhook(reading, number)
    known = subscriptions.find_delivery(hook, delivery)
    if known is None:
        raise Http404(speak("NoSuch.delivery", {"webhook": number, "delivery": delivery}))
    delivering.ask_again(known)
    queue.ask(number)
    return redirect("webhook", reading.slug, number)


def _keeps(request: HttpRequest, reading: Reading) -> None:
    if reading.past or not may_keep_webhooks(request.user, reading.state):
        raise PermissionDenied(speak("Console-Webhooks.not-yours"))


def _webhook(reading: Reading, number: int) -> Webhook:
    hook = subscriptions.find(reading.stream, number)
    if hook is None:
        raise Http404(speak("NoSuch.webhook", {"webhook": number}))
    return hook


def _made(request: HttpRequest, reading: Reading, form: WebhookForm) -> bool:
    """Whether there is one more; else the form says what is wrong with it."""
    try:
        hook, secret = subscriptions.make(
            reading.stream, user_id(request.user), **form.cleaned_data
        )
    except subscriptions.NoWebhook as error:
        form.add_error(None, str(error))
        return False
    _keep_secret(request, hook, secret)
    return True


def _keep_secret(request: HttpRequest, hook: Webhook, secret: str) -> None:
    shown_once.keep(request, "webhook", str(hook.pk), secret=secret, secret_of=hook.address)


def _new_secret(request: HttpRequest, hooks: list[Webhook]) -> dict[str, str]:
    return shown_once.take(request, "webhook", *(str(hook.pk) for hook in hooks))


def _one(request: HttpRequest, reading: Reading, hook: Webhook, form: WebhookForm) -> HttpResponse:
    (row,) = rows.webhook_rows([hook])
    deliveries = rows.delivery_rows(hook)
    context = {
        "part": "webhook_deliveries",
        "one": _shown(row),
        "deliveries": [{"row": each, "end": _end(each)} for each in deliveries],
        "pending": any(each.asked for each in deliveries),
        **_fields(form, row.kinds or OFFERED, address=row.address, local=row.local),
        **_new_secret(request, [hook]),
    }
    return show(request, reading, "settings", "webhook", context)


def _fields(
    form: WebhookForm, kinds: tuple[str, ...], address: str = "", *, local: bool = False
) -> dict[str, Any]:
    """The form with what stands in it: what was sent and is wrong, or else what holds."""
    sent = form.is_bound and form.errors
    ticked = form.data.getlist("kinds") if sent else kinds  # type: ignore[attr-defined]
    return {
        "form": form,
        "address": address,
        "local_allowed": addresses.local_allowed(),
        "local": bool(form.data.get("local")) if sent else local,
        "kinds": [
            {"code": kind, "name": label("WebhookKind", kind), "ticked": kind in ticked}
            for kind in OFFERED
        ],
    }


def _shown(row: rows.WebhookRow) -> dict[str, Any]:
    return {"row": row, "kinds": ", ".join(label("WebhookKind", kind) for kind in row.kinds)}


def _end(row: rows.DeliveryRow) -> str:
    """How the last try ended, in words."""
    if row.asked:
        return speak("Console-Webhook.asked")
    return label("WebhookProblem", row.problem) if row.problem else speak("WebhookProblem")
