"""What two machines say to each other: only who has the secret reads or says it, once, in order."""

from __future__ import annotations

import pytest

from events import leadership
from events.leadership import Leadership
from events.messages import Head
from tournaments.follower import codes, link, serving
from tournaments.follower.codes import JoiningCode
from tournaments.follower.link import Beat, Ends, Has, Join, NotOpened

SECRET = b"ABCDEFGHIJKLMNOPQRST"
CALLER, CALLED = b"c" * link.NONCE, b"s" * link.NONCE


def both(secret: bytes = SECRET, other: bytes = SECRET) -> tuple[Ends, Ends]:
    caller = Ends(secret, CALLED, CALLER, calls=True)
    return caller, Ends(other, CALLER, CALLED, calls=False)


def test_each_side_opens_what_the_other_says() -> None:
    caller, called = both()
    assert called.back.open(caller.out.seal(Has(7))) == Has(7)
    assert caller.back.open(called.out.seal(Beat(8, []))) == Beat(8, [])


def test_another_secret_opens_nothing() -> None:
    caller, called = both(other=b"ABCDEFGHIJKLMNOPQRSU")
    with pytest.raises(NotOpened):
        called.back.open(caller.out.seal(Has(7)))


def test_nothing_is_said_twice_or_out_of_order_or_back_to_who_said_it() -> None:
    caller, called = both()
    first, second = caller.out.seal(Has(1)), caller.out.seal(Has(2))
    with pytest.raises(NotOpened):
        called.back.open(second)
    caller, called = both()
    assert called.back.open(first) == Has(1)
    with pytest.raises(NotOpened):
        called.back.open(first)
    with pytest.raises(NotOpened):
        caller.back.open(first)


def test_a_message_of_another_connection_opens_nothing() -> None:
    """A control of the two numbers: with the same secret an old answer would pass for a new one."""
    caller, _ = both()
    later = Ends(SECRET, CALLER, b"t" * link.NONCE, calls=False)
    with pytest.raises(NotOpened):
        later.back.open(caller.out.seal(Has(7)))


def test_a_code_is_used_once_and_the_next_one_ends_the_one_before() -> None:
    kept = JoiningCode()
    first = codes.secret_of(kept.issue())
    second = codes.secret_of(kept.issue().lower())
    assert first != second
    assert first is not None
    assert second is not None
    assert not kept.use(first)
    assert kept.use(second)
    assert not kept.use(second)
    assert kept.secret() is None


@pytest.mark.parametrize(
    "typed", ["", "ABCD", "ABCD-EFGH-IJKL-MNOP-QRS", "ÄBCD-EFGH-IJKL-MNOP-QRST"]
)
def test_what_is_no_code_is_seen_before_it_is_tried(typed: str) -> None:
    assert codes.secret_of(typed) is None


def test_the_machine_that_led_before_is_heard_when_another_one_follows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It has claims to offer; to follow by its old key it may not."""
    taken = Leadership(role="leading", epoch=1, key="aa", forks={"open": Head(7, "h")})
    second = serving.joined_by(taken, Join("third", []), "bb", "g1")
    third = serving.joined_by(second, Join("third again", []), "cc", "g2")
    assert (second.former_key, third.former_key) == ("aa", "aa")
    monkeypatch.setattr(leadership, "current", lambda: third)
    old, now, gone = (bytes.fromhex(key) for key in ("aa", "cc", "bb"))
    assert [serving.key_of(link.name_of(key)) for key in (old, now, gone)] == [old, now, None]
    assert (serving.is_followers(now), serving.is_followers(old)) == (True, False)
