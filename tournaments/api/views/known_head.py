"""Whether a head that somebody knows is in the log."""

from __future__ import annotations

from events import head_check

from ...services.known_heads import answer, unreadable
from .. import bodies, log_contents
from .reads import Answered, ReadView


class KnownHeadView(ReadView):
    """Whether the head `?head=HASH` or `?head=HASH@SEQ` is in this log, held against all of it."""

    def answer(self) -> Answered:
        try:
            known = head_check.read(self.request.query_params.get("head", ""))
        except head_check.Unreadable as error:
            raise bodies.Unreadable(unreadable(error), "head") from None
        compared = head_check.compare_often(self.stream, known)
        return log_contents.KnownHead(
            seq=compared.ends,
            verdict=compared.verdict,
            message=answer(compared, compared.event.recorded_at),
            event=compared.event.seq,
            hash=compared.event.hash,
            broken=compared.broken,
        )
