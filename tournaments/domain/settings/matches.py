"""Systems whose rounds come by two, as the games of a match (Double-Swiss, C.04.5): paired and
published together, with the colours exchanged in the second."""

from __future__ import annotations

from pairing.systems import SYSTEMS

from ..refusals import Refused, refuse
from ..tournament.state import Tournament
from .settings import Settings

ARTICLE = "C.04.5 4.4"


def games_of_match(settings: Settings) -> int:
    """1: every round is a game of its own."""
    system = SYSTEMS.get(settings.system)
    return system.games if system else 1


def rounds_of_match(settings: Settings, number: int) -> range:
    """The rounds that are the games of the same match as that round."""
    games = games_of_match(settings)
    first = number - (number - 1) % games
    return range(first, first + games)


def whole_matches(settings: Settings) -> Refused | None:
    """As many rounds as matches have games."""
    games = games_of_match(settings)
    if not settings.rounds % games:
        return None
    return refuse(
        "RoundsNoMatches",
        field="settings.rounds",
        rounds=settings.rounds,
        games=games,
        article=ARTICLE,
    )


def before_a_match(settings: Settings, from_round: int) -> Refused | None:
    """Both games of a match are played by the same regulations."""
    rounds = rounds_of_match(settings, from_round)
    if from_round == rounds.start:
        return None
    return refuse(
        "MatchesFixed.between-games",
        field="from_round",
        from_round=from_round,
        first=rounds.start,
        article=ARTICLE,
    )


def matches_kept(state: Tournament, settings: Settings) -> Refused | None:
    """Once a round is paired, rounds of one game do not become matches, nor the other way round."""
    if not state.current_round or games_of_match(settings) == games_of_match(state.settings):
        return None
    return refuse("MatchesFixed", field="settings.system", article=ARTICLE)
