"""Back-ups while the server runs: whatever is wrong with the folder, it is said and tried again."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.guards import guards_lifted
from tests.small_disk import small_disk
from tournaments.backups import archive, continuous, generations, making
from tournaments.backups.continuous import Continuous
from tournaments.backups.kept import KeptHall

from .kept_halls import copied, go_on, opened
from .started import refused, started

pytestmark = pytest.mark.usefixtures("files_may_be_opened")
PATIENCE = 60.0
MUCH = 10**9


@pytest.fixture
def hall(pytestconfig: pytest.Config, tmp_path: Path) -> KeptHall:
    return copied(pytestconfig, tmp_path / "data")


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    folder = tmp_path / "stick"
    folder.mkdir()
    return folder


@pytest.fixture
def work(hall: KeptHall, stick: Path) -> Iterator[Continuous]:
    work = Continuous(hall, stick, "", MUCH)
    yield work
    work.close()


def names(stick: Path) -> list[str]:
    """Of the back-ups; rating lists have a folder of their own."""
    return sorted(file.name for file in stick.iterdir() if file.is_file())


def seq_in(file: Path) -> int:
    with archive.opened(file, "", file.parent) as read:
        return read.manifest.ends["open"].seq


def newest(stick: Path) -> Path:
    return stick / names(stick)[-1]


def seq_of(hall: KeptHall) -> int:
    with opened(hall) as using:
        from events import store

        return store.head("open", using=using).seq


def test_one_is_made_when_something_happened_and_none_when_nothing_did(
    hall: KeptHall, stick: Path, work: Continuous
) -> None:
    work.turn()
    assert len(names(stick)) == 1
    work.turn()
    assert len(names(stick)) == 1
    go_on(hall, 1)
    work.turn()
    assert len(names(stick)) == 2
    assert seq_in(newest(stick)) == seq_of(hall)
    assert (work.status.number, work.status.trouble) == (2, "")
    assert work.status.last == generations.moment_of(newest(stick).name)


def test_a_slow_stick_gets_fewer(work: Continuous, monkeypatch: pytest.MonkeyPatch) -> None:
    made = making.make

    def slowly(*arguments: object, **options: object) -> making.MadeBackup:
        done = made(*arguments, **options)  # type: ignore[arg-type]
        return making.MadeBackup(done.path, done.size, done.ends, took=3.0)

    monkeypatch.setattr(making, "make", slowly)
    assert work.turn() == 60.0
    assert work.turn() == continuous.EVERY


def test_a_stick_that_is_pulled_out_and_put_back(
    hall: KeptHall, stick: Path, work: Continuous
) -> None:
    work.turn()
    away = stick.with_name("away")
    stick.rename(away)
    work.turn()
    assert work.status.trouble == "no-folder"
    go_on(hall, 1)
    work.turn()
    assert work.status.trouble == "no-folder"
    assert not stick.exists(), "a stick must not become a folder of the laptop"
    away.rename(stick)
    work.turn()
    assert work.status.trouble == ""
    assert seq_in(newest(stick)) == seq_of(hall)


def test_another_stick_gets_one_at_once(stick: Path, work: Continuous) -> None:
    work.turn()
    shutil.rmtree(stick)
    stick.mkdir()
    work.turn()
    assert len(names(stick)) == 1


def test_on_a_full_stick_the_oldest_make_room(hall: KeptHall, tmp_path: Path) -> None:
    one = making.make(hall, tmp_path / "one.backup", lists=False).size
    with small_disk(tmp_path / "small", 1) as disk:
        work = Continuous(hall, disk.folder, "", MUCH)
        for _ in range((1 << 20) // one + 4):
            go_on(hall, 1)
            work.turn()
            assert work.status.trouble == ""
        assert seq_in(newest(disk.folder)) == seq_of(hall)
        work.close()


def test_a_stick_full_of_other_things_is_said_and_tried_again(
    hall: KeptHall, tmp_path: Path
) -> None:
    with small_disk(tmp_path / "small", 1) as disk:
        work = Continuous(hall, disk.folder, "", MUCH)
        work.turn()
        (only,) = names(disk.folder)
        disk.fill()
        go_on(hall, 1)
        work.turn()
        assert work.status.trouble == "disk-full"
        assert names(disk.folder) == ["ballast", only], "the newest never goes"
        disk.free()
        work.turn()
        assert work.status.trouble == ""
        assert seq_in(newest(disk.folder)) == seq_of(hall)
        work.close()


def test_together_they_stay_below_the_size(hall: KeptHall, stick: Path) -> None:
    one = making.make(hall, stick / "one", lists=False).size
    (stick / "one").unlink()
    work = Continuous(hall, stick, "", 3 * one + one // 2)
    for _ in range(5):
        go_on(hall, 1)
        work.turn()
    assert len(names(stick)) == 3
    assert seq_in(newest(stick)) == seq_of(hall)
    work.close()


def test_the_disk_of_the_hall_is_not_filled(
    hall: KeptHall, stick: Path, work: Continuous, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(continuous, "RESERVE", shutil.disk_usage(hall.data).total)
    work.turn()
    assert work.status.trouble == "hall-disk-full"
    assert names(stick) == []


def test_back_ups_of_another_hall_and_other_files_are_left_alone(
    hall: KeptHall, stick: Path, work: Continuous
) -> None:
    others = {"photo.jpg", "openhall-00000000-20200101-000000Z.backup"}
    for name in others:
        (stick / name).touch()
    (stick / f"openhall-{hall.mark}-20200101-000000Z.backup.unfinished").touch()
    for _ in range(3):
        go_on(hall, 1)
        work.turn()
    assert others < {*names(stick)}
    assert not [name for name in names(stick) if "unfinished" in name]


def test_a_damaged_log_is_said_and_the_good_ones_stay(
    hall: KeptHall, stick: Path, work: Continuous
) -> None:
    work.turn()
    good = names(stick)
    go_on(hall, 1)
    with opened(hall) as using, guards_lifted(using):
        database = sqlite3.connect(hall.database)
        database.execute("UPDATE events_event SET actor = 'user:9' WHERE seq = 29")
        database.commit()
        database.close()
    work.turn()
    assert work.status.trouble == "damaged"
    assert names(stick) == good


def test_an_older_event_that_was_altered_is_found_within_the_hour(
    hall: KeptHall, work: Continuous, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A control of what the short way leaves out."""
    work.turn()
    with opened(hall) as using, guards_lifted(using):
        database = sqlite3.connect(hall.database)
        database.execute("UPDATE events_event SET actor = 'user:9' WHERE seq = 3")
        database.commit()
        database.close()
    work.turn()
    assert work.status.trouble == ""
    monkeypatch.setattr(continuous, "PROVE_ALL_EVERY", 0.0)
    go_on(hall, 1)
    work.turn()
    assert work.status.trouble == "damaged"


def test_a_passphrase_that_is_gone_is_said_and_nothing_is_left_open(
    hall: KeptHall, stick: Path, tmp_path: Path
) -> None:
    words = tmp_path / "passphrase"
    words.write_text("four words of a hall\n")
    work = Continuous(hall, stick, str(words), MUCH)
    work.turn()
    assert b"sqlite" not in newest(stick).read_bytes()
    words.unlink()
    go_on(hall, 1)
    work.turn()
    assert work.status.trouble == "passphrase"
    assert len(names(stick)) == 1
    work.close()


def test_a_clock_that_goes_back_makes_no_new_one_the_oldest(
    hall: KeptHall, stick: Path, work: Continuous
) -> None:
    tomorrow = datetime(2099, 1, 1, tzinfo=UTC)
    (stick / making.name_of(hall, tomorrow)).touch()
    work.turn()
    assert seq_in(newest(stick)) == seq_of(hall)


# --- with a server --------------------------------------------------------------------------


def test_a_server_backs_itself_up_and_once_more_at_its_end(hall: KeptHall, stick: Path) -> None:
    shutil.rmtree(hall.data / "certificate")
    with started(hall.data, "--no-demo", "--backup", str(stick)) as server:
        assert server.value("Back-ups") == str(stick)
        until = time.monotonic() + PATIENCE
        while not names(stick) and time.monotonic() < until:
            time.sleep(0.1)
        assert len(names(stick)) >= 1
        go_on(hall, 1)
        assert server.stop()[0] == 0
    assert seq_in(newest(stick)) == seq_of(hall)


def test_a_server_starts_without_the_stick_and_says_so(hall: KeptHall, tmp_path: Path) -> None:
    shutil.rmtree(hall.data / "certificate")
    missing = tmp_path / "not-plugged-in"
    with started(hall.data, "--no-demo", "--backup", str(missing)) as server:
        assert server.value("Back-ups") == f"{missing} (not there now; it is tried again)"
        assert server.get("/t/open/")[0] == 200
        assert server.stop()[0] == 0
        assert "no back-up: The folder of" in server.errors()
    assert not missing.exists()


@pytest.mark.parametrize("size", ["much", "0", "-1"])
def test_a_size_that_is_none_ends_the_start_with_a_sentence(tmp_path: Path, size: str) -> None:
    data = str(tmp_path / "data")
    line = refused("--port", "0", "--data", data, OPENHALL_BACKUP_SIZE=size)
    assert "OPENHALL_BACKUP_SIZE is a whole number above 0" in line
    assert "OPENHALL_BACKUP_SIZE" not in os.environ
