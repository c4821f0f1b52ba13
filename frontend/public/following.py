"""Federations, and clubs where their lists are public, that a phone can follow as a whole."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from frontend.shared.context import Context
from frontend.shared.seats import Seat, by_name, seats
from tournaments.domain.numbers.start_order import name_key
from tournaments.words import speak

if TYPE_CHECKING:
    from tournaments.public.projection import PublicView


def groups(view: PublicView) -> list[Context]:
    """Each with its players in the order of their names, and where they sit in the newest round."""
    place = seats(view, view.played_round) if view.played_round else {}
    federations: defaultdict[str, list[int]] = defaultdict(list)
    for player in by_name(view):
        if player.federation:
            federations[player.federation].append(player.player)
    kinds = {"federations": dict(federations), "clubs": view.clubs}
    return [
        {
            "kind": kind,
            "title": speak(f"Public-Following.{kind}", {}, view.language),
            "homes": [
                {"home": home, "players": _seats(view, homes[home], place)}
                for home in sorted(homes, key=lambda home: (name_key(home, view.language), home))
            ],
        }
        for kind, homes in kinds.items()
        if homes
    ]


def _seats(view: PublicView, players: list[int], place: dict[int, Seat]) -> list[Seat]:
    known = ((number, view.player(number)) for number in players)
    return [place.get(number, Seat(player=who, round=0)) for number, who in known if who]
