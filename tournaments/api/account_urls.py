"""The addresses of log-ins and tokens, with their description."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from drf_spectacular.utils import extend_schema, extend_schema_view

from . import answers, bodies, contents, device_contents
from .schema import View, described_read, error_answers, ref
from .views import accounts, devices, tokens


def described_log_in(view: View) -> View:
    return extend_schema_view(
        post=extend_schema(
            operation_id="token",
            request={"application/json": ref(bodies.TokenBody)},
            responses={200: ref(answers.Token), **error_answers(400, 401, 403, 409, 415, 429)},
            tags=["account"],
            auth=[],
        )
    )(view)


def described_tokens(view: View) -> View:
    return extend_schema_view(
        get=extend_schema(
            operation_id="tokens",
            responses={200: ref(contents.Tokens), **error_answers(401, 403)},
            tags=["account"],
        ),
        post=extend_schema(
            operation_id="make-token",
            request={"application/json": ref(bodies.NewTokenBody)},
            responses={200: ref(answers.Token), **error_answers(400, 401, 403, 409, 415)},
            tags=["account"],
        ),
    )(view)


def described_token_step(
    operation: str, answer: type[msgspec.Struct], *statuses: int
) -> Callable[[View], View]:
    """Describes the `post`, without a body, of a view of one token."""
    return extend_schema_view(
        post=extend_schema(
            operation_id=operation,
            request=None,
            responses={200: ref(answer), **error_answers(401, 403, 404, *statuses)},
            tags=["account"],
        )
    )


def described_this_device(view: View) -> View:
    return extend_schema_view(
        get=extend_schema(
            operation_id="this-device",
            responses={200: ref(device_contents.ThisDevice)},
            tags=["account"],
            auth=[],
        )
    )(view)


ACCOUNTS = (
    ("token/", described_log_in(accounts.TokenView)),
    ("device/", described_this_device(devices.ThisDeviceView)),
    ("tokens/", described_tokens(tokens.TokensView)),
    (
        "tokens/<int:number>/renew/",
        described_token_step("renew-token", answers.Token, 409)(tokens.RenewTokenView),
    ),
    (
        "tokens/<int:number>/revoke/",
        described_token_step("revoke-token", answers.TokenRevoked)(tokens.RevokeTokenView),
    ),
    (
        "tournaments/<slug:slug>/tokens/",
        described_read("tournament-tokens", contents.Tokens, at=False)(tokens.ArbitersTokensView),
    ),
    (
        "tournaments/<slug:slug>/tokens/<int:number>/revoke/",
        described_token_step("revoke-arbiters-token", answers.TokenRevoked)(
            tokens.RevokeArbitersTokenView
        ),
    ),
)
