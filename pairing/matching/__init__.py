"""Matchings in general graphs, for every pairing system: by number of pairs and by weight.

Sets of players are ints used as bit sets: bit i stands for player i, and the players are
numbered in the order of the round, so the lowest bit is the highest ranked player.
"""
