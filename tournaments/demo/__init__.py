"""A demo open: invented players, some rounds played, the newest one under way.

Everything in it went through `tournaments.services`, as if arbiters had typed it
(`tournament.make_demo`). Its arbiters' log-ins (`accounts`) work on the server's machine only.
"""
