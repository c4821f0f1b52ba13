"""`python -m pairing` as a program: what it prints and how it ends."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from pairing.__main__ import main
from pairing.codec import CheckedFrame, decode_frame, encode_job
from pairing.model import NoLegalPairing, Options, RoundPairing
from pairing.systems import SYSTEMS, UnknownSystemError, system
from pairing.validator import CHECKER

from .builders import DUTCH, HERE, field, player

ROOT = Path(__file__).parents[3]
EXAMPLE = HERE / "positions" / "worked-example.trf"


def run(*arguments: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "pairing", *arguments],
        cwd=ROOT,
        input=stdin,
        capture_output=True,
        timeout=60,
        check=False,
    )


def test_the_next_round_is_printed_board_by_board() -> None:
    result = run("pair", str(EXAMPLE), "--system", "dutch-2026")
    assert (result.returncode, result.stderr) == (0, b"")
    assert result.stdout.split(b"\n") == [
        b"10 1", b"9 3", b"4 7", b"13 2", b"8 15", b"5 11", b"12 14", b"6 0", b"",
    ]  # fmt: skip


def test_a_past_round_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pair", str(EXAMPLE), "--round", "1"]) == 0
    assert capsys.readouterr().out.startswith("1 8\n9 2\n3 10\n")


def test_json_holds_the_whole_pairing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pair", str(EXAMPLE), "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["pab"] == 6
    assert document["boards"][0] == [10, 1]


def report(tmp_path: Path, *lines: str) -> str:
    file = tmp_path / "report.trf"
    file.write_text("\n".join(lines))
    return str(file)


def names(*numbers: int) -> list[str]:
    return [f"001 {number:>4}" for number in numbers]


def test_no_legal_pairing_ends_with_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = report(tmp_path, "142 5", "260 001 005    1    2", *names(1, 2))
    assert main(["pair", file]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "No legal opponent is left for no. 1 and no. 2." in captured.err
    assert main(["pair", file, "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["code"] == "no-opponent-left"


@pytest.mark.parametrize(
    ("lines", "more", "message"),
    [
        (["142 5", "001    x"], [], "line 2: the starting number is not a number: 'x'"),
        (["142 5", *names(1)], ["--round", "0"], "there is no round 0"),
        (["142 5", *names(1)], ["--system", "chess"], "unknown pairing system 'chess'"),
        (["142 5", *names(1)], ["--option", "parity=odd"], "option parity is one of arrived, tpn"),
        (["142 5", *names(1)], ["--option", "speed=1"], "unknown option 'speed'"),
        (names(1, 2), [], "the number of rounds is not stated (record 142 or XXR); give it with"),
        (["142 5", "013 Alfa", *names(1, 2)], [], "a team event is paired by the records 310"),
        (["142 5", "192 FIDE_TRIPLE", *names(1, 2)], [], "unknown pairing system 'fide_triple'"),
        (
            ["142 5", "299 W  2.0        001    1", *names(1, 2)],
            [],
            "line 2: match points (columns 8-11) belong to a team event",
        ),
    ],
)
def test_a_bad_file_or_request_ends_with_3(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    lines: list[str],
    more: list[str],
    message: str,
) -> None:
    assert main(["pair", report(tmp_path, *lines), *more]) == 3
    captured = capsys.readouterr()
    assert captured.out == ""
    assert message in captured.err


def test_a_missing_file_ends_with_3() -> None:
    result = run("pair", "no-such-file.trf")
    assert (result.returncode, result.stdout) == (3, b"")
    assert b"no-such-file.trf" in result.stderr


def test_wrong_usage_ends_with_3() -> None:
    assert run("pair").returncode == 3
    assert run("unknown").returncode == 3


def test_the_rounds_that_the_file_does_not_state_can_be_given(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = report(tmp_path, "152 W", *names(1, 2, 3, 4))
    assert main(["pair", file, "--rounds", "3"]) == 0
    assert capsys.readouterr().out == "1 3\n4 2\n"
    for none in ("0", "-1", "three"):
        assert run("pair", file, "--rounds", none).returncode == 3


def test_system_and_options_are_those_of_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    comment = "### pairing options: parity=tpn"
    absent = ("XXR 5", "XXC white1", "XXZ 1 3")
    file = report(tmp_path, "192 FIDE_DUTCH_2017", comment, *absent, *names(*range(1, 11)))
    assert main(["pair", file]) == 0
    captured = capsys.readouterr()
    assert captured.out.startswith("7 2\n")
    assert captured.err == ""
    assert main(["pair", file, "--option", "parity=arrived"]) == 0
    assert capsys.readouterr().out.startswith("2 7\n")


def test_the_story_is_that_of_the_file_s_system(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lim = ("192 CUSTOM_SWISS", "092 lim-1999", "142 5", "152 W")
    assert main(["pair", report(tmp_path, *lim, *names(1, 2)), "--why-not", "1", "2"]) == 0
    assert "do meet in this round. [9.4]" in capsys.readouterr().out
    older = ("192 CUSTOM_SWISS", "092 dutch-2012", "142 5", "152 W")
    assert main(["pair", report(tmp_path, *older, *names(1, 2)), "--why-not", "1", "2"]) == 0
    assert "do meet in this round. [C.6]" in capsys.readouterr().out


def test_a_file_that_names_no_system_is_paired_by_the_edition_of_its_days(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = report(tmp_path, "042 2019/03/01", "142 5", "152 W", *names(1, 2))
    assert main(["pair", file]) == 0
    captured = capsys.readouterr()
    assert captured.out == "1 2\n"
    assert captured.err == (
        "The file does not name a system (record 192); it began on 2019-03-01 (record 042), so "
        "dutch-2017 is taken.\n"
    )


def test_an_option_chooses_the_other_reading(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    absent = "XXZ 1 3"
    file = report(tmp_path, "XXR 5", "XXC white1", absent, *names(*range(1, 11)))
    assert main(["pair", file]) == 0
    assert capsys.readouterr().out.startswith("2 7\n")
    assert main(["pair", file, "--option", "parity=tpn"]) == 0
    assert capsys.readouterr().out.startswith("7 2\n")


def test_the_worker_reports_progress_then_the_check_and_then_the_pairing() -> None:
    before = field(*(player(number) for number in range(1, 12)))
    result = run("worker", stdin=encode_job(DUTCH, Options(), before))
    assert result.returncode == 0
    *progress, checked, answer = [decode_frame(line) for line in result.stdout.splitlines()]
    assert isinstance(answer, RoundPairing)
    assert answer.pab == 11
    assert checked == CheckedFrame(CHECKER)
    assert progress[-1] == (11, 11)


def test_the_worker_answers_that_there_is_no_legal_pairing() -> None:
    before = field(player(1, "2w1"), player(2, "1b0"))
    result = run("worker", stdin=encode_job(DUTCH, Options(), before))
    assert result.returncode == 0
    assert isinstance(decode_frame(result.stdout.splitlines()[-1]), NoLegalPairing)


def test_the_worker_refuses_what_it_cannot_read() -> None:
    assert run("worker", stdin=b"{}").returncode == 3
    job = encode_job("chess", Options(), field(player(1)))
    result = run("worker", stdin=job)
    assert (result.returncode, result.stdout) == (3, b"")
    assert b"unknown pairing system 'chess'" in result.stderr


def test_systems_are_found_by_code() -> None:
    assert system("dutch-2026") is SYSTEMS["dutch-2026"]
    with pytest.raises(UnknownSystemError, match="known: dutch-2026"):
        system("dutch-1950")


def test_a_pairing_can_be_cancelled_by_its_progress() -> None:
    class Cancelled(Exception):  # noqa: N818
        pass

    def cancel(done: int, total: int) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        system(DUTCH).pair(field(player(1), player(2)), Options(), cancel)


def test_points_that_are_not_those_of_the_results_are_said_beside_the_pairing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = EXAMPLE.read_text().splitlines()
    at = next(at for at, text in enumerate(lines) if text.startswith("001"))
    lines[at] = lines[at][:80] + " 9.5" + lines[at][84:]
    assert main(["pair", report(tmp_path, *lines)]) == 0
    said = capsys.readouterr()
    assert said.err.startswith(f"line {at + 1}, player 1: 9.5 points are stated, the results make")
    assert said.out.startswith("10 1\n")
