"""Moving a player to another section: what it would do in both is shown first."""

from __future__ import annotations

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.utils import timezone
from django.views.decorators.cache import never_cache

from events.messages import utc_text
from tournaments.domain.decisions import Context
from tournaments.domain.ids import PlayerId, UserId
from tournaments.domain.refusals import Refused
from tournaments.selectors.moving import MovePreview, SectionRow
from tournaments.services import device_sessions, moving
from tournaments.words import say, speak

from .pages import console_page, show
from .reading import Reading


@never_cache
@console_page
def move_player(request: HttpRequest, reading: Reading, number: int) -> HttpResponse:
    """`?to=` is the section; the act itself is the API's."""
    device_sessions.require_password(request.user)
    if reading.past or "move-player-away" not in reading.me.commands:
        raise PermissionDenied(speak("Console-MayNotMove.role"))
    player = PlayerId(number)
    if player not in reading.state.players:
        raise Http404(speak("Console-NoSuch.entry", {"entry": number}))
    sections = moving.sections(reading.state, UserId(reading.me.user))
    to = request.GET.get("to") or _only(sections)
    context = {
        "player": player,
        "name": reading.names.player(player),
        "sections": sections,
        "to": to,
        "preview": _preview(reading, player, to) if to else None,
    }
    return show(request, reading, "entries", "move", context)


def _only(sections: tuple[SectionRow, ...]) -> str:
    """Where there is one other section, nobody is asked which."""
    return sections[0].slug if len(sections) == 1 else ""


def _preview(reading: Reading, player: PlayerId, to: str) -> MovePreview:
    asked = Context(actor=UserId(reading.me.user), now=utc_text(timezone.now()))
    preview = moving.preview(reading.state, player, to, asked)
    if isinstance(preview, Refused):
        raise Http404(say(preview))
    return preview
