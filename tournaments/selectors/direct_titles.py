"""Direct titles by the table that the chief arbiter entered. An estimate: FIDE gives titles."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Final

from pairing.model import RoundKind

from ..domain.direct_titles.reached import (
    LineReached,
    Reached,
    TitleCandidate,
    reached,
)
from ..domain.direct_titles.table import TitleLine
from ..domain.games.results import UNRATED
from ..domain.ids import PlayerId
from ..domain.prizes.contenders import Contender
from ..domain.prizes.fund import PrizeCategory
from ..domain.said import Said, said
from ..domain.standings.standings import points_text, settled
from ..domain.tournament.state import Tournament
from ..words.figures import figures
from .activity.prizes import category
from .names import Names, ref
from .prize_words import place_text
from .prizes import contenders
from .rated_games import own_score, reported
from .ratings import rating_of
from .rows.base import fields
from .rows.norms import DirectTitleRow, DirectTitlesRow, TitleLineRow

NO_TABLE: Final = DirectTitlesRow()
GAMES_OF_AN_EXAMPLE: Final = 9
THIRD: Final = 100
PERCENT: Final = 300
"""Of the unit in which a table has its shares."""
FRACTIONS: Final = {0: "", THIRD: "⅓", 2 * THIRD: "⅔"}


def direct_titles(state: Tournament, names: Names, upto: int) -> DirectTitlesRow:
    """As the standings are after round `upto`; nobody has reached anything before round 1."""
    table = state.direct_titles
    if not table.lines:
        return NO_TABLE
    return DirectTitlesRow(
        edition=table.edition,
        source=table.source,
        final=bool(upto) and _is_final(state, upto),
        lines=tuple(_line(state, names, each) for each in lines_reached(state, names, upto)),
    )


def lines_reached(state: Tournament, names: Names, upto: int) -> tuple[LineReached, ...]:
    return reached(state.direct_titles, tuple(_candidates(state, names, upto)))


def direct_titles_said(state: Tournament, names: Names) -> str:
    """Whose table it is; or that none was entered, and who knows it."""
    table, kind = state.direct_titles, state.settings.norm_event
    if table.lines:
        return names.speak("DirectTitles.by-table", edition=table.edition, source=table.source)
    called = names.label("SettingValue", f"norm_event-{kind}")
    return names.speak("DirectTitles.no-table", kind=kind, called=called)


def gives_text(line: TitleLine, names: Names) -> str:
    return names.speak(f"DirectTitleGives.{line.gives}", title=line.title)


def share_text(share: int, language: str) -> str:
    """ "50", "66⅔", "66.67"."""
    whole, rest = divmod(share, PERCENT)
    if rest in FRACTIONS:
        return f"{whole or (not rest and '0') or ''}{FRACTIONS[rest]}"
    return figures(f"{share / PERCENT:.2f}".rstrip("0").rstrip("."), language)


def _is_final(state: Tournament, upto: int) -> bool:
    """A tournament may be closed before all its rounds are played."""
    closed = state.phase == "closed" and upto == state.last_published
    over = closed or upto >= state.settings_in_the_end.rounds
    return over and settled(state, upto)


def _candidates(state: Tournament, names: Names, upto: int) -> Iterator[TitleCandidate]:
    for each in contenders(state, names, upto):
        yield _candidate(state, names, each, upto)


def _candidate(state: Tournament, names: Names, each: Contender, upto: int) -> TitleCandidate:
    entry = state.players[each.player]
    played = [
        cell
        for cell in reported(state, each.player, upto)
        if cell.kind is RoundKind.GAME and cell.result is not None and cell.result not in UNRATED
    ]
    return TitleCandidate(
        contender=each,
        titles=entry.titles,
        rating=max(entry.fides_rating, 0),
        estimated=_estimated(state, names, each.player, upto),
        games=len(played),
        scored=sum(own_score(cell) for cell in played),
    )


def _estimated(state: Tournament, names: Names, player: PlayerId, upto: int) -> int:
    """FIDE's rating with the changes of this event, or the first one."""
    change = rating_of(state, names, player, upto)
    if change is None:
        return 0
    before = max(state.players[player].fides_rating, 0)
    first = change.first.rating if change.first else None
    return before + (change.rounded or 0) if before else first or 0


# --- rows ---------------------------------------------------------------------------------------


def _line(state: Tournament, names: Names, of: LineReached) -> TitleLineRow:
    line = of.line
    return TitleLineRow(
        line=line.id,
        name=line.name,
        title=line.title,
        gives=line.gives,
        gives_text=gives_text(line, names),
        terms=terms(line, names),
        entrants=of.entrants,
        federations=of.federations,
        caveats=tuple(_caveats(of, names)),
        players=tuple(_player(state, names, line, each) for each in of.players),
    )


def terms(line: TitleLine, names: Names) -> tuple[str, ...]:
    """For what, for whom, and what else the line asks for."""
    who = () if line.who == PrizeCategory() else (category(line.who, names),)
    asked = tuple(names.speak(each.says, **each.facts) for each in _terms(line, names))
    return (asked[0], *who, *asked[1:])


def _terms(line: TitleLine, names: Names) -> Iterator[Said]:
    """What it is reached by comes first."""
    if line.by == "score":
        points = points_text(ceil(2 * GAMES_OF_AN_EXAMPLE * line.part))
        share = share_text(line.share, names.language)
        yield said(
            "DirectTitleTerms.score",
            share=share,
            games=line.least_games,
            points=points,
            of=GAMES_OF_AN_EXAMPLE,
        )
    else:
        yield said(f"DirectTitleTerms.{line.by}", places=place_text(line, names))
    if line.by == "tied-place" and line.most:
        yield said("DirectTitleTerms.most", count=line.most)
    if line.rating:
        yield said("DirectTitleTerms.rating", rating=line.rating)
    if line.least_entrants:
        yield said("DirectTitleTerms.entrants", count=line.least_entrants)
    if line.least_federations:
        yield said("DirectTitleTerms.federations", count=line.least_federations)


def _caveats(of: LineReached, names: Names) -> Iterator[str]:
    for lack in of.lacks:
        have, need = (
            (of.entrants, of.line.least_entrants)
            if lack == "entrants"
            else (of.federations, of.line.least_federations)
        )
        yield names.speak(f"DirectTitleCaveat.{lack}", have=have, need=need)
    if of.unknown:
        listed = ", ".join(names.player(player) for player in of.unknown)
        yield names.speak("DirectTitleCaveat.unknown", players=listed)
    if not of.players and not of.lacks:
        yield names.speak("DirectTitleCaveat.nobody")


def _player(state: Tournament, names: Names, line: TitleLine, of: Reached) -> DirectTitleRow:
    candidate = of.candidate
    return DirectTitleRow(
        **fields(ref(state, names, candidate.player)),
        standing=of.standing,
        standing_text=names.label("DirectTitleStanding", of.standing),
        first=of.first,
        last=of.last,
        points=points_text(candidate.scored),
        games=candidate.games,
        decided=of.decided,
        says=" ".join(names.speak(each.says, **each.facts) for each in _says(line, of, names)),
    )


def _says(line: TitleLine, of: Reached, names: Names) -> Iterator[Said]:
    candidate = of.candidate
    if of.first:
        yield said("DirectTitleFor.place", places=place_text(of, names))
    else:
        points = points_text(candidate.scored)
        yield said("DirectTitleFor.score", points=points, games=candidate.games)
    if not of.decided:
        yield said("DirectTitleFor.undecided")
    if of.standing == "held":
        yield said("DirectTitleFor.held", titles=", ".join(sorted(candidate.titles)))
    elif of.standing == "covered":
        yield said("DirectTitleFor.covered")
    elif of.standing == "conditional":
        facts = {"rating": candidate.rating, "needed": line.rating, "after": candidate.estimated}
        with_event = candidate.estimated >= line.rating
        yield said(f"DirectTitleFor.{'with-this-event' if with_event else 'rating'}", **facts)
