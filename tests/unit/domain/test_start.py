"""The start: the lot, the numbers, and when they may still move (C.04.2 Article 2)."""

import pytest
from msgspec.structs import replace

from pairing.model import Colour
from tournaments.domain.attendance.commands import CheckIn, ReinstatePlayer, WithdrawPlayer
from tournaments.domain.drafts.commands import DiscardPairing
from tournaments.domain.entries.commands import CorrectRating, EnterPlayer
from tournaments.domain.ids import PersonId
from tournaments.domain.numbers.commands import AssignPairingNumbers, StartTournament
from tournaments.domain.numbers.decide import draw_colour
from tournaments.domain.numbers.events import (
    InitialColourDrawn,
    PairingNumbersAssigned,
    PairingNumbersFrozen,
)
from tournaments.domain.settings.settings import Settings

from .hall import Hall, p


def start(*order: int, seed: str = "lot") -> StartTournament:
    return StartTournament(seed=seed, order=tuple(p(n) for n in order), collation="by hand")


def test_the_start_assigns_numbers_and_draws_the_initial_colour() -> None:
    hall = Hall().with_players(3)
    assert hall.do(start(1, 2, 3, seed="8 of hearts")) == (
        PairingNumbersAssigned(order=(p(1), p(2), p(3)), collation="by hand", cause="start"),
        InitialColourDrawn(colour=draw_colour("8 of hearts"), seed="8 of hearts"),
    )
    assert hall.state.phase == "running"
    assert hall.refused(start(1, 2, 3)).code == "TournamentStarted"


def test_the_lot_depends_on_the_seed_alone_and_knows_both_colours() -> None:
    assert draw_colour("a") == draw_colour("a")
    assert {draw_colour(str(seed)) for seed in range(20)} == set(Colour)


def test_a_colour_set_by_hand_has_no_seed() -> None:
    hall = Hall().with_players(2)
    hall.do(StartTournament(seed="unused", colour=Colour.BLACK))
    assert (hall.state.initial_colour, hall.state.seed) == (Colour.BLACK, "")


def test_no_start_without_a_lot() -> None:
    assert Hall().with_players(2).refused(StartTournament()).code == "LotMissing"


def test_no_start_before_two_players_have_checked_in() -> None:
    refused = Hall().with_players(5, checked_in=False).refused(start())
    assert (refused.code, refused.facts) == ("TooFewPlayers", {"players": 0})


def test_without_a_given_order_the_names_of_the_context_decide() -> None:
    hall = Hall(Settings(federation="CZE")).with_players(2)
    for name in ("Chalupa, Jan", "Hora, Petr", "Čech, Ivan", "Cibulka, Karel"):
        hall.enter_player(name, 2000)
    hall.started()
    assert hall.state.order == (p(1), p(2), p(6), p(5), p(4), p(3))
    assert hall.state.collation == "uca-10.0.0+cs-1"


def test_names_are_needed_only_where_a_list_has_to_be_made() -> None:
    hall = Hall().with_players(2)
    late = EnterPlayer(person=PersonId("x"), details="d")
    assert StartTournament(seed="s").needs_names(hall.state)
    assert not start(1, 2).needs_names(hall.state)
    assert not late.needs_names(hall.state)
    hall.started()
    assert late.needs_names(hall.state)
    assert AssignPairingNumbers().needs_names(hall.state)
    assert not ReinstatePlayer(player=p(1)).needs_names(hall.state)
    assert not CheckIn(player=p(1)).needs_names(hall.state)


@pytest.mark.parametrize("order", [(1, 2), (1, 2, 2), (1, 2, 3, 9)])
def test_an_order_that_lacks_or_repeats_a_player_is_refused(order: tuple[int, ...]) -> None:
    assert Hall().with_players(3).refused(start(*order)).code == "OrderIncomplete"


def test_an_order_against_the_ratings_is_refused() -> None:
    refused = Hall().with_players(3).refused(start(1, 3, 2))
    assert (refused.code, refused.facts) == ("OrderWrong", {"higher": 2, "lower": 3})


def test_an_order_against_the_titles_is_refused() -> None:
    hall = Hall().with_players(2)
    hall.enter_player("A", 2000)
    hall.enter_player("B", 2000, title="WCM")
    assert hall.refused(start(1, 2, 3, 4)).code == "OrderWrong"
    assert hall.do(start(1, 2, 4, 3))


def test_an_order_by_hand_may_stand_against_the_ratings_but_not_lack_a_player() -> None:
    hall = Hall().with_players(3)
    by_hand = replace(start(1, 3, 2), by_hand=True)
    assert hall.refused(replace(by_hand, order=(p(1), p(3)))).code == "OrderIncomplete"
    numbers, _ = hall.do(by_hand)
    assert isinstance(numbers, PairingNumbersAssigned)
    assert (numbers.order, numbers.cause) == ((p(1), p(3), p(2)), "start")
    assert hall.state.phase == "running"


def test_the_withdrawn_get_no_number_at_the_start() -> None:
    hall = Hall().with_players(3)
    hall.do(WithdrawPlayer(player=p(2)))
    hall.started()
    assert hall.state.order == (p(1), p(3))


def test_who_has_not_arrived_has_a_number_but_is_not_paired() -> None:
    hall = Hall().with_players(4).with_players(1, checked_in=False).started()
    hall.draft(1)
    assert hall.state.players[p(5)].tpn == 5
    assert hall.round(1).absent == (p(5),)


def test_a_rating_correction_renumbers_by_a_command_of_its_own() -> None:
    hall = Hall().with_players(4).started().play_rounds(1)
    hall.do(CorrectRating(player=p(4), expected=2370, rating=2800))
    assert hall.do(AssignPairingNumbers()) == (
        PairingNumbersAssigned(
            order=(p(4), p(1), p(2), p(3)), collation="uca-10.0.0", cause="correction"
        ),
    )
    assert hall.already(AssignPairingNumbers()) == hall.state.seq


def test_no_correction_moves_a_number_once_round_4_is_published() -> None:
    hall = Hall().with_players(10).started().play_rounds(1, 2, 3, 4)
    hall.do(CorrectRating(player=p(4), expected=2370, rating=2800))
    refused = hall.refused(AssignPairingNumbers())
    assert (refused.code, refused.on_record) == ("NumbersFrozen", True)


def test_a_draft_of_round_4_locks_the_numbers_and_discarding_it_unlocks_them() -> None:
    hall = Hall().with_players(10).started().play_rounds(1, 2, 3)
    hall.do(CorrectRating(player=p(4), expected=2370, rating=2800))
    request = hall.draft(4)
    assert hall.refused(AssignPairingNumbers()).code == "NumbersLocked"
    hall.do(DiscardPairing(round=4, request=request))
    assert hall.do(AssignPairingNumbers())


def test_a_draft_of_round_3_does_not_lock_the_numbers() -> None:
    hall = Hall().with_players(10).started().play_rounds(1, 2)
    hall.do(CorrectRating(player=p(4), expected=2370, rating=2800))
    hall.draft(3)
    assert hall.do(AssignPairingNumbers())


def test_publishing_round_4_freezes_the_numbers_once() -> None:
    hall = Hall().with_players(12).started().play_rounds(1, 2, 3)
    assert not hall.state.frozen
    hall.play_rounds(4, 5)
    freezes = [event for _, event in hall.log if isinstance(event, PairingNumbersFrozen)]
    assert freezes == [PairingNumbersFrozen(round=4)]


def test_numbers_are_not_assigned_before_the_start() -> None:
    assert Hall().with_players(2).refused(AssignPairingNumbers()).code == "TournamentNotStarted"
