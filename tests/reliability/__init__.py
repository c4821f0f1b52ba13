"""A whole hall at once, in a random order that its seed repeats.

Six arbiters, three desks and a pairing officer work on one tournament. Their consoles see it late,
their network is cut, their commands come late, twice or after the next one, the server dies before
and after it has written. What must hold afterwards is in `findings`; `python -m tests.reliability`
plays as many halls as are asked for.
"""
