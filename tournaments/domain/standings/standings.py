"""Standings by points, and what a player's card shows. Points are half points; `points_text`
makes "2½" of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import msgspec
from msgspec.structs import replace

from pairing import scores
from pairing.model import Colour, Field, HalfPoints, RoundKind
from pairing.ranking.criteria import RankCriterion
from pairing.ranking.names import written
from pairing.ranking.order import Ranking
from pairing.ranking.tie_break import Value
from pairing.systems import SYSTEMS

from ..drafts.field import field_as_paired, field_before, tpns
from ..games.results import halves
from ..ids import PlayerId
from ..settings.matches import games_of_match
from ..tournament.state import Tournament
from .left_out import left_out
from .ranked import standings_ranking
from .record import Cell, Record, records


class Standing(msgspec.Struct, frozen=True):
    """A line of the standings. Equal points share a rank; the TPN orders them within it.

    Adjourned and running games give nothing yet. `values` are the tie-breaks of the list in its
    order, by their codes ("BH/C1"), points not among them.
    """

    rank: int
    player: PlayerId
    tpn: int
    points: HalfPoints
    record: Record
    values: tuple[tuple[str, str], ...] = ()


def points_text(points: HalfPoints) -> str:
    """5 -> "2½", 1 -> "½", 0 -> "0"."""
    whole, half = divmod(points, 2)
    return (str(whole) if whole or not half else "") + ("½" if half else "")


def standings(state: Tournament, upto: int | None = None) -> tuple[Standing, ...]:
    """After round `upto` (default: the last published one); the withdrawn stay in the list, but
    for those who count for nobody (`left_out`)."""
    last = min(state.last_published, state.last_published if upto is None else upto)
    if ranking := standings_ranking(state, last):
        return by_ranking(state, last, ranking)
    return _by_points(state, last)


def by_ranking(state: Tournament, last: int, ranking: Ranking) -> tuple[Standing, ...]:
    """After round `last`, as `standings_ranking` has it; points are its first criterion."""
    rows = records(state, last)
    ranked = ((line, state.order[line.tpn - 1]) for line in ranking.lines)
    return tuple(
        Standing(
            line.rank,
            player,
            line.tpn,
            total(rows[player]),
            rows[player],
            _texts(ranking.criteria[1:], line.values[1:]),
        )
        for line, player in ranked
    )


def lines_left_out(state: Tournament, upto: int | None = None) -> tuple[Standing, ...]:
    """Of those who count for nobody, by number: without a place (rank 0) and points."""
    last = min(state.last_published, state.last_published if upto is None else upto)
    out, numbers = left_out(state), tpns(state)
    rows = records(state, last, out)
    return tuple(
        Standing(0, player, tpn, 0, rows[player])
        for player, tpn in numbers.items()
        if player in out and state.players[player].stands
    )


def _texts(listed: Sequence[RankCriterion], values: Sequence[Value]) -> tuple[tuple[str, str], ...]:
    return tuple(
        (criterion.code, written(criterion.tie_break, value))
        for criterion, value in zip(listed, values, strict=True)
    )


def settled(state: Tournament, last: int) -> bool:
    """Every game up to that round is over."""
    return not open_games(state, last)


def first_open(state: Tournament) -> int:
    """The first published round with a game that is not over; 0: there is none."""
    return next(
        (
            number
            for number in range(1, state.last_published + 1)
            if any(game.result is None for game in state.games_of(number))
        ),
        0,
    )


def open_games(state: Tournament, last: int) -> int:
    """How many games up to that round are not over; adjourned ones are not."""
    return sum(
        game.result is None for number in range(1, last + 1) for game in state.games_of(number)
    )


def _by_points(state: Tournament, last: int) -> tuple[Standing, ...]:
    rows, out = records(state, last), left_out(state)
    entries = sorted(
        (-total(rows[player]), tpn, player)
        for tpn, player in enumerate(state.order, 1)
        if state.players[player].stands and player not in out
    )
    return _numbered(
        (minus_points, Standing(0, player, tpn, -minus_points, rows[player]))
        for minus_points, tpn, player in entries
    )


def _numbered(lines: Iterable[tuple[int, Standing]]) -> tuple[Standing, ...]:
    """Ranks from 1; lines with the same key as the one above share its rank."""
    ranked: list[Standing] = []
    above: int | None = None
    for place, (key, line) in enumerate(lines, 1):
        ranked.append(replace(line, rank=ranked[-1].rank if key == above else place))
        above = key
    return tuple(ranked)


def points_before(
    state: Tournament, number: int, of: Collection[PlayerId] | None = None
) -> dict[PlayerId, HalfPoints]:
    """Standings points of every entry, or of these, before that round."""
    return {player: total(row) for player, row in records(state, number - 1, of).items()}


def total(record: Record) -> HalfPoints:
    return sum(cell.points for cell in record)


def totals(record: Record) -> tuple[HalfPoints, ...]:
    """Points after each round."""
    sums: list[HalfPoints] = []
    for cell in record:
        sums.append(cell.points + (sums[-1] if sums else 0))
    return tuple(sums)


def colours(record: Record) -> str:
    """The colour history as "wb-w": "-" where no game was played (C.04.2 3.4)."""
    return "".join(
        cell.colour if cell.colour and cell.kind in (RoundKind.GAME, None) else "-"
        for cell in record
    )


def opponents(record: Record) -> tuple[PlayerId, ...]:
    """Those met over the board; a forfeit is no meeting (C.04.2 3.5)."""
    return tuple(
        cell.opponent
        for cell in record
        if cell.opponent is not None and cell.kind in (RoundKind.GAME, None)
    )


def floats(state: Tournament, upto: int | None = None) -> dict[PlayerId, tuple[str, ...]]:
    """ "down", "up" or "" for each player and published round without open games.

    C.04.3 1.4, or what the system that pairs next says of absence instead.
    """
    upcoming = (state.last_published if upto is None else upto) + 1
    system = SYSTEMS.get(state.settings_in(upcoming).system)
    absence_floats = system is not None and system.absence_floats
    last = _last_complete(state, state.last_published if upto is None else upto)
    games = games_of_match(state.settings_in(upcoming))
    field = field_as_paired(state, last + 1)
    received: dict[PlayerId, list[str]] = {player: [] for player in state.order}
    for number in range(1, last // games + 1):
        before = scores.scores_before(field, number)
        for player, participant in zip(state.order, field.participants, strict=True):
            given = scores.float_of(
                participant, number, before, field.scoring, absence_floats=absence_floats
            )
            received[player] += [given.value] * games
    return {player: tuple(row) for player, row in received.items()}


def pairing_points(state: Tournament, number: int) -> dict[PlayerId, HalfPoints]:
    """Points that count when round `number` is paired, virtual ones included (C.04.7 1.5)."""
    field: Field = field_before(state, number)
    before = scores.scores_before(field, number)
    return {player: before[tpn] for player, tpn in tpns(state).items()}


def cell_text(state: Tournament, cell: Cell) -> str:
    """ "12w1", "7b½", "+", "-" and the like: opponent's TPN, colour, points. A bye of the pairing
    and an adjournment are said beside it (`selectors.cells`)."""
    if cell.opponent is None:
        return points_text(cell.points)
    tpn = state.players[cell.opponent].tpn or 0
    colour = "w" if cell.colour is Colour.WHITE else "b"
    if cell.kind is None or cell.adjourned:
        return f"{tpn}{colour}"
    if not cell.counts and cell.result is not None:
        return f"{tpn}{colour}({_score(cell)})"
    if cell.kind is RoundKind.FORFEIT_WIN:
        return f"{tpn}{colour}+"
    if cell.kind is RoundKind.FORFEIT_LOSS:
        return f"{tpn}{colour}–"
    return f"{tpn}{colour}{points_text(cell.points)}"


def _score(cell: Cell) -> str:
    """His half of a result that counts for nobody."""
    white, black = halves(cell.result) if cell.result else ("", "")
    half = white if cell.colour is Colour.WHITE else black
    return {"1/2": "½", "-": "–"}.get(half, half)


def _last_complete(state: Tournament, upto: int) -> int:
    for number in range(1, min(upto, state.last_published) + 1):
        if state.missing(number):
            return number - 1
    return min(upto, state.last_published)
