"""Each field of sound reports changed in ten ways (two of them in an ordinary run, others in each
file): what is imported and exported is the same, or it was said. Nothing here reaches the database:
the preview is the import without its writing."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count, cycle, islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pairing.trf import PlayerRecord, Report, entry_of, read_report
from pairing.trf.dates import day
from tournaments.exports.report import report_text
from tournaments.imports.previews import all_problems
from tournaments.imports.report_plan import plan_report
from tournaments.imports.report_trial import names_of_plan, tried_out
from tournaments.imports.service import preview

WAYS = int(os.environ.get("FIELD_WAYS", "2"))
CORPUS = Path(__file__).parents[1] / "unit" / "pairing" / "corpus"
FILES = (
    "d26-acc-free-137-n0009-r04.trf",
    "d26-byes-048-n0009-r04.trf",
    "d26-forbidden-116-n0015-r04.trf",
    "d26-forfeit-052-n0009-r03.trf",
    "d26-late-withdraw-064-n0011-r03.trf",
    "d26-odd-results-173-n0016-r04.trf",
    "d26-pab-half-151-n0009-r04.trf",
    "d26-points-310-147-n0011-r05.trf",
    "d26-tiny-161-n0005-r03.trf",
    "d26-unrated-097-n0009-r05.trf",
)
DATES = " " * 88 + "26/08/01  26/08/02"
NOW = "2026-08-01T10:00:00.000000Z"
HEAD_FIELDS = [(4, 4), (5, 8), (6, 10), (5, 99), (92, 99)]
PLAYER_FIELDS = [
    *[(at, at) for at in (4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91, 96, 98, 100, 101)],
    *[(5, 8), (10, 10), (11, 13), (15, 47), (49, 52), (54, 56), (58, 68), (70, 79), (81, 84)],
    *[(86, 89), (92, 95), (97, 97), (99, 99), (102, 105), (107, 107), (109, 109)],
]
EXTRA = f"""\
022 Brno
032 CZE
052 2026/08/09
072 9
102 Hall, Ivana
112 One, Deputy
122 90 min
132{DATES}
172 CZE FIDON
182 somebody
222 5400+30
"""


class Change(msgspec.Struct, frozen=True):
    line: int
    """From 1."""
    before: str
    after: str
    content: str


def ways(text: str, other: str) -> Iterator[str]:
    """Ten ways to change the text of some columns; the width stays."""
    yield " " * len(text)
    yield "x" * len(text)
    yield "9" * len(text)
    yield "0" * len(text)
    yield text[1:] + " "
    yield " " + text[:-1]
    yield text[::-1]
    yield text.swapcase()
    yield text[:-1] + ("8" if text[-1:] != "8" else "7")
    yield other.ljust(len(text))[: len(text)]


def changes(content: str, begin: int) -> Iterator[Change]:
    """Each field in `WAYS` of the ten ways; the first field with those from `begin` on."""
    turns = count(begin, WAYS)
    lines = content.splitlines()
    players = [at for at, text in enumerate(lines) if text.startswith("001")]
    for number, (first, last) in enumerate(PLAYER_FIELDS):
        at = players[number % len(players)]
        other = lines[players[(number + 1) % len(players)]]
        yield from changed(lines, at, (first, last), other, next(turns))
    for at in sorted(set(range(len(lines))).difference(players)):
        for field in HEAD_FIELDS:
            yield from changed(lines, at, field, lines[at - 1], next(turns))


def changed(
    lines: list[str], at: int, field: tuple[int, int], other: str, turn: int
) -> Iterator[Change]:
    first, last = field
    text = lines[at].ljust(first)
    last = min(last, len(text))
    every = ways(text[first - 1 : last], other[first - 1 : last])
    for new in islice(cycle(every), turn % 10, turn % 10 + WAYS):
        after = text[: first - 1] + new + text[last:]
        if after.rstrip() != lines[at].rstrip():
            content = "\n".join([*lines[:at], after, *lines[at + 1 :]])
            yield Change(at + 1, lines[at], after, content)


def squashed(text: str) -> str:
    """What a change of blanks (also as a dash), letter case and leading zeros leaves.

    Virtual points of nil say nothing of anybody.
    """
    if text.startswith("XXA") and not text[9:].strip(" .0"):
        return "XXA"
    words = (word.lstrip("0") for word in text.casefold().replace(".0", "").split())
    return "".join(words).translate(str.maketrans("", "", ".-"))


def meaning(report: Report) -> dict[str, Any]:
    """All that a tournament should have of a report."""
    last = max([report.rounds_total or 0, *(len(player.rounds) for player in report.players)])
    said: dict[str, Any] = {
        "name": " ".join(report.name.split()),
        "city": report.city,
        "federation": report.federation,
        "days": [day(text) or text for text in (report.start_date, report.end_date)],
        "round days": [day(text) or text for text in report.round_dates if text],
        "arbiters": (report.chief_arbiter, report.deputy_arbiters),
        "time": report.time_control,
        "encoded time": report.encoded_time_control,
        "method": report.rank_method,
        "controller": report.controller,
        "tie-breaks": (report.tie_breaks, report.standings_order),
        "rounds": report.rounds_total,
        "colour": report.initial_colour,
        "scoring": report.scoring,
        "others": (report.comments, report.other_lines),
        "type": report.type_text.replace("-", " "),
        "prohibited": {
            (record.players, record.first_round, min(record.last_round, last))
            for record in report.prohibited
        },
    }
    for at, player in enumerate(sorted(report.players, key=lambda each: each.number), start=1):
        said |= {f"{what} of {at}": value for what, value in personal(player).items()}
        for number in range(1, last + 1):
            entry = entry_of(report, player, number)
            said[f"round {number} of {at}"] = (
                entry.opponent,
                entry.colour,
                entry.code.value.replace("Z", ""),
            )
            said[f"virtual points {number} of {at}"] = virtual(report, player.number, number)
    return said


def personal(player: PlayerRecord) -> dict[str, Any]:
    return {
        "number": player.number,
        "sex": player.sex,
        "title": player.title,
        "name": " ".join(player.name.split()),
        "rating": player.rating,
        "federation": player.federation,
        "FIDE ID": player.fide_id.lstrip("0"),
        "birth date": day(player.birth_date) or player.birth_date[:4].lstrip("0/"),
        "points": player.points,
        "rank": player.rank,
    }


def virtual(report: Report, player: int, number: int) -> int:
    points = 0
    for record in report.virtual:
        ours = record.first_player <= player <= record.last_player
        if ours and record.first_round <= number <= record.last_round:
            points = record.points
    return points


def exported(read: Report) -> Report:
    plan = plan_report(read)
    tried = tried_out(read, plan, None, NOW)
    assert not tried.problems
    return read_report(report_text(tried.state, names_of_plan(plan)))


def with_everything(content: str) -> str:
    """The head lines that the file does not have yet."""
    has = {text[:3] for text in content.splitlines()}
    extra = [text for text in EXTRA.splitlines() if text[:3] not in has]
    rated = sum(
        text.startswith("001") and bool(text[48:52].strip()) for text in content.splitlines()
    )
    extra = [f"072 {rated}" if text[:3] == "072" else text for text in extra]
    return "\n".join([*extra, content])


@pytest.mark.parametrize(("begin", "name"), list(enumerate(FILES)))
def test_no_change_of_a_field_is_lost_without_a_word(begin: int, name: str) -> None:
    content = with_everything((CORPUS / name).read_text())
    sound = Sound(content)
    silent = []
    seen = 0
    for change in changes(content, begin):
        seen += 1
        shown = preview(change.content.encode())
        if not shown.good:
            silent += [f"no line: {said}" for said in all_problems(shown) if said[:5] != "line "]
        elif set(shown.notes) == set(sound.notes) and not any(row.notes for row in shown.rows):
            silent += sound.lost(change)
    assert seen > 60 * WAYS
    assert not silent, "\n".join(silent)


class Sound:
    """A file before it is changed; `changes_itself` is what its import does not keep anyway."""

    def __init__(self, content: str) -> None:
        said = preview(content.encode())
        assert said.good, all_problems(said)
        self.notes = said.notes
        self.read = read_report(content)
        kept = meaning(exported(self.read))
        stated = meaning(self.read)
        self.changes_itself = {key for key in stated if stated[key] != kept.get(key)}

    def lost(self, change: Change) -> list[str]:
        """Of a change about which nothing was said."""
        read = read_report(change.content)
        if read == self.read:
            same = squashed(change.before) == squashed(change.after)
            return [] if same else [f"not looked at: {change.after!r}"]
        kept, stated = meaning(exported(read)), meaning(read)
        return [
            f"{key}: {value!r} became {kept.get(key)!r}: {change.after!r}"
            for key, value in stated.items()
            if value and kept.get(key) != value and key not in self.changes_itself
        ]
