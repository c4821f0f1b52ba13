"""`python -m pairing`: pair, check and make report files, or serve one job from standard input.

pair FILE.trf [--system CODE] [--rounds N] [--round N] [--json] [--explain | --why-not A B]
     [--compare-fallback]
    One line `white black` a board, by pairing numbers; black 0 is the pairing-allocated bye.
    System, options and number of rounds are those given, else what the file says; where it names
    no system, the edition of its days, and a line on standard error says so.
    With --explain the reasons of every pair follow; --why-not asks about one pair alone. Systems
    that pair step by step tell their steps.
    Of a Double-Swiss a match is two rounds of the file; the second has the colours exchanged.
    Of a team event (FIDE_TEAM, records 310) the teams are paired, by the Team-Swiss; numbers are
    those of teams, White is the team that has it on board 1.
    --compare-fallback solves every bracket exactly as well (slow) and compares: 1 if it differs.
check FILE|FOLDER ... [--system CODE] [--rounds N] [--report text|json|html] [--out FILE]
      [--standings] [--processes N]
    Pairs every round again and says what the rules pair otherwise, and why; makes points and ranks
    again, by the file's 202 or 212, and says which differ, and what was not looked at; --standings
    prints them with the value of each tie-break. A folder stands for the report files below it. A
    file that cannot be checked is named on standard error, and the next one follows. JSON is one
    document a file (docs/conformance.md); of one that cannot be checked, the name and the error.
    HTML is one page for all of them. Of a team event: its matches, match points and game points.
rank FILE.trf [--tie-breaks LIST] [--round N] [--edition E] [--type swiss|round-robin] [--json]
     [--working PLAYER]
    The standings by a list of tie-breaks (C.07), e.g. "BH/C1,BH,SB,DE"; default: the file's 202 or
    212. With --json one document: values by code and player, exact, null where not defined; ranks;
    the list. With --working how each number of one player came about.
generate [--players N ...] [--seed SEED] [--count N] [--out FILE|DIR] [--configuration FILE]
    Complete random tournaments, with standings by a list of tie-breaks; every axis that is not
    given is drawn. A configuration has a Key=Value a line, as the public generators read.
worker
    Reads one job as JSON from standard input, writes frames to standard output (`codec`).

Exit codes: 0 paired, 2 no legal pairing exists, 3 bad file or usage. For a worker, "no legal
pairing" is an answer like any other: 0. Of `check`: 0 the file agrees with the rules, 1 it differs,
2 a round of it has no legal pairing, 3 bad file or usage.
"""

from __future__ import annotations

import argparse
import importlib.util
import sys

_PACKAGES = ("fluent", "msgspec", "rustworkx")
if sys.version_info < (3, 11) or not all(map(importlib.util.find_spec, _PACKAGES)):
    try:
        from startup import python_with_packages

        lacking = python_with_packages()
    except ImportError:  # the package alone
        lacking = "The command line needs more: python -m pip install 'openhall-pairing[command]'"
    sys.stderr.write(lacking + "\n")
    sys.exit(3)

from pathlib import Path
from random import Random, SystemRandom

from pairing import __version__, check_command, rank_command
from pairing.clauses import Reader, clause
from pairing.codec import (
    CheckedFrame,
    CodecError,
    Frame,
    ProgressFrame,
    decode_job,
    encode_frame,
    encode_no_legal_pairing,
    encode_pairing,
    objection,
)
from pairing.dutch.compare import Comparison, compare
from pairing.exit_codes import BAD_INPUT, DIFFERS, NO_LEGAL_PAIRING, OK
from pairing.explain import ExplainedRound, NotExplainedError
from pairing.explain.report import (
    encode_explanation,
    round_document,
    round_lines,
    why_not_document,
    why_not_lines,
)
from pairing.explain.stories import (
    NotAskedError,
    story_document,
    story_lines,
    why_not_steps,
    why_not_steps_document,
)
from pairing.explain.whynot import NoSuchPairError
from pairing.generator import AxisError, NoTournamentError, random_tournament
from pairing.generator.arguments import add_axes, axes_of
from pairing.model import TPN, Field, NoLegalPairing, RoundPairing
from pairing.options import OptionError, options_of
from pairing.ranking.criteria import CriterionError
from pairing.reported import Rules, rules_in
from pairing.reported_teams import team_fields, team_rules_of
from pairing.rules_arguments import add_rules
from pairing.sentences import speak_with
from pairing.spoken import english
from pairing.systems import UnknownSystemError, system
from pairing.trf import (
    Problem,
    Report,
    ReportError,
    field_before,
    next_round,
    read_report,
    write_report,
)
from pairing.trf.team_records import read_teams
from pairing.trf.teams import is_team_event
from pairing.validator import CHECKER, has_rules, validate


def main(arguments: list[str] | None = None) -> int:
    speak_with(english)
    parsed = _parser().parse_args(arguments)
    try:
        return _COMMANDS[parsed.command](parsed)
    except (
        AxisError,
        CodecError,
        CriterionError,
        NoSuchPairError,
        NoTournamentError,
        NotAskedError,
        NotExplainedError,
        OptionError,
        OSError,
        ReportError,
        UnknownSystemError,
    ) as error:
        print(error, file=sys.stderr)
        return BAD_INPUT


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> None:  # type: ignore[override]
        self.print_usage(sys.stderr)
        self.exit(BAD_INPUT, f"{self.prog}: {message}\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m pairing", description="Pair a Swiss tournament.")
    parser.add_argument("--version", action="version", version=f"openhall-pairing {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, parser_class=_Parser)
    pair = commands.add_parser("pair", help="pair one round of a report file")
    pair.add_argument("file", type=Path, help="TRF26, TRF16, TRF06 or TRF(x)")
    add_rules(pair)
    pair.add_argument("--round", type=int, help="default: the round after the last one paired")
    pair.add_argument("--json", action="store_true", help="print one JSON document")
    pair.add_argument(
        "--compare-fallback", action="store_true", help="solve every bracket exactly too, compare"
    )
    questions = pair.add_mutually_exclusive_group()
    questions.add_argument("--explain", action="store_true", help="say why, pair by pair")
    questions.add_argument(
        "--why-not", nargs=2, type=int, metavar=("A", "B"), help="why A does not meet B"
    )
    check = commands.add_parser("check", help="pair every round of report files again")
    check_command.add_arguments(check)
    ranked = commands.add_parser("rank", help="rank a report file by its tie-breaks")
    rank_command.add_arguments(ranked)
    generate = commands.add_parser("generate", help="make random tournaments")
    add_axes(generate)
    generate.add_argument("--seed", help="default: another one each time; it stands in the file")
    generate.add_argument("--count", type=int, default=1, help="number of tournaments")
    generate.add_argument("--first", type=int, default=1, help="number of the first tournament")
    generate.add_argument("--out", type=Path, help="a file, or a folder; default: print it")
    commands.add_parser("worker", help="pair the job on standard input, print JSON frames")
    return parser


def _pair(parsed: argparse.Namespace) -> int:
    report = read_report(parsed.file.read_bytes())
    for doubt in report.doubts:
        if doubt.fault.about_pairings:
            print(doubt, file=sys.stderr)
    rules, field = (_team_round if is_team_event(report) else _round)(parsed, report)
    for note in rules.notes:
        print(Reader().words(note), file=sys.stderr)
    outcome = rules.pair(field)
    if isinstance(outcome, NoLegalPairing):
        print(outcome.message, file=sys.stderr)
        if parsed.json:
            print(encode_no_legal_pairing(outcome).decode())
        return NO_LEGAL_PAIRING
    if parsed.explain or parsed.why_not:
        _explain(parsed, rules, field, outcome)
    else:
        print(encode_pairing(outcome).decode() if parsed.json else _lines(outcome))
    if parsed.compare_fallback:
        return _compare(compare(field, rules.options, rules.system.code))
    return OK


def _round(parsed: argparse.Namespace, report: Report) -> tuple[Rules, Field]:
    """The round that was asked for, and what it is paired by."""
    number = next_round(report) if parsed.round is None else parsed.round
    rules = rules_in(report, number, parsed.system, options_of(parsed.option))
    _know_rounds(parsed, report)
    field = field_before(
        report,
        number,
        rounds_total=parsed.rounds,
        counts_arrived=rules.counts_arrived,
        games=rules.system.games,
    )
    return rules, field


def _team_round(parsed: argparse.Namespace, report: Report) -> tuple[Rules, Field]:
    """The same of a team event: the participants are its teams."""
    rules = team_rules_of(report, parsed.system, options_of(parsed.option))
    _know_rounds(parsed, report)
    fields = team_fields(read_teams(report), rules, parsed.rounds)
    number = fields.next_round if parsed.round is None else parsed.round
    return rules.rules, fields.before(number)


def _know_rounds(parsed: argparse.Namespace, report: Report) -> None:
    if parsed.rounds is None and report.rounds_total is None:
        raise ReportError([Problem(0, clause("Pairing-NotPairable.number-of-rounds-asked"))])


def _compare(comparison: Comparison) -> int:
    """What came of it goes beside the pairing."""
    for bracket in comparison.differences:
        print(f"differs: the bracket of {', '.join(map(str, bracket.players))}", file=sys.stderr)
    agreeing = comparison.certified - len(comparison.differences)
    print(
        f"{agreeing} of {comparison.certified} certified brackets agree with the exact solution; "
        f"{comparison.brackets} brackets in all",
        file=sys.stderr,
    )
    return DIFFERS if comparison.differences else OK


def _explain(parsed: argparse.Namespace, rules: Rules, field: Field, outcome: RoundPairing) -> None:
    chosen, options = rules.system, rules.options
    if chosen.tell is None:
        _explain_candidates(parsed, ExplainedRound(field, chosen.code, options), outcome)
        return
    if parsed.why_not:
        _answer_step_by_step(parsed, rules, field)
        return
    story = chosen.tell(field, options)
    if parsed.json:
        print(encode_explanation(story_document(field.round_number, story)).decode())
    else:
        print(_lines(outcome), *story_lines(story), sep="\n")


def _answer_step_by_step(parsed: argparse.Namespace, rules: Rules, field: Field) -> None:
    steps = why_not_steps(rules.system, field, rules.options, *map(TPN, parsed.why_not))
    if parsed.json:
        print(encode_explanation(why_not_steps_document(field.round_number, steps)).decode())
    else:
        print(*(step.sentence(Reader()) for step in steps), sep="\n")


def _explain_candidates(
    parsed: argparse.Namespace, position: ExplainedRound, outcome: RoundPairing
) -> None:
    if parsed.why_not:
        player, opponent = map(TPN, parsed.why_not)
        if parsed.json:
            document = why_not_document(position, player, opponent)
            print(encode_explanation(document).decode())
        else:
            print(*why_not_lines(position, player, opponent), sep="\n")
    elif parsed.json:
        print(encode_explanation(round_document(position)).decode())
    else:
        print(_lines(outcome), *round_lines(position), sep="\n")


def _rank(parsed: argparse.Namespace) -> int:
    print(rank_command.ranked(parsed))
    return OK


def _generate(parsed: argparse.Namespace) -> int:
    """Tournament number n of a seed is always the same, however many are asked for."""
    seed = parsed.seed or str(SystemRandom().randrange(10**9))
    into_folder = parsed.out and (parsed.count > 1 or parsed.out.is_dir() or not parsed.out.suffix)
    if into_folder:
        parsed.out.mkdir(parents=True, exist_ok=True)
    for number in range(parsed.first, parsed.first + parsed.count):
        label = f"{seed}/{number}"
        text = write_report(random_tournament(axes_of(parsed), Random(label), label))  # noqa: S311
        if parsed.out is None:
            sys.stdout.buffer.write(text.encode())
            continue
        name = f"{seed}-{number:05}.trf".replace("/", "-")
        file = parsed.out / name if into_folder else parsed.out
        file.write_bytes(text.encode())
        print(file)
    return OK


def _lines(pairing: RoundPairing) -> str:
    boards = [*pairing.boards, *([(pairing.pab, 0)] if pairing.pab is not None else [])]
    return "\n".join(f"{white} {black}" for white, black in boards)


def _work(_parsed: argparse.Namespace) -> int:
    job = decode_job(sys.stdin.buffer.read())

    def progress(done: int, total: int) -> None:
        _write(ProgressFrame(done, total))

    answer = system(job.system).pair(job.field, job.options, progress)
    if has_rules(job.system):
        verdict = validate(job.field, answer, job.system, job.options)
        errors = tuple(objection(error.article, error.message) for error in verdict.errors)
        _write(CheckedFrame(CHECKER, errors))
    _write(answer)
    return OK


def _write(frame: Frame) -> None:
    sys.stdout.buffer.write(encode_frame(frame) + b"\n")
    sys.stdout.buffer.flush()


_COMMANDS = {
    "pair": _pair,
    "check": check_command.check,
    "rank": _rank,
    "generate": _generate,
    "worker": _work,
}


if __name__ == "__main__":
    sys.exit(main())
