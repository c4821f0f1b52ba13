"""A report states the system it was paired by, and says it back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pairing.clauses import Reader
from pairing.model import Options
from pairing.options import OptionError
from pairing.reported import Stated, rules_of, stated, stating
from pairing.system import System
from pairing.systems import SYSTEMS
from pairing.trf import PlayerRecord, Report, read_report, write_report

NOTHING_SET = Options()
PLAYERS = (PlayerRecord(1, "Adam"), PlayerRecord(2, "Blum"))


def filed(system: System, options: Options = NOTHING_SET, *, baku: bool = False) -> Report:
    said = stating(system, options, baku=baku)
    return Report(
        players=PLAYERS,
        encoded_type=said.encoded_type,
        type_text=said.type_text,
        comments=said.comments,
    )


@pytest.mark.parametrize("system", SYSTEMS.values(), ids=SYSTEMS)
def test_every_system_is_read_back_with_every_option(system: System) -> None:
    assert stated(filed(system)) == Stated(system.code)
    for reading in system.readings:
        for choice in reading.choices[1:]:
            options = Options(((reading.name, choice),))
            written = write_report(filed(system, options)).encode()
            assert stated(read_report(written)) == Stated(system.code, options)


def test_what_is_not_the_rule_of_fide_says_so() -> None:
    for system in SYSTEMS.values():
        said = filed(system)
        assert (said.encoded_type == "CUSTOM_SWISS") is (said.type_text == system.name)


def test_baku_is_part_of_a_code_of_fide() -> None:
    report = filed(SYSTEMS["dutch-2026"], baku=True)
    assert report.encoded_type == "FIDE_DUTCH_2026_BAKU"
    assert stated(report) == Stated("dutch-2026")


@pytest.mark.parametrize(
    ("code", "start", "system"),
    [
        ("FIDE_DUTCH", "2026/01/31", "dutch-2017"),
        ("FIDE_DUTCH", "2026.02.01", "dutch-2026"),
        ("FIDE_DUTCH", "", "dutch-2026"),
        ("FIDE_DUTCH_2025", "2025/01/01", "dutch-2026"),
        ("BERGER_ROUNDROBIN_G1", "2026/03/01", "round-robin"),
        ("FIDE_SCHEVENINGEN", "2026/03/01", "scheveningen"),
        ("FIDE_SCHEVENINGEN_G2", "2026/03/01", "double-scheveningen"),
        ("FIDE_DUBOV", "2026/03/01", "dubov-2026"),
        ("FIDE_TRIPLE", "2026/03/01", "fide_triple"),
        ("CUSTOM_SWISS", "", "custom_swiss"),
        ("", "", None),
    ],
)
def test_codes_of_record_192(code: str, start: str, system: str | None) -> None:
    assert stated(Report(players=(), encoded_type=code, start_date=start)).system == system


def test_an_unknown_option_is_refused_when_written_and_left_out_when_read() -> None:
    dutch = SYSTEMS["dutch-2026"]
    with pytest.raises(OptionError, match="unknown option 'speed'"):
        stating(dutch, Options((("speed", "high"),)))
    foreign = replace(filed(dutch), comments=("### pairing options: speed=high; parity=odd",))
    assert stated(foreign) == Stated("dutch-2026")


@pytest.mark.parametrize("seed", ["Brno 7", "a;b", "50%", "%3B; x=y"])
def test_free_text_comes_back_as_it_was(seed: str) -> None:
    options = Options((("seed", seed),))
    written = write_report(filed(SYSTEMS["vincze"], options)).encode()
    assert stated(read_report(written)) == Stated("vincze", options)


@pytest.mark.parametrize(
    ("start", "system"),
    [
        ("2026/02/01", "dutch-2026"),
        ("2026/01/31", "dutch-2017"),
        ("31.01.2026", "dutch-2017"),
        ("19/05/01", "dutch-2017"),
        ("2017/07/01", "dutch-2017"),
        ("2017-06-30", "dutch-2012"),
    ],
)
def test_a_report_that_names_no_system_is_of_the_edition_of_its_days(
    start: str, system: str
) -> None:
    rules = rules_of(Report(players=PLAYERS, start_date=start), None, NOTHING_SET)
    assert rules.system.code == system
    (note,) = map(Reader().words, rules.notes)
    assert note.startswith("The file does not name a system (record 192); it began on 20")
    assert note.endswith(f"so {system} is taken.")


@pytest.mark.parametrize("start", ["", "2026", "2026/13/01", "spring 2026"])
def test_a_report_without_system_and_day_is_of_the_newest_edition(start: str) -> None:
    rules = rules_of(Report(players=PLAYERS, start_date=start), None, NOTHING_SET)
    assert rules.system.code == "dutch-2026"
    (note,) = map(Reader().words, rules.notes)
    assert note == "The file does not name a system (record 192); dutch-2026 is taken."
