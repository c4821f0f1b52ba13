"""A row as the entry and the personal details that come of it."""

from __future__ import annotations

from tournaments.domain.entries.commands import EnterPlayer
from tournaments.domain.entries.sources import ENTRY_LIST
from tournaments.services import people

from .rows import EntryRow


def drafted(row: EntryRow) -> people.PersonDraft:
    return people.draft(
        people.Details(
            name=row.name,
            sex=row.sex,
            birth_date=row.birth_date,
            fide_id=row.fide_id,
            club=row.club[:200],
            contact=row.contact[:200],
            records=row.records,
        )
    )


def entered(row: EntryRow, draft: people.PersonDraft) -> EnterPlayer:
    return EnterPlayer(
        person=draft.person,
        details=draft.digest,
        title=row.title,
        federation=row.federation,
        rating=row.rating,
        rating_source=row.rating_source or ENTRY_LIST,
        national_rating=row.national_rating,
        national_source=row.national_source,
        fides_k=row.fides_k,
        womens_title=row.womens_title,
    )
