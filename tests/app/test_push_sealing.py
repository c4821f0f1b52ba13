"""What is sent to phones is sealed and signed as the RFCs say, by their published examples."""

from __future__ import annotations

import pytest
from cryptography.exceptions import InvalidTag
from pytest_django import Settings

from tournaments.push import encryption, sender_key
from tournaments.webhooks.addresses import WebhookAddress

from .phones import bytes_of, is_signed, opened, point, private, text_of, token_of

PLAIN = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
RECEIVERS_POINT = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
)
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
"""RFC 8291, section 5 and appendix A."""

TOKEN = (
    "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiO"
    "jE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkM"
    "lMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA"
)
TOKENS_KEY = (
    "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"
)
"""RFC 8292, section 2.4."""

ADDRESS = WebhookAddress("https", "push.example.net", 443, "/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV")


def test_the_example_of_the_rfc_is_sealed_to_the_byte() -> None:
    sealed = encryption.encrypted(
        PLAIN, RECEIVERS_POINT, AUTH, sender=private(SENDER), salt=bytes_of(SALT)
    )
    assert text_of(sealed) == SEALED


def test_a_browser_opens_it_and_no_other_does() -> None:
    """The code of the tests opens the example too, so that it can stand for a browser."""
    assert opened(bytes_of(SEALED), private(RECEIVER), bytes_of(AUTH)) == PLAIN
    with pytest.raises(InvalidTag):
        opened(bytes_of(SEALED), private(SENDER), bytes_of(AUTH))


def test_each_message_has_a_key_and_a_salt_of_its_own() -> None:
    one, other = (encryption.encrypted(PLAIN, RECEIVERS_POINT, AUTH) for _ in range(2))
    assert one[:16] != other[:16]
    assert one[21:86] != other[21:86]
    assert all(opened(each, private(RECEIVER), bytes_of(AUTH)) == PLAIN for each in (one, other))


@pytest.mark.parametrize(
    ("receiver", "auth"),
    [
        ("", AUTH),
        ("%%%", AUTH),
        (RECEIVERS_POINT[:-4], AUTH),
        (text_of(b"\x04" + bytes(64)), AUTH),  # no point of the curve
        (RECEIVERS_POINT, ""),
        (RECEIVERS_POINT, text_of(bytes(15))),
    ],
)
def test_what_are_no_keys_of_a_browser_are_refused(receiver: str, auth: str) -> None:
    with pytest.raises(encryption.NoReceiver):
        encryption.check(receiver, auth)


def test_the_token_of_the_rfc_is_made_but_for_its_signature() -> None:
    """Each signature is another one; that of the RFC holds by our reading, and ours by its."""
    claims = {
        "aud": "https://push.example.net",
        "exp": 1453523768,
        "sub": "mailto:push@example.com",
    }
    signed, _, signature = TOKEN.rpartition(".")
    assert is_signed(signed.encode(), bytes_of(signature), TOKENS_KEY)
    key = private(SENDER)
    ours, _, own = sender_key.token(key, claims).rpartition(".")
    assert ours == signed
    assert is_signed(ours.encode(), bytes_of(own), text_of(point(key)))
    assert not is_signed(ours.encode(), bytes_of(own), TOKENS_KEY)


def test_the_header_names_the_service_the_end_and_the_key(settings: Settings) -> None:
    settings.PUSH_KEY = sender_key.new_key()
    settings.PUSH_CONTACT = "mailto:office@example.org"
    token = token_of(sender_key.authorization(ADDRESS))
    assert token.genuine
    assert token.header == {"typ": "JWT", "alg": "ES256"}
    assert token.claims["aud"] == "https://push.example.net"
    assert token.claims["sub"] == "mailto:office@example.org"
    assert token.key == sender_key.public_text() == text_of(point(private(settings.PUSH_KEY)))
    settings.PUSH_CONTACT = ""
    assert "sub" not in token_of(sender_key.authorization(ADDRESS)).claims


def test_without_a_key_nothing_is_offered(settings: Settings) -> None:
    settings.PUSH_KEY = ""
    assert not sender_key.is_there()
    assert sender_key.public_text() == ""
