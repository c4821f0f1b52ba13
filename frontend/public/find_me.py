"""What "find me" reads: who there is, and where each of them sits."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec

from frontend.shared.seats import Seat, by_name, seats
from tournaments.words.latin import beside

if TYPE_CHECKING:
    from tournaments.public.projection import PublicView
    from tournaments.public.rows import PublicPlayer, PublicStanding


def people(view: PublicView) -> dict[str, object]:
    """`people`: [entry number, name, title, federation, rating] in the order of the names, and in
    Latin letters what the reader's language writes in others; `clubs`: [club, entry numbers], where
    a list of each club is public."""
    known: dict[str, object] = {"key": people_key(view), "people": _people(view)}
    return known | {"clubs": list(view.clubs.items())} if view.clubs else known


def people_key(view: PublicView) -> str:
    """Names the list of people: a phone keeps the list until the key moves."""
    known = [_people(view), *([view.clubs] if view.clubs else [])]
    return blake2b(msgspec.json.encode(known), digest_size=6).hexdigest()


def _people(view: PublicView) -> list[tuple[object, ...]]:
    return [_person(player, beside(player.name, view.language)) for player in by_name(view)]


def _person(p: PublicPlayer, latin: str) -> tuple[object, ...]:
    return (p.player, p.name, p.title, p.federation, p.rating, *([latin] if latin else ()))


def cards(view: PublicView) -> dict[str, object]:
    """`cards`: tag of a version -> the entry numbers whose pages read since then as they do now,
    the rank left aside; `ranks`: entry number -> rank, as far as there is one."""
    since: dict[str, list[int]] = {}
    for player in view.players:
        since.setdefault(view.card_since(player.player), []).append(player.player)
    return {"version": view.version, "cards": since, "ranks": view.ranks}


def now(view: PublicView) -> dict[str, object]:
    """`seats`: entry number -> [board, colour, opponent, own result, points, rank, note]; `places`:
    [first board, last (None: no end), where they stand]."""
    round_ = view.played_round
    common = {
        "version": view.version,
        "phase": view.phase,
        "people": people_key(view),
        "round": round_.round if round_ else 0,
        "missing": round_.missing if round_ else 0,
        "rounds": view.rounds_total,
        "places": [msgspec.structs.astuple(part) for part in view.hall_plan],
    }
    if round_ is None:
        return common | {"seats": {}}
    place = seats(view, round_)
    ranks = {row.player.player: row for row in view.standings(view.current_round)}
    return common | {"seats": {number: _now(seat, ranks) for number, seat in place.items()}}


def _now(seat: Seat, ranks: dict[int, PublicStanding]) -> tuple[object, ...]:
    row = ranks.get(seat.player.player)
    return (
        seat.board,
        seat.colour,
        seat.opponent.player if seat.opponent else None,
        seat.own,
        row.points if row else "",
        row.rank if row else None,
        seat.note,
    )
