"""Pictures, and the erasure of a person."""

from __future__ import annotations

from tournaments.domain.appeals.commands import FileAppeal
from tournaments.domain.attendance.commands import WithdrawPlayer
from tournaments.domain.compensation import compensable
from tournaments.domain.entries.commands import CorrectPlayer, MergeEntries
from tournaments.domain.erasure.commands import ErasePerson
from tournaments.domain.erasure.events import PersonErased
from tournaments.domain.ids import AttachmentId
from tournaments.domain.photos.commands import AddAttachment
from tournaments.domain.photos.events import AttachmentAdded

from .hall import ANNA, DEPUTY, DESK, Hall, enter, p


def picture(about: str, key: str = "a1") -> AddAttachment:
    return AddAttachment(
        about=about, attachment=AttachmentId(key), digest="d", media_type="image/jpeg", size=9
    )


def erased(player: int, **fields: object) -> ErasePerson:
    return ErasePerson(player=p(player), ground="own-request", **fields)  # type: ignore[arg-type]


def played() -> Hall:
    hall = Hall().with_players(6).started()
    hall.pair_and_publish(1)
    return hall


def test_a_picture_of_a_board_may_show_its_two_players() -> None:
    hall = played()
    game = hall.state.games_of(1)[0]
    (event,) = hall.do(picture(f"game:{game.id}"))
    assert isinstance(event, AttachmentAdded)
    assert set(event.players) == {game.white, game.black}
    assert hall.state.attachments_about(f"game:{game.id}")[0].digest == "d"


def test_a_picture_of_an_appeal_may_show_who_appeals_and_whom_it_is_about() -> None:
    hall = played()
    game = hall.state.games_of(1)[0]
    hall.do(enter(game.id, "1-0"))
    hall.do(FileAppeal(about=f"game:{game.id}", by=game.black), reason="The clock.")
    (event,) = hall.do(picture("appeal:1"))
    assert isinstance(event, AttachmentAdded)
    assert event.players == (game.black, game.white)
    assert hall.refused(picture("appeal:2", "a2")).code == "UnknownAppeal"


def test_evidence_of_boards_outside_the_sector_is_somebody_elses_matter() -> None:
    hall = played()
    third = hall.state.games_of(1)[2]
    assert hall.refused(picture(f"game:{third.id}"), by=ANNA).code == "OutsideSector"
    assert hall.refused(picture("player:1"), by=DESK).code == "NotPermitted"
    assert hall.refused(picture("game:9.9.9")).code == "UnknownGame"
    assert hall.refused(picture("player:99")).code == "UnknownPlayer"


def test_the_chief_alone_erases() -> None:
    hall = played()
    hall.do(WithdrawPlayer(player=p(2)))
    assert hall.refused(erased(2), by=DEPUTY).code == "NotPermitted"
    hall.do(erased(2))
    assert hall.state.players[p(2)].erased_seq == hall.state.seq


def test_who_still_plays_is_not_erased() -> None:
    hall = played()
    assert hall.refused(erased(2)).code == "StillPlaying"


def test_all_entries_of_a_person_are_erased_together() -> None:
    hall = Hall().with_players(4)
    hall.do(MergeEntries(kept=p(1), dropped=p(4)))
    hall.do(WithdrawPlayer(player=p(1)))
    (event,) = hall.do(erased(1))
    assert isinstance(event, PersonErased)
    assert event.entries == (1, 4)
    assert hall.refused(erased(4)).code == "EntryMerged"


def test_an_erasure_takes_its_pictures_and_no_new_one_is_taken() -> None:
    hall = played()
    hall.do(picture("player:2"))
    hall.do(WithdrawPlayer(player=p(2)))
    hall.do(erased(2, attachments=(AttachmentId("a1"),)))
    assert hall.state.attachments[AttachmentId("a1")].erased
    assert hall.refused(picture("player:2", "a2")).code == "PersonErased"
    corrected = CorrectPlayer(player=p(2), details="new", title="", federation="")
    assert hall.refused(corrected).code == "PersonErased"


def test_only_what_is_in_the_log_is_erased() -> None:
    hall = played()
    hall.do(WithdrawPlayer(player=p(2)))
    assert hall.refused(erased(2, attachments=(AttachmentId("none"),))).code == "UnknownPapers"
    assert hall.refused(erased(2, reasons=(10_000,))).code == "UnknownPapers"


def test_an_erasure_is_not_taken_back() -> None:
    gone = PersonErased(player=p(2), entries=(p(2),), ground="own-request")
    assert not compensable(gone)
