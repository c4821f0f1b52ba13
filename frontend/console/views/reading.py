"""One read: the tournament at one seq, and who looks at it."""

from __future__ import annotations

import msgspec
from django.http import Http404, HttpRequest
from msgspec.structs import replace

from tournaments.domain.discretion import Knows
from tournaments.domain.ids import UserId
from tournaments.domain.tournament.state import Tournament
from tournaments.selectors.names import Names
from tournaments.selectors.overview import me, overview
from tournaments.selectors.rows.tournament import Me, Overview
from tournaments.services import device_pass, index, moments, states, users
from tournaments.services.names import names_of
from tournaments.services.permissions import device_of, knows_of, may_look


class Reading(msgspec.Struct, frozen=True):
    """One read: everything a page shows comes from this state. `past`: not the newest one."""

    slug: str
    stream: str
    state: Tournament
    names: Names
    knows: Knows
    me: Me
    overview: Overview
    past: bool
    newest: int
    """The seq of the newest state."""
    device: str
    """The name of the device that joined by a code; empty for a log-in by password."""
    device_pass: str
    """With which it goes on at the second machine."""


def read(request: HttpRequest, slug: str) -> Reading | None:
    """The tournament at the moment asked for; None for who is no arbiter there.

    Raises Http404 where there is no such tournament or moment.
    """
    try:
        stream = index.stream_of(slug)
    except index.TournamentNotFound as error:
        raise Http404(str(error)) from None
    newest = states.current(stream)
    if not may_look(request.user, newest):
        return None
    state = _at(stream, newest, request.GET.get("at", ""))
    actor = users.user_id(request.user)
    account = users.names({actor})[actor]
    joined = device_of(request.user)
    known = knows_of(request.user, newest)
    return Reading(
        slug=slug,
        stream=stream,
        state=state,
        names=names_of(state, (actor,), knows=known),
        knows=known,
        me=_who(newest, actor, account, past=state.seq < newest.seq, on_device=joined is not None),
        overview=overview(state),
        past=state.seq < newest.seq,
        newest=newest.seq,
        device=joined.name if joined else "",
        device_pass=device_pass.given(joined) if joined else "",
    )


def _who(newest: Tournament, actor: UserId, account: str, *, past: bool, on_device: bool) -> Me:
    """With today's role; no command is for the past."""
    now = me(newest, actor, account, on_device=on_device)
    return replace(now, commands=()) if past else now


def _at(stream: str, newest: Tournament, wanted: str) -> Tournament:
    if not wanted:
        return newest
    try:
        return states.at(stream, moments.seq_of(stream, wanted))
    except (states.NoSuchMoment, moments.NotAMoment) as error:
        raise Http404(str(error)) from None
