"""How is the hall: what the chief reads of the server, and that nobody else does."""

from __future__ import annotations

import sys
import time
from datetime import timedelta

import pytest
from django.utils import timezone

from frontend.console.views import hall as page
from frontend.console.views.hall_line import age
from tournaments.backups import continuous
from tournaments.backups.continuous import Status
from tournaments.backups.refusal import BackupRefused
from tournaments.services import machine

from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db


@pytest.fixture
def hall() -> Hall:
    return open_hall(4)


def read(hall: Hall, language: str = "en") -> str:
    client = hall.client()
    client.cookies["openhall-language"] = language
    answer = client.get(f"/console/{hall.slug}/hall/")
    assert answer.status_code == 200
    return answer.content.decode()


def fared(monkeypatch: pytest.MonkeyPatch, status: Status | str) -> None:
    monkeypatch.setattr(continuous, "status", lambda: status)


def status(**fields: object) -> Status:
    now = time.monotonic()
    plain = {
        "folder": "/media/stick",
        "sealed": True,
        "checked": now - 7,
        "last": timezone.now() - timedelta(minutes=4),
        "number": 12,
        "size": 34_000_000,
    }
    return Status(**{**plain, **fields})  # type: ignore[arg-type]


def test_the_chief_alone_reads_it(hall: Hall) -> None:
    assert read(hall)
    deputy = hall.client(hall.arbiter("dana", "deputy"))
    assert deputy.get(f"/console/{hall.slug}/hall/").status_code == 403


def test_without_back_ups_it_says_what_would_be_lost_and_what_to_do(hall: Hall) -> None:
    text = read(hall)
    assert "There are no back-ups by themselves." in text
    assert "./hall --backup FOLDER" in text


def test_all_is_well(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing happened for four minutes, and that was seen seven seconds ago."""
    fared(monkeypatch, status())
    text = read(hall)
    assert "Everything up to 7 s ago is in the newest one." in text
    assert "12 back-ups, 34 MB" in text
    assert "sealed by a passphrase" in text
    assert 'class="notice' not in text.split('id="hall"')[1].split("</section>")[0]


def test_a_thread_that_stands_still_is_not_all_well(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A control: nothing is said to be wrong, and nobody looked for ten minutes."""
    fared(monkeypatch, status(checked=time.monotonic() - 600))
    assert '<p class="notice bad">Everything up to 10 min ago' in read(hall)


def test_a_stick_that_is_missing_is_said_with_how_old_the_last_one_is(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    fared(monkeypatch, status(trouble="no-folder", since=time.monotonic() - 130))
    text = read(hall)
    assert "For 2 min the folder has not been there: is the stick plugged in?" in text
    assert "The newest one is 4 min old. It is tried again every few seconds." in text


def test_a_folder_on_the_same_disk_is_no_help_and_says_so(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    fared(monkeypatch, status(same_disk=True, sealed=False))
    text = read(hall)
    assert "They are on the same disk as the hall" in text
    assert "not sealed: whoever has it has the keys" in text


@pytest.mark.parametrize("language", ["en", "cs", "pl", "ru"])
@pytest.mark.parametrize(
    "code", ["no-folder", "disk-full", "hall-disk-full", "damaged", "passphrase", "newer", ""]
)
def test_every_trouble_has_words_in_every_language(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, code: str, language: str
) -> None:
    fared(monkeypatch, status(trouble=code, since=time.monotonic() - 5, last=None))
    assert "Console-Hall" not in read(hall, language)


# --- the machine and the clocks -------------------------------------------------------------


def panel(text: str, name: str) -> str:
    return text.split(f'id="hall-{name}"')[1].split("</section>")[0]


@pytest.mark.parametrize(
    ("free", "mood"), [(20 * 10**9, ""), (4 * 10**9, "notice"), (10**8, "notice bad")]
)
def test_a_disk_that_fills_is_said_before_it_is_full(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, free: int, mood: str
) -> None:
    monkeypatch.setattr(machine, "disk", lambda: machine.Room(free, 50 * 10**9))
    text = panel(read(hall), "machine")
    assert f"{free // 10**9} GB of 50 GB are free on the disk." in text
    assert ("before results find no room" in text) == bool(mood)
    assert (f'class="{mood}"' in text) == bool(mood)


def test_what_nobody_knows_is_left_out(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("disk", "memory", "descriptors"):
        monkeypatch.setattr(machine, name, lambda: None)
    assert panel(read(hall), "machine").count("<p") == 1


def test_the_machine_that_runs_this_says_something() -> None:
    disk = machine.disk()
    assert disk
    assert 0 < disk.free < disk.all
    if sys.platform == "linux":
        memory, connections = machine.memory(), machine.descriptors()
        assert memory
        assert connections
        assert 0 < memory.free <= memory.all
        assert 0 < connections.free < connections.all


def test_a_pairing_that_nobody_makes_is_said(hall: Hall) -> None:
    assert "No pairing is being waited for." in panel(read(hall), "machine")
    hall.request()
    assert "A pairing has been asked for, 0 s ago." in panel(read(hall), "machine")


def typed(hall: Hall, *late: float) -> None:
    """Anna types results that came so many seconds after her device said."""
    anna = hall.arbiter("anna", "results")
    hall.pair()
    hall.publish()
    for board, seconds in enumerate(late, 1):
        said = timezone.now() - timedelta(seconds=seconds)
        hall.enter_result(board, "1-0", by=anna, occurred_at=said)


@pytest.mark.parametrize(
    ("late", "said"),
    [
        ((0.1, 0.2), "The clocks of all who typed lately agree"),
        ((400.0, 0.2, 500.0), "The clocks of all who typed lately agree"),
        ((400.0, 400.0), "The clocks of all who typed lately agree"),
        ((0.1, -250.0), "The clock of Anna Arbiter is 4 min ahead"),
        ((400.0, 301.0, 500.0), "Entries of Anna Arbiter come 5 min late, all of them"),
    ],
    ids=["right", "some waited for the network", "too few to tell", "ahead", "behind"],
)
def test_clocks_are_compared_by_what_was_typed(late: tuple[float, ...], said: str) -> None:
    hall = open_hall(8)
    typed(hall, *late)
    assert said in panel(read(hall), "clocks")


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(-3, "0 s"), (119, "119 s"), (120, "2 min"), (7200, "2 h"), (200_000, "2 d")],
)
def test_ages(seconds: int, text: str) -> None:
    assert age(seconds) == text


def test_what_a_back_up_is_refused_by_is_what_the_page_knows() -> None:
    refused = BackupRefused("damaged", "the log contradicts itself")
    assert page.known_trouble(refused.code) == "damaged"
    assert page.known_trouble("exists") == "disk-broken"
