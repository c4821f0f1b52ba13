"""Every draft is paired again, from the state it names, by the engine of today.

Whoever reads `manage.py verify` sees for each round what was compared: the version of the engine
then and now, and which rounds were paired by hand or came from elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator

from events import store
from events.messages import Fault
from pairing import systems
from pairing.model import NoLegalPairing, no_progress

from .. import log
from ..domain.drafts.events import RoundPaired
from ..domain.drafts.field import RoundIncomplete, pairing_input, players_of, seal
from ..domain.folding import fold
from ..domain.rounds.state import Round
from ..domain.tournament.state import Tournament
from . import states

PAIRINGS = "pairings"


def pairing_faults(stream: str) -> list[Fault]:
    """Drafts of the engine that it would make otherwise now; a system it does not know is none."""
    return list(_faults(stream))


def _faults(stream: str) -> Iterator[Fault]:
    recorded = store.read(stream)
    drafts = [
        (each.seq, event)
        for each in recorded
        if isinstance(event := log.decoded(each), RoundPaired) and not event.imported
    ]
    state = Tournament()
    for seq, draft in sorted(drafts, key=lambda paired: paired[1].base):
        state = fold(state, log.facts(recorded[state.seq : draft.base]))
        if problem := _paired_otherwise(state, draft):
            yield Fault(stream, PAIRINGS, problem, seq)


def _paired_otherwise(base: Tournament, draft: RoundPaired) -> str:
    try:
        job = pairing_input(base, draft.round)
        system = systems.system(job.system)
    except (RoundIncomplete, systems.UnknownSystemError):
        return ""  # the first is a fault of the round itself, see `proofs.round_faults`
    if job.hash != draft.input_hash:
        return ""  # so is this
    answer = system.pair(job.field, job.options, no_progress)
    now = f"{system.code} {system.version}"
    then = f"{draft.engine} {draft.engine_version}"
    if isinstance(answer, NoLegalPairing):
        return f"round {draft.round}, paired by {then}, has no legal pairing for {now}"
    if seal(job.hash, *players_of(base, answer)) == draft.seal:
        return ""
    return f"round {draft.round}: {now} pairs otherwise than {then} did"


def pairing_note(stream: str) -> str:
    """How the rounds of a sound stream were compared; empty: none is paired."""
    state = states.current(stream)
    rounds: dict[str, list[int]] = {}
    for number, round_ in sorted(state.rounds.items()):
        if how := _how(round_):
            rounds.setdefault(how, []).append(number)
    return "; ".join(f"{how}: {_rounds(numbers)}" for how, numbers in rounds.items())


def _how(round_: Round) -> str:
    """What was compared of a round; empty: it has no boards."""
    if not round_.boards:
        return ""
    if round_.imported:
        return "imported, not paired again"
    changed = ", changed since by C.04.2 4.4" if round_.changes else ""
    if round_.by_hand is not None and round_.by_hand.made.from_nothing:
        return f"by hand from an empty sheet: no legal pairing existed{changed}"
    if round_.by_hand is not None:
        return f"by hand over the engine's draft, which was paired again{changed}"
    then = f"{round_.engine} {round_.engine_version}"
    try:
        system = systems.system(round_.engine)
    except systems.UnknownSystemError:
        return f"by {then}, which is not known here{changed}"
    return f"paired again by {system.code} {system.version}, then by {then}: the same{changed}"


def _rounds(numbers: list[int]) -> str:
    return f"round{'s' * (len(numbers) > 1)} {', '.join(map(str, numbers))}"
