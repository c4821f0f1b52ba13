"""Sentences about rankings within the standings, and how these are called."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...domain.prizes.fund import PrizeCategory
from ...domain.said import Said, said
from ...domain.standings.announced import RankingWithin
from ...domain.standings.events import RankingsAnnounced
from ..names import Names
from .context import SentenceContext
from .prizes import category
from .sentence import describe


@describe.register
def _(event: RankingsAnnounced, context: SentenceContext) -> Said:
    return rankings_said(event.rankings, context.names)


def rankings_said(rankings: Sequence[RankingWithin], names: Names) -> Said:
    if not rankings:
        return said("Event-RankingsAnnounced.none")
    listed = ", ".join(ranking_name(each, names) for each in rankings)
    return said("Event-RankingsAnnounced", names=listed)


def ranking_name(ranking: RankingWithin, names: Names) -> str:
    """As it is called, or whom it is for."""
    if ranking.name:
        return ranking.name
    by = "" if ranking.by == "players" else names.label("RankingBy", ranking.by)
    who = "" if ranking.who == PrizeCategory() else category(ranking.who, names)
    if by and who:
        return names.speak("RankingName.of", by=by, who=who)
    return by or who or names.speak("RankingName.everybody")


def ranking_rule(ranking: RankingWithin, names: Names) -> str:
    """How its places come about, and whom it is for where its name does not say so."""
    sentences = (names.speak(each.says, **each.facts) for each in _rule(ranking))
    if not ranking.name or ranking.who == PrizeCategory():
        return " ".join(sentences)
    who = category(ranking.who, names)
    in_name = who.casefold() == ranking.name.casefold()
    return " ".join([*([] if in_name else [names.speak("RankingRule.who", who=who)]), *sentences])


def _rule(ranking: RankingWithin) -> Iterator[Said]:
    if not ranking.of_teams:
        yield said("RankingRule.players")
        return
    yield said("RankingRule.teams", best=ranking.best)
    if ranking.best > 1:
        yield said("RankingRule.whole-teams" if ranking.whole_teams else "RankingRule.lacking")
