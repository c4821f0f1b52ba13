"""Changes of ratings, game by game, and performances. Numbers with decimals are text."""

from __future__ import annotations

from typing import Literal

from .base import PlayerRef, Row


class RatedGameRow(Row, frozen=True, kw_only=True):
    """`difference` of the ratings; `counted` of it by the 400-point rule. `why`: why the game
    changes no rating; then the numbers are empty. `score` is "1", "½" or "0"."""

    round: int
    opponent: PlayerRef
    score: str
    difference: int | None = None
    counted: int | None = None
    expected: str = ""
    gain: str = ""
    change: str = ""
    why: str = ""


class FirstRatingRow(Row, frozen=True, kw_only=True):
    """Of an unrated player. `rating` 0: none, which `why` explains; `computed`: what the games so
    far give, before the least and the most; `average` is with the two hypothetical opponents.
    `games` against rated opponents count, with `score` in points; those of the rounds
    `disregarded` do not. `counts` says that in words."""

    rating: int
    computed: int
    average: str
    percent: int
    difference: int
    why: str
    how: str
    """How `computed` came about; empty where nothing was computed."""
    games: int
    score: str
    disregarded: tuple[int, ...]
    counts: str


class RatingRow(PlayerRef, frozen=True, kw_only=True):
    """A player after a round. Of an unrated one `first`, of a rated one all from `k` to `rounded`.

    `games` count, with `score` in points of the `expected` ones. `performance` is TPR, `perfect`
    PTP; None: no game against a rated opponent. `not_fides`: that the player has a rating that is
    not FIDE's and so counts as unrated.
    """

    k: int | None = None
    k_why: str = ""
    k_listed: int = 0
    """As FIDE's list says it; 0: not known."""
    games: int = 0
    score: str = ""
    expected: str = ""
    gain: str = ""
    change: str = ""
    rounded: int | None = None
    performance: int | None = None
    perfect: int | None = None
    average: int | None = None
    not_fides: str = ""
    first: FirstRatingRow | None = None
    rounds: tuple[RatedGameRow, ...] = ()


class RatingsRow(Row, frozen=True, kw_only=True):
    """All players after round `round`, by pairing number. `rated_as` "no": nothing is worked out.
    `edition` names the rules; `complete`: all results up to that round are in. `not_fides` names
    who takes part with a rating that is not FIDE's."""

    round: int
    rated_as: Literal["standard", "rapid", "blitz", "no"]
    edition: str
    complete: bool
    not_fides: str
    players: tuple[RatingRow, ...]
