"""What stands on the phone, in the language in which its reader asked; made when it is sent."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

import msgspec

from ..domain.games.state import Game
from ..domain.tournament.state import Tournament
from ..selectors.formats import result_text
from ..services.people import EntryPeople
from ..words import speak
from .encryption import text_of
from .news import News, bye_of, game_of

TOPIC_BYTES: Final = 18
HOURS: Final = {"seat": 4, "result": 12}
"""For so long a push service keeps a message for a phone that is off."""


class PushMessage(msgspec.Struct, frozen=True, kw_only=True):
    """What the worker of the public pages shows. A later message of the same `tag` takes the place
    of this one; a tap leads to `url`."""

    title: str
    body: str
    url: str
    tag: str
    lang: str


def message(state: Tournament, names: EntryPeople, news: News, language: str) -> bytes:
    """Of what stands in that state."""
    return msgspec.json.encode(
        PushMessage(
            title=names[news.player].name,
            body=_sentence(state, names, news, language),
            url=f"/t/{state.slug}/player/{state.kept_entry(news.player)}",
            tag=tag(state, news),
            lang=language,
        )
    )


def tag(state: Tournament, news: News) -> str:
    """Of all that is told of that player in that round: the newest of it is what counts."""
    return f"{state.slug}-{news.round}-{news.player}"


def headers(state: Tournament, news: News) -> dict[str, str]:
    """What the push service is told: it keeps the newest of a topic for a phone that is off."""
    topic = blake2b(tag(state, news).encode(), digest_size=TOPIC_BYTES).digest()
    return {
        "TTL": str(HOURS[news.what] * 3600),
        "Urgency": "high" if news.what == "seat" else "normal",
        "Topic": text_of(topic),
    }


def _sentence(state: Tournament, names: EntryPeople, news: News, language: str) -> str:
    game = game_of(state, news.player, news.round)
    if game is None:
        key = f"Public-PushBye.{bye_of(state, news.player, news.round)}"
        return speak(key, {"round": news.round}, language)
    facts = {"round": news.round, "board": game.board, **_players(state, names, news, game)}
    if news.what == "result":
        said = "Public-PushResult.again" if news.again else "Public-PushResult"
        return speak(said, facts | {"result": result_text(game.result, language)}, language)
    colour = "white" if game.white == state.kept_entry(news.player) else "black"
    key = f"Public-PushSeat.{colour}-again" if news.again else f"Public-PushSeat.{colour}"
    return speak(key, facts, language)


def _players(state: Tournament, names: EntryPeople, news: News, game: Game) -> dict[str, str]:
    of_white = game.white == state.kept_entry(news.player)
    return {
        "white": names[game.white].name,
        "black": names[game.black].name,
        "opponent": names[game.black if of_white else game.white].name,
    }
