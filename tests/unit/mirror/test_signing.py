"""Signatures of S3 by the examples that Amazon publishes: "Signature Calculations for the
Authorization Header" (docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html)."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from tournaments.mirror.targets.signing import AccessKey, signed

KEY = AccessKey("AKIAIOSFODNN7EXAMPLE", "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY")
HOST = {"Host": "examplebucket.s3.amazonaws.com"}
NOW = datetime(2013, 5, 24, tzinfo=UTC)
DATE = {"Date": "Fri, 24 May 2013 00:00:00 GMT"}


@pytest.mark.parametrize(
    ("method", "target", "headers", "body", "names", "signature"),
    [
        (
            *("GET", "/test.txt", {"Range": "bytes=0-9"}, b""),
            "host;range;x-amz-content-sha256;x-amz-date",
            "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
        ),
        (
            *("PUT", "/test%24file.text", DATE | {"x-amz-storage-class": "REDUCED_REDUNDANCY"}),
            *(
                b"Welcome to Amazon S3.",
                "date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class",
            ),
            "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
        ),
        (
            *("GET", "/?lifecycle=", {}, b"", "host;x-amz-content-sha256;x-amz-date"),
            "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
        ),
        (
            *("GET", "/?max-keys=2&prefix=J", {}, b"", "host;x-amz-content-sha256;x-amz-date"),
            "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
        ),
    ],
)
def test_a_published_example_is_signed_as_it_is_printed(
    method: str, target: str, headers: dict[str, str], body: bytes, names: str, signature: str
) -> None:
    made = signed(KEY, "us-east-1", method, target, HOST | headers, body, NOW)
    assert made["Authorization"] == (
        "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,"
        f"SignedHeaders={names},Signature={signature}"
    )
