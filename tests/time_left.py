"""What a run leaves out on a machine that is too slow for it: tests of the browser, named by count.

CHECK_UNTIL, in seconds since the epoch, is the end of the time that a run has (`.ci/run` sets it).
The tests of the browser then come last, in an order that another commit draws anew; those whose
turn comes after that end are skipped, each with the reason. Without the variable nothing is left
out, and on a usual machine nothing is with it.
"""

from __future__ import annotations

import os
import time
from random import Random
from typing import Final

import pytest

from .drawing import drawn_from

FOLDER: Final = "tests/e2e/"
LEFT_OUT: Final = "left out: the time of this run is over (CHECK_UNTIL), the machine is too slow"


def limited() -> bool:
    return bool(os.environ.get("CHECK_UNTIL"))


def turn(test: str) -> float:
    """The place of the test's file among those of the browser, from 1 on; 0 for all other tests."""
    if not limited() or not test.startswith(FOLDER):
        return 0.0
    file = test.partition("::")[0]
    return 1 + Random(f"{drawn_from()} {file}").random()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    if turn(item.nodeid) and is_over():
        pytest.skip(LEFT_OUT)


def is_over() -> bool:
    return limited() and time.time() > float(os.environ["CHECK_UNTIL"])
