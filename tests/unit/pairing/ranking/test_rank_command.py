"""`python -m pairing rank`: one player's numbers, and two players side by side."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pairing.__main__ import main
from pairing.exit_codes import BAD_INPUT
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


def lines_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert main(["rank", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("edition", ["2023", "2024", "2026"])
def test_every_answer_says_which_edition_ranked(
    edition: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = (EXAMPLE, "--tie-breaks", LIST, "--edition", edition)
    for more in ([], ["--working", "1"], ["--working", "1", "--against", "2"]):
        assert f"Ranked by C.07, edition {edition}." in lines_of(capsys, *asked, *more)


def test_notes_say_what_is_open_and_what_decides_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert printed(capsys, EXAMPLE, "--tie-breaks", "BH,SB")["notes"] == []
    rows = Path(EXAMPLE).read_text().splitlines()
    first = next(row for row in rows if row.startswith("001"))
    last = 91 + 10 * ((len(first.rstrip()) - 91) // 10)
    playing = {1, int(first[last : last + 4])}
    for at, row in enumerate(rows):
        number = int(row[4:8]) if row.startswith("001") else 0
        if number in playing:
            rows[at] = row[: last + 7] + " " + row[last + 8 :]
        if number == 2:
            rows[at] = row[:48] + "    " + row[52:]
    path = tmp_path / "open.trf"
    path.write_text("\n".join(rows) + "\n")
    notes = printed(capsys, str(path), "--tie-breaks", "BH,ARO,OTHER_LOT")["notes"]
    assert notes == [
        "Provisional: one game is open and has given nothing yet.",
        "ARO decides nothing: not everybody is rated, and the list does not say how the unrated"
        " count (ARO/U1400).",
        "OTHER_LOT decides nothing: the file names no seed from which lots were drawn.",
    ]
    shown = lines_of(capsys, str(path), "--tie-breaks", "BH,ARO,OTHER_LOT")
    assert shown[-4:] == ["Ranked by C.07, edition 2026.", *notes]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("BH-C1", "BH/C1"),
        ("BHC1", "BH/C1"),
        ("bh_c1", "BH/C1"),
        ("BH/C-1", "BH/C1"),
        ("SB/C1P", "SB/C1/P"),
        ("BH:C1", "BH/C1"),
        ("KSL+1", "KS/L+1"),
        ("KS-L-1", "KS/L-1"),
        ("AROU1400", "ARO/U1400"),
        ("WINS", "WIN"),
        ("OTHER-LOT", "OTHER_LOT"),
        ("OTHER_LT", "OTHER_LOT"),
        ("lot", "OTHER_LOT"),
        ("Buchholz", "BH"),
        ("sonneborn-berger", "SB"),
        ("Koya/L+1", "KS/L+1"),
    ],
)
def test_a_code_that_is_nearly_one_is_named_with_the_right_one(
    written: str, meant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rank", EXAMPLE, "--tie-breaks", written]) == BAD_INPUT
    assert f"is {meant} meant?" in capsys.readouterr().err
    assert read_criterion(meant).code == meant


@pytest.mark.parametrize("written", ["XYZ", "BX", "BH/Z9", "BH/C1/M1", "1", "/", ""])
def test_nothing_is_guessed_where_nothing_is_near(written: str) -> None:
    with pytest.raises(CriterionError) as caught:
        read_criterion(written)
    assert "meant" not in str(caught.value)


@pytest.mark.parametrize("between", [",", ";", "; ", " ", " , "])
def test_a_list_is_read_as_it_is_pasted(between: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["rank", EXAMPLE, "--json", "--tie-breaks", between.join(["BH/C1", "SB", "WIN"])]
    assert main(asked) == 0
    assert json.loads(capsys.readouterr().out)["list"] == ["PTS", "BH/C1", "SB", "WIN"]


def test_small_letters_are_the_same_code() -> None:
    assert read_criterion("bh/c1").code == "BH/C1"


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ("ARO/P", "P is not for this tie-break (C.07 6.1.1, 16.6): ARO takes C1 C2 M1 M2 U1400"),
        ("WIN/C1", "C1 is not for this tie-break (C.07 14.1, 14.2): WIN takes no modifier"),
        ("SB/L+1", "L+1 is not for this tie-break (C.07 14.5): SB takes C1 C2 M1 M2 P"),
        ("BH/R", "R is not for this tie-break (C.07 7.8, 10.6): BH takes C1 C2 M1 M2 P"),
        ("BH/K4", "BH/K4: there is no modifier K4"),
        ("BH/E", "BH/E: there is no modifier E"),
    ],
)
def test_an_impossible_modifier_is_refused_by_the_article_it_is_due_to(
    written: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rank", EXAMPLE, "--tie-breaks", written]) == BAD_INPUT
    assert says in capsys.readouterr().err


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
