"""Log-in, the tournaments of this server, and a new one."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.decorators import login_required
from django.contrib.auth.views import LoginView, LogoutView
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.csrf import ensure_csrf_cookie

from tournaments.demo.accounts import PASSWORD, log_ins
from tournaments.domain.arbiters.rights import role_of
from tournaments.domain.ids import UserId
from tournaments.domain.roles import CHIEFS
from tournaments.domain.settings.settings import Settings
from tournaments.log_in import LogInForm, remember_browser
from tournaments.models import TournamentIndex
from tournaments.selectors.activity.setup import role_name
from tournaments.selectors.overview import overview
from tournaments.services import clocks, states
from tournaments.services.permissions import may_create, may_look
from tournaments.services.users import names, user_id

from .event_list import by_event, facts_of, public_list
from .settings import form_choices
from .tie_breaks import choice


class LogIn(LoginView):
    template_name = "console/login.html"
    authentication_form = LogInForm
    redirect_authenticated_user = True

    def form_valid(self, form: Any) -> HttpResponse:
        answer: HttpResponse = super().form_valid(form)
        remember_browser(self.request, answer, form.get_user().get_username())
        return answer

    def get_context_data(self, **given: Any) -> dict[str, Any]:
        context: dict[str, Any] = super().get_context_data(**given)
        context["demo_password"] = PASSWORD
        context["demo_accounts"] = [
            {"username": name, "role": role_name(role)} for name, role in log_ins()
        ]
        return context


log_out = LogoutView.as_view(next_page="login")
log_in = LogIn.as_view()


def home(request: HttpRequest) -> HttpResponse:
    """The tournaments by festival; those of others lead to their public page. Strangers get the
    public list."""
    if not request.user.is_authenticated:
        return public_list(request)
    actor = user_id(request.user)
    context = {
        "festivals": _festivals(request),
        "may_create": may_create(request.user),
        "clock": clocks.words(_as_chief(actor)),
        "page": {"api": "/api/v1/", "user": actor, "name": names({actor})[actor]},
    }
    return render(request, "console/home.html", context)


@login_required
@ensure_csrf_cookie
def new_tournament(request: HttpRequest) -> HttpResponse:
    if not may_create(request.user):
        raise PermissionDenied
    names = TournamentIndex.objects.values("festival", "festival_name").distinct()
    usual = Settings()
    context = {
        "settings": usual,
        **form_choices(usual),
        "tie_break_choice": choice(request, usual),
        "festivals": [{"slug": row["festival"], "name": row["festival_name"]} for row in names],
    }
    return render(request, "console/new.html", context)


def _as_chief(actor: UserId) -> list[str]:
    """The streams in which this is a matter of the asker."""
    streams = TournamentIndex.objects.values_list("stream", flat=True)
    return [each for each in streams if _is_chief_of(each, actor)]


def _is_chief_of(stream: str, actor: UserId) -> bool:
    state = states.readable(stream)
    return state is not None and role_of(state, actor) in CHIEFS


def _festivals(request: HttpRequest) -> list[dict[str, Any]]:
    rows = TournamentIndex.objects.all()
    return [_festival(request, sections) for sections in by_event(rows)]


def _festival(request: HttpRequest, sections: list[TournamentIndex]) -> dict[str, Any]:
    """`edit`: a section whose chief or deputy is asking, from whose page the event is changed."""
    actor = user_id(request.user)
    mine = (row.slug for row in sections if _is_chief_of(row.stream, actor))
    return {
        "name": sections[0].festival_name,
        "facts": facts_of(sections[0]),
        "edit": next(mine, ""),
        "tournaments": [_tournament(request, row) for row in sections],
    }


def _tournament(request: HttpRequest, row: TournamentIndex) -> dict[str, Any]:
    state = states.readable(row.stream)
    if state is None:
        return {"unread": row}
    role = role_of(state, user_id(request.user))
    return {
        "overview": overview(state),
        "role": role_name(role) if role else "",
        "may_look": may_look(request.user, state),
    }
