"""Control tests: each invariant notices what it is there for."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tournaments.domain.arbiters.state import Arbiter
from tournaments.domain.drafts.events import PairedBoard, RoundPaired
from tournaments.domain.event import Event
from tournaments.domain.games.events import ResultEntered
from tournaments.domain.games.results import Result
from tournaments.domain.ids import GameId
from tournaments.domain.numbers.events import PairingNumbersAssigned, PairingNumbersFrozen
from tournaments.domain.rounds.events import RoundPublished
from tournaments.domain.rounds.state import Round
from tournaments.domain.tournament.state import Tournament

from . import invariants
from .hall import CHIEF, Hall, Log, adjourn, enter, p


def hall() -> Hall:
    """Two rounds and a draft of the third."""
    hall = Hall().with_players(6).started().play(1, "1-0").play(2, "1-0")
    hall.draft(3)
    return hall


def with_round(state: Tournament, number: int, **changes: Any) -> Tournament:
    changed = replace(state.rounds[number], **changes)
    return replace(state, rounds={**state.rounds, number: changed})


def with_game(state: Tournament, game: str, **changes: Any) -> Tournament:
    changed = replace(state.games[GameId(game)], **changes)
    return replace(state, games={**state.games, changed.id: changed})


def swapped(round_: Round) -> tuple[PairedBoard, ...]:
    one, two, *others = round_.boards
    return (
        PairedBoard(one.game, one.board, one.white, two.black),
        PairedBoard(two.game, two.board, two.white, one.black),
        *others,
    )


Fault = Callable[[Tournament], Tournament]

FAULTS: dict[str, Fault] = {
    "a player at two boards": lambda s: with_round(s, 2, byes=((p(1), "half"),)),
    "a player at none": lambda s: with_round(s, 2, boards=s.rounds[2].boards[1:]),
    "a board number twice": lambda s: with_round(
        s, 2, boards=tuple(PairedBoard(b.game, 1, b.white, b.black) for b in s.rounds[2].boards)
    ),
    "a pairing that is not the sealed one": lambda s: with_round(s, 2, boards=swapped(s.rounds[2])),
    "a result without author": lambda s: with_game(s, "1.1.1", by=""),
    "a result of another event": lambda s: with_game(s, "1.1.1", seq=1),
    "a lost conflict": lambda s: with_game(s, "1.1.1", conflicts=(99,)),
    "a number that is not the list": lambda s: replace(s, order=s.order[::-1]),
    "a missing result in a closed round": lambda s: with_game(
        s, "1.1.1", result=None, seq=0, by="", at=""
    ),
    "a round left open": lambda s: with_round(s, 1, status="published"),
    "no chief": lambda s: replace(s, arbiters={CHIEF: Arbiter(CHIEF, "deputy")}),
}


def test_a_sound_state_passes() -> None:
    sound = hall()
    invariants.check(sound.state, sound.log)
    invariants.check_history(sound.log)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_state_is_noticed(fault: str) -> None:
    broken = hall()
    with pytest.raises(AssertionError):
        invariants.check(FAULTS[fault](broken.state), broken.log)


def test_a_second_bye_is_noticed() -> None:
    odd = Hall().with_players(5).started().play(1, "1-0").play(2, "1-0")
    invariants.check(odd.state, odd.log)
    with pytest.raises(AssertionError):
        invariants.nobody_gets_a_second_bye(with_round(odd.state, 2, pab=odd.round(1).pab))


def without(log: Log, kind: type[Event]) -> Log:
    return [(stamp, event) for stamp, event in log if not isinstance(event, kind)]


def test_a_second_meeting_is_noticed() -> None:
    again = hall()
    first = next(event for _, event in again.log if isinstance(event, RoundPaired))
    boards = tuple(
        PairedBoard(GameId(f"3.2.{n}"), n, board.black, board.white)
        for n, board in enumerate(first.boards, 1)
    )
    again.append([replace(first, round=3, boards=boards)])
    again.append([RoundPublished(round=3, request=first.request, seal=first.seal)])
    with pytest.raises(AssertionError):
        invariants.nobody_was_paired_again(again.log)


def test_a_rematch_after_an_adjourned_game_is_noticed() -> None:
    again = Hall().with_players(2).started()
    (game,) = again.pair_and_publish(1)
    again.do(adjourn(game.id))
    first = next(event for _, event in again.log if isinstance(event, RoundPaired))
    again.append([replace(first, round=2, boards=(replace_game(first.boards[0], "2.1.1"),))])
    again.append([RoundPublished(round=2, request=first.request, seal=first.seal)])
    with pytest.raises(AssertionError):
        invariants.nobody_was_paired_again(again.log)


def replace_game(board: PairedBoard, game: str) -> PairedBoard:
    return replace(board, game=GameId(game))


def test_an_overwritten_result_is_noticed() -> None:
    overwritten = hall()
    overwritten.append([ResultEntered(game=GameId("2.1.1"), result=Result.BLACK_WINS)])
    with pytest.raises(AssertionError):
        invariants.no_result_was_overwritten(overwritten.log)


def test_a_claim_that_vanished_is_noticed() -> None:
    contested = hall()
    contested.tell(enter("2.1.1", "0-1"))
    calm = replace(contested.state, conflicts={})
    with pytest.raises(AssertionError):
        invariants.check(calm, contested.log)


def test_a_renumbering_after_the_freeze_is_noticed() -> None:
    frozen = Hall().with_players(10).started().play_rounds(1, 2, 3, 4)
    frozen.append(
        [PairingNumbersAssigned(order=frozen.state.order[::-1], collation="", cause="correction")]
    )
    with pytest.raises(AssertionError):
        invariants.no_correction_moves_a_frozen_number(frozen.log)
    invariants.no_correction_moves_a_frozen_number(without(frozen.log, PairingNumbersFrozen))
