"""The papers of a report and the packages that were made, as rows."""

from __future__ import annotations

from ...domain.tournament.state import Tournament
from ..names import Names
from ..rows.base import Row
from .arbiter_form import FORMS
from .certificate import certificate, made_norms
from .lacks import Lack
from .title_form import title_form
from .tournament_form import NamedArbiter, arbiters, tournament_form


class PaperRow(Row, frozen=True, kw_only=True):
    """A paper below `…/papers/`. `lacks`: what is missing in it, and who supplies it; what is
    signed by hand too."""

    path: str
    name: str
    draft: bool
    lacks: tuple[Lack, ...]

    @property
    def complete(self) -> bool:
        return all(each.by_hand for each in self.lacks)


class ArbiterRow(Row, frozen=True, kw_only=True):
    """An arbiter who is named, and the forms of the report about him."""

    arbiter: NamedArbiter
    paths: tuple[tuple[str, str], ...]
    """Name of the form, place below `…/papers/`."""


class ReportRow(Row, frozen=True, kw_only=True):
    """A package that was made; `digest` is the SHA-256 of its list of files."""

    number: int
    base: int
    digest: str
    by_name: str
    at: str
    reason: str


def certificate_rows(state: Tournament, names: Names) -> tuple[PaperRow, ...]:
    """One for each player who made a norm."""
    rows = []
    for player, title in made_norms(state, names):
        form = certificate(state, names, player, title)
        if form is not None:
            rows.append(
                PaperRow(
                    path=f"it1/{player}/{title.value}/",
                    name=names.speak("Print-Papers.it1", norm=title.value, player=form.name),
                    draft=form.draft,
                    lacks=form.lacks,
                )
            )
    return tuple(rows)


def form_row(state: Tournament, names: Names) -> PaperRow:
    form = tournament_form(state, names)
    return PaperRow(
        path="it3/", name=names.speak("Print-Papers.it3"), draft=form.draft, lacks=form.lacks
    )


def titles_row(state: Tournament, names: Names) -> PaperRow | None:
    """None: no table of direct titles is entered."""
    form = title_form(state, names)
    if form is None:
        return None
    name = names.speak("Print-Papers.direct-titles")
    return PaperRow(path="direct-titles/", name=name, draft=form.draft, lacks=form.lacks)


def arbiter_rows(state: Tournament, names: Names) -> tuple[ArbiterRow, ...]:
    return tuple(
        ArbiterRow(
            arbiter=arbiter,
            paths=tuple((form, f"arbiters/{place}/{form}/") for form in FORMS),
        )
        for place, arbiter in enumerate(arbiters(state, names))
    )


def report_rows(state: Tournament, names: Names, reasons: dict[int, str]) -> tuple[ReportRow, ...]:
    """The newest first; `reasons` by the seq of the event."""
    return tuple(
        ReportRow(
            number=made.number,
            base=made.base,
            digest=made.digest,
            by_name=names.user(made.by),
            at=made.at,
            reason=reasons.get(made.seq, ""),
        )
        for made in reversed(state.federation_reports)
    )
