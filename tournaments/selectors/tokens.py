"""Tokens as their owners and a chief arbiter read them; what one opens with is nowhere."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime

from events.messages import utc_text

from ..models import AccountToken
from .rows.base import Row


class TokenRow(Row, frozen=True, kw_only=True):
    """A token. `by_password`: a program asked for it by user name and password. `works` is false
    for one that ended or was revoked."""

    number: int
    name: str
    user: str
    user_name: str
    by_password: bool
    made_at: str
    used_at: str
    ends_at: str
    works: bool
    revoked_at: str
    revoked_by_name: str


def token_row(token: AccountToken, works: bool, names: Mapping[str, str]) -> TokenRow:
    """`names` are those of the owner and of who revoked it, by their keys."""
    user = f"user:{token.user_id}"
    return TokenRow(
        number=token.pk,
        name=token.name,
        user=user,
        user_name=names[user],
        by_password=token.by_password,
        made_at=utc_text(token.made_at),
        used_at=_text(token.used_at),
        ends_at=utc_text(token.ends_at),
        works=works,
        revoked_at=_text(token.revoked_at),
        revoked_by_name=names.get(token.revoked_by, ""),
    )


def actors(tokens: Iterable[AccountToken]) -> set[str]:
    """Those whose names the rows show."""
    return {
        actor for token in tokens for actor in (f"user:{token.user_id}", token.revoked_by) if actor
    }


def _text(moment: datetime | None) -> str:
    return utc_text(moment) if moment else ""
