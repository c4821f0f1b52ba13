"""What hall screens show, and that two arbiters do not overwrite each other."""

import msgspec
import pytest

from tournaments.domain.compensation import compensation
from tournaments.domain.screens.commands import SetScreen
from tournaments.domain.screens.state import ScreenPlan

from .hall import DEPUTY, DESK, Hall

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


@pytest.mark.parametrize(
    "wrong",
    [
        {"screen": "Hall A", "plan": None},
        {"screen": "a-", "plan": None},
        {"screen": "a", "plan": {"kinds": []}},
        {"screen": "a", "plan": {"kinds": ["clock"]}},
        {"screen": "a", "plan": {"kinds": ["name"], "seconds": 1}},
    ],
)
def test_a_plan_names_lists_that_there_are(wrong: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "SetScreen", **wrong}, SetScreen)
