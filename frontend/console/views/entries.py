"""The players: the list, one player, the import of a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from msgspec.structs import replace

from tournaments.domain.entries.sources import as_typed
from tournaments.domain.ids import PlayerId, UserId
from tournaments.domain.moving.commands import TakeBackMove
from tournaments.domain.moving.moves import move_stands
from tournaments.domain.numbers.by_lot import table_complete
from tournaments.domain.numbers.decide import numbers_locked
from tournaments.domain.numbers.start_order import TITLES
from tournaments.domain.settings.by_table import by_table, on_side_a
from tournaments.selectors import figures
from tournaments.selectors.lazily import Lazily
from tournaments.selectors.names import ref
from tournaments.selectors.players import (
    OFF_THE_LISTS,
    entries_listed,
    player_card,
    player_rows,
)
from tournaments.selectors.reach import numbers_lock, numbers_row
from tournaments.selectors.rows.base import PlayerRef
from tournaments.selectors.rows.players import PlayerCard
from tournaments.services import moving
from tournaments.services.rating_lists.looking import looked_up
from tournaments.services.rating_lists.rows import newer
from tournaments.words import speak

from .pages import console_page, show, show_long
from .reading import Reading

WOMENS_TITLES = tuple(title for title in TITLES if title.startswith("W"))
LISTED_KS = (10, 15, 20, 30, 40)
"""What FIDE's lists have said, of today and before July 2014."""
BYES = (("zero", "0"), ("half", "½"), ("full", "1"))


@console_page
def entries(request: HttpRequest, reading: Reading) -> HttpResponseBase:
    listed = entries_listed(reading.state)
    context = {
        "part": "numbers" if request.GET.get("part") == "numbers" else "entries_table",
        "numbers": numbers_row(reading.state, reading.names),
        "can_number": not reading.past and "assign-pairing-numbers" in reading.me.commands,
        "lots": _lots(reading),
        "side_a": on_side_a(reading.state.settings, len(reading.state.order)),
        "players": player_rows(reading.state, reading.names, listed, private=True),
        "can_enter": not reading.past
        and "enter-player" in reading.me.commands
        and table_complete(reading.state) is None,
        "can_withdraw_group": not reading.past and "withdraw-players" in reading.me.commands,
        "titles": TITLES[:-1],
        "womens_titles": WOMENS_TITLES,
        "listed_ks": LISTED_KS,
        "late": reading.state.phase != "entries",
        "player": None,
        "rating_list": looked_up(0, reading.state),
        "newer": None if reading.past else newer(reading.state),
        "can_compare": "enter-player" in reading.me.commands,
    }
    return show_long(request, reading, "entries", "entries", context)


def _lots(reading: Reading) -> list[PlayerRef]:
    """Of a round robin whose numbers can still be entered as they were drawn: the players in their
    order."""
    state = reading.state
    if state.phase != "running" or not by_table(state.settings) or numbers_locked(state):
        return []
    return [
        ref(state, reading.names, player) for player in state.order if state.players[player].stands
    ]


@console_page
def player(request: HttpRequest, reading: Reading, number: int) -> HttpResponseBase:
    """One player with everything that can be done to the entry."""
    card = player_card(reading.state, reading.names, number, private=True)  # type: ignore[arg-type]
    if card is None:
        raise Http404(speak("Console-NoSuch.entry", {"entry": number}))
    entry = reading.state.players[card.player]  # type: ignore[index]
    moved = entry.moved if move_stands(entry) else None
    context = {
        "part": "player",
        "player": card,
        "ratings": entry.ratings,
        "national_typed": as_typed(entry.ratings.national_source),
        "working_round": _working_round(reading, card),
        "rating_round": _rating_round(reading, card),
        "half_points": figures.points(reading.state).get(entry.id, 0),
        "on_the_lists": card.status not in OFF_THE_LISTS,
        "titles": TITLES[:-1],
        "womens_titles": WOMENS_TITLES,
        "listed_ks": sorted({*LISTED_KS, entry.ratings.fides_k} - {0}),
        "values": {"player": number},
        "bye_rounds": _bye_rounds(reading, card),
        "plays_on": entry.active,
        "plays_by_table": by_table(reading.state.settings),
        "others": _others(reading, card),
        "numbers_lock": numbers_lock(reading.state, reading.names),
        "started": reading.state.phase != "entries",
        "settings": reading.state.settings,
        "fixed_board": reading.state.settings.fixed_boards.get(card.player),  # type: ignore[call-overload]
        "moved": moved,
        "take_back_move": moved
        and TakeBackMove(player=entry.id, section=moved.section, entry=moved.entry),
        "has_sections": bool(moving.sections(reading.state, UserId(reading.me.user))),
        "without_board": _without_board(reading, card),
    }
    return show_long(request, reading, "entries", "player", context)


@console_page
def entries_import(request: HttpRequest, reading: Reading) -> HttpResponse:
    can_enter = not reading.past and "enter-player" in reading.me.commands
    can_undo = "undo-batch" in reading.me.commands
    return show(
        request, reading, "entries", "import", {"can_enter": can_enter, "can_undo": can_undo}
    )


def _rating_round(reading: Reading, card: PlayerCard) -> int:
    """The newest published round, where the tournament is rated and the player stands in it; else
    0."""
    rated = reading.state.settings.rated_as != "no" and card.status not in OFF_THE_LISTS
    return reading.state.last_published if rated else 0


def _working_round(reading: Reading, card: PlayerCard) -> int:
    """The newest published round, where a list of tie-breaks ranks the player after it; else 0."""
    last = reading.state.last_published
    ranking = figures.ranking(reading.state, last) if last else None
    return last if ranking is not None and card.tpn in ranking.ranks else 0


def _bye_rounds(reading: Reading, card: PlayerCard) -> list[dict[str, Any]]:
    state = reading.state
    if by_table(state.settings):
        return []
    upcoming = range(state.next_round, state.settings_in_the_end.rounds + 1)
    entry = state.players[PlayerId(card.player)]
    gone = entry.withdrawn_from or state.settings_in_the_end.rounds + 1
    return [
        {
            "round": number,
            "kind": card.byes.get(number),
            "revoke": {"player": card.player, "round": number},
            "kinds": [
                {
                    "kind": kind,
                    "sign": sign,
                    "values": {"player": card.player, "round": number, "kind": kind},
                }
                for kind, sign in BYES
            ],
        }
        for number in upcoming
        if number in card.byes or (entry.stands and number < gone)
    ]


def _without_board(reading: Reading, card: PlayerCard) -> dict[str, Any]:
    """The settings as they are, but for the fixed board of this player."""
    settings = reading.state.settings
    kept = {who: board for who, board in settings.fixed_boards.items() if who != card.player}
    return {"name": reading.state.name, "settings": replace(settings, fixed_boards=kept)}


def _others(reading: Reading, card: PlayerCard) -> Sequence[PlayerRef]:
    """Entries that could be a second one of this person."""
    others = [
        entry.id
        for entry in entries_listed(reading.state)
        if entry.id != card.player and entry.status not in OFF_THE_LISTS
    ]
    return Lazily(lambda player: ref(reading.state, reading.names, player), others)
