"""One pairing request from its state to its outcome.

Safe to run any number of times, at once and after a crash: the outcome's command id is made of
request and base, and the domain takes one outcome for a request. A request is tied to its place in
the log: whatever comes in afterwards is not paired with unseen. What the pairing was made from and
what stands when it is recorded are compared by the domain; if they differ, the request ends as
stale and whoever asked decides.
"""

from __future__ import annotations

import logging
import time
from typing import Final
from uuid import UUID, uuid5

from django.db import DatabaseError, connection

from events import doorbell
from events.messages import Envelope
from events.outages import outage_of, say
from pairing import systems
from pairing.model import NoLegalPairing, RoundPairing
from pairing.sentences import remembered
from pairing.system import System

from . import pairing_child
from .domain import articles
from .domain.command import Command
from .domain.drafts import failures
from .domain.drafts.commands import RecordPairing, RecordPairingFailure
from .domain.drafts.field import PairingInput, RoundIncomplete, pairing_input, players_of, seal
from .domain.ids import RequestId
from .domain.rounds.state import Round
from .domain.tournament.state import Tournament
from .services import states
from .services.handle import handle
from .services.leases import Lease
from .services.outcomes import Outcome

ACTOR: Final = "system:pairing"
DEVICE: Final = "server"
ATTEMPTS: Final = 5
"""Runs of the engine for one delivery, when a child is killed."""

NOTES_EVERY: Final = 0.2
WANTED_EVERY: Final = 0.5

logger = logging.getLogger(__name__)


def run(stream: str, request: RequestId) -> Outcome | None:
    """Work on a request until it has its outcome.

    None: there is nothing to do, it was answered, discarded, or is being worked on elsewhere.
    """
    if open_request(states.current(stream), request) is None:
        return None
    with Lease(request) as lease:
        return _worked_on(stream, request, lease) if lease.held else None


def open_request(state: Tournament, request: RequestId) -> Round | None:
    """The round that waits for this request's outcome."""
    for round_ in state.rounds.values():
        if round_.status == "requested" and round_.request == request:
            return round_
    return None


def open_requests(state: Tournament) -> list[Round]:
    """All rounds that wait for an outcome; there is at most one."""
    return [round_ for round_ in state.rounds.values() if round_.status == "requested"]


def _worked_on(stream: str, request: RequestId, lease: Lease) -> Outcome | None:
    for attempt in range(1, ATTEMPTS + 1):
        state = states.current(stream)
        round_ = open_request(state, request)
        if round_ is None:
            return None
        asked = states.at(stream, round_.requested_seq)
        run_ = _Run(stream, request, asked, round_, lease)
        try:
            return run_.outcome()
        except pairing_child.NoLongerWanted:
            return None
        except pairing_child.ChildKilled as killed:
            logger.warning("%s round %s, attempt %s: %s", stream, round_.number, attempt, killed)
    return run_.failed("NotSettled", attempts=ATTEMPTS)


class _Run:
    """One run of the engine over the state at seq `base`, that of the request."""

    def __init__(
        self, stream: str, request: RequestId, state: Tournament, round_: Round, lease: Lease
    ) -> None:
        self.stream = stream
        self.request = request
        self.state = state
        self.round = round_.number
        self.base = state.seq
        self.lease = lease
        self._asked = time.monotonic()
        self._wanted = True
        self._noted = 0.0

    def outcome(self) -> Outcome:
        """Pairs and records. Raises `NoLongerWanted` and `ChildKilled`."""
        try:
            job = pairing_input(self.state, self.round)
            system = systems.system(job.system)
            checked = pairing_child.pair(job, self._progress, self._still_wanted)
        except RoundIncomplete as error:
            return self.failed("RoundIncomplete", open_round=error.round, board=error.board)
        except systems.UnknownSystemError as error:
            return self.failed("UnknownSystem", system=error.code)
        except pairing_child.TimeLimitReached as error:
            return self.failed("TimeLimit", seconds=error.seconds)
        except pairing_child.ChildFailed as error:
            logger.error("%s round %s: the pairing program %s", self.stream, self.round, error)
            return self.failed("EngineFailed")
        if checked.errors:
            return self._disputed(checked)
        match checked.answer:
            case RoundPairing() as pairing:
                return self._paired(job, system, pairing, checked.checker)
            case NoLegalPairing() as answer:
                return self._no_pairing(job, answer)

    def failed(self, code: str, **facts: str | int) -> Outcome:
        """Records that this request has no pairing."""
        return self._record(
            RecordPairingFailure(
                round=self.round,
                request=self.request,
                base=self.base,
                code=code,
                facts=facts,
            ),
            "failure",
        )

    def _disputed(self, checked: pairing_child.Checked) -> Outcome:
        """Engine and validator differ: nobody gets to see such a draft."""
        said = "; ".join(map(str, checked.errors))
        logger.error("%s round %s: %s", self.stream, self.round, said)
        first, *others = checked.errors
        article = articles.article_fact(first.article)
        facts = failures.facts_of(first.said, article=article, others=len(others))
        return self.failed(failures.CHECK_FAILED, **facts)

    def _paired(
        self, job: PairingInput, system: System, pairing: RoundPairing, checker: str
    ) -> Outcome:
        pairs, pab = players_of(self.state, pairing)
        return self._record(
            RecordPairing(
                round=self.round,
                request=self.request,
                base=self.base,
                pairs=pairs,
                pab=pab,
                engine=system.code,
                engine_version=system.version,
                input_hash=job.hash,
                seal=seal(job.hash, pairs, pab),
                checker=checker,
            )
        )

    def _no_pairing(self, job: PairingInput, answer: NoLegalPairing) -> Outcome:
        players = tuple(self.state.order[tpn - 1] for tpn in answer.players)
        return self._record(
            RecordPairingFailure(
                round=self.round,
                request=self.request,
                base=self.base,
                code=answer.code,
                facts=failures.facts_of(remembered(answer.message)),
                players=players,
                article=articles.article_fact(answer.article),
                input_hash=job.hash,
            ),
            "failure",
        )

    def _record(self, command: Command, kind: str = "") -> Outcome:
        envelope = Envelope(
            command_id=uuid5(UUID(self.request), f"{self.base}{kind}"),
            actor=ACTOR,
            role="system",
            device=DEVICE,
            read_seq=self.base,
            causation=self.request,
        )
        return handle(self.stream, command, envelope)

    def _progress(self, done: int, total: int) -> None:
        """Tells whoever looks on, a few times a second."""
        if done < total and time.monotonic() - self._noted < NOTES_EVERY:
            return
        self._noted = time.monotonic()
        payload = {"round": self.round, "request": self.request, "done": done, "total": total}
        doorbell.note(self.stream, {"pairing": payload})

    def _still_wanted(self) -> bool:
        if time.monotonic() - self._asked > WANTED_EVERY:
            self._asked = time.monotonic()
            self.lease.renew()
            self._wanted = self._is_open()
        return self._wanted

    def _is_open(self) -> bool:
        """A database that is away for a moment ends no work; it is asked again soon."""
        try:
            return open_request(states.current(self.stream), self.request) is not None
        except DatabaseError as error:
            outage = outage_of(error)
            if outage is None:
                raise
            say(outage, error, "a pairing")
            connection.close()
            return self._wanted
