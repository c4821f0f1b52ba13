"""The mirror: the chief says where else the public pages stand, and sees how it fares."""

from __future__ import annotations

import re
from typing import Any, Final

from django import forms
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST

from tournaments.mirror import keeping, opening, queue, rows
from tournaments.mirror.targets import host_keys
from tournaments.mirror.targets.target import KINDS
from tournaments.models import Mirror
from tournaments.services.permissions import may_keep_mirror
from tournaments.services.users import user_id
from tournaments.webhooks import addresses
from tournaments.words import label, languages, speak

from .pages import console_page, show
from .reading import Reading

ADDRESS_OF_READERS: Final = re.compile(r"""https?://[^\s"'<>?#/]+(/[^\s"'<>?#]*)?""")
STEPS = ("try-now", "stop", "anew", "take-away", "remove")


class MirrorForm(forms.Form):
    """Where to, in whose name, in which languages."""

    kind = forms.ChoiceField(choices=[(kind, "") for kind in KINDS])
    address = forms.CharField(max_length=addresses.LONGEST)
    user = forms.CharField(max_length=200, required=False)
    secret = forms.CharField(max_length=8000, required=False)
    region = forms.CharField(max_length=60, required=False)
    host_key = forms.CharField(max_length=host_keys.LONGEST, required=False)
    readers_at = forms.CharField(max_length=addresses.LONGEST - 1, required=False)
    languages = forms.MultipleChoiceField()
    local = forms.BooleanField(required=False)

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.fields["languages"].choices = languages.offered()  # type: ignore[attr-defined]

    def clean_host_key(self) -> str:
        """As OpenSSH writes it; of another kind of place there is none."""
        given: str = self.cleaned_data["host_key"]
        key = host_keys.read(given)
        if given and key is None:
            raise forms.ValidationError(speak("NoMirror.host-key"))
        return str(key or "") if self.cleaned_data.get("kind") == "sftp" else ""

    def clean_readers_at(self) -> str:
        """With a slash at its end."""
        given: str = self.cleaned_data["readers_at"]
        if given and not ADDRESS_OF_READERS.fullmatch(given):
            raise forms.ValidationError(speak("NoMirror.readers-at"))
        return f"{given.rstrip('/')}/" if given else ""

    def clean_languages(self) -> list[str]:
        """The hall's first: it stands at the top."""
        chosen: list[str] = self.cleaned_data["languages"]
        return sorted(chosen, key=lambda each: (each != languages.of_hall(), each))

    def clean(self) -> dict[str, Any]:
        given: dict[str, Any] = super().clean() or {}
        if "kind" in given and "address" in given:
            try:
                keeping.check(given["kind"], given["address"], local=given["local"])
            except (keeping.NoMirror, addresses.NotAnAddress) as error:
                self.add_error("address", str(error))
        return given


@never_cache
@console_page
def mirror_page(request: HttpRequest, reading: Reading) -> HttpResponse:
    """How the mirror fares, and the form that sets it."""
    _keeps(request, reading)
    form = MirrorForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        kept = keeping.keep(reading.stream, user_id(request.user), **form.cleaned_data)
        queue.ask(kept.pk)
        return redirect("mirror", reading.slug)
    mirror = keeping.of_tournament(reading.stream)
    row = rows.mirror_row(mirror) if mirror else None
    context = {
        "part": "mirror_state",
        "row": row,
        "problem": label("MirrorProblem", row.problem) if row and row.problem else "",
        "pending": row is not None and row.state in ("first", "behind", "leaving"),
        **_fields(form, row, reading.stream),
    }
    return show(request, reading, "settings", "mirror", context)


@never_cache
@require_POST
@console_page
def mirror_step(request: HttpRequest, reading: Reading, step: str) -> HttpResponse:
    """Does one of STEPS."""
    _keeps(request, reading)
    mirror = _mirror(reading)
    match step:
        case "try-now":
            keeping.go_on(mirror)
        case "anew":
            keeping.go_on(mirror, anew=True)
        case "stop":
            keeping.stop(mirror)
        case "take-away":
            keeping.take_away(mirror)
        case "remove":
            keeping.remove(mirror, user_id(request.user))
            return redirect("mirror", reading.slug)
        case _:
            raise Http404
    queue.ask(mirror.pk)
    return redirect("mirror", reading.slug)


def _keeps(request: HttpRequest, reading: Reading) -> None:
    if reading.past or not may_keep_mirror(request.user, reading.state):
        raise PermissionDenied(speak("Console-Mirror.not-yours"))


def _mirror(reading: Reading) -> Mirror:
    mirror = keeping.of_tournament(reading.stream)
    if mirror is None:
        raise Http404(speak("NoSuch.mirror"))
    return mirror


def _fields(form: MirrorForm, row: rows.MirrorRow | None, stream: str) -> dict[str, Any]:
    """The form with what stands in it: what was sent and is wrong, or else what holds."""
    sent = form.is_bound and form.errors
    of_hall = [languages.of_hall()]
    ticked = form.data.getlist("languages") if sent else row.languages if row else of_hall  # type: ignore[attr-defined]
    chosen = form.data.get("kind") if sent else row.kind if row else KINDS[0]
    return {
        "form": form,
        "kinds": [
            {"code": kind, "name": label("MirrorKind", kind), "chosen": kind == chosen}
            for kind in KINDS
        ],
        "folder": opening.folders_of(stream) or "",
        "offered": [
            {"code": code, "name": name, "ticked": code in ticked}
            for code, name in languages.offered()
        ],
        "local_allowed": addresses.local_allowed(),
        "local": bool(form.data.get("local")) if sent else row is not None and row.local,
    }
