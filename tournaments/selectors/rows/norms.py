"""Norms that are still possible: each requirement of B.01 1.4, and what would still do."""

from __future__ import annotations

from typing import Literal

from .base import PlayerRef, Row


class NormCheckRow(Row, frozen=True, kw_only=True):
    """A requirement: "6 so far, at least 8". `verdict_text` says in words what `verdict` is."""

    requirement: str
    article: str
    name: str
    verdict: Literal["met", "open", "failed", "waived"]
    verdict_text: str
    have: str
    need: str


class NormConditionRow(Row, frozen=True, kw_only=True):
    """What B.01 asks of the event. `verdict` "none": an exemption that does not hold here, which is
    no fault. `one_norm`: asked of one norm of an application alone. `who` has to look, or mend it.
    """

    condition: str
    article: str
    name: str
    verdict: Literal["met", "open", "failed", "none"]
    verdict_text: str
    text: str
    who: str
    supplier: Literal["chief-arbiter", "organiser", "player", "federation", "arbiter"] | None
    one_norm: bool
    exempts: bool


class NormRow(PlayerRef, frozen=True, kw_only=True):
    """A player and a norm. `performance` and `average` are those so far, None before the first
    game; `required` and `required_average` what they have to be. `on_course`: the performance is
    enough as it stands. `ahead` are sentences: what would still do; `notes`: what games were left
    out, which rating was raised."""

    norm: Literal["GM", "IM", "WGM", "WIM"]
    standing: Literal["made", "possible", "out"]
    standing_text: str
    on_course: bool
    games: int
    score: str
    performance: int | None
    average: int | None
    required: int
    required_average: int
    figures: str
    """Performance and points in words."""
    checks: tuple[NormCheckRow, ...]
    ahead: tuple[str, ...]
    notes: tuple[str, ...]


class RatingTitleRow(PlayerRef, frozen=True, kw_only=True):
    """A title that a rating alone gives (`needed`). `estimated`: the rating with the changes of
    this event, or the first one; `listed` False: it takes this event to reach it. `says` has all
    of it in words."""

    by_rating: Literal["FM", "CM", "WFM", "WCM"]
    needed: int
    estimated: int
    listed: bool
    says: str


class DirectTitleRow(PlayerRef, frozen=True, kw_only=True):
    """A player who reaches a line of the table. `first` to `last` are the places that he holds or
    shares, 0 where a share of the points counts; `points` those of his `games`. `decided` False:
    the tie-breaks do not say who of several it is. `says` has what is missing, in words."""

    standing: Literal["title", "norm", "conditional", "covered", "held"]
    standing_text: str
    first: int
    last: int
    points: str
    games: int
    decided: bool
    says: str


class TitleLineRow(Row, frozen=True, kw_only=True):
    """A line of the table: `gives` a title or a norm, called `name`, on these `terms`. `caveats`:
    why nobody reaches it yet, or who may be missing."""

    line: int
    name: str
    title: Literal["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"]
    gives: Literal["title", "norm"]
    gives_text: str
    terms: tuple[str, ...]
    entrants: int
    federations: int
    caveats: tuple[str, ...]
    players: tuple[DirectTitleRow, ...]


class DirectTitlesRow(Row, frozen=True, kw_only=True):
    """The table that the chief arbiter entered, with its edition and where it is read, line by
    line; without lines none was entered. `final`: the standings are those of the end."""

    edition: str = ""
    source: str = ""
    article: str = "B.01 1.2"
    final: bool = False
    lines: tuple[TitleLineRow, ...] = ()


class NormsRow(Row, frozen=True, kw_only=True):
    """An estimate after round `round` of `rounds`: what is made, then title by title the best
    performance first. `event` says what the field is by 1.4.3d; `waived`: it waives the mix of
    federations, which nothing does before the first round. `not_fides` names who takes part with a
    rating that is not FIDE's, and so counts as unrated. `possible` False: the tournament is not of
    a kind that has norms."""

    round: int
    rounds: int
    possible: bool
    waived: bool
    event: str
    not_fides: str
    norms: tuple[NormRow, ...]
    candidates: int = 0
    """Of all norms that are made or possible, those told of in `norms` among them."""
    candidates_on_course: int = 0
    titles: tuple[RatingTitleRow, ...] = ()
    """Titles by rating, which players have reached or would reach with this event."""
    conditions: tuple[NormConditionRow, ...] = ()
    """Of the event, in the order of the articles; empty where it has no norms."""
    direct: str = ""
    """Of titles that an event gives by itself: whose table it is, or where one is found."""
    direct_titles: DirectTitlesRow = DirectTitlesRow()
    """By that table, as the standings are after round `round`."""
