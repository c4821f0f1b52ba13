"""The report about an arbiter who wants a norm (FA1, IA1) as PDF."""

from __future__ import annotations

from typing import Final

from ..selectors.papers.arbiter_form import ArbiterForm
from ..words import speak
from .forms import FormPaper

_ASKED: Final = ("laws", "pairing", "objectivity", "incidents", "protection")


def file_name(form: ArbiterForm, place: int) -> str:
    return f"{form.form}-{place}.pdf"


def arbiter_form_pdf(form: ArbiterForm, at: str) -> bytes:
    """`at`: when the last event it is made of was recorded, ISO. In the language that is spoken."""
    title = _say("title", form=form.form)
    paper = FormPaper(form, title=title, about=_say("about"), at=at)
    for part in (_arbiter, _event, _confidential, _recommendation, _signatures):
        part(paper, form)
    paper.lacking()
    return bytes(paper.output())


def _say(what: str, **facts: object) -> str:
    return speak(f"Print-Arbiter.{what}", facts)


def _arbiter(paper: FormPaper, form: ArbiterForm) -> None:
    paper.block(_say("arbiter"))
    paper.filled(
        [
            (_say("name"), form.name),
            (_say("id"), form.fide_id),
            (_say("born"), ""),
            (_say("born-in"), ""),
            (_say("federation"), ""),
            (_say("duty"), form.duty),
        ]
    )


def _event(paper: FormPaper, form: ArbiterForm) -> None:
    paper.block(_say("event"))
    paper.filled(
        [
            (_say("event-name"), form.tournament),
            (_say("host"), form.host),
            (_say("place"), form.place),
            (_say("days"), " – ".join(filter(None, (form.start, form.end)))),
            (_say("system"), form.system),
            (_say("kind"), ", ".join(filter(None, (form.rated_as, form.time_control)))),
            (_say("players"), str(form.players)),
            (_say("rated"), str(form.rated)),
            (_say("rounds"), str(form.rounds)),
            (_say("federations"), str(form.federations)),
        ]
    )


def _confidential(paper: FormPaper, form: ArbiterForm) -> None:
    paper.block(_say("confidential", reporter=form.reporters_duty))
    for what in _ASKED:
        paper.lines(_say(what))
        paper.ln(11)


def _recommendation(paper: FormPaper, _form: ArbiterForm) -> None:
    paper.block(_say("recommendation"))
    paper.lines(_say("tick"))


def _signatures(paper: FormPaper, form: ArbiterForm) -> None:
    paper.block(_say("signatures"))
    paper.filled(
        [(form.reporters_duty, form.reporter), (_say("federation"), ""), (_say("sign"), "")]
    )
    paper.ln(2)
    paper.signatures((_say("by-federation"),))
