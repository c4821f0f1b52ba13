"""The rounds of a procedural system (`System.tell`), as text for people and for programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pairing.clauses import Clause, Reader
from pairing.explain.position import ExplainedRound
from pairing.explain.report import Document
from pairing.explain.sentences import why_not_sentences
from pairing.explain.whynot import two_different_players, why_not
from pairing.model import TPN, Field, Options
from pairing.story import BoardStory, RoundStory, Step
from pairing.system import System

_CRITERIA = "C.04.3"
"""The criteria of FIDE (Dutch) systems."""


class NotAskedError(LookupError):
    """ "Why not?" is a question to criteria that compare candidates; a procedure has none."""

    def __init__(self, system: str) -> None:
        super().__init__(
            f"{system} pairs step by step, so there is no answer to why not; see the steps instead"
        )


def story_lines(story: RoundStory, reader: Reader | None = None) -> Iterator[str]:
    """The steps of the round, each board with its own indented, the bye, the values."""
    reader = reader or Reader()
    yield from _sentences(story.steps, reader)
    for each in story.boards:
        white, black = each.board
        yield f"{reader.naming(white)} - {reader.naming(black)}"
        yield from (f"  {sentence}" for sentence in _sentences(each.steps, reader))
    yield from _sentences(story.bye, reader)
    yield from (f"{reader.words(name)}: {in_words(value, reader)}" for name, value in story.values)


def story_document(round_number: int, story: RoundStory, reader: Reader | None = None) -> Document:
    """{"round", "steps", "boards", "bye", "values"}; steps with article, players and sentence."""
    reader = reader or Reader()
    return {
        "round": round_number,
        "steps": _documents(story.steps, reader),
        "boards": [_board(each, reader) for each in story.boards],
        "bye": _documents(story.bye, reader),
        "values": [
            {"name": reader.words(name), "value": in_words(value, reader)}
            for name, value in story.values
        ],
    }


def why_not_steps(
    system: System, field: Field, options: Options, player: TPN, opponent: TPN
) -> tuple[Step, ...]:
    """Why the two do not meet. Raises NotAskedError where the system does not
    answer that, NoSuchPairError."""
    if system.why_not is None:
        raise NotAskedError(system.code)
    two_different_players(field, player, opponent)
    by = system.explained_by and system.explained_by(field, options)
    if by:
        answer = why_not(ExplainedRound(field, *by), player, opponent)
        return tuple(Step(_CRITERIA, each) for each in why_not_sentences(answer))
    return system.why_not(field, options, player, opponent)


def why_not_steps_document(
    round_number: int, steps: Iterable[Step], reader: Reader | None = None
) -> Document:
    return {"round": round_number, "steps": _documents(steps, reader or Reader())}


def _board(story: BoardStory, reader: Reader) -> Document:
    white, black = story.board
    return {"white": white, "black": black, "steps": _documents(story.steps, reader)}


def _documents(steps: Iterable[Step], reader: Reader) -> list[Document]:
    return [
        {"article": step.article, "players": step.players, "sentence": step.sentence(reader)}
        for step in steps
    ]


def _sentences(steps: Iterable[Step], reader: Reader) -> Iterator[str]:
    return (step.sentence(reader) for step in steps)


def in_words(value: Clause | str, reader: Reader) -> str:
    """An intermediate value: whole numbers, or a clause."""
    return reader.words(value) if isinstance(value, Clause) else value
