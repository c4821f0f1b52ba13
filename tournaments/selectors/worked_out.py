"""What explanations are made of, worked out once for the state that a round was paired from."""

from __future__ import annotations

from pairing import explain
from pairing.explain import stories
from pairing.explain.pairs import PairExplanation
from pairing.explain.whynot import WhyNot
from pairing.model import TPN
from pairing.story import RoundStory, Step
from pairing.systems import SYSTEMS

from ..domain.drafts.field import PairingInput, pairing_input
from ..domain.ids import PlayerId
from ..domain.tournament.state import Tournament
from ..words import speak
from .memo import once_per_state


class NotExplained(LookupError):  # noqa: N818
    """There is nothing to explain, or nothing that could be; the message says why."""


def _of_round(number: int, why: str) -> NotExplained:
    return NotExplained(speak("NotExplained.of-round", {"round": number, "why": why}))


def _job(then: Tournament, number: int, input_hash: str) -> PairingInput:
    job = pairing_input(then, number)
    if job.hash != input_hash:
        raise NotExplained(speak("NotExplained.lost", {"round": number}))
    return job


# --- systems that pair step by step --------------------------------------------------------------


@once_per_state
def story_of(then: Tournament, number: int, input_hash: str) -> RoundStory | None:
    """The story of the round; None if its system compares candidates instead."""
    job = _job(then, number, input_hash)
    system = SYSTEMS.get(job.system)
    if system is None or system.tell is None:
        return None
    try:
        return system.tell(job.field, job.options)
    except LookupError as error:
        raise _of_round(number, str(error)) from error


def board_steps(
    then: Tournament, number: int, input_hash: str, white: PlayerId, black: PlayerId
) -> tuple[Step, ...] | None:
    """The steps that led to a board; None if the system compares candidates instead."""
    whole = story_of(then, number, input_hash)
    if whole is None:
        return None
    wanted = {_tpn(then, white), _tpn(then, black)}
    return next((each.steps for each in whole.boards if wanted == {*each.board}), ())


# --- systems that compare candidates -------------------------------------------------------------


@once_per_state
def position(then: Tournament, number: int, input_hash: str) -> explain.ExplainedRound:
    job = _job(then, number, input_hash)
    try:
        return explain.ExplainedRound(job.field, job.system, job.options)
    except (explain.NotExplainedError, explain.NoPairingError) as error:
        raise _of_round(number, f"{error}.") from error


@once_per_state
def whole_round(then: Tournament, number: int, input_hash: str) -> explain.RoundExplanation:
    return explain.explain_round(position(then, number, input_hash))


@once_per_state
def pair(
    then: Tournament, number: int, input_hash: str, white: PlayerId, black: PlayerId
) -> PairExplanation:
    asked = position(then, number, input_hash)
    return explain.explain_pair(asked, _tpn(then, white), _tpn(then, black))


@once_per_state
def floats(
    then: Tournament, number: int, input_hash: str, tpn: TPN
) -> tuple[explain.FloatExplanation, ...]:
    return explain.explain_floats(position(then, number, input_hash), tpn)


def answers_why_not(then: Tournament, number: int) -> bool:
    """Whether the system of that round says why two players do not meet."""
    system = SYSTEMS.get(then.settings_in(number).system)
    return system is not None and (system.tell is None or system.why_not is not None)


def why_not_steps(
    then: Tournament, number: int, input_hash: str, player: PlayerId, opponent: PlayerId
) -> tuple[Step, ...] | None:
    """The answer of a system that pairs step by step; None if it compares candidates instead."""
    job = _job(then, number, input_hash)
    system = SYSTEMS.get(job.system)
    if system is None or system.why_not is None:
        return None
    one, other = _tpn(then, player), _tpn(then, opponent)
    try:
        return stories.why_not_steps(system, job.field, job.options, one, other)
    except explain.NoSuchPairError:
        raise NotExplained(speak("NotExplained.one-player")) from None


@once_per_state
def why_not(
    then: Tournament, number: int, input_hash: str, player: PlayerId, opponent: PlayerId
) -> WhyNot:
    if story_of(then, number, input_hash) is not None:
        raise NotExplained(speak("NotExplained.step-by-step"))
    asked = position(then, number, input_hash)
    try:
        return explain.why_not(asked, _tpn(then, player), _tpn(then, opponent))
    except explain.NoSuchPairError:
        raise NotExplained(speak("NotExplained.one-player")) from None


def _tpn(then: Tournament, player: PlayerId) -> TPN:
    if player not in then.order:
        raise NotExplained(speak("NotExplained.no-number", {"entry": player}))
    return TPN(then.order.index(player) + 1)
