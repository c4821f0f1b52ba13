"""What is lost when a back-up was put back is offered to be typed again.

`lost-entries.js` names the commands of which that is plain, and those that mean the same in another
log. Of boards, of players in the hall and of the start of play every command is in one of its
lists, or here among those that are done again by hand.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from tournaments.domain.catalogue import COMMANDS
from tournaments.domain.command import Command

SCRIPT: Final = (
    Path(__file__).parents[2] / "frontend/console/static/console/js/outbox/lost-entries.js"
).read_text(encoding="utf-8")
NOUNS: Final = frozenset(
    {"attendance", "byes", "games", "notes", "player_reports", "rulings", "start_of_play"}
)
BY_HAND: Final = {
    "adjourn-again": "takes a finished game back, as the log stood",
    "adjourn-games": "boards of a proposal that is made anew",
    "clear-results": "a batch, with what it expects on each board",
    "decide-absentees": "choices of a list that is made anew",
    "report-from-file": "claims of a file that is read anew",
    "report-result": "sent by players",
    "resolve-conflict": "between two claims of the log that is gone",
    "restore-results": "takes a batch of the log back that is gone",
    "settle-reports": "names the reports of the log that is gone",
    "take-back-adjournment": "takes back what the log may not hold",
}


def listed(name: str) -> re.Pattern[str]:
    """A list of the script; what it is written with means the same in Python."""
    found = re.search(rf"^const {name} = /(.+)/;$", SCRIPT, re.M)
    assert found, name
    return re.compile(found[1].replace(r"\/", "/"))


PLAIN: Final = listed("PLAIN")
ANYWHERE: Final = listed("ANYWHERE")


def noun_of(command: type[Command]) -> str:
    return command.__module__.split(".")[-2]


@pytest.mark.parametrize(
    "name", sorted(name for name, command in COMMANDS.items() if noun_of(command) in NOUNS)
)
def test_every_command_of_the_hall_says_whether_it_is_offered_again(name: str) -> None:
    lists = (PLAIN.match(f"commands/{name}/"), ANYWHERE.match(f"commands/{name}/"), name in BY_HAND)
    assert sum(map(bool, lists)) == 1, "PLAIN or ANYWHERE in lost-entries.js, or BY_HAND here"


def test_the_lists_name_commands_that_there_are() -> None:
    assert BY_HAND.keys() <= COMMANDS.keys()
    endings = re.findall(r"[a-z]+(?:-[a-z]+)*", PLAIN.pattern + ANYWHERE.pattern)
    assert {word for word in endings if not any(word in name for name in COMMANDS)} == {"commands"}
