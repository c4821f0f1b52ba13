"""The entries beside a rating list: a tick a player, and the request for those without a number."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from django import forms
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import redirect
from django.urls import reverse
from django.views.decorators.cache import never_cache

from events.messages import Envelope
from tournaments.domain.decisions import AlreadyRecorded, Conflict
from tournaments.domain.ids import PlayerId
from tournaments.domain.refusals import Refused
from tournaments.domain.tournament.state import Tournament
from tournaments.imports import compared
from tournaments.models import RatingList
from tournaments.selectors.id_requests import id_requests
from tournaments.services import states
from tournaments.services.outcomes import Outcome, Recorded
from tournaments.services.rating_lists import rows
from tournaments.services.rating_lists.looking import kind_used, looked_up
from tournaments.services.users import user_id
from tournaments.words import speak

from .pages import console_page, show_long
from .reading import Reading


class CorrectionsForm(forms.Form):
    """The entries that are ticked, as they were shown at `read_seq`."""

    command_id = forms.UUIDField()
    read_seq = forms.IntegerField(min_value=0)
    player = forms.TypedMultipleChoiceField(coerce=int, choices=[], required=False)

    def __init__(self, sent: Any, known: Tournament) -> None:
        super().__init__(sent)
        players = self.fields["player"]
        assert isinstance(players, forms.TypedMultipleChoiceField)  # noqa: S101 (declared above)
        players.choices = [(player, "") for player in known.players]


@never_cache
@console_page
def compare_page(request: HttpRequest, reading: Reading, number: int) -> HttpResponseBase:
    """What the list has otherwise; POST corrects what is ticked, as one batch."""
    of = looked_up(number, reading.state) if number else None
    if of is None:
        raise Http404(speak("NoSuch.rating-list", {"number": number}))
    kind = kind_used(of, request.GET.get("kind", ""), reading.state)
    here = f"{reverse('compare-list', args=[reading.slug, number])}?kind={kind}"
    refused = ""
    if request.method == "POST":
        match _corrected(request, reading, of, kind):
            case Recorded(first_seq=first):
                return redirect(f"{here}&done={first}")
            case AlreadyRecorded():
                return redirect(here)
            case str() as refused:
                pass
            case Refused() | Conflict() as outcome:
                refused = reading.names.say(outcome)
    return show_long(
        request, reading, "entries", "compare_list", _context(request, reading, of, kind, refused)
    )


def _context(
    request: HttpRequest, reading: Reading, of: RatingList, kind: str, refused: str
) -> dict[str, Any]:
    comparison = compared.compare(of, kind, reading.state, user_id(request.user))
    if comparison is None:
        raise PermissionDenied(speak("Console-Compare.not-yours"))
    used = reading.state.rating_list
    wanted = {"source": of.source, "kind": kind, "period": of.period}
    done = request.GET.get("done", "")
    return {
        "list": of,
        "list_name": rows.name_of(of, kind),
        "kind": kind,
        "kinds": rows.kinds_of(of),
        "comparison": comparison,
        "used_name": rows.used_name(reading.state),
        "use": wanted,
        "in_use": used is not None
        and (used.source, used.kind, used.period) == (of.source, kind, of.period),
        "can_use": "use-rating-list" in reading.me.commands and not reading.past,
        "can_correct": "correct-rating" in reading.me.commands and not reading.past,
        "can_undo": "undo-batch" in reading.me.commands,
        "requests": id_requests(reading.state, reading.names, comparison.without_id),
        "started": reading.state.phase != "entries",
        "refused": refused,
        "done": int(done) if done.isascii() and done.isdigit() and len(done) < 16 else 0,
        "command_id": uuid4(),
    }


def _corrected(request: HttpRequest, reading: Reading, of: RatingList, kind: str) -> Outcome | str:
    """What became of it, or why nothing did."""
    form = CorrectionsForm(request.POST, reading.state)
    if not form.is_valid():
        return speak("NotOffered")
    given = form.cleaned_data
    envelope = Envelope(
        command_id=given["command_id"],
        actor=user_id(request.user),
        role="",
        device=reading.device,
        read_seq=given["read_seq"],
    )
    players = [PlayerId(player) for player in given["player"]]
    try:
        shown = states.at(reading.stream, given["read_seq"])
        return compared.correct(reading.stream, shown, of, kind, players, envelope)
    except (compared.NothingTicked, states.NoSuchMoment) as error:
        return str(error)
