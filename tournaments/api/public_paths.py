"""The addresses below /t/ in the OpenAPI document: they need no account, and no Django answers them
(`tournaments/public_asgi.py`)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ..public import answers
from ..public.messages import Head

Schema = dict[str, Any]

STRUCTS: Final[tuple[type[msgspec.Struct], ...]] = (
    Head,
    answers.PublicTournament,
    answers.PublicPairings,
    answers.PublicResults,
    answers.PublicStandings,
    answers.PublicRankingPage,
    answers.PublicPrizesPage,
    answers.PublicPlayerPage,
    answers.PublicWorking,
    answers.PublicComparison,
    answers.PublicError,
)
_NEWEST: Final = "Without a round: the newest published one."
_WORKING: Final = "How each number of a player in the standings after that round came about."
_STREAM: Final = (
    "Server-sent events: the newest version at once, each new one, and the newest again every 15 s"
    " of silence. `id` is the version, `data` a Head as JSON, with `changes` (docs/asyncapi.yaml)"
    " where nothing but some results is new. An event `other-log` says that the version in `seen`"
    " is of a log that a back-up has replaced: read everything anew. 503 with"
    " Retry-After when there is no place for another stream; `head` can be polled meanwhile."
)
_PAGES: Final = (
    ("head", "public-head", Head, "The newest version; ETag. 409: `seen` is of another log."),
    ("tournament.json", "public-tournament", answers.PublicTournament, "Name, rounds, players."),
    ("pairings.json", "public-newest-pairings", answers.PublicPairings, _NEWEST),
    ("pairings.json/{round}", "public-pairings", answers.PublicPairings, "A published round."),
    ("results.json", "public-newest-results", answers.PublicResults, _NEWEST),
    ("results.json/{round}", "public-results", answers.PublicResults, "Results alone, by board."),
    ("standings.json", "public-newest-standings", answers.PublicStandings, _NEWEST),
    ("standings.json/{round}", "public-standings", answers.PublicStandings, "After that round."),
    ("ranking.json/{ranking}", "public-newest-ranking", answers.PublicRankingPage, _NEWEST),
    (
        "ranking.json/{ranking}/{round}",
        "public-ranking",
        answers.PublicRankingPage,
        "A ranking within the standings after that round, by its number in tournament.json.",
    ),
    (
        "prizes.json",
        "public-prizes",
        answers.PublicPrizesPage,
        "The prize fund, where it is public; with the final standings, who gets what.",
    ),
    ("player.json/{player}", "public-player", answers.PublicPlayerPage, "By entry number."),
    ("working.json/{player}", "public-newest-working", answers.PublicWorking, _NEWEST),
    ("working.json/{player}/{round}", "public-working", answers.PublicWorking, _WORKING),
    (
        "compare.json/{player}/{other}",
        "public-newest-comparison",
        answers.PublicComparison,
        _NEWEST,
    ),
    (
        "compare.json/{player}/{other}/{round}",
        "public-comparison",
        answers.PublicComparison,
        "What decides between two players after that round, by their entry numbers.",
    ),
)


def public_paths(template: str) -> dict[str, Schema]:
    """The path items; `template` makes a reference to a component of its name.

    Each page also stands below `/t/{slug}/v/{tag}/`, where it never changes.
    """
    paths = {
        f"/t/{{slug}}/{place}": {"get": _operation(place, name, struct, words, template)}
        for place, name, struct, words in _PAGES
    }
    return paths | {"/t/{slug}/live": {"get": _live()}}


def _operation(
    place: str, name: str, struct: type[msgspec.Struct], words: str, template: str
) -> Schema:
    answered = {"200": _json(struct, template, words), "404": _error(place, template)}
    if place == "head":
        answered["304"] = {"description": "The version in If-None-Match is the newest."}
        answered["409"] = {"description": "The version in `seen` is of another log."}
    return {
        "operationId": name,
        "description": words,
        "parameters": [*_parameters(place), *([_SEEN] if place == "head" else [])],
        "tags": ["public"],
        "security": [{}],
        "responses": answered,
    }


def _live() -> Schema:
    stream = {"text/event-stream": {"schema": {"type": "string"}}}
    return {
        "operationId": "public-live",
        "description": _STREAM,
        "parameters": [*_parameters("live"), _SEEN],
        "tags": ["public"],
        "security": [{}],
        "responses": {
            "200": {"content": stream, "description": "The stream."},
            "503": {"description": "No place for another stream."},
        },
    }


def _parameters(place: str) -> list[Schema]:
    slug = {"name": "slug", "in": "path", "required": True, "schema": {"type": "string"}}
    number = {"type": "integer", "minimum": 1}
    rest = [name for name in ("ranking", "player", "other", "round") if f"{{{name}}}" in place]
    named = [{"name": name, "in": "path", "required": True, "schema": number} for name in rest]
    return [slug, *named]


def _json(struct: type[msgspec.Struct], template: str, words: str) -> Schema:
    reference = {"$ref": template.format(name=struct.__name__)}
    return {"content": {"application/json": {"schema": reference}}, "description": words}


def _error(place: str, template: str) -> Schema:
    words = "No such tournament, round or player."
    if ".json" in place:
        return _json(answers.PublicError, template, words)
    return {"description": words}


_SEEN: Final[Schema] = {
    "name": "seen",
    "in": "query",
    "schema": {"type": "string"},
    "description": "The tag of a version that is known already.",
}
