"""`python -m pairing rank`: one player's numbers, and two players side by side."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pairing.__main__ import BAD_INPUT, main
from pairing.ranking.criteria import CriterionError, read_criterion

from ..builders import HERE

EXAMPLE = str(HERE / "positions" / "worked-example.trf")
LIST = "BH/C1,BH,SB,DE"


Rank = Callable[..., str]


@pytest.fixture
def rank(capsys: pytest.CaptureFixture[str]) -> Rank:
    """What is printed; `codes` are the list."""

    def run(*arguments: str, codes: str = LIST) -> str:
        assert main(["rank", EXAMPLE, "--tie-breaks", codes, *arguments]) == 0
        return capsys.readouterr().out

    return run


def test_two_stand_side_by_side_with_the_deciding_line_marked(rank: Rank) -> None:
    document = json.loads(rank("--json"))
    for one, other in ((1, 2), (2, 1), (3, 10), (5, 14)):
        lines = rank("--working", str(one), "--against", str(other)).splitlines()
        assert lines[0].split() == ["no.", str(one), "no.", str(other)]
        marked = [line.split()[1] for line in lines if line.startswith(">")]
        answer = json.loads(rank("--working", str(one), "--against", str(other), "--json"))
        assert answer["ranks"] == [document["ranks"][str(one)], document["ranks"][str(other)]]
        assert marked == [answer["decided"]]
        before, after = sorted((one, other), key=lambda tpn: document["ranks"][str(tpn)])
        assert lines[-1].startswith(f"No. {before} is before no. {after} by ")
        values = [document["values"][answer["decided"]][str(tpn)] for tpn in (before, after)]
        assert values[0] > values[1]
        for code in document["list"][: document["list"].index(answer["decided"])]:
            assert document["values"][code][str(one)] == document["values"][code][str(other)]


def test_who_shares_a_rank_is_told_so(rank: Rank) -> None:
    sharing: dict[int, list[str]] = {}
    for tpn, place in json.loads(rank("--json", codes="PTS"))["ranks"].items():
        sharing.setdefault(place, []).append(tpn)
    one, other, *_ = next(shared for shared in sharing.values() if len(shared) > 1)
    text = rank("--working", one, "--against", other, codes="PTS")
    assert not any(line.startswith(">") for line in text.splitlines())
    assert text.splitlines()[-1] == (
        f"No. {one} and no. {other} share their rank: nothing decides between them."
    )


def test_the_document_holds_both_workings(rank: Rank) -> None:
    both = json.loads(rank("--working", "3", "--against", "7", "--json"))["players"]
    each = [json.loads(rank("--working", tpn, "--json")) for tpn in ("3", "7")]
    assert both == each


def of_a_text(tmp_path: Path, name: str, *options: str, record: str = "") -> str:
    """The same event paired by an older system."""
    kept = [
        line
        for line in Path(EXAMPLE).read_text().splitlines()
        if line[:3] not in ("092", "192", "202", "212")
    ]
    said = [f"092 {name}", "192 CUSTOM_SWISS", *([record] if record else [])]
    said += [f"### pairing options: {'; '.join(options)}"] if options else []
    path = tmp_path / "older.trf"
    path.write_text("\n".join([*said, *kept]) + "\n")
    return str(path)


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["rank", *arguments, "--json"]) == 0
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


@pytest.mark.parametrize(
    ("name", "options", "codes"),
    [
        ("VinczeSwiss", ["tie-breaks=wins,lot", "seed=x y"], ["PTS", "WON", "OTHER_LOT"]),
        ("lim-1999", ["ties=b"], ["PTS", "OTHER_PS_CUTS"]),
        ("dutch-1992", [], ["PTS", "OTHER_FIRST", "OTHER_AVERAGE", "OTHER_LOT_1992"]),
        ("dutch-2012", [], ["PTS"]),
        ("A system of somebody else", [], ["PTS"]),
    ],
)
def test_a_file_without_a_list_is_ranked_as_the_text_of_its_system_says(
    name: str,
    options: list[str],
    codes: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    answer = printed(capsys, of_a_text(tmp_path, name, *options))
    assert answer["list"] == codes
    if "OTHER_LOT" in codes:
        assert sorted(answer["values"]["OTHER_LOT"].values()) == [
            *range(1, 1 + len(answer["ranks"]))
        ]


@pytest.mark.parametrize(
    ("record", "drawn"), [("202 WON,OTHER_LOT", True), ("202 BH,OTHER_LOT", False)]
)
def test_a_seed_of_the_readings_is_that_of_the_texts_own_list(
    record: str, drawn: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ("tie-breaks=wins,lot", "seed=x")
    answer = printed(capsys, of_a_text(tmp_path, "vincze", *options, record=record))
    assert all((lot is not None) is drawn for lot in answer["values"]["OTHER_LOT"].values())


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--working", "99"), "there is no player 99"),
        (("--working", "1", "--against", "99"), "there is no player 99"),
        (("--working", "4", "--against", "4"), "player 4 is not compared with himself"),
        (("--against", "4"), "--against needs --working: the two that are compared"),
    ],
)
def test_what_cannot_be_compared_is_said(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], says: str
) -> None:
    assert main(["rank", EXAMPLE, "--tie-breaks", LIST, *arguments]) == BAD_INPUT
    assert capsys.readouterr().err.strip() == says


@pytest.mark.parametrize("code", ["KS/L+99", "KS/L-99"])
def test_a_limit_beyond_every_score_is_an_error_that_names_it(
    code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rank", EXAMPLE, "--tie-breaks", code]) == BAD_INPUT
    said = capsys.readouterr().err
    assert f"{code}: {code.partition('/')[2]} moves the limit" in said


TAKEN = {
    "BH": "CMP",
    "AOB": "FP",
    "FB": "CMP",
    "SB": "CMP",
    "KS": "L",
    "PS": "CM",
    "ARO": "CMU",
    "TPR": "U",
    "PTP": "U",
    "APRO": "U",
    "APPO": "U",
    "RTNG": "RU",
    "DE": "P",
    "TPN": "R",
    **dict.fromkeys(["WIN", "WON", "BPG", "BWG", "REP", "STD"], ""),
}
"""By C.07 14 and MTB26; `/U` as the preamble of 10 lets the regulations say."""
WRITTEN = {"C": "C1", "M": "M2", "L": "L+1", "P": "P", "F": "F", "R": "R", "U": "U1400", "K": "K4"}


@pytest.mark.parametrize("code", TAKEN)
@pytest.mark.parametrize("letter", WRITTEN)
def test_each_tie_break_takes_its_modifiers_and_no_other(code: str, letter: str) -> None:
    written = f"{code}/{WRITTEN[letter]}"
    if letter in TAKEN[code]:
        assert read_criterion(written).code == written
    else:
        with pytest.raises(CriterionError, match=rf"{code}/.*{re.escape(WRITTEN[letter])}"):
            read_criterion(written)
