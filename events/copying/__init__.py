"""A database of SQLite on two machines: what changed is noted, sent, and applied elsewhere.

`notes` say which rows moved, `changes` are what they hold now, `applying` makes them so in another
database and proves what belongs to the log, `waiting` holds an answer back until that is done.
"""
