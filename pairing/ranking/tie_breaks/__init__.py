"""One file a tie-break, each with its article; `pairing.ranking.registry` lists them."""
