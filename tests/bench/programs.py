"""Other pairing programs, run on the same rounds to compare seconds and memory."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import tempfile
import threading
from pathlib import Path

import msgspec

from pairing.model import Field
from pairing.trf import read_report, write_report

from .small_report import report_of

USUAL = "--dutch {report} -p"


class Run(msgspec.Struct, frozen=True):
    """One round by another program: processor seconds with its start, and its peak of memory.

    `ended` is False if it was stopped after `seconds`.
    """

    seconds: float
    megabytes: int
    ended: bool = True


class Program(msgspec.Struct, frozen=True):
    """`command` pairs a report: `{report}` stands for a TRF(x) file, `{trf26}` for a TRF26 file.

    A command without either gets the arguments that pairing programs usually take.
    """

    name: str
    command: str
    largest: int
    patience: int

    def pair(self, field: Field) -> Run | None:
        """None if the field has too many players for this program."""
        if len(field.participants) > self.largest:
            return None
        with tempfile.TemporaryDirectory() as folder:
            report = report_of(field)
            files = {"report": Path(folder) / "report.trf", "trf26": Path(folder) / "report26.trf"}
            files["report"].write_text(report)
            files["trf26"].write_text(write_report(read_report(report.encode())))
            words = [word.format(**files) for word in shlex.split(self._whole_command())]
            return run(words, self.patience)

    def _whole_command(self) -> str:
        return self.command if "{" in self.command else f"{self.command} {USUAL}"


def run(words: list[str], patience: int) -> Run:
    with tempfile.TemporaryFile() as complaints:
        process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=complaints)
        stop = threading.Timer(patience, os.kill, (process.pid, signal.SIGKILL))
        stop.start()
        _, status, used = os.wait4(process.pid, 0)
        stop.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        complaints.seek(0)
        said = complaints.read().decode(errors="replace")
    ended = process.returncode != -signal.SIGKILL
    if ended and process.returncode:
        raise RuntimeError(f"{words[0]} failed: {said}")
    return Run(used.ru_utime + used.ru_stime, used.ru_maxrss // 1024, ended)
