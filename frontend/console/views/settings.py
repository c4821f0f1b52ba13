"""What the regulations fix, and who the arbiters are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, get_args

import msgspec
from django.contrib.auth import get_user_model
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.utils import timezone
from msgspec.structs import replace

from pairing.system import System
from pairing.systems import SYSTEMS
from pairing.trf import RankingMethod
from tournaments.domain.arbiters.state import Arbiter
from tournaments.domain.settings.readings import in_force
from tournaments.domain.settings.settings import RANGES, NormEventKind, Settings
from tournaments.domain.standings.standings import points_text
from tournaments.domain.tournament.state import Tournament
from tournaments.hall_time import is_zone, shown_zone, zone_names
from tournaments.selectors.activity.setup import role_name
from tournaments.selectors.formats import rounds_text
from tournaments.selectors.lazily import Lazily
from tournaments.selectors.names import Names, ref
from tournaments.selectors.overview import appointments
from tournaments.selectors.players import OFF_THE_LISTS, entries_listed
from tournaments.selectors.registration import registration
from tournaments.selectors.regulations import (
    fixed_boards,
    fixed_regulations,
    prohibited_groups,
    regulation_spans,
)
from tournaments.selectors.rows.base import PlayerRef
from tournaments.selectors.rows.tournament import Appointment
from tournaments.services.users import user_id
from tournaments.words import speak

from .ending import ending_context
from .pages import console_page, show_long
from .reading import Reading
from .tie_breaks import choice
from .virtual_points import virtual_context

COMMON_POINTS = frozenset(range(7))
"""Half points; a form offers what stands besides, which it would replace otherwise."""
MANY_BOARDS = 9999
"""A sector up to here has no end."""
PANELS = (
    "arbiters_panel",
    "prohibited_list",
    "fixed_list",
    "ending_panel",
    "registration",
    "virtual_list",
    "virtual_preview",
)
APPOINTABLE = ("deputy", "pairing-officer", "sector", "results", "check-in", "read-only", "chief")


@console_page
def settings(request: HttpRequest, reading: Reading) -> HttpResponseBase:
    """The form, and panels that are fetched again one by one (`?part=`)."""
    may = set() if reading.past else set(reading.me.commands)
    part = request.GET.get("part", "")
    context = {
        "part": part if part in PANELS else PANELS[0],
        **form_choices(reading.state.settings),
        "tie_break_choice": choice(request, reading.state.settings, reading.state),
        "settings": reading.state.settings,
        "registration": registration(reading.state, reading.names, timezone.localdate()),
        "can_change": "change-settings" in may,
        "can_appoint": "appoint-arbiter" in may,
        "arbiters": _arbiters(reading),
        "accounts": accounts(reading.state) if "appoint-arbiter" in may else [],
        "roles": [{"code": code, "name": role_name(code)} for code in APPOINTABLE],
        "can_prohibit": "set-prohibited-pairs" in may
        and (not reading.state.last_published or reading.me.role == "chief"),
        "first_open": first_open(reading.state),
        "last_published": reading.state.last_published,
        "can_change_regulations": "change-regulations" in may and reading.state.phase == "running",
        "fixed_regulations": fixed_regulations(reading.state),
        "regulation_spans": regulation_spans(reading.state),
        **_regulations(reading),
        **ending_context(reading),
        **virtual_context(reading, request.GET.dict()),
    }
    return show_long(request, reading, "settings", "settings", context)


def _regulations(reading: Reading) -> dict[str, Any]:
    """What is laid down about single players. A group is taken away by setting all others."""
    state, names = reading.state, reading.names
    standing = [msgspec.to_builtins(group) for group in state.prohibited]
    groups = [
        {
            "players": row.players,
            "rounds": rounds_text(row.first, row.last, state.settings.rounds),
            "over": row.last < first_open(state),
            "without": _without(state, at),
        }
        for at, row in enumerate(prohibited_groups(state, names))
    ]
    return {
        "groups": groups,
        "standing_groups": standing,
        "candidates": _candidates(state, names),
        "fixed": fixed_boards(state, names),
    }


def _candidates(state: Tournament, names: Names) -> Sequence[PlayerRef]:
    """Who can be chosen, with no more than he is found and named by."""
    listed = (entry for entry in entries_listed(state) if entry.status not in OFF_THE_LISTS)
    return Lazily(lambda player: ref(state, names, player), [entry.id for entry in listed])


SAID_OF_RATINGS: Final[tuple[RankingMethod, ...]] = (
    *("FIDON", "NIDOF", "FIDE", "NRO", "HBFN", "LBFN"),
)
"""The methods that say which rating counts; another one is offered where it stands."""


def first_open(state: Tournament) -> int:
    """The first round whose prohibited pairs can still be others."""
    return state.next_round


def _without(state: Tournament, at: int) -> dict[str, Any]:
    """All groups but that one, which stands for the rounds that are published."""
    kept = [
        replace(group, last=min(group.last, state.last_published)) if place == at else group
        for place, group in enumerate(state.prohibited)
    ]
    groups = [msgspec.to_builtins(group) for group in kept if group.first <= group.last]
    return {"groups": groups, "from_round": first_open(state) if state.last_published else 0}


def form_choices(settings: Settings) -> dict[str, Any]:
    """What the fields of `_settings_fields.html` offer."""
    standing = {settings.win, settings.draw, settings.loss, settings.absent, settings.pab}
    return {
        "half_points": [(value, points_text(value)) for value in sorted(COMMON_POINTS | standing)],
        "ranges": RANGES,
        "zones": sorted({*zone_names(), *filter(is_zone, [settings.time_zone])}),
        "server_zone": shown_zone(""),
        "ranking_methods": [
            {"code": method, "name": speak(f"SettingValue.ranking_method-{method}")}
            for method in (*SAID_OF_RATINGS, *({settings.ranking_method} - {*SAID_OF_RATINGS}))
        ],
        "norm_events": [
            (kind, speak(f"SettingValue.norm_event-{kind}")) for kind in get_args(NormEventKind)
        ],
        "systems": [
            {
                "code": code,
                "name": speak(system.says),
                "games": system.games,
                "readings": _readings(system, settings),
            }
            for code, system in SYSTEMS.items()
        ],
    }


def _readings(system: System, settings: Settings) -> list[dict[str, Any]]:
    chosen = dict(in_force(settings).values) if settings.system == system.code else {}
    return [
        {
            "name": reading.name,
            "question": speak(system.question(reading)),
            "article": reading.article,
            "choices": reading.choices,
            "listing": reading.listing,
            "always_sent": bool(reading.unnamed),
            "chosen": chosen.get(reading.name, (*reading.choices, "")[0]),
        }
        for reading in system.readings
    ]


def _arbiters(reading: Reading) -> list[dict[str, Any]]:
    return [
        {
            **msgspec.to_builtins(row),
            "role_name": role_name(row.role),
            "sector": sector_text(row),
            "dismissal": {"user": row.user},
        }
        for row in appointments(reading.state, reading.names)
    ]


def sector_text(row: Appointment | Arbiter) -> str:
    if not (row.first_board or row.last_board):
        return ""
    first, last = max(row.first_board, 1), row.last_board
    if 0 < last < MANY_BOARDS:
        return speak("Console-Settings.sector", {"first": first, "last": last})
    return speak("Console-Settings.sector-from", {"first": first})


def accounts(state: Tournament) -> list[dict[str, str]]:
    """Accounts of the server that have no role here yet, then those that have one."""
    known = state.arbiters
    rows = [
        {
            "user": user_id(user),
            "name": f"{user.get_full_name() or user.get_username()} ({user.get_username()})",
        }
        for user in get_user_model().objects.filter(is_active=True).order_by("username")
    ]
    return sorted(rows, key=lambda account: account["user"] in known)
