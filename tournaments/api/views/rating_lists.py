"""Rating lists: which are here, the import of one, and whom they list."""

from __future__ import annotations

from typing import Any

from django.core.files.uploadedfile import UploadedFile
from django.http import HttpResponse
from rest_framework.parsers import MultiPartParser
from rest_framework.request import Request

from ...domain.tournament.state import Tournament
from ...models import RatingList
from ...rating_lists.listed import KINDS, ListRefused, period_from
from ...services import permissions
from ...services.rating_lists import jobs, looking, mappings, rows
from ...services.rating_lists import sent as lists_sent
from ...words import speak
from .. import answers, bodies, contents
from ..errors import NotFound
from .base import TournamentView


class RatingListsView(TournamentView):
    """The lists of this server; for its chief the import of another one.

    A job reads the file: how far it is, why it was refused or what it asks stands in the list. With
    `dry_run` 1 it asks in any case, and is in use once it is confirmed.
    """

    parser_classes = (MultiPartParser,)  # type: ignore[assignment]

    def may(self, user: permissions.User, state: Tournament) -> bool:
        if self.request.method == "POST":
            return permissions.may_import_lists(user, state)
        return permissions.may_look(user, state)

    def get(self, _request: Request, **_place: object) -> HttpResponse:
        return _lists()

    def post(self, _request: Request, **_place: object) -> HttpResponse:
        sent = self.request._request.POST
        month, country = str(sent.get("month", "")), str(sent.get("country", ""))
        kind, period = str(sent.get("kind", "")), period_from(month)
        if month and period is None:
            raise bodies.Unreadable(speak("RatingListRefused.no-month"), "month")
        if kind not in ("", *KINDS):
            raise bodies.Unreadable(speak("RatingListRefused.kind-unknown"), "kind")
        if country:
            _require_mapping(country)
        file = self.request._request.FILES.get("file")
        waiting = str(sent.get("waiting", ""))
        if not isinstance(file, UploadedFile) and not waiting:
            raise bodies.Unreadable(speak("RatingListRefused.no-file"), "file")
        given: dict[str, Any] = {"kind": kind or None, "period": period, "country": country}
        given["dry_run"] = sent.get("dry_run", "0") == "1"
        try:
            put = lists_sent.upload(file) if file else lists_sent.waiting_file(waiting)
            name = str(file.name) if file else waiting
            jobs.start(put, name=name, by=self.actor, **given)
        except ListRefused as refused:
            raise bodies.Unreadable(rows.refusal(refused.code, refused.facts), "file") from None
        return _lists()


class ListStepView(TournamentView):
    """Base: what the chief does with one list."""

    def may(self, user: permissions.User, state: Tournament) -> bool:
        return permissions.may_import_lists(user, state)

    def post(self, _request: Request, number: int, **_place: object) -> HttpResponse:
        row = RatingList.objects.filter(pk=number).first()
        if row is None:
            raise NotFound(speak("NoSuch.rating-list", {"number": number}))
        self.step(row)
        return _lists()

    def step(self, of: RatingList) -> None:
        raise NotImplementedError


class CancelView(ListStepView):
    """The import ends; the lists stay as they are."""

    def step(self, of: RatingList) -> None:
        jobs.cancel(of)


class ConfirmView(ListStepView):
    """A list that asked is taken all the same."""

    def step(self, of: RatingList) -> None:
        jobs.confirm(of)


class RemoveListView(ListStepView):
    """A list goes from this server; the one before it is in use again."""

    def step(self, of: RatingList) -> None:
        jobs.remove(of)


class FindListedView(TournamentView):
    """Players of a rating list by a number or parts of their names, in Latin or Cyrillic.

    Asked by POST, because names do not belong into addresses.
    """

    def post(self, _request: Request, **_place: object) -> HttpResponse:
        asked = self.body(bodies.FindListedBody)
        of = looking.looked_up(asked.list, self.newest, asked.kind)
        if of is None and asked.list:
            raise NotFound(speak("NoSuch.rating-list", {"number": asked.list}))
        if of is None:
            return answers.json(contents.ListedPlayers(list=0, name="", players=()))
        players = looking.players_of(
            of,
            self.newest,
            self.knows,
            asked.words,
            federation=asked.federation,
            born=asked.born,
            kind=asked.kind,
        )
        name = rows.name_of(of, looking.kind_used(of, asked.kind, self.newest))
        return answers.json(contents.ListedPlayers(list=of.pk, name=name, players=players))


def _require_mapping(country: str) -> None:
    try:
        mappings.named(country)
    except ListRefused as refused:
        raise bodies.Unreadable(rows.refusal(refused.code, refused.facts), "country") from None


def _lists() -> HttpResponse:
    return answers.json(contents.RatingLists(lists=rows.rows()))
