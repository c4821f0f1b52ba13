"""The papers that go to the federation and FIDE, as PDF in the language of the hall."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.http import HttpResponse

from ...domain.ids import PlayerId
from ...exports.paper_type import MEDIA_TYPE
from ...hall_time import in_hall
from ...ratings.norms.levels import NormTitle
from ...selectors.papers.arbiter_form import FORMS, ArbiterForms, arbiter_form
from ...selectors.papers.certificate import certificate
from ...selectors.papers.title_form import title_form
from ...selectors.papers.tournament_form import tournament_form
from ...services import moments
from ...words import languages, speak, speaking
from ..errors import NotFound
from .base import TournamentView


class PapersView(TournamentView):
    """Base of the views of one paper. What makes a PDF is a quarter of the server's start, so it is
    imported where it is needed."""

    def paper(self, name: str, made: Callable[[str], bytes]) -> HttpResponse:
        """`made` is given the time of the last event."""
        return HttpResponse(
            made(moments.time_of(self.stream, self.state.seq).isoformat()),
            content_type=MEDIA_TYPE,
            headers={
                "Content-Disposition": f'attachment; filename="{name}"',
                "Cache-Control": "no-store",
            },
        )


class CertificateView(PapersView):
    """The certificate of a title result (IT1) of a player who made that norm; a draft until the
    tournament is closed."""

    def get(self, _request: Any, *, player: int, title: str, **_place: Any) -> HttpResponse:
        from ...exports.certificate import certificate_pdf, file_name

        state = self.state
        with speaking(languages.of_hall()), in_hall(state.settings.time_zone):
            known = title in set(NormTitle)
            form = (
                certificate(state, self.names(state), PlayerId(player), NormTitle(title))
                if known
                else None
            )
            if form is None:
                facts = {"entry": player, "norm": title[:10]}
                raise NotFound(speak("NoSuch.norm", facts))
            return self.paper(file_name(form, player), lambda at: certificate_pdf(form, at))


class TournamentFormView(PapersView):
    """The tournament report (IT3); a draft until the tournament is closed."""

    def get(self, _request: Any, **_place: Any) -> HttpResponse:
        from ...exports.tournament_form import FILE_NAME, tournament_form_pdf

        state = self.state
        with speaking(languages.of_hall()), in_hall(state.settings.time_zone):
            form = tournament_form(state, self.names(state))
            return self.paper(FILE_NAME, lambda at: tournament_form_pdf(form, at))


class TitleFormView(PapersView):
    """The list of direct titles by the table of the event; a draft until it is closed."""

    def get(self, _request: Any, **_place: Any) -> HttpResponse:
        from ...exports.title_form import FILE_NAME, title_form_pdf

        state = self.state
        with speaking(languages.of_hall()), in_hall(state.settings.time_zone):
            form = title_form(state, self.names(state))
            if form is None:
                raise NotFound(speak("NoSuch.title-table"))
            return self.paper(FILE_NAME, lambda at: title_form_pdf(form, at))


class ArbiterFormView(PapersView):
    """The report about an arbiter who wants a norm (FA1, IA1), by his place among those who are
    named in the settings: 0 is the first."""

    def get(self, _request: Any, *, place: int, form: str, **_place: Any) -> HttpResponse:
        from ...exports.arbiter_form import arbiter_form_pdf, file_name

        state = self.state
        with speaking(languages.of_hall()), in_hall(state.settings.time_zone):
            known: ArbiterForms | None = next((each for each in FORMS if each == form), None)
            made = arbiter_form(state, self.names(state), place, known) if known else None
            if made is None:
                raise NotFound(speak("NoSuch.arbiter-form"))
            return self.paper(file_name(made, place), lambda at: arbiter_form_pdf(made, at))
