"""What the room of norms is asked with: a candidate's rounds, those to come, and the event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pairing.model import RoundKind

from ..domain.games.results import UNRATED
from ..domain.ids import PlayerId
from ..domain.standings.record import Cell
from ..domain.tournament.state import Tournament
from ..ratings.norms.conditions import WAIVES
from ..ratings.norms.event import EventPlayer, ForeignField, NormEvent, foreign_field
from ..ratings.norms.games import Candidate, NormGame, NormRound
from ..ratings.norms.watch import Situation
from .memo import once_per_state
from .rated_games import own_score, reported

_MISSED: Final = frozenset(
    {RoundKind.FORFEIT_LOSS, RoundKind.ZERO_BYE, RoundKind.HALF_BYE, RoundKind.FULL_BYE}
)
_ROUNDS: Final = {
    RoundKind.GAME: NormRound.PLAYED,
    RoundKind.FORFEIT_WIN: NormRound.FORFEIT_WIN,
    RoundKind.FORFEIT_LOSS: NormRound.FORFEIT_LOSS,
    RoundKind.PAB: NormRound.PAB,
}


@once_per_state
def situation(state: Tournament, player: PlayerId, upto: int) -> Situation:
    """Of one player after round `upto`; games of these rounds that go on are still to come."""
    cells = reported(state, player, upto)
    games = tuple(_game(state, cell) for cell in cells if not _goes_on(cell))
    coming = tuple(
        _against(state, cell.round, cell.opponent, NormRound.PLAYED, 0)
        for cell in cells
        if cell.opponent is not None and _goes_on(cell)
    )
    rounds = len(coming) + _rounds_after(state, player, upto)
    met = {player, *(PlayerId(game.opponent) for game in (*games, *coming))}
    entry = state.players[player]
    return Situation(
        candidate=Candidate(entry.federation, entry.titles, entry.fides_rating),
        event=event(state, upto),
        games=games,
        rounds=rounds,
        coming=coming,
        strongest=tuple(_strongest(state, met, rounds)),
    )


@once_per_state
def event(state: Tournament, upto: int) -> NormEvent:
    return NormEvent(state.settings_in_the_end.rounds, waived_by(state, upto))


def waived_by(state: Tournament, upto: int) -> str:
    """The article by which the mix of federations is waived: by what the event is, else by its
    field, which is counted in rounds that were played (1.4.3d). Empty: none."""
    named = WAIVES.get(state.settings.norm_event)
    if named:
        return named
    return "1.4.3d" if upto and foreigners(state, upto).waives else ""


@once_per_state
def foreigners(state: Tournament, upto: int) -> ForeignField:
    """Of the rounds so far (1.4.3d)."""
    return foreign_field(state.settings.federation, field(state, upto))


@once_per_state
def field(state: Tournament, upto: int) -> tuple[EventPlayer, ...]:
    """Everybody, with the rounds so far in which he was not there."""
    return tuple(
        EventPlayer(
            rating=entry.fides_rating,
            titles=entry.titles,
            federation=entry.federation,
            missed=tuple(
                cell.round for cell in reported(state, player, upto) if cell.kind in _MISSED
            ),
        )
        for player, entry in state.players.items()
        if entry.stands
    )


def _goes_on(cell: Cell) -> bool:
    return cell.opponent is not None and cell.result is None


def _game(state: Tournament, cell: Cell) -> NormGame:
    kind = NormRound.OTHER
    if cell.kind is not None and cell.result not in UNRATED:
        kind = _ROUNDS.get(cell.kind, NormRound.OTHER)
    if cell.opponent is None:
        return NormGame(cell.round, kind)
    return _against(state, cell.round, cell.opponent, kind, own_score(cell))


def _against(
    state: Tournament, number: int, opponent: PlayerId, kind: NormRound, score: int
) -> NormGame:
    entry = state.players[opponent]
    return NormGame(
        round=number,
        kind=kind,
        opponent=opponent,
        rating=entry.fides_rating,
        title=entry.title,
        federation=entry.federation,
        score=score,
        womens_title=entry.womens_title,
    )


def _rounds_after(state: Tournament, player: PlayerId, upto: int) -> int:
    """Those in which the player is to be paired, as far as is known."""
    entry = state.players[player]
    last = state.settings_in_the_end.rounds
    if state.phase == "closed":
        return 0
    if entry.withdrawn_from is not None:
        last = min(last, entry.withdrawn_from - 1)
    return sum(number not in entry.byes for number in range(upto + 1, last + 1))


def _strongest(state: Tournament, met: set[PlayerId], rounds: int) -> Iterator[int]:
    """Of those who play on and were not met; the highest ratings first."""
    ratings = (
        entry.fides_rating
        for player, entry in state.players.items()
        if entry.active and player not in met
    )
    yield from sorted(ratings, reverse=True)[:rounds]
