"""Report packages for the federation: made of the log up to one event, recorded, made again.

It stands with the imports because a report is read back before it is sent.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from events import store
from events.messages import Envelope, Head
from tournaments.domain.federation_reports.commands import MakeReport
from tournaments.domain.federation_reports.state import MadeReport
from tournaments.domain.tournament.state import Tournament
from tournaments.exports import bundle
from tournaments.exports.report import report_of
from tournaments.hall_time import in_hall
from tournaments.selectors.names import Names
from tournaments.selectors.papers.checks import report_checks, without_ids
from tournaments.services import moves, reasons, states
from tournaments.services.handle import handle
from tournaments.services.names import names_of
from tournaments.services.outcomes import Outcome
from tournaments.words import languages, speak, speaking

from .report_changes import change_lines
from .self_test import self_test


class Package(msgspec.Struct, frozen=True):
    """`contents` by name of the file; `digest` stands for all that SHA256SUMS lists. Not
    `as_recorded`: the log has another digest for it."""

    number: int
    contents: dict[str, bytes]
    digest: str
    as_recorded: bool = True

    @property
    def zipped(self) -> bytes:
        return bundle.zipped(self.contents)


class NoSuchReport(LookupError):  # noqa: N818
    """A number that no report has."""


def make(stream: str, command: MakeReport, envelope: Envelope) -> Outcome:
    """Makes the package and records that it was made. Raises `states.NoSuchMoment`."""
    now = states.current(stream)
    if command.number != len(now.federation_reports) + 1:
        return handle(stream, command, envelope)  # taken, or sent again: nothing is made for it
    before = _before(now, command.number)
    made = _package(stream, command.number, command.base, before, envelope.reason)
    state = states.at(stream, command.base)
    missing = without_ids(state, names_of(state))
    return handle(stream, replace(command, digest=made.digest, without_id=missing), envelope)


def made_again(stream: str, state: Tournament, number: int) -> Package:
    """The package with that number, by the program and in the words of today. Whether its bytes
    are those of then it says itself: in a file that SHA256SUMS does not list, where they are not.
    Raises `NoSuchReport`."""
    report = _numbered(state, number)
    reason = reasons_of(stream, state).get(report.seq, "")
    made = _package(stream, number, report.base, _before(state, number), reason)
    return made if made.digest == report.digest else _differing(made, report)


def changes_of(stream: str, state: Tournament, number: int) -> tuple[str, ...]:
    """What the report with that number says otherwise than the one before; nothing of the first.
    Raises `NoSuchReport`."""
    made, before = _numbered(state, number), _before(state, number)
    return differences(stream, before, states.at(stream, made.base)) if before else ()


def reasons_of(stream: str, state: Tournament) -> dict[int, str]:
    """Why each report was made again, by the seq of its event."""
    references = {
        each.seq: event.reason
        for each in state.federation_reports
        for event in store.read(stream, each.seq - 1, each.seq)
    }
    texts = reasons.texts(references.values())
    return {seq: texts.get(reference, "") for seq, reference in references.items()}


def differences(stream: str, before: MadeReport, state: Tournament) -> tuple[str, ...]:
    """What the report of `state` says otherwise than the one that was made before."""
    then = states.at(stream, before.base)
    return change_lines(report_of(then, names_of(then)), report_of(state, names_of(state)))


def _numbered(state: Tournament, number: int) -> MadeReport:
    for report in state.federation_reports:
        if report.number == number:
            return report
    raise NoSuchReport(speak("NoSuch.federation-report", {"number": number}))


def _before(state: Tournament, number: int) -> MadeReport | None:
    return next((each for each in state.federation_reports if each.number == number - 1), None)


def _package(
    stream: str, number: int, base: int, before: MadeReport | None, reason: str
) -> Package:
    """In the language and the time of the hall, whoever asks for it."""
    from tournaments.exports import package  # what makes a PDF is a quarter of the server's start

    state = states.at(stream, base)
    with speaking(languages.of_hall()), in_hall(state.settings.time_zone):
        names = names_of(state)
        events = store.read(stream, 0, base)
        head = Head(events[-1].seq, events[-1].hash)
        about = [*_about(state, names, number, head, reason), *_since(stream, before, state)]
        audit = bundle.bundle(state, names, head, events)
        kept = moves.kept(stream, state)
        made = package.papers(state, names, events[-1].recorded_at, kept)
        if package.GAMES in made:
            about += ["", speak("Print-Package.games", {"file": package.GAMES})]
        contents = package.sealed(state, made, audit, about)
        return Package(number, contents, package.digest(contents))


def _differing(made: Package, report: MadeReport) -> Package:
    from tournaments.exports import package

    with speaking(languages.of_hall()):
        facts = {"number": made.number, "recorded": report.digest, "digest": made.digest}
        note = f"{speak('Print-Package.made-again', facts)}\n".encode()
    contents = {**made.contents, package.MADE_AGAIN: note}
    return replace(made, contents=contents, as_recorded=False)


def _about(state: Tournament, names: Names, number: int, head: Head, reason: str) -> Iterator[str]:
    facts = {"tournament": state.name, "number": number, "event": head.seq, "hash": head.hash}
    yield speak("Print-Package.title", facts)
    yield speak("Print-Package.made-of", facts)
    if reason.strip():
        why = "reason" if number > 1 else "reason-of-first"
        yield speak(f"Print-Package.{why}", {"reason": " ".join(reason.split())})
    yield ""
    yield speak("Print-Package.checks")
    for check in report_checks(state, names):
        line = speak("Print-Package.check", {"verdict": check.verdict_text, "text": check.text})
        yield f"- {line} ({check.who})" if check.who else f"- {line}"
    tested = self_test(state, names)
    yield ""
    yield speak(f"Print-Package.test-{tested.verdict}")
    yield from (f"- {line}" for line in tested.differences)


def _since(stream: str, before: MadeReport | None, state: Tournament) -> Iterator[str]:
    if before is None:
        return
    yield ""
    yield speak("Print-Package.since", {"number": before.number, "event": before.base})
    lines = differences(stream, before, state)
    yield from (f"- {line}" for line in lines or [speak("Print-Package.nothing-changed")])
