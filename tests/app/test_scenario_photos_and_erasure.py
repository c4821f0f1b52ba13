"""S20 and S31: photos with a decision and a correction; erasing a person when all is over."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import timedelta
from io import BytesIO
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from asgiref.sync import async_to_sync
from django.core.files.uploadedfile import SimpleUploadedFile
from django.core.management import call_command
from django.db import connection
from PIL import Image
from pypdf import PdfReader

from events import store
from events.live import Frame
from events.verification import check, notes
from frontend.public import pages as public
from tournaments.domain.appeals.commands import DecideAppeal, FileAppeal
from tournaments.domain.attendance.commands import WithdrawPlayer
from tournaments.domain.discretion import NOTHING
from tournaments.domain.entries.commands import MergeEntries
from tournaments.domain.games.commands import CorrectResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import GameId, PlayerId
from tournaments.domain.notes.commands import NoteBoard
from tournaments.domain.numbers.commands import StartTournament
from tournaments.domain.rounds.commands import CloseRound
from tournaments.domain.rulings.commands import DecideBoard
from tournaments.domain.tournament.commands import CloseTournament
from tournaments.exports import bundle
from tournaments.exports.bundle_files import check as stranger
from tournaments.frames import Rendering
from tournaments.models import AttachmentFile, PersonDetails, ReasonText, UnmergedEvent
from tournaments.public import kept_views
from tournaments.public.version import Versions
from tournaments.services import attachments, overwriting, pictures, states
from tournaments.services.names import names_of

from .api import Answered, Api, body
from .builders import Hall, account, entry, open_hall, photo

pytestmark = pytest.mark.django_db

WORDS = "The clock was two minutes fast; Emil saw it."
FAMILY, GIVEN = "Zvěřinová", "Kateřina"
NAME = f"{FAMILY}, {GIVEN}"
MARKS = (FAMILY, "zverinova@example.org", "1987-11-23", "77123456", "Klub Bezejmenných")
"""Of the person: what must be nowhere once she is erased."""
WORDS_OF_OTHERS = (GIVEN, "ZVERINOVA", "phone rang")


@pytest.fixture
def hall() -> Hall:
    """Board 2 was forfeited by White, everything else is in."""
    hall = open_hall(10)
    hall.pair()
    hall.publish()
    hall.results(1, "1-0", "-/+", "1-0", "0-1", "1/2-1/2")
    return hall


def send(hall: Hall, about: str, file: bytes, name: str = "slip.jpg", **fields: Any) -> Answered:
    """An upload, as a phone sends it."""
    api = Api(hall, fields.pop("by", None))
    form = body(file=SimpleUploadedFile(name, file), about=about, **fields)
    answer: Any = api.client.post(f"{api.root}attachments/", form)
    return Answered(answer.status_code, answer.json(), answer)


def photos(hall: Hall, about: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = Api(hall).get("attachments/", about=about).body["attachments"]
    return found


def phone_picture() -> bytes:
    """As a phone takes it: lying on its side, with the place and the camera in it."""
    exif = Image.Exif()
    exif[0x0112] = 6  # to be turned by a quarter
    exif[0x010F] = "Camera of Zverinova"
    exif.get_ifd(0x8825)[2] = (50.0, 5.0, 12.0)  # latitude
    return photo(3200, 2400, "JPEG", exif=exif)


# --- photos -------------------------------------------------------------------------------------


def test_s20_the_decision_has_its_clock_photo_in_history_and_dossier(hall: Hall) -> None:
    game = hall.game(2)
    decided = str(uuid4())
    Api(hall).post(
        "commands/decide-board/",
        {"command_id": decided, "reason": WORDS, "command": {"game": game.id}},
    )
    sent = send(hall, f"game:{game.id}", phone_picture(), with_command=decided)
    assert sent.status == 201
    event = store.read(hall.slug)[-1]
    assert (event.type, event.causation) == ("AttachmentAdded", f"command:{decided}")
    history = Api(hall).get("activity/", scope=f"game:{game.id}").body["activity"]
    told = [row["text"].partition(" (")[0] for row in history[:2]]
    assert told == ["Round 1, board 2: photo added", "Round 1, board 2: decided that – + stands"]
    hall.do(FileAppeal(about=f"game:{game.id}", by=game.white), reason="The clock was fast.")
    hall.picture("appeal:1")
    dossier = Api(hall).get("appeals/1/dossier/").response.content
    read = PdfReader(BytesIO(dossier))
    assert sum(len(page.images) for page in read.pages) == 2
    text = "".join(page.extract_text() for page in read.pages).replace("\n", "")
    for row in (*photos(hall, f"game:{game.id}"), *photos(hall, "appeal:1")):
        assert row["digest"] in text


def test_s31_a_correction_goes_out_with_its_reason_and_the_photo_of_the_slip(hall: Hall) -> None:
    game = hall.game(1)
    corrected = Api(hall).command(
        "correct-result",
        game=game.id,
        expected="1-0",
        result="1/2-1/2",
        envelope={"reason": "Result slip says so"},
    )
    assert corrected.status == 201
    assert send(hall, f"game:{game.id}", photo()).status == 201
    (row,) = photos(hall, f"game:{game.id}")
    assert (row["place"], row["by_name"]) == ("Round 1, board 1", "Chief Arbiter")
    assert check(hall.slug) == []


def test_what_is_kept_is_upright_smaller_and_knows_nothing_of_the_camera(hall: Hall) -> None:
    sent = phone_picture()
    assert b"Camera of Zverinova" in sent, "the control: it was in the file"
    send(hall, "player:3", sent)
    (row,) = photos(hall, "player:3")
    kept = Api(hall).get(f"attachments/{row['attachment']}/").response
    picture = Image.open(BytesIO(kept.content))
    assert (picture.format, picture.size) == ("JPEG", (1500, 2000))
    assert not picture.getexif()
    assert b"Zverinova" not in kept.content
    small = Api(hall).get(f"attachments/{row['attachment']}/", small=1).response
    assert max(Image.open(BytesIO(small.content)).size) == pictures.SMALL_SIDE


@pytest.mark.parametrize(
    ("name", "file", "says"),
    [
        ("notes.txt", b"no picture at all", "notes.txt is no picture (JPEG, PNG or WebP)"),
        ("half.jpg", photo(640, 480, "JPEG")[:2000], "half.jpg is broken"),
        ("live.heic", b"\x00\x00\x00\x18ftypheic" + b"\x00" * 40, "live.heic is a HEIC picture"),
        ("page.pdf", b"%PDF-1.7\n", "page.pdf is no picture"),
        ("huge.png", b"\x00" * (pictures.LARGEST_FILE + 1), "huge.png has 12.0 MB"),
    ],
)
def test_a_file_that_is_no_readable_picture_is_refused_by_its_name(
    hall: Hall, name: str, file: bytes, says: str
) -> None:
    before = hall.state.seq
    refused = send(hall, "player:3", file, name)
    assert (refused.status, refused.body["code"]) == (422, "NotAPicture")
    assert says in refused.body["message"]
    assert (hall.state.seq, AttachmentFile.objects.count()) == (before, 0)


def test_a_picture_of_too_many_pixels_is_not_unpacked(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "MOST_PIXELS", 640 * 480 - 1)
    assert "megapixels" in send(hall, "player:3", photo(640, 480)).body["message"]


def test_a_photo_that_is_sent_twice_is_kept_once(hall: Hall) -> None:
    command = str(uuid4())
    first, again = (send(hall, "player:3", photo(), command_id=command) for _ in range(2))
    assert (first.status, again.status) == (201, 200)
    assert AttachmentFile.objects.count() == len(photos(hall, "player:3")) == 1


def test_a_photo_is_for_arbiters_alone_and_is_kept_by_no_browser(hall: Hall) -> None:
    key = hall.picture("game:1.1.1")
    place = f"/api/v1/tournaments/{hall.slug}/attachments/{key}/"
    shown = hall.client(hall.arbiter("sector", "sector")).get(place)
    assert (shown.status_code, shown["Content-Type"]) == (200, "image/jpeg")
    assert shown["X-Content-Type-Options"] == "nosniff"
    assert shown["Cache-Control"] == "private, no-store"
    assert "sandbox" in shown["Content-Security-Policy"]
    assert hall.client(account("stranger")).get(place).status_code == 403
    version = Versions()
    version.fold(store.read(hall.slug))
    assert version.seq_of(version.latest) < hall.state.attachments[key].seq, "nothing public moved"


def test_a_sector_arbiter_photographs_the_boards_of_the_sector_alone(hall: Hall) -> None:
    emil = hall.arbiter("emil", "sector", 1, 2)
    assert send(hall, f"game:{hall.game(2).id}", photo(), by=emil).status == 201
    refused = send(hall, f"game:{hall.game(3).id}", photo(), by=emil)
    assert (refused.status, refused.body["code"]) == (422, "OutsideSector")


def test_there_is_an_end_to_the_photos_of_one_board(hall: Hall) -> None:
    for _ in range(20):
        hall.picture("game:1.1.1")
    refused = send(hall, "game:1.1.1", photo())
    assert (refused.status, refused.body["code"]) == (422, "TooManyPictures")


def test_one_altered_byte_of_a_photo_is_found_and_its_board_named(hall: Hall) -> None:
    key = hall.picture(f"game:{hall.game(2).id}")
    assert check(hall.slug) == []
    row = AttachmentFile.objects.get(attachment=key)
    changed = bytearray(row.content)
    changed[len(changed) // 2] ^= 1
    AttachmentFile.objects.filter(pk=row.pk).update(content=bytes(changed))
    (fault,) = check(hall.slug)
    assert "photo" in str(fault)
    assert "game:1.1.2: it is not the one that was added" in str(fault)
    AttachmentFile.objects.filter(pk=row.pk).delete()
    (fault,) = check(hall.slug)
    assert "game:1.1.2: it is missing" in str(fault)


def test_a_photo_that_vanished_without_an_erasure_is_a_fault(hall: Hall) -> None:
    key = hall.picture("player:3")
    attachments.erase(hall.slug, [key])
    (fault,) = check(hall.slug)
    assert "no erasure is in the log" in str(fault)


# --- erasing ------------------------------------------------------------------------------------


def finished_hall() -> Hall:
    """All is over. Entry 1 is she: two names, an appeal, a decision, photos, words of others."""
    hall = open_hall(0, rounds=1, started=False)
    she = {"birth_date": "1987-11-23", "fide_id": "77123456", "club": "Klub Bezejmenných"}
    she |= {"contact": "zverinova@example.org"}
    hall.enter([entry(1, name=f"{FAMILY}-Bílá, {GIVEN}", **she), *map(entry, range(2, 7))])
    details = {**she, "name": NAME, "sex": "w", "title": "", "federation": "CZE"}
    assert Api(hall).post("players/1/correct/", body(player=details)).status == 201
    hall.do(StartTournament(colour="w"))  # type: ignore[arg-type]
    hall.pair()
    hall.publish()
    game = next(g for g in hall.state.games.values() if 1 in (g.white, g.black))
    hall.do(NoteBoard(game=game.id, kind="restarted"), reason="She asked for a new start.")
    hall.finish_round()
    hall.do(DecideBoard(game=game.id), reason="Her phone rang; two players saw it.")
    hall.do(FileAppeal(about=f"game:{game.id}", by=PlayerId(1)), reason="It was not my phone.")
    hall.do(DecideAppeal(appeal=1, verdict="rejected"), reason="It was hers.")  # type: ignore[arg-type]
    _corrected(hall, game.id, "Typed wrongly")
    other = next(g for g in hall.state.games.values() if 1 not in (g.white, g.black))
    _corrected(hall, other.id, f"Paní ZVERINOVA from {GIVEN}'s table saw the slip.")
    for about in (f"game:{game.id}", "appeal:1", "player:1", f"game:{other.id}"):
        hall.picture(about)
    hall.do(CloseRound(round=1))
    hall.do(CloseTournament())
    return hall


def _corrected(hall: Hall, game: GameId, reason: str) -> None:
    standing = hall.state.games[game].result
    assert standing is not None
    wanted = Result.DRAW if standing != Result.DRAW else Result.WHITE_WINS
    hall.do(CorrectResult(game=game, expected=standing, result=wanted), reason=reason)


def plan(hall: Hall, player: int = 1) -> dict[str, Any]:
    found: dict[str, Any] = Api(hall).get(f"players/{player}/erasure/").body["plan"]
    return found


def erase(hall: Hall, player: int = 1, name: str = NAME, **fields: Any) -> Answered:
    """As the page proposes it."""
    texts = [text["seq"] for text in plan(hall, player)["texts"] if text["sure"]]
    form = {"name": name, "ground": "own-request", "texts": texts, "read_seq": hall.state.seq}
    return Api(hall).post(f"players/{player}/erasure/", body(**form | fields))


def found_in(stored: str | bytes) -> set[str]:
    """The marks that stand there, plainly or as JSON writes them."""
    text = stored if isinstance(stored, str) else stored.decode("latin-1")
    forms: dict[str, tuple[str, ...]]
    forms = {mark: (mark, json.dumps(mark)[1:-1]) for mark in (*MARKS, *WORDS_OF_OTHERS)}
    if isinstance(stored, bytes):
        forms = {
            mark: tuple(form.encode().decode("latin-1") for form in both)
            for mark, both in forms.items()
        }
    return {mark for mark, both in forms.items() if any(form in text for form in both)}


def everything_stored() -> Iterator[str]:
    """Every value of every table as text."""
    with connection.cursor() as cursor:
        for table in connection.introspection.table_names():
            cursor.execute(f"SELECT * FROM {connection.ops.quote_name(table)}")
            for row in cursor.fetchall():
                for value in row:
                    blob = isinstance(value, bytes | memoryview)
                    yield bytes(value).decode("latin-1") if blob else str(value)


def test_what_would_go_is_shown_first_with_everything_that_was_ever_entered() -> None:
    found = plan(finished_hall())
    details = dict(reversed(found["details"]))
    assert {details[label] for label in ("Birth date", "FIDE id", "Contact", "Club")} == {
        *MARKS[1:]
    }
    assert {value for label, value in found["details"] if label == "Name"} == {
        NAME,
        f"{FAMILY}-Bílá, {GIVEN}",
    }
    assert [picture["event"].partition(":")[0] for picture in found["pictures"]] == [
        "Round 1, board 1",
        "Appeal 1 (Round 1, board 1)",
        NAME,
    ]
    assert {text["words"]: text["sure"] for text in found["texts"]} == {
        "Her phone rang; two players saw it.": True,
        "She asked for a new start.": True,
        "It was not my phone.": True,
        "It was hers.": True,
        "Typed wrongly": False,
        f"Paní ZVERINOVA from {GIVEN}'s table saw the slip.": True,
    }


@pytest.mark.django_db(transaction=True)
def test_a_person_is_erased_from_a_finished_tournament_and_the_chain_holds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hall = finished_hall()
    before = "\n".join(everything_stored())
    assert found_in(before) == {*MARKS, *WORDS_OF_OTHERS}, "the control: all of it was there"
    assert connection.vendor != "sqlite" or found_in(files()) == found_in(before)
    chain = [event.hash for event in store.read(hall.slug)]
    pages_before = public_pages(hall)
    assert FAMILY in pages_before

    said = {"words": {"en": f"entry of {NAME}"}, "reason": f"{NAME} came late"}
    UnmergedEvent.objects.create(stream=hall.slug, hash="0" * 64, seq=9, fork=3, event="{}", **said)
    assert erase(hall).status == 201
    overwriting.overwrite_if_asked()
    assert found_in(files()) == set()
    assert overwriting._tables_old.is_set(), "somebody has just typed: writers need not wait"
    monkeypatch.setattr(overwriting, "QUIET", timedelta())
    overwriting.overwrite_if_asked()
    assert not overwriting._tables_old.is_set()
    after = "\n".join(everything_stored())
    assert found_in(after) == found_in(files()) == set()
    assert [event.hash for event in store.read(hall.slug)][: len(chain)] == chain
    assert check(hall.slug) == []
    assert "erased on request: 1 entries, 3 photos" in notes(hall.slug)
    call_command("verify", hall.slug, stdout=BytesText())

    seen = public_pages(hall) + arbiters_pages(hall)
    assert found_in(seen) == set()
    assert "erased player 1" in seen
    head = store.head(hall.slug)
    made = bundle.files(hall.state, names_of(hall.state), head, store.read(hall.slug))
    assert stranger.chain_faults(made[stranger.EVENTS], made[stranger.HEAD]) == []
    assert found_in(bundle.zipped(made)) == set()
    kept = [found for found in hall.state.attachments.values() if not found.erased]
    assert len(kept) == 1, "the photo of the other board stays"
    assert ReasonText.objects.filter(text="Typed wrongly").exists()


class BytesText:
    """Somewhere to write to."""

    def write(self, _text: str) -> None: ...
    def flush(self) -> None: ...


def files() -> bytes:
    """The database's own files; of PostgreSQL nobody can see them from here."""
    if connection.vendor != "sqlite":
        return b""
    name = Path(str(connection.settings_dict["NAME"]))
    parts = [name, name.with_name(f"{name.name}-wal")]
    return b"".join(part.read_bytes() for part in parts if part.exists())


def public_pages(hall: Hall) -> str:
    """Every public version of the pages that name players."""
    kept_views.forget()
    versions = Versions()
    versions.fold(store.read(hall.slug))
    made = ""
    for version in range(1, versions.latest + 1):
        view = kept_views.public_view(hall.slug, version, versions.seq_of(version))
        for page, argument in (("entries", ""), ("pairings", "1"), ("standings", "1")):
            made += (public.render(view, page, argument) or b"").decode()
    return made


def arbiters_pages(hall: Hall) -> str:
    """What the console and the exports show after and before the erasure."""
    client = hall.client()
    root = f"/console/{hall.slug}/"
    places = [
        *(f"{root}{tab}/" for tab in ("results", "entries", "standings", "appeals", "activity")),
        f"{root}entries/1/",
        f"{root}entries/?at={hall.state.seq - 1}",
        f"/api/v1/tournaments/{hall.slug}/report/",
        f"/api/v1/tournaments/{hall.slug}/events/",
    ]
    dossier = client.get(f"/api/v1/tournaments/{hall.slug}/appeals/1/dossier/").content
    told = [page.extract_text() for page in PdfReader(BytesIO(dossier)).pages]
    for place in places:
        answer = client.get(place)
        assert answer.status_code == 200, place
        told.append(answer.content.decode())
    return "".join(told)


def test_nobody_but_the_chief_erases_and_the_name_is_typed_once_more() -> None:
    hall = finished_hall()
    deputy = Api(hall, hall.arbiter("anna", "deputy"))
    form = {"name": NAME, "ground": "own-request"}
    assert deputy.get("players/1/erasure/").status == 403
    assert deputy.post("players/1/erasure/", body(**form)).status == 403
    page = hall.client(account("anna")).get("/console/open/entries/1/erase/")
    assert page.status_code == 403
    wrong = erase(hall, name="Čapek, B.")
    assert (wrong.status, wrong.body["code"]) == (422, "NameNotTyped")
    assert NAME in wrong.body["message"]
    assert hall.names.player(PlayerId(1)) == NAME
    assert erase(hall, name="zverinova, KATERINA ").status == 201


def test_an_erasure_that_names_no_texts_is_asked_which_go_and_guesses_nothing() -> None:
    hall = finished_hall()
    api, place = Api(hall), "players/1/erasure/"
    seq = hall.state.seq
    wrong = api.post(place, body(name="Čapek, B.", ground="own-request"))
    assert wrong.body["code"] == "NameNotTyped"
    asked = api.post(place, body(name=NAME, ground="own-request"))
    assert (asked.status, asked.body["code"]) == (422, "TextsNotChosen")
    assert asked.body["texts"] == plan(hall)["texts"]
    assert f"6 texts may be about {NAME}" in asked.body["message"]
    assert hall.state.seq == seq == asked.body["seq"]
    assert {*MARKS, *WORDS_OF_OTHERS} <= found_in("\n".join(everything_stored()))
    chosen = [text["seq"] for text in asked.body["texts"] if text["words"] != "Typed wrongly"]
    form = {"name": NAME, "ground": "own-request", "texts": chosen}
    assert api.post(place, body(**form, read_seq=asked.body["seq"])).status == 201
    assert found_in("\n".join(everything_stored())) == set()


def test_no_text_goes_where_the_list_that_was_sent_is_empty() -> None:
    hall = finished_hall()
    assert erase(hall, texts=[]).status == 201
    assert {*WORDS_OF_OTHERS} <= found_in("\n".join(everything_stored()))


def test_whoever_still_plays_is_withdrawn_first() -> None:
    hall = open_hall(6)
    name = hall.names.player(PlayerId(2))
    refused = erase(hall, 2, name)
    assert (refused.status, refused.body["code"]) == (422, "StillPlaying")
    assert name in refused.body["message"]
    hall.do(WithdrawPlayer(player=PlayerId(2)))
    assert erase(hall, 2, name).status == 201


def test_what_came_while_the_page_was_open_is_read_before_it_goes() -> None:
    hall = finished_hall()
    read = hall.state.seq
    hall.picture("player:1")
    late = erase(hall, read_seq=read)
    assert (late.status, late.body["code"]) == (409, "ChangedMeanwhile")
    assert hall.names.player(PlayerId(1)) == NAME


def test_nothing_personal_comes_back_however_late_it_was_sent() -> None:
    hall = finished_hall()
    erase(hall)
    again = Api(hall).post("players/1/correct/", body(player={"name": NAME}))
    assert (again.status, again.body["code"]) == (422, "PersonErased")
    assert send(hall, "player:1", photo()).body["code"] == "PersonErased"
    assert hall.names.player(PlayerId(1)) == "erased player 1"
    details = PersonDetails.objects.filter(person=hall.state.players[PlayerId(1)].person)
    assert [row.details for row in details] == [{}, {}]


def test_a_merged_entry_goes_with_the_one_that_was_kept() -> None:
    hall = open_hall(6, started=False)
    hall.enter([entry(7, name=f"{FAMILY}, K.")])
    hall.do(MergeEntries(kept=PlayerId(2), dropped=PlayerId(7)))
    hall.do(WithdrawPlayer(player=PlayerId(2)))
    assert plan(hall, 2)["entries"] == [2, 7]
    assert erase(hall, 2, hall.names.player(PlayerId(2))).status == 201
    assert FAMILY not in "\n".join(everything_stored())


def test_the_same_person_in_another_section_is_pointed_at() -> None:
    hall = finished_hall()
    other = open_hall(3, slug="section-b", started=False)
    other.enter([entry(9, name=NAME, fide_id="")])
    (found,) = plan(hall)["elsewhere"]
    assert (found["slug"], found["player"], found["name"]) == ("section-b", 4, NAME)


def test_details_that_come_back_with_an_older_copy_of_the_tables_are_a_fault() -> None:
    hall = finished_hall()
    rows = list(PersonDetails.objects.all()) + list(ReasonText.objects.all())
    erase(hall)
    for row in rows:
        row.save()
    found = [str(fault) for fault in check(hall.slug) if fault.kind == "erasures"]
    assert len(found) == 2, found
    assert "personal details of entry 1 are back" in found[0]
    assert "texts of entry 1 are back" in found[1]


@pytest.mark.django_db(transaction=True)
def test_a_console_that_comes_back_reads_no_name_of_somebody_who_was_erased() -> None:
    hall = finished_hall()
    recorded = store.read(hall.slug)
    old = Frame(hall.slug, recorded[-1].seq, 0, tuple(recorded))
    rendering = Rendering()
    assert FAMILY in async_to_sync(rendering.text)(old, NOTHING)
    erase(hall)
    news = tuple(store.read(hall.slug, old.seq))
    assert "erased player 1" in async_to_sync(rendering.text)(
        Frame(hall.slug, news[-1].seq, old.seq, news), NOTHING
    )
    assert FAMILY not in async_to_sync(rendering.text)(old, NOTHING)
    assert states.current(hall.slug).players[PlayerId(1)].erased_seq == news[-1].seq


def test_only_texts_that_are_about_the_person_go_with_him() -> None:
    hall = finished_hall()
    others = next(event.seq for event in store.read(hall.slug) if not event.reason)
    refused = erase(hall, texts=[others])
    assert (refused.status, refused.body["code"]) == (422, "UnknownPapers")
    assert hall.names.player(PlayerId(1)) == NAME


def test_what_is_erased_while_the_log_is_emptied_is_asked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(overwriting, "_quiet", lambda: False)
    overwriting.ask()
    monkeypatch.setattr(overwriting, "empty_log", overwriting.ask)
    overwriting.overwrite_if_asked()
    assert overwriting._log_full.is_set()

    def still_read() -> None:
        raise overwriting.StillRead

    monkeypatch.setattr(overwriting, "empty_log", still_read)
    with pytest.raises(overwriting.StillRead):
        overwriting.overwrite_if_asked()
    assert overwriting._log_full.is_set()
    overwriting._log_full.clear()
    overwriting._tables_old.clear()


@pytest.mark.parametrize("mode", ["RGBA", "LA", "P"])
def test_what_is_transparent_is_white_and_no_larger_than_a_photo(mode: str) -> None:
    drawn = Image.new("RGBA", (5000, 20), (0, 0, 0, 0)).convert(mode)
    made = BytesIO()
    drawn.save(made, "PNG", **({"transparency": 0} if mode == "P" else {}))
    kept = Image.open(BytesIO(pictures.rewritten("slip.png", made.getvalue())))
    assert max(kept.size) <= pictures.LONGEST_SIDE
    assert min(kept.convert("L").tobytes()) > 250
