"""Direct Encounter (DE, C.07 6): the games among those who are tied.

Who met more than once has the average of these games (6.1.2). Forfeits are no encounters unless the
regulations say so (`/P`) or the pairings were predetermined (6.1.1, 15.2). Where not all have met,
a place goes to whoever has it whatever the missing games would bring (6.3).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import groupby

from pairing.model import RoundKind, Scoring

from ..scores import Place, Scores
from ..tie_break import Modifiers, TieBreak
from ..working import Mutual, Working

Encounters = Mapping[Place, Mapping[Place, Fraction]]
"""The average half points of each against each that he met."""


def places(scores: Scores, how: Modifiers, group: Sequence[Place]) -> Sequence[int]:
    """The ranks within the group, in its order; equal ones are not resolved."""
    met = _encounters(scores, how, group)
    worth = scores.table.scoring
    ranks: dict[Place, int] = {}
    for tied in _resolved(list(group), met, worth):
        rank = len(ranks) + 1
        ranks.update(dict.fromkeys(tied, rank))
    return [ranks[place] for place in group]


def _resolved(group: list[Place], met: Encounters, worth: Scoring) -> list[list[Place]]:
    """The group in its order from the top, with those together that stay tied."""
    resolved: list[list[Place]] = []
    pending = [group]
    while pending:
        tied = pending.pop(0)
        parts = _split(tied, met, worth) if len(tied) > 1 else [tied]
        if len(parts) == 1:
            resolved += parts
        else:
            pending = parts + pending
    return resolved


def _split(tied: list[Place], met: Encounters, worth: Scoring) -> list[list[Place]]:
    """One application of 6.2 or 6.3; a single part if nothing is resolved."""
    bounds = _bounds(tied, met, worth)
    if all(low == high for low, high in bounds.values()):
        ordered = sorted(tied, key=lambda place: -bounds[place][0])
        return [list(part) for _, part in groupby(ordered, key=lambda place: bounds[place][0])]
    alone: list[list[Place]] = []
    rest = sorted(tied, key=lambda place: bounds[place], reverse=True)
    while rest and (first := _certain(rest, bounds)) is not None:
        alone.append([first])
        rest.remove(first)
    return [*alone, rest] if rest else alone


Bounds = Mapping[Place, tuple[Fraction, Fraction]]


def _bounds(tied: Sequence[Place], met: Encounters, worth: Scoring) -> Bounds:
    """What everybody's sum can be: with all missing games lost, and with all of them won."""
    among = set(tied)
    bounds: dict[Place, tuple[Fraction, Fraction]] = {}
    for place in tied:
        known = [points for other, points in met[place].items() if other in among]
        missing = len(tied) - 1 - len(known)
        sure = sum(known, Fraction(0))
        bounds[place] = (sure + missing * worth.loss, sure + missing * worth.win)
    return bounds


def _certain(rest: Sequence[Place], bounds: Bounds) -> Place | None:
    """Whoever is first whatever the results of the missing games."""
    first = max(rest, key=lambda place: bounds[place][0])
    others = (bounds[place][1] for place in rest if place != first)
    return first if all(bounds[first][0] > most for most in others) else None


def _encounters(scores: Scores, how: Modifiers, group: Sequence[Place]) -> Encounters:
    forfeits = how.played or scores.forfeits_played
    games: dict[Place, dict[Place, list[int]]] = {place: {} for place in group}
    for place, against in games.items():
        rounds = zip(scores.table.cards[place].rounds, scores.opponents[place], strict=True)
        for past, opponent in rounds:
            if opponent is None or opponent not in games:
                continue
            forfeit = past.kind in (RoundKind.FORFEIT_WIN, RoundKind.FORFEIT_LOSS)
            if past.result is not None or (forfeit and forfeits):
                against.setdefault(opponent, []).append(past.points)
    return {
        place: {other: Fraction(sum(each), len(each)) for other, each in against.items()}
        for place, against in games.items()
    }


def _working(scores: Scores, how: Modifiers, group: Sequence[Place], place: Place) -> Working:
    """The small table of the whole group."""
    met, ranks = _encounters(scores, how, group), places(scores, how, group)
    bounds = _bounds(group, met, scores.table.scoring)
    table = tuple(
        Mutual(
            tpn=scores.table.cards[one].tpn,
            points=tuple(float(met[one][other]) if other in met[one] else None for other in group),
            lowest=float(bounds[one][0]),
            highest=float(bounds[one][1]),
            rank=rank,
        )
        for one, rank in zip(group, ranks, strict=True)
    )
    return Working(ranks[list(group).index(place)], group=table)


DIRECT_ENCOUNTER = TieBreak(
    "DE", "6", within=places, working_within=_working, takes="P", higher=False
)
