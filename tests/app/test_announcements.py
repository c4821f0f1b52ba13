"""Announcements: on consoles, public pages and screens, in the JSON; erased like any words."""

from __future__ import annotations

import msgspec
import pytest

from frontend.public.pages import render
from frontend.public.round_keys import round_key
from tournaments.domain.announcements.commands import MakeAnnouncement, TakeBackAnnouncement
from tournaments.domain.ids import AnnouncementId
from tournaments.models import ReasonText
from tournaments.public import kept_views
from tournaments.public.kept_views import newest_view
from tournaments.services import reasons

from .builders import Hall, open_hall

pytestmark = pytest.mark.django_db


@pytest.fixture
def hall() -> Hall:
    hall = open_hall(6)
    hall.pair()
    hall.publish()
    return hall


def page(hall: Hall, name: str, argument: str = "") -> str:
    made = render(newest_view(hall.slug), name, argument)
    assert made is not None
    return made.decode()


def announce(hall: Hall, text: str, **fields: str) -> None:
    hall.do(MakeAnnouncement(**fields), reason=text)  # type: ignore[arg-type]


def told(hall: Hall) -> list[dict[str, object]]:
    made = msgspec.json.decode(page(hall, "tournament.json"))["announcements"]
    assert isinstance(made, list)
    return made


def test_a_normal_one_is_on_the_first_page_an_urgent_one_on_every_page_and_screen(
    hall: Hall,
) -> None:
    announce(hall, "Blitz at <20:00>")
    announce(hall, "Round 2 begins late", priority="urgent")
    home = page(hall, "home")
    assert home.index("Round 2 begins late") < home.index("Blitz at &lt;20:00&gt;")
    for name, argument in (("pairings", ""), ("names", ""), ("standings", ""), ("screen", "board")):
        made = page(hall, name, argument)
        assert "Round 2 begins late" in made, name
        assert "Blitz" not in made, name
    screen = page(hall, "screen", "announcements")
    assert "Round 2 begins late" in screen
    assert "Blitz at &lt;20:00&gt;" in screen


def test_programs_read_it_and_one_that_was_taken_back_is_gone(hall: Hall) -> None:
    key = round_key(newest_view(hall.slug), newest_view(hall.slug).rounds[-1])
    announce(hall, "Lunch")
    (row,) = told(hall)
    assert (row["text"], row["urgent"], row["until"]) == ("Lunch", False, "")
    view = newest_view(hall.slug)
    assert round_key(view, view.rounds[-1]) != key, "open pages would not fetch it"
    hall.do(TakeBackAnnouncement(announcement=AnnouncementId(1)))
    assert told(hall) == []
    assert "Lunch" not in page(hall, "home")


def test_an_erased_text_is_on_no_page_and_in_no_json(hall: Hall) -> None:
    announce(hall, "Miss Marple won", priority="urgent")
    assert "Miss Marple" in page(hall, "screen", "announcements")
    reasons.erase(ReasonText.objects.values_list("reference", flat=True))
    kept_views.forget()
    assert told(hall) == []
    for name in ("home", "pairings"):
        assert "announcement urgent" not in page(hall, name)
    shown = hall.client().get(f"/console/{hall.slug}/announcements/").content.decode()
    assert "The text was erased." in shown


def test_the_console_lists_them_for_all_and_has_the_form_for_chief_and_deputies(hall: Hall) -> None:
    announce(hall, "Lunch", priority="urgent")
    address = f"/console/{hall.slug}/announcements/"
    for role, may in (("deputy", True), ("check-in", False), ("read-only", False)):
        user = hall.arbiter(f"one-{role}", role)  # type: ignore[arg-type]
        shown = hall.client(user).get(address).content.decode()
        assert "Lunch" in shown
        assert ("announce-form" in shown, "take-back-announcement" in shown) == (may, may)


def test_everybody_reads_the_words_in_the_activity_who_reads_no_other_reasons(hall: Hall) -> None:
    announce(hall, "Lunch is served")
    reader = hall.arbiter("reader", "read-only")
    shown = hall.client(reader).get(f"/console/{hall.slug}/activity/").content.decode()
    assert "Lunch is served" in shown
