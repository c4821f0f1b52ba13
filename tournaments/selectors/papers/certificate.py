"""The certificate of a title result (IT1, B.01 1.8): facts of one norm of one player.

It takes the games of the norm as the room of norms chose them; what was left out says by which
article. Signatures and confirmations stay with people.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, Literal

import msgspec

from pairing.model import RoundKind

from ...domain.ids import PlayerId
from ...domain.settings.settings import Settings
from ...domain.standings.standings import points_text
from ...domain.tournament.state import Tournament
from ...ratings.norms.choice import Norm, norm
from ...ratings.norms.figures import figures
from ...ratings.norms.games import NO_FEDERATION, NormGame, NormRound
from ...ratings.norms.levels import (
    LEVELS,
    TITLEHOLDERS,
    UNRATED,
    NormLevel,
    NormTitle,
    highest_of_each,
    titles_open_to,
)
from ..formats import local_day
from ..memo import once_per_state
from ..names import Names
from ..norm_games import foreigners, situation
from ..rated_games import reported
from ..rows.norms import NormConditionRow
from . import lacks
from .conditions import condition_rows
from .lacks import Lack
from .tournament_form import federations, players_of

TITLES: Final = ("GM", "IM", "WGM", "WIM", "FM", "WFM")
_SCORES: Final = {2: "1", 1: "½", 0: "0"}
_UNPLAYED: Final = {
    RoundKind.FORFEIT_WIN: "+",
    RoundKind.PAB: "+",
    RoundKind.FULL_BYE: "+",
    RoundKind.HALF_BYE: "=",
    RoundKind.ZERO_BYE: "−",
    RoundKind.FORFEIT_LOSS: "−",
}


class CertificateGame(msgspec.Struct, frozen=True, kw_only=True):
    """A round of the table. `raised`: the rating after the floor, where it is another (1.4.6c).
    `left_out`: the article by which it is no game of the norm."""

    round: int
    name: str = ""
    fide_id: str = ""
    federation: str = ""
    rating: str = ""
    raised: str = ""
    title: str = ""
    score: str = ""
    left_out: str = ""


class Certificate(msgspec.Struct, frozen=True, kw_only=True):
    """`counts`, `titles` and `field` are lines of words and numbers, scores are texts like "6½"."""

    tournament: str
    slug: str
    seq: int
    norm: str
    name: str
    title: str
    fide_id: str
    federation: str
    birth_year: str
    place: str
    host: str
    start: str
    end: str
    time_control: str
    rounds: int
    chief_arbiter: str
    chief_id: str
    counts: tuple[tuple[str, str], ...]
    titles: tuple[tuple[str, str], ...]
    """How many opponents hold each; who has two counts twice."""
    field: tuple[tuple[str, str], ...]
    """Of the event, where 1.4.3d waives the mix of federations."""
    games: tuple[CertificateGame, ...]
    average: int
    performance: int
    required_performance: int
    required: str
    achieved: str
    over: str
    of_1_5_6: Literal["met", "open", "failed"]
    """Whether the event is one of those of which one norm of an application has to be."""
    remarks: tuple[str, ...]
    lacks: tuple[Lack, ...]
    draft: bool


def certificate(
    state: Tournament, names: Names, player: PlayerId, title: NormTitle
) -> Certificate | None:
    """None: no such player, or he has not made that norm by the last published round."""
    made = _made(state, names, player, title)
    if made is None:
        return None
    settings, entry = state.settings, state.players[player]
    person = names.people.get(player)
    level = LEVELS[title]
    average = made.figures
    required = _required(level, made)
    return Certificate(
        tournament=state.name,
        slug=state.slug,
        seq=state.seq,
        norm=title.value,
        name=names.player(player),
        title=" ".join(filter(None, (entry.title, entry.womens_title))),
        fide_id=lacks.id_of(names, player),
        federation=entry.federation,
        birth_year=person.birth_date[:4] if person else "",
        place=settings.city,
        host=settings.federation,
        start=local_day(settings.start_date, names.language),
        end=local_day(settings.end_date, names.language),
        time_control=settings.time_control,
        rounds=state.settings_in_the_end.rounds,
        chief_arbiter=lacks.without_id(settings.chief_arbiter),
        chief_id=lacks.fide_id_in(settings.chief_arbiter),
        counts=tuple(_counts(names, made.choice.games, entry.federation, settings.federation)),
        titles=tuple(_titles(made.choice.games)),
        field=tuple(_field(state, names, made)),
        games=tuple(_games(state, names, player, made, level)),
        average=average.average,
        performance=average.performance,
        required_performance=level.performance,
        required=points_text(required),
        achieved=points_text(average.score),
        over=points_text(average.score - required),
        of_1_5_6=_of_1_5_6(condition_rows(state, names, state.last_published)),
        remarks=tuple(_remarks(names, made, level)),
        lacks=tuple(_lacks(state, names, player, made)),
        draft=state.phase != "closed",
    )


def made_norms(state: Tournament, names: Names) -> Iterator[tuple[PlayerId, NormTitle]]:
    """The highest norm that each player has made, of a woman also the highest of a women's title: a
    certificate of each goes with the report (B.01 1.5.2)."""
    if state.settings.rated_as != "standard" or not state.last_published:
        return
    for player in state.order:
        open_to = _open_to(state, names, player)
        made = [title for title in open_to if _made(state, names, player, title)]
        yield from ((player, title) for title in highest_of_each(made))


def _open_to(state: Tournament, names: Names, player: PlayerId) -> tuple[NormTitle, ...]:
    entry, person = state.players[player], names.people.get(player)
    if not entry.stands:
        return ()
    return titles_open_to(entry.titles, woman=person is not None and person.sex == "w")


def _made(state: Tournament, names: Names, player: PlayerId, title: NormTitle) -> Norm | None:
    if state.settings.rated_as != "standard" or player not in state.players:
        return None
    if title not in _open_to(state, names, player) or not state.last_published:
        return None
    return _norm(state, player, title)


@once_per_state
def _norm(state: Tournament, player: PlayerId, title: NormTitle) -> Norm | None:
    here = situation(state, player, state.last_published)
    return norm(LEVELS[title], here.candidate, here.event, here.games)


def _required(level: NormLevel, made: Norm) -> int:
    """The fewest half points with which these games are the norm."""
    ratings = [game.rating for game in made.choice.games]
    for score in range(made.figures.score):
        fewer = figures(level, ratings, score)
        if fewer and fewer.enough(level):
            return score
    return made.figures.score


def _counts(
    names: Names, games: Sequence[NormGame], own: str, host: str
) -> Iterator[tuple[str, str]]:
    known = {game.federation for game in games} - NO_FEDERATION
    numbers = {
        "games": len(games),
        "federations": len(known),
        "not-own": sum(game.federation not in {own, *NO_FEDERATION} for game in games),
        "rated": sum(game.rating > 0 for game in games),
        "host": sum(bool(host) and game.federation == host for game in games),
        "titled": sum(game.holds(TITLEHOLDERS) for game in games),
    }
    for what, number in numbers.items():
        yield names.label("Print-IT1Count", what), str(number)


def _titles(games: Sequence[NormGame]) -> Iterator[tuple[str, str]]:
    held = Counter(title for game in games for title in (game.title, game.womens_title))
    for title in TITLES:
        yield title, str(held[title])


def _field(state: Tournament, names: Names, made: Norm) -> Iterator[tuple[str, str]]:
    if not any(check.detail == "1.4.3d" for check in made.checks):
        return
    field = foreigners(state, state.last_published)
    numbers = {
        "event-federations": len(federations(players_of(state))),
        "foreign": field.players,
        "foreign-federations": field.federations,
        "foreign-titled": field.titled,
    }
    for what, number in numbers.items():
        yield names.label("Print-IT1Count", what), str(number)


def _games(
    state: Tournament, names: Names, player: PlayerId, made: Norm, level: NormLevel
) -> Iterator[CertificateGame]:
    counted = {game.round: game for game in made.choice.games}
    lowest = min(made.choice.games, key=lambda game: game.rating or UNRATED).round
    kinds = {cell.round: cell.kind for cell in reported(state, player, state.last_published)}
    for game in situation(state, player, state.last_published).games:
        taken = counted.get(game.round)
        raised = str(level.floor) if made.figures.raised and game.round == lowest else ""
        yield CertificateGame(
            round=game.round,
            name=names.player(PlayerId(game.opponent)) if game.opponent else _alone(names, game),
            fide_id=lacks.id_of(names, PlayerId(game.opponent)) if game.opponent else "",
            federation=game.federation,
            rating=str(game.rating or "–") if game.opponent else "",
            raised=raised,
            title=_held(game) if game.opponent else "",
            score=_UNPLAYED.get(kinds[game.round] or RoundKind.GAME, _SCORES[game.score]),
            left_out="" if taken else _why_not(made, game),
        )


def _held(game: NormGame) -> str:
    """The titles that count, "FM WIM"; a dash: none."""
    held = (title for title in (game.title, game.womens_title) if title in TITLEHOLDERS)
    return " ".join(held) or "–"


def _alone(names: Names, game: NormGame) -> str:
    return names.label("Print-IT1Alone", "pab" if game.kind is NormRound.PAB else "other")


def _why_not(made: Norm, game: NormGame) -> str:
    """The article by which a round is none of the norm's games."""
    if game.round not in made.choice.left_out:
        return "1.4.2"
    last = max(each.round for each in made.choice.games)
    later = game.round > last and "1.4.1e" in made.choice.articles
    return "1.4.1e" if later else "1.4.1f"


def _remarks(names: Names, made: Norm, level: NormLevel) -> Iterator[str]:
    choice = made.choice
    if made.figures.raised:
        yield names.speak("NormNote.raised", rating=made.figures.raised, floor=level.floor)
    for article in choice.articles:
        rounds = ", ".join(map(str, choice.left_out))
        yield names.speak(f"NormNote.by-{article.replace('.', '-')}", rounds=rounds)
    if not all(game.rating for game in choice.games):
        yield names.speak("Print-IT1.unrated")
    if waived := next((check.detail for check in made.checks if check.verdict == "waived"), ""):
        yield names.speak("Print-IT1.waived", article=waived)
    if made.over:
        yield names.speak("NormNote.over", points=made.over)


def _lacks(state: Tournament, names: Names, player: PlayerId, made: Norm) -> Iterator[Lack]:
    entry = state.players[player]
    yield from lacks.of_end(state, names)
    if not lacks.id_of(names, player):
        yield lacks.lack(names, "federation", "players-id", player=names.player(player))
    if not entry.federation:
        yield lacks.lack(names, "player", "players-federation", player=names.player(player))
    yield from lacks.of_event(state, names)
    for game in made.choice.games:
        opponent = PlayerId(game.opponent)
        name = names.player(opponent)
        if not lacks.id_of(names, opponent):
            yield lacks.lack(names, "federation", "players-id", player=name)
        if not game.federation:
            yield lacks.lack(names, "player", "players-federation", player=name)
    conditions = condition_rows(state, names, state.last_published)
    yield from _conditions(state.settings, conditions)
    if _of_1_5_6(conditions) == "open":
        yield lacks.on_paper(names, "chief-arbiter", "confirms-1-5-6")
    yield lacks.on_paper(names, "chief-arbiter", "chiefs-signature")
    yield lacks.on_paper(names, "federation", "federations-signature")


_SIGNED_FOR: Final = frozenset({"laws", "present", "length"})
"""Of the conditions of 1.1: what no record says and the chief arbiter knows."""


def _conditions(settings: Settings, rows: Sequence[NormConditionRow]) -> Iterator[Lack]:
    """Of 1.1: what fails, what the settings do not say, and what the chief arbiter signs for."""
    named = {
        "chief": settings.chief_arbiter,
        "arbiters-play": settings.chief_arbiter,
        "time": settings.time_control,
        "same-control": "",
        "hours-a-day": "",
    }
    for row in rows:
        if row.supplier is None or row.one_norm or row.exempts:
            continue
        unsaid = row.verdict == "open"
        if unsaid and not named.get(row.condition, "here"):
            continue  # it hangs on what is missing by itself
        signed = unsaid and row.condition in _SIGNED_FOR
        yield Lack(f"{row.name}: {row.text}", row.supplier, row.who, by_hand=signed)


def _of_1_5_6(rows: Sequence[NormConditionRow]) -> Literal["met", "open", "failed"]:
    verdict = next(row.verdict for row in rows if row.condition == "event-type")
    return "open" if verdict == "none" else verdict
