"""The event of several sections: its name, place and days, the order of its sections, and which
tournaments they are. A form that works without a script."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from django import forms
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.views.decorators.cache import never_cache

from tournaments.name_field import NameField
from tournaments.services import festivals
from tournaments.words import speak

from .pages import console_page, show
from .reading import Reading


class FestivalForm(forms.Form):
    """What all sections say of their event."""

    command_id = forms.UUIDField()
    name = NameField(max_length=200)
    place = NameField(max_length=200, required=False)
    first_day = forms.DateField(required=False)
    last_day = forms.DateField(required=False)
    add = forms.CharField(max_length=60, required=False)

    def __init__(self, *args: Any, addable: set[str], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._addable = addable

    def clean_add(self) -> str:
        added: str = self.cleaned_data["add"]
        if added and added not in self._addable:
            raise forms.ValidationError(speak("Console-Festival.not-yours-to-add"))
        return added


@never_cache
@console_page
def festival_page(request: HttpRequest, reading: Reading) -> HttpResponse:
    """The event of this section; only who may change one of its sections sends the form."""
    festival = reading.state.festival
    rows = festivals.sections(request.user, festival)
    may = not reading.past and "set-festival" in reading.me.commands
    addable = festivals.candidates(request.user, festival) if may else ()
    sent = request.POST if request.method == "POST" else None
    form = FestivalForm(sent, addable={each.slug for each in addable})
    if sent is not None and not may:
        raise PermissionDenied(speak("Console-Festival.who-changes"))
    if form.is_valid() and _changed(request, reading, form, rows):
        back = reverse("festival", args=[reading.slug])
        return redirect(f"{back}?changed=1")
    more = reading.state.festival_more
    context = {
        "form": form,
        "fields": {
            "name": reading.state.festival_name,
            "place": more.place,
            "first_day": more.first_day,
            "last_day": more.last_day,
        },
        "rows": [{"section": each, **_typed(sent, each, at)} for at, each in enumerate(rows, 1)],
        "addable": addable,
        "can_change": may,
        "changed": request.GET.get("changed") == "1",
        "command_id": uuid4(),
    }
    return show(request, reading, "settings", "festival", context)


def _typed(sent: Any, section: festivals.Section, place: int) -> dict[str, Any]:
    """The number and the tick of a section as they were sent, or as they stand."""
    if sent is None:
        return {"place": place, "seq": section.seq, "out": False}
    slug = section.slug
    return {
        "place": sent.get(f"order-{slug}", place),
        "seq": sent.get(f"seq-{slug}", section.seq),
        "out": f"out-{slug}" in sent,
    }


def _changed(
    request: HttpRequest,
    reading: Reading,
    form: FestivalForm,
    rows: tuple[festivals.Section, ...],
) -> bool:
    """Whether all of it stands; else the form says why not."""
    given = form.cleaned_data
    staying = [row for row in rows if f"out-{row.slug}" not in request.POST]
    staying.sort(
        key=lambda row: (_number(request, f"order-{row.slug}", len(rows) + 1), rows.index(row))
    )
    wanted = festivals.WantedFestival(
        festival=reading.state.festival,
        name=given["name"],
        place=given["place"],
        first_day=str(given["first_day"] or ""),
        last_day=str(given["last_day"] or ""),
        sections=(*(row.slug for row in staying), *([given["add"]] if given["add"] else [])),
    )
    sending = festivals.Sending(
        user=request.user,
        device=reading.device,
        command_id=given["command_id"],
        read={row.slug: _number(request, f"seq-{row.slug}", 0) for row in rows},
    )
    try:
        festivals.change(sending, wanted)
    except festivals.NotChanged as refused:
        for field, message in refused.errors:
            form.add_error(field if field in form.fields else None, message)
        if not refused.errors:
            form.add_error(None, str(refused))
        return False
    return True


def _number(request: HttpRequest, name: str, otherwise: int) -> int:
    text = request.POST.get(name, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else otherwise
