"""The entries, and the card of one player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from pairing.model import Colour

from ..domain.entries.state import Player
from ..domain.games.results import halves
from ..domain.ids import PlayerId
from ..domain.standings.record import Cell
from ..domain.standings.standings import points_text, totals
from ..domain.tournament.state import Tournament
from ..words import label
from ..words.latin import beside
from . import figures
from .cells import adjourned
from .lazily import Lazily
from .names import Names, ref
from .rows.base import fields
from .rows.players import CardRound, PlayerCard, PlayerRow

OFF_THE_LISTS: Final = frozenset({"merged", "taken-back"})
"""Who has one of these is no entry of the tournament any more."""


def players(state: Tournament, names: Names, *, private: bool = False) -> tuple[PlayerRow, ...]:
    """All entries: those with a TPN first, in its order, then by entry number.

    `private` adds what only arbiters may see.
    """
    return tuple(player_rows(state, names, entries_listed(state), private=private))


def entries_listed(state: Tournament) -> list[Player]:
    """In the order of `players`."""
    return sorted(state.players.values(), key=lambda entry: (entry.tpn or 10**9, entry.id))


def player_rows(
    state: Tournament, names: Names, entries: Sequence[Player], *, private: bool = False
) -> Sequence[PlayerRow]:
    """A row of each of these entries, worked out when somebody comes to it."""
    source_name = cache(_source_name)  # of 1,500 rows

    def row(entry: Player) -> PlayerRow:
        return PlayerRow(**_fields(state, names, entry, source_name, private=private))

    return Lazily(row, entries)


def player_card(
    state: Tournament, names: Names, player: PlayerId, *, private: bool = False
) -> PlayerCard | None:
    """None: there is no such entry."""
    entry = state.players.get(player)
    if entry is None:
        return None
    lines = figures.standing_lines(state, state.last_published) if state.last_published else ()
    return PlayerCard(
        **_fields(state, names, entry, _source_name, private=private),
        rank=next((line.rank for line in lines if line.player == player), None),
        rounds=_rounds(state, names, player),
    )


def _source_name(source: str, language: str) -> str:
    return label("Source", source, language)


def _fields(
    state: Tournament,
    names: Names,
    entry: Player,
    source_name: Callable[[str, str], str],
    *,
    private: bool,
) -> dict[str, Any]:
    whom = ref(state, names, entry.id)
    row: dict[str, Any] = {
        **fields(whom),
        "latin": beside(whom.name, names.language),
        "status": entry.status,
        "from_round": entry.withdrawn_from or entry.from_round,
        "byes": {number: bye.kind for number, bye in entry.byes.items()},
        "points": points_text(figures.points(state).get(entry.id, 0)),
        "merged_into": entry.merged_into,
        "rating_source": source_name(entry.rating_source, names.language),
        "fides_rating": entry.ratings.fides,
        "fides_source": source_name(entry.ratings.fides_source, names.language),
        "fides_k": entry.ratings.fides_k,
        "womens_title": entry.womens_title,
        "national_rating": entry.ratings.national,
        "national_source": source_name(entry.ratings.national_source, names.language),
    }
    person = names.people.get(entry.id)
    if private and person is not None:
        row |= {
            "sex": person.sex,
            "birth_date": person.birth_date,
            "birth_year": int(person.birth_date[:4]) if person.birth_date else None,
            "fide_id": person.fide_id,
            "club": person.club,
            "contact": person.contact,
        }
    return row


def _rounds(state: Tournament, names: Names, player: PlayerId) -> tuple[CardRound, ...]:
    record = figures.records(state)[player]
    floats = figures.floats(state, state.last_published).get(player, ())
    padded = (*floats, *[""] * (len(record) - len(floats)))
    return tuple(
        _round(state, names, cell, float_, total)
        for cell, float_, total in zip(record, padded, totals(record), strict=True)
    )


def _round(state: Tournament, names: Names, cell: Cell, float_: str, total: int) -> CardRound:
    return CardRound(
        round=cell.round,
        kind=cell.kind or "open",
        board=cell.board or None,
        opponent=ref(state, names, cell.opponent) if cell.opponent is not None else None,
        colour=cell.colour or "",
        result=cell.result,
        result_text=_own_result(cell),
        points=points_text(cell.points),
        float=float_,
        total=points_text(total),
    )


def _own_result(cell: Cell) -> str:
    """The player's own half of the result: "1", "½", "0", "+", "–"."""
    if cell.adjourned:
        return adjourned()
    if cell.result is None:
        return ""
    return HALF_TEXTS[halves(cell.result)[0 if cell.colour is Colour.WHITE else 1]]


HALF_TEXTS = {"1": "1", "1/2": "½", "0": "0", "+": "+", "-": "–"}
