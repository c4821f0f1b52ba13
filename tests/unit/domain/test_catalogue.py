"""Every message has what it needs, and whatever lacks something is named."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tournaments.domain import catalogue
from tournaments.domain.catalogue import COMMANDS, EVENTS, NOUNS, faults
from tournaments.domain.command import Command, MayLeaveFideMode
from tournaments.domain.compensation import replaces, takes_back
from tournaments.domain.decisions import DECIDERS, decides
from tournaments.domain.event import Event
from tournaments.domain.ledger import FOLDS, folds
from tournaments.domain.scopes import Scopes

WITHOUT_MESSAGES = {"words"}


class RingBell(Command, frozen=True, kw_only=True):
    pass


class BellRung(Event, frozen=True, kw_only=True):
    pass


class BellHeard(Event, frozen=True, kw_only=True):
    topics = ("boards",)
    public = False

    def scopes(self) -> Scopes:
        return ()


def test_a_command_that_nobody_may_send_and_nothing_decides_is_named() -> None:
    assert faults({"ring-bell": RingBell}, {}) == [
        "RingBell does not say which roles may send it",
        "RingBell is decided nowhere",
    ]


def test_an_event_without_traits_is_named() -> None:
    assert faults({}, {"BellRung": BellRung, "BellHeard": BellHeard}) == [
        "BellRung does not state its topics",
        "BellRung does not state its public",
        "BellRung does not say what it moves",
        "BellRung is folded nowhere",
        "BellHeard is folded nowhere",
    ]


def test_every_package_of_the_domain_is_listed_as_a_noun() -> None:
    home = Path(catalogue.__file__).parent
    packages = {path.parent.name for path in home.glob("*/__init__.py")}
    assert packages - WITHOUT_MESSAGES == set(NOUNS)


def test_every_message_of_the_domain_is_in_the_catalogue() -> None:
    ours = "tournaments.domain."
    bases = (Command, MayLeaveFideMode)
    commands = {
        each
        for each in (sub for base in bases for sub in base.__subclasses__())
        if each.__module__.startswith(ours) and each not in bases
    }
    events = {each for each in Event.__subclasses__() if each.__module__.startswith(ours)}
    assert commands == set(COMMANDS.values()) == set(DECIDERS)
    assert events == set(EVENTS.values()) == set(FOLDS)


@pytest.mark.parametrize(
    ("registers", "says"),
    [
        (decides(next(iter(DECIDERS))), "is decided twice"),
        (folds(next(iter(FOLDS))), "is folded twice"),
        (takes_back(EVENTS["PlayerWithdrawn"]), "is taken back twice"),
        (replaces(EVENTS["SettingsChanged"]), "is replaced twice"),
    ],
)
def test_nothing_is_registered_for_a_message_twice(
    registers: Callable[[Any], Any], says: str
) -> None:
    with pytest.raises(TypeError, match=says):
        registers(lambda *_: None)
