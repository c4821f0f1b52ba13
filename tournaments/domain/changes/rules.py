"""What a change of published pairings touches, and what is legal: seats, and the ground's terms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Final

from ..ids import GameId, PlayerId
from ..refusals import Refused, listed, refuse
from ..settings.matches import rounds_of_match
from ..tournament.state import Tournament
from .commands import ChangePublishedPairings, NewBoard
from .events import Ground
from .grounds import GROUNDS
from .published import PublishedRound

Wanted = ChangePublishedPairings


def touched(command: Wanted) -> int:
    """Published places that no longer stand: boards, and the pairing-allocated bye."""
    return len(command.replaced) + (command.pab != command.expected_pab)


def places_before(before: PublishedRound, command: Wanted) -> frozenset[PlayerId]:
    """Who had one of the touched places."""
    games = (before.boards[game] for game in command.replaced)
    seated = {player for game in games for player in (game.white, game.black)}
    return frozenset(seated | _pab(command, command.expected_pab))


def places_after(command: Wanted) -> tuple[PlayerId, ...]:
    """Who has one of the new places; a player twice if he is placed twice."""
    seated = [player for board in command.boards for player in (board.white, board.black)]
    return (*seated, *_pab(command, command.pab))


def admitted(before: PublishedRound, command: Wanted) -> tuple[PlayerId, ...]:
    """Who gets a place and had none in the round."""
    return tuple(sorted({*places_after(command)}.difference(before.seated)))


def notified(before: PublishedRound, command: Wanted) -> tuple[PlayerId, ...]:
    """Everybody for whom something is different."""
    return tuple(sorted(places_before(before, command).union(places_after(command))))


def _pab(command: Wanted, player: PlayerId | None) -> set[PlayerId]:
    """The bye is a touched place only where it moves."""
    return set() if player is None or command.pab == command.expected_pab else {player}


# --- seats ----------------------------------------------------------------------------------


def illegal_seats(before: PublishedRound, command: Wanted) -> Refused | None:
    """C.04.1 2 to 4, and everybody placed once; the rest of the round is not looked at."""
    return (
        _nothing_changes(before, command)
        or _not_placed_once(before, command)
        or _may_not_come_in(before, command)
        or _board_taken(before, command)
        or _meet_again(before, command)
        or _kept_apart(before, command)
        or _no_pab(before, command)
    )


def _nothing_changes(before: PublishedRound, command: Wanted) -> Refused | None:
    stood = {
        (board.board, board.white, board.black)
        for board in (before.boards[game] for game in command.replaced)
    }
    wanted = {(board.board, board.white, board.black) for board in command.boards}
    if stood & wanted:
        return _illegal(command, "board-stays")
    if not stood and not wanted and command.pab == command.expected_pab:
        return _illegal(command, "nothing-changes")
    return None


def _not_placed_once(before: PublishedRound, command: Wanted) -> Refused | None:
    after = Counter(places_after(command))
    had, has = places_before(before, command), frozenset(after)
    odd = {player for player, places in after.items() if places > 1}
    odd |= (had - has).symmetric_difference(command.absent)
    odd |= {player for player in has - had if player in before.seated}
    if not odd and len(set(command.replaced)) == len(command.replaced):
        return None
    return _illegal(command, "one-place", odd)


def _may_not_come_in(before: PublishedRound, command: Wanted) -> Refused | None:
    barred = [one for one in admitted(before, command) if not before.may_come_in(one)]
    if not barred:
        return None
    return _illegal(command, "may-not-come-in", barred)


def _board_taken(before: PublishedRound, command: Wanted) -> Refused | None:
    standing = {board.board for board in before.round.boards if board.game not in command.replaced}
    numbers = [board.board for board in command.boards]
    if standing.isdisjoint(numbers) and len(set(numbers)) == len(numbers):
        return None
    return _illegal(command, "board-twice")


def _meet_again(before: PublishedRound, command: Wanted) -> Refused | None:
    for board in command.boards:
        if before.met(board.white, board.black):
            pair = (board.white, board.black)
            return _illegal(command, "have-met", pair)
    return None


def _kept_apart(before: PublishedRound, command: Wanted) -> Refused | None:
    for board in command.boards:
        if before.forbidden(board.white, board.black):
            return _illegal(command, "kept-apart", (board.white, board.black))
    return None


def _no_pab(before: PublishedRound, command: Wanted) -> Refused | None:
    pab = command.pab
    if pab is None or pab == command.expected_pab or before.may_get_pab(pab):
        return None
    return _illegal(command, "bye", (pab,))


def _illegal(command: Wanted, fault: str, players: Iterable[PlayerId] = ()) -> Refused:
    named = listed(sorted(players))
    return refuse(f"ChangeIllegal.{fault}", round=command.round, players=named)


# --- grounds --------------------------------------------------------------------------------


def ground_missed(before: PublishedRound, command: Wanted) -> Refused | None:
    """The terms of the ground that the log can see; the rest is the arbiter's to judge."""
    fault = _TERMS[command.ground](before, command)
    if not fault:
        return None
    basis = GROUNDS[command.ground]
    return refuse(
        "GroundNotMet",
        fault=fault,
        opposed=listed(_opposed(before, command) if fault == "Ground.had-an-opponent" else ()),
        round=command.round,
        ground=command.ground,
        article=basis.article,
    )


def clause_missing(command: Wanted) -> Refused | None:
    """The chief says which article of the regulations it is."""
    if command.ground != "regulations" or command.clause.strip():
        return None
    basis = GROUNDS[command.ground]
    return refuse(
        "ClauseMissing",
        round=command.round,
        ground=command.ground,
        article=basis.article,
    )


def colours_of_no_article(before: PublishedRound, command: Wanted) -> Refused | None:
    """Whoever sits down anew gets the colours of the pairing rules, whatever else is the ground.

    Two keep theirs: who takes the chair of somebody else, and who plays as he sat down.
    """
    for board in command.boards:
        if command.ground == "played-as" or _chair_taken(before, command, board):
            continue
        if not before.colours_given(board.white, board.black):
            return refuse(
                "ColoursOfNoArticle",
                round=command.round,
                players=listed((board.white, board.black)),
                article="C.04.1 8",
                white=board.white,
                black=board.black,
            )
    return None


def _chair_taken(before: PublishedRound, command: Wanted, board: NewBoard) -> bool:
    """One of the two sits where he sat, and a late entry opposite him."""
    stood = (before.boards[game] for game in command.replaced)
    return command.ground == "late-entry" and any(
        one.board == board.board and (one.white == board.white or one.black == board.black)
        for one in stood
    )


def rematches(before: PublishedRound) -> tuple[GameId, ...]:
    """The games of the round whose players have played each other before."""
    return tuple(
        game for game, board in before.boards.items() if before.met(board.white, board.black)
    )


def _late_entry(before: PublishedRound, command: Wanted) -> str:
    return "" if admitted(before, command) else "Ground.nobody-new"


def _both_unpaired(before: PublishedRound, command: Wanted) -> str:
    if len(command.boards) != 1 or admitted(before, command):
        return "Ground.one-board-of-two"
    return "Ground.had-an-opponent" if _opposed(before, command) else ""


def _opposed(before: PublishedRound, command: Wanted) -> list[PlayerId]:
    """Who of the new board was not without an opponent."""
    board = command.boards[0]
    return [
        player for player in (board.white, board.black) if _has_opponent(before, command, player)
    ]


def _has_opponent(before: PublishedRound, command: Wanted, player: PlayerId) -> bool:
    game = before.game_of(player)
    if game is None:
        return False
    other = game.black if game.white == player else game.white
    return other not in command.absent


def _rematch(before: PublishedRound, command: Wanted) -> str:
    if _comes_or_goes(before, command):
        return "Ground.nobody-in-or-out"
    if not {*rematches(before)}.intersection(command.replaced):
        return "Ground.no-second-meeting"
    return ""


def round_missed(state: Tournament, number: int, ground: Ground) -> str:
    """Why there is no such ground in that round, whatever happened, as the key of its words; empty:
    there is."""
    if ground != "top-boards" or state.settings.rounds in rounds_of_match(state.settings, number):
        return ""
    return "Ground.not-the-last-round"


def _top_boards(before: PublishedRound, command: Wanted) -> str:
    if missed := round_missed(before.state, before.round.number, "top-boards"):
        return missed
    if admitted(before, command):
        return "Ground.nobody-in"
    if not _concerns(before, command) <= before.top_boards:
        return "Ground.no-top-board"
    return ""


def _concerns(before: PublishedRound, command: Wanted) -> frozenset[GameId]:
    """The boards at which it happened: of those who are absent, else the first that is touched."""
    games = (before.game_of(player) for player in command.absent)
    happened = frozenset(game.id for game in games if game is not None)
    boards = sorted((before.boards[game] for game in command.replaced), key=lambda one: one.board)
    return happened or frozenset(board.game for board in boards[:1])


def _regulations(_before: PublishedRound, _command: Wanted) -> str:
    return ""


def _played_as(before: PublishedRound, command: Wanted) -> str:
    if _comes_or_goes(before, command) or command.pab != command.expected_pab:
        return "Ground.only-at-boards"
    return ""


def _comes_or_goes(before: PublishedRound, command: Wanted) -> bool:
    return bool(command.absent or admitted(before, command))


_TERMS: Final[Mapping[Ground, Callable[[PublishedRound, Wanted], str]]] = MappingProxyType(
    {
        "late-entry": _late_entry,
        "both-unpaired": _both_unpaired,
        "rematch": _rematch,
        "top-boards": _top_boards,
        "regulations": _regulations,
        "played-as": _played_as,
    }
)
