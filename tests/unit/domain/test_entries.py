"""The list of players, before and after the start."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from events import codec
from pairing.trf import RankingMethod
from tournaments.domain.attendance.commands import (
    CheckIn,
    CheckOut,
    ExpelPlayer,
    ReinstatePlayer,
    WithdrawPlayer,
)
from tournaments.domain.attendance.events import (
    PlayerCheckedIn,
    PlayerCheckedOut,
    PlayerReinstated,
    PlayerWithdrawn,
)
from tournaments.domain.byes.commands import GrantBye, RevokeBye
from tournaments.domain.byes.events import ByeGranted, ByeKind, ByeRevoked
from tournaments.domain.compensation import compensation
from tournaments.domain.decisions import Conflict
from tournaments.domain.drafts.field import pairing_input
from tournaments.domain.entries.commands import (
    CorrectPlayer,
    CorrectRating,
    EnterPlayer,
    MergeEntries,
)
from tournaments.domain.entries.events import (
    EntriesMerged,
    LateEntryAdmitted,
    PlayerCorrected,
    PlayerEntered,
    RatingCorrected,
)
from tournaments.domain.entries.ratings import BothRatings
from tournaments.domain.folding import fold
from tournaments.domain.ids import PersonId
from tournaments.domain.numbers.events import PairingNumbersAssigned
from tournaments.domain.scopes import PAIRING_INPUT
from tournaments.domain.settings.commands import ChangeRegulations, ChangeSettings
from tournaments.domain.settings.settings import Settings, regulations_of
from tournaments.domain.tournament.steps import Stamp

from .hall import CHIEF, DESK, OFFICER, Hall, expect, p

LATE = EnterPlayer(person=PersonId("late"), details="digest", rating=2395)


def test_entries_are_numbered_in_the_order_of_entry() -> None:
    hall = Hall().with_players(2, checked_in=False)
    assert hall.do(EnterPlayer(person=PersonId("x"), details="d", title="GM", rating=2600)) == (
        PlayerEntered(
            player=p(3),
            person=PersonId("x"),
            details="d",
            title="GM",
            ratings=BothRatings(fides=2600),
        ),
    )


def test_a_person_is_entered_once() -> None:
    hall = Hall().with_players(1)
    again = EnterPlayer(person=PersonId("person-1"), details="other")
    refused = hall.refused(again)
    assert (refused.code, refused.facts) == ("PersonEntered", {"player": 1})


def test_a_late_entry_plays_from_the_next_round_on_and_gets_its_fitting_number() -> None:
    hall = Hall().with_players(4).started().play_rounds(1)
    admitted, numbers = hall.do(LATE)
    assert admitted == LateEntryAdmitted(
        player=p(5),
        person=PersonId("late"),
        details="digest",
        from_round=2,
        ratings=BothRatings(fides=2395),
    )
    assert isinstance(numbers, PairingNumbersAssigned)
    assert (numbers.order, numbers.cause) == ((p(1), p(5), p(2), p(3), p(4)), "late-entry")
    assert [hall.state.players[p(n)].tpn for n in range(1, 6)] == [1, 3, 4, 5, 2]


def test_a_late_entry_gets_its_number_even_after_the_numbers_are_frozen() -> None:
    hall = Hall().with_players(10).started().play_rounds(1, 2, 3, 4)
    assert hall.state.frozen
    hall.do(LATE)
    assert hall.state.players[p(11)].tpn == 2


def test_a_late_entry_is_placed_by_name_among_equals() -> None:
    hall = Hall().with_players(2).started()
    newcomer = hall.enter_player("Player 000", 2390)
    assert hall.state.order == (p(1), newcomer, p(2))


def test_nobody_enters_after_the_last_round_was_paired() -> None:
    hall = Hall(Settings(rounds=1)).with_players(4).started().play_rounds(1)
    assert hall.refused(LATE).code == "NoRoundLeft"


def test_a_correction_of_details_replaces_them() -> None:
    hall = Hall().with_players(1)
    command = CorrectPlayer(player=p(1), details="new", title="FM", federation="CZE")
    assert hall.do(command) == (
        PlayerCorrected(player=p(1), details="new", title="FM", federation="CZE"),
    )
    assert hall.already(command) == hall.state.seq


def test_two_desks_do_not_overwrite_each_others_corrections() -> None:
    hall = Hall().with_players(1)
    command = CorrectPlayer(player=p(1), details="new", title="FM", federation="")
    assert expect(Conflict, hall.ask(command, moved=(9,))).code == "ChangedMeanwhile"


def test_a_rating_correction_names_what_it_replaces() -> None:
    hall = Hall().with_players(1)
    command = CorrectRating(player=p(1), expected=2400, rating=2203)
    assert hall.do(command) == (
        RatingCorrected(player=p(1), was=2400, rating=2203, ratings=BothRatings(fides=2203)),
    )
    assert hall.already(command) == hall.state.seq
    other = CorrectRating(player=p(1), expected=2400, rating=2100)
    assert hall.refused(other).facts == {"player": 1, "rating": 2203, "expected": 2400}


def source_corrected(**fields: Any) -> CorrectRating:
    known: dict[str, Any] = {"expected": 2400, "rating": 2400, "expected_source": ""}
    return CorrectRating(player=p(1), **known | fields)


def test_the_kind_of_a_rating_is_corrected_alone_and_moves_no_pairing() -> None:
    hall = Hall().with_players(2).started()
    command = source_corrected(rating_kind="national", rating_source="DWZ")
    (event,) = hall.do(command)
    assert event == RatingCorrected(
        player=p(1),
        was=2400,
        rating=2400,
        ratings=BothRatings(national=2400, national_source="national: DWZ"),
    )
    assert PAIRING_INPUT not in event.scopes()
    assert hall.state.players[p(1)].fides_rating == 0
    assert hall.already(command) == hall.state.seq
    back = compensation(hall.state, hall.state.seq, event, hall.past(hall.state.seq))
    assert back
    hall.do(back)
    assert hall.state.players[p(1)].rating_source == ""


def test_a_source_that_is_another_by_now_is_not_replaced() -> None:
    hall = Hall().with_players(1)
    hall.do(source_corrected(rating_source="GER 2026-10"))
    refused = hall.refused(source_corrected(rating_kind="elo", rating_source="FIDE 2026-10"))
    assert refused.code == "RatingSourceDiffers"
    assert refused.facts == {"player": 1, "source": "GER 2026-10", "expected": ""}


def test_who_says_nothing_of_the_source_asks_for_the_number_alone() -> None:
    hall = Hall().with_players(1)
    hall.do(source_corrected(rating_source="GER 2026-10"))
    assert hall.already(CorrectRating(player=p(1), expected=2400, rating=2400))


def test_a_list_that_is_not_fides_is_not_taken_for_one() -> None:
    hall = Hall().with_players(1)
    for source in ("DWZ", "INGO 95", "GER 2026-10"):
        refused = hall.refused(source_corrected(rating_kind="elo", rating_source=source))
        assert (refused.code, refused.facts["source"]) == ("SourceNotFides", source)
    hall.do(CorrectRating(player=p(1), expected=2400, rating=1900, rating_source="DWZ"))
    assert hall.state.players[p(1)].fides_rating == 0


def test_the_report_says_whose_a_rating_became_once_a_round_is_published() -> None:
    hall = Hall().with_players(4).started().play(1, "1/2-1/2", "1-0")
    hall.do(source_corrected(rating_source="told by the club"))
    assert not hall.state.integrity
    hall.do(source_corrected(rating_kind="national", expected_source="told by the club"))
    (one,) = hall.state.integrity
    assert (one.was, one.now) == ("2400 FIDE", "2400 national")


def test_a_rating_correction_alone_moves_no_number() -> None:
    hall = Hall().with_players(3).started()
    hall.do(CorrectRating(player=p(3), expected=2380, rating=2800))
    assert hall.state.order == (p(1), p(2), p(3))


def test_checking_in_twice_is_recorded_once() -> None:
    hall = Hall().with_players(1, checked_in=False)
    assert hall.do(CheckIn(player=p(1)), by=DESK) == (PlayerCheckedIn(player=p(1)),)
    assert hall.already(CheckIn(player=p(1)), by=DESK) == hall.state.seq


def test_checking_out_undoes_a_check_in() -> None:
    hall = Hall().with_players(1)
    assert hall.do(CheckOut(player=p(1))) == (PlayerCheckedOut(player=p(1)),)
    assert hall.state.players[p(1)].status == "entered"
    assert hall.already(CheckOut(player=p(1))) == hall.state.seq


def test_an_unknown_player_is_named_in_the_refusal() -> None:
    refused = Hall().refused(CheckIn(player=p(41)))
    assert (refused.code, refused.facts) == ("UnknownPlayer", {"player": 41})


def test_a_withdrawal_counts_from_the_next_round() -> None:
    hall = Hall().with_players(4).started().play_rounds(1)
    assert hall.do(WithdrawPlayer(player=p(2))) == (PlayerWithdrawn(player=p(2), from_round=2),)
    assert hall.already(WithdrawPlayer(player=p(2))) == hall.state.seq
    assert hall.state.players[p(2)].status == "withdrawn"


def test_the_withdrawn_are_not_checked_in_again() -> None:
    hall = Hall().with_players(2, checked_in=False)
    hall.do(WithdrawPlayer(player=p(1)))
    assert hall.refused(CheckIn(player=p(1))).code == "PlayerWithdrawn"


def test_a_withdrawn_player_comes_back() -> None:
    hall = Hall().with_players(4).started().play_rounds(1)
    hall.do(WithdrawPlayer(player=p(2)))
    assert hall.do(ReinstatePlayer(player=p(2))) == (PlayerReinstated(player=p(2), from_round=2),)
    assert hall.state.players[p(2)].status == "checked-in"
    assert hall.already(ReinstatePlayer(player=p(2))) == hall.state.seq


def test_who_withdrew_before_the_start_gets_a_number_on_coming_back() -> None:
    hall = Hall().with_players(4)
    hall.do(WithdrawPlayer(player=p(2)))
    hall.started()
    assert hall.state.order == (p(1), p(3), p(4))
    _, numbers = hall.do(ReinstatePlayer(player=p(2)))
    assert isinstance(numbers, PairingNumbersAssigned)
    assert numbers.order == (p(1), p(2), p(3), p(4))


def test_expelling_needs_a_reason_and_taking_it_back_the_chief() -> None:
    hall = Hall().with_players(4).started()
    expel = ExpelPlayer(player=p(3))
    assert hall.refused(expel).code == "ReasonMissing"
    hall.do(expel, reason="phone, twice")
    assert hall.state.players[p(3)].status == "expelled"
    assert hall.already(expel) == hall.state.seq
    back = ReinstatePlayer(player=p(3))
    assert hall.refused(back, by=OFFICER, reason="he asked").code == "NotPermitted"
    assert hall.refused(back).code == "ReasonMissing"
    assert hall.do(back, by=CHIEF, reason="decision of the appeals committee")


@pytest.mark.parametrize("kind", ["zero", "half"])
def test_a_bye_is_granted_and_revoked(kind: ByeKind) -> None:
    hall = Hall().with_players(4)
    grant = GrantBye(player=p(1), round=2, kind=kind)
    assert hall.do(grant) == (ByeGranted(player=p(1), round=2, kind=kind),)
    assert hall.already(grant) == hall.state.seq
    assert hall.do(RevokeBye(player=p(1), round=2)) == (ByeRevoked(player=p(1), round=2),)
    assert hall.refused(RevokeBye(player=p(1), round=2)).code == "NoBye"


def test_another_kind_of_bye_does_not_replace_the_first() -> None:
    hall = Hall().with_players(4)
    hall.do(GrantBye(player=p(1), round=2, kind="zero"))
    other = GrantBye(player=p(1), round=2, kind="half")
    assert hall.refused(other).code == "ByeGrantedAlready"


def test_the_second_half_point_bye_is_refused_unless_the_chief_gives_a_reason() -> None:
    hall = Hall().with_players(4)
    hall.do(GrantBye(player=p(1), round=2, kind="half"))
    second = GrantBye(player=p(1), round=3, kind="half")
    refused = hall.refused(second, by=OFFICER, reason="he wants it")
    assert (refused.code, refused.on_record) == ("HalfByesUsedUp", True)
    assert refused.facts == {"player": 1, "allowed": 1, "used": 1}
    assert hall.refused(second).code == "HalfByesUsedUp"
    assert hall.do(second, reason="wedding of his daughter")


def test_half_point_byes_end_before_the_last_round_by_default() -> None:
    hall = Hall(Settings(rounds=5)).with_players(4)
    assert hall.do(GrantBye(player=p(1), round=4, kind="half"))
    refused = hall.refused(GrantBye(player=p(2), round=5, kind="half"))
    assert refused.facts == {"player": 2, "round": 5, "last": 4}


def test_half_point_byes_end_where_the_regulations_say() -> None:
    hall = Hall(Settings(rounds=9, last_round_with_half_bye=6)).with_players(4)
    assert hall.ask(GrantBye(player=p(1), round=6, kind="half"))
    assert hall.refused(GrantBye(player=p(1), round=7, kind="half")).code == "HalfByeTooLate"


def test_a_full_point_bye_takes_the_chief_and_a_reason() -> None:
    hall = Hall().with_players(4)
    bye = GrantBye(player=p(1), round=2, kind="full")
    assert hall.refused(bye, by=OFFICER, reason="r").code == "NotPermitted"
    assert hall.refused(bye).code == "ReasonMissing"
    assert hall.do(bye, reason="sponsor's invitation")


def test_a_bye_for_a_published_round_comes_too_late() -> None:
    hall = Hall().with_players(4).started().play_rounds(1)
    refused = hall.refused(GrantBye(player=p(1), round=1, kind="half"))
    assert (refused.code, refused.on_record) == ("RoundAlreadyPublished", True)


def test_a_bye_beyond_the_last_round_is_refused() -> None:
    refused = (
        Hall(Settings(rounds=5))
        .with_players(2)
        .refused(GrantBye(player=p(1), round=6, kind="zero"))
    )
    assert refused.code == "NoSuchRound"


def test_the_withdrawn_get_no_bye() -> None:
    hall = Hall().with_players(2)
    hall.do(WithdrawPlayer(player=p(1)))
    bye = GrantBye(player=p(1), round=2, kind="half")
    assert hall.refused(bye).code == "PlayerWithdrawn"


def test_a_merged_entry_hands_over_check_in_and_byes() -> None:
    hall = Hall().with_players(2, checked_in=False)
    hall.do(CheckIn(player=p(2)))
    hall.do(GrantBye(player=p(2), round=3, kind="half"))
    merge = MergeEntries(kept=p(1), dropped=p(2))
    assert hall.do(merge) == (
        EntriesMerged(kept=p(1), dropped=p(2)),
        PlayerCheckedIn(player=p(1)),
        ByeGranted(player=p(1), round=3, kind="half"),
    )
    assert hall.state.players[p(2)].status == "merged"
    assert hall.already(merge) == hall.state.seq - 2
    assert hall.refused(CheckIn(player=p(2))).facts == {"player": 2, "kept": 1}


def test_a_merge_closes_the_gap_in_the_numbers() -> None:
    hall = Hall().with_players(4).started()
    hall.do(MergeEntries(kept=p(1), dropped=p(2)))
    assert hall.state.order == (p(1), p(3), p(4))
    assert hall.state.players[p(2)].tpn is None
    assert [hall.state.players[p(n)].tpn for n in (1, 3, 4)] == [1, 2, 3]


def test_after_the_freeze_a_merge_moves_no_number() -> None:
    hall = Hall().with_players(10)
    double = hall.enter_player("Double", 2305)
    hall.started().play_rounds(1, 2, 3, 4)
    before = hall.state.order
    hall.do(MergeEntries(kept=p(1), dropped=double))
    assert hall.state.order == before


def test_an_entry_that_has_played_is_not_dropped() -> None:
    hall = Hall().with_players(4).started().play_rounds(1)
    refused = hall.refused(MergeEntries(kept=p(1), dropped=p(2)))
    assert (refused.code, refused.facts) == ("EntryHasGames", {"player": 2, "round": 1})


def test_an_entry_is_not_merged_into_itself() -> None:
    hall = Hall().with_players(1)
    assert hall.refused(MergeEntries(kept=p(1), dropped=p(1))).code == "SameEntry"


BOTH = EnterPlayer(
    person=PersonId("both"),
    details="d",
    rating=2100,
    rating_source="FIDE standard 2026-10",
    national_rating=2350,
    national_source="CZE 2026-10",
)


def two_rated(method: RankingMethod = "FIDON") -> Hall:
    """Entry 3 has both ratings."""
    hall = Hall(Settings(ranking_method=method)).with_players(2)
    hall.do(BOTH)
    return hall


@pytest.mark.parametrize(
    ("method", "rating", "source"),
    [
        ("FIDE", 2100, "FIDE standard 2026-10"),
        ("NRO", 2350, "CZE 2026-10"),
        ("FIDON", 2100, "FIDE standard 2026-10"),
        ("NIDOF", 2350, "CZE 2026-10"),
        ("HBFN", 2350, "CZE 2026-10"),
        ("LBFN", 2100, "FIDE standard 2026-10"),
        ("OTHER", 2100, "FIDE standard 2026-10"),
    ],
)
def test_an_entry_keeps_both_ratings_and_the_regulations_say_which_counts(
    method: RankingMethod, rating: int, source: str
) -> None:
    entry = two_rated(method).state.players[p(3)]
    assert (entry.rating, entry.rating_source) == (rating, source)
    assert (entry.fides_rating, entry.ratings.national) == (2100, 2350)


def test_the_rating_that_counts_orders_the_numbers_and_is_what_is_paired() -> None:
    hall = Hall(Settings(ranking_method="NIDOF")).with_players(2, checked_in=True)
    hall.do(replace(BOTH, national_rating=2500))
    hall.do(CheckIn(player=p(3)))
    assert hall.started().state.order == (p(3), p(1), p(2))
    field = pairing_input(hall.state, 1).field
    assert [one.rating for one in field.participants] == [2500, 2400, 2390]


def test_another_setting_before_the_start_counts_all_of_them_anew() -> None:
    hall = two_rated()
    hall.do(
        ChangeSettings(name="Open", settings=replace(hall.state.settings, ranking_method="NRO"))
    )
    assert [entry.rating for entry in hall.state.players.values()] == [0, 0, 2350]
    assert hall.state.players[p(1)].fides_rating == 2400
    undone = compensation(hall.state, hall.state.seq, hall.log[-1][1], hall.past(hall.state.seq))
    assert undone
    hall.do(undone)
    assert [entry.rating for entry in hall.state.players.values()] == [2400, 2390, 2100]


def test_which_rating_counts_is_fixed_by_the_start_and_changed_by_the_chief_for_a_reason() -> None:
    hall = two_rated().started()
    wanted = replace(hall.state.settings, ranking_method="NIDOF")
    refused = hall.refused(ChangeSettings(name=hall.state.name, settings=wanted))
    assert refused.code == "RegulationsFixed"
    hall.play_rounds(1)
    change = ChangeRegulations(from_round=2, regulations=regulations_of(wanted))
    assert hall.refused(change).code == "ReasonMissing"
    hall.do(change, reason="announced wrongly")
    assert hall.state.players[p(3)].rating == 2350
    assert hall.state.settings_in(1).ranking_method == "FIDON"
    assert hall.state.settings_in(2).ranking_method == "NIDOF"


def both_corrected(**fields: Any) -> CorrectRating:
    known: dict[str, Any] = {
        "expected": 2100,
        "expected_source": "FIDE standard 2026-10",
        "rating": 2100,
        "rating_source": "FIDE standard 2026-10",
        "expected_national": 2350,
        "expected_national_source": "CZE 2026-10",
        "national_rating": 2350,
        "national_source": "CZE 2026-10",
    }
    return CorrectRating(player=p(3), **known | fields)


def test_of_two_ratings_that_of_the_kind_is_corrected_and_the_other_stays() -> None:
    hall = two_rated()
    (event,) = hall.do(
        CorrectRating(player=p(3), expected=2350, rating=2360, rating_source="CZE 2026-11")
    )
    assert isinstance(event, RatingCorrected)
    assert (event.was, event.rating, event.ratings.national) == (2100, 2100, 2360)
    assert PAIRING_INPUT not in event.scopes()
    hall.do(CorrectRating(player=p(3), expected=2100, rating=2110, rating_source="FIDE 2026-11"))
    assert hall.state.players[p(3)].ratings == BothRatings(
        fides=2110,
        fides_source="FIDE 2026-11",
        national=2360,
        national_source="CZE 2026-11",
    )


def test_both_ratings_are_corrected_at_once_and_taken_back_at_once() -> None:
    hall = two_rated()
    before = hall.state.players[p(3)].ratings
    assert hall.already(both_corrected())
    (event,) = hall.do(both_corrected(rating=0, rating_source="", national_source="the club"))
    entry = hall.state.players[p(3)]
    assert entry.ratings == BothRatings(national=2350, national_source="national: the club")
    assert (entry.rating, entry.fides_rating) == (2350, 0)
    back = compensation(hall.state, hall.state.seq, event, hall.past(hall.state.seq))
    assert back
    hall.do(back)
    assert hall.state.players[p(3)].ratings == before


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"rating": 2200, "expected": 2000}, "RatingDiffers"),
        ({"national_rating": 2200, "expected_national": 2000}, "RatingDiffers"),
        ({"rating": 2200, "expected_source": "typed"}, "RatingSourceDiffers"),
        ({"rating": 2200, "expected_national_source": "typed"}, "RatingSourceDiffers"),
        ({"rating": 2200, "rating_source": "GER 2026-10"}, "TwoNationalRatings"),
        ({"rating_kind": "elo", "rating_source": "DWZ"}, "SourceNotFides"),
    ],
)
def test_a_correction_of_both_names_both_that_it_replaces(
    fields: dict[str, Any], code: str
) -> None:
    assert two_rated().refused(both_corrected(**fields)).code == code


def test_a_rating_of_the_other_kind_comes_beside_or_instead_as_it_is_asked() -> None:
    hall = Hall().with_players(1)
    national = {"rating": 2250, "rating_source": "CZE 2026-10"}
    hall.do(CorrectRating(player=p(1), expected=0, **national))  # type: ignore[arg-type]
    assert hall.state.players[p(1)].ratings.fides == 2400
    assert hall.state.players[p(1)].ratings.national == 2250
    other = Hall().with_players(1)
    other.do(CorrectRating(player=p(1), expected=2400, **national))  # type: ignore[arg-type]
    assert other.state.players[p(1)].ratings.fides == 0


def test_two_national_ratings_are_refused() -> None:
    hall = Hall().with_players(1)
    assert hall.refused(replace(BOTH, rating_source="GER 2026-10")).code == "TwoNationalRatings"


def test_the_report_says_that_fides_rating_became_another_where_it_does_not_count() -> None:
    hall = two_rated("NRO").started().play_rounds(1)
    hall.do(both_corrected(rating=2150))
    (one,) = hall.state.integrity
    assert (one.was, one.now) == ("2100 FIDE", "2150 FIDE")
    assert not hall.state.input_changes


@pytest.mark.parametrize(
    ("source", "ratings", "rating"),
    [
        (
            "FIDE standard 2026-10",
            BothRatings(fides=2203, fides_source="FIDE standard 2026-10"),
            2203,
        ),
        ("", BothRatings(fides=2203), 2203),
        ("GER 2026-10", BothRatings(national=2203, national_source="GER 2026-10"), 2203),
        ("INGO 80", BothRatings(national=2203, national_source="INGO 80"), 2203),
    ],
)
def test_an_entry_of_before_has_the_one_rating_that_it_had(
    source: str, ratings: BothRatings, rating: int
) -> None:
    entered = {"player": 3, "person": "x", "details": "d", "rating": 2203}
    body = msgspec.json.encode(entered | {"type": "PlayerEntered", "rating_source": source})
    event = codec.decode_body("PlayerEntered", 1, body)
    assert isinstance(event, PlayerEntered)
    assert event.ratings == ratings
    corrected = {"player": 1, "was": 2400, "rating": 2203, "rating_source": source}
    body = msgspec.json.encode(corrected | {"type": "RatingCorrected"})
    hall = Hall().with_players(1)
    seq = hall.state.seq + 1
    step = (Stamp(seq, CHIEF), codec.decode_body("RatingCorrected", 1, body))
    entry = fold(hall.state, [step]).players[p(1)]
    assert (entry.ratings, entry.rating, entry.rating_source) == (ratings, rating, source)
