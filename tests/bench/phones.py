"""`python -m tests.bench.phones PORT N`: N phones listen and read each new version, without end."""

from __future__ import annotations

import asyncio
import sys

from tests.live.phone import Phone


async def listen(phone: Phone, here: asyncio.Semaphore) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", phone.port)
    async with phone.listen() as listening:
        await listening.first()
        here.release()
        while (head := await listening.message()) is not None:
            path = f"/t/{phone.slug}/v/{head['tag']}/results.json/1"
            writer.write(f"GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode())
            await read(reader)


async def read(reader: asyncio.StreamReader) -> None:
    head = await reader.readuntil(b"\r\n\r\n")
    size = int(head.partition(b"\r\ncontent-length: ")[2].split(b"\r\n", 1)[0])
    await reader.readexactly(size)


async def main(port: int, number: int) -> None:
    here = asyncio.Semaphore(0)
    async with asyncio.TaskGroup() as group:
        for _ in range(number):
            group.create_task(listen(Phone(port, "open"), here))
        for _ in range(number):
            await here.acquire()
        sys.stdout.write("listening\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2])))
