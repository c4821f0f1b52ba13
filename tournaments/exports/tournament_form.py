"""The tournament report (IT3) as PDF."""

from __future__ import annotations

from typing import Final

from ..selectors.papers.tournament_form import TournamentForm
from ..words import speak
from .forms import FormPaper

FILE_NAME: Final = "IT3.pdf"


def tournament_form_pdf(form: TournamentForm, at: str) -> bytes:
    """`at`: when the last event it is made of was recorded, ISO. In the language that is spoken."""
    paper = FormPaper(form, title=_say("title"), about=_say("about"), at=at)
    for part in (_event, _schedule, _organiser, _players, _remarks, _arbiters, _signature):
        part(paper, form)
    paper.lacking()
    return bytes(paper.output())


def _say(what: str, **facts: object) -> str:
    return speak(f"Print-IT3.{what}", facts)


def _event(paper: FormPaper, form: TournamentForm) -> None:
    paper.block(_say("event"))
    paper.filled(
        [
            (_say("event-name"), form.tournament),
            (_say("host"), form.host),
            (_say("place"), form.city),
            (_say("rounds"), str(form.rounds)),
            (_say("start"), form.start),
            (_say("end"), form.end),
            (_say("time-control"), form.time_control),
            (_say("rated-as"), form.rated_as),
            (_say("system"), form.system),
            (_say("paired-by"), form.paired_by),
        ]
    )


def _schedule(paper: FormPaper, form: TournamentForm) -> None:
    if form.schedule:
        paper.block(_say("schedule"))
        paper.filled(form.schedule)


def _organiser(paper: FormPaper, _form: TournamentForm) -> None:
    paper.block(_say("organiser"))
    paper.filled([(_say(what), "") for what in ("name", "address", "phone", "mail")])


def _players(paper: FormPaper, form: TournamentForm) -> None:
    paper.block(_say("players"))
    head = [_say(f"column-{what}") for what in ("kind", "number", "federations", "host", "others")]
    rows = [
        (line.name, *map(str, (line.players, line.federations, line.host, line.others)))
        for line in form.lines
    ]
    paper.rows(head, rows, (20, 16, 18, 24, 24))


def _remarks(paper: FormPaper, form: TournamentForm) -> None:
    paper.block(_say("remarks"))
    for remark in form.remarks or (_say("no-remarks"),):
        paper.lines(remark)


def _arbiters(paper: FormPaper, form: TournamentForm) -> None:
    paper.block(_say("arbiters"))
    head = [_say(f"column-{what}") for what in ("duty", "arbiter", "id", "contact")]
    rows = [(each.duty, each.name, each.fide_id, "") for each in form.arbiters]
    if rows:
        paper.rows(head, rows, (18, 34, 16, 32))
    paper.lines(_say("all-arbiters"))


def _signature(paper: FormPaper, _form: TournamentForm) -> None:
    paper.block(_say("confirmed"))
    paper.signatures((_say("by-chief"),))
