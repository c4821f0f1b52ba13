"""The legal changes of a published round on one ground, the smallest first.

Fewest touched places come first, then the smallest sum of score differences. What is proposed here
is what `rules` finds legal; an arbiter may send another change, and it is judged alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations
from types import MappingProxyType
from typing import Final

import msgspec
from msgspec.structs import replace

from pairing.model import HalfPoints

from ..games.state import Game
from ..ids import GameId, PlayerId
from .commands import NewBoard
from .events import Ground
from .grounds import GROUNDS
from .published import PublishedRound
from .rules import (
    Wanted,
    admitted,
    colours_of_no_article,
    ground_missed,
    illegal_seats,
    rematches,
    touched,
)

SHOWN: Final = 12
"""Proposals that are worth a look."""


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What happened: who has come, who is away, which boards it is about."""

    arrived: tuple[PlayerId, ...] = ()
    away: tuple[PlayerId, ...] = ()
    games: tuple[GameId, ...] = ()


class ChangeProposal(msgspec.Struct, frozen=True, kw_only=True):
    """A legal change. `distance` is the sum of the score differences of its boards, in half points;
    `over_the_limit` would get a colour they must not get (C.04.1 6, 7)."""

    command: Wanted
    touched: int
    distance: HalfPoints
    over_the_limit: tuple[PlayerId, ...]


def proposals(before: PublishedRound, ground: Ground, about: About) -> tuple[ChangeProposal, ...]:
    """The first `SHOWN`, best first; none where the ground does not carry any.

    Where the ground wants as few changes as possible, those that touch more are left out.
    """
    legal = _legal(before, ground, about)
    fewest = min((one.touched for one in legal), default=0)
    if GROUNDS[ground].smallest:
        legal = [one for one in legal if one.touched == fewest]
    return tuple(sorted(legal, key=lambda one: _rank(one, about))[:SHOWN])


def fewest_touched(before: PublishedRound, command: Wanted) -> int:
    """How many places the smallest legal change touches that does what `command` does."""
    doubles = {*rematches(before)}
    about = About(
        arrived=admitted(before, command),
        away=command.absent,
        games=tuple(game for game in command.replaced if game in doubles),
    )
    legal = _legal(before, command.ground, about)
    return min((one.touched for one in legal), default=touched(command))


def _legal(before: PublishedRound, ground: Ground, about: About) -> list[ChangeProposal]:
    pab = before.round.pab
    blank = Wanted(round=before.round.number, ground=ground, expected_pab=pab, pab=pab)
    legal: dict[Wanted, ChangeProposal] = {}
    for command in _SKETCHES[ground](before, blank, about):
        if (
            illegal_seats(before, command)
            or ground_missed(before, command)
            or colours_of_no_article(before, command)
        ):
            continue
        legal.setdefault(command, _proposal(before, command))
    return list(legal.values())


def _proposal(before: PublishedRound, command: Wanted) -> ChangeProposal:
    pairs = [(board.white, board.black) for board in command.boards]
    return ChangeProposal(
        command=command,
        touched=touched(command),
        distance=before.distance(pairs),
        over_the_limit=tuple(player for pair in pairs for player in before.over_the_limit(*pair)),
    )


def _rank(one: ChangeProposal, about: About) -> tuple[object, ...]:
    command = one.command
    forfeits = len({*about.away}.difference(command.absent))
    new_bye = command.pab not in (None, command.expected_pab)
    boards = tuple(board.board for board in command.boards)
    return (one.touched, forfeits, new_bye, len(one.over_the_limit), one.distance, boards)


# --- what each ground can lead to -------------------------------------------------------------


def _late_entries(before: PublishedRound, blank: Wanted, about: About) -> Iterator[Wanted]:
    """Each newcomer plays another one, the player with the bye, or whoever sits opposite an empty
    chair; gets the bye; or, where all that is illegal, breaks up a board for it."""
    if any(not before.may_come_in(player) for player in about.arrived):
        return
    yield from _placed(before, blank, about.arrived, about.away)
    if len(about.arrived) == 1:
        yield from _broken_up(before, blank, about.arrived[0])


def _placed(
    before: PublishedRound,
    sketch: Wanted,
    waiting: tuple[PlayerId, ...],
    away: tuple[PlayerId, ...],
) -> Iterator[Wanted]:
    if not waiting:
        yield sketch
        return
    one, *others = waiting
    for other in others:
        rest = tuple(player for player in others if player != other)
        yield from _placed(before, _at_the_end(before, sketch, one, other), rest, away)
    rest = tuple(others)
    if sketch.pab is not None and sketch.pab == sketch.expected_pab:
        freed = replace(sketch, pab=None)
        paired = _at_the_end(before, freed, one, sketch.pab)
        yield from _placed(before, paired, rest, away)
    elif sketch.pab is None:
        yield from _placed(before, replace(sketch, pab=one), rest, away)
    for empty in away:
        left = tuple(player for player in away if player != empty)
        seated = _in_the_chair(before, sketch, one, empty)
        if seated is not None:
            yield from _placed(before, seated, rest, left)


def _at_the_end(before: PublishedRound, sketch: Wanted, one: PlayerId, other: PlayerId) -> Wanted:
    """On a new board after the last one."""
    taken = [board.board for board in before.round.boards]
    taken += [board.board for board in sketch.boards]
    last = max(taken, default=before.state.settings.board_offset)
    new = NewBoard(last + 1, *before.in_colours(one, other))
    return replace(sketch, boards=(*sketch.boards, new))


def _in_the_chair(
    before: PublishedRound, sketch: Wanted, one: PlayerId, empty: PlayerId
) -> Wanted | None:
    """In the place of a player who is away: board, opponent and colour stay."""
    game = before.game_of(empty)
    if game is None or game.id in sketch.replaced or not before.untouched(game):
        return None
    white, black = (one if player == empty else player for player in (game.white, game.black))
    return replace(
        sketch,
        replaced=(*sketch.replaced, game.id),
        boards=(*sketch.boards, NewBoard(game.board, white, black)),
        absent=(*sketch.absent, empty),
    )


def _broken_up(before: PublishedRound, blank: Wanted, newcomer: PlayerId) -> Iterator[Wanted]:
    """A player of a board meets the newcomer, the other one the player with the bye or gets it."""
    for game in _open_games(before):
        for player, other in ((game.white, game.black), (game.black, game.white)):
            first = _on(before, game.board, newcomer, player)
            sketch = replace(blank, replaced=(game.id,), boards=(first,))
            yield _left_over(before, sketch, other)


def _left_over(before: PublishedRound, sketch: Wanted, player: PlayerId) -> Wanted:
    """Somebody has no opponent any more: the player with the bye is one, else he gets it."""
    if sketch.pab is None:
        return replace(sketch, pab=player)
    return _at_the_end(before, replace(sketch, pab=None), player, sketch.pab)


def _unpaired(before: PublishedRound, blank: Wanted, about: About) -> Iterator[Wanted]:
    """Two of those who sit opposite an empty chair, or have the bye."""
    alone: list[tuple[PlayerId, Game | None]] = [
        (_opponent(game, player), game)
        for player in about.away
        if (game := before.game_of(player)) is not None and before.untouched(game)
    ]
    if blank.pab is not None:
        alone.append((blank.pab, None))
    for one, other in combinations(alone, 2):
        yield _together(before, blank, about, (one, other))


def _together(
    before: PublishedRound,
    blank: Wanted,
    about: About,
    two: tuple[tuple[PlayerId, Game | None], tuple[PlayerId, Game | None]],
) -> Wanted:
    (one, _), (other, _) = two
    games = [game for _, game in two if game is not None]
    board = min(game.board for game in games)
    gone = {player for game in games for player in (game.white, game.black)}
    return replace(
        blank,
        replaced=tuple(game.id for game in games),
        boards=(_on(before, board, one, other),),
        pab=None if blank.pab in (one, other) else blank.pab,
        absent=tuple(player for player in about.away if player in gone),
    )


def _rematches(before: PublishedRound, blank: Wanted, about: About) -> Iterator[Wanted]:
    """The two of a second meeting change opponents with one other board, or with the bye."""
    named = [game for game in about.games if game in before.boards]
    for wrong in named or rematches(before):
        game = before.game(wrong)
        for other in _open_games(before):
            if other.id != game.id:
                yield from _exchanged(before, blank, game, other)
        if blank.pab is not None:
            for stays, leaves in ((game.white, game.black), (game.black, game.white)):
                board = _on(before, game.board, stays, blank.pab)
                yield replace(blank, replaced=(game.id,), boards=(board,), pab=leaves)


def _exchanged(before: PublishedRound, blank: Wanted, game: Game, other: Game) -> Iterator[Wanted]:
    """The four players of two boards, paired otherwise."""
    for one, two in (
        ((game.white, other.black), (other.white, game.black)),
        ((game.white, other.white), (game.black, other.black)),
    ):
        boards = (_on(before, game.board, *one), _on(before, other.board, *two))
        yield replace(blank, replaced=(game.id, other.id), boards=boards)


def _top_boards(before: PublishedRound, blank: Wanted, about: About) -> Iterator[Wanted]:
    """Whoever sits opposite the empty chair meets the player with the bye, or one of another board
    whose opponent then meets him."""
    for player in about.away:
        game = before.game_of(player)
        if game is None or not before.untouched(game):
            continue
        alone = _opponent(game, player)
        sketch = replace(blank, replaced=(game.id,), absent=(player,))
        if blank.pab is not None:
            board = _on(before, game.board, alone, blank.pab)
            yield replace(sketch, boards=(board,), pab=None)
        for other in _open_games(before):
            if other.id != game.id:
                yield from _moved_up(before, sketch, game, other, alone)


def _moved_up(
    before: PublishedRound, sketch: Wanted, game: Game, other: Game, alone: PlayerId
) -> Iterator[Wanted]:
    for player in (other.white, other.black):
        boards = (_on(before, game.board, alone, player),)
        moved = replace(sketch, replaced=(*sketch.replaced, other.id), boards=boards)
        rest = _opponent(other, player)
        if sketch.pab is None:
            yield replace(moved, pab=rest)
        else:
            last = _on(before, other.board, rest, sketch.pab)
            yield replace(moved, boards=(*boards, last), pab=None)


def _chosen_boards(before: PublishedRound, blank: Wanted, about: About) -> Iterator[Wanted]:
    """Every other pairing of two boards that were named."""
    for game, other in combinations(_named(before, about), 2):
        yield from _exchanged(before, blank, game, other)


def _as_they_sat(before: PublishedRound, blank: Wanted, about: About) -> Iterator[Wanted]:
    """Two boards whose players changed places: with the colours they have, or with others."""
    for game, other in combinations(_named(before, about), 2):
        crossed = ((game.white, other.black), (other.white, game.black))
        for first, second in (crossed, crossed[::-1]):
            yield _seats(blank, game, other, first, second)
        for first in (game.white, other.white), (other.white, game.white):
            for second in (game.black, other.black), (other.black, game.black):
                yield _seats(blank, game, other, first, second)


def _seats(
    blank: Wanted,
    game: Game,
    other: Game,
    first: tuple[PlayerId, PlayerId],
    second: tuple[PlayerId, PlayerId],
) -> Wanted:
    boards = (NewBoard(game.board, *first), NewBoard(other.board, *second))
    return replace(blank, replaced=(game.id, other.id), boards=boards)


def _named(before: PublishedRound, about: About) -> list[Game]:
    games = (before.game(game) for game in about.games if game in before.boards)
    return sorted((game for game in games if before.untouched(game)), key=lambda one: one.board)


def _open_games(before: PublishedRound) -> Iterable[Game]:
    games = (before.game(board.game) for board in before.round.boards)
    return (game for game in games if before.untouched(game))


def _on(before: PublishedRound, board: int, one: PlayerId, other: PlayerId) -> NewBoard:
    return NewBoard(board, *before.in_colours(one, other))


def _opponent(game: Game, player: PlayerId) -> PlayerId:
    return game.black if game.white == player else game.white


_SKETCHES: Final[Mapping[Ground, Callable[[PublishedRound, Wanted, About], Iterator[Wanted]]]] = (
    MappingProxyType(
        {
            "late-entry": _late_entries,
            "both-unpaired": _unpaired,
            "rematch": _rematches,
            "top-boards": _top_boards,
            "regulations": _chosen_boards,
            "played-as": _as_they_sat,
        }
    )
)
