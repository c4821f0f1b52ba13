"""Rating lists beside the back-ups of a running hall: written once, and brought back."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tournaments.backups import archive, list_packets, restoring
from tournaments.backups.continuous import Continuous
from tournaments.backups.kept import KeptHall
from tournaments.backups.refusal import BackupRefused

from .kept_hall import FILES, LIST
from .kept_halls import copied, go_on, of_folder

pytestmark = pytest.mark.usefixtures("files_may_be_opened")
PLACE = f"rating-lists/{LIST}.sqlite3"
MUCH = 10**9
WORDS = "four words of a hall"


class Desk(NamedTuple):
    hall: KeptHall
    stick: Path
    work: Continuous

    @property
    def packet(self) -> Path:
        folder = list_packets.folder_of(self.hall, self.stick)
        return folder / f"{LIST}.sqlite3{list_packets.SUFFIX}"


@pytest.fixture(params=["", WORDS], ids=["plain", "sealed"])
def desk(
    request: pytest.FixtureRequest, pytestconfig: pytest.Config, tmp_path: Path
) -> Iterator[Desk]:
    hall = copied(pytestconfig, tmp_path / "data")
    stick = tmp_path / "stick"
    stick.mkdir()
    secret = tmp_path / "words"
    secret.write_text(request.param)
    work = Continuous(hall, stick, str(secret) if request.param else "", MUCH)
    yield Desk(hall, stick, work)
    work.close()


def words(desk: Desk) -> str:
    return (desk.stick.parent / "words").read_text()


def test_a_list_is_put_beside_once_after_the_results(desk: Desk) -> None:
    desk.work.turn()
    assert not desk.packet.exists(), "results go first"
    desk.work.turn()
    written = desk.packet.stat().st_ino
    assert desk.work.status.trouble == ""
    for _ in range(2):
        go_on(desk.hall, 1)
        desk.work.turn()
        desk.work.turn()
    assert desk.packet.stat().st_ino == written
    assert not list(desk.stick.rglob("*.unfinished"))


def test_a_hall_on_another_machine_has_its_list_again(desk: Desk, tmp_path: Path) -> None:
    desk.work.turn()
    desk.work.turn()
    there = of_folder(tmp_path / "another")
    source = restoring.newest(desk.stick)
    with restoring.proven(source, there, words(desk), None) as (compared, unpacked):
        assert compared.lists == []
        restoring.put_in_place(unpacked, there)
    assert (there.data / PLACE).read_text() == FILES[PLACE]


def test_without_the_folder_of_lists_the_missing_one_is_named(desk: Desk, tmp_path: Path) -> None:
    desk.work.turn()
    desk.work.turn()
    shutil.rmtree(desk.packet.parent)
    there = of_folder(tmp_path / "another")
    source = restoring.newest(desk.stick)
    with restoring.proven(source, there, words(desk), None) as (compared, _):
        assert compared.lists == [f"{LIST}.sqlite3"]


def test_a_damaged_packet_is_refused(desk: Desk, tmp_path: Path) -> None:
    desk.work.turn()
    desk.work.turn()
    packed = bytearray(desk.packet.read_bytes())
    packed[len(packed) // 3] ^= 0xFF
    desk.packet.write_bytes(packed)
    there = of_folder(tmp_path / "another")
    source = restoring.newest(desk.stick)
    with (
        pytest.raises(BackupRefused) as refused,
        restoring.proven(source, there, words(desk), None),
    ):
        pass
    assert refused.value.code in ("damaged-file", "passphrase")


def test_a_packet_is_no_back_up(desk: Desk, tmp_path: Path) -> None:
    desk.work.turn()
    desk.work.turn()
    with (
        pytest.raises(BackupRefused, match="no database in the back-up"),
        archive.opened(desk.packet, words(desk), tmp_path),
    ):
        pass


def test_a_stick_without_room_for_the_list_is_said_while_results_go_on(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(list_packets, "SPARE", 1 << 60)
    desk.work.turn()
    desk.work.turn()
    assert desk.work.status.trouble == "disk-full"
    assert "results are backed up" in desk.work.status.text
    go_on(desk.hall, 1)
    desk.work.turn()
    assert (desk.work.status.trouble, desk.work.status.number) == ("disk-full", 2)
    monkeypatch.undo()
    monkeypatch.setattr("tournaments.backups.continuous.LISTS_EVERY", 0.0)
    desk.work.turn()
    assert desk.packet.is_file()
    assert desk.work.status.trouble == ""


def test_a_list_that_the_hall_has_no_more_goes_after_a_month(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.work.turn()
    desk.work.turn()
    monkeypatch.setattr("tournaments.backups.kept.READY_LISTS", "SELECT '' WHERE 0")
    list_packets.write_missing(desk.hall, desk.stick, words(desk))
    assert desk.packet.is_file()
    monkeypatch.setattr(list_packets, "STAYS", -1.0)
    list_packets.write_missing(desk.hall, desk.stick, words(desk))
    assert not desk.packet.exists()


def test_a_database_that_is_written_is_asked_with_its_newest_rows(desk: Desk) -> None:
    assert list_packets._names(desk.hall) == [f"{LIST}.sqlite3"]
