"""Whether a head that somebody knows is in the log."""

from __future__ import annotations

from events import heads

from .. import bodies, contents
from .reads import Answered, ReadView


class KnownHeadView(ReadView):
    """Whether the head `?head=HASH` or `?head=HASH@SEQ` is in this log, held against all of it."""

    def answer(self) -> Answered:
        try:
            known = heads.read(self.request.query_params.get("head", ""))
        except heads.Unreadable as error:
            raise bodies.Unreadable(str(error), "head") from None
        compared = heads.compare_often(self.stream, known)
        return contents.KnownHead(
            seq=compared.ends,
            verdict=compared.verdict,
            message=heads.sentence(compared, compared.event.recorded_at),
            event=compared.event.seq,
            hash=compared.event.hash,
            broken=compared.broken,
        )
