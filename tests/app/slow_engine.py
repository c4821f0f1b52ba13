"""The pairing program, but it waits: `slow_engine.py FOLDER`.

Writes its process id to FOLDER/running.N, then waits until FOLDER/go is there, then does what
`python -m pairing worker` does. With FOLDER/fail it ends with an error, with FOLDER/garbage it says
something that is no frame.
"""

import io
import os
import sys
import time
from pathlib import Path

folder = Path(sys.argv[1])
job = sys.stdin.buffer.read()
(folder / f"running.{os.getpid()}").touch()
parent = os.getppid()
while not (folder / "go").exists():
    if os.getppid() != parent:  # the worker is gone: so is the reason to go on
        sys.exit(1)
    time.sleep(0.02)
if (folder / "fail").exists():
    sys.exit("out of chess pieces")
if (folder / "garbage").exists():
    sys.stdout.write("hello\n")
    sys.stdout.flush()
    time.sleep(30)

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from pairing.__main__ import main  # noqa: E402

sys.stdin = io.TextIOWrapper(io.BytesIO(job))
sys.exit(main(["worker"]))
