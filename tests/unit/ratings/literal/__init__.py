"""The rating and title rules as a plain program, written from their articles alone.

Slow and obvious, to check the product against: nothing of the product is imported. B.02 is the
FIDE Rating Regulations of 1 March 2024 with the amendment of 1 October 2025, B.01 the Title
Regulations of 1 January 2024.

A record is plain (`shapes.py`): dicts of numbers, texts and dates; points are Fractions of a whole
point. A player is a dict, a rating of 0 is none. A result is a code of the report file:

- `1` `=` `0` played; `W` `D` `L` ended before each side had made a move;
- `+` `-` won and lost by forfeit; `F` `H` `U` `Z` byes (`U`: allocated by the pairing).

`RatedRecord`: a player and his games of a rating period, of one kind, at one date. `rating.change`
gives what the list does with it. `FirstRecord`: the events of an unrated player; `first_rating`.
`Event`: a whole tournament, `rounds[player]` one (opponent or None, result) a round;
`norms.norms(event, player)` gives what he reached. `random_records.py` makes all three of a seed.

Where a text is open, the reading taken is marked "Reading" in the docstring of its function.
"""
