"""The door as a whole: it listens, and ends when the hall does."""

from __future__ import annotations

import asyncio

from config.accepting import Acceptor
from config.open_connections import Connections
from tournaments.public.places import Places

from . import first_line
from .bell import Bell
from .start import OWN, Port, Start, context, tunnels
from .tunnels import Connect, Tunnels
from .visitor import Hallway, Visitor


async def serve(start: Start) -> None:
    """Until the hall has ended its line."""
    ended = asyncio.Event()
    connect = connect_to(start.hall)
    bell = Bell(first_line.bell(start.secret), ended.set)
    await connect(lambda: bell)
    hallway = _hallway(start, bell, connect)
    acceptors = [_acceptor(start, port, hallway) for port in start.ports]
    try:
        await ended.wait()
    finally:
        for acceptor in acceptors:
            acceptor.close()
        bell.end()


def _acceptor(start: Start, port: Port, hallway: Hallway) -> Acceptor:
    certificate = start.certificate if port.scheme == "https" else None
    return Acceptor(
        port.listener(),
        lambda: Visitor(hallway),
        hallway.connections,
        context(certificate) if certificate else None,
    )


def _hallway(start: Start, bell: Bell, connect: Connect) -> Hallway:
    connections = Connections()
    room = start.room
    connections.room = room._replace(connections=room.files - OWN)
    places = Places(room.streams, room.streams_of_one)
    connections.end_a_stream = places.give_one_away
    hosts = frozenset(name.lower() for name in start.hosts)
    passed_on = Tunnels(connect, start.secret, tunnels(room), connections)
    connections.others = lambda: passed_on.open
    return Hallway(hosts, connections, places, bell, passed_on)


def connect_to(hall: str | tuple[str, int]) -> Connect:
    loop = asyncio.get_running_loop()
    if isinstance(hall, str):
        path = hall
        return lambda made: loop.create_unix_connection(made, path)
    host, port = hall
    return lambda made: loop.create_connection(made, host, port)
