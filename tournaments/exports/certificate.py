"""The certificate of a title result (IT1) as PDF: the fields of B.01 1.8, signatures empty."""

from __future__ import annotations

from typing import Final

from ..selectors.papers.certificate import Certificate, CertificateGame
from ..words import speak
from .forms import FormPaper

_COLUMNS: Final = (
    "round",
    "opponent",
    "id",
    "federation",
    "rating",
    "raised",
    "title",
    "score",
    "left-out",
)
_WIDTHS: Final = (6, 38, 14, 8, 9, 10, 8, 8, 12)


def file_name(form: Certificate, player: int) -> str:
    return f"IT1-{form.norm}-{player}.pdf"


def certificate_pdf(form: Certificate, at: str) -> bytes:
    """`at`: when the last event it is made of was recorded, ISO. In the language that is spoken."""
    title = _say("title", norm=form.norm)
    paper = FormPaper(form, title=title, about=_say("about"), at=at)
    for part in (_player, _event, _counts, _games, _result, _remarks, _signatures):
        part(paper, form)
    paper.lacking()
    return bytes(paper.output())


def _say(what: str, **facts: object) -> str:
    return speak(f"Print-IT1.{what}", facts)


def _player(paper: FormPaper, form: Certificate) -> None:
    paper.block(_say("player"))
    paper.filled(
        [
            (_say("name"), form.name),
            (_say("id"), form.fide_id),
            (_say("federation"), form.federation),
            (_say("title-sought"), form.norm),
            (_say("title-held"), form.title or "–"),
            (_say("born"), form.birth_year),
        ]
    )


def _event(paper: FormPaper, form: Certificate) -> None:
    paper.block(_say("event"))
    paper.filled(
        [
            (_say("event-name"), form.tournament),
            (_say("place"), ", ".join(filter(None, (form.place, form.host)))),
            (_say("start"), form.start),
            (_say("end"), form.end),
            (_say("time-control"), form.time_control),
            (_say("rounds"), str(form.rounds)),
            (_say("chief-arbiter"), form.chief_arbiter),
            (_say("id"), form.chief_id),
        ]
    )


def _counts(paper: FormPaper, form: Certificate) -> None:
    paper.block(_say("counts"))
    paper.filled(form.counts, columns=3)
    paper.filled(form.titles, columns=6)
    if form.field:
        paper.lines(_say("field"))
        paper.filled(form.field, columns=3)


def _games(paper: FormPaper, form: Certificate) -> None:
    paper.block(_say("games"))
    head = [_say(f"column-{name}") for name in _COLUMNS]
    paper.rows(head, (_row(game) for game in form.games), _WIDTHS)


def _row(game: CertificateGame) -> tuple[str, ...]:
    return (
        str(game.round),
        game.name,
        game.fide_id,
        game.federation,
        game.rating,
        game.raised,
        game.title,
        game.score,
        game.left_out,
    )


def _result(paper: FormPaper, form: Certificate) -> None:
    paper.block(_say("result"))
    paper.filled(
        [
            (_say("average"), str(form.average)),
            (_say("performance"), str(form.performance)),
            (_say("required"), form.required),
            (_say("achieved"), form.achieved),
            (_say("over"), form.over),
            (_say("required-performance"), str(form.required_performance)),
        ],
        columns=3,
    )


def _remarks(paper: FormPaper, form: Certificate) -> None:
    paper.block(_say("remarks"))
    for remark in form.remarks:
        paper.lines(remark)
    paper.lines(_say("confirms", kind=form.of_1_5_6))


def _signatures(paper: FormPaper, _form: Certificate) -> None:
    paper.block(_say("signatures"))
    paper.signatures((_say("by-chief"), _say("by-federation")))
    paper.lines(_say("copies"))
