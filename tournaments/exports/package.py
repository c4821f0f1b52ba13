"""The report package for the federation as one zip file: report file, papers, games, audit
bundle, what it is and what was looked at, and the SHA-256 of each.

The same log, names and language of the hall give the same bytes, as long as the program is the
same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Final

from ..domain.ids import GameId
from ..domain.tournament.state import Tournament
from ..selectors.names import Names
from ..selectors.papers.certificate import certificate, made_norms
from ..selectors.papers.title_form import title_form
from ..selectors.papers.tournament_form import tournament_form
from . import bundle
from .board_pgn import tournament_pgn
from .certificate import certificate_pdf
from .certificate import file_name as certificate_name
from .report import report_text
from .title_form import FILE_NAME as TITLES
from .title_form import title_form_pdf
from .tournament_form import FILE_NAME, tournament_form_pdf

SUMS: Final = "SHA256SUMS"
READ_ME: Final = "README.txt"
MADE_AGAIN: Final = "MADE-AGAIN.txt"
"""Beside the list of files, where a package that was made again is not the one on record."""
GAMES: Final = "games.pgn"


def papers(
    state: Tournament, names: Names, at: str, moves: Mapping[GameId, str]
) -> dict[str, bytes]:
    """The report file, the forms and the games, by their names in the package. `at`: when the last
    event was recorded. `moves`: those that are kept of games."""
    made = {"report.trf": report_text(state, names).encode()}
    if state.settings.rated_as == "standard":
        made[FILE_NAME] = tournament_form_pdf(tournament_form(state, names), at)
    for player, title in made_norms(state, names):
        form = certificate(state, names, player, title)
        if form is not None:
            tpn = state.players[player].tpn or player
            made[certificate_name(form, tpn)] = certificate_pdf(form, at)
    titles = title_form(state, names)
    if titles is not None:
        made[TITLES] = title_form_pdf(titles, at)
    if games := tournament_pgn(state, names, moves):
        made[GAMES] = games.encode()
    return made


def sealed(
    state: Tournament, made: Mapping[str, bytes], audit: bytes, about: Iterable[str]
) -> dict[str, bytes]:
    """With the audit bundle, the lines about the package, and the list of all, which comes last."""
    contents = {
        READ_ME: "".join(f"{line}\n" for line in about).encode(),
        **made,
        bundle.file_name(state): audit,
    }
    return {**contents, SUMS: bundle.manifest(contents)}


def digest(contents: Mapping[str, bytes]) -> str:
    """SHA-256 of the list of files: it stands for all of them."""
    return sha256(contents[SUMS]).hexdigest()
