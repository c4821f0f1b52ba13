"""`python -m pairing check`: report files and whole folders of them, paired and ranked again."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple, TextIO

from pairing.checker import (
    CheckedFile,
    OnPage,
    as_json,
    check_any_report,
    lines,
    not_checked,
    on_page,
    page,
    standings_lines,
    summary,
)
from pairing.clauses import Reader
from pairing.options import OptionError, options_of
from pairing.rules_arguments import add_rules
from pairing.sentences import speak_with
from pairing.spoken import english
from pairing.systems import UnknownSystemError
from pairing.trf import ReportError, read_report

SUFFIXES = (".trf", ".trfx", ".trf06", ".trf16", ".trf26")
"""What in a folder is a report file."""
REPORTS = ("text", "json", "html")
A_HANDFUL = 8
"""Files that a process takes at once."""


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "files", type=Path, nargs="+", metavar="FILE|FOLDER", help="of a folder all *.trf below it"
    )
    add_rules(command)
    command.add_argument(
        "--report", choices=REPORTS, default="text", help="text (default), JSON or an HTML page"
    )
    command.add_argument(
        "--json",
        action="store_const",
        const="json",
        dest="report",
        help="one JSON document a file, a line each",
    )
    command.add_argument(
        "--standings", action="store_true", help="print the standings with each tie-break, too"
    )
    command.add_argument("--out", type=Path, help="where the report goes; default: print it")
    command.add_argument("--processes", type=int, default=1, help="that check side by side")


def check(parsed: argparse.Namespace) -> int:
    """The worst exit code of all files."""
    files = report_files(parsed.files)
    codes: list[int] = []
    on_the_page: list[OnPage] = []
    with _opened(parsed.out) as out:
        for one in _reported(parsed, files):
            sys.stderr.write(one.complaint)
            codes.append(one.exit_code)
            out.write(one.text)
            if one.on_page is not None:
                on_the_page.append(one.on_page)
        if parsed.report == "html":
            out.write(page(on_the_page))
        elif parsed.report == "text" and len(files) > 1:
            out.write(f"{Reader().words(summary(codes))}\n")
    return max(codes)


def report_files(named: Sequence[Path]) -> list[Path]:
    """A folder stands for the report files below it, in the order of their names; one that has none
    stands for itself, and cannot be read."""
    return [file for path in named for file in _below(path) or (path,)]


def _below(path: Path) -> list[Path]:
    if not path.is_dir():
        return []
    return sorted(each for each in path.rglob("*") if each.suffix.lower() in SUFFIXES)


def _opened(out: Path | None) -> TextIO | nullcontext[TextIO]:
    return nullcontext(sys.stdout) if out is None else out.open("w", encoding="utf-8")


class Reported(NamedTuple):
    """What is kept of a file that was checked: what is written of it, and why it could not be."""

    exit_code: int
    complaint: str = ""
    text: str = ""
    on_page: OnPage | None = None


def _reported(parsed: argparse.Namespace, files: Sequence[Path]) -> Iterator[Reported]:
    """In the order of the files."""
    one = partial(_of_file, parsed, len(files) == 1)
    if parsed.processes < 2 or len(files) < 2:
        yield from map(one, files)
        return
    with get_context("spawn").Pool(parsed.processes, speak_with, (english,)) as pool:
        yield from pool.imap(one, files, A_HANDFUL)


def _of_file(parsed: argparse.Namespace, alone: bool, file: Path) -> Reported:
    checked = _checked(parsed, file)
    said = Reported(
        checked.exit_code, f"{file}:\n{checked.error}\n" if checked.check is None else ""
    )
    match parsed.report:
        case "html":
            return said._replace(on_page=on_page(checked, alone=alone))
        case "json":
            return said._replace(text=f"{_document(checked)}\n")
        case _:
            text = "".join(f"{line}\n" for line in _lines(parsed, checked, alone=alone))
            return said._replace(text=text)


def _checked(parsed: argparse.Namespace, file: Path) -> CheckedFile:
    try:
        made = check_any_report(
            read_report(file.read_bytes()),
            parsed.system,
            options_of(parsed.option),
            rounds_total=parsed.rounds,
        )
    except (OptionError, OSError, ReportError, UnknownSystemError) as error:
        return CheckedFile(str(file), error=str(error))
    return CheckedFile(str(file), made)


def _document(checked: CheckedFile) -> str:
    if checked.check is None:
        return not_checked(checked.name, checked.error).decode()
    return as_json(checked.check, checked.name).decode()


def _lines(parsed: argparse.Namespace, checked: CheckedFile, *, alone: bool) -> Iterator[str]:
    """Nothing of a file that could not be checked: that stands on standard error."""
    if checked.check is None:
        return
    if not alone:
        yield f"{checked.name}:"
    yield from lines(checked.check)
    if parsed.standings:
        yield from standings_lines(checked.check)
