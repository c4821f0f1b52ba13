"""The rounds of a procedural system (`System.tell`), as text for people and for programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pairing.explain.clauses import Naming, by_number
from pairing.explain.report import Document
from pairing.story import BoardStory, RoundStory, Step


class NotAskedError(LookupError):
    """ "Why not?" is a question to criteria that compare candidates; a procedure has none."""

    def __init__(self, system: str) -> None:
        super().__init__(
            f"{system} pairs step by step, so there is no answer to why not; see the steps instead"
        )


def story_lines(story: RoundStory, naming: Naming = by_number) -> Iterator[str]:
    """The steps of the round, each board with its own indented, the bye, the values."""
    yield from _sentences(story.steps, naming)
    for told in story.boards:
        white, black = told.board
        yield f"{naming(white)} - {naming(black)}"
        yield from (f"  {sentence}" for sentence in _sentences(told.steps, naming))
    yield from _sentences(story.bye, naming)
    yield from (f"{name}: {value}" for name, value in story.values)


def story_document(round_number: int, story: RoundStory, naming: Naming = by_number) -> Document:
    """{"round", "steps", "boards", "bye", "values"}; steps with article, players and sentence."""
    return {
        "round": round_number,
        "steps": _documents(story.steps, naming),
        "boards": [_board(told, naming) for told in story.boards],
        "bye": _documents(story.bye, naming),
        "values": [{"name": name, "value": value} for name, value in story.values],
    }


def _board(told: BoardStory, naming: Naming) -> Document:
    white, black = told.board
    return {"white": white, "black": black, "steps": _documents(told.steps, naming)}


def _documents(steps: Iterable[Step], naming: Naming) -> list[Document]:
    return [
        {"article": step.article, "players": step.players, "sentence": step.told(naming)}
        for step in steps
    ]


def _sentences(steps: Iterable[Step], naming: Naming) -> Iterator[str]:
    return (step.told(naming) for step in steps)
