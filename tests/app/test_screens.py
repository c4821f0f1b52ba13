"""Hall screens that the console tells what to show, by their fixed addresses; and their health."""

from __future__ import annotations

import json
import re
from io import BytesIO
from typing import Any
from uuid import uuid4

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from msgspec.structs import replace
from PIL import Image

from events import live
from frontend.public.pages import render
from frontend.public.round_keys import round_key
from tournaments.domain.announcements.commands import MakeAnnouncement, TakeBackAnnouncement
from tournaments.domain.games.commands import CorrectResult
from tournaments.domain.games.results import Result
from tournaments.domain.ids import AnnouncementId
from tournaments.domain.photos.state import ORGANISERS
from tournaments.domain.screens.commands import SetScreen
from tournaments.domain.screens.state import ScreenPlan
from tournaments.domain.settings.commands import ChangeSettings
from tournaments.public.kept_views import newest_view

from .api import Api
from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db

PLAN = ScreenPlan(kinds=("board", "standings"), part="1/2", seconds=45)


@pytest.fixture
def hall() -> Hall:
    hall = open_hall(6)
    hall.pair()
    hall.publish()
    hall.do(SetScreen(screen="hall-a", plan=PLAN))
    return hall


def screen(hall: Hall, argument: str) -> str:
    made = render(newest_view(hall.slug), "screen", argument)
    assert made is not None, argument
    return made.decode()


def test_a_screen_shows_its_lists_one_after_the_other(hall: Hall) -> None:
    first = screen(hall, "at/hall-a")
    assert 'data-kind="board"' in first
    assert 'data-next="screen/at/hall-a/2"' in first
    assert 'data-share="1/2"' in first
    assert 'data-seconds="45"' in first
    second = screen(hall, "at/hall-a/2")
    assert 'data-kind="standings"' in second
    assert 'data-next="screen/at/hall-a"' in second


def test_another_plan_is_another_version_of_the_same_address(hall: Hall) -> None:
    view = newest_view(hall.slug)
    hall.do(SetScreen(screen="hall-a", plan=ScreenPlan(kinds=("announcements",))))
    assert 'data-kind="announcements"' in screen(hall, "at/hall-a")
    assert 'data-kind="announcements"' in screen(hall, "at/hall-a/2"), (
        "the list it stood at is gone"
    )
    now = newest_view(hall.slug)
    assert now.version == view.version + 1
    assert round_key(now, now.rounds[-1]) == round_key(view, view.rounds[-1]), "no phone loads more"


def test_a_screen_that_nobody_has_set_waits_and_no_other_address_is_one(hall: Hall) -> None:
    assert "has not said yet what this screen shows" in screen(hall, "at/hall-b")
    hall.do(SetScreen(screen="hall-a", plan=None))
    assert "has not said yet what this screen shows" in screen(hall, "at/hall-a")
    for wrong in ("waiting", "at", "at/", "at/hall-a/1", "at/hall-a/7", "at/HALL", "at/a/b"):
        assert render(newest_view(hall.slug), "screen", wrong) is None, wrong


def test_consoles_hear_that_a_screen_is_there(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[Any] = []
    monkeypatch.setattr(live, "note", lambda _, said: heard.append(said))
    client = hall.client()
    said = {"version": 7, "width": 1920, "height": 1080}

    def beat(name: str, body: object) -> int:
        address = f"/screens/{hall.slug}/{name}/seen/"
        return client.post(address, json.dumps(body), "application/json").status_code

    assert beat("hall-a", {**said, "text": "anything"}) == 400
    assert beat("hall-b", said) == 404
    assert (beat("hall-a", said), beat("hall-a", said)) == (204, 204)
    newest = newest_view(hall.slug).version
    told = {"name": "hall-a", **said, "kind": None, "page": 0, "pages": 0, "newest": newest}
    assert heard == [{"screen": told}], "told of once, however often it calls"


def test_a_console_that_is_opened_later_knows_when_a_screen_was_heard_last(hall: Hall) -> None:
    address = f"/screens/{hall.slug}/hall-a/seen/"
    said = {"version": 7, "width": 1920, "height": 1080, "kind": "board", "page": 2, "pages": 3}
    assert "data-seen" not in hall.client().get(f"/console/{hall.slug}/screens/").content.decode()
    assert Client().post(address, json.dumps(said), "application/json").status_code == 204
    shown = hall.client().get(f"/console/{hall.slug}/screens/").content.decode()
    assert "&quot;kind&quot;:&quot;board&quot;" in shown
    assert "&quot;ago&quot;:" in shown


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"no JSON",
        b'{"\xff": 1}',
        b'{"version": 1, "width": 1920, "height": "\xff"}',
        b'{"version": 1, "width": 1920, "height": ' + b"[" * 100_000,
        b'{"x": ' + b"[" * 100_000,
        b'{"version": -1, "width": 1920, "height": 1080}',
    ],
)
def test_what_no_screen_says_is_refused(hall: Hall, body: bytes) -> None:
    """Anybody may send it; nothing of it is a defect of the server."""
    hall.do(SetScreen(screen="hall-a", plan=ScreenPlan(kinds=("board",))))
    address = f"/screens/{hall.slug}/hall-a/seen/"
    assert Client().post(address, body, content_type="application/json").status_code == 400


def test_everybody_looks_at_the_list_and_chief_and_deputies_change_it(hall: Hall) -> None:
    address = f"/console/{hall.slug}/screens/"
    for role, may in (("deputy", True), ("sector", False)):
        user = hall.arbiter(f"one-{role}", role)  # type: ignore[arg-type]
        shown = hall.client(user).get(address).content.decode()
        assert "Board, Standings, part 1 of 2, 45 s a page" in shown
        assert ("data-screen-form" in shown) == may


def test_a_screen_speaks_the_language_that_its_console_says(hall: Hall) -> None:
    hall.do(SetScreen(screen="hall-a", plan=replace(PLAN, language="cs")))
    assert '<html lang="cs"' in screen(hall, "at/hall-a")
    assert "čeština" in Api(hall, hall.chief).get("activity/", limit=1).body["activity"][0]["text"]
    hall.do(SetScreen(screen="hall-a", plan=replace(PLAN, language="tlh")))
    assert '<html lang="en"' in screen(hall, "at/hall-a"), "of a server that knew more of them"


# --- what else stands on a screen -------------------------------------------------------------


def rows(text: str) -> list[str]:
    return re.findall(r'<li id="([^"]+)"', text)


def test_the_newest_results_come_first_and_a_corrected_one_is_new(hall: Hall) -> None:
    assert "No result has come in yet" in screen(hall, "results")
    for board in (2, 1, 3):
        hall.results(board, "1-0")
    assert rows(screen(hall, "results")) == ["g1-3", "g1-1", "g1-2"]
    game = hall.game(1)
    corrected = CorrectResult(game=game.id, expected=Result("1-0"), result=Result("0-1"))
    hall.do(corrected, reason="typed")
    assert rows(screen(hall, "results")) == ["g1-1", "g1-3", "g1-2"]
    hall.pair()
    hall.publish()
    assert rows(screen(hall, "results")) == ["g1-1", "g1-3", "g1-2"], "until the first of round 2"
    hall.results(2, "1/2-1/2")
    shown = screen(hall, "results")
    assert rows(shown)[:2] == ["g2-2", "g1-1"]
    assert shown.count('class="beside">Round 1<') == 3, "of another round than the screen says"


def test_the_crosstable_of_a_screen_has_a_cell_for_each_round(hall: Hall) -> None:
    hall.results(1, "1-0")
    shown = screen(hall, "crosstable")
    assert len(rows(shown)) == 6
    assert shown.count('class="cell"') == 6
    assert 'data-rounds="1"' in shown


def test_a_clock_knows_when_rounds_begin(hall: Hall) -> None:
    assert "data-starts" not in screen(hall, "clock"), "nobody has said it"
    settings = replace(
        hall.state.settings,
        round_starts=("2026-08-01", "2026-08-01T15:00"),
        time_zone="Europe/Prague",
    )
    hall.do(ChangeSettings(name=hall.state.name, settings=settings))
    shown = screen(hall, "clock")
    assert "Round 2 begins" in shown
    assert re.findall(r'data-starts="([^"]+)"', shown) == ["2026-08-01T13:00:00Z"]


def test_names_say_their_letter_and_the_console_whose_they_are(hall: Hall) -> None:
    plan = ScreenPlan(kinds=("name",), letters="A-K", pace="by-rows")
    hall.do(SetScreen(screen="hall-a", plan=plan))
    shown = screen(hall, "at/hall-a")
    assert 'data-letters="A-K"' in shown
    assert 'data-pace="by-rows"' in shown
    assert re.findall(r'data-letter="(.)"', shown)
    listed = hall.client().get(f"/console/{hall.slug}/screens/").content.decode()
    assert "Name A–K, 12 s a page, longer where a page has many rows" in listed


def test_a_text_for_screens_stands_on_the_screen_that_shows_it_and_nowhere_else(
    hall: Hall,
) -> None:
    before = newest_view(hall.slug)
    hall.do(MakeAnnouncement(priority="screen"), reason="Analysis is upstairs <b>.")
    plan = ScreenPlan(kinds=("text",), texts=(AnnouncementId(1),))
    hall.do(SetScreen(screen="hall-a", plan=plan))
    assert "Analysis is upstairs &lt;b&gt;." in screen(hall, "at/hall-a")
    view = newest_view(hall.slug)
    for page in ("home", "tournament.json", "pairings"):
        assert "upstairs" not in (render(view, page) or b"").decode(), page
    assert "upstairs" not in screen(hall, "announcements")
    assert round_key(view, view.rounds[-1]) == round_key(before, before.rounds[-1])
    hall.do(TakeBackAnnouncement(announcement=AnnouncementId(1)))
    assert "upstairs" not in screen(hall, "at/hall-a")


# --- pictures ---------------------------------------------------------------------------------


def drawn(kind: str = "PNG") -> bytes:
    file = BytesIO()
    Image.new("RGB", (64, 36), "navy").save(file, kind)
    return file.getvalue()


def sent(hall: Hall, file: bytes, name: str = "sponsor.png") -> Any:
    fields = {"command_id": str(uuid4()), "read_seq": 0, "about": ORGANISERS}
    return hall.client().post(
        f"/api/v1/tournaments/{hall.slug}/attachments/",
        {**fields, "file": SimpleUploadedFile(name, file)},
    )


def test_a_picture_is_seen_by_all_as_long_as_a_screen_shows_it(hall: Hall) -> None:
    assert sent(hall, drawn()).status_code == 201
    (picture,) = hall.state.attachments
    address = f"/screens/{hall.slug}/pictures/{picture}/"
    assert Client().get(address).status_code == 404, "no screen shows it yet"
    hall.do(SetScreen(screen="foyer", plan=ScreenPlan(kinds=("picture",), pictures=(picture,))))
    assert f'src="{address}"' in screen(hall, "at/foyer")
    answer = Client().get(address)
    assert answer.content.startswith(b"\xff\xd8\xff"), "a JPEG of our own, whatever came"
    assert answer["Content-Type"] == "image/jpeg"
    assert answer["X-Content-Type-Options"] == "nosniff"
    assert "sandbox" in answer["Content-Security-Policy"]
    assert Client().get(address, HTTP_IF_NONE_MATCH=answer["ETag"]).status_code == 304
    hall.do(SetScreen(screen="foyer", plan=None))
    assert Client().get(address, HTTP_IF_NONE_MATCH=answer["ETag"]).status_code == 404


@pytest.mark.parametrize(
    "file",
    [
        b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
        b"\x89PNG\r\n\x1a\n<script>alert(1)</script>",
        b"%PDF-1.7",
        b"\0" * 12_000_001,
    ],
    ids=["svg", "no-png", "pdf", "large"],
)
def test_what_is_no_picture_is_not_kept_whatever_it_is_called(hall: Hall, file: bytes) -> None:
    answer = sent(hall, file)
    assert answer.status_code == 422
    assert answer.json()["code"] == "NotAPicture"
    assert not hall.state.attachments


def test_a_photo_of_a_board_is_on_no_screen(hall: Hall) -> None:
    """Control: what an arbiter photographed is for arbiters, even if its id is known."""
    hall.do(SetScreen(screen="foyer", plan=ScreenPlan(kinds=("board",))))
    assert Client().get(f"/screens/{hall.slug}/pictures/{'0' * 32}/").status_code == 404
