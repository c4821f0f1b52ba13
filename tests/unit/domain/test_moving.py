"""A player moves between two sections: what each log decides about its half, and takes back."""

from __future__ import annotations

import pytest

from tournaments.domain.attendance.commands import (
    CheckIn,
    ExpelPlayer,
    ReinstatePlayer,
    WithdrawPlayer,
)
from tournaments.domain.compensation import compensation
from tournaments.domain.decisions import Conflict
from tournaments.domain.entries.commands import RestoreEntry, TakeBackEntry
from tournaments.domain.entries.ratings import BothRatings
from tournaments.domain.folding import fold
from tournaments.domain.ids import PersonId
from tournaments.domain.moving.commands import AdmitMovedPlayer, MovePlayerAway, TakeBackMove
from tournaments.domain.moving.events import PlayerMovedAway, PlayerMovedHere
from tournaments.domain.numbers.events import PairingNumbersAssigned
from tournaments.domain.rounds.commands import CloseRound
from tournaments.domain.settings.settings import Settings
from tournaments.domain.tournament.commands import CloseTournament
from tournaments.domain.tournament.state import Tournament

from .hall import CHIEF, DESK, OFFICER, Hall, adjourn, enter, expect, p

WHY = "belongs in A"


def away(player: int, entry: int = 12, section: str = "a") -> MovePlayerAway:
    return MovePlayerAway(player=p(player), section=section, section_name="Open A", entry=p(entry))


def here(
    person: str = "moved", entry: int = 3, rating: int = 2355, expected: int | None = None
) -> AdmitMovedPlayer:
    return AdmitMovedPlayer(
        section="b",
        section_name="Open B",
        entry=p(entry),
        person=PersonId(person),
        details="digest-moved",
        ratings=BothRatings(fides=rating),
        federation="CZE",
        expected=expected,
    )


def hall_a(players: int = 6, settings: Settings | None = None) -> Hall:
    hall = Hall(settings or Settings()).with_players(players)
    hall.names[PersonId("moved")] = "Moved, Eva"
    return hall


def back(hall: Hall, player: int) -> TakeBackMove:
    move = hall.state.players[p(player)].moved
    assert move is not None
    return TakeBackMove(player=p(player), section=move.section, entry=move.entry)


def test_before_the_start_the_entry_is_on_no_list_any_more() -> None:
    hall = Hall().with_players(4)
    (moved,) = hall.do(away(3), reason=WHY)
    assert moved == PlayerMovedAway(
        player=p(3), section="a", section_name="Open A", entry=p(12), from_round=0
    )
    assert hall.state.players[p(3)].status == "taken-back"
    hall.started()
    assert p(3) not in hall.state.order


def test_after_the_start_the_player_is_withdrawn_and_the_games_stand() -> None:
    hall = Hall().with_players(4).started().play(1, "1-0")
    (moved,) = hall.do(away(3), reason=WHY)
    assert isinstance(moved, PlayerMovedAway)
    assert moved.from_round == 2
    assert hall.state.players[p(3)].status == "withdrawn"
    assert p(3) in hall.state.order
    assert all(game.result for game in hall.state.games_of(1))


def test_who_was_not_paired_yet_leaves_the_numbers_too() -> None:
    hall = Hall().with_players(4).started()
    moved, numbers = hall.do(away(3), reason=WHY)
    assert isinstance(moved, PlayerMovedAway)
    assert isinstance(numbers, PairingNumbersAssigned)
    assert (moved.from_round, numbers.order) == (0, (p(1), p(2), p(4)))


def test_nobody_leaves_an_opponent_behind() -> None:
    hall = Hall().with_players(4).started()
    hall.pair_and_publish(1)
    refused = hall.refused(away(3), reason=WHY)
    assert (refused.code, refused.facts) == (
        "GameUnfinished",
        {"player": 3, "opponent": 4, "round": 1, "board": 2},
    )
    hall.do(adjourn("1.1.2"))
    assert hall.refused(away(3), reason=WHY).code == "GameUnfinished"
    hall.do(enter("1.1.2", "1-0"))
    hall.do(away(3), reason=WHY)


def test_a_move_needs_a_reason_the_office_and_somebody_who_plays() -> None:
    hall = Hall().with_players(4)
    assert hall.refused(away(3)).code == "ReasonMissing"
    assert hall.refused(away(3), by=DESK, reason=WHY).code == "NotPermitted"
    assert hall.refused(here(), by=DESK, reason=WHY).code == "NotPermitted"
    assert hall.refused(away(9), reason=WHY).code == "UnknownPlayer"
    hall.do(WithdrawPlayer(player=p(3)))
    assert hall.refused(away(3), reason=WHY).code == "PlayerWithdrawn"
    hall = Hall(Settings(rounds=1)).with_players(4).started().play(1, "1-0")
    hall.do(CloseRound(round=1))
    hall.do(CloseTournament())
    assert hall.refused(away(2), reason=WHY).code == "TournamentOver"
    assert hall.refused(here(), reason=WHY).code == "TournamentOver"


def test_who_read_the_page_before_a_colleague_withdrew_the_player_reads_it_again() -> None:
    hall = Hall().with_players(4)
    read = hall.state.seq
    hall.do(WithdrawPlayer(player=p(3)), by=OFFICER)
    conflict = expect(Conflict, hall.ask(away(3), CHIEF, WHY, read=read))
    assert conflict.code == "ChangedMeanwhile"


def test_the_same_move_twice_stands_already_and_another_one_is_refused() -> None:
    hall = Hall().with_players(4)
    hall.do(away(3), reason=WHY)
    assert hall.already(away(3), reason=WHY) == hall.state.seq
    assert hall.refused(away(3, section="c"), reason=WHY).code == "PlayerMovedAway"


def test_an_entry_before_the_start_and_a_late_entry_afterwards() -> None:
    hall = hall_a()
    (moved,) = hall.do(here(expected=0), reason=WHY)
    assert isinstance(moved, PlayerMovedHere)
    assert (moved.player, moved.from_round, moved.late) == (7, 1, False)
    hall = hall_a().started().play(1, "1-0")
    moved, numbers = hall.do(here(expected=2), reason=WHY)
    assert isinstance(moved, PlayerMovedHere)
    assert isinstance(numbers, PairingNumbersAssigned)
    assert (moved.from_round, moved.late) == (2, True)
    assert numbers.order.index(p(7)) == 5, "2355: between 2360 and 2350"
    entry = hall.state.players[p(7)]
    assert (entry.late, entry.from_round, entry.federation, entry.tpn) == (True, 2, "CZE", 6)


def test_after_the_last_pairing_nobody_comes() -> None:
    hall = hall_a(settings=Settings(rounds=1)).started().play(1, "1-0")
    assert hall.refused(here(), reason=WHY).code == "NoRoundLeft"


def test_what_was_read_before_the_start_is_no_longer_what_the_move_means() -> None:
    hall = hall_a().started()
    conflict = expect(Conflict, hall.ask(here(expected=0), reason=WHY))
    assert conflict.code == "ChangedMeanwhile"


def test_whoever_is_entered_or_expelled_there_does_not_come() -> None:
    hall = hall_a()
    assert hall.refused(here("person-2"), reason=WHY).code == "PersonEntered"
    hall.do(ExpelPlayer(player=p(2)), reason="Laws 12.9")
    assert hall.refused(here("person-2"), reason=WHY).code == "PlayerExpelled"


@pytest.mark.parametrize("played", [False, True])
def test_who_comes_back_has_the_old_entry_with_its_rating_and_games(played: bool) -> None:
    hall = hall_a(4).started()
    if played:
        hall.play(1, "1-0")
    rating = hall.state.players[p(3)].rating
    hall.do(away(3), reason=WHY)
    first, *_ = hall.do(here("person-3", rating=1234), reason="comes back")
    assert isinstance(first, PlayerMovedHere)
    entry = hall.state.players[p(3)]
    assert (first.player, entry.active, entry.rating, entry.tpn) == (3, True, rating, 3)
    assert len(hall.state.players) == 4


def test_a_move_is_undone_by_the_same_command_in_both_logs() -> None:
    leaving, coming = Hall().with_players(4), hall_a()
    before = leaving.state.players[p(3)]
    leaving.do(away(3, entry=7), reason=WHY)
    coming.do(here(entry=3), reason=WHY)
    for hall, player in ((leaving, 3), (coming, 7)):
        seq = hall.state.seq
        command = compensation(hall.state, seq, hall.log[seq - 1][1], hall.past(seq))
        assert command == back(hall, player)
        hall.do(back(hall, player), reason="mistake")
        assert compensation(hall.state, seq, hall.log[seq - 1][1], hall.past(seq)) is None
    after = leaving.state.players[p(3)]
    assert (after.status, after.moved) == (before.status, None)
    assert coming.state.players[p(7)].status == "taken-back"


def test_undone_after_the_start_the_player_is_paired_again_with_the_old_number() -> None:
    hall = Hall().with_players(4).started().play(1, "1-0")
    hall.do(away(3), reason=WHY)
    hall.do(back(hall, 3), reason="mistake")
    entry = hall.state.players[p(3)]
    assert (entry.active, entry.tpn) == (True, 3)


def test_whoever_has_been_paired_since_is_moved_back_instead() -> None:
    hall = hall_a().started()
    hall.do(here(), reason=WHY)
    hall.do(CheckIn(player=p(7)))
    hall.play(1, "1-0")
    assert hall.refused(back(hall, 7), reason="mistake").code == "EntryPlayed"


def test_a_move_that_something_else_replaced_is_not_taken_back() -> None:
    hall = Hall().with_players(4).started().play(1, "1-0")
    hall.do(away(3), reason=WHY)
    command = back(hall, 3)
    hall.do(ExpelPlayer(player=p(3)), reason="Laws 12.9")
    assert hall.refused(command, reason="mistake").code == "MoveReplaced"
    assert hall.refused(TakeBackMove(player=p(2), section="a", entry=p(1))).code == "MoveReplaced"


def test_one_half_alone_is_not_taken_back() -> None:
    """Else the player would be in two sections, or in none."""
    hall = Hall().with_players(4)
    hall.do(away(3), reason=WHY)
    assert hall.refused(RestoreEntry(player=p(3)), reason="r").code == "PlayerMovedAway"
    hall = Hall().with_players(4).started().play(1, "1-0")
    hall.do(away(3), reason=WHY)
    assert hall.refused(ReinstatePlayer(player=p(3)), reason="r").code == "PlayerMovedAway"
    hall = hall_a()
    hall.do(here(), reason=WHY)
    assert hall.refused(TakeBackEntry(player=p(7)), reason="r").code == "PlayerMovedHere"


def test_each_log_replays_by_itself() -> None:
    hall = hall_a().started().play(1, "1-0")
    hall.do(here(), reason=WHY)
    hall.do(away(3), reason=WHY)
    hall.do(back(hall, 3), reason="mistake")
    assert fold(Tournament(), hall.log) == hall.state
    for cut in range(1, len(hall.log)):
        assert fold(fold(Tournament(), hall.log[:cut]), hall.log[cut:]) == hall.state
