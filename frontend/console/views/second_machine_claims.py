"""What the machine that led before alone recorded: claims, typed again or left out one by one."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest

from frontend.shared import times
from tournaments.domain.refusals import NotRecorded
from tournaments.models import UnmergedEvent
from tournaments.services import unmerged
from tournaments.services.users import user_id
from tournaments.words import ENGLISH, languages, speak

from .reading import Reading


def shown(reading: Reading) -> dict[str, Any]:
    """For the page: those that are open, and how many tournaments this machine does not have."""
    claims = unmerged.waiting(reading.stream)
    return {
        "claims": [_row(claim) for claim in claims],
        "unknown_tournaments": unmerged.unknown_tournaments(),
    }


def decide(request: HttpRequest, reading: Reading, act: str) -> dict[str, Any]:
    """`type-claim` or `leave-claim`; what the page says of it."""
    claim = _asked(request, reading)
    by = user_id(request.user)
    if act == "leave-claim":
        unmerged.leave_out(claim, by)
        return {}
    outcome = unmerged.type_again(claim, by, claim.reason or _origin(claim))
    said = reading.names.say(outcome) if isinstance(outcome, NotRecorded) else ""
    return {"claim_said": said}


def _asked(request: HttpRequest, reading: Reading) -> UnmergedEvent:
    number = request.POST.get("claim", "")
    claim = unmerged.open_claim(reading.stream, int(number)) if number.isdecimal() else None
    if claim is None:
        raise Http404
    return claim


def _row(claim: UnmergedEvent) -> dict[str, Any]:
    event = unmerged.event_of(claim)
    return {
        "number": claim.pk,
        "seq": claim.seq,
        "at": event.recorded_at,
        "text": _said(claim),
        "reason": claim.reason,
        "actor_name": claim.actor_name,
        "device": event.device,
        "typable": unmerged.command_of(claim) is not None,
    }


def _said(claim: UnmergedEvent) -> str:
    words = claim.words
    return words.get(languages.spoken()) or words.get(ENGLISH) or speak("Console-Claims.erased")


def _origin(claim: UnmergedEvent) -> str:
    """The words that go into the log with it: who typed it first, and when."""
    hall = languages.of_hall()
    at = times.stamp(unmerged.event_of(claim).recorded_at, hall)
    return speak("Console-Claims.origin", {"name": claim.actor_name, "at": at}, hall)
