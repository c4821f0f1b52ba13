"""Two chiefs, a stalled server, a full disk: a list in use has its players."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile, TemporaryUploadedFile
from pytest_django import Settings

from tournaments.models import RatingList
from tournaments.rating_lists.listed import ListRefused
from tournaments.services.rating_lists import jobs, sent, stores

from .api import Api
from .builders import Hall, open_hall
from .rating_lists import imported, listed, put, waited

pytestmark = pytest.mark.django_db(transaction=True)
State = RatingList.State


@pytest.fixture(autouse=True)
def lists(settings: Settings, tmp_path: Path) -> Path:
    settings.RATING_LISTS = tmp_path / "rating-lists"
    settings.RATING_LIST_LEAST = 100
    return tmp_path / "rating-lists"


def begun(text: str, period: str = "2026-10") -> RatingList:
    from tournaments.rating_lists.listed import period_from

    month = period_from(period)
    return jobs.start(
        put(text),
        name="l.txt",
        kind=None,
        period=month,
        country="",
        by="user:1",  # type: ignore[arg-type]
    )


def again(row: RatingList) -> RatingList:
    """As another look has it."""
    return RatingList.objects.get(pk=row.pk)


def state_of(row: RatingList) -> str:
    return again(row).state


def page(hall: Hall) -> str:
    return hall.client().get(f"/console/{hall.slug}/rating-lists/").content.decode()


# --- who comes second does nothing ----------------------------------------------------------------


def test_a_list_cancelled_by_one_chief_is_not_taken_by_another() -> None:
    before = imported(listed(200))
    asks = imported(listed(150))
    shown = again(asks)
    jobs.cancel(asks)
    jobs.confirm(shown)
    assert state_of(asks) == State.CANCELLED
    assert jobs.present() == before


def test_a_list_taken_by_one_chief_is_not_dropped_by_another() -> None:
    imported(listed(200))
    asks = imported(listed(150))
    shown = again(asks)
    jobs.confirm(asks)
    jobs.cancel(shown)
    assert jobs.present() == asks
    assert stores.find(asks, "a")


def test_a_list_whose_server_was_taken_for_gone_is_not_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real = jobs.doubts

    def stalled(row: RatingList) -> Any:
        with monkeypatch.context() as patched:
            patched.setattr(jobs, "QUIET_FOR", -1.0)
            assert jobs.running() is None
        return real(row)

    monkeypatch.setattr(jobs, "doubts", stalled)
    row = waited(begun(listed(200)))
    assert (row.state, row.findings["code"]) == (State.REFUSED, "broken-off")
    assert jobs.present() is None
    assert not stores.holds(row.store)


def test_a_cancel_just_before_the_end_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    real = jobs.doubts

    def late(row: RatingList) -> Any:
        jobs.cancel(again(row))
        return real(row)

    monkeypatch.setattr(jobs, "doubts", late)
    row = waited(begun(listed(200)))
    assert row.state == State.CANCELLED
    assert not stores.holds(row.store)


def test_two_imports_that_begin_together_are_one(monkeypatch: pytest.MonkeyPatch) -> None:
    row = imported(listed(200))
    RatingList.objects.filter(pk=row.pk).update(state=State.RUNNING)
    monkeypatch.setattr(jobs, "running", lambda: None)
    with pytest.raises(ListRefused, match="busy"):
        begun(listed(200))
    assert RatingList.objects.count() == 1


def test_an_upload_that_is_written_for_long_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "NOTED_EVERY", 0.0)
    monkeypatch.setattr(sent, "PIECE", 1000)
    beats: list[int] = []

    def counted(number: int, _progress: Any) -> bool:
        beats.append(number)
        return True

    file = TemporaryUploadedFile("l.txt", "text/plain", 32_800, None)
    file.write(listed(200).encode())
    monkeypatch.setattr(jobs, "_noted", counted)
    row = jobs.start(
        sent.upload(file),
        name="l.txt",
        kind=None,
        period=None,
        country="",
        by="user:1",  # type: ignore[arg-type]
    )
    assert len(beats) > 10
    waited(row)


# --- which is the present one ---------------------------------------------------------------------


def test_the_list_taken_last_is_present_and_older_questions_end() -> None:
    imported(listed(200))
    asks = imported(listed(150))
    later = imported(listed(210), "2026-11")
    assert jobs.present() == later
    assert state_of(asks) == State.CANCELLED


def test_a_list_that_asked_is_present_once_it_is_taken() -> None:
    imported(listed(200))
    first, second = imported(listed(150)), imported(listed(150), "2026-09")
    jobs.confirm(first)
    jobs.confirm(second)
    assert jobs.present() == second
    older = imported(listed(200), "2026-08")
    jobs.confirm(older)
    assert jobs.present() == older
    assert stores.find(older, "a")
    assert state_of(first) == State.REPLACED


def test_an_old_list_that_cannot_be_deleted_does_not_take_the_new_one(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    first, _second = imported(listed(200)), imported(listed(200))
    real = stores.drop

    def held(store: str) -> None:
        if store == first.store:
            raise PermissionError(13, "in use")
        real(store)

    monkeypatch.setattr(stores, "drop", held)
    third = imported(listed(200))
    assert (third.state, jobs.present()) == (State.READY, third)
    assert "PermissionError" in caplog.text
    monkeypatch.setattr(stores, "drop", real)
    imported(listed(200))
    assert not stores.holds(first.store)


# --- players that are gone ------------------------------------------------------------------------


def test_a_list_whose_players_are_gone_is_no_list_and_says_so() -> None:
    hall = open_hall(4, started=False)
    before, row = imported(listed(200)), imported(listed(210))
    stores.drop(row.store)
    assert jobs.present() == before
    assert "Its players are not here" in page(hall)
    stores.drop(before.store)
    assert jobs.present() is None
    answer = Api(hall).post("rating-lists/find/", {"words": "a"})
    assert answer.body["players"] == []
    numbered = hall.client().get(f"/console/{hall.slug}/rating-lists/{row.pk}/compare/")
    assert numbered.status_code == 404
    (told, _other) = Api(hall).get("rating-lists/").body["lists"]
    assert (told["missing"], told["present"]) == (True, False)


def test_a_list_that_asks_and_whose_players_are_gone_is_not_taken() -> None:
    imported(listed(200))
    asks = imported(listed(150))
    stores.drop(asks.store)
    jobs.confirm(asks)
    asks.refresh_from_db()
    assert (asks.state, asks.findings["code"]) == (State.REFUSED, "lost")


def test_a_list_can_be_removed() -> None:
    hall = open_hall(4, started=False)
    before, row = imported(listed(200)), imported(listed(210))
    address = f"/console/{hall.slug}/rating-lists/{row.pk}/remove/"
    assert address in page(hall)
    assert hall.client().post(address).status_code == 302
    assert jobs.present() == before
    assert not stores.holds(row.store)
    assert Api(hall).post(f"rating-lists/{before.pk}/remove/", {}).body["lists"] == []


def test_a_list_of_another_copy_of_the_database_is_not_taken_for_this_one() -> None:
    row = imported(listed(200))
    RatingList.objects.all().delete()
    other = imported(listed(210))
    assert other.store != row.store


# --- leftovers ------------------------------------------------------------------------------------


def full(path: Path, _beat: object) -> Path:
    path.write_text("half")
    raise OSError(28, "No space left on device")


def test_an_upload_that_does_not_fit_leaves_nothing(lists: Path) -> None:
    with pytest.raises(OSError, match="space"):
        jobs.start(full, name="l", kind=None, period=None, country="", by="user:1")  # type: ignore[arg-type]
    assert not list(lists.iterdir())
    row = RatingList.objects.get()
    assert (row.state, row.findings["code"]) == (State.REFUSED, "not-kept")


def test_what_a_killed_server_left_goes(lists: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    row = imported(listed(200))
    RatingList.objects.filter(pk=row.pk).update(state=State.RUNNING)
    (lists / f"{row.store}.upload").write_text("half")
    (lists / "of-another-time.upload").write_text("half")
    monkeypatch.setattr(jobs, "QUIET_FOR", -1.0)
    assert jobs.running() is None
    assert not stores.holds(row.store)
    imported("no list\n")
    assert not list(lists.iterdir())


def test_an_upload_for_which_there_is_no_room_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = open_hall(4, started=False)
    monkeypatch.setattr(sent, "free_on", lambda _folder: 100)
    file = SimpleUploadedFile("l.txt", listed(200).encode())
    answer = hall.client().post(f"/console/{hall.slug}/rating-lists/", {"file": file})
    assert "not enough room" in answer.content.decode()
    assert not RatingList.objects.exists()


def test_a_waiting_file_is_read_where_it_lies(lists: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_privilege(*_: object) -> None:
        raise OSError("A required privilege is not held by the client")

    monkeypatch.setattr(Path, "symlink_to", no_privilege)
    (lists / "incoming").mkdir(parents=True)
    waiting = lists / "incoming" / "october.txt"
    waiting.write_text(listed(200), newline="")
    row = jobs.start(
        sent.waiting_file("october.txt"),
        name="october.txt",
        kind=None,
        period=None,
        country="",
        by="user:1",  # type: ignore[arg-type]
    )
    assert waited(row).findings.get("code") == "period-unknown"
    assert waiting.exists()


def test_what_is_told_of_a_line_has_no_sign_that_a_database_refuses() -> None:
    text = listed(2500)
    at = text.rindex("\r\n", 0, -2) + 2
    row = imported(text[:at] + "\0" + text[at + 1 :])
    assert row.state == State.READY
    (line,) = row.findings["broken"]
    assert line["why"] == "number"
    assert "\0" not in line["text"]
