"""Follows a tournament live: prints each pairing and each result as it comes.

    python3 docs/follow.py http://127.0.0.1:8000 demo-open

An example client of the public JSON (docs/openapi.yaml) and of the stream (docs/asyncapi.yaml). It
needs no account and nothing but Python; Ctrl-C ends it.
"""

from __future__ import annotations

import http.client
import json
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

SILENCE = 40
"""Seconds without a word, when the server speaks every 15, until the line is taken for dead."""
RETRY = 3
"""Seconds until a line that broke is opened again."""


def main(server: str, slug: str) -> None:
    base = f"{server.rstrip('/')}/t/{slug}/"
    tournament = fetch(f"{base}tournament.json")
    print(f"{tournament['name']}: {len(tournament['players'])} players", flush=True)
    shown: dict[tuple[int, int], Any] = {}
    while True:
        wait = RETRY
        try:
            for head in stream(f"{base}live"):
                if head["round"]:
                    show(fetch(f"{base}v/{head['tag']}/pairings.json/{head['round']}"), shown)
        except BrokenPipeError:
            return  # nobody reads what is printed
        except (OSError, http.client.HTTPException) as broken:
            if isinstance(broken, urllib.error.HTTPError):
                wait = int(broken.headers.get("Retry-After") or RETRY)
            print(f"({broken}; again in {wait} s)", file=sys.stderr, flush=True)
        time.sleep(wait)


def show(pairings: dict[str, Any], shown: dict[tuple[int, int], Any]) -> None:
    """Prints the boards that differ from what was printed of them."""
    for board in pairings["boards"]:
        place = pairings["round"], board["board"]
        white, black = board["white"]["name"], board["black"]["name"]
        seen = white, black, board["result_text"]
        if shown.get(place) != seen:
            shown[place] = seen
            result = board["result_text"] or "-"
            print(f"{place[0]}.{place[1]}: {white} - {black}: {result}", flush=True)


def stream(address: str) -> Iterator[dict[str, Any]]:
    """The versions as they come into being, beginning with the newest, while the line holds."""
    tag = ""
    with urllib.request.urlopen(address, timeout=SILENCE) as lines:
        for line in lines:
            name, _, value = line.decode().rstrip("\n").partition(": ")
            if name == "data" and json.loads(value).get("tag", tag) != tag:
                head = json.loads(value)
                tag = head["tag"]
                yield head


def fetch(address: str) -> Any:
    with urllib.request.urlopen(address, timeout=SILENCE) as answer:
        return json.load(answer)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: follow.py SERVER TOURNAMENT, as in http://127.0.0.1:8000 demo-open")
    try:
        main(*sys.argv[1:])
    except urllib.error.HTTPError as refused:
        sys.exit(f"{refused.url}: {refused.code} {refused.reason}")
    except KeyboardInterrupt:
        pass
