"""What hall screens show, and that two arbiters do not overwrite each other."""

import msgspec
import pytest

from tournaments.domain.announcements.commands import MakeAnnouncement
from tournaments.domain.compensation import compensation
from tournaments.domain.ids import AttachmentId
from tournaments.domain.photos.commands import AddAttachment
from tournaments.domain.photos.state import ORGANISERS
from tournaments.domain.screens.commands import SetScreen
from tournaments.domain.screens.state import ScreenPlan

from .hall import ANNA, DEPUTY, DESK, Hall

NAMES = ScreenPlan(kinds=("name",))
BOARDS = ScreenPlan(kinds=("board", "announcements"), part="1/2", seconds=20)


@pytest.fixture
def hall() -> Hall:
    return Hall().with_players(4).started()


def test_a_screen_shows_what_was_said_last_and_goes_back(hall: Hall) -> None:
    hall.do(SetScreen(screen="hall-a", plan=NAMES))
    first = hall.state.seq
    assert hall.already(SetScreen(screen="hall-a", plan=NAMES)) == first
    hall.do(SetScreen(screen="hall-a", plan=BOARDS), DEPUTY)
    second = hall.state.seq
    assert hall.state.screens["hall-a"].plan == BOARDS
    back = compensation(hall.state, second, hall.log[second - 1][1], hall.past(second))
    assert back == SetScreen(screen="hall-a", plan=NAMES)
    assert compensation(hall.state, first, hall.log[first - 1][1], hall.past(first)) is None
    hall.do(SetScreen(screen="hall-a", plan=None))
    assert hall.state.screens["hall-a"].plan is None


def test_what_cannot_be_is_refused(hall: Hall) -> None:
    assert hall.refused(SetScreen(screen="hall-a", plan=None)).code == "UnknownScreen"
    assert hall.refused(SetScreen(screen="hall-a", plan=NAMES), DESK).code == "NotPermitted"
    for number in range(40):
        hall.do(SetScreen(screen=f"s{number}", plan=NAMES))
    assert hall.refused(SetScreen(screen="one-more", plan=NAMES)).code == "TooManyScreens"


PICTURE = AttachmentId("9b1f7a600000400080000000000000a1")


def picture(about: str = ORGANISERS) -> AddAttachment:
    return AddAttachment(
        about=about, attachment=PICTURE, digest="d4", media_type="image/jpeg", size=9
    )


def test_a_screen_shows_texts_that_were_written_and_pictures_that_are_the_organisers(
    hall: Hall,
) -> None:
    def shows(kind: str, **what: object) -> SetScreen:
        return msgspec.convert(
            {"type": "SetScreen", "screen": "foyer", "plan": {"kinds": [kind], **what}}, SetScreen
        )

    text, shown = shows("text", texts=[1]), shows("picture", pictures=[PICTURE])
    assert hall.refused(shows("text")).says == "NothingToShow.text"
    assert hall.refused(shows("picture")).says == "NothingToShow.picture"
    assert hall.refused(text).code == "UnknownAnnouncement"
    assert hall.refused(shown).code == "UnknownPicture"
    hall.do(MakeAnnouncement(priority="screen"), reason="Welcome!")
    hall.do(text)
    hall.do(picture("player:1"))
    assert hall.refused(shown).code == "UnknownPicture", "a player's photo is no picture for all"


def test_the_organisers_pictures_come_from_chief_and_deputies(hall: Hall) -> None:
    assert hall.refused(picture(), ANNA).says == "NotPermitted.pictures-of-organiser"
    hall.do(picture(), DEPUTY)
    plan = ScreenPlan(kinds=("picture",), pictures=(PICTURE,))
    hall.do(SetScreen(screen="foyer", plan=plan), DEPUTY)
    assert hall.state.screens["foyer"].plan == plan
    assert hall.state.attachments[PICTURE].players == ()


@pytest.mark.parametrize(
    "wrong",
    [
        {"screen": "Hall A", "plan": None},
        {"screen": "a-", "plan": None},
        {"screen": "a", "plan": {"kinds": []}},
        {"screen": "a", "plan": {"kinds": ["games"]}},
        {"screen": "a", "plan": {"kinds": ["name"], "seconds": 1}},
        {"screen": "a", "plan": {"kinds": ["name"] * 7}},
        {"screen": "a", "plan": {"kinds": ["name"], "letters": "A-"}},
        {"screen": "a", "plan": {"kinds": ["name"], "letters": "a-k"}},
    ],
)
def test_a_plan_names_lists_that_there_are(wrong: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "SetScreen", **wrong}, SetScreen)
