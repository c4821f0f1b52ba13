"""Rating lists: what this server has, and the import of another one."""

from __future__ import annotations

from typing import Any

from django import forms
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST

from tournaments.models import RatingList
from tournaments.rating_lists.listed import KINDS, ListRefused, period_from
from tournaments.services.permissions import may_import_lists
from tournaments.services.rating_lists import jobs, mappings, rows, sent
from tournaments.services.rating_lists.stores import waiting_folder
from tournaments.services.users import user_id
from tournaments.words import speak

from .pages import console_page, show
from .reading import Reading


class RatingListForm(forms.Form):
    """A file, sent or waiting on the server; what it does not say itself is said here."""

    file = forms.FileField(required=False)
    waiting = forms.CharField(max_length=200, required=False)
    kind = forms.ChoiceField(choices=[("", ""), *((kind, kind) for kind in KINDS)], required=False)
    country = forms.ChoiceField(choices=[], required=False)
    month = forms.CharField(max_length=7, required=False)
    dry_run = forms.BooleanField(required=False)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        country = self.fields["country"]
        assert isinstance(country, forms.ChoiceField)  # noqa: S101 (declared above)
        country.choices = [
            ("", ""),
            *((each.code, each.code) for each in mappings.all_mappings().known),
        ]

    def clean(self) -> dict[str, Any]:
        given: dict[str, Any] = super().clean() or {}
        month = str(given.get("month") or "")
        period = period_from(month) if month else None
        if month and period is None:
            self.add_error("month", speak("RatingListRefused.no-month"))
        if not (given.get("file") or given.get("waiting")):
            self.add_error("file", speak("RatingListRefused.no-file"))
        return given | {"period": period}


@never_cache
@console_page
def rating_lists_page(request: HttpRequest, reading: Reading) -> HttpResponse:
    """The lists, how far an import is, and the form for the next one."""
    may = may_import_lists(request.user, reading.state) and not reading.past
    given = (request.POST, request.FILES) if request.method == "POST" else ()
    form = RatingListForm(*given)
    if request.method == "POST":
        _require(request, reading)
        if form.is_valid() and _started(request, form):
            return redirect("rating-lists", reading.slug)
    context = _context(form, may_import=may) | {
        "newer": rows.newer(reading.state),
        "can_compare": "enter-player" in reading.me.commands,
    }
    return show(request, reading, "entries", "rating_lists", context)


@require_POST
@console_page
def cancel(request: HttpRequest, reading: Reading, number: int) -> HttpResponse:
    """The import ends; the lists stay as they are."""
    _require(request, reading)
    jobs.cancel(_list(number))
    return redirect("rating-lists", reading.slug)


@require_POST
@console_page
def confirm(request: HttpRequest, reading: Reading, number: int) -> HttpResponse:
    """A list that asked is taken all the same."""
    _require(request, reading)
    jobs.confirm(_list(number))
    return redirect("rating-lists", reading.slug)


@require_POST
@console_page
def remove(request: HttpRequest, reading: Reading, number: int) -> HttpResponse:
    """A list goes from this server; the one before it is in use again."""
    _require(request, reading)
    jobs.remove(_list(number))
    return redirect("rating-lists", reading.slug)


def _context(form: RatingListForm, *, may_import: bool) -> dict[str, Any]:
    shown = rows.rows()
    mapped = mappings.all_mappings()
    return {
        "part": "rating_lists",
        "form": form,
        "lists": [row for row in shown if row.state == "ready"],
        "at_work": [row for row in shown if row.state in ("running", "asks")],
        "gone": [row for row in shown if row.state in ("refused", "cancelled")][:5],
        "running": any(row.state == "running" for row in shown),
        "may_import": may_import,
        "waiting_names": sent.waiting_names(),
        "waiting_folder": waiting_folder(),
        "kinds": KINDS,
        "countries": mapped.known,
        "mapping_folder": mappings.folder(),
        "mappings_refused": [rows.refusal(each.code, each.facts) for each in mapped.refused],
    }


def _started(request: HttpRequest, form: RatingListForm) -> bool:
    given = form.cleaned_data
    file, waiting = given["file"], given["waiting"]
    try:
        put = sent.upload(file) if file else sent.waiting_file(waiting)
        jobs.start(
            put,
            name=file.name if file else waiting,
            kind=given["kind"] or None,
            period=given["period"],
            country=given["country"],
            by=user_id(request.user),
            dry_run=given["dry_run"],
        )
    except ListRefused as refused:
        form.add_error(None, rows.refusal(refused.code, refused.facts))
    except OSError:
        form.add_error(None, rows.refusal("not-kept", {}))
    return form.is_valid()


def _require(request: HttpRequest, reading: Reading) -> None:
    if reading.past or not may_import_lists(request.user, reading.state):
        raise PermissionDenied(speak("Console-RatingLists.not-yours"))


def _list(number: int) -> RatingList:
    row = RatingList.objects.filter(pk=number).first()
    if row is None:
        raise Http404(speak("NoSuch.rating-list", {"number": number}))
    return row
