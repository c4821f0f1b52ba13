"""The final order: points, then the tie-breaks of rule 16 with their successive cuts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from pairing.lim_1999.readings import LimReadings, chosen
from pairing.model import Field, Options, Participant
from pairing.ranking.editions import NEWEST
from pairing.ranking.fields import table_of_field
from pairing.ranking.placed import Ranked
from pairing.ranking.scores import Place, Scores
from pairing.ranking.tie_break import PLAIN
from pairing.ranking.tie_breaks.opponents_ratings_with_cuts import all_rated, rating_sums
from pairing.ranking.tie_breaks.progressive_with_cuts import (
    progressive_sums,
    progressive_sums_of_results,
)
from pairing.ranking.tie_breaks.successive_cuts import in_group, needed, ranks_of

RATINGS = "Pairing-TieBreak.ratings"
PROGRESSIVE = "Pairing-TieBreak.progressive"


def rank(field: Field, options: Options) -> tuple[Ranked, ...]:
    """After the rounds that the participants have behind them. Raises OptionError."""
    readings = chosen(options)
    scores = Scores(table_of_field(_with_strangers(field)), NEWEST)
    cards, points = scores.table.cards, scores.score
    by_points = sorted(
        range(len(field.participants)), key=lambda place: (-points[place], cards[place].tpn)
    )
    ranked: list[Ranked] = []
    for _total, tied in groupby(by_points, key=lambda place: points[place]):
        ranked += _group(scores, list(tied), readings, len(ranked))
    return tuple(ranked)


def _with_strangers(field: Field) -> Field:
    """An opponent whom the field does not name is unrated; he stands behind the participants."""
    met = {past.opponent for player in field.participants for past in player.rounds}
    named = {player.tpn for player in field.participants}
    strangers = tuple(Participant(tpn) for tpn in met if tpn is not None and tpn not in named)
    return replace(field, participants=(*field.participants, *strangers))


def _group(
    scores: Scores, tied: Sequence[Place], readings: LimReadings, before: int
) -> Iterator[Ranked]:
    """The lines of those who have the same points, behind so many others."""
    by_ratings = readings.ties == "a" or (
        readings.ties == "text" and all_rated(scores, PLAIN, tied)
    )
    progressive = progressive_sums_of_results if readings.results_dropped else progressive_sums
    sums = in_group(rating_sums if by_ratings else progressive, scores, PLAIN, tied)
    shown = needed(sums)
    order = sorted(zip(ranks_of(sums), tied, sums, strict=True), key=lambda line: line[0])
    for place, who, cuts in order:
        values = _columns(
            readings, _shown(cuts[:shown], by_ratings=by_ratings), by_ratings=by_ratings
        )
        yield Ranked(before + place, scores.table.cards[who].tpn, scores.score[who], values)


def _shown(cuts: Sequence[int], *, by_ratings: bool) -> str:
    """As many cuts as the group needs, e.g. "12.5, 11.5"."""
    return ", ".join(str(value) if by_ratings else f"{value / 2:g}" for value in cuts)


def _columns(readings: LimReadings, shown: str, *, by_ratings: bool) -> tuple[tuple[str, str], ...]:
    """The same columns for everybody; empty where the other one counts in his group."""
    return tuple(
        (name, shown if by_ratings == is_it else "")
        for name, is_it, ruled_out in ((RATINGS, True, "b"), (PROGRESSIVE, False, "a"))
        if readings.ties != ruled_out
    )
