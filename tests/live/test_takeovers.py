"""Seeded takeovers while clients type; `./check --exhaustive takeovers` goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.takeovers.findings import After, findings
from tests.takeovers.runs import takeovers
from tests.takeovers.typists import Acknowledged


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_nothing_is_lost_on_two_disks_and_on_one_the_page_names_it_exactly(tmp_path: Path) -> None:
    two, one = takeovers(tmp_path, seed=1, times=2)
    assert (two.findings, two.lost) == ([], 0)
    assert one.findings == []
    assert one.lost > 0, "nothing was missing: the follower had everything"
    assert len([line for line in one.as_two if line.startswith("lost")]) == one.lost, "the control"
    assert min(two.acknowledged, one.acknowledged) > 0
    assert max(two.seconds, one.seconds) < 60, "S10: a minute"


SHARED = ("open", 1, "h1", "c1")
OLD = (SHARED, ("open", 2, "h2", "c2"), ("open", 3, "h3", "c3"))
NEW = (SHARED, ("open", 2, "g2", "taken"), ("open", 3, "g3", "c3"))
"""The second was lost; the third came again."""
TOLD = [Acknowledged("c1", "one"), Acknowledged("c2", "one"), Acknowledged("c3", "two")]


def test_a_list_that_names_what_is_missing_has_no_findings() -> None:
    assert findings(After(OLD, NEW, [2, 3], {"h2"}), TOLD, two_disks=False) == []


@pytest.mark.parametrize(
    ("after", "two_disks", "said"),
    [
        (After(OLD, NEW, [2, 3], {"h2"}), True, "lost: c2"),
        (After(OLD, NEW, [2], {"h2"}), False, "listed: [2] instead of [2, 3]"),
        (After(OLD, NEW, [2, 3], {"h2", "h3"}), False, "claims: ['h2', 'h3'] instead of ['h2']"),
        (After(OLD, NEW, [2, 3], set()), False, "claims: [] instead of ['h2']"),
        (After(OLD[:1], NEW, [], set()), False, "on neither: c2"),
        (After(OLD, (*NEW, ("open", 4, "g4", "c3")), [2, 3], {"h2"}), False, "recorded twice: c3"),
    ],
)
def test_each_thing_that_may_go_wrong_is_found(after: After, two_disks: bool, said: str) -> None:
    """The controls of the look at the logs."""
    assert said in findings(after, TOLD, two_disks=two_disks)
