### The page of a round that is paired.

Console-Pairing = Pairing, round { $round }
