"""What other programs write into a report comes out of it again: records of codes that nobody
knows, ### lines, lists of teams, and all that stands about one player; over the corpus and random
tournaments.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from pairing.generator import Axes, random_tournament
from pairing.trf import (
    PlayerRecord,
    Report,
    national_line,
    read_report,
    with_number,
    with_rating,
    write_report,
)
from tournaments.domain.ids import PlayerId
from tournaments.exports.named_lines import ERASED, NamesInLines, with_names
from tournaments.exports.player_records import other_records
from tournaments.selectors.names import Names
from tournaments.services.people import PersonView

from .round_trips import HERE, MIXED, lost, out_in_out

FILES = sorted(HERE.glob("corpus*/*.trf"))


def with_others_lines(report: Report, random: Random) -> Report:
    """Of all kinds that there are, about some players and about nobody."""
    players = sorted(report.players, key=lambda player: player.number)
    some = random.sample(players, k=min(5, len(players)))
    family = [player.name.split(",")[0] for player in some]
    return read_report(
        write_report(
            replace(
                report,
                federation="CZE",
                encoded_type=report.encoded_type or "FIDE_DUTCH_2026",
                teams_stated=2,
                rank_method="CZE FIDON",
                other_lines=(
                    *(line for player in some for line in about(player)),
                    f"013 {'Rooks':<32} {some[0].number:>4} {some[1].number:>4}",
                    f"013 {'Bishops':<32} {some[2].number:>4}",
                    "XYZ  of another program, 3.5 and \u00bd",
                    "901",
                    f"902 {some[-1].name} asked",
                ),
                comments=(
                    *report.comments,
                    "### Another Program 12.1 (2025), licence of nobody",
                    f"### MPA @ Round 1: {family[0]} - {family[1].upper()}",
                    f"### MPA @ Round 1: {some[2].name} against {some[3].number}",
                    "### a line\twith a tab and\u00a0one blank {name:x}",
                ),
            )
        )
    )


def about(player: PlayerRecord) -> tuple[str, ...]:
    """Its national rating with class and id, one of a further federation, one without rating, and
    a record of the shape that Tornelo writes."""
    own = national_line("CZE", player, 1234)
    return (
        f"{own[:10]} IV{own[13:57]:<44}{player.number * 977:>11}{own[68:]}".rstrip(),
        national_line("GER", player, 1500),
        f"POL {player.number:>4}     {'Someone Else':<33}",
        f"DAT {player.number:04} EMAIL p{player.number}@example.org",
    )


def check(report: Report) -> None:
    made = out_in_out(report)
    assert lost(made) == []
    assert sorted(made.written.other_lines) == sorted(report.other_lines)
    assert set(report.comments) <= set(made.written.comments)
    assert made.written.teams_stated == report.teams_stated
    named = " ".join(made.state.report_lines)
    assert not [player.name for player in report.players if player.name in named]
    assert "EMAIL" not in named


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_lines_of_others_beside_those_of_the_corpus_go_in_and_out(file: Path) -> None:
    check(with_others_lines(read_report(file.read_bytes()), Random(file.stem)))


@pytest.mark.parametrize("axes", MIXED, ids=range(len(MIXED)))
def test_lines_of_others_in_random_tournaments_go_in_and_out(axes: Axes) -> None:
    for seed in range(4):
        random = Random(f"others {axes} {seed}")
        check(with_others_lines(random_tournament(axes, random, str(seed)), random))


NAMES = {
    PlayerId(1): "Nov\u00e1k, Petr",
    PlayerId(2): "Nov\u00e1k, Jan",
    PlayerId(3): "van der Berg, Li",
}


@pytest.mark.parametrize(
    "line",
    [
        "### Nov\u00e1k, Jan asked for a bye",
        "### NOV\u00c1K - Berg @ Round 3",
        "### li and PETR and van der Berg",
        "### nobody is meant",
    ],
)
def test_names_go_out_of_a_line_and_back_into_it(line: str) -> None:
    hidden = NamesInLines(NAMES).without(line)
    assert hidden is not None
    assert not any(word in hidden.casefold() for word in ("nov\u00e1k", "petr", "berg"))
    assert with_names(hidden, NAMES.get) == line


def test_a_name_means_whoever_has_all_of_its_words() -> None:
    hidden = NamesInLines(NAMES).without("### Nov\u00e1k, Jan asked")
    assert hidden == "### {name:2.0=}, {name:2.1=} asked"
    now = {**NAMES, PlayerId(2): "Nov\u00e1k, Johann"}
    assert with_names(hidden, now.get) == "### Nov\u00e1k, Johann asked"
    assert with_names(hidden, lambda _player: None) == f"### {ERASED}, {ERASED} asked"


@pytest.mark.parametrize("line", ["### pEtR asked", "### {name:1.0=} is written so already"])
def test_what_no_reference_can_say_again_does_not_come_in(line: str) -> None:
    assert NamesInLines(NAMES).without(line) is None


def test_a_rating_that_was_taken_from_the_entry_is_not_said_by_the_record_of_the_file() -> None:
    player = PlayerRecord(7, "Novák, Petr")
    own, other, plain = about(player)[:3]
    names = Names({PlayerId(3): PersonView(name="Novák, Petr", records=(own, other, plain))})
    numbers = {PlayerId(3): 9}
    kept = [*other_records(names, numbers, {9: "CZE"}, {9: "CZE"})]
    assert kept == [with_number(other, 9), with_number(plain, 9)]
    taken = [*other_records(names, numbers, {}, {9: "CZE"})]
    assert taken == [with_rating(with_number(own, 9), 0), *kept]
    assert "1234" not in taken[0]
    assert taken[0].endswith(str(7 * 977))
