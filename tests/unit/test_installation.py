"""What tells two installations apart on one Redis or one broker."""

from __future__ import annotations

from config.broker import broker_options
from config.installation import name_of

HERE = name_of("our key", "openhall")


def test_servers_of_one_installation_have_one_name() -> None:
    assert name_of("our key", "openhall") == HERE


def test_another_key_or_another_database_is_another_installation() -> None:
    assert len({HERE, name_of("their key", "openhall"), name_of("our key", "trials")}) == 3


def test_the_name_tells_nothing_of_the_key() -> None:
    assert "key" not in HERE
    assert len(HERE) == 16


def test_two_installations_keep_nothing_under_the_same_key_of_a_redis_broker() -> None:
    one, other = (
        broker_options("redis://there/0", name, longest_task=60)["global_keyprefix"]
        for name in ("one", "other")
    )
    assert not one.startswith(other)
    assert not other.startswith(one)


def test_a_broker_that_is_no_redis_is_given_nothing_that_only_redis_knows() -> None:
    assert broker_options("amqp://there//", "one", longest_task=60) == {"visibility_timeout": 60}
