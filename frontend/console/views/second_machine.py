"""The second machine: a code to join by, how it follows, what waits for it, and the takeover."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final

from django import forms
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST

from events import leadership
from events.leadership import Leadership
from frontend.shared.scan_codes import drawn
from tournaments.follower import alone, background, codes, fencing, serving, takeover
from tournaments.follower.own_addresses import own_addresses
from tournaments.selectors.history.rows import HistoryRow
from tournaments.services import event_search
from tournaments.services.permissions import is_chief_himself
from tournaments.services.users import user_id
from tournaments.words import speak

from . import second_machine_claims, second_machine_lines, shown_once
from .hall_line import age
from .pages import console_page, show
from .reading import Reading

NOTHING_BESIDE: Final[dict[str, Any]] = {
    "repeats": {},
    "photos": {},
    "groups": {},
    "batches": {},
    "undoable": (),
}
"""Of an event in the list of a machine that writes no more: nobody takes it back here."""
LONGEST_ALONE: Final = 3600


class WaitForm(forms.Form):
    """Whether an acknowledgement means two disks, and after how long without the second machine it
    means one again; 0: never by itself."""

    wait = forms.BooleanField(required=False)
    alone_after = forms.IntegerField(min_value=0, max_value=LONGEST_ALONE, required=False)


class TakeoverForm(forms.Form):
    """The other machine is off, or cut off; and although it was heard a moment ago."""

    off = forms.BooleanField()
    heard = forms.BooleanField(required=False)


@never_cache
@console_page
def second_machine_page(request: HttpRequest, reading: Reading) -> HttpResponse:
    """For the chief; on each of the two machines it says what that one is."""
    _is_chiefs(request, reading)
    return _page(request, reading)


@never_cache
@require_POST
@console_page
def second_machine_act(request: HttpRequest, reading: Reading, act: str) -> HttpResponse:
    """One of `code`, `wait`, `dismiss`, `type-claim` and `leave-claim` where the hall is led,
    `take-over` and `go-on` elsewhere."""
    _is_chiefs(request, reading)
    writes = leadership.may_write()
    match act:
        case "code" if writes:
            shown_once.keep(request, "second-machine", reading.slug, code=codes.CODE.issue())
        case "wait" if writes:
            form = WaitForm(request.POST)
            if not form.is_valid():
                return _page(request, reading, form=form)
            serving.choose_waiting(
                wait=form.cleaned_data["wait"], alone_after=form.cleaned_data["alone_after"] or 0
            )
        case "dismiss" if writes:
            serving.dismiss()
        case "type-claim" | "leave-claim" if writes:
            return _page(request, reading, **second_machine_claims.decide(request, reading, act))
        case "take-over" if not writes:
            return _take_over(request, reading)
        case "go-on" if leadership.in_doubt():
            fencing.end_doubt()  # the chief says so; the epoch is the same, and nothing is recorded
            return _page(request, reading, changing=True)
        case _:
            raise Http404
    return redirect("second-machine", reading.slug)


def _take_over(request: HttpRequest, reading: Reading) -> HttpResponse:
    form = TakeoverForm(request.POST)
    if form.is_valid() and _leader_lives() and not form.cleaned_data["heard"]:
        form.add_error("heard", speak("Console-SecondMachine.heard-now"))
    if not form.is_valid():
        return _page(request, reading, takeover_form=form)
    try:
        takeover.take_over(user_id(request.user))
    except takeover.NotFollowing:
        raise Http404 from None
    except takeover.StillReceiving:
        form.add_error(None, speak("Console-SecondMachine.still-receiving"))
        return _page(request, reading, takeover_form=form)
    return _page(request, reading, changing=True)


def _leader_lives() -> bool:
    reception = background.reception()
    return reception is not None and second_machine_lines.is_heard(reception)


def _page(request: HttpRequest, reading: Reading, **more: Any) -> HttpResponse:
    now = leadership.current()
    led = leadership.may_write()
    context = {
        "second_lines": second_machine_lines.lines(),
        "standing": "doubt" if leadership.in_doubt() else now.role,
        "followed": led and bool(now.generation),
        "led": led,
        "wait": now.wait,
        "alone_after": now.alone_after,
        "longest_alone": LONGEST_ALONE,
        "addresses": own_addresses(),
        "to_show": _to_show(now),
        "lasts": [] if led else [_last(each) for each in takeover.last_events()],
        "alone": _alone(reading),
        "claims_kept": background.claims_are_kept(),
        **(second_machine_claims.shown(reading) if led else {}),
        **NOTHING_BESIDE,
        "heard_now": not led and _leader_lives(),
        "code": shown_once.take(request, "second-machine", reading.slug).get("code", ""),
        "part": "second_machine_state",
        **more,
    }
    return show(request, reading, "settings", "second_machine", context)


def _to_show(now: Leadership) -> dict[str, str]:
    """Where people go once this machine has taken over: for the hall, as large as a page."""
    if now.role != "following" and not (now.role == "leading" and now.epoch):
        return {}
    address = own_addresses()[0]
    return {"address": address, "code": drawn(f"{address}/")}


def _alone(reading: Reading) -> tuple[HistoryRow, ...]:
    """What a machine that was deposed has of this tournament, and the one that leads has not."""
    if leadership.current().role != "deposed":
        return ()
    count = max(0, reading.state.seq - alone.fork_of(reading.stream))
    page = event_search.search(
        reading.stream, reading.state, event_search.HistoryFilter(), count, reading.knows
    )
    return page.rows


def _last(event: takeover.LastEvent) -> str:
    seconds = (timezone.now() - datetime.fromisoformat(event.at)).total_seconds()
    facts = {"name": event.name, "seq": event.seq, "age": age(seconds)}
    return speak("Console-SecondMachine.last-event", facts)


def _is_chiefs(request: HttpRequest, reading: Reading) -> None:
    if not is_chief_himself(request.user, reading.state):
        raise PermissionDenied(speak("Console-SecondMachine.not-yours"))
