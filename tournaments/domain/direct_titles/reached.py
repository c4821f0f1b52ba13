"""Who reaches which line of the table, as a ranking stands.

Readings, where the title regulations leave it to the table:
- Places are counted among those the line is for, in the order of the whole standings. Who was
  expelled has no place. A place is not passed on because its holder has the title already.
- `tied-place`: those with equal points hold all the places that they fill together, so two who are
  first by points have places 1 and 2 both. `most` keeps so many of them by their tie-breaks.
- `place`: where the tie-breaks leave a tie, and a part of its places is not of the line, nobody can
  say yet who has it: all are named, as not decided.
- A share of the points is that of games over the board: forfeits and byes are neither in the points
  nor in the games.
- A rating is shown by the list that the event uses; a higher one of another time is shown by the
  player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Literal, NamedTuple

import msgspec

from ..ids import PlayerId
from ..prizes.contenders import Contender, belongs, in_order, outside
from .table import SUFFICES, TitleLine, TitleTable

TitleStanding = Literal["title", "norm", "conditional", "covered", "held"]
"""`conditional`: the rating is not shown; `covered`: another line gives as much or more; `held`:
the player has the title, or a higher one."""

LineLack = Literal["entrants", "federations"]


class TitleCandidate(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A line of the ranking with what titles depend on."""

    contender: Contender
    titles: frozenset[str] = frozenset()
    rating: int = 0
    """FIDE's, by the list of the event; 0: none."""
    estimated: int = 0
    """With the changes of this event."""
    games: int = 0
    """Over the board."""
    scored: int = 0
    """In these, in half points: 2 for a win, whatever the tournament gives for it."""

    @property
    def player(self) -> PlayerId:
        return self.contender.player


class Reached(NamedTuple):
    """`first` to `last`: the places that he holds or shares, 0 where a share of the points counts.
    `decided` False: the tie-breaks do not say who of several it is."""

    candidate: TitleCandidate
    standing: TitleStanding
    first: int = 0
    last: int = 0
    decided: bool = True


class LineReached(NamedTuple):
    """`lacks`: what the field of the line is too small for; nobody gets anything by it then.
    `unknown`: of whom nobody has entered whether the line is for them."""

    line: TitleLine
    entrants: int
    federations: int
    lacks: tuple[LineLack, ...]
    unknown: tuple[PlayerId, ...]
    players: tuple[Reached, ...]


def reached(table: TitleTable, field: Sequence[TitleCandidate]) -> tuple[LineReached, ...]:
    """Line by line, the best placed first."""
    lines = [_of_line(line, field) for line in table.lines]
    return tuple(_with_what_is_covered(lines, each) for each in lines)


def _of_line(line: TitleLine, field: Sequence[TitleCandidate]) -> LineReached:
    known = {each.player: each for each in field}
    inside = [
        known[each.player]
        for each in in_order(one.contender for one in field if not one.contender.expelled)
        if belongs(line.who, each)
    ]
    federations = {each.contender.federation for each in inside} - {"", "FID", "NON"}
    lacks = tuple(_lacks(line, len(inside), len(federations)))
    return LineReached(
        line=line,
        entrants=len(inside),
        federations=len(federations),
        lacks=lacks,
        unknown=tuple(each.player for each in field if _is_unknown(line, each.contender)),
        players=() if lacks else tuple(_by(line, inside)),
    )


def _lacks(line: TitleLine, entrants: int, federations: int) -> Iterator[LineLack]:
    if entrants < line.least_entrants:
        yield "entrants"
    if federations < line.least_federations:
        yield "federations"


def _is_unknown(line: TitleLine, contender: Contender) -> bool:
    """All that keeps him out is what nobody has entered."""
    reasons = [each.says for each in outside(line.who, contender)]
    return bool(reasons) and all(each.endswith("-unknown") for each in reasons)


def _by(line: TitleLine, inside: Sequence[TitleCandidate]) -> Iterator[Reached]:
    if line.by == "score":
        return _by_score(line, inside)
    if line.by == "place":
        return _by_place(line, inside)
    return _by_tied_place(line, inside)


def _by_score(line: TitleLine, inside: Sequence[TitleCandidate]) -> Iterator[Reached]:
    for each in inside:
        enough = each.games and each.scored >= 2 * each.games * line.part
        if enough and each.games >= line.least_games:
            yield Reached(each, _standing(line, each))


def _by_place(line: TitleLine, inside: Sequence[TitleCandidate]) -> Iterator[Reached]:
    for first, group in _groups(inside, lambda each: each.contender.rank):
        last = first + len(group) - 1
        decided = line.first <= first and last <= line.last
        for each in group if first <= line.last and last >= line.first else ():
            yield Reached(each, _standing(line, each), first, last, decided)


def _by_tied_place(line: TitleLine, inside: Sequence[TitleCandidate]) -> Iterator[Reached]:
    holders = [
        Reached(each, _standing(line, each), first, first + len(group) - 1)
        for first, group in _groups(inside, lambda each: -each.contender.points)
        for each in group
        if first <= line.last and first + len(group) > line.first
    ]
    most = line.most or len(holders)
    if len(holders) <= most:
        yield from holders
        return
    limit = holders[most - 1].candidate.contender.rank
    tied = holders[most].candidate.contender.rank == limit
    for each in holders:
        rank = each.candidate.contender.rank
        if rank <= limit:
            yield each._replace(decided=not (tied and rank == limit))


def _groups(
    inside: Sequence[TitleCandidate], key: Callable[[TitleCandidate], int]
) -> Iterator[tuple[int, tuple[TitleCandidate, ...]]]:
    """Those who are level, with the first of their places."""
    first = 1
    for _, group in groupby(inside, key):
        level = tuple(group)
        yield first, level
        first += len(level)


def _standing(line: TitleLine, candidate: TitleCandidate) -> TitleStanding:
    if candidate.titles & SUFFICES[line.title]:
        return "held"
    if line.gives == "norm":
        return "norm"
    return "title" if candidate.rating >= line.rating else "conditional"


def _with_what_is_covered(lines: Sequence[LineReached], of: LineReached) -> LineReached:
    """A title by another line is as good, or better: a lower one or a norm adds nothing to it."""
    return of._replace(
        players=tuple(
            each._replace(standing="covered") if _is_covered(lines, of, each) else each
            for each in of.players
        )
    )


def _is_covered(lines: Sequence[LineReached], of: LineReached, reached_here: Reached) -> bool:
    if reached_here.standing == "held":
        return False
    place = lines.index(of)
    for at, other in enumerate(lines):
        if other.line.title not in SUFFICES[of.line.title] or at == place:
            continue
        same = other.line.title == of.line.title and of.line.gives == "title"
        if same and at > place:
            continue
        if any(_is_given(each, reached_here) for each in other.players):
            return True
    return False


def _is_given(each: Reached, to: Reached) -> bool:
    same_player = each.candidate.player == to.candidate.player
    return same_player and each.standing == "title" and each.decided
