"""How the ratings of a tournament's players would change (B.02), with the working of each game.

The report is rated, not the standings: a result that is rated otherwise than it counts stands here
as it is rated. Years of birth, on which K depends, come with the names.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from ..domain.entries.state import Player
from ..domain.ids import PlayerId
from ..domain.standings.standings import points_text, settled
from ..domain.tournament.state import Tournament
from ..ratings.change import Line, RatingChange, rating_change, why_not
from ..ratings.editions import HIGH, RatingRules
from ..ratings.initial import GAMES, FirstRating, by_todays_rules, first_rating
from ..ratings.k_factor import KFactor, KReason
from ..ratings.model import RatedGame, RatedPlayer
from ..ratings.performance import performance
from ..ratings.rounding import half_away
from ..ratings.tables import HUNDRED
from ..words.figures import figures
from .lazily import Lazily
from .names import Names, fides_ref
from .not_fides import all_not_fides, of_player
from .rated_games import event_day, kind_of, rated_games, rules
from .rows.base import fields
from .rows.ratings import FirstRatingRow, RatedGameRow, RatingRow, RatingsRow

TITLES_OF_2400: Final = frozenset({"GM", "IM"})
"""They need a standard rating of 2400 at least (B.01 1.5); of rapid and blitz they say nothing."""


_changed: Final = lru_cache(maxsize=4096)(rating_change)
_worth: Final = lru_cache(maxsize=4096)(performance)
"""A result changes what two of 1,500 players have played: the rest is as it was."""


def ratings(
    state: Tournament, names: Names, upto: int | None = None, *, working: bool = True
) -> RatingsRow:
    """After round `upto` (default: the last published one); without the `working` of each game the
    rows have no `rounds`, which are most of the work."""
    rows = rating_rows(state, names, upto, working=working)
    return replace(ratings_without_players(state, names, upto), players=tuple(rows))


def rating_rows(
    state: Tournament, names: Names, upto: int | None = None, *, working: bool = True
) -> Sequence[RatingRow]:
    """The `players` of `ratings`, each worked out when somebody comes to it."""
    last = state.last_published if upto is None else min(upto, state.last_published)
    held = rules(state)
    if not last or held is None:
        return ()
    return Lazily(
        lambda player: _row(state, names, held, player, last, working=working),
        [player for player in state.order if state.players[player].stands],
    )


def ratings_without_players(state: Tournament, names: Names, upto: int | None = None) -> RatingsRow:
    """For whoever shows the players beside it."""
    last = state.last_published if upto is None else min(upto, state.last_published)
    held = rules(state)
    return RatingsRow(
        round=last,
        rated_as=state.settings.rated_as,
        edition=held.code if held else "",
        complete=bool(last) and settled(state, last),
        not_fides=all_not_fides(state, names) if held else "",
        players=(),
    )


def rating_of(
    state: Tournament, names: Names, player: PlayerId, upto: int | None = None
) -> RatingRow | None:
    """None: the tournament is not rated, or there is no such player in it."""
    last = state.last_published if upto is None else min(upto, state.last_published)
    held, entry = rules(state), state.players.get(player)
    if held is None or entry is None or not entry.stands:
        return None
    return _row(state, names, held, player, last)


def rating_before_and_after(
    state: Tournament, names: Names, player: PlayerId, upto: int
) -> tuple[int, int] | None:
    """FIDE's, 0 for none; as an estimate. None as in `rating_of`."""
    held, entry = rules(state), state.players.get(player)
    if held is None or entry is None or not entry.stands:
        return None
    change = change_of(state, held, player, upto, _born(names, player))
    if change:
        return entry.fides_rating, entry.fides_rating + (change.rounded or 0)
    return 0, first_rating(rated_games(state, player, upto), event_day(state)).rating or 0


def change_of(
    state: Tournament, held: RatingRules, player: PlayerId, upto: int, born: int
) -> RatingChange | None:
    """None: the player has no rating of FIDE's.

    What lies behind a player is known by the K of FIDE's list alone. Where that is not known,
    whoever has a rating counts as having played thirty games, and that 2400 was reached before
    shows in the rating, or, in standard chess, in a title that needs it.
    """
    entry = state.players[player]
    if entry.fides_rating <= 0:
        return None
    day, listed = event_day(state), entry.ratings.fides_k
    titled = kind_of(state) == "standard" and bool(entry.titles & TITLES_OF_2400)
    who = RatedPlayer(
        rating=entry.fides_rating,
        born=born if day else 0,
        reached_2400=entry.fides_rating >= HIGH or (titled and not listed),
        listed_k=listed,
        listed_year=_year_of_list(state),
    )
    return _changed(held, who, rated_games(state, player, upto), day.year if day else 0)


def _year_of_list(state: Tournament) -> int:
    """Of the list that the tournament plays by; 0: nobody has said."""
    used = state.rating_list
    return int(used.period[:4] or 0) if used else 0


def _row(
    state: Tournament,
    names: Names,
    held: RatingRules,
    player: PlayerId,
    upto: int,
    *,
    working: bool = True,
) -> RatingRow:
    games = rated_games(state, player, upto)
    change = change_of(state, held, player, upto, _born(names, player))
    worth = _worth(games)
    known: dict[str, Any] = {
        **fields(fides_ref(state, names, player)),
        "performance": worth.rating if worth else None,
        "perfect": worth.perfect if worth else None,
        "average": worth.average if worth else None,
    }
    if change:
        lines = change.lines if working else ()
        return RatingRow(
            **known,
            **_of_change(state, names, player, change),
            rounds=tuple(_line(state, names, line, change.k) for line in lines),
        )
    return RatingRow(
        **known,
        not_fides=of_player(state.players[player], names),
        first=_first_row(state, games, names),
        rounds=_of_unrated(state, names, player, upto) if working else (),
    )


def _born(names: Names, player: PlayerId) -> int:
    """The year; 0: it is not known."""
    person = names.people.get(player)
    return int(person.birth_date[:4] or 0) if person else 0


def _of_change(
    state: Tournament, names: Names, player: PlayerId, change: RatingChange
) -> dict[str, Any]:
    entry = state.players[player]
    return {
        "k": change.k.value,
        "k_why": _k_words(change.k, entry, change.games, names),
        "k_listed": entry.ratings.fides_k,
        "games": change.games,
        "score": points_text(change.score),
        "expected": _hundredths(change.expected),
        "gain": _signed_hundredths(change.gain),
        "change": signed(change.exact, 1),
        "rounded": change.rounded,
    }


def _line(state: Tournament, names: Names, line: Line, k: KFactor) -> RatedGameRow:
    game = line.game
    shown: dict[str, Any] = {
        "round": game.round,
        "opponent": fides_ref(state, names, PlayerId(game.opponent)),
        "score": points_text(game.score),
    }
    if line.not_counted:
        return RatedGameRow(**shown, why=names.label("RatingNotCounted", line.not_counted))
    return RatedGameRow(
        **shown,
        difference=line.difference,
        counted=line.counted,
        expected=_hundredths(line.expected),
        gain=_signed_hundredths(line.gain),
        change=_signed_hundredths(line.gain * k.value, 1),
    )


def _of_unrated(
    state: Tournament, names: Names, player: PlayerId, upto: int
) -> tuple[RatedGameRow, ...]:
    return tuple(
        RatedGameRow(
            round=game.round,
            opponent=fides_ref(state, names, PlayerId(game.opponent)),
            score=points_text(game.score),
            why=names.label("RatingNotCounted", reason) if (reason := why_not(game)) else "",
        )
        for game in rated_games(state, player, upto)
    )


def _first_row(state: Tournament, games: tuple[RatedGame, ...], names: Names) -> FirstRatingRow:
    day = event_day(state)
    first = first_rating(games, day)
    average = decimal(first.average, 1) if first.average else ""
    facts = {
        "percent": first.percent,
        "difference": whole(first.difference),
        "computed": first.computed,
    }
    return FirstRatingRow(
        rating=first.rating,
        computed=first.computed,
        average=average,
        how=names.speak("FirstRatingHow", average=figures(average, names.language), **facts)
        if average
        else "",
        percent=first.percent,
        difference=first.difference,
        why=names.speak(f"NoFirstRating.{first.why}", games=first.games) if first.why else "",
        games=first.games,
        score=points_text(first.score),
        disregarded=first.disregarded,
        counts=_counts(first, names, today=by_todays_rules(day)),
    )


def _counts(first: FirstRating, names: Names, *, today: bool) -> str:
    """Games, points, whether they are enough, and what was left out (B.02 7.1.4, 8.2.1)."""
    counted = names.speak(
        "FirstRatingCounts.today" if today else "FirstRatingCounts",
        games=first.games,
        score=points_text(first.score),
        enough="yes" if first.games >= GAMES else "no",
        scored="yes" if first.score else "no",
    )
    if not first.disregarded:
        return counted
    rounds = ", ".join(map(str, first.disregarded))
    left = names.speak("FirstRatingCounts.left-out", count=len(first.disregarded), rounds=rounds)
    return f"{counted} {left}"


def _k_words(k: KFactor, entry: Player, games: int, names: Names) -> str:
    """Why K is what it is, and where FIDE's list says otherwise."""
    by_title = k.reason is KReason.HIGH and entry.fides_rating < HIGH
    listed = entry.ratings.fides_k
    why = names.speak(f"KReason.{'high-by-title' if by_title else k.reason}", listed=listed)
    if listed not in (0, k.before):
        why = names.speak("KListed", why=why, listed=listed)
    if not k.lowered:
        return why
    return names.speak("KLowered", why=why, before=k.before, games=games)


@lru_cache(maxsize=4096)
def _hundredths(number: int) -> str:
    """The same few hundred in every list: of 1,500 players, 13,500 games have three each."""
    return decimal(Fraction(number, HUNDRED))


@lru_cache(maxsize=4096)
def _signed_hundredths(number: int, places: int = 2) -> str:
    return signed(Fraction(number, HUNDRED), places)


def decimal(number: Fraction, places: int = 2) -> str:
    """ "4.57"; what is beyond the places is rounded, a half away from zero."""
    scale = 10**places
    whole, rest = divmod(half_away(abs(number) * scale), scale)
    return f"{'−' if number < 0 and (whole or rest) else ''}{whole}.{rest:0{places}}"


def whole(number: int) -> str:
    """ "−155": with the same sign as numbers with decimals have."""
    return str(number).replace("-", "−")


def signed(number: Fraction, places: int = 2) -> str:
    """ "+0.43", "−0.57", "0.00"."""
    text = decimal(number, places)
    return f"+{text}" if number > 0 and any(digit in text for digit in "123456789") else text
