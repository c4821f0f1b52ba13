"""Who has not come when check-in closes: one choice for each (C.04.2 4.1)."""

from __future__ import annotations

import pytest

from tournaments.domain.attendance.commands import (
    CheckIn,
    CheckOut,
    ChoiceForAbsentee,
    DecideAbsentees,
)
from tournaments.domain.attendance.events import AbsenteeChoice, AbsenteeDecided
from tournaments.domain.byes.commands import GrantBye, RevokeBye
from tournaments.domain.compensation import compensation
from tournaments.domain.drafts.field import absent_from, byes_for, pairable
from tournaments.domain.ids import UserId
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.settings.settings import Settings

from .hall import CHIEF, DEPUTY, DESK, OFFICER, Hall, p

WHY = "not here at the close of check-in"


def choose(
    *choices: tuple[int, AbsenteeChoice], round: int = 1, expected: AbsenteeChoice = "open"
) -> DecideAbsentees:
    return DecideAbsentees(
        round=round,
        choices=tuple(
            ChoiceForAbsentee(player=p(player), choice=choice, expected=expected)
            for player, choice in choices
        ),
    )


@pytest.fixture
def hall() -> Hall:
    """Six are here, entries 7 to 10 are not."""
    return Hall().with_players(6).with_players(4, checked_in=False).started()


def test_each_choice_is_one_event_and_what_follows_from_it(hall: Hall) -> None:
    events = hall.do(
        choose((7, "excluded"), (8, "admitted"), (9, "half-bye"), (10, "withdrawn")), reason=WHY
    )
    assert [type(event).__name__ for event in events] == [
        "AbsenteeDecided",
        "AbsenteeDecided",
        "AbsenteeDecided",
        "ByeGranted",
        "AbsenteeDecided",
        "PlayerWithdrawn",
    ]
    assert pairable(hall.state, 1) == (*(p(n) for n in range(1, 7)), p(8))
    assert byes_for(hall.state, 1) == ((p(9), "half"),)
    assert absent_from(hall.state, 1) == (p(7), p(10))


def test_who_was_decided_about_is_not_asked_about_again(hall: Hall) -> None:
    hall.do(choose((7, "excluded"), (8, "admitted")), reason=WHY)
    hall.play_rounds(1)
    entry = hall.state.players[p(8)]
    assert (entry.choice_for(2), hall.state.players[p(7)].choice_for(2)) == ("admitted", "excluded")
    assert p(8) in pairable(hall.state, 2)
    hall.do(choose((8, "excluded"), round=2, expected="admitted"), reason=WHY)
    assert p(8) not in pairable(hall.state, 2)


def test_whoever_comes_is_paired_whatever_was_chosen(hall: Hall) -> None:
    hall.do(choose((7, "excluded"), (8, "admitted")), reason=WHY)
    for player in (7, 8):
        hall.do(CheckIn(player=p(player)))
        assert p(player) in pairable(hall.state, 1)
    hall.do(CheckOut(player=p(8)))
    assert p(8) not in pairable(hall.state, 1)


def test_all_choices_are_recorded_or_none_when_somebody_came_meanwhile(hall: Hall) -> None:
    hall.do(CheckIn(player=p(9)))
    rest = choose((7, "excluded"), (8, "excluded"), (9, "excluded"))
    refused = hall.refused(rest, reason=WHY)
    assert (refused.code, refused.facts) == ("CameMeanwhile", {"players": "9"})
    assert hall.state.players[p(7)].choice_for(1) == "open"


def test_a_colleagues_choice_is_not_overwritten_unseen(hall: Hall) -> None:
    hall.do(choose((7, "admitted")), reason="called, is on the way")
    refused = hall.refused(choose((7, "excluded")), reason=WHY)
    assert (refused.code, refused.facts["choice"]) == ("ChoiceDiffers", "admitted")
    assert hall.already(choose((7, "admitted")), reason=WHY) == hall.state.players[p(7)].choice_seq


def test_a_choice_changed_takes_back_what_followed_from_it(hall: Hall) -> None:
    hall.do(choose((7, "half-bye"), (8, "withdrawn")), reason=WHY)
    hall.do(choose((7, "excluded"), expected="half-bye"), reason="the club says no")
    assert not hall.state.players[p(7)].byes
    refused = hall.refused(choose((8, "excluded"), expected="withdrawn"), reason=WHY)
    assert refused.code == "PlayerWithdrawn"
    hall.do(choose((8, "open"), expected="withdrawn"), reason="the wrong Player")
    assert hall.state.players[p(8)].active
    assert hall.state.players[p(8)].choice_for(1) == "open"


def test_a_choice_is_taken_back_by_its_event(hall: Hall) -> None:
    hall.do(choose((7, "excluded")), reason=WHY)
    hall.do(choose((7, "half-bye"), expected="excluded"), reason=WHY)
    event = AbsenteeDecided(player=p(7), round=1, choice="half-bye", was="excluded")
    seq = hall.state.players[p(7)].choice_seq
    back = compensation(hall.state, seq, event, hall.past(seq))
    assert back == choose((7, "excluded"), expected="half-bye")
    hall.do(back, reason="by mistake")
    assert compensation(hall.state, seq, event, hall.past(seq)) is None
    assert not hall.state.players[p(7)].byes


@pytest.mark.parametrize("asker", [OFFICER, CHIEF, DEPUTY])
def test_the_chief_and_the_deputies_alone_admit_who_was_not_seen(hall: Hall, asker: UserId) -> None:
    admit = choose((7, "admitted"))
    if asker == OFFICER:
        assert hall.refused(admit, by=asker, reason=WHY).code == "NotPermitted"
        hall.do(choose((7, "excluded")), by=asker, reason=WHY)
    else:
        hall.do(admit, by=asker, reason=WHY)


def test_the_desk_decides_nothing_and_nobody_without_a_reason(hall: Hall) -> None:
    assert hall.refused(choose((7, "excluded")), by=DESK, reason=WHY).code == "NotPermitted"
    assert hall.refused(choose((7, "excluded"))).code == "ReasonMissing"
    assert hall.refused(choose((7, "excluded"), round=2), reason=WHY).code == "RoundNotNext"
    twice = choose((7, "excluded"), (7, "withdrawn"))
    assert hall.refused(twice, reason=WHY).code == "PlayerTwice"
    assert hall.refused(choose((99, "excluded")), reason=WHY).code == "UnknownPlayer"


def test_a_half_point_bye_only_as_the_regulations_allow() -> None:
    hall = Hall(Settings(half_byes_allowed=0)).with_players(6).with_players(1, checked_in=False)
    refused = hall.refused(choose((7, "half-bye")), reason=WHY)
    assert refused.code == "HalfByesUsedUp"


def test_who_has_a_bye_is_no_absentee(hall: Hall) -> None:
    hall.do(GrantBye(player=p(7), round=1, kind="half"))
    assert hall.refused(choose((7, "excluded")), reason=WHY).code == "ByeGrantedAlready"


def test_a_late_entry_is_paired_only_when_actually_arrived(hall: Hall) -> None:
    hall.play_rounds(1)
    late = hall.enter_player("Late", 2000)
    refused = hall.refused(choose((late, "admitted"), round=2), reason=WHY)
    assert refused.code == "LateEntryNotArrived"


def test_a_tournament_starts_with_the_admitted_too() -> None:
    hall = Hall().with_players(1).with_players(1, checked_in=False)
    assert hall.refused(StartTournament(seed="x")).code == "TooFewPlayers"
    hall.do(choose((2, "admitted")), reason=WHY)
    hall.do(StartTournament(seed="x"))
    assert pairable(hall.state, 1) == (p(1), p(2))


def test_two_who_left_before_the_start_are_not_given_their_numbers_in_one_command() -> None:
    hall = Hall().with_players(6).with_players(2, checked_in=False)
    hall.do(choose((7, "withdrawn"), (8, "withdrawn")), reason=WHY)
    hall.started()
    both = choose((7, "open"), (8, "open"), expected="withdrawn")
    refused = hall.refused(both, reason="came after all")
    assert refused.code == "NumberedSingly"
    for player in (7, 8):
        hall.do(choose((player, "open"), expected="withdrawn"), reason="came after all")
    assert [hall.state.players[p(player)].tpn is None for player in (7, 8)] == [False, False]


def test_a_bye_of_another_kind_is_not_the_choice(hall: Hall) -> None:
    hall.do(choose((7, "half-bye")), reason=WHY)
    hall.do(RevokeBye(player=p(7), round=1), reason="asked for another")
    hall.do(GrantBye(player=p(7), round=1, kind="full"), reason="invited")
    assert hall.state.players[p(7)].choice_for(1) == "open"
