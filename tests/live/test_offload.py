"""Work beside the event loop: one flight for all who ask, whoever of them leaves."""

from __future__ import annotations

import asyncio
import threading

import pytest

from tournaments.offload import Flights, Pool


async def test_work_runs_in_another_thread_and_gives_its_answer() -> None:
    assert await Pool("tests").run(threading.get_ident) != threading.get_ident()
    assert await Pool("tests").run(int, "1f", base=16) == 31


async def test_an_error_reaches_the_caller() -> None:
    with pytest.raises(ZeroDivisionError):
        await Pool("tests").run(divmod, 1, 0)


async def test_a_pool_that_is_full_holds_up_no_other() -> None:
    full, other, go_on = Pool("full", threads=1), Pool("other"), threading.Event()
    waiting = [asyncio.create_task(full.run(go_on.wait)) for _ in range(3)]
    assert await asyncio.wait_for(other.run(int, "7"), 5) == 7
    go_on.set()
    assert await asyncio.gather(*waiting) == [True] * 3


class Work:
    """Lands when it is told to; counts its starts."""

    def __init__(self) -> None:
        self.starts = 0
        self.land = asyncio.Event()

    async def __call__(self) -> str:
        self.starts += 1
        await self.land.wait()
        return f"answer {self.starts}"


async def test_all_who_ask_meanwhile_share_one_flight() -> None:
    flights, work = Flights(), Work()
    asking = [asyncio.create_task(flights.once("page", work)) for _ in range(5)]
    await asyncio.sleep(0)
    work.land.set()
    assert await asyncio.gather(*asking) == ["answer 1"] * 5
    assert await flights.once("page", work) == "answer 2", "who asks later gets a new one"


async def test_other_keys_have_flights_of_their_own() -> None:
    flights, one, other = Flights(), Work(), Work()
    one.land.set()
    other.land.set()
    await asyncio.gather(flights.once("a", one), flights.once("b", other))
    assert (one.starts, other.starts) == (1, 1)


async def test_who_leaves_does_not_take_the_answer_away() -> None:
    flights, work = Flights(), Work()
    first = asyncio.create_task(flights.once("page", work))
    await asyncio.sleep(0)
    second = asyncio.create_task(flights.once("page", work))
    await asyncio.sleep(0)
    first.cancel()
    work.land.set()
    assert await second == "answer 1"
    with pytest.raises(asyncio.CancelledError):
        await first


async def test_all_get_the_error_and_the_next_one_tries_again() -> None:
    flights = Flights()

    async def failing() -> str:
        await asyncio.sleep(0)
        raise LookupError("no page")

    results = await asyncio.gather(
        *(flights.once("page", failing) for _ in range(3)), return_exceptions=True
    )
    assert [type(result) for result in results] == [LookupError] * 3
    work = Work()
    work.land.set()
    assert await flights.once("page", work) == "answer 1"


async def test_who_asks_at_the_moment_of_the_answer_gets_another_flight() -> None:
    """The first one is done, and not yet put away: waiting for it would be no waiting at all."""
    flights, flown, late = Flights(), 0, list[asyncio.Task[int]]()

    async def work() -> int:
        nonlocal flown
        flown += 1
        if flown == 1:
            late.append(asyncio.create_task(flights.once("key", work)))
        return flown

    assert await flights.once("key", work) == 1
    assert await late[0] == 2
